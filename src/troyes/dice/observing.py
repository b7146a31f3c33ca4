"""What a seat may know of Troyes Dice as a row of numbers; `layout` tells what stands where.

Sheets, wheel, dice and half days do not change once they are shown, so each keeps the piece that was made of it.
"""

from typing import Any, Final

from troyes.core.native import i64
from troyes.core.observing import FLAGS, NUMBERS, Layout, flags, nothing, one_hot, rests
from troyes.dice.die import Die
from troyes.dice.printed import NOTCHES
from troyes.dice.sheet import CIRCLED, CITIZENS, Sheet
from troyes.dice.walk import AT_ITEMS, AT_USE, FEW_THINGS, Walk
from troyes.dice.wheel import HALF_DAYS, HalfDay, Wheel

SLOTS: Final = 8
"""How many things under way, and how many bonuses in line, are told one by one."""
ITEM: Final = 18
SHEET: Final = 69
STOCK_FROM: Final = 4 * 57
STOCK_TO: Final = 4 * 60
"""Where in a sheet's bytes it stands what is left of the resources."""
THIRDS: Final = NOTCHES // 3

COLOUR: Final = one_hot(3)
FOUR: Final = one_hot(4)
SIX: Final = one_hot(6)
TILE: Final = one_hot(8)
TURN: Final = one_hot(HALF_DAYS)
COLUMNS: Final = flags(6)
TWO_ROWS: Final = (1 << 12) - 1
ROWS: Final = [first + second for second in COLUMNS for first in COLUMNS]
"""By 12 bits: what is drawn of two rows."""
WALK: Final = [stage + place for stage in FOUR[:4] for place in (FOUR[4], *FOUR[:4])]
"""By 5 * stage + place + 1."""
NO_ITEMS: Final = nothing(2 * SLOTS * ITEM)
FEWER_ITEMS: Final = rests(SLOTS, ITEM)
SHOWN: Final = [
    rolled + colour + FLAGS[black] + FLAGS[may]
    for rolled in SIX[:6]
    for colour in COLOUR[:3]
    for black in (0, 1)
    for may in (0, 1)
]
"""By 12 * (rolled - 1) + 4 * colour + 2 * black + whether it can be chosen."""
NOTCH: Final = [
    up + down + tile + raid
    for up in COLOUR[:3]
    for down in COLOUR[:3]
    for tile in (TILE[8], *TILE[:8])
    for raid in FLAGS
]
"""By 54 * up + 18 * down + 2 * tile + raid."""
TRACK: Final = (1 << 15) - 1
_TRACKS: Final[list[bytes | None]] = [None] * (TRACK + 1)
"""By three numbers of five bits: themselves."""
_WRITTEN: Final[list[bytes | None]] = [None] * (1 << 12)
"""By three numbers of four bits: themselves."""


def _items() -> list[bytes]:
    """By item: how many of each thing that can be gained, then one of the others."""
    found: list[bytes] = []
    for item in range(FEW_THINGS + 12):
        thing = item // 32 if item < FEW_THINGS else -1
        counts = [NUMBERS[item % 32 if at == thing else 0] for at in range(6)]
        found.append(b"".join([*counts, one_hot(12)[item - FEW_THINGS if thing < 0 else -1]]))
    return found


ITEMS: Final = _items()


def layout(players: int) -> Layout:
    return [
        ("banquets", (1,), "whether Banquets and Raids is played"),
        ("over", (1,), "whether the game is over"),
        ("half_day", (HALF_DAYS,), "one: the half day, mornings and afternoons in turn"),
        ("numbers", (6, 6), "column by column, one: the number above it"),
        (
            "dice",
            (4, 19),
            (
                "by place. one of 6: what it shows; one of 3: its colour; black; can be chosen; its value; "
                "its price in influence, deniers, knowledge and any one; how far an influence moves it; "
                "what another colour costs; whether it builds prestige buildings"
            ),
        ),
        (
            "wheel",
            (NOTCHES, 15),
            "by notch. one of 3: the colour up; one of 3: down; one of 8: the tile; its Raid side",
        ),
        ("walk", (8,), "one of 4: at the die, its use, a bonus, done; one of 4: the place of the chosen die"),
        (
            "now",
            (SLOTS, ITEM),
            (
                "what is left of the effect in progress, the next first. How many influence, deniers, knowledge, red, "
                "yellow, white citizens; else one of 12: a yellow or white citizen, a citizen of a full red, yellow, "
                "white track, a work building, a red, yellow, white prestige building, one of each, a red, yellow, "
                "white pair"
            ),
        ),
        ("line", (SLOTS, ITEM), "the bonuses that wait, in the same form"),
        ("sheet", (SHEET,), "the own sheet now, in the form of those that follow"),
        (
            "sheets",
            (players, SHEET),
            (
                "everybody's sheet as it was shown, the own first, then clockwise. 36: what is drawn, row by row; "
                "18: dice crossed out, colour by colour; circled, left, citizens by colour; the number beside each "
                "character"
            ),
        ),
    ]


