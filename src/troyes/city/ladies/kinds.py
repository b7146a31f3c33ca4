"""The two kinds of Activity card that the expansion brings, and delayed ones for any colour."""

from troyes.city import log
from troyes.city.activities.activity import Activity, Delayed, Storing
from troyes.city.groups import Recipe
from troyes.city.ladies.recipes import OneColour
from troyes.city.names import RED
from troyes.city.numbering import colour_of, cubes_at
from troyes.city.state import City


class Mixed(Storing):
    """An action puts cubes on it, or uses some that lie there (L4). `deniers`: what putting one costs."""

    def __init__(self, name: str, deniers: int = 0) -> None:
        super().__init__(name, deniers)
        self.mixed = True

    def least_deniers(self, city: City, seat: int) -> int:
        return 0 if self.stock(city, seat) else self.deniers

    def stock(self, city: City, seat: int) -> int:
        """How many cubes the seat has there."""
        return city.cubes[cubes_at(city.slot_of(self.id), seat)]

    def discards(self, city: City, value: int) -> int:
        return min(value // city.printed.per[self.id], self.stock(city, city.seat))


def take_cubes(city: City, card: Activity, cubes: int) -> None:
    """Takes own cubes off a mixed card."""
    city.cubes[cubes_at(city.slot_of(card.id), city.seat)] -= cubes
    city.note((log.DISCARDED, city.seat, card.id, cubes))


class Endgame(Storing):
    """Its cubes count when the game ends."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.endgame = True


class ForAnyColour(Delayed):
    """A delayed card whose cube serves dice of whatever colour the action asks for."""

    def __init__(self, name: str, recipes: list[Recipe]) -> None:
        super().__init__(name, RED, recipes[0])
        self.by_colours = recipes

    def recipe(self, colours: int, king: bool) -> Recipe | None:
        return self.by_colours[colours]


def one_colour(recipe: Recipe, dice: list[int]) -> list[Recipe]:
    """The recipes of one colour each that a recipe for any colour stands for; the first die settles which."""
    if not isinstance(recipe, OneColour) or not recipe.by_colour:
        return [recipe]
    if dice:
        return [recipe.by_colour[colour_of(dice[0])]]
    return list(recipe.by_colour)
