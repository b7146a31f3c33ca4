"""The shape of `printed.toml`, checked field by field, also when an owner's numbers lie over it."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from troyes.core.cards import Cards, Overlay, because, checked, laid_out_once
from troyes.core.view_shapes import Colour
from troyes.dice.die import usual_dice
from troyes.dice.names import COLOURS, RESOURCES, ROWS, THINGS
from troyes.dice.printed import LINK_NONE, RESOURCE_TRACK, Printed

Row = Literal["fortress", "counts_palace", "great_hall", "city_hall", "cathedral", "bishopric"]
Prestige = Literal["fortress", "great_hall", "cathedral"]
Thing = Literal["influence", "deniers", "knowledge", "red citizen", "yellow citizen", "white citizen"]
Amount = Annotated[int, Meta(ge=0, le=6)]
Gain = Annotated[int, Meta(ge=1, le=6)]
Column = Annotated[int, Meta(ge=1, le=6)]
CitizenColumn = Annotated[int, Meta(ge=1, le=20)]
Price = tuple[Amount, Literal["any", "influence", "deniers", "knowledge"]]
Hall = tuple[Thing, Amount, Colour]
Link = tuple[Row, Column, Column, Thing, Gain]
PlazaTile = tuple[Colour, Colour]


class Strict(Struct, forbid_unknown_fields=True):
    pass


class Wheel(Strict):
    prices: tuple[Price, Price, Price, Price]
    attack_from_day: Annotated[int, Meta(ge=1, le=8)]


class Plazas(Strict):
    tiles: Annotated[list[PlazaTile], Meta(min_length=9, max_length=9)]


class Resources(Strict):
    start: Annotated[int, Meta(ge=0, le=18)]
    citizens_at: list[Annotated[int, Meta(ge=1, le=18)]]


class Buildings(Strict):
    fortress: tuple[Colour, Colour, Colour, Colour, Colour, Colour]
    great_hall: tuple[Hall, Hall, Hall, Hall, Hall, Hall]
    cathedral: tuple[Row, Row, Row, Row, Row, Row]
    cathedral_numbers: tuple[Amount, Amount, Amount, Amount, Amount, Amount]
    work_citizens: Amount
    links: list[Link]


class PrestigeChoice(Strict):
    red: tuple[Prestige, Prestige]
    yellow: tuple[Prestige, Prestige]
    white: tuple[Prestige, Prestige]


class Pairs(Strict):
    red: tuple[Colour, Colour]
    yellow: tuple[Colour, Colour]
    white: tuple[Colour, Colour]


class Citizens(Strict):
    resources_at: list[CitizenColumn]
    work_building_at: list[CitizenColumn]
    prestige_at: CitizenColumn
    prestige: PrestigeChoice
    pair_at: CitizenColumn
    pair: Pairs


class Numbers(Struct, forbid_unknown_fields=True):
    wheel: Wheel
    plazas: Plazas
    resources: Resources
    buildings: Buildings
    citizens: Citizens


@cache
def base() -> dict[str, Any]:
    """The product's own numbers, without their provenance."""
    numbers = tomllib.loads((files("troyes.dice") / "printed.toml").read_text("utf-8"))
    del numbers["provenance"]
    return numbers


@cache
def provenance() -> dict[str, str]:
    """How each number is known, by its dotted name."""
    return tomllib.loads((files("troyes.dice") / "printed.toml").read_text("utf-8"))["provenance"]


@cache
def standard() -> Printed:
    return _flat(checked(Numbers, base(), Overlay(None)), Overlay(None))


def load(cards: Cards) -> tuple[Printed, dict[str, Any] | None]:
    """The numbers to play with, and the owner's part of them as a record keeps it."""
    if cards is None:
        return standard(), None
    overlay = Overlay.of(cards)
    return _flat(checked(Numbers, overlay.laid_over(base()), overlay), overlay), overlay.data


_again = laid_out_once(lambda cards: load(cards)[0])


def played_with(cards: dict[str, Any] | None) -> Printed:
    """The numbers of a game that was kept, by its owner's part of them."""
    return standard() if cards is None else _again(cards)


def _flat(numbers: Numbers, overlay: Overlay) -> Printed:
    printed = Printed()
    printed.price_amount = [amount for amount, _ in numbers.wheel.prices]
    printed.price_resource = [-1 if of == "any" else RESOURCES.index(of) for _, of in numbers.wheel.prices]
    printed.dice = usual_dice(printed)
    printed.attack_from_day = numbers.wheel.attack_from_day
    tiles = numbers.plazas.tiles
    printed.plazas = [[COLOURS.index(front), COLOURS.index(back)] for front, back in tiles]
    if sum(front == back for front, back in tiles) != 3:
        raise overlay.refused("plazas.tiles", because("dice-cards-tiles"))
    printed.resource_start = numbers.resources.start
    printed.citizen_on_resource = [at in numbers.resources.citizens_at for at in range(19)]
    places = [*numbers.resources.citizens_at, RESOURCE_TRACK + 1]
    printed.citizen_after = [min(at for at in places if at > circled) for circled in range(RESOURCE_TRACK + 1)]
    buildings = numbers.buildings
    printed.fortress = [COLOURS.index(colour) for colour in buildings.fortress]
    printed.hall_thing = [THINGS.index(thing) for thing, _, _ in buildings.great_hall]
    printed.hall_amount = [amount for _, amount, _ in buildings.great_hall]
    printed.hall_per = [COLOURS.index(colour) for _, _, colour in buildings.great_hall]
    printed.cathedral_row = [ROWS.index(row) for row in buildings.cathedral]
    if len(set(printed.cathedral_row)) < 6:
        raise overlay.refused("buildings.cathedral", because("dice-cards-cathedral"))
    printed.cathedral_number = list(buildings.cathedral_numbers)
    printed.work_citizens = buildings.work_citizens
    for row, first, second, thing, amount in buildings.links:
        one, two = 6 * ROWS.index(row) + first - 1, 6 * ROWS.index(row) + second - 1
        if one == two or printed.link_partner[one] != LINK_NONE or printed.link_partner[two] != LINK_NONE:
            raise overlay.refused(
                "buildings.links", because("dice-cards-links", building=row, first=first, second=second)
            )
        printed.link_partner[one], printed.link_partner[two] = two, one
        printed.link_thing[one] = printed.link_thing[two] = THINGS.index(thing)
        printed.link_amount[one] = printed.link_amount[two] = amount
    citizens = numbers.citizens
    printed.resources_at = [at in citizens.resources_at for at in range(21)]
    printed.work_at = [at in citizens.work_building_at for at in range(21)]
    printed.prestige_at = citizens.prestige_at
    choices = (citizens.prestige.red, citizens.prestige.yellow, citizens.prestige.white)
    for colour, rows in zip(COLOURS, choices, strict=True):
        if rows[0] == rows[1]:
            raise overlay.refused(f"citizens.prestige.{colour}", because("dice-cards-prestige"))
    printed.prestige_rows = [[ROWS.index(row) for row in rows] for rows in choices]
    printed.pair_at = citizens.pair_at
    pairs = (citizens.pair.red, citizens.pair.yellow, citizens.pair.white)
    printed.pair = [[COLOURS.index(colour) for colour in pair] for pair in pairs]
    return printed
