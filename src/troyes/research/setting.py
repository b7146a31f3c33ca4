"""What is played in an environment: a game with its options, what is rewarded, and how choices are numbered."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

from troyes import registry
from troyes.core.bounds import Bounds
from troyes.core.errors import OptionError, quoted
from troyes.core.game import Game
from troyes.core.whole import whole

REWARDS = ("win", "points", "margin", "gains")
"""What each seat gets at the end of a game: a share of one for winning; its points; its points less those of the best
other side. Or, as it plays, each change of what would be counted now, which comes to its points; only where a seat's
points are its own affair, as in Troyes Dice, for elsewhere they tell of what is hidden."""
ILLEGAL = ("stay", "raise")
"""What comes of an action that is not on offer: nothing, or `IllegalMove`."""
RENDERS = ("ansi",)
"""How a table can be shown: as lines of text."""
LOWEST, HIGHEST = -1.0, 2047.0
"""Between these are all numbers of an observation."""


def one_of(name: str, value: object, known: tuple[str, ...]) -> str:
    """The value of a setting that is one of a few words; any other raises `OptionError`."""
    if isinstance(value, str) and value in known:
        return value
    expected = ", ".join(f'"{word}"' for word in known)
    raise OptionError("option-bad", place=name, value=quoted(value), expected=expected)


def shown_as(render_mode: str | None) -> str | None:
    return None if render_mode is None else one_of("render_mode", render_mode, RENDERS)


@dataclass(frozen=True)
class Setting:
    """A game by its name, seats and options, as `new_game` takes them, and what is rewarded."""

    name: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    reward: str = "win"

    @classmethod
    def of(cls, name: str, players: int | None, reward: str | None, options: Mapping[str, Any]) -> Self:
        """Everything checked. Whoever plays alone, against nobody, plays for points; all others play to win."""
        game = registry.new(name, players, 0, options)
        alone = game.players == 1 and not registry.descriptor(name).rival
        usual = "points" if alone else "win"
        known = REWARDS[:-1] if registry.descriptor(name).shared else REWARDS
        return cls(name, game.players, dict(options), one_of("reward", reward or usual, known))

    def begin(self, seed: int | str) -> Game:
        return registry.new(self.name, self.players, seed, self.options)

    @cached_property
    def _example(self) -> Game:
        return self.begin(0)

    @property
    def actions(self) -> int:
        """How many actions the published table has."""
        return len(self._example.action_table())

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self._example.observation_table().size

    @property
    def bounds(self) -> Bounds:
        return self._example.bounds()

    def cycles(self, most: int | None) -> int:
        """After how many choices of a seat a game is broken off, `most` or never; checked."""
        if most is None:
            return self.bounds.choices
        found = whole(most)
        if found is None or found < 1:
            raise OptionError("option-bad", place="max_cycles", value=quoted(most), expected="None, 1+")
        return found

    @cached_property
    def sides(self) -> int:
        """The seats, and le Roy where he plays."""
        return len(self._example.scores())

    @cached_property
    def codes(self) -> list[list[int]]:
        """By seat and action: the code."""
        return [inverse(self._example.actions(seat)) for seat in range(self.players)]

    def rewards(self, game: Game) -> list[float]:
        """What each seat gets for a finished game."""
        if self.reward == "win":
            winners = game.winners()
            return [(seat in winners) / len(winners) for seat in range(self.players)]
        points = [score.total for score in game.scores()]
        if self.reward != "margin" or len(points) == 1:
            return [float(own) for own in points[: self.players]]
        return [float(points[seat] - max(points[:seat] + points[seat + 1 :])) for seat in range(self.players)]

    @property
    def reward_bounds(self) -> tuple[float, float]:
        """The least and the most that a seat can get for a game."""
        _, low, high = self.bounds
        if self.reward == "win":
            return 0.0, 1.0
        return (low, high) if self.reward != "margin" or self.sides == 1 else (low - high, high - low)

    def __deepcopy__(self, memo: object) -> Self:
        return self  # it never changes

    def __reduce__(self) -> tuple[Callable[..., "Setting"], tuple[Any, ...]]:
        """Without what was only looked up."""
        return Setting, (self.name, self.players, self.options, self.reward)


def inverse(numbers: Sequence[int]) -> list[int]:
    found = [0] * len(numbers)
    for place, number in enumerate(numbers):
        found[number] = place
    return found
