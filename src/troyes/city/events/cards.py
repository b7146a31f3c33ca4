"""All events, by their number in `names.EVENTS`. One that stands in no list only sends black dice."""

from typing import Final

from troyes.city.events import red, white, yellow
from troyes.city.events.event import Event
from troyes.city.ladies import events as ladies
from troyes.city.names import EVENTS


def _all() -> list[Event]:
    by_id = {card.id: card for card in [*red.CARDS, *yellow.CARDS, *white.CARDS, *ladies.CARDS]}
    return [by_id[number] if number in by_id else Event(name) for number, name in enumerate(EVENTS)]


CARDS: Final = _all()
