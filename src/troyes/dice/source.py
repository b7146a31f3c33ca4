"""The printed numbers of Troyes Dice, with all that is known about them."""

from typing import Any

from msgspec.structs import fields

from troyes.core.cards import Piece, Pieces, Source
from troyes.dice import numbers
from troyes.dice.names import ROWS
from troyes.dice.tiles import BANQUETS

TILES = ("one", "two", "three", "four", "five", "six", "seven", "eight")


def _shapes() -> dict[str, Any]:
    return {field.name: field.type for field in fields(numbers.Numbers)}


def _pieces(tables: dict[str, Any]) -> list[Pieces]:
    found = [
        Pieces(table, table, [Piece("sheet", f"{table}.{name}") for name in part]) for table, part in tables.items()
    ]
    sides = ("banquet", "raid")
    tiles = [Piece("tile", f"tiles.{number}-{side}") for number in range(1, len(BANQUETS) + 1) for side in sides]
    return [*found, Pieces("tiles", "tiles", tiles)]


def _sections() -> dict[str, list[tuple[str, str]]]:
    rows = {f"{'work' if at % 2 else 'prestige'}.{row.replace('_', '-')}": row for at, row in enumerate(ROWS)}
    tiles = {f"tiles.{name}": [("tile", str(number))] for number, name in enumerate(TILES, 1)}
    return {section: [("building", row)] for section, row in rows.items()} | tiles


SOURCE = Source(numbers.base, numbers.provenance, numbers.load, shapes=_shapes, pieces=_pieces, sections=_sections)
