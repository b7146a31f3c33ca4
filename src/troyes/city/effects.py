"""What a card takes and gives, as data: the rules carry it out, and faces, words, coach and bots read the same line.

An `Amount` is so many deniers, influence, victory points or cubes on events, once or for each of what a `Measure`
counts. What no amount can say is code of the card itself.
"""

from collections.abc import Callable
from typing import Final

from troyes.city.combat import all_free_banners
from troyes.city.names import BUILDINGS, COLOURS, NEUTRAL, OWNERS
from troyes.city.numbering import pile_of
from troyes.city.square import size, size_of, total
from troyes.city.state import PLACING_CUBES, City

Data = dict[str, object]


class Measure:
    """Something that is counted for an owner. `name` and `of` are what it is called."""

    def __init__(self, name: str, of: str, count: Callable[[City, int], int]) -> None:
        self.name = name
        self.of = of
        self.count = count

    def face(self) -> Data:
        return {"per": self.name, "of": self.of} if self.of else {"per": self.name}


TRADESMEN: Final = Measure("tradesmen", "", lambda city, owner: city.count_tradesmen(owner))
CATHEDRAL_CUBES: Final = Measure("cathedral_cubes", "", lambda city, owner: city.count_cathedral(owner))
EVENTS_WON: Final = Measure("events_won", "", lambda city, owner: len(city.taken[owner]))
EVENTS_WITH_CUBE: Final = Measure(
    "events_with_cube", "", lambda city, owner: sum([1 for cubes in city.banners if owner in cubes])
)
DISTRICT: Final = Measure("dice", "", size_of)
"""All dice in the own district."""


def citizens(building: int) -> Measure:
    """Own citizens who stand in the building."""
    return Measure("citizens", BUILDINGS[building], lambda city, owner: city.count_standing(owner, building))


def dice(colour: int) -> Measure:
    """Dice of the colour in the own district."""
    return Measure("dice", COLOURS[colour], lambda city, owner: size(city.dice[pile_of(owner, colour)]))


def pips(colour: int) -> Measure:
    """What they show together."""
    return Measure("pips", COLOURS[colour], lambda city, owner: total(city.dice[pile_of(owner, colour)]))


def square_dice(colour: int) -> Measure:
    """Dice of the colour on the whole square."""
    return Measure(
        "square_dice",
        COLOURS[colour],
        lambda city, owner: sum([size(city.dice[pile_of(other, colour)]) for other in range(OWNERS)]),
    )


def most_dice(colour: int) -> Measure:
    """Dice of the colour in the district that has the most of them, whosever it is; le Roy's does not count."""
    return Measure("most_dice", COLOURS[colour], lambda city, owner: _most(city, colour))


def _most(city: City, colour: int) -> int:
    districts = [owner for owner in city.owners() if owner != NEUTRAL or not city.king]
    return max([size(city.dice[pile_of(owner, colour)]) for owner in districts])


class Amount:
    """So much, or so much for `every` so many of what `per` counts; `above`: only with more deniers than that."""

    def __init__(
        self,
        deniers: int = 0,
        influence: int = 0,
        vp: int = 0,
        cubes: int = 0,
        per: Measure | None = None,
        every: int = 1,
        above: int = 0,
    ) -> None:
        self.deniers = deniers
        self.influence = influence
        self.vp = vp
        self.cubes = cubes
        """On events of the player's choice."""
        self.per = per
        self.every = every
        self.above = above

    def often(self, city: City, owner: int) -> int:
        """How often it counts now."""
        if self.above and city.deniers[owner] <= self.above:
            return 0
        return 1 if self.per is None else self.per.count(city, owner) // self.every

    def give(self, city: City, owner: int, times: int) -> None:
        """The owner gains it so many times; cubes are still to be placed then, as many as there is room for."""
        times *= self.often(city, owner)
        city.gain(owner, deniers=times * self.deniers, influence=times * self.influence, vp=times * self.vp)
        if self.cubes:
            start_cubes(city, times * self.cubes)

    def hurts(self, city: City, owner: int) -> bool:
        """Whether to lose it would change anything for them: whoever has too little pays in points, too."""
        if self.often(city, owner) == 0:
            return False
        has = city.deniers[owner] if self.deniers else city.influence[owner]
        return has > 0 or city.vp[owner] > 0

    def lose(self, city: City, owner: int) -> None:
        """The owner loses it, or all there is of it (T4)."""
        times = self.often(city, owner)
        city.suffer(owner, deniers=times * self.deniers, influence=times * self.influence)

    def face(self) -> Data:
        """It as data, for those who show it: only what it has."""
        found: Data = {}
        if self.deniers:
            found["deniers"] = self.deniers
        if self.influence:
            found["influence"] = self.influence
        if self.vp:
            found["vp"] = self.vp
        if self.cubes:
            found["cubes"] = self.cubes
        if self.per is not None:
            found.update(self.per.face())
        if self.every > 1:
            found["every"] = self.every
        if self.above:
            found["above"] = self.above
        return found


NOTHING: Final = Amount()


def start_cubes(city: City, cubes: int) -> None:
    """Goes on to placing so many cubes, or as many as there is room for, on events of the player's choice."""
    city.left = min(cubes, all_free_banners(city))
    if city.left:
        city.value = 0
        city.step = PLACING_CUBES
