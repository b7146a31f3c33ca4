"""Whether the expansion's part of a position fits its step."""

from troyes.city.codes import ACTIVATE, PATROL
from troyes.city.events.cards import CARDS as EVENT_CARDS
from troyes.city.events.event import Ordeal
from troyes.city.faults import wrong
from troyes.city.ladies.phase import ordeal_at_work
from troyes.city.ladies.scoring import builds_higher
from troyes.city.names import ACTIVITIES, EXCHANGE, EXTRA_DICE, NEUTRAL, NOBODY, SITES
from troyes.city.numbering import has
from troyes.city.state import ANSWERING, OVER, PLACING, RELEASING, SUFFERING, City, ladies_of


def check_ladies(city: City) -> None:
    """Whoever is asked, and what is under way, must belong to the step."""
    ladies = ladies_of(city)
    step = city.step
    asking = step in (ANSWERING, SUFFERING)
    if asking != bool(ladies.asked) or (asking and ladies.asked[0] != city.seat):
        raise wrong("ladies.asked", "asked")
    if len(set(ladies.asked)) != len(ladies.asked) or (ladies.actor >= 0) != (step == ANSWERING):
        raise wrong("ladies.asked", "asked")
    if step == ANSWERING and (ladies.actor in ladies.asked or NEUTRAL in ladies.asked):
        raise wrong("ladies.asked", "asked")
    if any(owner != NOBODY for owner in city.cathedral[SITES:]) and not builds_higher(city):
        raise wrong("cathedral[3]", "fourth-level")
    _check_event_phase(city)
    if (ladies.release > 0) != (step == RELEASING) or ladies.release > sum(ladies.possessed):
        raise wrong("ladies.release", "release")
    if ladies.scouted and city.target != ACTIVATE + ACTIVITIES.index("scout"):
        raise wrong("ladies.scouted", "under-way")
    if ladies.stationed and city.target != PATROL:
        raise wrong("ladies.stationed", "under-way")
    before = [gate for gate, tile in enumerate(ladies.tiles) if tile in EXTRA_DICE or tile == EXCHANGE]
    if ladies.served and (city.black or step in (PLACING, SUFFERING, OVER)):
        raise wrong("ladies.served", "under-way")
    if ladies.must_act != any(has(ladies.served, gate) for gate in before):
        raise wrong("ladies.must_act", "under-way")
    if ladies.partners.bit_count() != len(ladies.received) or len(ladies.received) > 3:
        raise wrong("ladies.received", "under-way")


def _check_event_phase(city: City) -> None:
    ladies = ladies_of(city)
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
