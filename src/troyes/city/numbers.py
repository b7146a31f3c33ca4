"""The shape of both `printed.toml`, checked field by field, also when an owner's numbers lie over them."""

import json
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType, field

from troyes.city import tables
from troyes.city.names import (
    ACTIVITIES,
    BISHOPRIC,
    BONUS,
    BONUS_ACTIVITIES,
    CHARACTERS,
    CITY_HALL,
    COLOURS,
    EVENTS,
    LADIES_ACTIVITIES,
    LADIES_EVENTS,
    MARAUDING,
    OUTDOOR,
    PALACE,
    RED,
    RESISTANCE,
    SPACES,
)
from troyes.city.numbering import building_of, row_of, space_of, spaces_of
from troyes.city.printed import Printed, pack
from troyes.core.cards import Cards, Overlay, because, checked, laid_out_once
from troyes.core.view_shapes import Colour

Deniers = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=0, le=12)]
Influence = Annotated[int, Meta(ge=0, le=20)]
Division = Annotated[int, Meta(ge=1, le=12)]
EventDivision = Annotated[int, Meta(ge=1, le=18)]
"""Up to three dice of 6: the Chief Outlaw asks for much at once."""
Value = Annotated[int, Meta(ge=1, le=6)]
Threshold = Annotated[int, Meta(ge=1, le=60)]
Row = Annotated[list[Value], Meta(min_length=1, max_length=6)]
CityHallSpace = tuple[Annotated[int, Meta(ge=0, le=1)], Annotated[int, Meta(ge=0, le=2)]]
BishopricSpace = tuple[Annotated[int, Meta(ge=0, le=2)], Annotated[int, Meta(ge=0, le=1)]]
Gate = Annotated[int, Meta(ge=1, le=20)]
Tile = Literal["Ia", "Ib", "IIa", "IIb", "IIIa", "IIIb", "IVa", "IVb"]
TILES: tuple[str, ...] = get_args(Tile)

FEWEST_RED_EVENTS = 7
"""One for each of six rounds, and one in the box that Resistance may call."""
TWO_PLAYER_NEUTRALS = 6
BY_DIE = [
    name
    for name in ACTIVITIES
    if (tables.TROYES["activities"] | tables.LADIES["activities"])[name]["per"] == "each die"
]
RULE = (
    *("board.palace", "board.city_hall_row_spaces", "board.bishopric_row_spaces", "board.cathedral_levels"),
    *("events.resistance.colour", "events.resistance.calls"),
    *(f"activities.{activity}.kind" for activity in ACTIVITIES),
    *(f"activities.{activity}.per" for activity in BY_DIE),
    *(f"events.{event}.colour" for event in EVENTS[LADIES_EVENTS:]),
    "ramparts.spaces",
    *(f"outdoor.{outdoor}.level" for outdoor in OUTDOOR),
    "supply.purple_dice_each",
)
"""What the rules rest on: an owner's file may name it, never change it."""


class Strict(Struct, forbid_unknown_fields=True):
    pass


class Salary(Strict):
    palace: Deniers
    city_hall: Deniers
    bishopric: Deniers


class ByPlayers(Strict):
    two: Annotated[int, Meta(ge=1, le=6)] = field(name="2")
    three: Annotated[int, Meta(ge=1, le=6)] = field(name="3")
    four: Annotated[int, Meta(ge=1, le=6)] = field(name="4")


class Spaces(Strict):
    palace: list[Value]
    city_hall: list[CityHallSpace]
    bishopric: list[BishopricSpace]


class Board(Strict):
    palace: list[list[int]]
    city_hall: tuple[Row, Row]
    city_hall_row_spaces: int
    bishopric: tuple[Row, Row, Row]
    bishopric_row_spaces: int
    cathedral_levels: int
    influence_start: Annotated[int, Meta(ge=0, le=40)]
    influence_max: Annotated[int, Meta(ge=1, le=40)]
    deniers_start: Annotated[int, Meta(ge=0, le=40)]
    income: Annotated[int, Meta(ge=0, le=40)]
    salary: Salary
    citizens_each: Annotated[int, Meta(ge=6, le=20)]
    neutral_citizens: Annotated[int, Meta(ge=6, le=20)]
    start_citizens: ByPlayers
    rounds: ByPlayers
    two_player_neutrals: Spaces
    roy_order: Spaces


class ActivityCard(Strict):
    colour: Colour
    level: Annotated[int, Meta(ge=1, le=3)]
    kind: Literal["immediate", "delayed", "mixed", "endgame"]
    hire: Deniers
    vp: tuple[Points, Points]


