"""What each owner may expect at a moment of Troyes, by a small network over what `evaluation` sees.

One network knows every table: two to four seats, le Roy's, and every card. Of each owner the same is seen, counted in
whole numbers; an owner's own rows and the rows of what the others have make one sum, for which the network knows what
is still to come. `training/` learns it, from games that players of ours have played.
"""

from math import exp
from typing import Final

from troyes.bots.city.evaluation import (
    AFTER_ROUND,
    ALONE,
    BY_CARD,
    DIRECTS,
    FEATURES,
    FREE_SITES,
    MISSING,
    PHASES,
    REACHED,
    Evaluation,
    phase_of,
)
from troyes.bots.net import LANE, POINT, Head, Kept, Rows, offset, pack
from troyes.city.names import NEUTRAL, OWNERS
from troyes.city.state import OVER, City

KINDS: Final = ("2", "3", "4", "king", "roy")
"""The tables, and le Roy's side of his, which each have rows of their own."""
ROY: Final = 4
USUAL_SPREAD: Final = 8.0
"""Where no game has told."""
FINE: Final = 24
"""In so many parts a thing is counted that comes in parts."""


def _grains() -> list[float]:
    """By feature: in how many parts it is counted."""
    found = [1.0] * FEATURES
    for at in (*range(ALONE, MISSING), MISSING + 1, FREE_SITES, *range(REACHED, DIRECTS)):
        found[at] = float(FINE)
    return found


GRAINS: Final = _grains()


def kind_of(city: City, owner: int) -> int:
    if city.king:
        return ROY if owner == NEUTRAL else 3
    return city.seats - 2


def owners_of(city: City) -> list[int]:
    """Those who may expect something: all seats, and le Roy."""
    return [0, NEUTRAL] if city.king else list(range(city.seats))


class Eyes:
    """The network's rows at tables of one kind in one phase."""

    def __init__(self, rows: list[int], head: Head) -> None:
        self.rows = Rows(rows)
        self.head = head


class Sight(Evaluation):
    """Adds up the rows of what is seen."""

    def __init__(self) -> None:
        super().__init__([], [])
        self.rows = Rows([])
        self.sum = 0

    def add(self, at: int, amount: float) -> None:
        self.sum += self.rows.times(at, int(amount * GRAINS[at] + 0.5))

    def seen(self, city: City, owner: int, chances: list[float], phase: int, rows: Rows) -> int:
        self.rows = rows
        self.sum = 0
        self.look(city, owner, chances, phase)
        return self.sum


class Counter(Evaluation):
    """Counts what is seen as the network will be told it: what the network is trained on."""

    def __init__(self) -> None:
        super().__init__([], [])
        self.row: list[int] = []

    def add(self, at: int, amount: float) -> None:
        self.row[at] += int(amount * GRAINS[at] + 0.5)

    def counted(self, city: City, owner: int, chances: list[float]) -> list[int]:
        """Every feature, and last the points in hand."""
        self.row = [0] * FEATURES
        self.look(city, owner, chances, phase_of(city))
        return [*self.row, int(self.in_hand(city, owner, chances, False))]


class Network:
    """A file of learned numbers, of which each part is unpacked when it is first needed."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept
        self.told = kept.told
        self.cells: int = kept.told["cells"]
        self._eyes: dict[int, Eyes] = {}
        self._places = places_in(kept.told["cards"])
        self.features: int = kept.told["features"]
        """As many as there were when it was trained."""

    def spread(self, kind: int, phase: int) -> float:
        """The lead in points that makes a win e times as likely as a loss."""
        known: dict[str, dict[str, float]] = self.told["spreads"]
        return known.get(KINDS[kind], {}).get(str(phase), USUAL_SPREAD)

    def eyes(self, kind: int, phase: int) -> Eyes:
        known = self._eyes.get(PHASES * kind + phase)
        if known is None:
            known = self._eyes[PHASES * kind + phase] = self._unpacked(kind, phase)
        return known

    def _unpacked(self, kind: int, phase: int) -> Eyes:
        lanes = 2 * (self.cells + 1)
        size = self.features * lanes + self.cells
        first = (PHASES * kind + phase) * size
        numbers = self.kept.numbers[first : first + size].tolist()
        rows = [numbers[lanes * at : lanes * (at + 1)] for at in range(self.features)]
        return Eyes([pack(_mean(rows, places)) for places in self._places], Head(numbers[self.features * lanes :]))


def places_in(cards: dict[str, list[str]]) -> list[list[int]]:
    """Where each feature stands in a file that knew these cards. One that has come since is like all others."""
    found = [[at] for at in range(REACHED)]
    first = REACHED
    for part, names in BY_CARD.items():
        known = cards[part]
        everywhere = list(range(first, first + len(known)))
        found += [[first + known.index(name)] if name in known else everywhere for name in names]
        first += len(known)
    return found


def _mean(rows: list[list[int]], places: list[int]) -> list[int]:
    if len(places) == 1:
        return rows[places[0]]
    return [sum(lane) // len(places) for lane in zip(*[rows[at] for at in places], strict=True)]


class Judge(Evaluation):
    """The first look at a turn is the evaluation's; the network judges those that are looked at twice."""

    def __init__(self, weights: list[float], roy: list[float], network: Network) -> None:
        super().__init__(weights, roy)
        self.network = network
        self._sight = Sight()
        self._lanes = network.cells + 1
        self._offset = offset(self._lanes)
        self._both = offset(2 * self._lanes)
        self._mask = (1 << (LANE * self._lanes)) - 1

    def outlook(self, city: City, chances: list[float]) -> list[float]:
        phase = phase_of(city)
        if phase == AFTER_ROUND or city.step == OVER:
            return super().outlook(city, chances)
        owners = owners_of(city)
        own: list[int] = []
        others: list[int] = []
        everybody = 0
        for owner in owners:
            eyes = self.network.eyes(kind_of(city, owner), phase)
            total = self._sight.seen(city, owner, chances, phase, eyes.rows) + self._both
            own.append((total & self._mask) - self._offset)
            others.append((total >> (LANE * self._lanes)) - self._offset)
            everybody += others[-1]
        found = [0.0] * OWNERS
        for at, owner in enumerate(owners):
            head = self.network.eyes(kind_of(city, owner), phase).head
            hoped = head.points(own[at] + everybody - others[at])
            found[owner] = self.in_hand(city, owner, chances, False) + hoped / POINT
        return found

    def winning(self, city: City, points: list[float]) -> list[float]:
        """The chance to win of every owner who may expect so many points: the lead, by how far games still swing."""
        spread = self.network.spread(kind_of(city, 0), phase_of(city))
        owners = owners_of(city)
        best = max([points[owner] for owner in owners])
        found = [0.0] * OWNERS
        for owner in owners:
            found[owner] = exp((points[owner] - best) / spread)
        whole = sum(found)
        return [one / whole for one in found]
