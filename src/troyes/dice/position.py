"""Positions and views: the table as plain JSON data.

A position is the whole truth and can be read back. A view is built up from what its seat may see. Columns are counted
1 to 6 from the left; the die number above a column is in `numbers`.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from troyes.core.errors import PositionError, TroyesError
from troyes.core.rng import Seed, from_seed
from troyes.dice import numbers
from troyes.dice.decision import price_of
from troyes.dice.game import NAME, DiceGame
from troyes.dice.items import BONUSES, item_name, item_of
from troyes.dice.log import half_name
from troyes.dice.names import CATHEDRAL, COLOURS, RESOURCES, ROWS
from troyes.dice.printed import CITIZEN_TRACK, NOTCHES, Printed
from troyes.dice.setup import PLAYERS, checked_numbering, columns_of
from troyes.dice.sheet import ROW_MASK, Sheet
from troyes.dice.walk import ANOTHER_TRACK, AT_DIE, AT_ITEMS, AT_USE, DONE, WORK_BUILDING, Walk, can_stop_at
from troyes.dice.wheel import HALF_DAYS, Wheel, notch_of

FORMAT = 1

Colour = Literal["red", "yellow", "white"]
Face = Annotated[int, Meta(ge=1, le=6)]
Column = Annotated[int, Meta(ge=1, le=6, description="A column, from the left.")]
STAGES = ["die", "use", "bonus", "done"]


class Part(Struct, forbid_unknown_fields=True):
    pass


class OptionsData(Part):
    """The options of the game, as `new_game` takes them."""

    numbering: Annotated[
        Any, Meta(description='How the columns were numbered: "first", "rising", "falling", or the six numbers.')
    ] = "first"
    banquets: Annotated[bool, Meta(description="Whether the Banquets and Raids tiles are in play.")] = False
    cards: Annotated[Any, Meta(description="An owner's own printed numbers, by name; null: the product's.")] = None


class NotchData(Part):
    """A plaza, and the tile beside it."""

    up: Annotated[Colour, Meta(description="The colour that shows.")]
    down: Annotated[Colour, Meta(description="The colour of the other side.")]
    tile: Annotated[int, Meta(ge=0, le=8, description="The Banquets and Raids tile beside it; 0: none.")] = 0
    raid: Annotated[bool, Meta(description="Whether that tile shows its Raid side.")] = False


class DiceData(Part):
    """What the four dice show."""

    transparent: Annotated[list[Face], Meta(min_length=3, max_length=3, description="The three transparent dice.")]
    black: Annotated[int, Meta(ge=1, le=6, description="The black die.")]


class TrackData(Part):
    """One resource."""

    circled: Annotated[int, Meta(ge=0, le=18, description="Resources ever circled.")]
    left: Annotated[int, Meta(ge=0, le=18, description="Those not crossed out again.")]


CitizenCount = Annotated[int, Meta(ge=0, le=20, description="Citizens circled on this track.")]
Columns = Annotated[list[Column], Meta(description="Columns, from the left.")]


class CitizensData(Part):
    """The citizens of each colour."""

    red: CitizenCount = 0
    yellow: CitizenCount = 0
    white: CitizenCount = 0


class DrawnData(Part):
    """The columns in which each building is drawn."""

    fortress: Columns = []
    counts_palace: Columns = []
    great_hall: Columns = []
    city_hall: Columns = []
    cathedral: Columns = []
    bishopric: Columns = []


class CrossedData(Part):
    """The columns whose die of a colour is crossed out."""

    red: Columns = []
    yellow: Columns = []
    white: Columns = []


class SheetData(Part):
    """A scoresheet."""

    influence: Annotated[TrackData, Meta(description="The red resource.")]
    deniers: Annotated[TrackData, Meta(description="The yellow resource.")]
    knowledge: Annotated[TrackData, Meta(description="The white resource.")]
    citizens: Annotated[CitizensData, Meta(description="The three tracks of citizens.")]
    drawn: Annotated[DrawnData, Meta(description="The buildings that are constructed.")]
    crossed: Annotated[CrossedData, Meta(description="The dice that are crossed out.")]
    cathedral_numbers: Annotated[
        list[Annotated[int, Meta(ge=0, le=6)]],
        Meta(min_length=6, max_length=6, description="By column: the number its Cathedral wrote; 0: not drawn."),
    ]


class WalkData(Part):
    """How far a seat has come in this half day."""

    stage: Annotated[
        Literal["die", "use", "bonus", "done"], Meta(description="What it must choose, or that it has finished.")
    ]
    place: Annotated[int, Meta(ge=0, le=4, description="The place of the chosen die; 0: none.")]
    now: Annotated[list[str], Meta(description="What is left of the effect in progress, the next first.")]
    line: Annotated[list[str], Meta(description="Bonuses earned on the way, the next first.")]
    sheet: Annotated[SheetData, Meta(description="Its sheet now. Others see it when the half day ends.")]


class SeatData(Part):
    """A player."""

    sheet: Annotated[SheetData, Meta(description="Its sheet after this half day's event, as everybody sees it.")]
    walk: Annotated[WalkData, Meta(description="What it has done since.")]


class PositionData(Part):
    """Any moment of a game of Troyes Dice."""

    format: Annotated[Literal[1], Meta(description="The version of this format.")]
    game: Annotated[Literal["troyes-dice"], Meta(description="The name of the game.")]
    options: Annotated[OptionsData, Meta(description="The options of the game.")]
    numbers: Annotated[
        list[Face], Meta(min_length=6, max_length=6, description="The number written above each column.")
    ]
    day: Annotated[int, Meta(ge=1, le=8, description="The day.")]
    half: Annotated[Literal["morning", "afternoon"], Meta(description="The half of the day.")]
    wheel: Annotated[
        list[NotchData],
        Meta(min_length=9, max_length=9, description="The nine notches clockwise; the first is neutral on day 1."),
    ]
    dice: Annotated[DiceData, Meta(description="This half day's dice. They place themselves.")]
    seats: Annotated[list[SeatData], Meta(min_length=1, max_length=10, description="The players, by seat.")]
    over: Annotated[bool, Meta(description="Whether the game is over.")] = False


def schema() -> dict[str, Any]:
    """The JSON schema of a position, field by field."""
    (reference,), components = msgspec.json.schema_components([PositionData], ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **reference, "$defs": components}


# -- writing -----------------------------------------------------------------------------------------------------


def write(game: DiceGame) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": NAME,
        "options": dict(game.options),
        **_table(game),
        "dice": {
            "transparent": [die.rolled for die in game.half.dice if not die.black],
            "black": next(die.rolled for die in game.half.dice if die.black),
        },
        "seats": [
            {"sheet": _sheet_data(game.sheets[seat]), "walk": _walk_data(game.walks[seat])}
            for seat in range(game.players)
        ],
        "over": game.over,
    }


def view(game: DiceGame, seat: int | None) -> dict[str, Any]:
    return {
        "game": NAME,
        "players": game.players,
        "seat": seat,
        "options": dict(game.options),
        **_table(game),
        "dice": [_die_data(game, place) for place in range(4)],
        "sheets": [_sheet_data(sheet) for sheet in game.sheets],
        "points": [sheet.points(game.printed) for sheet in game.sheets],
        "yours": None if seat is None else _walk_data(game.walks[seat]),
        "log": [message.data() for message in game._log(seat, False)],  # pyright: ignore[reportPrivateUsage]
        "over": game.over,
    }


def _table(game: DiceGame) -> dict[str, Any]:
    wheel, half = game.wheel, game.half
    notches = [
        {
            "up": COLOURS[wheel.colour(notch)],
            "down": COLOURS[wheel.plazas[notch][1 - wheel.side[notch]]],
            "tile": wheel.tile[notch],
            "raid": wheel.raid[notch],
        }
        for notch in range(NOTCHES)
    ]
    return {
        "numbers": [half.number_of(column) for column in range(6)],
        "day": half.day,
        "half": half_name(half.turn),
        "wheel": notches,
    }


def _die_data(game: DiceGame, place: int) -> dict[str, Any]:
    """A die on its place, with the tile's effects in it."""
    die = game.half.dice[place]
    price = price_of(game.half, place, -1)
    return {
        "place": place + 1,
        "notch": notch_of(game.half.turn, place),
        "rolled": die.rolled,
        "value": die.value,
        "colour": COLOURS[die.colour],
        "black": die.black,
        "can_be_chosen": not die.strikes,
        "price": {**dict(zip(RESOURCES, price, strict=True)), "any": die.price_any},
        "value_step": die.step,
        "colour_price": die.recolour,
        "prestige": die.prestige,
    }