class Activity(ActivityCard):
    per: Division
    hire_influence: Influence = 0


class ByDie(ActivityCard):
    """Without a division: each die places its cube."""

    per: Literal["each die"]


class Event(Strict):
    dice: Colour
    per: EventDivision
    banners: Annotated[int, Meta(ge=1, le=8)]
    vp: tuple[Points, Points]
    black_dice: Annotated[int, Meta(ge=0, le=3)]
    colour: Colour | UnsetType = UNSET
    """Marauding alone has none, and calls none."""
    calls: Literal["red", "yellow", "white", "nothing"] | UnsetType = UNSET


class Character(Strict):
    at: tuple[Threshold, Threshold, Threshold]
    two: tuple[Threshold, Threshold, Threshold] | UnsetType = UNSET


class Ramparts(Strict):
    spaces: int
    gates: tuple[Gate, Gate, Gate, Gate]


class Outdoor(Strict):
    level: Annotated[int, Meta(ge=1, le=4)]
    tile: Tile


class Supply(Strict):
    neutral_citizens_more: Annotated[int, Meta(ge=0, le=10)]
    purple_dice_each: int


def _activity_shape(name: str) -> type[Activity] | type[ByDie]:
    return ByDie if name in BY_DIE else Activity


def shapes() -> dict[str, Any]:
    """The type that checks each table or card, by its dotted name."""
    return {
        "board": Board,
        "ramparts": Ramparts,
        "supply": Supply,
        **{f"activities.{name}": _activity_shape(name) for name in ACTIVITIES},
        **{f"events.{name}": Event for name in EVENTS},
        **{f"characters.{name}": Character for name in CHARACTERS},
        **{f"outdoor.{name}": Outdoor for name in OUTDOOR},
    }


@cache
def base() -> dict[str, Any]:
    """The product's own numbers, those of the expansion behind those of the base game, without their provenance."""
    found = tables.printed(tables.TROYES)
    return {**found, **{name: {**found.get(name, {}), **table} for name, table in ladies().items()}}


@cache
def ladies() -> dict[str, Any]:
    """The expansion's part of them."""
    return tables.printed(tables.LADIES)


@cache
def provenance() -> dict[str, str]:
    """How each number is known, by its dotted name. A name with an index (`vp[0]`) goes before the name without it."""
    return {**tables.provenance(tables.TROYES), **tables.provenance(tables.LADIES)}


@cache
def standard() -> Printed:
    return _flat(base(), Overlay(None))


def load(cards: Cards) -> tuple[Printed, dict[str, Any] | None]:
    """The numbers to play with, and the owner's part of them as a record keeps it."""
    if cards is None:
        return standard(), None
    overlay = Overlay.of(cards)
    return _flat(overlay.laid_over(base()), overlay), overlay.data


_again = laid_out_once(lambda cards: load(cards)[0])


def played_with(cards: dict[str, Any] | None) -> Printed:
    """The numbers of a game that was kept, by its owner's part of them."""
    return standard() if cards is None else _again(cards)


def _flat(numbers: dict[str, Any], overlay: Overlay) -> Printed:
    for place in RULE:
        if _at(numbers, place) != _at(base(), place):
            raise overlay.refused(place, because("city-cards-rule", value=_written(_at(base(), place))))
    printed = Printed()
    _board(printed, checked(Board, numbers["board"], overlay, "board"), overlay)
    for number, name in enumerate(ACTIVITIES):
        place, card = f"activities.{name}", numbers["activities"][name]
        activity: Activity | ByDie = checked(_activity_shape(name), card, overlay, place)
        _activity(printed, number, activity, overlay, place)
    _every_slot(printed, overlay, [name for name in ACTIVITIES[:LADIES_ACTIVITIES] if name not in BONUS_ACTIVITIES])
    _every_slot(printed, overlay, ACTIVITIES[LADIES_ACTIVITIES:])
    for number, name in enumerate(EVENTS):
        place = f"events.{name}"
        _event(printed, number, checked(Event, numbers["events"][name], overlay, place), overlay, place)
    _enough_red_events(printed, overlay)
    for number, name in enumerate(CHARACTERS):
        place = f"characters.{name}"
        character = checked(Character, numbers["characters"][name], overlay, place)
        printed.thresholds[number] = _rising(character.at, overlay, f"{place}.at")
        two = character.at if character.two is UNSET else character.two
        printed.thresholds_two[number] = _rising(two, overlay, f"{place}.two")
    _outside(printed, numbers, overlay)
    pack(printed)
    return printed


