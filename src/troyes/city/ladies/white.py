"""The religious cards of the expansion."""

from troyes.city.activities.activity import Activity, Delayed
from troyes.city.cathedral import build_on, room
from troyes.city.codes import BUILD_AT
from troyes.city.groups import Recipe
from troyes.city.ladies.kinds import Endgame, ForAnyColour
from troyes.city.ladies.recipes import Cheap, Leading, WithSix
from troyes.city.names import LEVELS, NOBODY, RED, WHITE, YELLOW
from troyes.city.numbering import bit, pile_of
from troyes.city.square import size
from troyes.city.state import RAISING, City


class Bishop(Activity):
    """1 denier for each own cube on the Cathedral."""

    def __init__(self) -> None:
        super().__init__("bishop")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, deniers=times * city.count_cathedral(city.seat))


class Augustine(Delayed):
    """Its cube counts as a yellow 6 in a group with at least one die."""

    def __init__(self) -> None:
        super().__init__("augustine", YELLOW, WithSix(YELLOW))


class ChiefTemplar(Delayed):
    """One red die of each other owner costs 2 deniers, whatever the size of the group (L11)."""

    def __init__(self) -> None:
        super().__init__("chief_templar", RED, Cheap(RED))


class Herbalist(Delayed):
    """One white die counts as three red ones."""

    def __init__(self) -> None:
        super().__init__("herbalist", RED, Recipe(bit(WHITE), single=True, times=3))


class MasterBuilder(Activity):
    """A cube on the Cathedral in a column of choice, up to a fourth level."""

    def __init__(self) -> None:
        super().__init__("master_builder")

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


class Preacher(ForAnyColour):
    """All dice of the group take the value of one of them. It may serve the Cathedral (L9)."""

    def __init__(self) -> None:
        super().__init__("preacher", [Leading(colours) for colours in range(8)])

    def serves_cathedral(self) -> bool:
        return True


class Scribe(Activity):
    """1 VP for each event card held (L7)."""

    def __init__(self) -> None:
        super().__init__("scribe")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, vp=times * len(city.taken[city.seat]))


class Hermit(Endgame):
    """At the end each cube is worth 9 VP less one for every cube on the card, but at least 1."""

    def __init__(self) -> None:
        super().__init__("hermit")


class Nun(Activity):
    """1 VP for each white die in the own district."""

    def __init__(self) -> None:
        super().__init__("nun")

    def activate(self, city: City, times: int) -> None:
        city.gain(city.seat, vp=times * size(city.dice[pile_of(city.seat, WHITE)]))
