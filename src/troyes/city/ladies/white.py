"""The religious cards of the expansion."""

from typing import Final

from troyes.city import faces
from troyes.city.activities.activity import Activity, AnyColour, Delayed
from troyes.city.cathedral import build_on, room
from troyes.city.codes import BUILD_AT
from troyes.city.effects import CATHEDRAL_CUBES, EVENTS_WON, Amount, dice
from troyes.city.faces import Line, sign, some
from troyes.city.groups import Recipe
from troyes.city.ladies.kinds import Endgame
from troyes.city.ladies.recipes import Cheap, Leading, WithSix
from troyes.city.names import LEVELS, MISSING_LEVEL, NOBODY, RED, WHITE, YELLOW
from troyes.city.numbering import bit
from troyes.city.state import RAISING, City


class MasterBuilder(Activity):
    """A cube on the Cathedral in a column of choice, up to a fourth level."""

    def most_times(self, city: City, value: int) -> int:
        """No more cubes than there is room for; on a full Cathedral once, to no effect."""
        return min(super().most_times(city, value), max(city.cathedral.count(NOBODY), 1))

    def activate(self, city: City, times: int) -> None:
        city.left = min(times, city.cathedral.count(NOBODY))
        if city.left:
            city.step = RAISING

    def codes(self, city: City) -> list[int]:
        return [BUILD_AT + value - 1 for value in range(1, 7) if room(city, value, LEVELS + 1)]

    def raise_column(self, city: City, value: int) -> None:
        build_on(city, city.seat, value)
        city.left -= 1

    def shows(self) -> list[Line]:
        """Whoever has no cube on the fourth level loses as much as for any other (L6)."""
        fourth = some("level", LEVELS + 1)
        missed: Line = [faces.END, fourth, sign("cube", no=True), faces.ARROW, some("vp", -MISSING_LEVEL)]
        return [[faces.ARROW, faces.CUBE, faces.CATHEDRAL], missed]


class Hermit(Endgame):
    """At the end each cube is worth 9 VP less one for every cube on the card, but at least 1."""

    def __init__(self) -> None:
        super().__init__("hermit", [])
        self.each = 9

    def points(self, cubes: list[int], seat: int) -> int:
        return cubes[seat] * max(self.each - sum(cubes), 1)

    def shows(self) -> list[Line]:
        less: Line = [some("vp", -1), faces.PER, faces.EVERYBODY, faces.CUBE]
        least: Line = [faces.LIMIT, some("vp", 1, before="≥")]
        return [[faces.ARROW, faces.KEPT], [faces.END, faces.KEPT, faces.ARROW, some("vp", self.each), *less, *least]]


MASTER_BUILDER: Final = MasterBuilder("master_builder")
CARDS: Final[list[Activity]] = [
    Activity("bishop", gives=Amount(deniers=1, per=CATHEDRAL_CUBES)),
    Delayed("augustine", YELLOW, WithSix(YELLOW)),
    # Whatever the size of the group (L11).
    Delayed("chief_templar", RED, Cheap(RED)),
    Delayed("herbalist", RED, Recipe(bit(WHITE), single=True, times=3)),
    MASTER_BUILDER,
    # All dice of the group take the value of one of them (L9).
    AnyColour("preacher", [Leading(colours) for colours in range(8)], cathedral=True),
    # Event cards held (L7).
    Activity("scribe", gives=Amount(vp=1, per=EVENTS_WON)),
    Hermit(),
    Activity("nun", gives=Amount(vp=1, per=dice(WHITE))),
]
