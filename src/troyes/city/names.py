"""Names and numbers of things: colours, buildings, owners, cards, and everything that can be chosen.

A colour is 0, 1, 2 for red, yellow, white; it is also the building where citizens of that order stand (Palace, City
Hall, Bishopric). An owner is a seat, or NEUTRAL: the grey player, in whose place le Roy sits in The King's Challenge. A
slot is a place for an Activity card: 3 * colour + level. A space is a place for a citizen: 6 * building and a number,
row by row. A die is 18 * owner + 6 * colour + value - 1; the own purple one counts as an owner of its own, and TURNED
is added for a die that is used with its other side up.

The lists of cards are those of the two data files, the base game's first.
"""

from typing import Final

from troyes.city.tables import TROYES, bonus, names
from troyes.core.decision import Vocabulary

COLOURS: Final = ["red", "yellow", "white"]
BUILDINGS: Final = ["palace", "city_hall", "bishopric"]
RED: Final = 0
YELLOW: Final = 1
WHITE: Final = 2
PALACE: Final = 0
CITY_HALL: Final = 1
BISHOPRIC: Final = 2

OWNERS: Final = 5
NEUTRAL: Final = 4
NOBODY: Final = -1
PURPLE: Final = 5
"""In the number of a die: the own purple one, with the colour it is declared to have."""
PURPLE_COLOUR: Final = 3
"""In a face of an own die that lies on the square: it has none of the three colours."""
TURNED: Final = 18 * 6
"""Added to a die that is used with its other side up."""

LEVELS: Final = 3
SLOTS: Final = 9
SPACES: Final = 18
SITES: Final = 18
"""Places of the Cathedral: 6 * level + value - 1. The Master Builder adds a fourth level."""

ACTIVITIES: Final = names("activities")
BONUS_ACTIVITIES: Final = bonus("activities")
LADIES_ACTIVITIES: Final = len(TROYES["activities"])
"""The first Activity card of The Ladies of Troyes."""

EVENTS: Final = names("events")
MARAUDING: Final = 0
RESISTANCE: Final = EVENTS.index("resistance")
LADIES_EVENTS: Final = len(TROYES["events"])
"""The first event of The Ladies of Troyes."""
CHIEF_OUTLAW: Final = EVENTS.index("chief_outlaw")
POSSESSION: Final = EVENTS.index("possession")
CALLS_RED: Final = 0
"""What Resistance calls: another red card."""

BONUS: Final = sorted(BONUS_ACTIVITIES + bonus("events"))
"""The bonus cards, as the option names them."""

CHARACTERS: Final = names("characters")
BASE_CHARACTERS: Final = len(TROYES["characters"])
"""How many are in the base game."""
CHRETIEN: Final = 0
URBAIN: Final = 1
THIBAUT: Final = 2
HUGUES: Final = 3
FLORENTIN: Final = 4
HENRY: Final = 5
JEANNE: Final = 6
ISABEAU: Final = 7
MARIE: Final = 8

OUTDOOR: Final = names("outdoor")
"""Outdoor activities: four sides for each of the four gates."""
GATES: Final = 4

MOST_TIMES: Final = 40
"""More often than any group of dice can activate anything."""

# Kinds of decision.
PLACEMENT: Final = "placement"
BLACK_DICE: Final = "black_dice"
ACTION: Final = "action"
TURN_OVER: Final = "turn_over"
DICE: Final = "dice"
CITIZEN: Final = "citizen"
TIMES: Final = "times"
MILLER: Final = "miller"
EVENT: Final = "event"
ARCHER: Final = "archer"
LANDLADY: Final = "landlady"
EXECUTIONER: Final = "executioner"
COLUMN: Final = "column"
GUARD: Final = "guard"
EXCHANGE: Final = "exchange"
RELEASE: Final = "release"
BOON: Final = "boon"
ANSWER: Final = "answer"
ORDEAL: Final = "ordeal"
STEPS: Final = [
    *(PLACEMENT, BLACK_DICE, ACTION, TURN_OVER, DICE, CITIZEN, TIMES, MILLER, EVENT, ARCHER, "over"),
    *(LANDLADY, EXECUTIONER, COLUMN, GUARD, EXCHANGE, RELEASE, BOON, ANSWER, ORDEAL),
]
"""By `City.step`: what is to be chosen, as decisions and positions call it."""

