"""What every step of a walk can say about itself."""

from troyes.city.messages import ask
from troyes.city.state import City
from troyes.core.message import Message
from troyes.core.rng import Rng


class Step:
    """A moment at which a seat has something to choose: what, what comes of it, how it is asked, why not otherwise."""

    def __init__(self, number: int, name: str, by_itself: bool = True) -> None:
        self.number = number
        """As `City.step` has it."""
        self.name = name
        """As decisions and positions call it."""
        self.by_itself = by_itself
        """Whether it is taken by itself where there is nothing to choose."""

    def codes(self, city: City) -> list[int]:
        """Every legal choice."""
        raise AssertionError("a step says what can be chosen")

    def take(self, city: City, code: int, rng: Rng) -> None:
        """Carries out a legal choice."""
        raise AssertionError("a step says what comes of a choice")

    def prompt(self, city: City) -> Message:
        """What is asked."""
        return ask(self.name.replace("_", "-"))

    def refusal(self, city: City, code: int) -> Message:
        """Why this code is not among the choices."""
        raise AssertionError("a step says why")

    def check(self, city: City) -> bool:
        """Whether a position's walk to its target can have come here; what else is wrong with it is raised."""
        return self.fits(city)

    def fits(self, city: City) -> bool:
        """Whether a walk whose dice are paid for is sure to go on from here to its end."""
        return False
