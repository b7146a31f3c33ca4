"""PettingZoo's interface for agents who choose at the same time."""

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv  # pyright: ignore[reportMissingTypeStubs]

from troyes.research.seats import Observation, Seats
from troyes.research.setting import RENDERS, Setting, shown_as


class TogetherEnv(ParallelEnv[str, Any, Any]):
    """A table whose seats all answer at every step.

    A seat that has nothing to choose can only wait: that is the last action, behind those of the game's table. In
    Troyes Dice all choose at once; in Troyes all but one wait.
    """

    metadata: dict[str, Any] = {"name": "", "render_modes": [*RENDERS]}  # noqa: RUF012

    def __init__(self, setting: Setting, illegal: str, max_cycles: int | None, render_mode: str | None) -> None:
        self.metadata = {**self.metadata, "name": setting.name}
        self.seats = Seats(setting, illegal, waits=True)
        self.render_mode = shown_as(render_mode)
        self.max_cycles = setting.cycles(max_cycles)
        self.possible_agents = self.seats.names[:]
        self.observation_spaces = {**self.seats.observation_spaces}
        self.action_spaces = {**self.seats.action_spaces}
        self.agents = []
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.seats.action_spaces[agent]

    @property
    def game(self) -> Any:
        """The `troyes.Game` that is being played, all secrets included."""
        return self.seats.course.game

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.seats.course.begin(seed, options)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.seats.observed(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        course, agents = self.seats.course, self.agents
        game = course.game
        if not agents:
            return {}, {}, {}, {}, {}
        asked = {decision.seat for decision in game.pending}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        for seat, agent in enumerate(agents):
            action = int(actions.get(agent, -1))
            legal = course.play(seat, action) if seat in asked else action == self.seats.waiting
            if not legal:
                infos[agent]["illegal"] = True
        self._cycles += 1
        truncated = not game.over and self._cycles >= self.max_cycles
        rewards = course.rewards()
        told = self._observed()
        if game.over or truncated:
            self.agents = []
        return (
            told,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, game.over),
            dict.fromkeys(agents, truncated),
            infos,
        )

    def render(self) -> str | None:
        return self.seats.course.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to let go of."""