# Codes.
SPACE: Final = 0
"""+ space: the initial placement."""
REROLL: Final = SPACE + SPACES
"""+ 6 * colour + value - 1, an own die."""
TURN: Final = REROLL + 24
HIRE: Final = TURN + 24
PASS: Final = HIRE + 1
AGRICULTURE: Final = PASS + 1
BUILD: Final = AGRICULTURE + 1
PATROL: Final = BUILD + 1
"""The guard on the ramparts."""
PLACE: Final = PATROL + 1
"""+ building."""
ACTIVATE: Final = PLACE + 3
"""+ activity."""
COMBAT: Final = ACTIVATE + len(ACTIVITIES)
"""+ event."""
USE: Final = COMBAT + len(EVENTS)
"""+ activity: a cube from that card modifies the action."""
USE_OUTDOOR: Final = USE + len(ACTIVITIES)
"""+ outdoor activity: a cube from there."""
DIE: Final = USE_OUTDOOR + len(OUTDOOR)
"""+ die."""
FROM_SUPPLY: Final = DIE + 2 * TURNED
FROM_HIRING: Final = FROM_SUPPLY + 1
FROM_SPACE: Final = FROM_HIRING + 1
"""+ space."""
FROM_LYING: Final = FROM_SPACE + SPACES
"""+ building."""
FROM_CARD: Final = FROM_LYING + 3
"""+ activity."""
REPEAT: Final = FROM_CARD + len(ACTIVITIES)
"""+ how often, from 1 to MOST_TIMES; + 0 is never offered."""
DISCARD: Final = REPEAT + MOST_TIMES + 1
"""+ how many cubes of a mixed card are used."""
MILL: Final = DISCARD + MOST_TIMES + 1
"""+ how many of the Miller's activations are for the Palace."""
LODGE: Final = MILL + MOST_TIMES + 1
"""+ how many of the Landlady's activations are for victory points."""
CUBE_ON: Final = LODGE + MOST_TIMES + 1
"""+ event."""
BUILD_AT: Final = CUBE_ON + len(EVENTS)
"""+ value - 1: the column of the Cathedral where the Master Builder builds."""
ROB: Final = BUILD_AT + 6
"""+ seat: the Executioner takes influence."""
FREE: Final = ROB + 4
"""+ seat: whose citizen is freed from Possession."""
ADVANCE: Final = FREE + 4
"""+ how many spaces, from 1 to 6; + 0 is never offered."""
STATION: Final = ADVANCE + 7
"""+ outdoor activity: a cube is put there."""
SITE: Final = STATION + len(OUTDOOR)
"""+ activity: a cube from *second_site* goes there."""
LOSE: Final = SITE + len(ACTIVITIES)
"""+ activity: Harsh Winter takes a cube from there."""
LOSE_OUTDOOR: Final = LOSE + len(ACTIVITIES)
"""+ outdoor activity."""
BLACK: Final = LOSE_OUTDOOR + len(OUTDOOR)
"""+ value of another black die to be countered."""
GIVE_WAY: Final = BLACK + 7
ROLL: Final = GIVE_WAY + 1
STOP: Final = ROLL + 1
DECLINE: Final = STOP + 1
DONE: Final = DECLINE + 1


def owner_name(owner: int) -> str:
    """As keys write an owner: seats are counted from 0, as everywhere outside of words for people."""
    return "neutral" if owner == NEUTRAL else str(owner)


def space_name(space: int) -> str:
    """As keys write a space by the standard board: the Palace by its value, the others by row and place, from 1."""
    building, at = space // 6, space % 6
    if building == PALACE:
        return f"palace {at + 1}"
    length = 3 if building == CITY_HALL else 2
    return f"{BUILDINGS[building]} {at // length + 1} {at % length + 1}"


def die_name(die: int) -> str:
    """As keys write a die: what is done with it, whose it is, its colour and what it shows on the square."""
    done = "turned" if die >= TURNED else "die"
    owner = die // 18 % 6
    whose = "purple" if owner == PURPLE else owner_name(owner)
    return f"{done} {whose} {COLOURS[die // 6 % 3]} {die % 6 + 1}"


def _keys() -> list[str]:
    faces = [f"{colour} {value}" for colour in [*COLOURS, "purple"] for value in range(1, 7)]
    spaces = [space_name(space) for space in range(SPACES)]
    often = range(MOST_TIMES + 1)
    return [
        *spaces,
        *(f"reroll {face}" for face in faces),
        *(f"turn {face}" for face in faces),
        *("hire", "pass", "agriculture", "build cathedral", "patrol ramparts"),
        *(f"place {building}" for building in BUILDINGS),
        *(f"activate {activity}" for activity in ACTIVITIES),
        *(f"combat {event}" for event in EVENTS),
        *(f"use {activity}" for activity in ACTIVITIES),
        *(f"use {outdoor}" for outdoor in OUTDOOR),
        *(die_name(die) for die in range(2 * TURNED)),
        *("from supply", "from hiring"),
        *(f"from {space}" for space in spaces),
        *(f"from lying {building}" for building in BUILDINGS),
        *(f"from {activity}" for activity in ACTIVITIES),
        *(f"times {times}" for times in often),
        *(f"discard {times}" for times in often),
        *(f"mill palace {times}" for times in often),
        *(f"lodge vp {times}" for times in often),
        *(f"cube on {event}" for event in EVENTS),
        *(f"column {value}" for value in range(1, 7)),
        *(f"take from {seat}" for seat in range(4)),
        *(f"free {seat}" for seat in range(4)),
        *(f"advance {spaces}" for spaces in range(7)),
        *(f"cube at {outdoor}" for outdoor in OUTDOOR),
        *(f"site {activity}" for activity in ACTIVITIES),
        *(f"lose {activity}" for activity in ACTIVITIES),
        *(f"lose {outdoor}" for outdoor in OUTDOOR),
        *(f"black {value}" for value in range(7)),
        *("give way", "roll", "stop", "decline", "done"),
    ]


VOCABULARY: Final = Vocabulary(_keys())
