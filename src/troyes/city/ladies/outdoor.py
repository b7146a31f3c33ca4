"""Cubes on outdoor activities that serve before an action, with it, or in another player's turn (L19 to L25)."""

from typing import Final

from troyes.city import log
from troyes.city.activities.cards import CARDS
from troyes.city.codes import ACTIVATE, AGRICULTURE, COMBAT, DECLINE, DIE, DONE, PLACE, SITE, USE_OUTDOOR
from troyes.city.ladies.names import (
    EXCHANGE,
    EXTRA_PURPLE,
    GUILD,
    HARVEST,
    PATRONAGE,
    SECOND_SITE,
    SHIELD,
    SHOWN,
    TOLL,
)
from troyes.city.names import OWNERS, PURPLE_COLOUR, SLOTS
from troyes.city.numbering import (
    FACES,
    bit,
    colour_of_face,
    cubes_at,
    face_of_die,
    has,
    outdoor_at,
    own_die,
    owner_of_die,
    pile_of,
    value_of,
)
from troyes.city.square import count, purple_die, put, size, take
from troyes.city.state import ACTING, ANSWERING, EXCHANGING, OFFERED, City
from troyes.core.rng import Rng

__all__ = [
    "EXTRA_PRICE",
    "answer",
    "answer_codes",
    "ask_others",
    "before_codes",
    "exchange",
    "exchange_codes",
    "may_answer",
    "offer",
    "offer_codes",
    "take_offer",
    "use_before",
    "use_cube",
]

DICE_OF_A_COLOUR: Final = 6
EXTRA_PRICE: Final = 2
"""The deniers for the purple die."""
TOLL_INFLUENCE: Final = 4
GUILD_DENIERS: Final = 4
PATRONAGE_INFLUENCE: Final = 4
HARVEST_DENIERS: Final = 5
MOST_EXCHANGES: Final = 3


def use_cube(city: City, seat: int, outdoor: int) -> None:
    """Takes a cube away: it has served."""
    ladies = city.ladies
    assert ladies is not None
    gate = ladies.gate_of(outdoor)
    ladies.cubes[outdoor_at(gate, seat)] -= 1
    if seat == city.seat and outdoor != SHIELD:
        ladies.served |= bit(gate)
    city.note((log.USED_OUTDOOR, seat, outdoor))


# -- before one's own action -----------------------------------------------------------------------------------------


def before_codes(city: City) -> list[int]:
    """Cubes that serve before the action: an extra die, an exchange."""
    ladies = city.ladies
    assert ladies is not None
    found: list[int] = []
    for gate, tile in enumerate(ladies.tiles):
        if ladies.cubes[outdoor_at(gate, city.seat)] == 0 or has(ladies.served, gate):
            continue
        if tile in SHOWN:
            if _can_roll(city, tile):
                found.append(USE_OUTDOOR + tile)
        elif tile == EXCHANGE and _others_dice(city):
            found.append(USE_OUTDOOR + tile)
    return found


def _can_roll(city: City, tile: int) -> bool:
    if tile == EXTRA_PURPLE:
        return purple_die(city, city.seat) == 0 and city.deniers[city.seat] >= EXTRA_PRICE
    return _supply_of_dice(city, SHOWN[tile]) > 0


def _supply_of_dice(city: City, colour: int) -> int:
    """How many dice of a colour are not on the square (L21)."""
    return DICE_OF_A_COLOUR - sum([size(city.dice[pile_of(owner, colour)]) for owner in range(OWNERS)])


def use_before(city: City, outdoor: int, rng: Rng) -> None:
    ladies = city.ladies
    assert ladies is not None
    use_cube(city, city.seat, outdoor)
    ladies.must_act = True
    if outdoor == EXCHANGE:
        city.group = []
        city.step = EXCHANGING
    else:
        _roll_extra(city, SHOWN[outdoor], rng)


def _roll_extra(city: City, colour: int, rng: Rng) -> None:
    seat = city.seat
    if colour == PURPLE_COLOUR:
        city.spend(seat, deniers=EXTRA_PRICE)
    value = rng.die()
    put(city, seat, colour, value)
    city.note((log.EXTRA_DIE, seat, colour, value))
    city.reveals += 1


# -- exchanging dice -------------------------------------------------------------------------------------------------


def _to_give(city: City, wanted: int) -> list[int]:
    """Own faces that may be given for that one: not the same, and none that was received with this cube (L22)."""
    assert city.ladies is not None
    received = city.ladies.received
    found: list[int] = []
    for face in range(FACES):
        own = count(city.dice[pile_of(city.seat, colour_of_face(face))], value_of(face)) - received.count(face)
        if own > 0 and face != wanted:
            found.append(face)
    return found