def _board(printed: Printed, board: Board, overlay: Overlay) -> None:
    _rows(printed, PALACE, [[value] for value in range(1, 7)], overlay)
    _rows(printed, CITY_HALL, board.city_hall, overlay)
    _rows(printed, BISHOPRIC, board.bishopric, overlay)
    printed.salary = [board.salary.palace, board.salary.city_hall, board.salary.bishopric]
    printed.income = board.income
    printed.deniers_start = board.deniers_start
    printed.influence_start = board.influence_start
    printed.influence_max = board.influence_max
    if board.influence_start > board.influence_max:
        place = _named(overlay, ["board.influence_start", "board.influence_max"])
        raise overlay.refused(place, because("city-cards-influence"))
    printed.citizens_each = board.citizens_each
    printed.neutral_citizens = board.neutral_citizens
    printed.rounds = [0, 0, board.rounds.two, board.rounds.three, board.rounds.four]
    _start_citizens(printed, board, overlay)
    neutrals = _spaces(board.two_player_neutrals)
    if len(set(neutrals)) != TWO_PLAYER_NEUTRALS or len(neutrals) != TWO_PLAYER_NEUTRALS:
        raise overlay.refused(
            _named(overlay, [f"board.two_player_neutrals.{name}" for name in ("palace", "city_hall", "bishopric")]),
            because("city-cards-neutrals", count=len(set(neutrals))),
        )
    printed.two_player_neutrals = neutrals
    order = board.roy_order
    for building, name in enumerate(["palace", "city_hall", "bishopric"]):
        spaces = [space for space in _spaces(order) if building_of(space) == building]
        if sorted(spaces) != list(spaces_of(building)):
            raise overlay.refused(f"board.roy_order.{name}", because("city-cards-order"))
        printed.roy_order.append(spaces)
        entrances = {printed.row_start[row_of(building, value)]: value for value in range(6, 0, -1)}
        printed.roy_rows.append([entrances[space] for space in spaces if space in entrances])


def _rows(printed: Printed, building: int, rows: Iterable[list[int]], overlay: Overlay) -> None:
    rows = list(rows)
    if sorted(value for row in rows for value in row) != [1, 2, 3, 4, 5, 6]:
        name = "city_hall" if building == CITY_HALL else "bishopric"
        raise overlay.refused(f"board.{name}", because("city-cards-rows"))
    length = 6 // len(rows)
    for number, row in enumerate(rows):
        for value in row:
            printed.row_start[row_of(building, value)] = space_of(building, 1) + length * number
            printed.row_length[row_of(building, value)] = length


def _start_citizens(printed: Printed, board: Board, overlay: Overlay) -> None:
    each = board.start_citizens
    printed.start_citizens = [0, 0, each.two, each.three, each.four]
    for players in (2, 3, 4):
        place = f"board.start_citizens.{players}"
        left = SPACES - players * printed.start_citizens[players]
        room = left - TWO_PLAYER_NEUTRALS if players == 2 else left
        if room < 0:
            raise overlay.refused(place, because("city-cards-room", players=players, spaces=SPACES))
        if left > board.neutral_citizens:
            raise overlay.refused(
                _named(overlay, ["board.neutral_citizens", place]),
                because("city-cards-enough", left=left, players=players),
            )


def _spaces(spaces: Spaces) -> list[int]:
    palace = [value - 1 for value in spaces.palace]
    city_hall = [6 * CITY_HALL + 3 * row + space for row, space in spaces.city_hall]
    bishopric = [6 * BISHOPRIC + 2 * row + space for row, space in spaces.bishopric]
    return palace + city_hall + bishopric


def _activity(printed: Printed, number: int, activity: Activity | ByDie, overlay: Overlay, place: str) -> None:
    printed.colour[number] = COLOURS.index(activity.colour)
    printed.level[number] = activity.level - 1
    printed.hire[number] = activity.hire
    printed.tradesman_vp[2 * number : 2 * number + 2] = _falling(activity.vp, overlay, place)
    if isinstance(activity, ByDie):
        return
    printed.per[number] = activity.per
    printed.hire_influence[number] = activity.hire_influence
    if activity.hire and activity.hire_influence:
        places = [f"{place}.hire", f"{place}.hire_influence"]
        raise overlay.refused(_named(overlay, places), because("city-cards-price"))


