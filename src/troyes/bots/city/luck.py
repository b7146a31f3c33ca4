"""How a roll may fall: what a search meets of chance, each way as often as it is likely.

Drawn at random, a few tries of a roll would be a matter of luck themselves, and the same fall would be thought about
again and again as if it were another.
"""

from typing import Final

from troyes.city.names import NEUTRAL
from troyes.city.square import has_dice
from troyes.city.state import ACTED, City


class Luck:
    """The ways in which a roll may fall."""

    def __init__(self, falls: list[tuple[int, ...]], odds: list[float]) -> None:
        self.falls = falls
        """Dice that show it."""
        self.odds = odds

    def due(self, seen: list[float]) -> int:
        """Which of them is to be met next, if they were met so often."""
        whole = sum(seen) + 1.0
        found, most = 0, -1e9
        for at in range(len(seen)):
            missing = self.odds[at] * whole - seen[at]
            if missing > most:
                found, most = at, missing
        return found


ONE_DIE: Final = Luck([(value,) for value in range(1, 7)], [1 / 6] * 6)
ROY_ACTS: Final = Luck(
    [(1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (3, 4), (3, 5)], [part / 36 for part in (2, 4, 6, 8, 5, 6, 5)]
)
"""By what he does (K7): 2 and 12 are the same to him, and so on."""
WHATEVER: Final = Luck([()], [1.0])
"""It is drawn."""


def luck_of(city: City, rolls: bool) -> Luck | None:
    """What comes between a turn that ends like this and the next choice; none where everybody knows that.

    `rolls`: the turn itself ends with a roll.
    """
    if rolls:
        return ONE_DIE
    if not city.king:
        return None
    return ROY_ACTS if city.step == ACTED and has_dice(city, NEUTRAL) else WHATEVER
