"""The seventh action: a guard on the ramparts, and cubes for the outdoor activities he has reached (L18)."""

from typing import Final

from troyes.city import log
from troyes.city.actions import finish
from troyes.city.codes import ADVANCE, PATROL, SITE, STATION, STOP
from troyes.city.groups import ANY_COLOUR, Recipe
from troyes.city.ladies.reasons import no_tile, outdoor_rule
from troyes.city.log import DIE_COLOURS
from troyes.city.messages import ask, why
from troyes.city.names import ABBEY, EXTRA_DICE, EXTRA_RED, GATES, OUTDOOR, PURPLE_COLOUR, RACE_A, RACE_B, RED, YELLOW
from troyes.city.numbering import bit, colour_of, has, is_purple, outdoor_at, pips
from troyes.city.state import PATROLLING, City, ladies_of
from troyes.city.steps.step import Step
from troyes.core.lists import raised
from troyes.core.message import Arg, Message
from troyes.core.rng import Rng

MOST_POINTS: Final = 6
RACE: Final = [6, 4, 2, 1]
ABBEY_REACHED: Final = 3


def _for_guard(declared: int) -> Recipe:
    recipe = Recipe(ANY_COLOUR, single=True)
    recipe.declared = declared
    return recipe


GUARDS: Final = [_for_guard(colour) for colour in range(3)]
"""One die of any colour; by the colour that a purple one is declared to have."""


def guard_recipe(city: City) -> Recipe:
    """A purple die may have any colour but the one that an extra-die side shows (L18)."""
    return GUARDS[YELLOW if EXTRA_RED in ladies_of(city).tiles else RED]


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


def _open_gates(city: City, seat: int) -> list[int]:
    """The gates that the seat's guard has reached or passed."""
    at = ladies_of(city).guards[seat]
    return [gate for gate in range(GATES) if at >= city.printed.gates[gate]]


def _takes_cube(city: City, gate: int) -> bool:
    """Whether a cube may be put outside that gate with the die in use: one an action, none on a race."""
    ladies = ladies_of(city)
    tile = ladies.tiles[gate]
    if has(ladies.stationed, gate) or tile in (RACE_A, RACE_B):
        return False
    die = city.group[0]
    if is_purple(die):
        return EXTRA_DICE.get(tile, -1) != PURPLE_COLOUR
    return EXTRA_DICE.get(tile, -1) != colour_of(die)


def _use_points(city: City, points: int) -> None:
    paid = boost(city, points)
    if paid:
        city.log = (city.log, log.BOOSTED, city.seat, paid)
        city.spend(city.seat, deniers=paid)
    city.left = max(city.left - points, 0)
    city.value += points


class Guard(Step):
    """The guard goes on, a cube is put, or the points that are left are lost: `left` are paid for, `value` used."""

    def codes(self, city: City) -> list[int]:
        ladies = ladies_of(city)
        most = _most_points(city)
        spaces = min(most, city.printed.gates[GATES - 1] - ladies.guards[city.seat])
        found = [ADVANCE + points for points in range(spaces, 0, -1)]
        if most:
            for gate in _open_gates(city, city.seat):
                if _takes_cube(city, gate):
                    found.append(STATION + ladies.tiles[gate])
        if city.value:
            found.append(STOP)
        return found

    def take(self, city: City, code: int, rng: Rng) -> None:
        if code == STOP:
            finish(city)
        elif code >= STATION:
            self._station(city, code - STATION)
        else:
            self._advance(city, code - ADVANCE)

    def _advance(self, city: City, spaces: int) -> None:
        ladies = ladies_of(city)
        seat, end = city.seat, city.printed.gates[GATES - 1]
        _use_points(city, spaces)
        before = sum([1 for other in range(city.seats) if ladies.guards[other] == end])
        ladies.guards = raised(ladies.guards, seat, spaces)
        city.log = (city.log, log.ADVANCED, seat, spaces, ladies.guards[seat])
        if ladies.guards[seat] == end:
            tile = ladies.tiles[GATES - 1]
            if tile == ABBEY:
                city.gain(seat, vp=ABBEY_REACHED)
            elif tile in (RACE_A, RACE_B):
                city.gain(seat, vp=RACE[before])

    def _station(self, city: City, outdoor: int) -> None:
        ladies = ladies_of(city)
        gate = ladies.gate_of(outdoor)
        _use_points(city, 1)
        ladies.cubes = raised(ladies.cubes, outdoor_at(gate, city.seat), 1)
        ladies.stationed |= bit(gate)
        city.log = (city.log, log.STATIONED, city.seat, outdoor)

    def prompt(self, city: City) -> Message:
        return ask("guard", {"points": city.left, "used": city.value, "at": ladies_of(city).guards[city.seat]})

    def refusal(self, city: City, code: int) -> Message:
        ladies = ladies_of(city)
        have = city.deniers[city.seat]
        if code == STOP:
            return why("patrol-something", "ladies.guard")
        if ADVANCE < code < STATION:
            steps = code - ADVANCE
            last = city.printed.gates[GATES - 1]
            if ladies.guards[city.seat] + steps > last:
                return why("ramparts-end", "ladies.guard", {"left": last - ladies.guards[city.seat]})
            if city.value + steps > MOST_POINTS:
                return why("six-points", "ladies.guard", {"left": MOST_POINTS - city.value})
            return why("boost-dear", "ladies.guard", {"price": boost(city, steps), "have": have})
        if STATION <= code < SITE:
            return self._no_station(city, code - STATION)
        return why("patrol", "ladies.guard")

    def _no_station(self, city: City, outdoor: int) -> Message:
        ladies = ladies_of(city)
        args: dict[str, Arg] = {"outdoor": OUTDOOR[outdoor]}
        refused = no_tile(city, outdoor)
        if refused is not None:
            return refused
        gate = ladies.gate_of(outdoor)
        if ladies.guards[city.seat] < city.printed.gates[gate]:
            return why("gate-closed", "ladies.guard", args)
        if has(ladies.stationed, gate):
            return why("stationed-once", "ladies.guard", args)
        if outdoor in EXTRA_DICE and not _takes_cube(city, gate):
            return why("same-colour", outdoor_rule(outdoor), {"colour": DIE_COLOURS[EXTRA_DICE[outdoor]]})
        if city.value >= MOST_POINTS:
            return why("six-points", "ladies.guard", {"left": 0})
        return why("boost-dear", "ladies.guard", {"price": boost(city, 1), "have": city.deniers[city.seat]})

    def fits(self, city: City) -> bool:
        value, left = city.value, city.left
        return city.target == PATROL and len(city.group) == 1 and value >= 0 and 1 <= value + left <= MOST_POINTS
