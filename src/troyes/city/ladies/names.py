"""Numbers of the expansion's cards and outdoor activities that the rules name."""

from typing import Final

from troyes.city.names import ACTIVITIES, OUTDOOR

DISTILLER: Final = ACTIVITIES.index("distiller")
MASTER_BUILDER: Final = ACTIVITIES.index("master_builder")
FORT: Final = ACTIVITIES.index("fort")

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

SHOWN: Final = {EXTRA_YELLOW: 1, EXTRA_WHITE: 2, EXTRA_RED: 0, EXTRA_PURPLE: 3}
"""The colour of the die that an extra-die side shows."""

assert OUTDOOR[RACE_B] == "race_b"
