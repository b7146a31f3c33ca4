"""The games on a processor: one after the other, on one core. Several threads may play arrays of their own."""

from collections.abc import Callable

from troyes.research.dice import games as one
from troyes.research.dice.compiling import compiled
from troyes.research.dice.games import Games

Run = Callable[[Games, int], None]
"""Does something with each of the first so many games."""


@compiled
def begin(games: Games, count: int) -> None:
    for game in range(count):
        one.begin(games, game)


@compiled
def advance(games: Games, count: int) -> None:
    for game in range(count):
        one.advance(games, game)


@compiled
def choose(games: Games, count: int) -> None:
    for game in range(count):
        one.choose(games, game)


@compiled
def tell(games: Games, count: int) -> None:
    for game in range(count):
        one.tell(games, game)


@compiled
def tell_short(games: Games, count: int) -> None:
    for game in range(count):
        one.tell_short(games, game)


@compiled
def play_out(games: Games, count: int) -> None:
    for game in range(count):
        one.play_out(games, game)
