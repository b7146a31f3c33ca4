"""Some tables of a vector environment, played one after the other in one process."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gymnasium.vector import AutoresetMode

from troyes.research.alone import Alone
from troyes.research.buffers import Buffers
from troyes.research.course import Course
from troyes.research.setting import Setting


@dataclass(frozen=True)
class Rules:
    """How the tables of a vector environment are played."""

    setting: Setting
    opponents: tuple[str, ...] | None
    """Who sits in all seats but the first; None: every seat is asked."""
    illegal: str
    max_cycles: int
    autoreset: AutoresetMode


class Rows:
    """The tables from `first` on, so many of them, and their rows of the buffers."""

    def __init__(self, rules: Rules, buffers: Buffers, first: int, count: int) -> None:
        self.rules = rules
        self.buffers = buffers
        self.first = first
        self.gains = rules.setting.reward == "gains"
        self.tables = [_table(rules) for _ in range(count)]
        self.steps = [0] * count
        rows = range(first, first + count)
        self._seen = [memoryview(buffers.observations[row]).cast("B") for row in rows]
        self._legal = [memoryview(buffers.masks[row]).cast("B") for row in rows]

    def reset(self, seeds: Sequence[int | str | None], options: dict[str, Any] | None, which: Sequence[bool]) -> None:
        """Begins a new game at these tables."""
        for at, wanted in enumerate(which):
            if wanted:
                self._settle(at)
                self._begin(at, seeds[at], options)

    def step(self) -> None:
        buffers, mode = self.buffers, self.rules.autoreset
        actions = buffers.actions[self.first : self.first + len(self.tables)].tolist()
        for at, action in enumerate(actions):
            row = self.first + at
            over = bool(buffers.terminations[row] or buffers.truncations[row])
            if over:
                self._settle(at)
            if over and mode is AutoresetMode.NEXT_STEP:
                self._begin(at, None, None)
                continue
            ended = self._play(at, action)
            if ended and mode is AutoresetMode.SAME_STEP:
                buffers.final_observations[row] = buffers.observations[row]
                self._begin(at, None, None)

    def _begin(self, at: int, seed: int | str | None, options: dict[str, Any] | None) -> None:
        self.tables[at].begin(seed, options)
        self.steps[at] = 0
        self._tell(at)

    def _settle(self, at: int) -> None:
        """Clears what the last step told of a table whose game has ended."""
        row, buffers = self.first + at, self.buffers
        buffers.rewards[row] = 0
        buffers.seat_rewards[row] = 0
        buffers.points[row] = 0
        buffers.terminations[row] = buffers.truncations[row] = buffers.illegal[row] = False

    def _play(self, at: int, action: int) -> bool:
        """One choice. Whether that ends the game."""
        row, buffers, table = self.first + at, self.buffers, self.tables[at]
        seat = int(buffers.seats[row])
        legal = table.play(action) if isinstance(table, Alone) else table.play(seat, action)
        if legal == buffers.illegal[row]:
            buffers.illegal[row] = not legal
        self.steps[at] += 1
        course = table.course if isinstance(table, Alone) else table
        over = course.game.over
        if over or self.gains:
            rewards = course.rewards()
            buffers.rewards[row] = rewards[seat]
            buffers.seat_rewards[row] = rewards
        if over:
            buffers.terminations[row] = True
            buffers.points[row] = course.points()
        elif self.steps[at] >= self.rules.max_cycles:
            buffers.truncations[row] = over = True
        self._tell(at)
        return over

    def _tell(self, at: int) -> None:
        """Writes what the seat that must choose next may know and do; after the end, what the last one knows."""
        row, buffers, table = self.first + at, self.buffers, self.tables[at]
        game = table.course.game if isinstance(table, Alone) else table.game
        if not isinstance(table, Alone) and (pending := game.pending):
            buffers.seats[row] = pending[0].seat
        seat = int(buffers.seats[row])
        game.observe(seat, self._seen[at])
        game.mask(seat, self._legal[at], relative=True)


def _table(rules: Rules) -> Alone | Course:
    if rules.opponents is None:
        return Course(rules.setting, rules.illegal)
    return Alone(rules.setting, rules.opponents, rules.illegal)
