"""Black dice: which of the own dice to give up for them."""

from typing import Final

from troyes.bots.city.worth import Weights
from troyes.city.codes import BLACK, DIE, DONE, GIVE_WAY, REROLL, TURN, USE_OUTDOOR
from troyes.city.names import PURPLE_COLOUR, RED, SHIELD
from troyes.city.numbering import colour_of_face, own_die, pile_of, value_of
from troyes.city.square import against_black, count
from troyes.city.state import City
from troyes.city.steps.black_dice import strength
from troyes.city.steps.influence import own_faces

DEAR: Final = 1e9
USE_SHIELD: Final = USE_OUTDOOR + SHIELD


def counter(city: City, found: list[int], weights: Weights) -> int:
    """The cheapest dice that suffice; one more black die if its influence pays for what it costs."""
    if GIVE_WAY in found:
        return USE_SHIELD if USE_SHIELD in found and city.vp[city.seat] else _in_need(city, found, weights)
    if found[0] == DONE:
        return DONE
    dice = _dice(city)
    beaten = strength(city.group)
    cost, choice = cheapest(dice, city.against - beaten, weights)
    if USE_SHIELD in found and cost > weights.cube:
        return USE_SHIELD
    if not city.group and not city.king:
        for code in reversed(found):
            if BLACK <= code < GIVE_WAY:
                more, _ = cheapest(dice, city.against + code - BLACK, weights)
                if more - cost < weights.influence:
                    return code
    return DIE + choice


def _dice(city: City) -> list[int]:
    """The seat's dice that are not picked yet."""
    found: list[int] = []
    for face in own_faces(city):
        die = own_die(city.seat, face)
        there = count(city.dice[pile_of(city.seat, colour_of_face(face))], value_of(face))
        found += [die] * (there - city.group.count(die))
    return found


def cheapest(dice: list[int], need: int, weights: Weights) -> tuple[float, int]:
    """What the least valuable dice of that strength are worth, and one of them."""
    need = max(need, 1)
    costs = [0.0] + [DEAR] * need
    first = [-1] * (need + 1)
    for die in dice:
        points = strength([die])
        price = weights.die + weights.pip * int(value_of(die))
        for reached in range(need, 0, -1):
            before = max(reached - points, 0)
            if costs[before] + price < costs[reached]:
                costs[reached] = costs[before] + price
                first[reached] = die
    return costs[need], first[need]


def _in_need(city: City, found: list[int], weights: Weights) -> int:
    """No dice suffice: a new roll, if the points it may save are worth the influence."""
    short = city.against - against_black(city, city.seat)
    best_code, best = GIVE_WAY, weights.influence
    for code in found:
        if REROLL <= code < TURN:
            face, colour = value_of(code - REROLL), colour_of_face(code - REROLL)
            each = 2 if colour in (RED, PURPLE_COLOUR) else 1
            hits = sum([1 for value in range(1, 7) if (value - face) * each >= short])
            saved = min(city.vp[city.seat], 2) * hits / 6
            if saved > best:
                best_code, best = code, saved
    return best_code
