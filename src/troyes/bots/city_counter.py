"""Black dice: which of the own dice to give up for them."""

from typing import Final

from troyes.bots.city_worth import Weights
from troyes.city.black_dice import strength
from troyes.city.names import BLACK, DIE, DONE, GIVE_WAY, RED, REROLL, TURN
from troyes.city.square import against_black
from troyes.city.state import City

DEAR: Final = 1e9


def counter(city: City, found: list[int], weights: Weights) -> int:
    """The cheapest dice that suffice; one more black die if its influence pays for what it costs."""
    if GIVE_WAY in found:
        return _in_need(city, found, weights)
    if found[0] == DONE:
        return DONE
    dice = _dice(city)
    beaten = strength(city.group)
    cost, choice = cheapest(dice, city.against - beaten, weights)
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
    for face in range(18):
        die = 18 * city.seat + face
        there = city.dice[3 * city.seat + face // 6] >> (3 * (face % 6)) & 7
        found += [die] * (there - city.group.count(die))
    return found


def cheapest(dice: list[int], need: int, weights: Weights) -> tuple[float, int]:
    """What the least valuable dice of that strength are worth, and one of them."""
    need = max(need, 1)
    costs = [0.0] + [DEAR] * need
    first = [-1] * (need + 1)
    for die in dice:
        points = strength([die])
        price = weights.die + weights.pip * (die % 6 + 1)
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
            face, colour = (code - REROLL) % 6 + 1, (code - REROLL) // 6
            each = 2 if colour == RED else 1
            hits = sum([1 for value in range(1, 7) if (value - face) * each >= short])
            saved = min(city.vp[city.seat], 2) * hits / 6
            if saved > best:
                best_code, best = code, saved
    return best_code
