"""The religious cards."""

from typing import Final

from troyes.city.activities.activity import Activity, AnyColour, Contest, Delayed
from troyes.city.effects import CATHEDRAL_CUBES, DISTRICT, Amount
from troyes.city.groups import Recipe
from troyes.city.names import RED, WHITE, YELLOW
from troyes.city.numbering import bit


class Tithe(Delayed):
    """One yellow die from each other player and the neutral one costs nothing; three from le Roy."""

    def __init__(self) -> None:
        super().__init__("tithe", YELLOW, Recipe(bit(YELLOW), free=1), placing=True)
        self.from_roy = Recipe(bit(YELLOW), free=3)

    def recipe(self, colours: int, king: bool) -> Recipe | None:
        found = super().recipe(colours, king)
        return self.from_roy if king and found is not None else found


CARDS: Final[list[Activity]] = [
    Tithe(),
    Delayed("monk", YELLOW, Recipe(bit(WHITE), single=True, times=3)),
    Delayed("priest", YELLOW, Recipe(bit(YELLOW), each=3)),
    AnyColour("apprenticeship", [Recipe(colours, fixed=5) for colours in range(8)]),
    AnyColour("confession", [Recipe(colours, each=2) for colours in range(8)]),
    Delayed("templar", RED, Recipe(bit(WHITE), single=True, times=2)),
    Activity("pilgrimage", gives=Amount(vp=2), any_colour=True),
    Contest("procession", DISTRICT, gives=Amount(vp=2)),
    Activity("glassblower", gives=Amount(vp=1, per=CATHEDRAL_CUBES, every=2)),
    # At the Cathedral it places two cubes if its column has room (T17).
    Delayed("prior", WHITE, Recipe(bit(WHITE), single=True, times=2), cathedral=True),
]
