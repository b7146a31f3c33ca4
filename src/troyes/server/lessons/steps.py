"""What a lesson is made of. Its words stand in `locale/lessons.*.ftl`; its numbers come from the game at the moment."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any

import troyes
from troyes.core.game import Game
from troyes.core.message import Arg

LEARNER = 0
"""The seat of the one who learns."""
ANY = "*"
"""In a task: whatever is on offer."""
OR = "|"
"""In a task: between keys that are equally welcome."""


class At:
    """A moment of a game, as the one who learns may know it: where the numbers of a text come from."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.game.view(LEARNER)

    @cached_property
    def numbers(self) -> dict[str, Any]:
        """Every printed number that is played with."""
        return self.game.numbers_data()

    @cached_property
    def has(self) -> dict[str, int]:
        return self.game.resources(LEARNER)

    @cached_property
    def score(self) -> dict[str, int]:
        """The lines of the own count, if it were made now."""
        return dict(self.game.scores()[LEARNER].lines)

    @property
    def keys(self) -> list[str]:
        """What can be chosen now."""
        return self.game.pending[0].options.keys()

    @property
    def most_times(self) -> int:
        """How often something can be done at most, where that is asked."""
        return max(int(key.removeprefix("times ")) for key in self.keys)

    def told(self, id: str, seat: int | None = None) -> dict[str, Any]:
        """The arguments of what the log told last under that id, about that seat."""
        found = [entry["args"] for entry in self.game.view(LEARNER, log=True)["log"] if entry["id"] == id]
        return [args for args in found if seat is None or args["seat"] == seat + 1][-1]

    def after(self, *keys: str) -> "At":
        """The moment to which these choices lead, up to what they would reveal."""
        game = self.game
        for key in keys:
            then = game.ahead(LEARNER, next(one for one in key.split(OR) if game.why_not(LEARNER, one) is None))
            assert then is not None, f"{key} reveals something"
            game = then
        return At(game)

    def change(self, what: str, *keys: str) -> int:
        """By how much these choices change something that the seat has."""
        return self.after(*keys).has[what] - self.has[what]


Facts = Callable[[At], dict[str, Arg]]


def nothing(_: At) -> dict[str, Arg]:
    return {}


@dataclass(frozen=True, kw_only=True)
class Page:
    """Something is told. Reads `lesson-<lesson>-<name>`."""

    name: str
    parts: tuple[str, ...] = ()
    """What is pointed at: parts of the board, or keys of pieces on it."""
    facts: Facts = nothing
    """The arguments of its words."""


@dataclass(frozen=True, kw_only=True)
class Try(Page):
    """Anything may be tried, and is taken back afterwards. `-do` says what to look at."""


@dataclass(frozen=True, kw_only=True)
class Task(Page):
    """Something is to be done: these keys, in this order; dice that follow each other in any.

    `-do` says what, in one line, and is said again when something else was tried; `-well` when it is done.
    """

    keys: tuple[str, ...]
    well: bool = True
    """Whether something is said when it is done."""


@dataclass(frozen=True, kw_only=True)
class Free(Page):
    """Played as one likes, to the end of the game. Only pages and the like can follow it."""


@dataclass(frozen=True, kw_only=True)
class Lesson:
    id: str
    version: int
    """Raised with every change of its steps: who is in the midst of an earlier one plays on freely."""
    game: str
    minutes: int
    rolls: tuple[int, ...]
    """What the dice show, one after the other."""
    seed: str
    steps: tuple[Page, ...]
    others: tuple[tuple[str, ...], ...] = ()
    """For each other seat: what it chooses, in order; after that, or where it cannot, its bot thinks for itself."""
    parts: frozenset[str]
    """The parts of the board that can be pointed at."""
    any_order: str = ""
    """Keys that begin with this may be chosen in any order where they stand together: the dice of a group."""
    learned: int
    """How many lines its summary has: `lesson-<lesson>-learned-1` and so on."""

    def begin(self) -> Game:
        """The game at the lesson's first moment: the position in the file that is called as the lesson is."""
        position = json.loads((files("troyes.server.lessons") / f"{self.id}.json").read_text("utf-8"))
        return troyes.from_position(position, seed=self.seed, rolls=self.rolls)

    @property
    def players(self) -> int:
        return 1 + len(self.others)

    def script(self, seat: int) -> tuple[str, ...]:
        return self.others[seat - 1]


def fits(expected: str, key: str) -> bool:
    return expected == ANY or key in expected.split(OR)


def next_keys(lesson: Lesson, left: tuple[str, ...]) -> Iterator[int]:
    """Which of the keys that are left may come now, by place: the first, or any of those that go in any order."""
    loose = lesson.any_order
    for at, key in enumerate(left):
        if at == 0 or (loose and key.startswith(loose) and left[0].startswith(loose)):
            yield at
        else:
            return
