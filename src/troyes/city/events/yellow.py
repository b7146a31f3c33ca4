"""The yellow events."""

from typing import Final

from troyes.city import faces
from troyes.city.combat import put_cubes
from troyes.city.effects import Amount, citizens
from troyes.city.events.event import Effect, Event, NeutralCitizen, Ordeal
from troyes.city.faces import Line, some
from troyes.city.names import CHIEF_OUTLAW, CITY_HALL, NEUTRAL
from troyes.city.state import City
from troyes.core.rng import Rng


class Support(Effect):
    """A grey cube on each of the two nearest events to its left (T24); the Chief Outlaw's is lost (L12)."""

    def __init__(self) -> None:
        super().__init__("support")
        self.reach = 2

    def strike(self, city: City, rng: Rng) -> None:
        here = city.queue.index(self.id)
        for event in reversed(city.queue[max(here - self.reach, 0) : here]):
            if event != CHIEF_OUTLAW:
                put_cubes(city, NEUTRAL, city.queue.index(event), 1)

    def shows(self) -> Line:
        return [some("event", self.reach), faces.FROM, faces.NEUTRAL_CUBE]


CARDS: Final[list[Event]] = [
    Ordeal("drought", loses=Amount(deniers=1, per=citizens(CITY_HALL))),
    Support(),
    Ordeal("civil_war", loses=Amount(deniers=3)),
    NeutralCitizen("wayfarers", CITY_HALL),
]
