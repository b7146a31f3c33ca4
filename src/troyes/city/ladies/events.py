"""The events of the expansion that do more than send black dice."""

from typing import Final

from troyes.city import faces, log
from troyes.city.citizens import HIRING, best_space, hire_tradesman, leave, sources
from troyes.city.codes import BLACK, FROM_HIRING, FROM_SUPPLY, LOSE, LOSE_OUTDOOR, REPEAT
from troyes.city.events.event import Effect, Event, Ordeal
from troyes.city.faces import Line, plus, sign, some
from troyes.city.ladies.reasons import no_outdoor
from troyes.city.messages import ask, why
from troyes.city.names import (
    ACTIVITIES,
    BISHOPRIC,
    CITY_HALL,
    NEUTRAL,
    NOBODY,
    OUTLAW_RAISES,
    OWNERS,
    PALACE,
    RED,
    SLOTS,
    WHITE,
    YELLOW,
)
from troyes.city.numbering import cubes_at, outdoor_at, scoring_space, slot_at, space_of
from troyes.city.state import City, ladies_of
from troyes.city.steps.reasons import no_hiring
from troyes.core.lists import raised
from troyes.core.message import Message
from troyes.core.rng import Rng

UPRISING_AT: Final = [BISHOPRIC, PALACE, CITY_HALL]
"""By the die: 1 and 2, 3 and 4, 5 and 6."""
MONK_AT: Final = [WHITE, YELLOW, RED]


class ChiefOutlaw(Event):
    """Raises black dice as they are rolled; no red card of the first level puts a cube there (L12)."""

    def shows(self) -> Line:
        higher: Line = [sign("die", "black"), plus(OUTLAW_RAISES)]
        return [*higher, faces.LIMIT, sign("event_cube", no=True), sign("card", "red", 1)]


class HarshWinter(Ordeal):
    """Each player loses a cube from a card or an outdoor activity of their choice (L16)."""

    def codes(self, city: City, victim: int) -> list[int]:
        found: list[int] = []
        for slot in range(SLOTS):
            if city.cubes[cubes_at(slot, victim)]:
                found.append(LOSE + city.activities[slot])
        ladies = ladies_of(city)
        for gate, tile in enumerate(ladies.tiles):
            if ladies.cubes[outdoor_at(gate, victim)]:
                found.append(LOSE_OUTDOOR + tile)
        return found

    def suffer(self, city: City, victim: int, code: int) -> None:
        if code < LOSE_OUTDOOR:
            activity = code - LOSE
            city.cubes = raised(city.cubes, cubes_at(city.slot_of(activity), victim), -1)
            city.log = (city.log, log.LOST_CUBE, victim, activity)
        else:
            outdoor = code - LOSE_OUTDOOR
            ladies = ladies_of(city)
            ladies.cubes = raised(ladies.cubes, outdoor_at(ladies.gate_of(outdoor), victim), -1)
            city.log = (city.log, log.LOST_OUTDOOR, victim, outdoor)

    def hit(self, city: City, victim: int) -> None:
        """Without any cube nothing is lost."""

    def question(self, city: City, victim: int) -> Message:
        return ask("ordeal-harsh-winter")

    def refusal(self, city: City, code: int) -> Message | None:
        if LOSE <= code < LOSE_OUTDOOR:
            return why("no-cube", "events.harsh-winter", {"activity": ACTIVITIES[code - LOSE]})
        return no_outdoor(city, code - LOSE_OUTDOOR) if LOSE_OUTDOOR <= code < BLACK else None

    def shows(self) -> Line:
        return [faces.EVERYBODY, some("kept", -1)]


