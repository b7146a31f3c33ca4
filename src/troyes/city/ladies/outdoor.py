"""Cubes on outdoor activities, and what they bring before one's own action: an extra die, an exchange (L19 to L22)."""

from typing import Final

from troyes.city import log
from troyes.city.codes import USE_OUTDOOR
from troyes.city.ladies.exchange import can_exchange
from troyes.city.ladies.reasons import EXTRA_PRICE
from troyes.city.names import EXCHANGE, EXTRA_DICE, EXTRA_PURPLE, OWNERS, PURPLE_COLOUR, SHIELD
from troyes.city.numbering import bit, has, outdoor_at, pile_of
from troyes.city.square import purple_die, put, size
from troyes.city.state import EXCHANGING, City, ladies_of
from troyes.core.lists import raised
from troyes.core.rng import Rng

DICE_OF_A_COLOUR: Final = 6


def use_cube(city: City, seat: int, outdoor: int) -> None:
    """Takes a cube away: it has served."""
    ladies = ladies_of(city)
    gate = ladies.gate_of(outdoor)
    ladies.cubes = raised(ladies.cubes, outdoor_at(gate, seat), -1)
    if seat == city.seat and outdoor != SHIELD:
        ladies.served |= bit(gate)
    city.log = (city.log, log.USED_OUTDOOR, seat, outdoor)


def before_codes(city: City) -> list[int]:
    """Cubes that serve before the action: an extra die, an exchange."""
    ladies = ladies_of(city)
    found: list[int] = []
    for gate, tile in enumerate(ladies.tiles):
        if ladies.cubes[outdoor_at(gate, city.seat)] == 0 or has(ladies.served, gate):
            continue
        if tile in EXTRA_DICE:
            if _can_roll(city, tile):
                found.append(USE_OUTDOOR + tile)
        elif tile == EXCHANGE and can_exchange(city):
            found.append(USE_OUTDOOR + tile)
    return found


def _can_roll(city: City, tile: int) -> bool:
    if tile == EXTRA_PURPLE:
        return purple_die(city, city.seat) == 0 and city.deniers[city.seat] >= EXTRA_PRICE
    return _supply_of_dice(city, EXTRA_DICE[tile]) > 0


def _supply_of_dice(city: City, colour: int) -> int:
    """How many dice of a colour are not on the square (L21)."""
    return DICE_OF_A_COLOUR - sum([size(city.dice[pile_of(owner, colour)]) for owner in range(OWNERS)])


def use_before(city: City, outdoor: int, rng: Rng) -> None:
    ladies = ladies_of(city)
    use_cube(city, city.seat, outdoor)
    ladies.must_act = True
    if outdoor == EXCHANGE:
        city.group = []
        city.step = EXCHANGING
    else:
        _roll_extra(city, EXTRA_DICE[outdoor], rng)


def _roll_extra(city: City, colour: int, rng: Rng) -> None:
    seat = city.seat
    if colour == PURPLE_COLOUR:
        city.spend(seat, deniers=EXTRA_PRICE)
    value = rng.die()
    put(city, seat, colour, value)
    city.log = (city.log, log.EXTRA_DIE, seat, colour, value)
    city.reveals += 1
