"""How often a card is activated, or how many cubes combat an event; and for what, where a card leaves the choice."""

from troyes.city import log
from troyes.city.actions import finish, most_times
from troyes.city.activities.activity import Choice
from troyes.city.activities.cards import CARDS
from troyes.city.codes import ACTIVATE, COMBAT, DISCARD, MILL, REPEAT
from troyes.city.combat import put_cubes
from troyes.city.messages import ask, why
from troyes.city.names import ACTIVITIES, MOST_TIMES
from troyes.city.state import CHOOSING_TIMES, City
from troyes.city.steps.step import Step
from troyes.city.targets import is_activate, target_args, target_name
from troyes.core.message import Arg, Message
from troyes.core.rng import Rng


class Times(Step):
    """How often; for a mixed card also how many of its cubes are used instead."""

    def codes(self, city: City) -> list[int]:
        found = [REPEAT + times for times in range(most_times(city), 0, -1)]
        target = city.target
        if is_activate(target) and CARDS[target - ACTIVATE].mixed:
            found += [DISCARD + cubes for cubes in range(CARDS[target - ACTIVATE].discards(city, city.value), 0, -1)]
        return found

    def take(self, city: City, code: int, rng: Rng) -> None:
        seat, target = city.seat, city.target
        times = code - REPEAT
        if not is_activate(target):
            put_cubes(city, seat, city.queue.index(target - COMBAT), times)
        elif code >= DISCARD:
            CARDS[target - ACTIVATE].discard(city, code - DISCARD)
        else:
            card = CARDS[target - ACTIVATE]
            city.log = (city.log, log.STOCKED if card.stores else log.ACTIVATED, seat, card.id, times)
            city.spend(seat, deniers=times * card.takes.deniers, influence=times * card.takes.influence)
            card.activate(city, times)
        if city.step == CHOOSING_TIMES:
            finish(city)

    def prompt(self, city: City) -> Message:
        mixed = is_activate(city.target) and CARDS[city.target - ACTIVATE].mixed
        return ask(f"times-{'mixed' if mixed else target_name(city)}", target_args(city))

    def refusal(self, city: City, code: int) -> Message:
        if DISCARD <= code < MILL:
            return self._no_discard(city, code)
        if code == REPEAT:
            return why("at-least-once", "action.times")
        most = most_times(city)
        return why("too-often" if REPEAT < code < DISCARD else "times-first", "action.times", {"most": most})

    def _no_discard(self, city: City, code: int) -> Message:
        """Why so many cubes of the card at work cannot be used."""
        if not is_activate(city.target) or not CARDS[city.target - ACTIVATE].mixed:
            return why("not-mixed", "ladies.mixed")
        card = CARDS[city.target - ACTIVATE]
        args: dict[str, Arg] = {"activity": ACTIVITIES[card.id], "most": card.discards(city, city.value)}
        return why("discard-fewer" if code > DISCARD else "at-least-once", "ladies.mixed", args)

    def fits(self, city: City) -> bool:
        target = city.target
        if target >= COMBAT:
            return target - COMBAT in city.queue and not city.settled
        return is_activate(target) and not CARDS[target - ACTIVATE].at_once and not city.settled


class Division(Step):
    """How many of a card's activations give its first amount: `first` and so many more is the code."""

    def __init__(self, number: int, card: Choice, first: int) -> None:
        super().__init__(number, ACTIVITIES[card.id])
        self.card = card
        self.first = first

    def codes(self, city: City) -> list[int]:
        return [self.first + times for times in range(city.left, -1, -1)]

    def take(self, city: City, code: int, rng: Rng) -> None:
        self.card.divide(city, city.left, code - self.first)
        finish(city)

    def prompt(self, city: City) -> Message:
        return ask(self.name, {"count": city.left})

    def fits(self, city: City) -> bool:
        return city.target == ACTIVATE + self.card.id and 1 <= city.left <= MOST_TIMES


class Mill(Division):
    """How many of the Miller's activations are for the Palace."""

    def refusal(self, city: City, code: int) -> Message:
        return why("miller", "activities.miller", {"count": city.left})
