"""Reading positions: any moment of a game, played on, or refused with what is wrong.

Form, counts and printed limits are checked; whether play could have led there is not.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from msgspec import structs

from troyes.core.errors import PositionError, Reason, TroyesError
from troyes.core.forms import fitted_position
from troyes.core.message import Arg, Message
from troyes.core.rng import Seed, from_seed
from troyes.dice import numbers, parts
from troyes.dice.descriptor import DICE
from troyes.dice.game import DiceGame
from troyes.dice.items import BONUSES, item_of
from troyes.dice.names import CATHEDRAL, COLOURS, RESOURCES, ROWS
from troyes.dice.printed import CITIZEN_TRACK, NOTCHES, Printed
from troyes.dice.setup import columns_of
from troyes.dice.shapes import PositionData, schema
from troyes.dice.sheet import ROW_MASK, Sheet, folded
from troyes.dice.views import STAGES, sheet_data
from troyes.dice.walk import ANOTHER_TRACK, AT_DIE, AT_ITEMS, AT_USE, DONE, WORK_BUILDING, Walk, can_stop_at, line_up
from troyes.dice.wheel import HALF_DAYS, Wheel

__all__ = ["read", "schema"]


def read(data: Mapping[str, Any], seed: Seed, rolls: tuple[int, ...]) -> DiceGame:
    return _placed(fitted_position(data, PositionData), seed, rolls)


def _wrong(place: str, why: str, **args: Arg) -> PositionError:
    return PositionError("position-wrong", place=place, detail=Reason(Message(f"position-dice-{why}", args)))


def _placed(position: PositionData, seed: Seed, rolls: tuple[int, ...]) -> DiceGame:
    turn = 2 * (position.day - 1) + (position.half == "afternoon")
    players = len(position.seats)
    try:
        options = DICE.checked(structs.asdict(position.options), players)
        printed, options["cards"] = numbers.load(options["cards"])
    except TroyesError as error:
        raise PositionError("position-options", place=f"options.{error.place}", why=Reason(error.message)) from None
    _check_numbers(position.numbers, options["numbering"])
    sheets = [_sheet(seat.sheet, f"seats[{at}].sheet", turn, printed) for at, seat in enumerate(position.seats)]
    column_of = columns_of(position.numbers)
    rng = from_seed(seed, rolls)
    wheel = _wheel(position.wheel, position.options.banquets, printed)
    game = DiceGame(players, options, seed, rng, printed, column_of, wheel, None, sheets, [], None, [None] * players)
    game.lay_out(turn, [*position.dice.transparent, position.dice.black])
    game.walks = [_walk(game, at, seat.walk, turn) for at, seat in enumerate(position.seats)]
    all_done = all(walk.stage == DONE for walk in game.walks)
    if position.over and (turn + 1 < HALF_DAYS or not all_done):
        raise _wrong("over", "over")
    if position.over and any(sheet_data(walk.sheet) != sheet_data(sheets[walk.seat]) for walk in game.walks):
        raise _wrong("seats", "sheets-differ")
    if all_done and not position.over:
        raise _wrong("seats", "half-day-over")
    game.over = position.over
    game.rolls = rolls
    game.start = game.copy()
    return game


def _check_numbers(written: list[int], numbering: str | list[int]) -> None:
    if sorted(written) != [1, 2, 3, 4, 5, 6]:
        raise _wrong("numbers", "numbers-once")
    steps = {(after - before) % 6 for before, after in pairwise(written)}
    fits = {"first": written == [1, 2, 3, 4, 5, 6], "rising": steps == {1}, "falling": steps == {5}}
    if not (fits[numbering] if isinstance(numbering, str) else written == numbering):
        raise _wrong("numbers", "numbers-option")


def _wheel(notches: list[parts.Notch], banquets: bool, printed: Printed) -> Wheel:
    left = [sorted(tile) for tile in printed.plazas]
    plazas: list[list[int]] = []
    for at, notch in enumerate(notches):
        plaza = [COLOURS.index(notch.up), COLOURS.index(notch.down)]
        if sorted(plaza) not in left:
            raise _wrong(f"wheel[{at}]", "no-such-plaza", up=notch.up, down=notch.down)
        left.remove(sorted(plaza))
        plazas.append(plaza)
        if notch.tile and (plaza[0] != plaza[1] or not banquets):
            raise _wrong(f"wheel[{at}].tile", "tile-where")
        if notch.raid and not notch.tile:
            raise _wrong(f"wheel[{at}].raid", "raid-without-tile")
    tiles = [notch.tile for notch in notches if notch.tile]
    if banquets and (len(tiles) != 3 or len(set(tiles)) != 3):
        raise _wrong("wheel", "three-tiles")
    return Wheel(plazas, [0] * NOTCHES, [notch.tile for notch in notches], [notch.raid for notch in notches])


def _sheet(data: parts.Sheet, place: str, turn: int, printed: Printed) -> Sheet:
    tracks = [data.influence, data.deniers, data.knowledge]
    for resource, track in zip(RESOURCES, tracks, strict=True):
        if track.left > track.circled:
            raise _wrong(f"{place}.{resource}", "more-left")
        if track.circled < printed.resource_start:
            raise _wrong(f"{place}.{resource}", "circled-at-start", count=printed.resource_start)
    drawn = sum(
        1 << (6 * row + column - 1) for row, name in enumerate(ROWS) for column in set(getattr(data.drawn, name))
    )
    crossed = sum(
        1 << (6 * colour + column - 1)
        for colour, name in enumerate(COLOURS)
        for column in set(getattr(data.crossed, name))
    )
    if crossed and turn // 2 + 1 < printed.attack_from_day:
        raise _wrong(f"{place}.crossed", "struck-too-soon", day=printed.attack_from_day)
    if drawn & crossed & ROW_MASK:
        raise _wrong(f"{place}.crossed", "guarded-die")
    citizens = [data.citizens.red, data.citizens.yellow, data.citizens.white]
    sheet = folded(
        drawn,
        crossed,
        [track.circled for track in tracks],
        [track.left for track in tracks],
        citizens,
        data.cathedral_numbers[:],
    )
    _check_cathedrals(sheet, place, printed)
    return sheet


def _check_cathedrals(sheet: Sheet, place: str, printed: Printed) -> None:
    for column in range(6):
        if sheet.number(column) and not sheet.has(CATHEDRAL, column):
            raise _wrong(f"{place}.cathedral_numbers[{column}]", "no-cathedral")
    written = [sheet.number(column) for column in range(6) if sheet.has(CATHEDRAL, column)]
    due = printed.cathedral_number[: len(written)]
    if sorted(written) != sorted(due):
        raise _wrong(
            f"{place}.cathedral_numbers", "cathedral-numbers", count=len(written), due=" ".join(map(str, due)) or "-"
        )


def _walk(game: DiceGame, seat: int, data: parts.DiceWalk, turn: int) -> Walk:
    place = f"seats[{seat}].walk"
    stage = STAGES.index(data.stage)
    sheet = _sheet(data.sheet, f"{place}.sheet", turn, game.printed)
    if stage == AT_DIE and sheet_data(sheet) != sheet_data(game.sheets[seat]):
        raise _wrong(f"{place}.sheet", "nothing-chosen")
    _check_continues(sheet, game.sheets[seat], f"{place}.sheet")
    now = [_item(name, f"{place}.now[{at}]") for at, name in enumerate(data.now)]
    line = [_item(name, f"{place}.line[{at}]") for at, name in enumerate(data.line)]
    for at, item in enumerate(line):
        if item not in BONUSES:
            raise _wrong(f"{place}.line[{at}]", "only-bonuses")
    if stage != AT_ITEMS and (now or line):
        raise _wrong(f"{place}.now", "nothing-under-way", stage=data.stage)
    if (stage == AT_USE and data.place == 0) or (data.place and game.half.dice[data.place - 1].strikes):
        raise _wrong(f"{place}.place", "no-die-there")
    if stage == AT_DIE and data.place:
        raise _wrong(f"{place}.place", "no-die-yet")
    if now and ANOTHER_TRACK <= now[0] < WORK_BUILDING and sheet.citizens[now[0] - ANOTHER_TRACK] < CITIZEN_TRACK:
        raise _wrong(f"{place}.now[0]", "track-not-full")
    walk = Walk(seat, sheet, stage, data.place - 1, line_up(now), line_up(line), None)
    if stage == AT_ITEMS and (not now or not can_stop_at(now[0]) or len(walk.codes(game.half)) < 2):
        raise _wrong(f"{place}.now", "nothing-to-choose")
    if stage == AT_USE and not walk.codes(game.half):
        raise _wrong(f"{place}.place", "useless-die")
    return walk


def _check_continues(sheet: Sheet, before: Sheet, place: str) -> None:
    """A half day only adds to a sheet, apart from what is spent."""
    if sheet.crossed != before.crossed:
        raise _wrong(f"{place}.crossed", "struck-between")
    if sheet.drawn & before.drawn != before.drawn:
        raise _wrong(f"{place}.drawn", "building-missing")
    for column in range(6):
        if before.number(column) not in (0, sheet.number(column)):
            raise _wrong(f"{place}.cathedral_numbers[{column}]", "number-changed")
    for colour in range(3):
        if sheet.circled[colour] < before.circled[colour] or sheet.citizens[colour] < before.citizens[colour]:
            name = RESOURCES[colour] if sheet.circled[colour] < before.circled[colour] else "citizens"
            raise _wrong(f"{place}.{name}", "circle-missing")


def _item(name: str, place: str) -> int:
    item = item_of(name)
    if item is None:
        raise _wrong(place, "no-such-thing", name=name)
    return item
