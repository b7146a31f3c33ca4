"""A table as one seat lives it: whatever must be chosen by others is chosen before it is asked again."""

from collections.abc import Mapping, Sequence
from typing import Any

from troyes.bots import Player, make
from troyes.bots.player import choose_for
from troyes.core.game import Game
from troyes.research.course import Course
from troyes.research.setting import Setting


class Alone:
    """The first seat of a table; bots sit in the others."""

    seat = 0

    def __init__(self, setting: Setting, opponents: str | Sequence[str], illegal: str) -> None:
        others = setting.players - 1
        self.course = Course(setting, illegal)
        self.bots = [opponents] * others if isinstance(opponents, str) else [*opponents]
        if len(self.bots) != others:
            raise ValueError(f"{others} opponents are needed, not {len(self.bots)}")
        self._players: list[Player] = [make(bot) for bot in self.bots]  # an unknown one is told now

    def begin(self, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> Game:
        game = self.course.begin(seed, options)
        self._players = [make(bot, f"{game.seed}/{seat}") for seat, bot in enumerate(self.bots, 1)]
        self._others()
        return game

    def play(self, action: int) -> bool:
        """Whether the action was on offer."""
        legal = self.course.play(self.seat, action)
        if legal:
            self._others()
        return legal

    def _others(self) -> None:
        """Asks the others until the own seat must choose."""
        game = self.course.game
        while (pending := game.pending) and pending[0].seat != self.seat:
            decision = pending[0]
            game.play(decision.seat, choose_for(self._players[decision.seat - 1], game, decision))
