"""From the engine to the twin: a game of Troyes Dice at any moment as a row, with its dice to come."""

import numpy as np
from numpy.typing import NDArray

from troyes.core.game import Game
from troyes.dice.die import Die
from troyes.dice.game import DiceGame
from troyes.dice.sheet import Sheet
from troyes.dice.walk import FEW_THINGS, Walk, lined_up
from troyes.dice.wheel import Wheel
from troyes.research.dice.fields import LINE_MOST, NOW_MOST, OTHER_ITEMS, row_size
from troyes.research.dice.generator import GENERATOR
from troyes.research.dice.printed import printed_row


def engine_game(game: Game) -> DiceGame:
    """The game as what the twin knows; any other is refused."""
    if not isinstance(game, DiceGame):
        raise ValueError(f"the twin plays troyes-dice, not {game.name}")
    if game.rng.script:
        raise ValueError("the twin knows no scripted dice: play them in the engine first")
    return game


def printed_of(game: DiceGame) -> NDArray[np.int16]:
    """What the game was set up with, an owner's numbers included."""
    return printed_row(game.printed, game.players, game.options["numbering"], game.options["banquets"])


def words_of(game: DiceGame) -> NDArray[np.int64]:
    """The generator as it stands."""
    words = np.zeros(GENERATOR, np.int64)
    words[:4] = game.rng.state()[:4]
    return words


def row_of(game: DiceGame) -> NDArray[np.int16]:
    """The game as `fields.py` lists it. Places of items that are not there are 0."""
    half = game.half
    row = [game.players, half.turn, int(game.over), int(game.options["banquets"])]
    row += half.column_of[1:]
    row += _wheel(game.wheel)
    row += half.available
    for die in half.dice:
        row += _die(die)
    for seat in range(game.players):
        row += seat_of(game, seat)
    assert len(row) == row_size(game.players)
    return np.array(row, np.int16)


def seat_of(game: DiceGame, seat: int) -> list[int]:
    """One seat's part of the row."""
    walk = game.walks[seat]
    return _sheet(walk.sheet) + _sheet(game.sheets[seat]) + _walk(walk)


def _wheel(wheel: Wheel) -> list[int]:
    up = [plaza[side] for plaza, side in zip(wheel.plazas, wheel.side, strict=True)]
    down = [plaza[1 - side] for plaza, side in zip(wheel.plazas, wheel.side, strict=True)]
    return [*up, *down, *wheel.tile, *map(int, wheel.raid)]


def _die(die: Die) -> list[int]:
    shown = [die.rolled, die.colour, int(die.black), int(die.strikes), die.value]
    return [*shown, *die.price, die.price_any, die.step, die.recolour, int(die.prestige), die.gift]


def _sheet(sheet: Sheet) -> list[int]:
    drawn = [sheet.drawn >> (6 * row) & 63 for row in range(6)]
    crossed = [sheet.crossed >> (6 * colour) & 63 for colour in range(3)]
    return [*drawn, *crossed, *sheet.circled, *sheet.stock, *sheet.citizens, *sheet.multipliers]


def _walk(walk: Walk) -> list[int]:
    items, bonuses = lined_up(walk.now)[::-1], lined_up(walk.line)
    now = [number for item in items for number in _item(item)]
    line = [_item(item)[0] for item in bonuses]
    now += [0] * (2 * NOW_MOST - len(now))
    line += [0] * (LINE_MOST - len(line))
    return [walk.stage, walk.place, len(items), *now, len(bonuses), *line]


def _item(item: int) -> tuple[int, int]:
    """Kind and count of what the engine writes as one number."""
    return (item // 32, item % 32) if item < FEW_THINGS else (item - FEW_THINGS + OTHER_ITEMS, 0)
