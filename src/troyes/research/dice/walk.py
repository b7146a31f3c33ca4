"""A seat's way through a half day: it pays for a die, uses it, and takes every bonus that follows (D8).

`NOW_ITEMS` holds the rest of the effect in progress, its next item last; `LINE_ITEMS` the bonuses earned on the way.
`at` is where the seat's part of the row begins.
"""

from troyes.dice.names import (
    CATHEDRAL,
    CITIZEN,
    FORTRESS,
    GAIN,
    GREAT_HALL,
    INFLUENCE,
    KNOWLEDGE,
    ONE_OF_EACH,
    PRESTIGE,
    RED,
    USE,
    WHITE,
    YELLOW,
)
from troyes.dice.printed import CITIZEN_TRACK, LINK_NONE, RESOURCE_TRACK
from troyes.dice.tiles import GIFT_CATHEDRAL, GIFT_FORTRESS, GIFT_GREAT_HALL, GIFT_WORK
from troyes.research.dice.compiling import Row, compiled
from troyes.research.dice.fields import (
    ANOTHER_TRACK,
    AT_ITEMS,
    AT_USE,
    AVAILABLE,
    CIRCLED,
    CITIZEN_ITEM,
    CITIZENS,
    COLOUR,
    COLUMN_OF,
    DICE,
    DIE,
    DONE,
    DRAWN,
    GIFT,
    LINE,
    LINE_ITEMS,
    MULTIPLIERS,
    NAME_CITIZEN,
    NOW,
    NOW_ITEMS,
    OTHER_ITEMS,
    PAIR,
    PLACE,
    PRESTIGE_BUILDING,
    PRICE,
    PRICE_ANY,
    RECOLOUR,
    RESOURCES_EACH,
    STAGE,
    STEP,
    STOCK,
    VALUE,
    WORK_BUILDING,
)
from troyes.research.dice.legal import open_columns
from troyes.research.dice.printed import (
    CATHEDRAL_NUMBER,
    CITIZEN_ON_RESOURCE,
    FORTRESS_CITIZEN,
    HALL_AMOUNT,
    HALL_PER,
    HALL_THING,
    LINK_AMOUNT,
    LINK_PARTNER,
    LINK_THING,
    PAIR_AT,
    PAIR_CITIZENS,
    PRESTIGE_AT,
    PRESTIGE_ROWS,
    RESOURCES_AT,
    WORK_AT,
    WORK_CITIZENS,
)


