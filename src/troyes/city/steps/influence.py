"""Influence, spent before an action, a pass or a black die, as often as the player likes (T6)."""

from typing import Final

from troyes.city import log
from troyes.city.citizens import HIRING
from troyes.city.codes import DONE, HIRE, REROLL, TURN
from troyes.city.faults import wrong
from troyes.city.log import DIE_COLOURS
from troyes.city.messages import why
from troyes.city.names import PURPLE_COLOUR
from troyes.city.numbering import (
    PILES,
    colour_of,
    colour_of_face,
    face_of,
    is_purple,
    one_of,
    own_die,
    pile_of,
    value_of,
)
from troyes.city.square import PILE, REROLLING, TURNING_OVER, WHOLE_PILE, by_values, change, count, shown
from troyes.city.state import ACTING, COUNTERING, TURNING, City
from troyes.city.steps.checks import check_black_dice, check_own_dice
from troyes.city.steps.reasons import no_own_face
from troyes.city.steps.step import Step
from troyes.core.lists import joined, raised
from troyes.core.message import Arg, Message
from troyes.core.native import i64
from troyes.core.rng import Rng

MOST_TURNED: Final = 3
NO_DICE: Final[list[int]] = []


REROLLS: Final = [by_values(REROLL + face_of(colour, 1)) for colour in range(PURPLE_COLOUR + 1)]
"""By colour, and by a bit for each value: the codes of dice to be rolled again."""
TURNS: Final = [by_values(TURN + face_of(colour, 1)) for colour in range(PURPLE_COLOUR + 1)]
"""The same of dice to be turned over."""
FACES: Final = [by_values(face_of(colour, 1)) for colour in range(PURPLE_COLOUR + 1)]
"""The same as faces."""


def add_influence_codes(found: list[int], city: City) -> None:
    """Adds what influence may be spent on: reroll a die, turn dice over, hire a citizen."""
    seat = city.seat
    influence = city.influence[seat]
    if influence >= REROLLING:
        add_own_dice(found, city.dice, seat, REROLLS)
    if influence >= HIRING and city.general[seat]:
        found.append(HIRE)
    if influence >= TURNING_OVER:
        add_own_dice(found, city.dice, seat, TURNS)


def add_own_dice(
    found: list[int], dice: list[int], seat: i64, table: list[list[list[int]]], chosen: list[int] = NO_DICE
) -> None:
    """Adds what the table has for the different dice in the seat's own district; the purple one last.

    `chosen`: those of them that are in a group already.
    """
    gone: i64 = _in_piles(chosen) if chosen else 0
    colour: i64 = 0
    at = 3 * seat
    while colour < 3:
        pile: i64 = dice[at]
        pile -= gone & WHOLE_PILE
        if pile:
            found += table[colour][shown(pile)]
        gone >>= PILE
        at += 1
        colour += 1
    if len(dice) > PILES and dice[PILES + seat] and not any(is_purple(die) for die in chosen):
        found += table[PURPLE_COLOUR][shown(dice[PILES + seat])]


def _in_piles(chosen: list[int]) -> i64:
    """Own dice as a pile for each colour, one above the other; without the purple one."""
    found: i64 = 0
    for die in chosen:
        if not is_purple(die):
            found += one_of(value_of(die)) << PILE * colour_of(die)
    return found


def own_faces(city: City) -> list[int]:
    """The different dice in the seat's own district, as faces; the purple one last."""
    found: list[int] = []
    add_own_dice(found, city.dice, city.seat, FACES)
    return found


def use_influence(city: City, code: int, rng: Rng) -> None:
    seat = city.seat
    if code == HIRE:
        city.log = (city.log, log.HIRED, seat)
        city.spend(seat, influence=HIRING)
        city.general = raised(city.general, seat, -1)
        city.supply = raised(city.supply, seat, 1)
    elif code < TURN:
        colour, value = colour_of_face(code - REROLL), value_of(code - REROLL)
        city.spend(seat, influence=REROLLING)
        rolled = rng.die()
        change(city, seat, colour, value, rolled)
        city.log = (city.log, log.REROLLED, seat, colour, value, rolled)
        city.reveals += 1
    else:
        city.spend(seat, influence=TURNING_OVER)
        city.step = TURNING
        city.group = []
        _turn(city, code)


def no_influence(city: City, code: int) -> Message:
    have = city.influence[city.seat]
    if code == HIRE:
        if city.general[city.seat] == 0:
            return why("all-hired", "influence.hire", {"count": city.printed.citizens_each})
        return why("influence-short", "influence.hire", {"price": HIRING, "have": have})
    if code >= TURN:
        if have >= TURNING_OVER:
            return no_own_face(city, code - TURN, "influence.turn")
        return why("influence-short", "influence.turn", {"price": TURNING_OVER, "have": have})
    if have < REROLLING:
        return why("influence-short", "influence.reroll", {"price": REROLLING, "have": have})
    return no_own_face(city, code - REROLL, "influence.reroll")


# -- turning dice over -----------------------------------------------------------------------------------------------


def _turn_codes(city: City) -> list[int]:
    """Own dice that can be turned over, without those that just were."""
    seat = city.seat
    found: list[int] = []
    for face in own_faces(city):
        turned = city.group.count(own_die(seat, face)) if city.step == TURNING else 0
        if count(city.dice[pile_of(seat, colour_of_face(face))], value_of(face)) > turned:
            found.append(TURN + face)
    return found


def _turn(city: City, code: int) -> None:
    """Turns one die; with DONE, or after the third, back to what was asked before."""
    seat = city.seat
    if code != DONE:
        colour, value = colour_of_face(code - TURN), value_of(code - TURN)
        change(city, seat, colour, value, 7 - value)
        city.group = joined(city.group, own_die(seat, face_of(colour, 7 - value)))
        if len(city.group) < MOST_TURNED and _turn_codes(city):
            return
    city.log = (city.log, log.TURNED, seat, *city.group)
    city.group = []
    city.step = COUNTERING if city.black else ACTING


class TurnOver(Step):
    """More dice to be turned over for the same price; `group` holds those that were, as they now lie."""

    def codes(self, city: City) -> list[int]:
        return [DONE, *_turn_codes(city)]

    def take(self, city: City, code: int, rng: Rng) -> None:
        _turn(city, code)

    def refusal(self, city: City, code: int) -> Message:
        if not TURN <= code < HIRE:
            return why("turning", "influence.turn")
        face = code - TURN
        if own_die(city.seat, face) in city.group:
            args: dict[str, Arg] = {"colour": DIE_COLOURS[colour_of_face(face)], "value": value_of(face)}
            return why("turned-already", "influence.turn", args)
        return no_own_face(city, face, "influence.turn")

    def check(self, city: City) -> bool:
        if not 1 <= len(city.group) < MOST_TURNED:
            raise wrong("walk.dice", "chosen-dice")
        check_own_dice(city)
        if city.black:
            city.left = 1
            check_black_dice(city)
        return True
