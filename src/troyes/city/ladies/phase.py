"""The event phase with the expansion: events act one by one, and stop where a player has to choose (T32)."""

from troyes.city import log
from troyes.city.events.cards import CARDS
from troyes.city.events.event import Ordeal
from troyes.city.names import POSSESSION
from troyes.city.state import SUFFERED, SUFFERING, City
from troyes.core.rng import Rng

__all__ = ["begin", "go_on", "ordeal_at_work", "suffer", "suffer_codes"]


def begin(city: City, before: int) -> None:
    """All events of the queue are to act; Possession only in the round in which it came (L15)."""
    ladies = city.ladies
    assert ladies is not None
    ladies.events = [event for at, event in enumerate(city.queue) if at >= before or event != POSSESSION]
    ladies.striking = -1
    ladies.threat = 0


def go_on(city: City, rng: Rng) -> bool:
    """Lets events act. False as soon as a seat has something to choose, True when all have acted."""
    ladies = city.ladies
    assert ladies is not None
    while True:
        while ladies.asked:
            ordeal = ordeal_at_work(city)
            victim = ladies.asked[0]
            found = ordeal.codes(city, victim)
            if len(found) > 1:
                city.seat = victim
                city.step = SUFFERING
                return False
            ladies.asked = ladies.asked[1:]
            if found:
                ordeal.suffer(city, victim, found[0])
            else:
                ordeal.hit(city, victim)
        ladies.striking = -1
        if not ladies.events:
            return True
        event = ladies.events[0]
        ladies.events = ladies.events[1:]
        if event in city.queue:
            _strike(city, event, rng)


def _strike(city: City, event: int, rng: Rng) -> None:
    ladies = city.ladies
    assert ladies is not None
    ladies.threat += city.printed.black_dice[event]
    card = CARDS[event]
    if not card.acts(city):
        return
    city.note((log.EVENT_STRIKES, -1, event))
    if isinstance(card, Ordeal):
        ladies.striking = event
        ladies.asked = card.victims(city)
    else:
        card.strike(city, rng)


def ordeal_at_work(city: City) -> Ordeal:
    """The event whose victims are asked."""
    assert city.ladies is not None
    card = CARDS[city.ladies.striking]
    assert isinstance(card, Ordeal)
    return card


def suffer_codes(city: City) -> list[int]:
    return ordeal_at_work(city).codes(city, city.seat)


def suffer(city: City, code: int) -> None:
    """The seat that was asked has chosen."""
    ladies = city.ladies
    assert ladies is not None
    ordeal_at_work(city).suffer(city, city.seat, code)
    ladies.asked = ladies.asked[1:]
    city.end_walk(SUFFERED)
