"""PettingZoo's interface for agents who choose one after the other."""

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]

from troyes.research.seats import Observation, Seats
from troyes.research.setting import RENDERS, Setting, shown_as


class TurnEnv(AECEnv[str, Any, Any]):
    """A table whose seats are asked in turn.

    Where several must choose at once they are asked clockwise, one small choice each, and see nothing of what the
    others have chosen.
    """

    metadata: dict[str, Any] = {"name": "", "render_modes": [*RENDERS], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, setting: Setting, illegal: str, max_cycles: int | None, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": setting.name}
        self.seats = Seats(setting, illegal)
        self.render_mode = shown_as(render_mode)
        self.max_cycles = setting.cycles(max_cycles)
        self.possible_agents = self.seats.names[:]
        self.observation_spaces = {**self.seats.observation_spaces}
        self.action_spaces = {**self.seats.action_spaces}
        self.agents = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.seats.action_spaces[agent]

    @property
    def game(self) -> Any:
        """The `troyes.Game` that is being played, all secrets included."""
        return self.seats.course.game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        game = self.seats.course.begin(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._asked = [0] * len(self.agents)
        self.agent_selection = self.agents[game.pending[0].seat]

    def observe(self, agent: str) -> Observation:
        return self.seats.observed(self.possible_agents.index(agent))

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        self._begun()
        return super().last(observe)

    def _begun(self) -> None:
        """Before the first reset nobody is asked; the game refuses that in the same words everywhere."""
        _ = self.game

    def step(self, action: int | None) -> None:
        self._begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        legal = self.seats.course.play(seat, -1 if action is None else int(action))
        self.infos[agent] = {} if legal else {"illegal": True}
        self._cumulative_rewards[agent] = 0.0
        self._asked[seat] += 1
        self._go_on(seat)
        self._accumulate_rewards()
        self._deads_step_first()

    def _go_on(self, last: int) -> None:
        """Ends the game, or asks the next seat."""
        game = self.seats.course.game
        self.rewards = dict(zip(self.agents, self.seats.course.rewards(), strict=True))
        if game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            return
        asked = [decision.seat for decision in game.pending]
        seat = next((seat for seat in asked if seat > last), asked[0])
        self.agent_selection = self.agents[seat]
        if self._asked[seat] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        return self.seats.course.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to let go of."""
