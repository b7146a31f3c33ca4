"""What an event card can say about itself. Its numbers are in `printed.toml`, its words in `locale/`."""

from troyes.city import log
from troyes.city.buildings import enter, expelled_by
from troyes.city.names import EVENTS, NEUTRAL, NOBODY
from troyes.city.state import City
from troyes.core.rng import Rng


class Event:
    """An event that only sends black dice: how many is printed on it."""

    def __init__(self, name: str) -> None:
        self.id = EVENTS.index(name)

    def strike(self, city: City, rng: Rng) -> None:
        """Carries its effect out."""

    def acts(self, city: City) -> bool:
        """Whether it has an effect of its own, beside black dice."""
        return False


class Effect(Event):
    """An event that does something to the city."""

    def acts(self, city: City) -> bool:
        return True


class NeutralCitizen(Effect):
    """A die names the row or space of a building that a neutral citizen enters."""

    def __init__(self, name: str, building: int) -> None:
        super().__init__(name)
        self.building = building

    def strike(self, city: City, rng: Rng) -> None:
        if city.supply[NEUTRAL] == 0:
            return
        value = rng.die()
        city.note((log.EVENT_ROLL, -1, self.id, value))
        out = expelled_by(city, self.building, value, -1)
        if out == NOBODY or not city.lies(out, self.building):
            city.supply[NEUTRAL] -= 1
            enter(city, NEUTRAL, self.building, value)
