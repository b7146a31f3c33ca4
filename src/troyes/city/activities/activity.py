"""What an Activity card can say about itself. Its numbers are in `printed.toml`, its words in `locale/`."""

from collections.abc import Mapping
from typing import Any

from troyes.city import faces
from troyes.city.codes import CUBE_ON
from troyes.city.combat import all_free_banners, free_banners, put_cubes
from troyes.city.effects import NOTHING, Amount, Measure
from troyes.city.faces import Face, Line, divided, sign
from troyes.city.groups import ANY_COLOUR, Recipe
from troyes.city.messages import why
from troyes.city.names import ACTIVITIES, COLOURS, MOST_TIMES, NEUTRAL, RED, WHITE
from troyes.city.numbering import cubes_at, has
from troyes.city.state import City
from troyes.core.lists import raised
from troyes.core.message import Message


class Activity:
    """A card with an immediate effect: each activation takes and gives so much."""

    def __init__(
        self,
        name: str,
        takes: Amount = NOTHING,
        gives: Amount = NOTHING,
        any_colour: bool = False,
        at_once: bool = False,
        may_stop: bool = False,
    ) -> None:
        self.id = ACTIVITIES.index(name)
        self.takes = takes
        self.gives = gives
        self.any_colour = any_colour
        """Whether dice of any colours activate it."""
        self.at_once = at_once
        """Whether it is not asked how often: the player may stop on the way, or there is nothing to choose."""
        self.may_stop = may_stop
        """Whether the player may stop placing its cubes on events, once one is placed."""
        self.cube_words = "event"
        """How its cubes on events are asked for."""
        self.by_die = False
        """Whether each die counts for itself."""
        self.stores = False
        """Whether it stores cubes: for later actions, or until the end of the game."""
        self.mixed = False
        """Whether an activation may also use cubes that it stores."""
        self.endgame = False
        """Whether its cubes count at the end of the game."""

    def most_times(self, city: City, value: int) -> int:
        """How often a group worth so much can activate it now. Cubes that are paid for need room."""
        seat = city.seat
        most = min(value // city.printed.per[self.id], MOST_TIMES)
        takes = self.takes
        if takes.deniers:
            most = min(most, city.deniers[seat] // takes.deniers)
        if takes.influence:
            most = min(most, city.influence[seat] // takes.influence)
        if self.gives.cubes and takes is not NOTHING and not self.stores:
            most = min(most, all_free_banners(city) // self.gives.cubes)
        return most

    def least_deniers(self, city: City, seat: int) -> int:
        """What one activation costs at the least."""
        return self.takes.deniers

    def discards(self, city: City, value: int) -> int:
        """How many of its cubes a group worth so much can use."""
        return 0

    def discard(self, city: City, cubes: int) -> None:
        """Uses so many cubes of a mixed card."""
        raise AssertionError("only a mixed card uses its own cubes")

    def cube_codes(self, city: City) -> list[int]:
        """Events on which its next cube may be placed."""
        return [CUBE_ON + city.queue[at] for at in range(len(city.queue)) if free_banners(city, at)]

    def place_cube(self, city: City, at: int) -> None:
        """Puts a cube on the event at this place of the queue."""
        put_cubes(city, city.seat, at, 1)
        city.left -= 1

    def cubes_fit(self, city: City) -> bool:
        """Whether it can be placing as many cubes on events as are left."""
        return self.gives.cubes > 0 and not self.at_once and 1 <= city.left <= all_free_banners(city)

    def spares(self, city: City, event: int) -> Message | None:
        """Why its next cube cannot go there, although there is room; None if that is nothing of the card's."""
        return None

    def must_place(self, city: City) -> Message:
        """Why the player may not stop placing them."""
        if self.may_stop:
            return why("place-one", "action.times")
        return why("place-all", "action.times", {"count": city.left})

    def activate(self, city: City, times: int) -> None:
        """Carries the effect out for `city.seat`, or sets `city.step` where there is more to choose."""
        self.gives.give(city, city.seat, times)

    def garrison(self, city: City, values: list[int]) -> None:
        """Carries it out for each die, by what they count as."""
        raise AssertionError("only a card that counts dice is carried out by them")

    def points(self, cubes: list[int], seat: int) -> int:
        """What a seat's cubes are worth at the end, by what lies there from each."""
        raise AssertionError("only an endgame card counts at the end")

    def recipe(self, colours: int, king: bool) -> Recipe | None:
        """How its cube works on a group for something of these colours, or None if it is of no use there."""
        return None

    def face(self, card: Mapping[str, Any]) -> Face:
        """What stands on it: the dice that activate it, with the printed number that divides them, and what it does."""
        colour = faces.ANY if self.any_colour else str(card["colour"])
        return {"dice": [divided(colour, card, f"activities.{ACTIVITIES[self.id]}")], "lines": self.shows()}

    def shows(self) -> list[Line]:
        """What one activation does, as signs; the first line goes on from the dice."""
        return [[*self.price(), faces.ARROW, *self.gives.shows()]]

    def price(self) -> Line:
        return [] if self.takes is NOTHING else [faces.PLUS, *self.takes.shows()]


class Choice(Activity):
    """Each activation gives one amount or the other, as the player likes."""

    def __init__(self, name: str, gives: Amount, otherwise: Amount) -> None:
        super().__init__(name, gives=gives)
        self.otherwise = otherwise

    def divide(self, city: City, times: int, first: int) -> None:
        """Of so many activations, `first` give the first amount, the others the other one."""
        one, other = self.gives, self.otherwise
        ones, others = first * one.often(city, city.seat), (times - first) * other.often(city, city.seat)
        city.gain(
            city.seat,
            deniers=ones * one.deniers + others * other.deniers,
            influence=ones * one.influence + others * other.influence,
            vp=ones * one.vp + others * other.vp,
        )

    def shows(self) -> list[Line]:
        """An amount that is counted by one thing or by another is told once."""
        one, other = self.gives.shows(), self.otherwise.shows()
        if one[0] == other[0] and faces.PER in one and faces.PER in other:
            other = other[other.index(faces.PER) + 1 :]
        return [[faces.ARROW, *one, faces.OR, *other]]


class Contest(Activity):
    """Whoever has the most gains, all who tie (T26); `own`: only if the player is one of them."""

    def __init__(self, name: str, most: Measure, gives: Amount, own: bool = False) -> None:
        super().__init__(name, gives=gives)
        self.most = most
        self.own = own

    def activate(self, city: City, times: int) -> None:
        owners = city.owners()
        best = max([self.most.count(city, owner) for owner in owners])
        if best == 0 or (self.own and self.most.count(city, city.seat) < best):
            return
        for owner in owners:
            if self.most.count(city, owner) == best and (owner != NEUTRAL or city.king):
                self.gives.give(city, owner, times)

    def shows(self) -> list[Line]:
        who = [] if self.own else [faces.EVERYBODY]
        return [[faces.ARROW, *who, faces.MOST, *self.most.shows, faces.ARROW, *self.gives.shows()]]


class Storing(Activity):
    """A card that stores cubes."""

    def __init__(self, name: str, takes: Amount = NOTHING, gives: Amount = NOTHING, at_once: bool = False) -> None:
        super().__init__(name, takes, gives, at_once=at_once)
        self.stores = True

    def activate(self, city: City, times: int) -> None:
        city.cubes = raised(city.cubes, cubes_at(city.slot_of(self.id), city.seat), times)


class Delayed(Storing):
    """A card that stores cubes, each good for one later action.

    `counts_as` is the colour that the dice of its recipe count as. Only cubes that bring, turn or recolour a die help
    to place a citizen (T16); few serve the Cathedral; most are of use where each die counts for itself.
    """

    def __init__(
        self,
        name: str,
        counts_as: int,
        recipe: Recipe,
        placing: bool = False,
        cathedral: bool = False,
        each_die: bool = True,
    ) -> None:
        super().__init__(name)
        self.counts_as = counts_as
        self.usual = recipe
        self.serves_placing = placing
        self.serves_cathedral = cathedral
        self.serves_each_die = each_die

    def recipe(self, colours: int, king: bool) -> Recipe | None:
        return self.usual if has(colours, self.counts_as) else None

    def shows(self) -> list[Line]:
        return [[faces.ARROW, faces.KEPT, faces.ARROW, *self.usual.shows(COLOURS[self.counts_as]), *self.bounds()]]

    def bounds(self, builds: bool = False) -> Line:
        """What its cube is of no use for: to place a citizen, and where white dice go to build."""
        builds = builds or self.counts_as == WHITE
        found: Line = [] if self.serves_placing else [sign("citizen", no=True)]
        found += [sign("cathedral", no=True)] if builds and not self.serves_cathedral else []
        return [faces.LIMIT, *found] if found else []


class AnyColour(Delayed):
    """A cube that works on dice of whatever colours the action asks for: a recipe for each set of colours."""

    def __init__(self, name: str, recipes: list[Recipe], placing: bool = False, cathedral: bool = False) -> None:
        super().__init__(name, RED, recipes[ANY_COLOUR], placing, cathedral)
        self.by_colours = recipes

    def recipe(self, colours: int, king: bool) -> Recipe | None:
        return self.by_colours[colours]

    def shows(self) -> list[Line]:
        return [[faces.ARROW, faces.KEPT, faces.ARROW, *self.usual.shows(faces.ANY), *self.bounds(builds=True)]]
