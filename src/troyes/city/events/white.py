"""The white events."""

from typing import Final

from troyes.city import faces, log
from troyes.city.effects import Amount
from troyes.city.events.event import Effect, Event, NeutralCitizen, Ordeal
from troyes.city.faces import Line, some
from troyes.city.names import BISHOPRIC, NEUTRAL, NOBODY, SITES
from troyes.city.numbering import column_of, level_of
from troyes.city.state import City
from troyes.core.message import Arg
from troyes.core.rng import Rng


class MigrantWorkers(Effect):
    """A grey cube on the lowest free level of the Cathedral, there on the lowest value; 1 VP if it is le Roy's."""

    def strike(self, city: City, rng: Rng) -> None:
        for site in range(SITES):
            if city.cathedral[site] == NOBODY:
                city.cathedral = city.cathedral.copy()
                city.cathedral[site] = NEUTRAL
                city.log = (city.log, log.BUILT, NEUTRAL, level_of(site), column_of(site))
                if city.king:
                    city.gain(NEUTRAL, vp=1)
                return

    def shows(self) -> Line:
        return [faces.NEUTRAL_CUBE, faces.ARROW, faces.CATHEDRAL]


class InterruptionOfWork(Ordeal):
    """The cube of the highest level, there of the highest value, is taken away; le Roy's stays (K5)."""

    def victims(self, city: City) -> list[int]:
        """Whose cube it is; with a shield nobody else's goes instead."""
        site = self._site(city)
        return [] if site < 0 or (city.king and city.cathedral[site] == NEUTRAL) else [city.cathedral[site]]

    def hit(self, city: City, victim: int) -> None:
        site = self._site(city)
        city.cathedral = city.cathedral.copy()
        city.cathedral[site] = NOBODY
        city.log = (city.log, log.UNBUILT, victim, level_of(site), column_of(site))

    def loss(self, city: City, victim: int) -> dict[str, Arg]:
        return {"loss": 1, "what": "cube"}

    def shows(self) -> Line:
        return [some("cube", -1), faces.CATHEDRAL]

    def _site(self, city: City) -> int:
        for site in range(len(city.cathedral) - 1, -1, -1):
            if city.cathedral[site] != NOBODY:
                return site
        return NOBODY


CARDS: Final[list[Event]] = [
    NeutralCitizen("theological_conflict", BISHOPRIC),
    Ordeal("heresy", loses=Amount(influence=2)),
    MigrantWorkers("migrant_workers"),
    InterruptionOfWork("interruption_of_work"),
]
