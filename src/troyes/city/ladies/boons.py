"""What a cube adds to one's own action: a harvest, a patronage, a second site (L23, L24)."""

from typing import Final

from troyes.city import log
from troyes.city.activities.cards import CARDS
from troyes.city.codes import ACTIVATE, AGRICULTURE, COMBAT, DECLINE, PLACE, SITE, USE_OUTDOOR
from troyes.city.ladies.outdoor import use_cube
from troyes.city.messages import ask, why
from troyes.city.names import ACTIVITIES, HARVEST, PATRONAGE, SECOND_SITE, SLOTS
from troyes.city.numbering import cubes_at
from troyes.city.state import ACTED, OFFERED, City, ladies_of
from troyes.city.steps.step import Step
from troyes.city.targets import is_activate, is_place
from troyes.core.lists import raised
from troyes.core.message import Arg, Message
from troyes.core.rng import Rng

PATRONAGE_INFLUENCE: Final = 4
HARVEST_DENIERS: Final = 5


def offer(city: City) -> bool:
    """Offers what a cube can add to the action that is done. False if there is nothing."""
    if len(_codes(city)) < 2:
        return False
    city.step = OFFERED
    return True


def _codes(city: City) -> list[int]:
    ladies = ladies_of(city)
    seat, target = city.seat, city.target
    found: list[int] = []
    if target == AGRICULTURE:
        if ladies.has_cube(seat, HARVEST):
            found.append(USE_OUTDOOR + HARVEST)
    elif PLACE <= target < ACTIVATE:
        if ladies.has_cube(seat, PATRONAGE) and city.influence[seat] < city.printed.influence_max:
            found.append(USE_OUTDOOR + PATRONAGE)
    elif ACTIVATE <= target < COMBAT and ladies.has_cube(seat, SECOND_SITE):
        card = CARDS[target - ACTIVATE]
        if card.stores and not card.endgame:
            found += _second_sites(city, target - ACTIVATE)
    return [*found, DECLINE]


def _second_sites(city: City, activity: int) -> list[int]:
    """Other open cards that store cubes; the Breeder's price must be in hand (L24)."""
    found: list[int] = []
    for slot in range(SLOTS):
        if city.is_open(slot):
            card = CARDS[city.activities[slot]]
            if card.stores and card.id != activity and city.deniers[city.seat] >= card.takes.deniers:
                found.append(SITE + card.id)
    return found


class Boon(Step):
    """Whether to take it."""

    def codes(self, city: City) -> list[int]:
        return _codes(city)

    def take(self, city: City, code: int, rng: Rng) -> None:
        seat = city.seat
        if code == USE_OUTDOOR + HARVEST:
            use_cube(city, seat, HARVEST)
            city.gain(seat, deniers=HARVEST_DENIERS)
        elif code == USE_OUTDOOR + PATRONAGE:
            use_cube(city, seat, PATRONAGE)
            city.gain(seat, influence=PATRONAGE_INFLUENCE)
        elif code != DECLINE:
            activity = code - SITE
            use_cube(city, seat, SECOND_SITE)
            city.spend(seat, deniers=CARDS[activity].takes.deniers)
            city.cubes = raised(city.cubes, cubes_at(city.slot_of(activity), seat), 1)
            city.log = (city.log, log.STOCKED, seat, activity, 1)
        city.end_walk(ACTED)

    def prompt(self, city: City) -> Message:
        if city.target == AGRICULTURE:
            return ask("boon-harvest")
        return ask("boon-patronage" if is_place(city.target) else "boon-second-site")

    def refusal(self, city: City, code: int) -> Message:
        if not SITE <= code < SITE + len(ACTIVITIES) or not is_activate(city.target):
            return why("offer", "ladies.outdoor")
        activity = code - SITE
        args: dict[str, Arg] = {"activity": ACTIVITIES[activity]}
        if city.slot_of(activity) < 0:
            return why("not-open", "round.reveal", args)
        if not CARDS[activity].stores:
            return why("stores-nothing", "outdoor.second-site", args)
        if city.target == ACTIVATE + activity:
            return why("another-card", "outdoor.second-site", args)
        price = CARDS[activity].takes.deniers
        return why("card-deniers", "activities.breeder", {**args, "price": price, "have": city.deniers[city.seat]})

    def fits(self, city: City) -> bool:
        return AGRICULTURE <= city.target < COMBAT and len(_codes(city)) > 1