def _sheet_data(sheet: Sheet) -> dict[str, Any]:
    data: dict[str, Any] = {
        resource: {"circled": sheet.circled[colour], "left": sheet.stock[colour]}
        for colour, resource in enumerate(RESOURCES)
    }
    data["citizens"] = {name: sheet.citizens[colour] for colour, name in enumerate(COLOURS)}
    data["drawn"] = {
        name: [column + 1 for column in range(6) if sheet.has(row, column)] for row, name in enumerate(ROWS)
    }
    data["crossed"] = {
        name: [column + 1 for column in range(6) if sheet.is_crossed(colour, column)]
        for colour, name in enumerate(COLOURS)
    }
    data["cathedral_numbers"] = sheet.multipliers[:]
    return data


def _walk_data(walk: Walk) -> dict[str, Any]:
    return {
        "stage": STAGES[walk.stage],
        "place": walk.place + 1,
        "now": [item_name(item) for item in reversed(walk.now)],
        "line": [item_name(item) for item in walk.line],
        "sheet": _sheet_data(walk.sheet),
    }


# -- reading -----------------------------------------------------------------------------------------------------


def read(data: Mapping[str, Any], seed: Seed, rolls: tuple[int, ...]) -> DiceGame:
    try:
        position = msgspec.convert(data, PositionData)
    except msgspec.ValidationError as error:
        detail, _, where = str(error).partition(" - at `$")
        raise PositionError("position-form", place=where.strip("`.") or "$", detail=detail) from None
    return _placed(position, seed, rolls)


