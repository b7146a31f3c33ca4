"""The civil cards of the expansion."""

from troyes.city.activities.activity import Activity
from troyes.city.ladies.kinds import ForAnyColour, Mixed
from troyes.city.ladies.recipes import OneFree, Turning
from troyes.city.names import CITY_HALL
from troyes.city.state import LODGING, City


class Lumberjack(Mixed):
    """A cube from it brings 4 deniers."""

    def __init__(self) -> None:
        super().__init__("lumberjack")

    def discard(self, city: City, cubes: int) -> None:
        city.gain(city.seat, deniers=4 * cubes)


class ClogMaker(Activity):
    """1 denier for each own citizen in the City Hall."""

    def __init__(self) -> None:
        super().__init__("clog_maker")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, deniers=times * city.count_standing(city.seat, CITY_HALL))


class Weaver(Activity):
    """1 denier for each own tradesman on a card, this one included."""

    def __init__(self) -> None:
        super().__init__("weaver")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, deniers=times * city.count_tradesmen(city.seat))


class Landlady(Activity):
    """4 influence or 1 VP: a choice at each activation."""

    def __init__(self) -> None:
        super().__init__("landlady")

    def activate(self, city: City, times: int) -> None:
        city.left = times
        city.step = LODGING

    def lodge(self, city: City, times: int, vp: int) -> None:
        """`vp` times for victory points, else for influence."""
        city.gain(city.seat, influence=4 * (times - vp), vp=vp)


class Distiller(ForAnyColour):
    """Its cube turns one own die over, for any action but the guard's (L9)."""

    def __init__(self) -> None:
        super().__init__("distiller", [Turning(colours) for colours in range(8)])

    def serves_placing(self) -> bool:
        return True

    def serves_cathedral(self) -> bool:
        return True


class Viticulturist(ForAnyColour):
    """Its cube takes one die of another district for nothing."""

    def __init__(self) -> None:
        super().__init__("viticulturist", [OneFree(colours) for colours in range(8)])

    def serves_placing(self) -> bool:
        return True

    def serves_cathedral(self) -> bool:
        return True


class Banker(Activity):
    """3 VP with more than 30 deniers in hand."""

    def __init__(self) -> None:
        super().__init__("banker")

    def activate(self, city: City, times: int) -> None:
        if city.deniers[city.seat] > 30:
            city.gain(city.seat, vp=3 * times)


class Breeder(Mixed):
    """Putting a cube costs 3 deniers; using one brings 2 VP."""

    def __init__(self) -> None:
        super().__init__("breeder", deniers=3)

    def discard(self, city: City, cubes: int) -> None:
        city.gain(city.seat, vp=2 * cubes)


class MasterTradesman(Activity):
    """1 VP for every two own tradesmen on cards."""

    def __init__(self) -> None:
        super().__init__("master_tradesman")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, vp=times * (city.count_tradesmen(city.seat) // 2))