def _every_slot(printed: Printed, overlay: Overlay, names: list[str]) -> None:
    """Each colour and level needs one of these cards: a game may be played with them alone."""
    cards = [ACTIVITIES.index(name) for name in names]
    filled = {(printed.colour[number], printed.level[number]) for number in cards}
    for name in names:
        own = base()["activities"][name]
        slot = (COLOURS.index(own["colour"]), own["level"] - 1)
        if slot not in filled:
            place, box = f"activities.{name}", "ladies" if name in ladies()["activities"] else "base"
            raise overlay.refused(
                _named(overlay, [f"{place}.colour", f"{place}.level"]),
                because("city-cards-slot", colour=own["colour"], level=own["level"], of_box=box),
            )


def _event(printed: Printed, number: int, event: Event, overlay: Overlay, place: str) -> None:
    printed.event_dice[number] = COLOURS.index(event.dice)
    printed.event_per[number] = event.per
    printed.banners[number] = event.banners
    printed.event_vp[2 * number : 2 * number + 2] = _falling(event.vp, overlay, place)
    printed.black_dice[number] = event.black_dice
    if event.colour is UNSET or event.calls is UNSET:
        return
    printed.event_colour[number] = COLOURS.index(event.colour)
    if event.calls != "nothing":
        printed.calls[number] = COLOURS.index(event.calls)
    if number == RESISTANCE:
        return
    if event.colour == "red" and event.calls not in ("yellow", "white"):
        places = [f"{place}.calls", f"{place}.colour"]
        raise overlay.refused(_named(overlay, places), because("city-cards-calls"))
    if event.colour != "red" and event.calls != "nothing":
        places = [f"{place}.calls", f"{place}.colour"]
        raise overlay.refused(_named(overlay, places), because("city-cards-calls-none", colour=event.colour))


def _enough_red_events(printed: Printed, overlay: Overlay) -> None:
    deck = [number for number in range(LADIES_EVENTS) if number != MARAUDING and EVENTS[number] not in BONUS]
    if sum(printed.event_colour[number] == RED for number in deck) < FEWEST_RED_EVENTS:
        places = [f"events.{EVENTS[number]}.colour" for number in deck if printed.event_colour[number] != RED]
        raise overlay.refused(_named(overlay, places), because("city-cards-red-events", least=FEWEST_RED_EVENTS))


def _outside(printed: Printed, numbers: dict[str, Any], overlay: Overlay) -> None:
    """The ramparts, what lies before their gates, and what the expansion adds to the supply."""
    ramparts = checked(Ramparts, numbers["ramparts"], overlay, "ramparts")
    printed.gates = list(ramparts.gates)
    if sorted(set(printed.gates)) != printed.gates or printed.gates[-1] != ramparts.spaces:
        raise overlay.refused("ramparts.gates", because("city-cards-gates", last=ramparts.spaces))
    for number, name in enumerate(OUTDOOR):
        outdoor = checked(Outdoor, numbers["outdoor"][name], overlay, f"outdoor.{name}")
        printed.outdoor_level[number] = outdoor.level - 1
        printed.outdoor_tile[number] = TILES.index(outdoor.tile)
    _two_sides(printed, overlay)
    supply = checked(Supply, numbers["supply"], overlay, "supply")
    printed.neutral_more = supply.neutral_citizens_more


def _two_sides(printed: Printed, overlay: Overlay) -> None:
    """Which sides share a tile is an owner's to say: two of each level, with two sides each."""
    for tile, name in enumerate(TILES):
        sides = [side for side in range(len(OUTDOOR)) if printed.outdoor_tile[side] == tile]
        if len(sides) != 2 or any(printed.outdoor_level[side] != tile // 2 for side in sides):
            level = [side for side in range(len(OUTDOOR)) if printed.outdoor_level[side] == tile // 2]
            places = [f"outdoor.{OUTDOOR[side]}.tile" for side in (*sides, *level)]
            raise overlay.refused(_named(overlay, places), because("city-cards-sides", tile=name))


def _falling(vp: tuple[int, int], overlay: Overlay, place: str) -> tuple[int, int]:
    if vp[0] < vp[1]:
        raise overlay.refused(f"{place}.vp", because("city-cards-falling"))
    return vp


def _rising(thresholds: tuple[int, int, int], overlay: Overlay, place: str) -> list[int]:
    if not thresholds[0] < thresholds[1] < thresholds[2]:
        raise overlay.refused(place, because("city-cards-rising"))
    return list(thresholds)


def _at(numbers: dict[str, Any], place: str) -> Any:
    for name in place.split("."):
        numbers = numbers[name]
    return numbers


def _written(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _named(overlay: Overlay, places: list[str]) -> str:
    """The first of these places that the owner's file names."""
    for place in places:
        try:
            _at(overlay.data, place)
        except KeyError:
            continue
        return place
    return places[0]