class Possession(Ordeal):
    """Each player puts a citizen on the card (L15)."""

    def __init__(self) -> None:
        super().__init__("possession")
        self.once = True

    def codes(self, city: City, victim: int) -> list[int]:
        return sources(city, victim, 0)

    def suffer(self, city: City, victim: int, code: int) -> None:
        ladies = ladies_of(city)
        ladies.possessed = raised(ladies.possessed, victim, 1)
        leave(city, victim, code)
        city.log = (city.log, log.POSSESSED, victim)

    def hit(self, city: City, victim: int) -> None:
        """Whoever has nobody to put there cannot do all that the event asks, and loses 2 VP."""
        city.lose_vp(victim)

    def question(self, city: City, victim: int) -> Message:
        return ask("ordeal-possession")

    def refusal(self, city: City, code: int) -> Message | None:
        if not FROM_SUPPLY <= code < REPEAT:
            return None
        refused = no_hiring(city, HIRING) if code == FROM_HIRING else None
        return why("nobody-there", "events.possession") if refused is None else refused

    def shows(self) -> Line:
        return [faces.EVERYBODY, some("citizen", -1), faces.ALSO, sign("event_cube"), faces.ARROW, faces.CITIZEN]


class Uprising(Effect):
    """A die names a building: its citizens, and a grey one if nobody lies there, are dealt out anew (L13)."""

    def strike(self, city: City, rng: Rng) -> None:
        value = rng.die()
        city.log = (city.log, log.EVENT_ROLL, -1, self.id, value)
        building = UPRISING_AT[(value - 1) // 2]
        crowd = self._gather(city, building)
        crowd += [NOBODY] * (6 - len(crowd))
        order = [crowd[at] for at in rng.shuffled(len(crowd))]
        lying: list[int] = []
        for owner in order.copy():
            if len(order) > 6 and owner not in lying:
                lying.append(owner)
                order.remove(owner)
        city.log = (city.log, log.REDEALT, -1, building, *[owner + 1 for owner in order + lying])
        city.spaces = city.spaces.copy()
        city.spaces[space_of(building, 1) : space_of(building + 1, 1)] = order
        for owner in lying:
            city.lay(owner, building)
            city.log = (city.log, log.EXPELLED, owner, building)

    def _gather(self, city: City, building: int) -> list[int]:
        """Takes all who stand or lie there up, and a grey citizen if none lay."""
        crowd = [owner for owner in city.spaces[space_of(building, 1) : space_of(building + 1, 1)] if owner != NOBODY]
        lay = [owner for owner in range(OWNERS) if city.lies(owner, building)]
        for owner in lay:
            city.lift(owner, building)
        if not lay and city.supply[NEUTRAL]:
            city.supply = raised(city.supply, NEUTRAL, -1)
            lay = [NEUTRAL]
        return crowd + lay

    def shows(self) -> Line:
        return [faces.ROLL, faces.ARROW, sign("building"), faces.SWAP, faces.CITIZEN, faces.PLUS, faces.NEUTRAL_CITIZEN]


class MonkEvent(Effect):
    """A die names a colour: a grey tradesman takes the best free space on an open card of it (L14)."""

    def strike(self, city: City, rng: Rng) -> None:
        if city.supply[NEUTRAL] == 0:
            return
        value = rng.die()
        city.log = (city.log, log.EVENT_ROLL, -1, self.id, value)
        colour = MONK_AT[(value - 1) // 2]
        best, most = -1, -1
        for level in range(city.revealed):
            slot = slot_at(colour, level)
            space = best_space(city, slot)
            if space != NOBODY:
                worth = city.printed.tradesman_vp[scoring_space(city.activities[slot], space)]
                if worth > most:
                    best, most = slot, worth
        if best >= 0:
            city.supply = raised(city.supply, NEUTRAL, -1)
            hire_tradesman(city, NEUTRAL, best)

    def shows(self) -> Line:
        return [faces.ROLL, faces.ARROW, faces.NEUTRAL_CITIZEN, sign("card", faces.ANY)]


CARDS: Final[list[Event]] = [
    ChiefOutlaw("chief_outlaw"),
    HarshWinter("harsh_winter"),
    Uprising("uprising"),
    MonkEvent("monk_event"),
    Possession(),
]
