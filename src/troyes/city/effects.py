"""What a card takes and gives, as data: the rules carry it out, and faces, words, coach and bots read the same line.

An `Amount` is so many deniers, influence, victory points or cubes on events, once or for each of what a `Measure`
counts. What no amount can say is code of the card itself.
"""

from collections.abc import Callable
from typing import Final

from troyes.city import faces
from troyes.city.combat import all_free_banners
from troyes.city.faces import Line, some
from troyes.city.names import BUILDINGS, COLOURS, NEUTRAL, OWNERS
from troyes.city.numbering import pile_of
from troyes.city.square import size, size_of, total
from troyes.city.state import PLACING_CUBES, City


class Measure:
    """Something that is counted for an owner. `shows` is how a face tells of it."""

    def __init__(self, shows: Line, count: Callable[[City, int], int]) -> None:
        self.shows = shows
        self.count = count


TRADESMEN: Final = Measure([faces.TRADESMAN], lambda city, owner: city.count_tradesmen(owner))
CATHEDRAL_CUBES: Final = Measure([faces.CUBE, faces.CATHEDRAL], lambda city, owner: city.count_cathedral(owner))
EVENTS_WON: Final = Measure([faces.EVENT_WON], lambda city, owner: len(city.taken[owner]))
EVENTS_WITH_CUBE: Final = Measure(
    [faces.EVENT, faces.CUBE], lambda city, owner: sum([1 for cubes in city.banners if owner in cubes])
)
DISTRICT: Final = Measure([faces.sign("die", faces.ANY), faces.DISTRICT], size_of)
"""All dice in the own district."""


def citizens(building: int) -> Measure:
    """Own citizens who stand in the building."""
    shows = [faces.CITIZEN, faces.sign(BUILDINGS[building])]
    return Measure(shows, lambda city, owner: city.count_standing(owner, building))


def dice(colour: int) -> Measure:
    """Dice of the colour in the own district."""
    shows = [faces.sign("die", COLOURS[colour]), faces.DISTRICT]
    return Measure(shows, lambda city, owner: size(city.dice[pile_of(owner, colour)]))


def pips(colour: int) -> Measure:
    """What they show together."""
    shows = [faces.sign("pips", COLOURS[colour]), faces.DISTRICT]
    return Measure(shows, lambda city, owner: total(city.dice[pile_of(owner, colour)]))


def square_dice(colour: int) -> Measure:
    """Dice of the colour on the whole square."""
    return Measure(
        [faces.sign("die", COLOURS[colour]), faces.SQUARE],
        lambda city, owner: sum([size(city.dice[pile_of(other, colour)]) for other in range(OWNERS)]),
    )


def most_dice(colour: int) -> Measure:
    """Dice of the colour in the district that has the most of them, whosever it is; le Roy's does not count."""
    shows = [faces.sign("die", COLOURS[colour]), faces.DISTRICT, faces.MOST]
    return Measure(shows, lambda city, owner: _most(city, colour))


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

    def shows(self, lost: bool = False) -> Line:
        """It as signs: what there is of it, what it is counted by, from what on."""
        way = -1 if lost else 1
        found: Line = []
        for icon, amount in (("deniers", self.deniers), ("influence", self.influence), ("vp", self.vp)):
            if amount:
                found.append(some(icon, way * amount))
        if self.cubes:
            found += faces.event_cubes(self.cubes)
        if self.per is not None:
            found += [faces.PER, *faces.every(self.every, self.per.shows)]
        if self.above:
            found += [faces.LIMIT, some("deniers", self.above, before=">")]
        return found


NOTHING: Final = Amount()


def start_cubes(city: City, cubes: int) -> None:
    """Goes on to placing so many cubes, or as many as there is room for, on events of the player's choice."""
    city.left = min(cubes, all_free_banners(city))
    if city.left:
        city.value = 0
        city.step = PLACING_CUBES
