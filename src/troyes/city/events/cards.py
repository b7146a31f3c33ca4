"""All events, by their number in `names.EVENTS`. A new card is a class of its own and a line here."""

from typing import Final

from troyes.city.events import red, white, yellow
from troyes.city.events.event import Event
from troyes.city.ladies import events as ladies

CARDS: Final[list[Event]] = [
    Event("marauding"),
    Event("brigands_a"),
    Event("brigands_b"),
    Event("brigands_c"),
    Event("skirmishes_a"),
    Event("skirmishes_b"),
    Event("war"),
    Event("normans_attack"),
    red.SuccessionConflict(),
    white.TheologicalConflict(),
    white.Heresy(),
    white.MigrantWorkers(),
    white.InterruptionOfWork(),
    yellow.Drought(),
    yellow.Support(),
    yellow.CivilWar(),
    yellow.Wayfarers(),
    red.Resistance(),
    Event("wolves"),
    Event("chief_outlaw"),
    ladies.HarshWinter(),
    ladies.Uprising(),
    ladies.MonkEvent(),
    ladies.Possession(),
]
