"""The civil cards."""

from typing import Final

from troyes.city.activities.activity import Activity, Choice, Delayed
from troyes.city.effects import Amount, citizens, square_dice
from troyes.city.groups import Recipe
from troyes.city.names import BISHOPRIC, PALACE, RED, YELLOW
from troyes.city.numbering import bit
from troyes.city.state import MILLING, City


class Miller(Choice):
    """For own citizens in the Palace, or for those in the Bishopric: not asked where both are as many."""

    def __init__(self) -> None:
        there = Amount(deniers=2, per=citizens(PALACE))
        super().__init__("miller", there, otherwise=Amount(deniers=2, per=citizens(BISHOPRIC)))

    def activate(self, city: City, times: int) -> None:
        if self.gives.often(city, city.seat) == self.otherwise.often(city, city.seat):
            self.divide(city, times, 0)
        else:
            city.left = times
            city.step = MILLING


MILLER: Final = Miller()
CARDS: Final[list[Activity]] = [
    Activity("artisan", takes=Amount(influence=1), gives=Amount(deniers=6)),
    Activity("merchant", gives=Amount(deniers=2)),
    MILLER,
    Activity("innkeeper", takes=Amount(deniers=1), gives=Amount(influence=1)),
    # To a group, whatever its size.
    Delayed("blacksmith", RED, Recipe(bit(RED), whole=5), each_die=False),
    Delayed("militia", RED, Recipe(bit(YELLOW)), placing=True),
    Activity("journeyman", takes=Amount(deniers=3), gives=Amount(vp=2)),
    Activity("goldsmith", gives=Amount(deniers=2, vp=1)),
    Activity("sculptor", gives=Amount(vp=1)),
    Activity("baker", gives=Amount(deniers=1, per=square_dice(YELLOW))),
]
