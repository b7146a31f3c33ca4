"""One game after another under one setting: the part that all environments share."""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

from troyes.core.errors import IllegalMove, OptionError
from troyes.core.game import Game
from troyes.registry import place
from troyes.research.setting import ILLEGAL, Setting, one_of

LINES = 12
"""How much of the log is shown."""


class Course:
    """A game in progress, and which one comes after it.

    The game of `begin(seed=7)` is that of `new_game(..., seed=7)`; without a seed the games "7/1", "7/2" and so on
    follow, and before any seed is given those of one that nobody knows.
    """

    def __init__(self, setting: Setting, illegal: str) -> None:
        self.setting = setting
        self.raises = one_of("illegal", illegal, ILLEGAL) == "raise"
        self.seed: int | str = token_hex(8)
        self.later = 0
        self._game: Game | None = None
        self._counted: list[int] | None = None
        """What was counted for each side before the last choice, where gains are rewarded."""

    @property
    def game(self) -> Game:
        if self._game is None:
            raise RuntimeError("reset comes first")
        return self._game

    def begin(self, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> Game:
        """The next game. `options` may have a `position` to begin from."""
        if seed is None:
            self.later += 1
            seed = f"{self.seed}/{self.later}"
        else:
            self.seed, self.later = seed, 0
        position = (options or {}).get("position")
        self._game = self.setting.begin(seed) if position is None else self._placed(position, seed)
        if self.setting.reward == "gains":
            self._counted = [0] * self.setting.players
        return self._game

    def _placed(self, position: Mapping[str, Any], seed: int | str) -> Game:
        game, setting = place(position, seed, ()), self.setting
        if (game.name, game.players) != (setting.name, setting.players):
            given, expected = f"{game.name}, {game.players}", f"{setting.name}, {setting.players}"
            raise OptionError("option-bad", place="position", value=given, expected=expected)
        return game

    def play(self, seat: int, action: int) -> bool:
        """Makes a choice, by its action. One that is not on offer changes nothing."""
        codes = self.setting.codes[seat]
        code = codes[action] if 0 <= action < len(codes) else -1
        try:
            self.game.play(seat, code)
        except IllegalMove:
            if self.raises:
                raise
            return False
        return True

    def rewards(self) -> list[float]:
        """What each seat gets for the last choice."""
        if self._counted is not None:
            before, self._counted = self._counted, self.points()
            return [float(now - then) for now, then in zip(self._counted, before, strict=True)]
        return self.setting.rewards(self.game) if self.game.over else [0.0] * self.setting.players

    def points(self) -> list[int]:
        """What each side has; before the end, what would be counted now."""
        return [score.total for score in self.game.scores()]

    def text(self) -> str:
        """Where the game stands, and what has happened last."""
        lines = [message.text("en") for message in self.game.log[-LINES:]]
        return "\n".join([*lines, repr(self.game), ""])