def _others_dice(city: City) -> list[int]:
    """Dice of partners with whom nothing was exchanged yet, for which there is something to give."""
    assert city.ladies is not None
    found: list[int] = []
    if len(city.ladies.received) == MOST_EXCHANGES:
        return found
    for owner in city.owners():
        if owner == city.seat or has(city.ladies.partners, owner):
            continue
        for face in range(FACES):
            if count(city.dice[pile_of(owner, colour_of_face(face))], value_of(face)) and _to_give(city, face):
                found.append(own_die(owner, face))
    return found


def exchange_codes(city: City) -> list[int]:
    """A die of another district, then the own one for it; or an end, once something was exchanged."""
    assert city.ladies is not None
    if city.group:
        return [DIE + own_die(city.seat, face) for face in _to_give(city, face_of_die(city.group[0]))]
    found = [DIE + die for die in _others_dice(city)]
    return [*found, DONE] if city.ladies.partners else found


def exchange(city: City, code: int) -> None:
    ladies = city.ladies
    assert ladies is not None
    seat = city.seat
    if code == DONE:
        city.step = ACTING
    elif not city.group:
        city.group = [code - DIE]
    else:
        theirs, face = city.group[0], face_of_die(code - DIE)
        owner, wanted = owner_of_die(theirs), face_of_die(theirs)
        take(city, owner, colour_of_face(wanted), value_of(wanted))
        take(city, seat, colour_of_face(face), value_of(face))
        put(city, seat, colour_of_face(wanted), value_of(wanted))
        put(city, owner, colour_of_face(face), value_of(face))
        ladies.partners |= bit(owner)
        ladies.received = [*ladies.received, wanted]
        city.group = []
        city.note(
            (log.EXCHANGED, seat, owner, colour_of_face(face), value_of(face), colour_of_face(wanted), value_of(wanted))
        )


# -- in another's turn -----------------------------------------------------------------------------------------------


def ask_others(city: City, sold: int) -> bool:
    """Asks those whose cube may answer what the acting seat has just paid for. `sold`: a bit for each paid seat."""
    ladies = city.ladies
    assert ladies is not None
    if not ladies.tiles:
        return False
    ladies.asked = [seat for seat in _others_in_turn(city) if may_answer(city, seat, sold)]
    if not ladies.asked:
        return False
    ladies.actor = city.seat
    city.seat = ladies.asked[0]
    city.step = ANSWERING
    city.reveals += 1
    return True


def _others_in_turn(city: City) -> list[int]:
    return [(city.seat + city.way * step) % city.seats for step in range(1, city.seats)]


def may_answer(city: City, seat: int, sold: int) -> bool:
    """Whether a toll or a guild of that seat answers the action, and brings something."""
    ladies = city.ladies
    assert ladies is not None
    if ladies.has_cube(seat, TOLL):
        return has(sold, seat) and city.influence[seat] < city.printed.influence_max
    if ladies.has_cube(seat, GUILD) and ACTIVATE <= city.target < COMBAT:
        return city.has_tradesman(seat, city.slot_of(city.target - ACTIVATE))
    return False


def answer_codes(city: City) -> list[int]:
    assert city.ladies is not None
    return [USE_OUTDOOR + city.ladies.tiles[0], DECLINE]


def answer(city: City, code: int) -> bool:
    """Takes an answer. True when everybody has answered, and the action goes on."""
    ladies = city.ladies
    assert ladies is not None
    seat = city.seat
    if code != DECLINE:
        ladies.cubes[seat] -= 1
        city.note((log.USED_OUTDOOR, seat, ladies.tiles[0]))
        if ladies.tiles[0] == TOLL:
            city.gain(seat, influence=TOLL_INFLUENCE)
        else:
            city.gain(seat, deniers=GUILD_DENIERS)
    city.turns += 1
    city.reveals += 1
    ladies.asked = ladies.asked[1:]
    if ladies.asked:
        city.seat = ladies.asked[0]
        return False
    city.seat = ladies.actor
    ladies.actor = -1
    return True


# -- with one's own action -------------------------------------------------------------------------------------------


def offer(city: City) -> bool:
    """Offers what a cube can add to the action that is done. False if there is nothing."""
    if len(offer_codes(city)) < 2:
        return False
    city.step = OFFERED
    return True


def offer_codes(city: City) -> list[int]:
    ladies = city.ladies
    assert ladies is not None
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


def take_offer(city: City, code: int) -> None:
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
        city.cubes[cubes_at(city.slot_of(activity), seat)] += 1
        city.note((log.STOCKED, seat, activity, 1))
