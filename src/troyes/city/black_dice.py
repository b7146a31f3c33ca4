"""Black dice: which of them to take on, and with which own dice (T7)."""

from troyes.city import log
from troyes.city.codes import BLACK, DIE, DONE, GIVE_WAY, HIRE, USE_OUTDOOR
from troyes.city.influence import influence_codes, own_faces, use_influence
from troyes.city.ladies.names import SHIELD
from troyes.city.ladies.outdoor import use_cube
from troyes.city.names import RED
from troyes.city.numbering import colour_of, colour_of_face, own_die, pile_of, value_of
from troyes.city.square import against_black, count, take_die
from troyes.city.state import COUNTERED, City
from troyes.core.rng import Rng

__all__ = ["counter", "counter_codes", "strength"]


def counter_codes(city: City) -> list[int]:
    """Own dice against the black ones that are taken on; red counts double (T7)."""
    seat = city.seat
    whole = against_black(city, seat)
    found: list[int] = []
    begun = bool(city.group) or city.left > 1
    if whole < city.against:
        found.append(GIVE_WAY)
    else:
        if city.group and strength(city.group) >= city.against:
            found.append(DONE)
        for face in own_faces(city):
            die = own_die(seat, face)
            if count(city.dice[pile_of(seat, colour_of_face(face))], value_of(face)) > city.group.count(die):
                found.append(DIE + die)
        last = 0
        for value in city.black[city.left :]:
            if value != last and city.against + value <= whole:
                found.append(BLACK + value)
            last = value
    if not begun:
        if city.ladies is not None and city.ladies.has_cube(seat, SHIELD):
            found.append(USE_OUTDOOR + SHIELD)
        found += influence_codes(city)
    return found


def strength(dice: list[int]) -> int:
    return sum([value_of(die) * (2 if colour_of(die) == RED else 1) for die in dice])


def counter(city: City, code: int, rng: Rng) -> None:
    seat = city.seat
    if code <= HIRE:
        use_influence(city, code, rng)
    elif code == GIVE_WAY:
        city.note((log.GAVE_WAY, seat, city.black[0]))
        city.lose_vp(seat)
        city.black = city.black[1:]
        city.end_walk(COUNTERED)
    elif code == USE_OUTDOOR + SHIELD:
        use_cube(city, seat, SHIELD)
        city.note((log.SHIELDED, seat, city.black[0]))
        city.gain(seat, influence=1)
        city.black = city.black[1:]
        city.end_walk(COUNTERED)
    elif code == DONE:
        for die in city.group:
            take_die(city, die)
        beaten = city.black[: city.left]
        city.note((log.COUNTERED, seat, len(beaten), *beaten, *city.group))
        city.gain(seat, influence=len(beaten))
        city.black = city.black[city.left :]
        city.end_walk(COUNTERED)
    elif code >= BLACK:
        value = code - BLACK
        at = city.black.index(value, city.left)
        city.black = city.black.copy()
        del city.black[at]
        city.black.insert(city.left, value)
        city.left += 1
        city.against += value
    else:
        city.group = [*city.group, code - DIE]
