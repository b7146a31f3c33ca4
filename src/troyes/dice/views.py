"""The table as plain JSON data: the whole truth as a position, and what one seat sees as a view.

A view is built up from what its seat may see, never cut down from the whole. Columns are counted 1 to 6 from the left;
the die number above a column is in `numbers`.
"""

from typing import TYPE_CHECKING, Any

from troyes.dice.items import item_name
from troyes.dice.log import half_name
from troyes.dice.names import COLOURS, RESOURCES, ROWS
from troyes.dice.printed import NOTCHES
from troyes.dice.sheet import Sheet
from troyes.dice.walk import Walk, lined_up
from troyes.dice.wheel import HALF_DAYS, notch_of

if TYPE_CHECKING:
    from troyes.dice.game import DiceGame

NAME = "troyes-dice"
FORMAT = 1
STAGES = ["die", "use", "bonus", "done"]


def position(game: "DiceGame") -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": NAME,
        "options": game.options_data(),
        **_table(game),
        "dice": {
            "transparent": [die.rolled for die in game.half.dice if not die.black],
            "black": next(die.rolled for die in game.half.dice if die.black),
        },
        "seats": [
            {"sheet": sheet_data(game.sheets[seat]), "walk": _walk_data(game.walks[seat])}
            for seat in range(game.players)
        ],
        "over": game.over,
    }


def view(game: "DiceGame", seat: int | None) -> dict[str, Any]:
    sheets = game.sheets[:]
    if seat is not None:
        sheets[seat] = game.walks[seat].sheet
    return {
        "game": NAME,
        "players": game.players,
        "seat": seat,
        "options": game.options_data(),
        **_table(game),
        "days": HALF_DAYS // 2,
        "neutral": (game.half.day - 1) % NOTCHES,
        "strikes": game.half.day >= game.printed.attack_from_day,
        "dice": [_die_data(game, place) for place in range(4)],
        "sheets": [sheet_data(sheet) for sheet in game.sheets],
        "points": [sheet.points(game.printed) for sheet in game.sheets],
        "readings": [_reading(game, sheet) for sheet in sheets],
        "yours": None if seat is None else _walk_data(game.walks[seat]),
        "over": game.over,
    }


def unveiled(game: "DiceGame") -> dict[str, Any]:
    """A spectator's view with what everybody has done in this half day on the sheets already."""
    sheets = [walk.sheet for walk in game.walks]
    return {
        **view(game, None),
        "sheets": [sheet_data(sheet) for sheet in sheets],
        "points": [sheet.points(game.printed) for sheet in sheets],
        "readings": [_reading(game, sheet) for sheet in sheets],
    }


def _table(game: "DiceGame") -> dict[str, Any]:
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


def _die_data(game: "DiceGame", place: int) -> dict[str, Any]:
    """A die on its place, with the tile's effects in it."""
    die = game.half.dice[place]
    return {
        "place": place + 1,
        "notch": notch_of(game.half.turn, place),
        "rolled": die.rolled,
        "value": die.value,
        "colour": COLOURS[die.colour],
        "black": die.black,
        "can_be_chosen": not die.strikes,
        "price": {**dict(zip(RESOURCES, die.price, strict=True)), "any": die.price_any},
        "value_step": die.step,
        "colour_price": die.recolour,
        "prestige": die.prestige,
    }


def sheet_data(sheet: Sheet) -> dict[str, Any]:
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


def _reading(game: "DiceGame", sheet: Sheet) -> dict[str, Any]:
    """What the rules read off a sheet."""
    printed = game.printed
    numbers = dict(zip(printed.cathedral_row, sheet.multipliers, strict=True))
    return {
        "next_cathedral": sheet.next_cathedral(printed),
        "hall_dice": dict(zip(COLOURS, game.half.available, strict=True)),
        "guarded": [column + 1 for column in range(6) if sheet.is_guarded(column)],
        "characters": {
            name: {"number": numbers[row], "buildings": sheet.count(row), "points": numbers[row] * sheet.count(row)}
            for row, name in enumerate(ROWS)
        },
    }


def _walk_data(walk: Walk) -> dict[str, Any]:
    return {
        "stage": STAGES[walk.stage],
        "place": walk.place + 1,
        "now": [item_name(item) for item in lined_up(walk.now)],
        "line": [item_name(item) for item in lined_up(walk.line)],
        "sheet": sheet_data(walk.sheet),
    }
