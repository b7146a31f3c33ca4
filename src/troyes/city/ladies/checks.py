"""Whether the expansion's part of a position fits its step."""

from troyes.city.activities.cards import CARDS, EXECUTIONER, FORT, LANDLADY, MASTER_BUILDER
from troyes.city.citizens import can_enter
from troyes.city.codes import ACTIVATE, AGRICULTURE, BUILD, COMBAT, DIE, PATROL, PLACE, USE
from troyes.city.events.cards import CARDS as EVENT_CARDS
from troyes.city.events.event import Ordeal
from troyes.city.faults import wrong
from troyes.city.ladies.names import EXCHANGE, SHOWN
from troyes.city.ladies.outdoor import exchange_codes, may_answer, offer_codes
from troyes.city.ladies.patrol import MOST_POINTS
from troyes.city.ladies.phase import ordeal_at_work, suffer_codes
from troyes.city.ladies.red import shots
from troyes.city.names import ACTIVITIES, MOST_TIMES, NEUTRAL, NOBODY
from troyes.city.numbering import bit, has, pips
from troyes.city.state import (
    ACTED,
    ANSWERING,
    EXCHANGING,
    EXECUTING,
    LODGING,
    OFFERED,
    OVER,
    PATROLLING,
    PLACING,
    PLACING_CUBES,
    RAISING,
    RELEASING,
    SHOOTING,
    SUFFERING,
    City,
)
from troyes.city.targets import can_direct, is_activate, is_place, recipe_for

__all__ = ["check_ladies", "cubes_fit", "ladies_fit"]


def check_ladies(city: City) -> None:
    """Whoever is asked, and what is under way, must belong to the step."""
    ladies = city.ladies
    assert ladies is not None
    step = city.step
    asking = step in (ANSWERING, SUFFERING)
    if asking != bool(ladies.asked) or (asking and ladies.asked[0] != city.seat):
        raise wrong("ladies.asked", "asked")
    if len(set(ladies.asked)) != len(ladies.asked) or (ladies.actor >= 0) != (step == ANSWERING):
        raise wrong("ladies.asked", "asked")
    if step == ANSWERING and (ladies.actor in ladies.asked or NEUTRAL in ladies.asked):
        raise wrong("ladies.asked", "asked")
    _check_event_phase(city)
    if (ladies.release > 0) != (step == RELEASING) or ladies.release > sum(ladies.possessed):
        raise wrong("ladies.release", "release")
    if ladies.scouted and city.target != ACTIVATE + ACTIVITIES.index("scout"):
        raise wrong("ladies.scouted", "under-way")
    if ladies.stationed and city.target != PATROL:
        raise wrong("ladies.stationed", "under-way")
    before = [gate for gate, tile in enumerate(ladies.tiles) if tile in SHOWN or tile == EXCHANGE]
    if ladies.served and (city.black or step in (PLACING, SUFFERING, OVER)):
        raise wrong("ladies.served", "under-way")
    if ladies.must_act != any(has(ladies.served, gate) for gate in before):
        raise wrong("ladies.must_act", "under-way")
    if ladies.partners.bit_count() != len(ladies.received) or len(ladies.received) > 3:
        raise wrong("ladies.received", "under-way")


def _check_event_phase(city: City) -> None:
    ladies = city.ladies
    assert ladies is not None
    if city.step == SUFFERING:
        known = ladies.striking in city.queue and isinstance(EVENT_CARDS[ladies.striking], Ordeal)
        places = [city.queue.index(event) for event in ladies.events if event in city.queue]
        if not known or len(places) != len(ladies.events) or places != sorted(set(places)) or city.target >= 0:
            raise wrong("ladies.to_strike", "event-phase")
        if places and places[0] <= city.queue.index(ladies.striking):
            raise wrong("ladies.to_strike", "event-phase")
        if [victim for victim in ordeal_at_work(city).victims(city) if victim in ladies.asked] != ladies.asked:
            raise wrong("ladies.asked", "asked")
    elif ladies.striking >= 0 or ladies.events or ladies.threat:
        raise wrong("ladies.striking", "event-phase")


def ladies_fit(city: City, step: int) -> bool:
    """Whether a step that only the expansion has can go on to the end."""
    ladies = city.ladies
    assert ladies is not None
    target, left, value = city.target, city.left, city.value
    if step == LODGING:
        return target == ACTIVATE + LANDLADY.id and 1 <= left <= MOST_TIMES
    if step == EXECUTING:
        return target == ACTIVATE + EXECUTIONER.id and 1 <= left <= MOST_TIMES and bool(EXECUTIONER.codes(city))
    if step == RAISING:
        return target == ACTIVATE + MASTER_BUILDER.id and 1 <= left <= city.cathedral.count(NOBODY)
    if step == PATROLLING:
        return target == PATROL and len(city.group) == 1 and value >= 0 and 1 <= value + left <= MOST_POINTS
    if step == EXCHANGING:
        return _exchange_fits(city)
    if step == RELEASING:
        return ladies.back in (ACTED, PLACING_CUBES, SHOOTING) and AGRICULTURE <= target < USE
    if step == OFFERED:
        return AGRICULTURE <= target < COMBAT and len(offer_codes(city)) > 1
    if step == SUFFERING:
        return len(suffer_codes(city)) > 1
    return all(may_answer(city, seat, bit(seat)) for seat in ladies.asked) and _rest_is_sure(city)


def _exchange_fits(city: City) -> bool:
    ladies = city.ladies
    assert ladies is not None
    gate = ladies.gate_of(EXCHANGE)
    if gate < 0 or not has(ladies.served, gate) or len(city.group) > 1:
        return False
    chosen = city.group
    city.group = []
    offered = all(DIE + die in exchange_codes(city) for die in chosen)
    city.group = chosen
    return offered


def _rest_is_sure(city: City) -> bool:
    """Whether the action whose dice are paid for can go on when all have answered."""
    ladies = city.ladies
    assert ladies is not None
    seat, target, value = ladies.actor, city.target, city.value
    recipe = recipe_for(city, target, city.cube) if AGRICULTURE <= target < USE else None
    if recipe is None or not city.group or city.settled:
        return False
    if target == AGRICULTURE:
        return value >= 2
    if target in (BUILD, PATROL):
        return len(city.group) <= recipe.most()
    if is_place(target):
        return can_enter(city, seat, target - PLACE, pips(city.group[0]))
    if is_activate(target):
        activity = target - ACTIVATE
        enough = activity == FORT.id or value >= city.printed.per[activity]
        return enough and can_direct(city, seat, activity)
    event = target - COMBAT
    return event in city.queue and value >= city.printed.event_per[event]


def cubes_fit(city: City) -> bool:
    """Whether the Catapult or the Scout can go on placing cubes."""
    activity, left = city.target - ACTIVATE, city.left
    if ACTIVITIES[activity] == "catapult":
        return 1 <= left <= shots(city)
    return 1 <= left <= MOST_TIMES and bool(CARDS[activity].cube_codes(city) or city.value)
