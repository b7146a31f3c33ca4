"""Where an expansion joins the base game: every question that the base game puts to it, answered for a game without.

A `City` holds the one it is played with. The Ladies of Troyes answers in `ladies/joints.py`; beside that only the lists
of all cards, steps and faces, the set-up and the reading of positions know of it.
"""

from typing import TYPE_CHECKING, Any, Final

from troyes.core.message import Message
from troyes.core.rng import Rng

if TYPE_CHECKING:
    from troyes.city.groups import Recipe
    from troyes.city.state import City

NO_CODES: Final[list[int]] = []


class Expansion:
    """What a game without any expansion says."""

    # -- a turn ------------------------------------------------------------------------------------------------------

    def begin_turn(self, city: "City") -> None:
        """A seat's turn begins."""

    def has_ramparts(self, city: "City") -> bool:
        """Whether a guard can be sent on patrol."""
        return False

    def must_act(self, city: "City") -> bool:
        """Whether something was used that asks for an action, not a pass."""
        return False

    def before_codes(self, city: "City") -> list[int]:
        """What else can be used before an action. Never to be changed."""
        return NO_CODES

    def use_before(self, city: "City", activity: int, rng: Rng) -> None:
        """Carries it out."""

    def guard_recipe(self, city: "City") -> "Recipe | None":
        """The dice that send the guard."""
        return None

    def begin_patrol(self, city: "City") -> None:
        """The guard's die is paid for."""

    def may_turn_bought(self, city: "City", seat: int) -> bool:
        """Whether a die that the seat buys may be turned over."""
        return False

    def bought_turned(self, city: "City", seat: int) -> None:
        """It has been."""

    def ask_others(self, city: "City", sold: int) -> bool:
        """The dice are paid for: asks others for their answer to it. `sold`: a bit for each paid owner."""
        return False

    def chosen(self, city: "City") -> None:
        """A choice has been carried out."""

    def holds(self, city: "City") -> bool:
        """The action is done: whether there is something to choose before the turn ends."""
        return False

    # -- events ------------------------------------------------------------------------------------------------------

    def begin_events(self, city: "City", first_new: int) -> bool:
        """Whether events may ask players, one by one. `first_new`: where those that just came begin in the queue."""
        return False

    def go_on_with_events(self, city: "City", rng: Rng) -> int:
        """Lets them act: -1 as soon as a seat has something to choose, in the end how many black dice they send."""
        return 0

    def cubes_put(self, city: "City", event: int, cubes: int) -> None:
        """A player has put cubes on an event that is still there."""

    def settled(self, city: "City", event: int) -> None:
        """An event is countered."""

    def shields(self, city: "City", seat: int) -> list[int]:
        """What the seat has against a black die, or against what an event does to it. Never to be changed."""
        return NO_CODES

    def use_shield(self, city: "City", seat: int) -> None:
        """Takes it away."""

    # -- the end -----------------------------------------------------------------------------------------------------

    def end_round(self, city: "City") -> None:
        """A round is over, the next one has its number."""

    def levels(self, city: "City") -> int:
        """How many levels the Cathedral is counted with."""
        return 3

    def count(self, city: "City", owner: int, character: int) -> int:
        """What a Character of the expansion looks at."""
        return 0

    def score_lines(self, city: "City", owner: int) -> dict[str, int]:
        """What else counts."""
        return {}

    # -- words and data ----------------------------------------------------------------------------------------------

    def die_words(self, city: "City", die: int) -> Message | None:
        """A die as an option, where it is used in a way of the expansion's."""
        return None

    def no_outdoor(self, city: "City", activity: int) -> Message:
        """Why a cube of that outdoor activity cannot serve now."""
        return Message("why-city-no-ramparts", {}, "ladies.ramparts")

    def check(self, city: "City") -> None:
        """Whether its part of a position fits the step: raises if not."""

    def levels_shown(self, city: "City") -> int:
        """How many levels of the Cathedral can be seen."""
        return 3

    def data(self, city: "City") -> dict[str, Any]:
        """Its part of the table as plain data."""
        return {}


BASE_GAME: Final = Expansion()
