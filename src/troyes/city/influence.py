"""Influence, spent before an action, a pass or a black die, as often as the player likes (T6)."""

from typing import Final

from troyes.city import log
from troyes.city.citizens import HIRING
from troyes.city.codes import DONE, HIRE, REROLL, TURN
from troyes.city.names import PURPLE_COLOUR
from troyes.city.numbering import colour_of_face, face_of, own_die, pile_of, value_of
from troyes.city.square import count, purple_die, put, take
from troyes.city.state import ACTING, COUNTERING, TURNING, City
from troyes.core.rng import Rng

__all__ = ["REROLLING", "TURNING_OVER", "influence_codes", "own_faces", "turn_codes", "turn_over", "use_influence"]

REROLLING: Final = 1
TURNING_OVER: Final = 4
"""For one to three dice together."""


def influence_codes(city: City) -> list[int]:
    """Reroll a die, turn dice over, hire a citizen."""
    seat = city.seat
    influence = city.influence[seat]
    found: list[int] = []
    if influence >= REROLLING:
        found += [REROLL + face for face in own_faces(city)]
    if influence >= HIRING and city.general[seat]:
        found.append(HIRE)
    if influence >= TURNING_OVER:
        found += turn_codes(city)
    return found


def own_faces(city: City) -> list[int]:
    """The different dice in the seat's own district, as faces; the purple one last."""
    seat = city.seat
    found: list[int] = []
    for colour in range(3):
        pile = city.dice[pile_of(seat, colour)]
        if pile:
            for value in range(1, 7):
                if count(pile, value):
                    found.append(face_of(colour, value))
    purple = purple_die(city, seat)
    return [*found, face_of(PURPLE_COLOUR, purple)] if purple else found


def turn_codes(city: City) -> list[int]:
    """Own dice that can be turned over, without those that just were."""
    seat = city.seat
    found: list[int] = []
    for face in own_faces(city):
        turned = city.group.count(own_die(seat, face)) if city.step == TURNING else 0
        if count(city.dice[pile_of(seat, colour_of_face(face))], value_of(face)) > turned:
            found.append(TURN + face)
    return found


def use_influence(city: City, code: int, rng: Rng) -> None:
    """Before an action, a pass or a black die, as often as the player likes (T6)."""
    seat = city.seat
    if code == HIRE:
        city.note((log.HIRED, seat))
        city.spend(seat, influence=HIRING)
        city.general = city.general.copy()
        city.general[seat] -= 1
        city.supply[seat] += 1
    elif code < TURN:
        colour, value = colour_of_face(code - REROLL), value_of(code - REROLL)
        city.spend(seat, influence=REROLLING)
        take(city, seat, colour, value)
        rolled = rng.die()
        put(city, seat, colour, rolled)
        city.note((log.REROLLED, seat, colour, value, rolled))
        city.reveals += 1
    else:
        city.spend(seat, influence=TURNING_OVER)
        city.step = TURNING
        city.group = []
        turn_over(city, code)


def turn_over(city: City, code: int) -> None:
    """Turns one die; with DONE, or after the third, back to what was asked before."""
    seat = city.seat
    if code != DONE:
        colour, value = colour_of_face(code - TURN), value_of(code - TURN)
        take(city, seat, colour, value)
        put(city, seat, colour, 7 - value)
        city.group = [*city.group, own_die(seat, face_of(colour, 7 - value))]
        if len(city.group) < 3 and turn_codes(city):
            return
    city.note((log.TURNED, seat, *city.group))
    city.group = []
    city.step = COUNTERING if city.black else ACTING
