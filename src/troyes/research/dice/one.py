"""One game of the twin, for whoever wants to look at it closely, or to have a record checked by a second referee."""

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

import troyes
from troyes.core.game import Game
from troyes.dice.names import VOCABULARY
from troyes.research.dice import rules
from troyes.research.dice.bridge import engine_game, printed_of, row_of, words_of
from troyes.research.dice.fields import (
    DONE,
    LINE,
    LINE_ITEMS,
    LINE_MOST,
    NOW,
    NOW_ITEMS,
    NOW_MOST,
    OVER,
    PLAYERS,
    SEAT,
    STAGE,
    TABLE,
)
from troyes.research.dice.legal import CODES, legal
from troyes.research.dice.observing import SHORT, observe, observe_short, published_size


class Twin:
    """A game as a row of small numbers. It stands where the engine's game stood, and does not touch it."""

    def __init__(self, row: NDArray[np.int16], words: NDArray[np.int64], printed: NDArray[np.int16]) -> None:
        self.row = row
        self.words = words
        self.printed = printed

    @classmethod
    def of(cls, game: Game) -> Self:
        """The twin of a game of Troyes Dice, with the same dice to come."""
        known = engine_game(game)
        return cls(row_of(known), words_of(known), printed_of(known))

    @classmethod
    def replay(cls, record: Mapping[str, Any]) -> Self:
        """Plays a record: the same rolls come of the same seed, and every choice must be legal here, too."""
        twin = cls.of(troyes.replay(record, upto=0))
        for seat, key in record["choices"]:
            twin.play(seat, VOCABULARY.code(key))
        return twin

    def copy(self) -> Self:
        return type(self)(self.row.copy(), self.words.copy(), self.printed)

    @property
    def players(self) -> int:
        return int(self.row[PLAYERS])

    @property
    def over(self) -> bool:
        return bool(self.row[OVER])

    @property
    def pending(self) -> list[int]:
        """The seats that must choose now."""
        return [seat for seat in range(self.players) if self.row[TABLE + SEAT * seat + STAGE] != DONE]

    def mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(CODES, np.int8)
        legal(self.row, self._seat(seat), self.printed, mask)
        return mask

    def play(self, seat: int, code: int) -> None:
        """A choice that is not legal raises `ValueError` and changes nothing."""
        if not 0 <= code < CODES or not self.mask(seat)[code]:
            raise ValueError(f"seat {seat} may not choose code {code} now")
        rules.step(self.row, self.words, seat, code, self.printed)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What `Game.observe` writes."""
        out = np.zeros(published_size(self.players), np.float32)
        observe(self.row, self._seat(seat), out)
        return out

    def observe_short(self, seat: int) -> NDArray[np.uint8]:
        out = np.zeros(SHORT, np.uint8)
        observe_short(self.row, self._seat(seat), self.printed, out)
        return out

    def points(self) -> list[int]:
        """Of each seat, as it would be counted now."""
        return [int(rules.points(self.row, seat, self.printed)) for seat in range(self.players)]

    def state(self) -> NDArray[np.int16]:
        """The row with 0 in places that mean nothing now, to be compared with the engine's."""
        row = self.row.copy()
        for at in range(TABLE, len(row), SEAT):
            row[at + NOW_ITEMS + 2 * row[at + NOW] : at + NOW_ITEMS + 2 * NOW_MOST] = 0
            row[at + LINE_ITEMS + row[at + LINE] : at + LINE_ITEMS + LINE_MOST] = 0
        return row

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}")
        return seat
