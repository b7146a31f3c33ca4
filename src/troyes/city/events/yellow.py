"""The yellow events."""

from troyes.city.combat import put_cubes
from troyes.city.events.event import Effect, NeutralCitizen, Ordeal
from troyes.city.names import CHIEF_OUTLAW, CITY_HALL, NEUTRAL
from troyes.city.state import City
from troyes.core.rng import Rng


class Drought(Ordeal):
    """Each player pays 1 denier for each own citizen in the City Hall."""

    def __init__(self) -> None:
        super().__init__("drought")

    def hit(self, city: City, victim: int) -> None:
        city.suffer(victim, deniers=city.count_standing(victim, CITY_HALL))

    def hurts(self, city: City, victim: int) -> bool:
        due = city.count_standing(victim, CITY_HALL)
        return due > 0 and (city.deniers[victim] > 0 or city.vp[victim] > 0)


class Support(Effect):
    """A grey cube on each of the two nearest events to its left (T24); the Chief Outlaw's is lost (L12)."""

    def __init__(self) -> None:
        super().__init__("support")

    def strike(self, city: City, rng: Rng) -> None:
        here = city.queue.index(self.id)
        for event in reversed(city.queue[max(here - 2, 0) : here]):
            if event != CHIEF_OUTLAW:
                put_cubes(city, NEUTRAL, city.queue.index(event), 1)


class CivilWar(Ordeal):
    """Each player loses 3 deniers."""

    def __init__(self) -> None:
        super().__init__("civil_war")

    def hit(self, city: City, victim: int) -> None:
        city.suffer(victim, deniers=3)

    def hurts(self, city: City, victim: int) -> bool:
        return city.deniers[victim] > 0 or city.vp[victim] > 0


class Wayfarers(NeutralCitizen):
    """A neutral citizen in the City Hall."""

    def __init__(self) -> None:
        super().__init__("wayfarers", CITY_HALL)
