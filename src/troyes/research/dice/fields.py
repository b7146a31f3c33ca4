"""Where everything stands in a row: a whole game of Troyes Dice in a few hundred small numbers.

First comes the table, then a part for each seat. Colours, buildings, codes and stages are numbered as in `troyes.dice`;
a flag is 0 or 1; a *set* of columns is a number whose bit c stands for column c.
"""

from typing import Final

# -- the table -------------------------------------------------------------------------------------------------------

PLAYERS: Final = 0
TURN: Final = 1
"""The half day, 0 to 15."""
OVER: Final = 2
BANQUETS: Final = 3
COLUMN_OF: Final = 3
"""+ number 1 to 6: the column with this number above it."""
UP: Final = 10
"""+ notch: the colour of the plaza that is up."""
DOWN: Final = 19
"""+ notch: the colour that is down."""
TILE: Final = 28
"""+ notch: the Banquets and Raids tile beside it, or 0."""
RAID: Final = 37
"""+ notch: whether that tile shows its Raid side."""
AVAILABLE: Final = 46
"""+ colour: how many dice a Great Hall may count."""
DICE: Final = 49
"""+ DIE * place: the dice of the half day."""

# A die, and all that holds for whoever chooses it.
ROLLED: Final = 0
COLOUR: Final = 1
BLACK: Final = 2
STRIKES: Final = 3
"""It destroys its plaza, and nobody may choose or count it."""
VALUE: Final = 4
PRICE: Final = 5
"""+ resource."""
PRICE_ANY: Final = 8
"""So many of one resource of the player's choice, on top."""
STEP: Final = 9
"""How far one influence moves the value; 0: influence does nothing."""
RECOLOUR: Final = 10
"""What another colour costs in knowledge; 0: it cannot be changed."""
PRESTIGE_ALLOWED: Final = 11
GIFT: Final = 12
"""The number of the tile that rewards what is built with it, or 0."""
DIE: Final = 13

TABLE: Final = DICE + 4 * DIE

# -- a seat ----------------------------------------------------------------------------------------------------------

# A sheet.
DRAWN: Final = 0
"""+ row: the set of columns in which its building is drawn."""
CROSSED: Final = 6
"""+ colour: the set of columns whose die is crossed out."""
CIRCLED: Final = 9
"""+ resource: how many were ever gained."""
STOCK: Final = 12
"""+ resource: how many are left."""
CITIZENS: Final = 15
"""+ colour."""
MULTIPLIERS: Final = 18
"""+ column of a Cathedral: the number that it wrote, or 0."""
SHEET: Final = 24

# What a seat has: the sheet it writes on, the sheet as it was shown when the half day's event was over, and its walk.
SHOWN: Final = SHEET
STAGE: Final = 2 * SHEET
PLACE: Final = STAGE + 1
"""Of the chosen die, or -1."""
NOW: Final = PLACE + 1
"""How many items of the effect in progress are left ..."""
NOW_ITEMS: Final = NOW + 1
"""... and which, the next last: kind and count in turn."""
NOW_MOST: Final = 8
LINE: Final = NOW_ITEMS + 2 * NOW_MOST
"""How many bonuses wait ..."""
LINE_ITEMS: Final = LINE + 1
"""... and which, the next first."""
LINE_MOST: Final = 46
"""Nobody earns more in a game: two for each track, two for each column of the tracks."""
SEAT: Final = LINE_ITEMS + LINE_MOST

# Stages of a walk.
AT_DIE: Final = 0
AT_USE: Final = 1
AT_ITEMS: Final = 2
DONE: Final = 3

# Kinds of items. Below CITIZEN_ITEM a resource, below OTHER_ITEMS a citizen, with a count.
CITIZEN_ITEM: Final = 3
"""+ colour."""
OTHER_ITEMS: Final = 6
NAME_CITIZEN: Final = 6
"""A yellow or white citizen, the player's choice (tile 6)."""
ANOTHER_TRACK: Final = 7
"""+ colour: a citizen of a full track, for another track of the player's choice (D9)."""
WORK_BUILDING: Final = 10
PRESTIGE_BUILDING: Final = 11
"""+ colour: one of the two buildings of that track's bonus."""
RESOURCES_EACH: Final = 14
PAIR: Final = 15
"""+ colour: the two citizens of that track's last bonus."""


def row_size(players: int) -> int:
    """How many numbers a game of so many seats has."""
    return TABLE + SEAT * players
