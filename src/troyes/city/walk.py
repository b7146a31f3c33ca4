"""A turn is a short walk of choices: what to do, with which dice and which cube, whom to send, how often, and where.

Every step offers only what can be carried through to the end. `steps/table.py` lists the steps.
"""

from troyes.city.codes import HIRE, REROLL, ROLL, TURN, USE_OUTDOOR
from troyes.city.messages import why
from troyes.city.names import EXTRA_DICE
from troyes.city.rounds import next_black_die, next_ordeal, next_placement, next_turn
from troyes.city.state import ACTED, ANSWERING, COUNTERED, PLACED, SUFFERED, City
from troyes.city.steps.table import STEPS
from troyes.core.message import Message
from troyes.core.rng import Rng


def codes(city: City) -> list[int]:
    """Every legal choice at this point."""
    return STEPS[city.step].codes(city)


def refusal(city: City, code: int) -> Message:
    """Why this code is not among the choices. In the midst of one's own action no influence is spent (T6)."""
    if city.target >= 0 and city.step != ANSWERING and REROLL <= code <= HIRE:
        return why("influence-midst", "influence")
    return STEPS[city.step].refusal(city, code)


def choose(city: City, code: int, rng: Rng) -> None:
    """Carries out a legal choice, and all that happens by itself up to the next one."""
    carry_out(city, code, rng)
    settle(city, rng)


def settle(city: City, rng: Rng) -> None:
    """All that happens by itself between a walk that has ended and the next choice."""
    while city.step >= PLACED:
        if city.step == ACTED:
            next_turn(city, rng)
        elif city.step == COUNTERED:
            next_black_die(city, rng)
        elif city.step == SUFFERED:
            next_ordeal(city, rng)
        else:
            next_placement(city, rng)
        go_on(city, rng)


def carry_out(city: City, code: int, rng: Rng) -> None:
    """Carries out a legal choice, and no more than the rest of its own walk: a step from PLACED on ends it.

    After a roll nothing is taken by itself: the player looks first, and no table can tell from what is held how the die
    will fall.
    """
    _take(city, code, rng)
    if code != ROLL and not REROLL <= code < TURN:
        go_on(city, rng)


def rolls(code: int) -> bool:
    """Whether this choice itself rolls a die. Whatever else a walk brings is known before."""
    return REROLL <= code < TURN or code == ROLL or code - USE_OUTDOOR in EXTRA_DICE


def go_on(city: City, rng: Rng) -> None:
    """Takes every step that leaves nothing to choose."""
    while city.step < PLACED and STEPS[city.step].by_itself:
        found = codes(city)
        if len(found) > 1:
            city.listed = found
            return
        _take(city, found[0], rng)


def _take(city: City, code: int, rng: Rng) -> None:
    STEPS[city.step].take(city, code, rng)
    city.expansion.chosen(city)
