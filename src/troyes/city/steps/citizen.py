"""Whom to send to the card or building that the dice were paid for."""

from troyes.city.actions import begin_effect, finish
from troyes.city.buildings import enter, is_protected, may_enter
from troyes.city.citizens import HIRING, hire_tradesman, leave, sources
from troyes.city.codes import ACTIVATE, FROM_HIRING, FROM_SUPPLY, PLACE, REPEAT
from troyes.city.messages import ask, why
from troyes.city.names import BUILDINGS
from troyes.city.state import City
from troyes.city.steps.reasons import no_hiring
from troyes.city.steps.step import Step
from troyes.city.targets import can_direct, hire_price, influence_price, is_activate, is_place, target_args, target_name
from troyes.core.message import Message
from troyes.core.rng import Rng


class Citizen(Step):
    """One from the supply, hired, or from another place. `value`: what the die showed, for a building."""

    def codes(self, city: City) -> list[int]:
        seat, target = city.seat, city.target
        if is_activate(target):
            return sources(city, seat, influence_price(city, seat, target - ACTIVATE))
        building = target - PLACE
        found = sources(city, seat, 0)
        return [source for source in found if may_enter(city, seat, building, city.value, source)]

    def take(self, city: City, code: int, rng: Rng) -> None:
        seat, target = city.seat, city.target
        if is_place(target):
            leave(city, seat, code)
            enter(city, seat, target - PLACE, city.value)
            finish(city)
        else:
            activity = target - ACTIVATE
            deniers, influence = hire_price(city, seat, activity), city.printed.hire_influence[activity]
            leave(city, seat, code)
            city.spend(seat, deniers=deniers, influence=influence)
            hire_tradesman(city, seat, city.slot_of(activity))
            begin_effect(city)

    def prompt(self, city: City) -> Message:
        return ask(f"citizen-{target_name(city)}", target_args(city))

    def refusal(self, city: City, code: int) -> Message:
        seat = city.seat
        if not FROM_SUPPLY <= code < REPEAT:
            return why("citizen-first", "action.citizens")
        if code == FROM_HIRING:
            due = influence_price(city, seat, city.target - ACTIVATE) if is_activate(city.target) else 0
            refused = no_hiring(city, HIRING + due)
            if refused is not None:
                return refused
        if code not in sources(city, seat, 0):
            return why("nobody-there", "action.citizens")
        building = city.target - PLACE
        if is_protected(city, seat, building, city.value, code):
            return why("protected", "action.lying", {"building": BUILDINGS[building]})
        return why("unchanged", "action.place")

    def fits(self, city: City) -> bool:
        target, seat, value = city.target, city.seat, city.value
        if is_place(target):
            return 1 <= value <= 6
        if not is_activate(target):
            return False
        activity = target - ACTIVATE
        there = city.has_tradesman(seat, city.slot_of(activity))
        enough = value >= city.printed.per[activity] and not city.settled
        return enough and not there and can_direct(city, seat, activity)
