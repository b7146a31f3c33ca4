"""What an Activity card can say about itself. Its numbers are in `printed.toml`, its words in `locale/`."""

from troyes.city.codes import CUBE_ON
from troyes.city.combat import all_free_banners, free_banners, put_cubes
from troyes.city.groups import ANY_COLOUR, Recipe
from troyes.city.names import ACTIVITIES, MOST_TIMES, RED
from troyes.city.numbering import cubes_at, has
from troyes.city.state import PLACING_CUBES, City


class Activity:
    """A card with an immediate effect. `deniers` and `influence`: what each activation costs."""

    def __init__(self, name: str, deniers: int = 0, influence: int = 0) -> None:
        self.id = ACTIVITIES.index(name)
        self.deniers = deniers
        self.influence = influence
        self.any_colour = False
        """Whether dice of any colours activate it."""
        self.at_once = False
        """Whether it is not asked how often: the player may stop on the way, or there is nothing to choose."""
        self.may_stop = False
        """Whether the player may stop placing its cubes on events, once one is placed."""
        self.stores = False
        """Whether it stores cubes: for later actions, or until the end of the game."""
        self.mixed = False
        """Whether an activation may also use cubes that it stores."""
        self.endgame = False
        """Whether its cubes count at the end of the game."""

    def most_times(self, city: City, value: int) -> int:
        """How often a group worth so much can activate it now."""
        seat = city.seat
        most = min(value // city.printed.per[self.id], MOST_TIMES)
        if self.deniers:
            most = min(most, city.deniers[seat] // self.deniers)
        if self.influence:
            most = min(most, city.influence[seat] // self.influence)
        return most

    def least_deniers(self, city: City, seat: int) -> int:
        """What one activation costs at the least."""
        return self.deniers

    def discards(self, city: City, value: int) -> int:
        """How many of its cubes a group worth so much can use."""
        return 0

    def discard(self, city: City, cubes: int) -> None:
        """Carries out what the cubes of a mixed card are used for. They are gone already."""
        raise AssertionError("only a mixed card uses its own cubes")

    def cube_codes(self, city: City) -> list[int]:
        """Events on which its next cube may be placed."""
        return [CUBE_ON + city.queue[at] for at in range(len(city.queue)) if free_banners(city, at)]

    def place_cube(self, city: City, at: int) -> None:
        """Puts a cube on the event at this place of the queue."""
        put_cubes(city, city.seat, at, 1)
        city.left -= 1

    def activate(self, city: City, times: int) -> None:
        """Carries the effect out for `city.seat`, or sets `city.step` where there is more to choose."""
        raise AssertionError("a card says what it does")

    def recipe(self, colours: int, king: bool) -> Recipe | None:
        """How its cube works on a group for something of these colours, or None if it is of no use there."""
        return None


def start_cubes(city: City, cubes: int) -> None:
    """Goes on to placing so many cubes, or as many as there is room for, on events of the player's choice."""
    city.left = min(cubes, all_free_banners(city))
    if city.left:
        city.value = 0
        city.step = PLACING_CUBES


class Storing(Activity):
    """A card that stores cubes."""

    def __init__(self, name: str, deniers: int = 0) -> None:
        super().__init__(name, deniers=deniers)
        self.stores = True

    def activate(self, city: City, times: int) -> None:
        city.cubes[cubes_at(city.slot_of(self.id), city.seat)] += times


class Delayed(Storing):
    """A card that stores cubes, each good for one later action.

    `gives` is the colour that the dice of its recipe count as.
    """

    def __init__(self, name: str, gives: int, recipe: Recipe) -> None:
        super().__init__(name)
        self.gives = gives
        self.usual = recipe

    def recipe(self, colours: int, king: bool) -> Recipe | None:
        return self.usual if has(colours, self.gives) else None

    def serves_placing(self) -> bool:
        """Only cubes that bring, turn or recolour a die help to place a citizen (T16)."""
        return False

    def serves_cathedral(self) -> bool:
        return False

    def serves_each_die(self) -> bool:
        """Whether it is of use where each die counts for itself."""
        return True


class AnyColour(Delayed):
    """A cube that works on dice of whatever colours the action asks for."""

    def __init__(self, name: str, each: int, fixed: int) -> None:
        super().__init__(name, RED, Recipe(ANY_COLOUR, each=each, fixed=fixed))
        self.by_colours = [Recipe(colours, each=each, fixed=fixed) for colours in range(8)]

    def recipe(self, colours: int, king: bool) -> Recipe | None:
        return self.by_colours[colours]
