"""What both of PettingZoo's interfaces share: agents, spaces, and what an agent is told."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from troyes.research.course import Course
from troyes.research.setting import HIGHEST, LOWEST, Setting

Observation = dict[str, NDArray[Any]]
"""`observation`: what the seat may know. `action_mask`: which actions it may choose now."""


def observations(setting: Setting) -> spaces.Box:
    return spaces.Box(LOWEST, HIGHEST, (setting.size,), np.float32)


class Seats:
    """The seats of a table as agents: `seat_0`, `seat_1` and so on."""

    def __init__(self, setting: Setting, illegal: str, waits: bool = False) -> None:
        """`waits`: behind the game's own actions there is one more, of a seat that has nothing to choose."""
        self.course = Course(setting, illegal)
        self.names = [f"seat_{seat}" for seat in range(setting.players)]
        self.waiting = setting.actions if waits else None
        self.actions = setting.actions + waits
        self.action_spaces = {name: spaces.Discrete(self.actions) for name in self.names}
        self.observation_spaces = {name: self._space() for name in self.names}

    def _space(self) -> spaces.Dict:
        mask = spaces.MultiBinary(self.actions)
        return spaces.Dict({"observation": observations(self.course.setting), "action_mask": mask})

    def observed(self, seat: int) -> Observation:
        game, setting = self.course.game, self.course.setting
        seen = np.empty(setting.size, np.float32)
        mask = np.zeros(self.actions, np.int8)
        game.observe(seat, seen)
        game.mask(seat, mask[: setting.actions], relative=True)
        if self.waiting is not None:
            mask[self.waiting] = not mask.any()
        return {"observation": seen, "action_mask": mask}
