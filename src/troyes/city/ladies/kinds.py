"""The two kinds of Activity card that the expansion brings."""

from troyes.city import faces, log
from troyes.city.activities.activity import Storing
from troyes.city.effects import NOTHING, Amount
from troyes.city.faces import Line, some
from troyes.city.numbering import cubes_at
from troyes.city.state import City
from troyes.core.lists import raised


class Mixed(Storing):
    """An action puts cubes on it, or uses some that lie there (L4): putting one takes, using one gives."""

    def __init__(self, name: str, takes: Amount = NOTHING, gives: Amount = NOTHING) -> None:
        super().__init__(name, takes, gives)
        self.mixed = True

    def least_deniers(self, city: City, seat: int) -> int:
        return 0 if self.stock(city, seat) else self.takes.deniers

    def stock(self, city: City, seat: int) -> int:
        """How many cubes the seat has there."""
        return city.cubes[cubes_at(city.slot_of(self.id), seat)]

    def discards(self, city: City, value: int) -> int:
        return min(value // city.printed.per[self.id], self.stock(city, city.seat))

    def discard(self, city: City, cubes: int) -> None:
        city.cubes = raised(city.cubes, cubes_at(city.slot_of(self.id), city.seat), -cubes)
        city.log = (city.log, log.DISCARDED, city.seat, self.id, cubes)
        self.use(city, cubes)

    def use(self, city: City, cubes: int) -> None:
        """Carries out what cubes that are gone already were used for."""
        self.gives.give(city, city.seat, cubes)

    def shows(self) -> list[Line]:
        put: Line = [*self.price(), faces.ARROW, faces.KEPT]
        return [[*put, faces.OR, faces.KEPT, faces.ARROW, *self.gives.shows()]]


class Endgame(Storing):
    """Its cubes count when the game ends: the most bring the first of `shares`, the next the second, ..."""

    def __init__(self, name: str, shares: list[int], at_once: bool = False) -> None:
        super().__init__(name, at_once=at_once)
        self.endgame = True
        self.shares = shares

    def points(self, cubes: list[int], seat: int) -> int:
        return ranked_shares(cubes, self.shares)[seat]

    def shows(self) -> list[Line]:
        return [[faces.ARROW, faces.KEPT], shares_shown(self.shares)]


def shares_shown(rewards: list[int]) -> Line:
    """What those with the most cubes there gain at the end, as signs."""
    return [faces.END, faces.MOST, faces.KEPT, faces.ARROW, *[some("vp", reward) for reward in rewards]]


def ranked_shares(cubes: list[int], rewards: list[int]) -> list[int]:
    """What each seat gains for its rank; those who tie share the rewards of their ranks, rounded down (L8, L26)."""
    shares = [0] * len(cubes)
    rank = 0
    for most in sorted(set(cubes), reverse=True):
        tied = [seat for seat, own in enumerate(cubes) if own == most]
        if most:
            share = sum(rewards[rank : rank + len(tied)]) // len(tied)
            for seat in tied:
                shares[seat] = share
        rank += len(tied)
    return shares
