"""Setting a table up: options, numbering, plazas and tiles."""

from typing import Any

from troyes.core.rng import Rng, Seed, from_seed
from troyes.dice import log, numbers
from troyes.dice.game import DiceGame
from troyes.dice.printed import NOTCHES, Printed
from troyes.dice.sheet import blank
from troyes.dice.tiles import TILES
from troyes.dice.wheel import Wheel


def start(players: int, seed: Seed, options: dict[str, Any]) -> DiceGame:
    """A new game, its first dice on the wheel. The draws come in the order that `docs/randomness.md` lists."""
    printed, cards = numbers.load(options["cards"])
    kept = {**options, "cards": cards}
    rng = from_seed(seed)
    entries: list[log.Entry] = []
    column_of = _number_columns(options["numbering"], rng, entries)
    wheel = _lay_wheel(printed, options["banquets"], rng, entries)
    sheets = [blank(printed) for _ in range(players)]
    game = DiceGame(players, kept, seed, rng, printed, column_of, wheel, None, sheets, [], None, [None] * players)
    for entry in entries:
        game.entries = (game.entries, *entry)
    game.begin(0)
    return game


def columns_of(written: list[int]) -> list[int]:
    """The column with each number 1 to 6, from the numbers written above the columns."""
    column_of = [-1] * 7
    for column, number in enumerate(written):
        column_of[number] = column
    return column_of


def _number_columns(numbering: str | list[int], rng: Rng, entries: list[log.Entry]) -> list[int]:
    if not isinstance(numbering, str):
        return columns_of(numbering)
    if numbering == "first":
        return columns_of([1, 2, 3, 4, 5, 6])
    first = rng.die()
    entries.append((log.NUMBERED, -1, first))
    step = 1 if numbering == "rising" else -1
    return columns_of([(first - 1 + step * column) % 6 + 1 for column in range(6)])


def _lay_wheel(printed: Printed, banquets: bool, rng: Rng, entries: list[log.Entry]) -> Wheel:
    order = rng.shuffled(NOTCHES)
    side = [rng.below(2) for _ in range(NOTCHES)]
    entries.append((log.PLAZAS, -1, *order))
    entries.append((log.SIDES, -1, *side))
    plazas = [printed.plazas[tile] for tile in order]
    tile = [0] * NOTCHES
    if banquets:
        drawn = [number + 1 for number in rng.shuffled(TILES)[:3]]
        entries.append((log.TILES, -1, *drawn))
        same = [notch for notch in range(NOTCHES) if plazas[notch][0] == plazas[notch][1]]
        for notch, number in zip(same, drawn, strict=True):
            tile[notch] = number
    return Wheel(plazas, side, tile, [False] * NOTCHES)
