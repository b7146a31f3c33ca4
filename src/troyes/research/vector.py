"""Many tables at once, as Gymnasium's vector environment."""

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from troyes.core.whole import plain
from troyes.research.buffers import Buffers
from troyes.research.given import whole_numbers
from troyes.research.rows import Rows, Rules
from troyes.research.seats import observations
from troyes.research.setting import ILLEGAL, Setting, one_of
from troyes.research.workers import Workers

Array = NDArray[Any]


class TablesEnv(VectorEnv[Array, Array, Array]):
    """Many tables of one game. A row is what the seat that must choose next at that table may know.

    `infos` has `action_mask`, `seat` (who must choose), `illegal` (whether the last action was not on offer),
    `seat_rewards` (of every seat) and `points` (of every side, where a game has just ended). With `SAME_STEP` a table
    goes on with its next game at once; then `final_obs` has what was last seen of the one before.
    """

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        *,
        players: int | None = None,
        opponents: str | Sequence[str] | None = None,
        reward: str | None = None,
        illegal: str = "stay",
        max_cycles: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        processes: int = 0,
        copy: bool = True,
        **options: Any,
    ) -> None:
        if num_envs < 1 or processes < 0:
            raise ValueError("num_envs is at least 1, processes at least 0")
        setting = Setting.of(name, players, reward, options)
        others = setting.players - 1
        bots = (opponents,) * others if isinstance(opponents, str) else opponents
        rules = Rules(
            setting,
            None if bots is None else tuple(bots),
            one_of("illegal", illegal, ILLEGAL),
            setting.cycles(max_cycles),
            AutoresetMode(autoreset_mode),
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": rules.autoreset, "render_modes": []}
        self.single_observation_space = observations(setting)
        self.single_action_space = spaces.Discrete(setting.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.copy = copy
        self.rules = rules
        self._team = Workers(rules, num_envs, min(processes, num_envs)) if processes else None
        self.buffers = self._team.buffers if self._team else Buffers(setting, num_envs)
        self._tables = self._team or Rows(rules, self.buffers, 0, num_envs)
        self._begun = False

    def reset(
        self, *, seed: int | str | Sequence[int | str | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """`seed`: of the first table, the next ones following it, or one for each. `options` may have a `position` to
        begin from, and a `reset_mask` of the tables that are meant."""
        seed = plain(seed)
        super().reset(seed=seed if isinstance(seed, int) else None)
        chosen = dict(options or {})
        which = cast("Array | None", chosen.pop("reset_mask", None))
        if which is None:
            which = np.ones(self.num_envs, np.bool_)
        if which.shape != (self.num_envs,) or which.dtype != np.bool_:
            raise ValueError(f"reset_mask is an array of {self.num_envs} flags")
        if not self._begun and not which.all():
            raise ValueError("the first reset is of all tables")
        self._tables.reset(self._seeds(seed), chosen or None, which.tolist())
        self._begun = True
        return self._given(self.buffers.observations), self._infos()

    def _seeds(self, seed: int | str | Sequence[int | str | None] | None) -> list[int | str | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return [seed + row for row in range(self.num_envs)]
        if isinstance(seed, str):
            return [f"{seed}/{row}" for row in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are needed, not {len(seed)}")
        return [*seed]

    def step(self, actions: ArrayLike) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        if not self._begun:
            raise RuntimeError("reset comes first")
        buffers = self.buffers
        if self.rules.autoreset is AutoresetMode.DISABLED and (buffers.terminations | buffers.truncations).any():
            raise RuntimeError("some games are over: reset them, with their reset_mask")
        buffers.actions[:] = whole_numbers(actions, buffers.actions.shape)
        self._tables.step()
        given = self._given
        infos = self._infos()
        ended = buffers.terminations | buffers.truncations
        if self.rules.autoreset is AutoresetMode.SAME_STEP and ended.any():
            final = np.full(self.num_envs, None, dtype=object)
            for row in np.flatnonzero(ended):
                final[row] = buffers.final_observations[row].copy()
            infos["final_obs"], infos["_final_obs"] = final, ended
        return (
            given(buffers.observations),
            given(buffers.rewards),
            given(buffers.terminations),
            given(buffers.truncations),
            infos,
        )

    def _infos(self) -> dict[str, Any]:
        buffers, given = self.buffers, self._given
        return {
            "action_mask": given(buffers.masks),
            "seat": given(buffers.seats),
            "illegal": given(buffers.illegal),
            "seat_rewards": given(buffers.seat_rewards),
            "points": given(buffers.points),
        }

    def _given(self, array: Array) -> Array:
        """A copy that is the asker's own, or the buffer itself, which the next step overwrites."""
        return array.copy() if self.copy else array

    def close_extras(self, **kwargs: Any) -> None:
        if self._team is not None:
            self._team.close()