def _wrong(place: str, detail: str) -> PositionError:
    return PositionError("position-wrong", place=place, detail=detail)


def _placed(position: PositionData, seed: Seed, rolls: tuple[int, ...]) -> DiceGame:
    turn = 2 * (position.day - 1) + (position.half == "afternoon")
    try:
        numbering = checked_numbering(position.options.numbering)
        printed, cards = numbers.load(position.options.cards)
    except TroyesError as error:
        raise _wrong(f"options.{error.place}", str(error)) from None
    options: dict[str, Any] = {"numbering": numbering, "banquets": position.options.banquets, "cards": cards}
    _check_numbers(position.numbers, numbering)
    players = len(position.seats)
    assert PLAYERS[0] <= players <= PLAYERS[1]
    sheets = [_sheet(seat.sheet, f"seats[{at}].sheet", turn, printed) for at, seat in enumerate(position.seats)]
    column_of = columns_of(position.numbers)
    rng = from_seed(seed, rolls)
    wheel = _wheel(position.wheel, position.options.banquets, printed)
    game = DiceGame(players, options, seed, rng, printed, column_of, wheel, None, sheets, [], None)
    game.lay_out(turn, [*position.dice.transparent, position.dice.black])
    game.walks = [_walk(game, at, seat.walk, turn) for at, seat in enumerate(position.seats)]
    all_done = all(walk.stage == DONE for walk in game.walks)
    if position.over and (turn + 1 < HALF_DAYS or not all_done):
        raise _wrong("over", "the game is over only after the eighth afternoon, when every seat has finished")
    if all_done and not position.over:
        raise _wrong("seats", "every seat has finished: the half day would be over")
    game.over = position.over
    game.rolls = rolls
    game.start = game.copy()
    return game


def _check_numbers(written: list[int], numbering: str | list[int]) -> None:
    if sorted(written) != [1, 2, 3, 4, 5, 6]:
        raise _wrong("numbers", "each number from 1 to 6 stands above exactly one column")
    steps = {(after - before) % 6 for before, after in pairwise(written)}
    fits = {"first": written == [1, 2, 3, 4, 5, 6], "rising": steps == {1}, "falling": steps == {5}}
    if not (fits[numbering] if isinstance(numbering, str) else written == numbering):
        raise _wrong("numbers", "they do not follow from the option `numbering`")


def _wheel(notches: list[NotchData], banquets: bool, printed: Printed) -> Wheel:
    left = [sorted(tile) for tile in printed.plazas]
    plazas: list[list[int]] = []
    for at, notch in enumerate(notches):
        plaza = [COLOURS.index(notch.up), COLOURS.index(notch.down)]
        if sorted(plaza) not in left:
            raise _wrong(f"wheel[{at}]", f"there is no further plaza with {notch.up} and {notch.down}")
        left.remove(sorted(plaza))
        plazas.append(plaza)
        if notch.tile and (plaza[0] != plaza[1] or not banquets):
            raise _wrong(f"wheel[{at}].tile", "tiles lie only beside plazas of one colour, and only with `banquets`")
        if notch.raid and not notch.tile:
            raise _wrong(f"wheel[{at}].raid", "there is no tile to show its Raid side")
    tiles = [notch.tile for notch in notches if notch.tile]
    if banquets and (len(tiles) != 3 or len(set(tiles)) != 3):
        raise _wrong("wheel", "with `banquets` three different tiles lie beside the plazas of one colour")
    return Wheel(plazas, [0] * NOTCHES, [notch.tile for notch in notches], [notch.raid for notch in notches])


