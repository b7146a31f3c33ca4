"""The white events."""

from troyes.city import log
from troyes.city.events.event import Effect, NeutralCitizen
from troyes.city.names import BISHOPRIC, NEUTRAL, NOBODY, SITES
from troyes.city.state import City
from troyes.core.rng import Rng


class TheologicalConflict(NeutralCitizen):
    """A neutral citizen in the Bishopric."""

    def __init__(self) -> None:
        super().__init__("theological_conflict", BISHOPRIC)


class Heresy(Effect):
    """Each player loses 2 influence."""

    def __init__(self) -> None:
        super().__init__("heresy")

    def strike(self, city: City, rng: Rng) -> None:
        for seat in city.in_order():
            city.suffer(seat, 0, 2)


class MigrantWorkers(Effect):
    """A grey cube on the lowest free level of the Cathedral, there on the lowest value; 1 VP if it is le Roy's."""

    def __init__(self) -> None:
        super().__init__("migrant_workers")

    def strike(self, city: City, rng: Rng) -> None:
        for site in range(SITES):
            if city.cathedral[site] == NOBODY:
                city.cathedral[site] = NEUTRAL
                city.note((log.BUILT, NEUTRAL, site // 6, site % 6 + 1))
                if city.king:
                    city.gain(NEUTRAL, 0, 0, 1)
                return


class InterruptionOfWork(Effect):
    """The cube of the highest level, there of the highest value, is taken away; le Roy's stays (K5)."""

    def __init__(self) -> None:
        super().__init__("interruption_of_work")

    def strike(self, city: City, rng: Rng) -> None:
        for site in range(SITES - 1, -1, -1):
            owner = city.cathedral[site]
            if owner != NOBODY:
                if not (city.king and owner == NEUTRAL):
                    city.cathedral[site] = NOBODY
                    city.note((log.UNBUILT, owner, site // 6, site % 6 + 1))
                return
