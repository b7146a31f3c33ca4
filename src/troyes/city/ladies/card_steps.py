"""What the Landlady, the Executioner and the Master Builder ask, one activation after the other."""

from troyes.city.actions import finish
from troyes.city.codes import ACTIVATE, BUILD_AT, FREE, ROB
from troyes.city.ladies.red import EXECUTIONER
from troyes.city.ladies.white import MASTER_BUILDER
from troyes.city.messages import ask, why
from troyes.city.names import MOST_TIMES, NOBODY
from troyes.city.state import City
from troyes.city.steps.step import Step
from troyes.city.steps.times import Division
from troyes.core.message import Message
from troyes.core.rng import Rng


class Lodge(Division):
    """How many of the Landlady's activations are for victory points."""

    def refusal(self, city: City, code: int) -> Message:
        return why("landlady", "activities.landlady", {"count": city.left})


class Rob(Step):
    """From which opponent the Executioner takes influence."""

    def codes(self, city: City) -> list[int]:
        return EXECUTIONER.codes(city)

    def take(self, city: City, code: int, rng: Rng) -> None:
        EXECUTIONER.rob(city, code - ROB)
        EXECUTIONER.alone(city)
        if city.left == 0:
            finish(city)

    def prompt(self, city: City) -> Message:
        return ask("executioner", {"count": city.left})

    def refusal(self, city: City, code: int) -> Message:
        return why("most-influence" if ROB <= code < FREE else "executioner", "activities.executioner")

    def fits(self, city: City) -> bool:
        known = city.target == ACTIVATE + EXECUTIONER.id and 1 <= city.left <= MOST_TIMES
        return known and bool(EXECUTIONER.codes(city))


class Raise(Step):
    """In which column the Master Builder builds."""

    def codes(self, city: City) -> list[int]:
        return MASTER_BUILDER.codes(city)

    def take(self, city: City, code: int, rng: Rng) -> None:
        MASTER_BUILDER.raise_column(city, code - BUILD_AT + 1)
        if city.left == 0:
            finish(city)

    def prompt(self, city: City) -> Message:
        return ask("column", {"count": city.left})

    def refusal(self, city: City, code: int) -> Message:
        return why("column", "activities.master-builder")

    def fits(self, city: City) -> bool:
        return city.target == ACTIVATE + MASTER_BUILDER.id and 1 <= city.left <= city.cathedral.count(NOBODY)
