"""Many tables of Troyes Dice as a vector environment whose arrays stay on the device."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from troyes.core.whole import plain
from troyes.research.dice.batch import DEVICES, FORMS, MOST_SEED, Batch
from troyes.research.dice.bridge import engine_game, printed_of
from troyes.research.dice.observing import SHORT
from troyes.research.seats import observations
from troyes.research.setting import Setting, one_of


class TwinEnv(VectorEnv[Any, Any, Any]):
    """`research.vector_env("troyes-dice", device=...)`: the tables of the flat twin.

    A row is what the seat that must choose next may know: the published observation, or with `observation="short"`
    that of 256 bytes. `infos` are those of `TablesEnv`, and `seed`: of the game that is being played, which the engine
    plays just so. The arrays are the environment's own, and the next step overwrites them. On a graphics card they are
    numba's, which PyTorch, JAX and CuPy read where they lie.

    A table whose game has ended goes on with its next game in the same step, its seed `num_envs` higher. An action that
    is not on offer changes nothing, and `illegal` tells so.
    """

    def __init__(
        self,
        num_envs: int = 1,
        *,
        device: str = "cpu",
        players: int | None = None,
        observation: str = "published",
        reward: str | None = None,
        **options: Any,
    ) -> None:
        setting = Setting.of("troyes-dice", players, reward, options)
        one_of("device", device, DEVICES)
        one_of("observation", observation, FORMS)
        printed = printed_of(engine_game(setting.begin(0)))
        self.batch = Batch(printed, num_envs, device=device, form=observation, reward=setting.reward)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        short = spaces.Box(0, 255, (SHORT,), np.uint8)
        self.single_observation_space = short if observation == "short" else observations(setting)
        self.single_action_space = spaces.Discrete(setting.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never: Any = self.batch.on_device(np.zeros(num_envs, np.bool_))
        self._begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """`seed`: of the first table, from 0 on; the next ones follow it. Without one, any."""
        seed = plain(seed)
        super().reset(seed=seed)
        first = int(self.np_random.integers(MOST_SEED // 2)) if seed is None else seed
        self.batch.begin(np.arange(first, first + self.num_envs), chance=first)
        self.batch.tell()
        self._begun = True
        return self.batch.games.observations, self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action for each table, in an array of the device or of numpy."""
        if not self._begun:
            raise RuntimeError("reset comes first")
        batch, games = self.batch, self.batch.games
        if actions is not games.actions:
            batch.fill(games.actions, actions)
        batch.advance()
        batch.tell()
        return games.observations, games.rewards, games.terminations, self._never, self._infos()

    def sample(self) -> Any:
        """Any legal action for each table, in the array that `step` takes without copying it."""
        self.batch.choose()
        return self.batch.games.actions

    def _infos(self) -> dict[str, Any]:
        games = self.batch.games
        return {
            "action_mask": games.masks,
            "seat": games.seats,
            "illegal": games.illegal,
            "seat_rewards": games.seat_rewards,
            "points": games.points,
            "seed": games.seeds,
        }
