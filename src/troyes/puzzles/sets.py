"""A game's puzzles: where they come from and what they can be about. The game's own part fills it in."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, NamedTuple

from troyes.coach.preview import Preview
from troyes.core.errors import OptionError
from troyes.registry import USUAL, descriptor, descriptors


class Setup(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class PuzzleSet:
    id: str
    """The name of its file, and of its pages."""
    game: str
    """The game that stands for it."""
    package: str = "troyes.puzzles"
    """Where its file lies, in `data/`."""
    kinds: frozenset[str]
    """The decisions that can be a puzzle: those with which a turn begins."""
    deal: Callable[[Random], Setup]
    """What is played next: puzzles come from all kinds of tables."""
    find: Callable[[Preview], Iterable[str]]
    """What a turn is about, the most telling first."""
    themes: tuple[str, ...]
    """All that `find` may find."""
    wide: float
    """Points by which the best turn has to lead."""
    wide_at_sight: float
    """The same where the search's first look sees it already: the learned eyes of a judge are not everybody's."""
    inside: float
    """The same for the later choices of a turn that has begun well."""
    fewest: int
    """With fewer first steps there is nothing to find."""
    depths: tuple[int, ...]
    """Simulations, fewer first: the first search plays the games, the others look at what may be a puzzle."""
    proof: int
    """Simulations of the last search, which looks only at what has passed all others."""
    jury: int
    """Simulations of each search that judges an answer: few enough for a page that thinks by itself."""
    glances: tuple[int, ...]
    """Simulations, fewer first: who finds the best turn with them tells how hard it is."""
    passing: frozenset[str] = frozenset()
    """What a position tells only of the way that a turn took."""
    each: int
    """So many puzzles come from one seat of one game, at most."""
    apart: int
    """And so many turns of the game lie between two."""


@cache
def sets() -> dict[str, PuzzleSet]:
    """By id, that of the usual game first."""
    games = sorted(descriptors(), key=lambda game: game.name != USUAL)
    found: list[PuzzleSet] = [one for game in games if (one := game.part("puzzles")) is not None]
    return {one.id: one for one in found}


def set_of(game: str) -> PuzzleSet:
    """Where a game's puzzles belong; a game that has none is refused."""
    found: PuzzleSet | None = descriptor(game).part("puzzles")
    if found is None:
        raise OptionError("puzzle-no-game", place="game", game=game)
    return found
