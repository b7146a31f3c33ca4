"""Names and numbers of things: colours, buildings, owners, cards.

A colour is 0, 1, 2 for red, yellow, white; it is also the building where citizens of that order stand (Palace, City
Hall, Bishopric). An owner is a seat, or NEUTRAL: the grey player, in whose place le Roy sits in The King's Challenge.
What is packed into one number is told in `numbering.py`.

The lists of cards are those of the two data files, the base game's first.
"""

from typing import Final

from troyes.city.tables import TROYES, bonus, names

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
"""Places of the Cathedral. The Master Builder adds a fourth level."""

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
