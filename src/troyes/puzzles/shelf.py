"""The puzzles that come with the package, and how a set of them is written."""

import gzip
import json
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import msgspec

import troyes
from troyes.core.errors import OptionError
from troyes.core.game import Game
from troyes.core.records import FORMAT
from troyes.core.rng import from_seed
from troyes.puzzles.sets import PuzzleSet, sets
from troyes.puzzles.shapes import Puzzle, Source


class _Kept(msgspec.Struct):
    """A puzzle as its file has it: texts that come again and again are numbers of a list."""

    game: int
    """The game it was found in."""
    upto: int
    """How many of its choices were made before."""
    seat: int
    best: list[int]
    obvious: list[int]
    lead: float
    themes: list[int]
    hardness: int


class _Game(msgspec.Struct):
    name: str
    players: int
    seed: str
    options: dict[str, Any]
    choices: list[int]
    """Seat and key of each choice, by turns."""


class _File(msgspec.Struct):
    source: Source
    words: list[str]
    """Keys and themes."""
    numbers: dict[str, dict[str, Any]]
    """By game: every printed number that was played with."""
    games: list[_Game]
    puzzles: list[_Kept]


class Shelf:
    """All puzzles of one set."""

    def __init__(self, about: PuzzleSet, kept: _File) -> None:
        self.about = about
        self.source = kept.source
        self._kept = kept

    def __len__(self) -> int:
        return len(self._kept.puzzles)

    def puzzle(self, number: int) -> Puzzle:
        """By its number, from 1; another one is refused."""
        if not 1 <= number <= len(self):
            raise OptionError("puzzle-number", place="number", value=number, last=len(self))
        kept, words = self._kept.puzzles[number - 1], self._kept.words
        game = self._kept.games[kept.game]
        seats, keys = game.choices[0 : 2 * kept.upto : 2], game.choices[1 : 2 * kept.upto : 2]
        return Puzzle(
            number=number,
            game=game.name,
            players=game.players,
            options=game.options,
            seed=game.seed,
            choices=[(seat, words[key]) for seat, key in zip(seats, keys, strict=True)],
            seat=kept.seat,
            best=[words[key] for key in kept.best],
            obvious=[words[key] for key in kept.obvious],
            lead=kept.lead,
            themes=[words[theme] for theme in kept.themes],
            hardness=kept.hardness,
        )

    def hardness(self, number: int) -> int:
        return self._kept.puzzles[number - 1].hardness

    def id(self, number: int) -> str:
        """What stays the same when the puzzles are made anew and their numbers change."""
        kept = self._kept.puzzles[number - 1]
        return sha256(f"{self._kept.games[kept.game].seed}/{kept.upto}".encode()).hexdigest()[:12]

    def numbers(self, theme: str | None = None) -> list[int]:
        """Of all puzzles, or of those about a theme."""
        known = self._kept.words
        return [
            number
            for number, kept in enumerate(self._kept.puzzles, 1)
            if theme is None or any(known[each] == theme for each in kept.themes)
        ]

    def themes(self) -> dict[str, int]:
        """Those that come up, as the game lists them, and how often."""
        return {theme: count for theme in self.about.themes if (count := len(self.numbers(theme)))}

    def of_day(self, day: date) -> int:
        """The number of a day's puzzle: the same for everybody, and none again before all have come up."""
        turn, at = divmod(day.toordinal(), len(self))
        return 1 + from_seed(f"puzzles {self.about.id} {turn}").shuffled(len(self))[at]

    def record(self, puzzle: Puzzle) -> dict[str, Any]:
        """The record of its game, up to its moment."""
        return {
            "format": FORMAT,
            "game": puzzle.game,
            "players": puzzle.players,
            "options": puzzle.options,
            "seed": puzzle.seed,
            "choices": puzzle.choices,
            "numbers": self._kept.numbers[puzzle.game],
        }

    def begin(self, puzzle: Puzzle) -> Game:
        """The game at the puzzle's moment."""
        return troyes.replay(self.record(puzzle))


@cache
def shelves() -> dict[str, Shelf]:
    """The sets that come with puzzles, by id."""
    return {id: shelf for id, about in sets().items() if (shelf := _read(about)) is not None}


def _read(about: PuzzleSet) -> Shelf | None:
    file = files(about.package) / "data" / f"{about.id}.json.gz"
    return Shelf(about, msgspec.json.decode(gzip.decompress(file.read_bytes()), type=_File)) if file.is_file() else None


def written(source: Source, puzzles: Sequence[Puzzle]) -> bytes:
    """A set of puzzles as its file keeps them: the same ones give the same bytes."""
    words: dict[str, int] = {}

    def word(texts: Iterable[str]) -> list[int]:
        return [words.setdefault(text, len(words)) for text in texts]

    longest: dict[str, Puzzle] = {}
    for puzzle in puzzles:
        if puzzle.seed not in longest or len(longest[puzzle.seed].choices) < len(puzzle.choices):
            longest[puzzle.seed] = puzzle
    games = [
        _Game(
            name=one.game,
            players=one.players,
            seed=seed,
            options=one.options,
            choices=[number for seat, key in one.choices for number in (seat, *word([key]))],
        )
        for seed, one in longest.items()
    ]
    order = {seed: at for at, seed in enumerate(longest)}
    kept = [
        _Kept(
            game=order[one.seed],
            upto=len(one.choices),
            seat=one.seat,
            best=word(one.best),
            obvious=word(one.obvious),
            lead=one.lead,
            themes=word(one.themes),
            hardness=one.hardness,
        )
        for one in puzzles
    ]
    numbers = {one.game: troyes.new_game(one.game).numbers_data() for one in puzzles}
    file = _File(source=source, words=list(words), numbers=numbers, games=games, puzzles=kept)
    return gzip.compress(json.dumps(msgspec.to_builtins(file), separators=(",", ":")).encode(), mtime=0)
