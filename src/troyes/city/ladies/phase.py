"""The event phase with the expansion: events act one by one, and stop where a player has to choose (T32)."""

from troyes.city import log
from troyes.city.codes import DIE, LOSE_OUTDOOR, USE_OUTDOOR
from troyes.city.events.cards import CARDS
from troyes.city.events.event import Ordeal
from troyes.city.ladies.reasons import outdoor_rule
from troyes.city.messages import why
from troyes.city.names import EVENTS, SHIELD
from troyes.city.state import SUFFERED, SUFFERING, City, ladies_of
from troyes.city.steps.step import Step
from troyes.core.message import Message
from troyes.core.rng import Rng


def begin(city: City, before: int) -> None:
    """All events of the queue are to act; those that do so once only in the round in which they came (L15)."""
    ladies = ladies_of(city)
    ladies.events = [event for at, event in enumerate(city.queue) if at >= before or not CARDS[event].once]
    ladies.striking = -1
    ladies.threat = 0


def go_on(city: City, rng: Rng) -> int:
    """Lets events act: -1 as soon as a seat has something to choose, in the end the black dice that they send."""
    ladies = ladies_of(city)
    while True:
        while ladies.asked:
            ordeal = ordeal_at_work(city)
            victim = ladies.asked[0]
            found = ordeal.codes(city, victim)
            if len(found) > 1:
                city.seat = victim
                city.step = SUFFERING
                return -1
            ladies.asked = ladies.asked[1:]
            if found:
                ordeal.suffer(city, victim, found[0])
            else:
                ordeal.hit(city, victim)
        ladies.striking = -1
        if not ladies.events:
            dice = ladies.threat
            ladies.threat = 0
            return dice
        event = ladies.events[0]
        ladies.events = ladies.events[1:]
        if event in city.queue:
            _strike(city, event, rng)


def _strike(city: City, event: int, rng: Rng) -> None:
    ladies = ladies_of(city)
    ladies.threat += city.printed.black_dice[event]
    card = CARDS[event]
    if not card.acts(city):
        return
    city.log = (city.log, log.EVENT_STRIKES, -1, event)
    if isinstance(card, Ordeal):
        ladies.striking = event
        ladies.asked = card.victims(city)
    else:
        card.strike(city, rng)


def ordeal_at_work(city: City) -> Ordeal:
    """The event whose victims are asked."""
    card = CARDS[ladies_of(city).striking]
    assert isinstance(card, Ordeal)
    return card


class Suffer(Step):
    """What an event takes from the seat that is asked, or a shield against it."""

    def codes(self, city: City) -> list[int]:
        return ordeal_at_work(city).codes(city, city.seat)

    def take(self, city: City, code: int, rng: Rng) -> None:
        ladies = ladies_of(city)
        ordeal_at_work(city).suffer(city, city.seat, code)
        ladies.asked = ladies.asked[1:]
        city.end_walk(SUFFERED)

    def prompt(self, city: City) -> Message:
        return ordeal_at_work(city).question(city, city.seat)

    def refusal(self, city: City, code: int) -> Message:
        ordeal = ordeal_at_work(city)
        name = EVENTS[ordeal.id]
        if USE_OUTDOOR <= code < DIE:
            if code == USE_OUTDOOR + SHIELD and LOSE_OUTDOOR + SHIELD in self.codes(city):
                return why("shield-at-once", outdoor_rule(SHIELD))
            return why("no-shield", outdoor_rule(SHIELD), {"event": name})
        refused = ordeal.refusal(city, code)
        return why("ordeal", "events." + name.replace("_", "-"), {"event": name}) if refused is None else refused

    def fits(self, city: City) -> bool:
        return len(self.codes(city)) > 1
