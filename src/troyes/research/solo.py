"""Gymnasium's interface: one seat, alone or among bots."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from troyes.core.game import Game
from troyes.core.whole import plain
from troyes.research.alone import Alone
from troyes.research.seats import observations
from troyes.research.setting import RENDERS, Setting, shown_as

Row = NDArray[np.float32]


class SeatEnv(gymnasium.Env[Any, Any]):
    """The first seat of a table. The info tells, as `action_mask`, what it may choose."""

    metadata: dict[str, Any] = {"render_modes": [*RENDERS], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        *,
        players: int | None = None,
        opponents: str | Sequence[str] = "random",
        reward: str | None = None,
        illegal: str = "stay",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        setting = Setting.of(name, players, reward, options)
        self.alone = Alone(setting, opponents, illegal)
        self.max_cycles = setting.cycles(max_cycles)
        self.render_mode = shown_as(render_mode)
        self.observation_space = observations(setting)
        self.action_space = spaces.Discrete(setting.actions)
        self._steps = 0

    @property
    def game(self) -> Game:
        """The game that is being played, all secrets included."""
        return self.alone.course.game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        seed = plain(seed)
        super().reset(seed=seed)
        self.alone.begin(seed, options)
        self._steps = 0
        return self._observed(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        game = self.game
        if game.over:
            raise RuntimeError("the game is over: reset begins the next")
        legal = self.alone.play(int(action))
        self._steps += 1
        truncated = not game.over and self._steps >= self.max_cycles
        reward = self.alone.course.rewards()[0]
        info = self._info() if legal else {**self._info(), "illegal": True}
        return self._observed(), reward, game.over, truncated, info

    def action_masks(self) -> NDArray[np.int8]:
        """What may be chosen now, as `sb3_contrib` asks for it."""
        mask = np.zeros(self.alone.course.setting.actions, np.int8)
        self.game.mask(self.alone.seat, mask, relative=True)
        return mask

    def _observed(self) -> Row:
        row = np.empty(self.alone.course.setting.size, np.float32)
        self.game.observe(self.alone.seat, row)
        return row

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def render(self) -> str | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        return self.alone.course.text() if self.render_mode == "ansi" else None
