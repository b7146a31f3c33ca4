"""What the expansion is worth to a seat, and how the greedy player uses what goes before an action."""

from typing import Final, Protocol

from troyes.city.codes import DIE, DONE, USE_OUTDOOR
from troyes.city.ladies.scoring import ladies_lines
from troyes.city.names import ABBEY, EXCHANGE, EXTRA_DICE, FAIR, GATES, OUTDOOR, RACE_A, RACE_B
from troyes.city.numbering import outdoor_at, pile_of, value_of
from troyes.city.square import purple_die
from troyes.city.state import City, ladies_of

COUNTED: Final = ("abbey", "fair", "race_a", "race_b")
"""Outdoor activities that bring points, and are counted as such."""
CUBE_AT: Final = {"toll": 0.7, "guild": 0.7, "patronage": 0.9, "exchange": 0.6, "turn_bought": 0.6, "second_site": 0.7}
OUTDOOR_CUBE: Final = [0.0 if name in COUNTED else CUBE_AT.get(name, 0.8) for name in OUTDOOR]
"""What a cube on an outdoor activity is worth beside one on a card."""
SPACE: Final = 0.12
"""A step towards a gate that is not open yet, in a round that is not the last."""
RACE_SPACE: Final = 0.2
WORTH_IT: Final = 3
"""Pips that an exchange must gain."""


class Tastes(Protocol):
    """What these thoughts need to know of a player's weights."""

    cube: float
    die: float
    pip: float


def expansion_worth(city: City, seat: int, left: int, cube: float, die: float, pip: float) -> float:
    """End-of-game cards and tiles as points; outdoor cubes and the guard's way by what may come of them."""
    ladies = ladies_of(city)
    value = float(sum(ladies_lines(city, seat).values()))
    purple = 0 if city.passed(seat) else purple_die(city, seat)
    if purple:
        value += die + pip * (purple + 0.5)
    if left:
        value -= 0.3 * ladies.possessed[seat]
    if ladies.tiles:
        value += _outdoor(city, seat, left, cube) + _guard(city, seat, left)
    return value


def _outdoor(city: City, seat: int, left: int, cube: float) -> float:
    ladies = ladies_of(city)
    later = 1.0 if left > 1 else 0.8 if left else 0.25
    value = 0.0
    for gate, tile in enumerate(ladies.tiles):
        cubes = ladies.cubes[outdoor_at(gate, seat)]
        value += cube * later * OUTDOOR_CUBE[tile] * (min(cubes, 2) + 0.4 * max(cubes - 2, 0))
    return value


def _guard(city: City, seat: int, left: int) -> float:
    """Each gate that is open gives something to do; the last one points as well."""
    ladies = ladies_of(city)
    at = ladies.guards[seat]
    last = ladies.tiles[GATES - 1]
    value = SPACE * min(left, 3) / 2 * at
    if last in (RACE_A, RACE_B, ABBEY) and left:
        value += RACE_SPACE * at
    elif last == FAIR and left:
        value += SPACE * at
    return value


def first_outdoor(city: City, found: list[int], tastes: Tastes) -> int:
    """A cube that is worth using before the action: another die, or a better one; -1: none."""
    for code in found:
        if USE_OUTDOOR <= code < DIE:
            outdoor = code - USE_OUTDOOR
            if outdoor in EXTRA_DICE and tastes.die + 3.5 * tastes.pip > 0.7 * tastes.cube:
                return code
            if outdoor == EXCHANGE and _gain(city) >= WORTH_IT:
                return code
    return -1


def _gain(city: City) -> int:
    """The pips that one exchange may gain."""
    best, worst = 0, 7
    for owner in city.owners():
        for colour in range(3):
            pile, value = city.dice[pile_of(owner, colour)], 0
            while pile:
                value += 1
                if pile & 7:
                    if owner == city.seat:
                        worst = min(worst, value)
                    else:
                        best = max(best, value)
                pile >>= 3
    return best - worst if worst < 7 else 0


def exchanged(city: City, found: list[int]) -> int:
    """The highest die for the lowest; no more exchanges than gain something."""
    dice = [code for code in found if DIE <= code < DONE]
    if city.group:
        return min(dice, key=_pips)
    if dice and (DONE not in found or _gain(city) >= WORTH_IT):
        return max(dice, key=_pips)
    return DONE


def _pips(code: int) -> int:
    return value_of(code - DIE)
