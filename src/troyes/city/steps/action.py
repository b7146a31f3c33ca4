"""What to do in a turn."""

from typing import Final

from troyes.city import log
from troyes.city.activities.cards import CARDS
from troyes.city.citizens import HIRING, has_someone
from troyes.city.codes import (
    ACTIVATE,
    AGRICULTURE,
    BUILD,
    COMBAT,
    DIE,
    FROM_SUPPLY,
    HIRE,
    PASS,
    PATROL,
    PLACE,
    REROLL,
    USE,
    USE_OUTDOOR,
)
from troyes.city.faults import wrong
from troyes.city.groups import ANY_COLOUR, Need, Recipe, sources_of_dice
from troyes.city.messages import ask, why
from troyes.city.names import ACTIVITIES, BUILDINGS, COLOURS, EVENTS, LEVELS, SLOTS
from troyes.city.search import can_gather
from troyes.city.square import is_empty
from troyes.city.state import ACTED, CHOOSING_DICE, City
from troyes.city.steps.influence import add_influence_codes, no_influence, use_influence
from troyes.city.steps.reasons import card_rule
from troyes.city.steps.step import Step
from troyes.city.targets import (
    can_activate,
    can_build,
    can_combat,
    can_farm,
    can_patrol,
    can_place,
    colours_of,
    counts_value,
    hire_price,
    influence_price,
    is_activate,
    is_place,
    need_of,
    needs_search,
    recipe_for,
)
from troyes.city.workforce import Workforce, cubes_of
from troyes.core.lists import replaced
from troyes.core.message import Arg, Message
from troyes.core.native import i64
from troyes.core.rng import Rng

PLENTY: Final = 1000
"""More deniers than any group of dice costs."""


def action_codes(city: City) -> list[int]:
    """Every action that can be carried through, a pass, and what influence may be spent on."""
    work = Workforce(city, city.seat, [])
    found: list[int] = []
    revealed = city.revealed
    slot: i64 = 0
    while slot < SLOTS:
        if slot % LEVELS < revealed and can_activate(city, work, slot):
            found.append(ACTIVATE + city.activities[slot])
        slot += 1
    for event in city.queue:
        if can_combat(city, work, event):
            found.append(COMBAT + event)
    if can_build(city, work):
        found.append(BUILD)
    for building in range(3):
        if can_place(city, work, building):
            found.append(PLACE + building)
    if can_farm(city, work):
        found.append(AGRICULTURE)
    if city.expansion.has_ramparts(city) and can_patrol(city, work):
        found.append(PATROL)
    if not found or not city.expansion.must_act(city):
        found.append(PASS)
    found += city.expansion.before_codes(city)
    add_influence_codes(found, city)
    return found


class Action(Step):
    """One of seven actions, or a pass; before it, what influence and outdoor activities bring."""

    def codes(self, city: City) -> list[int]:
        return action_codes(city)

    def take(self, city: City, code: int, rng: Rng) -> None:
        if code <= HIRE:
            use_influence(city, code, rng)
        elif code == PASS:
            city.district = replaced(city.district, city.seat, 2)
            city.log = (city.log, log.PASSED, city.seat)
            city.end_walk(ACTED)
        elif USE_OUTDOOR <= code < DIE:
            city.expansion.use_before(city, code - USE_OUTDOOR, rng)
        else:
            city.target = code
            city.cube = -1
            if city.group:
                city.group = []
            city.step = CHOOSING_DICE

    def prompt(self, city: City) -> Message:
        return ask("action-after-cube" if city.expansion.must_act(city) else "action")

    def refusal(self, city: City, code: int) -> Message:
        if REROLL <= code <= HIRE:
            return no_influence(city, code)
        if is_activate(code):
            return _no_activity(city, code - ACTIVATE)
        if COMBAT <= code < USE and code - COMBAT not in city.queue:
            return why("no-event", "action.combat", {"event": EVENTS[code - COMBAT]})
        if code == PATROL and not city.expansion.has_ramparts(city):
            return why("no-ramparts", "ladies.ramparts")
        if AGRICULTURE <= code < USE:
            return _no_dice(city, code)
        if USE_OUTDOOR <= code < DIE:
            return city.expansion.no_outdoor(city, code - USE_OUTDOOR)
        if code == PASS:
            return why("must-act", "ladies.outdoor")
        if USE <= code < FROM_SUPPLY:
            return why("action-first", "action")
        return why("not-asked", "round.actions")

    def check(self, city: City) -> bool:
        if is_empty(city):
            raise wrong("step", "square-empty")
        return True


def _no_activity(city: City, activity: int) -> Message:
    """Card, tradesman, the card's own price, and only then the dice."""
    seat = city.seat
    args: dict[str, Arg] = {"activity": ACTIVITIES[activity]}
    slot = city.slot_of(activity)
    if slot < 0:
        return why("not-open", "round.reveal", args)
    hire, card_deniers = hire_price(city, seat, activity), CARDS[activity].least_deniers(city, seat)
    deniers, influence = city.deniers[seat], city.influence[seat]
    due = influence_price(city, seat, activity)
    if deniers < hire:
        return why("hire-dear", "action.tradesman", {**args, "price": hire, "have": deniers})
    if influence < due:
        if due > CARDS[activity].takes.influence:
            return why("hire-influence", "ladies.hire", {**args, "price": due, "have": influence})
        return why("card-influence", card_rule(activity), {**args, "price": due, "have": influence})
    if deniers < hire + card_deniers:
        return why("card-deniers", card_rule(activity), {**args, "price": card_deniers, "have": deniers - hire})
    if not city.has_tradesman(seat, slot) and not has_someone(city, seat, due):
        return why("nobody", "action.citizens", {"price": HIRING + due, "have": influence})
    return _no_dice(city, ACTIVATE + activity)


def _no_dice(city: City, target: int) -> Message:
    """Why no dice on the square carry that action out."""
    seat = city.seat
    colours = colours_of(city, target)
    args: dict[str, Arg] = {"colour": "any" if colours == ANY_COLOUR else COLOURS[colours.bit_length() - 1]}
    recipes = [recipe_for(city, target, cube) for cube in [-1, *cubes_of(city, seat)]]
    useful = [recipe for recipe in recipes if recipe is not None]
    if not any(sources_of_dice(city, seat, recipe, []) for recipe in useful):
        return why("no-dice", "dice.groups", args)
    if is_place(target) and not has_someone(city, seat, 0):
        return why("nobody", "action.citizens", {"price": HIRING, "have": city.influence[seat]})
    need = need_of(city, seat, target)
    if any(_would_do(city, target, recipe, Need(need.value, PLENTY)) for recipe in useful):
        return why("dice-dear", "dice.buying", {**args, "have": need.budget})
    if target == BUILD:
        return why("columns-full", "action.cathedral")
    if is_place(target):
        return why("no-entrance", "action.lying", {"building": BUILDINGS[target - PLACE], **args})
    return why("value-low", "action.times", {**args, "value": need.value})


def _would_do(city: City, target: int, recipe: Recipe, need: Need) -> bool:
    """Whether some dice on the square are what the action needs."""
    if counts_value(target) and not needs_search(city, city.seat, recipe):
        return Workforce(city, city.seat, []).can_gather(recipe, need)
    return can_gather(city, city.seat, target, recipe, need)
