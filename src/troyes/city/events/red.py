"""The red events that do more than send black dice."""

from typing import Final

from troyes.city import faces, log
from troyes.city.events.event import Effect, Event, NeutralCitizen
from troyes.city.faces import Line, some
from troyes.city.names import NEUTRAL, PALACE
from troyes.city.state import City
from troyes.core.rng import Rng


class Marauding(Event):
    """When it is countered it begins anew."""

    def shows(self) -> Line:
        return [faces.AGAIN]


class Resistance(Effect):
    """The newest cube leaves every event card, Marauding and this one included; le Roy's stay (K5)."""

    def strike(self, city: City, rng: Rng) -> None:
        city.banners = city.banners.copy()
        for at, cubes in enumerate(city.banners):
            if cubes and not (city.king and cubes[-1] == NEUTRAL):
                city.log = (city.log, log.CUBE_OFF, cubes[-1], city.queue[at])
                city.banners[at] = cubes[:-1]

    def shows(self) -> Line:
        return [some("cube", -1), faces.PER, faces.EVENT]


CARDS: Final[list[Event]] = [
    Marauding("marauding"),
    NeutralCitizen("succession_conflict", PALACE),
    Resistance("resistance"),
]
