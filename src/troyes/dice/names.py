"""Names and numbers of things: colours, buildings, and everything that can be chosen.

A colour is 0, 1, 2 for red, yellow, white. A row is a kind of building: the prestige building of a colour is row
2 * colour, its work building row 2 * colour + 1. A column is a position on the sheet, 0 to 5 from the left; the die
number written above it is its *number*.
"""

from typing import Final

from troyes.core.decision import Vocabulary

COLOURS: Final = ["red", "yellow", "white"]
RESOURCES: Final = ["influence", "deniers", "knowledge"]
THINGS: Final = [*RESOURCES, *[f"{colour} citizen" for colour in COLOURS]]
"""What can be gained, as data files and positions write it."""
RED: Final = 0
YELLOW: Final = 1
WHITE: Final = 2
INFLUENCE: Final = 0
DENIERS: Final = 1
KNOWLEDGE: Final = 2

ROWS: Final = ["fortress", "counts_palace", "great_hall", "city_hall", "cathedral", "bishopric"]
FORTRESS: Final = 0
GREAT_HALL: Final = 2
CATHEDRAL: Final = 4

# Kinds of decision.
CHOOSE_DIE: Final = "die"
CHOOSE_USE: Final = "use"
CHOOSE_WORK: Final = "work_building"
CHOOSE_PRESTIGE: Final = "prestige_building"
CHOOSE_CITIZEN: Final = "citizen"
CHOOSE_TRACK: Final = "track"

# Codes. A die: 4 * place, and which resource pays where the price is one of any (0: there is nothing to choose).
# Then one of each instead of a die. A use: 3 * (6 * colour + value - 1), and gain, prestige or work building.
# Then a citizen of a colour.
ONE_OF_EACH: Final = 16
USE: Final = 17
GAIN: Final = 0
PRESTIGE: Final = 1
WORK: Final = 2
CITIZEN: Final = 71


def use_code(colour: int, value: int, act: int) -> int:
    return USE + 3 * (6 * colour + value - 1) + act


def building_code(row: int, number: int) -> int:
    """The code of drawing this building in the column with this number."""
    return use_code(row // 2, number, PRESTIGE + row % 2)


def building_row(code: int) -> int:
    """The row of a code that draws a building."""
    return 2 * ((code - USE) // 18) + (code - USE) % 3 - PRESTIGE


def use_number(code: int) -> int:
    """The die value of a use, which is the number of a building's column."""
    return (code - USE) // 3 % 6 + 1


def _keys() -> list[str]:
    keys: list[str] = []
    for place in range(1, 5):
        keys.append(f"die {place}")
        keys.extend(f"die {place} for {resource}" for resource in RESOURCES)
    keys.append("one of each")
    for colour in range(3):
        for value in range(1, 7):
            keys.append(f"gain {RESOURCES[colour]} {value}")
            keys.append(f"{ROWS[2 * colour]} {value}")
            keys.append(f"{ROWS[2 * colour + 1]} {value}")
    keys.extend(f"citizen {colour}" for colour in COLOURS)
    return keys


VOCABULARY: Final = Vocabulary(_keys())
