"""The seventh action: a guard on the ramparts, and cubes for the outdoor activities he has reached (L18)."""

from typing import Final

from troyes.city import log
from troyes.city.codes import ADVANCE, STATION, STOP
from troyes.city.groups import ANY_COLOUR, Recipe
from troyes.city.ladies.names import ABBEY, RACE_A, RACE_B, SHOWN
from troyes.city.names import GATES, PURPLE_COLOUR
from troyes.city.numbering import bit, colour_of, has, is_purple, outdoor_at, pips
from troyes.city.state import PATROLLING, City

__all__ = ["GUARDS", "MOST_POINTS", "advance", "begin_patrol", "boost", "patrol_codes", "station", "takes_cube"]

MOST_POINTS: Final = 6
RACE: Final = [6, 4, 2, 1]
ABBEY_REACHED: Final = 3


def _for_guard(declared: int) -> Recipe:
    recipe = Recipe(ANY_COLOUR, single=True)
    recipe.declared = declared
    return recipe


GUARDS: Final = [_for_guard(colour) for colour in range(3)]
"""One die of any colour; by the colour that a purple one is declared to have."""


def begin_patrol(city: City) -> None:
    """The die's points: `left` are paid for, `value` are used."""
    city.left = pips(city.group[0])
    city.value = 0
    city.step = PATROLLING


def boost(city: City, points: int) -> int:
    """The deniers that so many more points cost: 1 each beyond what the die gives."""
    return max(points - city.left, 0)


def _most_points(city: City) -> int:
    return min(MOST_POINTS - city.value, city.left + city.deniers[city.seat])


def patrol_codes(city: City) -> list[int]:
    ladies = city.ladies
    assert ladies is not None
    most = _most_points(city)
    spaces = min(most, city.printed.gates[GATES - 1] - ladies.guards[city.seat])
    found = [ADVANCE + points for points in range(spaces, 0, -1)]
    if most:
        for gate in _open_gates(city, city.seat):
            if takes_cube(city, gate):
                found.append(STATION + ladies.tiles[gate])
    if city.value:
        found.append(STOP)
    return found


def _open_gates(city: City, seat: int) -> list[int]:
    """The gates that the seat's guard has reached or passed."""
    assert city.ladies is not None
    at = city.ladies.guards[seat]
    return [gate for gate in range(GATES) if at >= city.printed.gates[gate]]


def takes_cube(city: City, gate: int) -> bool:
    """Whether a cube may be put outside that gate with the die in use: one an action, none on a race."""
    ladies = city.ladies
    assert ladies is not None
    tile = ladies.tiles[gate]
    if has(ladies.stationed, gate) or tile in (RACE_A, RACE_B):
        return False
    die = city.group[0]
    if is_purple(die):
        return SHOWN.get(tile, -1) != PURPLE_COLOUR
    return SHOWN.get(tile, -1) != colour_of(die)


def _use_points(city: City, points: int) -> None:
    paid = boost(city, points)
    if paid:
        city.note((log.BOOSTED, city.seat, paid))
        city.spend(city.seat, deniers=paid)
    city.left = max(city.left - points, 0)
    city.value += points


def advance(city: City, spaces: int) -> None:
    ladies = city.ladies
    assert ladies is not None
    seat, end = city.seat, city.printed.gates[GATES - 1]
    _use_points(city, spaces)
    before = sum([1 for other in range(city.seats) if ladies.guards[other] == end])
    ladies.guards[seat] += spaces
    city.note((log.ADVANCED, seat, spaces, ladies.guards[seat]))
    if ladies.guards[seat] == end:
        tile = ladies.tiles[GATES - 1]
        if tile == ABBEY:
            city.gain(seat, vp=ABBEY_REACHED)
        elif tile in (RACE_A, RACE_B):
            city.gain(seat, vp=RACE[before])


def station(city: City, outdoor: int) -> None:
    ladies = city.ladies
    assert ladies is not None
    gate = ladies.gate_of(outdoor)
    _use_points(city, 1)
    ladies.cubes[outdoor_at(gate, city.seat)] += 1
    ladies.stationed |= bit(gate)
    city.note((log.STATIONED, city.seat, outdoor))
