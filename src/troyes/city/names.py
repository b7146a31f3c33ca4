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
MISSING_LEVEL: Final = 2
"""What a level of the Cathedral without an own cube costs at the end."""
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
OUTLAW_RAISES: Final = 3
"""What the Chief Outlaw adds to each black die."""
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
TOLL: Final = 0
GUILD: Final = 1
PATRONAGE: Final = 2
HARVEST: Final = 3
EXTRA_YELLOW: Final = 4
EXTRA_WHITE: Final = 5
EXTRA_RED: Final = 6
EXTRA_PURPLE: Final = 7
EXCHANGE: Final = 8
TURN_BOUGHT: Final = 9
SECOND_SITE: Final = 10
SHIELD: Final = 11
ABBEY: Final = 12
FAIR: Final = 13
RACE_A: Final = 14
RACE_B: Final = 15
EXTRA_DICE: Final = {EXTRA_YELLOW: 1, EXTRA_WHITE: 2, EXTRA_RED: 0, EXTRA_PURPLE: 3}
"""The colour of the die that an extra-die side shows."""
assert OUTDOOR[RACE_B] == "race_b"
GATES: Final = 4

MOST_TIMES: Final = 40
"""More often than any group of dice can activate anything."""
