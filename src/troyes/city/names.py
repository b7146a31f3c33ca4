"""Names and numbers of things: colours, buildings, owners, cards, and everything that can be chosen.

A colour is 0, 1, 2 for red, yellow, white; it is also the building where citizens of that order stand (Palace, City
Hall, Bishopric). An owner is a seat, or NEUTRAL: the grey player, in whose place le Roy sits in The King's Challenge. A
slot is a place for an Activity card: 3 * colour + level. A space is a place for a citizen: 6 * building and a number,
row by row.
"""

from typing import Final

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

LEVELS: Final = 3
SLOTS: Final = 9
SPACES: Final = 18
SITES: Final = 18
"""Places of the Cathedral: 6 * level + value - 1."""

ACTIVITIES: Final = [
    *("archer", "chivalry", "diplomat", "hunting", "mercenary", "tax_collector", "captain", "joust", "troubadour"),
    *("artisan", "merchant", "miller", "innkeeper", "blacksmith", "militia", "journeyman", "goldsmith", "sculptor"),
    *("tithe", "monk", "priest", "apprenticeship", "confession", "templar", "pilgrimage", "procession", "glassblower"),
    *("banquet", "baker", "prior"),
]
BONUS_ACTIVITIES: Final = ["banquet", "baker", "prior"]

EVENTS: Final = [
    "marauding",
    *("brigands_a", "brigands_b", "brigands_c", "skirmishes_a", "skirmishes_b", "war", "normans_attack"),
    "succession_conflict",
    *("theological_conflict", "heresy", "migrant_workers", "interruption_of_work"),
    *("drought", "support", "civil_war", "wayfarers"),
    "resistance",
]
MARAUDING: Final = 0
RESISTANCE: Final = 17
CALLS_RED: Final = 0
"""What Resistance calls: another red card."""

BONUS: Final = ["baker", "banquet", "prior", "resistance"]
"""The bonus cards, as the option names them."""

CHARACTERS: Final = [
    "chretien_de_troyes",
    "urbain_iv",
    "thibaut_ii",
    "hugues_de_payns",
    "le_florentin",
    "henry_i",
]
CHRETIEN: Final = 0
URBAIN: Final = 1
THIBAUT: Final = 2
HUGUES: Final = 3
FLORENTIN: Final = 4
HENRY: Final = 5

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
STEPS: Final = [PLACEMENT, BLACK_DICE, ACTION, TURN_OVER, DICE, CITIZEN, TIMES, MILLER, EVENT, ARCHER, "over"]
"""By `City.step`: what is to be chosen, as decisions and positions call it."""

# Codes.
SPACE: Final = 0
"""+ space: the initial placement."""
REROLL: Final = SPACE + SPACES
"""+ 6 * colour + value - 1, an own die."""
TURN: Final = REROLL + 18
HIRE: Final = TURN + 18
PASS: Final = HIRE + 1
AGRICULTURE: Final = PASS + 1
BUILD: Final = AGRICULTURE + 1
PLACE: Final = BUILD + 1
"""+ building."""
ACTIVATE: Final = PLACE + 3
"""+ activity."""
COMBAT: Final = ACTIVATE + len(ACTIVITIES)
"""+ event."""
USE: Final = COMBAT + len(EVENTS)
"""+ activity: a cube from that card modifies the action."""
DIE: Final = USE + len(ACTIVITIES)
"""+ 18 * owner + 6 * colour + value - 1."""
FROM_SUPPLY: Final = DIE + 18 * OWNERS
FROM_HIRING: Final = FROM_SUPPLY + 1
FROM_SPACE: Final = FROM_HIRING + 1
"""+ space."""
FROM_LYING: Final = FROM_SPACE + SPACES
"""+ building."""
FROM_CARD: Final = FROM_LYING + 3
"""+ activity."""
REPEAT: Final = FROM_CARD + len(ACTIVITIES)
"""+ how often, from 1 to MOST_TIMES; + 0 is never offered."""
MILL: Final = REPEAT + MOST_TIMES + 1
"""+ how many of the Miller's activations are for the Palace."""
CUBE_ON: Final = MILL + MOST_TIMES + 1
"""+ event."""
BLACK: Final = CUBE_ON + len(EVENTS)
"""+ value of another black die to be countered."""
GIVE_WAY: Final = BLACK + 7
ROLL: Final = GIVE_WAY + 1
STOP: Final = ROLL + 1
DONE: Final = STOP + 1


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


def _keys() -> list[str]:
    faces = [f"{colour} {value}" for colour in COLOURS for value in range(1, 7)]
    spaces = [space_name(space) for space in range(SPACES)]
    return [
        *spaces,
        *(f"reroll {face}" for face in faces),
        *(f"turn {face}" for face in faces),
        *("hire", "pass", "agriculture", "build cathedral"),
        *(f"place {building}" for building in BUILDINGS),
        *(f"activate {activity}" for activity in ACTIVITIES),
        *(f"combat {event}" for event in EVENTS),
        *(f"use {activity}" for activity in ACTIVITIES),
        *(f"die {owner_name(owner)} {face}" for owner in range(OWNERS) for face in faces),
        *("from supply", "from hiring"),
        *(f"from {space}" for space in spaces),
        *(f"from lying {building}" for building in BUILDINGS),
        *(f"from {activity}" for activity in ACTIVITIES),
        *(f"times {times}" for times in range(MOST_TIMES + 1)),
        *(f"mill palace {times}" for times in range(MOST_TIMES + 1)),
        *(f"cube on {event}" for event in EVENTS),
        *(f"black {value}" for value in range(7)),
        *("give way", "roll", "stop", "done"),
    ]


VOCABULARY: Final = Vocabulary(_keys())