def observed(
    options: dict[str, Any], over: bool, half: HalfDay, wheel: Wheel, sheets: list[Sheet], walk: Walk, players: int
) -> bytes:
    told = half.told
    if told is None or half.wheel is not wheel:
        told = _half(options["banquets"], over, half, wheel)
    at = WALK[5 * walk.stage + walk.place + 1]
    seat, sheet, stage = walk.seat, walk.sheet, walk.stage
    shown = sheets[seat]
    paper = shown.told
    if paper is None:
        paper = _sheet(shown)
    if stage == AT_USE and _differs_in_stock(sheet, shown):  # it will hardly be looked at again
        pieces = [told, at, NO_ITEMS, paper[:STOCK_FROM], _stock(sheet.held), paper[STOCK_TO:], paper]
    else:
        own = sheet.told
        if own is None:
            own = _sheet(sheet)
        if stage == AT_ITEMS:
            pieces = [told, at, _items_told(walk.now), _items_told(walk.line), own, paper]
        else:
            pieces = [told, at, NO_ITEMS, own, paper]
    for _ in range(1, players):
        seat += 1
        if seat == players:
            seat = 0
        shown = sheets[seat]
        other = shown.told
        pieces.append(_sheet(shown) if other is None else other)
    return b"".join(pieces)


def _differs_in_stock(sheet: Sheet, shown: Sheet) -> bool:
    """Whether all else on the sheet is as it was shown, as when a die was paid for."""
    return (
        sheet.held >> CIRCLED == shown.held >> CIRCLED
        and sheet.drawn == shown.drawn
        and sheet.crossed == shown.crossed
        and sheet.written == shown.written
    )


def _items_told(lot: int) -> bytes:
    if lot == 0:
        return FEWER_ITEMS[0]
    pieces: list[bytes] = []
    while lot and len(pieces) < SLOTS:
        pieces.append(ITEMS[lot & 255])
        lot >>= 8
    pieces.append(FEWER_ITEMS[len(pieces)])
    return b"".join(pieces)


def _half(banquets: bool, over: bool, half: HalfDay, wheel: Wheel) -> bytes:
    """The game, the half day, and the wheel, which is its own until the game is over."""
    opening = 4 * half.turn + (2 if banquets else 0) + (1 if over else 0)
    pieces = [half.numbering.told[opening] or _opening(banquets, over, half)]
    for die in half.dice:
        shown = die.told
        pieces.append(_die(die) if shown is None else shown)
    pieces += _wheel(wheel)
    told = b"".join(pieces)
    if half.wheel is wheel:
        half.told = told
    return told


def _opening(banquets: bool, over: bool, half: HalfDay) -> bytes:
    numbers = [SIX[number - 1] for number in half.numbering.number_of]
    told = b"".join([FLAGS[banquets], FLAGS[over], TURN[half.turn], *numbers])
    half.numbering.told[4 * half.turn + 2 * banquets + over] = told
    return told


def _die(die: Die) -> bytes:
    shown = SHOWN[12 * die.rolled - 12 + 4 * die.colour + (2 if die.black else 0) + (0 if die.strikes else 1)]
    terms = [die.value, *die.price, die.price_any, die.step, die.recolour]
    die.told = b"".join([shown, *[NUMBERS[term] for term in terms], FLAGS[die.prestige]])
    return die.told


def _wheel(wheel: Wheel) -> list[bytes]:
    """Third by third: a half day turns little."""
    told = wheel.told
    if told is None:
        told = wheel.told = [b""] * THIRDS
    for third in range(THIRDS):
        if not told[third]:
            notch = 3 * third
            told[third] = _notch(wheel, notch) + _notch(wheel, notch + 1) + _notch(wheel, notch + 2)
    return told


def _notch(wheel: Wheel, notch: int) -> bytes:
    plazas, side = wheel.plazas[notch], wheel.side[notch]
    return NOTCH[54 * plazas[side] + 18 * plazas[1 - side] + 2 * wheel.tile[notch] + (1 if wheel.raid[notch] else 0)]


def _sheet(sheet: Sheet) -> bytes:
    told = sheet.told = b"".join(_sheet_pieces(sheet))
    return told


def _sheet_pieces(sheet: Sheet) -> list[bytes]:
    drawn, crossed, held, written = sheet.drawn, sheet.crossed, sheet.held, sheet.written
    return [
        ROWS[drawn & TWO_ROWS],
        ROWS[drawn >> 12 & TWO_ROWS],
        ROWS[drawn >> 24],
        COLUMNS[crossed & 63],
        ROWS[crossed >> 6],
        _track(held >> CIRCLED & TRACK),
        _stock(held),
        _track(held >> CITIZENS),
        _written(written & 0xFFF),
        _written(written >> 12),
    ]


def _stock(held: i64) -> bytes:
    return _track(held & 31 | held >> 1 & 31 << 5 | held >> 2 & 31 << 10)


def _track(numbers: i64) -> bytes:
    """Three numbers of five bits."""
    told = _TRACKS[numbers]
    if told is None:
        told = NUMBERS[numbers & 31] + NUMBERS[numbers >> 5 & 31] + NUMBERS[numbers >> 10]
        _TRACKS[numbers] = told
    return told


def _written(numbers: i64) -> bytes:
    """Three numbers of four bits."""
    told = _WRITTEN[numbers]
    if told is None:
        told = NUMBERS[numbers & 15] + NUMBERS[numbers >> 4 & 15] + NUMBERS[numbers >> 8]
        _WRITTEN[numbers] = told
    return told