def _sheet(data: SheetData, place: str, turn: int, printed: Printed) -> Sheet:
    tracks = [data.influence, data.deniers, data.knowledge]
    for resource, track in zip(RESOURCES, tracks, strict=True):
        if track.left > track.circled:
            raise _wrong(f"{place}.{resource}", "more are left than were ever circled")
        if track.circled < printed.resource_start:
            raise _wrong(f"{place}.{resource}", f"{printed.resource_start} are circled from the start")
    drawn = sum(
        1 << (6 * row + column - 1) for row, name in enumerate(ROWS) for column in set(getattr(data.drawn, name))
    )
    crossed = sum(
        1 << (6 * colour + column - 1)
        for colour, name in enumerate(COLOURS)
        for column in set(getattr(data.crossed, name))
    )
    if crossed and turn // 2 + 1 < printed.attack_from_day:
        raise _wrong(f"{place}.crossed", f"no die is struck before day {printed.attack_from_day}")
    if drawn & crossed & ROW_MASK:
        raise _wrong(f"{place}.crossed", "a Fortress stands under a red die that is crossed out")
    citizens = [data.citizens.red, data.citizens.yellow, data.citizens.white]
    sheet = Sheet(
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
        if sheet.multipliers[column] and not sheet.has(CATHEDRAL, column):
            raise _wrong(f"{place}.cathedral_numbers[{column}]", "that Cathedral is not drawn")
    written = [sheet.multipliers[column] for column in range(6) if sheet.has(CATHEDRAL, column)]
    due = printed.cathedral_number[: len(written)]
    if sorted(written) != sorted(due):
        raise _wrong(f"{place}.cathedral_numbers", f"{len(written)} Cathedrals wrote the numbers {due}")


def _walk(game: DiceGame, seat: int, data: WalkData, turn: int) -> Walk:
    place = f"seats[{seat}].walk"
    stage = STAGES.index(data.stage)
    sheet = _sheet(data.sheet, f"{place}.sheet", turn, game.printed)
    if stage == AT_DIE and _sheet_data(sheet) != _sheet_data(game.sheets[seat]):
        raise _wrong(f"{place}.sheet", "it has chosen nothing yet, so its sheet is still the one everybody sees")
    _check_continues(sheet, game.sheets[seat], f"{place}.sheet")
    now = [_item(name, f"{place}.now[{at}]") for at, name in enumerate(data.now)]
    line = [_item(name, f"{place}.line[{at}]") for at, name in enumerate(data.line)]
    for at, item in enumerate(line):
        if item not in BONUSES:
            raise _wrong(f"{place}.line[{at}]", "only a bonus waits in line")
    if stage != AT_ITEMS and (now or line):
        raise _wrong(f"{place}.now", f"nothing is under way at the stage {data.stage!r}")
    if (stage == AT_USE and data.place == 0) or (data.place and game.half.dice[data.place - 1].strikes):
        raise _wrong(f"{place}.place", "there is no die to choose at that place")
    if stage == AT_DIE and data.place:
        raise _wrong(f"{place}.place", "no die is chosen yet")
    if now and ANOTHER_TRACK <= now[0] < WORK_BUILDING and sheet.citizens[now[0] - ANOTHER_TRACK] < CITIZEN_TRACK:
        raise _wrong(f"{place}.now[0]", "that track is not full")
    walk = Walk(seat, sheet, stage, data.place - 1, now[::-1], line, None)
    if stage == AT_ITEMS and (not now or not can_stop_at(now[0]) or len(walk.codes(game.half)) < 2):
        raise _wrong(f"{place}.now", "the first of them must leave something to choose")
    if stage == AT_USE and not walk.codes(game.half):
        raise _wrong(f"{place}.place", "that die cannot be used for anything")
    return walk


def _check_continues(sheet: Sheet, before: Sheet, place: str) -> None:
    """A half day only adds to a sheet, apart from what is spent."""
    if sheet.crossed != before.crossed:
        raise _wrong(f"{place}.crossed", "no die is struck between two events")
    if sheet.drawn & before.drawn != before.drawn:
        raise _wrong(f"{place}.drawn", "a building that everybody sees is missing")
    for column in range(6):
        if before.multipliers[column] not in (0, sheet.multipliers[column]):
            raise _wrong(f"{place}.cathedral_numbers[{column}]", "a number once written never changes")
    for colour in range(3):
        if sheet.circled[colour] < before.circled[colour] or sheet.citizens[colour] < before.citizens[colour]:
            name = RESOURCES[colour] if sheet.circled[colour] < before.circled[colour] else "citizens"
            raise _wrong(f"{place}.{name}", "what everybody sees circled is missing")


def _item(name: str, place: str) -> int:
    item = item_of(name)
    if item is None:
        raise _wrong(place, f"there is no such thing as {name!r}")
    return item
