"""Influence, spent before an action, a pass or a black die, as often as the player likes (T6)."""

from typing import Final

from troyes.city import log
from troyes.city.citizens import HIRING
from troyes.city.codes import DONE, HIRE, REROLL, TURN
from troyes.city.faults import wrong
from troyes.city.log import DIE_COLOURS
from troyes.city.messages import why
from troyes.city.names import PURPLE_COLOUR
from troyes.city.numbering import PILES, colour_of_face, face_of, own_die, pile_of, value_of
from troyes.city.square import REROLLING, TURNING_OVER, by_values, count, put, shown, take
from troyes.city.state import ACTING, COUNTERING, TURNING, City
from troyes.city.steps.checks import check_black_dice, check_own_dice
from troyes.city.steps.reasons import no_own_face
from troyes.city.steps.step import Step
from troyes.core.lists import raised
from troyes.core.message import Arg, Message
from troyes.core.rng import Rng

MOST_TURNED: Final = 3


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


def add_own_dice(found: list[int], dice: list[int], seat: int, table: list[list[list[int]]]) -> None:
    """Adds what the table has for the different dice in the seat's own district; the purple one last."""
    for colour in range(3):
        pile = dice[3 * seat + colour]
        if pile:
            found += table[colour][shown(pile)]
    if len(dice) > PILES and dice[PILES + seat]:
        found += table[PURPLE_COLOUR][shown(dice[PILES + seat])]


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
        take(city, seat, colour, value)
        rolled = rng.die()
        put(city, seat, colour, rolled)
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
        take(city, seat, colour, value)
        put(city, seat, colour, 7 - value)
        city.group = [*city.group, own_die(seat, face_of(colour, 7 - value))]
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
