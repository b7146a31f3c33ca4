"""The religious cards."""

from troyes.city.activities.activity import Activity, AnyColour, Delayed
from troyes.city.groups import Recipe
from troyes.city.names import NEUTRAL, RED, WHITE, YELLOW
from troyes.city.numbering import bit
from troyes.city.square import size_of
from troyes.city.state import City


class Tithe(Delayed):
    """One yellow die from each other player and the neutral one costs nothing; three from le Roy."""

    def __init__(self) -> None:
        super().__init__("tithe", YELLOW, Recipe(bit(YELLOW), free=1))
        self.from_roy = Recipe(bit(YELLOW), free=3)

    def recipe(self, colours: int, king: bool) -> Recipe | None:
        found = super().recipe(colours, king)
        return self.from_roy if king and found is not None else found

    def serves_placing(self) -> bool:
        return True


class Monk(Delayed):
    """One white die counts as three yellow ones."""

    def __init__(self) -> None:
        super().__init__("monk", YELLOW, Recipe(bit(WHITE), single=True, times=3))


class Priest(Delayed):
    """Each yellow die counts 3 more."""

    def __init__(self) -> None:
        super().__init__("priest", YELLOW, Recipe(bit(YELLOW), each=3))


class Apprenticeship(AnyColour):
    """Each die of the group counts as a 5."""

    def __init__(self) -> None:
        super().__init__("apprenticeship", each=0, fixed=5)


class Confession(AnyColour):
    """Each die of the group counts 2 more."""

    def __init__(self) -> None:
        super().__init__("confession", each=2, fixed=0)


class Templar(Delayed):
    """One white die counts as two red ones."""

    def __init__(self) -> None:
        super().__init__("templar", RED, Recipe(bit(WHITE), single=True, times=2))


class Prior(Delayed):
    """One white die counts as two; at the Cathedral it places two cubes if its column has room (T17)."""

    def __init__(self) -> None:
        super().__init__("prior", WHITE, Recipe(bit(WHITE), single=True, times=2))

    def serves_cathedral(self) -> bool:
        return True


class Pilgrimage(Activity):
    """2 VP, for dice of any colours."""

    def __init__(self) -> None:
        super().__init__("pilgrimage")
        self.any_colour = True

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, vp=2 * times)


class Procession(Activity):
    """2 VP to whoever has the most dice in the district, all who tie (T26)."""

    def __init__(self) -> None:
        super().__init__("procession")

    def activate(self, city: City, times: int) -> None:
        most = max([size_of(city, owner) for owner in city.owners()])
        for owner in city.owners():
            if most and size_of(city, owner) == most and (owner != NEUTRAL or city.king):
                city.gain(owner, vp=2 * times)


class Glassblower(Activity):
    """1 VP for every two own cubes on the Cathedral."""

    def __init__(self) -> None:
        super().__init__("glassblower")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, vp=times * (city.count_cathedral(city.seat) // 2))