@compiled
def take(row: Row, at: int, code: int, printed: Row) -> None:
    """Carries out a legal choice, and all that follows from it up to the next real choice."""
    if code < ONE_OF_EACH:
        _pay_for_die(row, at, code // 4, code % 4 - 1)
        return
    if code == ONE_OF_EACH:
        _one_of_each(row, at)
    elif code >= CITIZEN:
        _choose_citizen(row, at, code - CITIZEN, printed)
    else:
        colour, value, act = (code - USE) // 18, (code - USE) // 3 % 6 + 1, (code - USE) % 3
        gift = 0
        if row[at + STAGE] == AT_USE:
            gift = _change_die(row, at, colour, value)
        else:
            row[at + NOW] -= 1  # the bonus that brings this building
        if act == GAIN:
            _add_item(row, at, colour, value)
        else:
            _build(row, at, 2 * colour + act - PRESTIGE, row[COLUMN_OF + value], gift, printed)
    row[at + STAGE] = AT_ITEMS
    _go_on(row, at, printed)


# -- what is chosen --------------------------------------------------------------------------------------------------


@compiled
def _pay_for_die(row: Row, at: int, place: int, payment: int) -> None:
    """`payment`: the resource that pays where the price is one of any, or -1."""
    die = DICE + DIE * place
    for resource in range(3):
        row[at + STOCK + resource] -= row[die + PRICE + resource]
    if payment >= 0:
        row[at + STOCK + payment] -= row[die + PRICE_ANY]
    row[at + PLACE] = place
    row[at + STAGE] = AT_USE


@compiled
def _change_die(row: Row, at: int, colour: int, value: int) -> int:
    """Pays for the colour and value that the die is used with (D3), and tells whether its tile has a gift."""
    die = DICE + DIE * row[at + PLACE]
    distance = abs(value - row[die + VALUE])
    if distance:
        step = row[die + STEP]
        row[at + STOCK + INFLUENCE] -= (distance + step - 1) // step
    if colour != row[die + COLOUR]:
        row[at + STOCK + KNOWLEDGE] -= row[die + RECOLOUR]
    return row[die + GIFT]


@compiled
def _choose_citizen(row: Row, at: int, colour: int, printed: Row) -> None:
    """Tile 6's citizen of a colour, or the track to which one of a full track goes (D9)."""
    row[at + NOW] -= 1
    if row[at + NOW_ITEMS + 2 * row[at + NOW]] == NAME_CITIZEN:
        _add_item(row, at, CITIZEN_ITEM + colour, 1)
    else:
        _circle_citizen(row, at, colour, printed)


# -- items -----------------------------------------------------------------------------------------------------------


@compiled
def _add_item(row: Row, at: int, kind: int, count: int) -> None:
    """It comes before those that are there."""
    item = at + NOW_ITEMS + 2 * row[at + NOW]
    row[item] = kind
    row[item + 1] = count
    row[at + NOW] += 1


@compiled
def _one_of_each(row: Row, at: int) -> None:
    """Red before yellow before white."""
    _add_item(row, at, WHITE, 1)
    _add_item(row, at, YELLOW, 1)
    _add_item(row, at, RED, 1)


@compiled
def _join_line(row: Row, at: int, kind: int) -> None:
    row[at + LINE_ITEMS + row[at + LINE]] = kind
    row[at + LINE] += 1


@compiled
def _go_on(row: Row, at: int, printed: Row) -> None:
    """Does all that leaves nothing to choose: item by item, then the line's next bonus."""
    while True:
        if row[at + NOW]:
            if _stops_at_item(row, at, printed):
                return
        elif row[at + LINE]:
            _add_item(row, at, row[at + LINE_ITEMS], 0)
            row[at + LINE] -= 1
            for waiting in range(row[at + LINE]):
                row[at + LINE_ITEMS + waiting] = row[at + LINE_ITEMS + waiting + 1]
        else:
            row[at + STAGE] = DONE
            return


@compiled
def _stops_at_item(row: Row, at: int, printed: Row) -> bool:
    """Carries out the next item, or leaves it where it is and says so if there is something to choose."""
    item = at + NOW_ITEMS + 2 * row[at + NOW] - 2
    kind, count = row[item], row[item + 1]
    row[at + NOW] -= 1
    if kind < CITIZEN_ITEM:
        _gain_resources(row, at, kind, count, printed)
    elif kind < OTHER_ITEMS:
        _gain_citizens(row, at, kind - CITIZEN_ITEM, count, printed)
    elif kind == NAME_CITIZEN:
        if _open_tracks(row, at):
            row[at + NOW] += 1
            return True
    elif kind < WORK_BUILDING:
        row[at + NOW] += 1
        return True
    elif kind == WORK_BUILDING:
        return _stops_at_building(row, at, 1, 3, 5, printed)
    elif kind < RESOURCES_EACH:
        rows = PRESTIGE_ROWS + 2 * (kind - PRESTIGE_BUILDING)
        return _stops_at_building(row, at, printed[rows], printed[rows + 1], -1, printed)
    elif kind == RESOURCES_EACH:
        _one_of_each(row, at)
    else:
        pair = PAIR_CITIZENS + 2 * (kind - PAIR)
        _add_item(row, at, CITIZEN_ITEM + printed[pair + 1], 1)
        _add_item(row, at, CITIZEN_ITEM + printed[pair], 1)
    return False


@compiled
def _stops_at_building(row: Row, at: int, first: int, second: int, third: int, printed: Row) -> bool:
    """A bonus building of these rows is taken if it can be: by itself where only one is open (D7)."""
    columns, building = 0, 0
    more = False
    for which in range(3):
        candidate = first if which == 0 else second if which == 1 else third
        if candidate >= 0:
            found = open_columns(row, at, candidate)
            if found:
                more = more or columns != 0 or found & (found - 1) != 0
                columns, building = found, candidate
    if more:
        row[at + NOW] += 1
        return True
    if columns:
        column = 0
        while columns >> column != 1:
            column += 1
        _build(row, at, building, column, 0, printed)
    return False


# -- buildings -------------------------------------------------------------------------------------------------------


@compiled
def _build(row: Row, at: int, building: int, column: int, gift: int, printed: Row) -> None:
    """Draws a building. Its own gain comes first, then its tile's, then its link's: the last is laid down first."""
    row[at + DRAWN + building] |= 1 << column
    link = 6 * building + column
    partner = printed[LINK_PARTNER + link]
    if partner != LINK_NONE and row[at + DRAWN + partner // 6] >> (partner % 6) & 1:
        _add_item(row, at, printed[LINK_THING + link], printed[LINK_AMOUNT + link])
    if gift:
        _add_gift(row, at, building, gift)
    if building == FORTRESS:
        _add_item(row, at, CITIZEN_ITEM + printed[FORTRESS_CITIZEN + column], 1)
    elif building == GREAT_HALL:
        dice = row[AVAILABLE + printed[HALL_PER + column]] + (gift == GIFT_GREAT_HALL)
        if dice:
            _add_item(row, at, printed[HALL_THING + column], dice * printed[HALL_AMOUNT + column])
    elif building == CATHEDRAL:
        built = -1
        for other in range(6):
            built += row[at + DRAWN + CATHEDRAL] >> other & 1
        row[at + MULTIPLIERS + column] = printed[CATHEDRAL_NUMBER + built]
    else:
        _add_item(row, at, CITIZEN_ITEM + building // 2, printed[WORK_CITIZENS])


@compiled
def _add_gift(row: Row, at: int, building: int, gift: int) -> None:
    """What a Banquet gives for this building; tile 7's gift is counted by the Great Hall."""
    if gift == GIFT_CATHEDRAL and building == CATHEDRAL:
        _one_of_each(row, at)
    elif gift == GIFT_WORK and building % 2 == 1:
        _add_item(row, at, CITIZEN_ITEM + building // 2, 1)
    elif gift == GIFT_FORTRESS and building == FORTRESS:
        _add_item(row, at, NAME_CITIZEN, 0)
        _add_item(row, at, CITIZEN_ITEM + RED, 1)


# -- resources and citizens ------------------------------------------------------------------------------------------


@compiled
def _gain_resources(row: Row, at: int, colour: int, count: int, printed: Row) -> None:
    """Circles resources from the left. A citizen on the track comes with its resource, before the rest (D8)."""
    while count and row[at + CIRCLED + colour] < RESOURCE_TRACK:
        row[at + CIRCLED + colour] += 1
        row[at + STOCK + colour] += 1
        count -= 1
        if printed[CITIZEN_ON_RESOURCE + row[at + CIRCLED + colour]]:
            if count:
                _add_item(row, at, colour, count)
            _add_item(row, at, CITIZEN_ITEM + colour, 1)
            return


@compiled
def _gain_citizens(row: Row, at: int, colour: int, count: int, printed: Row) -> None:
    """Circles citizens from the left. One for a full track goes to another; with every track full it is lost (D9)."""
    while count and row[at + CITIZENS + colour] < CITIZEN_TRACK:
        _circle_citizen(row, at, colour, printed)
        count -= 1
    if count == 0:
        return
    tracks = _open_tracks(row, at)
    if tracks == 0:
        return
    if count > 1:
        _add_item(row, at, CITIZEN_ITEM + colour, count - 1)
    if tracks > 1:
        _add_item(row, at, ANOTHER_TRACK + colour, 0)
        return
    for other in range(3):
        if row[at + CITIZENS + other] < CITIZEN_TRACK:
            _circle_citizen(row, at, other, printed)
            return


@compiled
def _open_tracks(row: Row, at: int) -> int:
    found = 0
    for colour in range(3):
        found += row[at + CITIZENS + colour] < CITIZEN_TRACK
    return found


@compiled
def _circle_citizen(row: Row, at: int, colour: int, printed: Row) -> None:
    """Circles one more citizen on a track with room; the bonuses that it reaches join the line."""
    row[at + CITIZENS + colour] += 1
    count = row[at + CITIZENS + colour]
    if count == printed[PRESTIGE_AT]:
        _join_line(row, at, PRESTIGE_BUILDING + colour)
    if count == printed[PAIR_AT]:
        _join_line(row, at, PAIR + colour)
    if printed[RESOURCES_AT + count] or printed[WORK_AT + count]:
        for other in range(3):
            if row[at + CITIZENS + other] < count:
                return
        if printed[RESOURCES_AT + count]:
            _join_line(row, at, RESOURCES_EACH)
        if printed[WORK_AT + count]:
            _join_line(row, at, WORK_BUILDING)
