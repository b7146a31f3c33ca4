"""The yellow events."""

from troyes.city.combat import put_cubes
from troyes.city.events.event import Effect, NeutralCitizen
from troyes.city.names import CITY_HALL, NEUTRAL
from troyes.city.state import City
from troyes.core.rng import Rng


class Drought(Effect):
    """Each player pays 1 denier for each own citizen in the City Hall."""

    def __init__(self) -> None:
        super().__init__("drought")

    def strike(self, city: City, rng: Rng) -> None:
        for seat in city.in_order():
            city.suffer(seat, city.count_standing(seat, CITY_HALL), 0)


class Support(Effect):
    """A grey cube on each of the two nearest events to its left (T24)."""

    def __init__(self) -> None:
        super().__init__("support")

    def strike(self, city: City, rng: Rng) -> None:
        here = city.queue.index(self.id)
        for event in reversed(city.queue[max(here - 2, 0) : here]):
            put_cubes(city, NEUTRAL, city.queue.index(event), 1)


class CivilWar(Effect):
    """Each player loses 3 deniers."""

    def __init__(self) -> None:
        super().__init__("civil_war")

    def strike(self, city: City, rng: Rng) -> None:
        for seat in city.in_order():
            city.suffer(seat, 3, 0)


class Wayfarers(NeutralCitizen):
    """A neutral citizen in the City Hall."""

    def __init__(self) -> None:
        super().__init__("wayfarers", CITY_HALL)
