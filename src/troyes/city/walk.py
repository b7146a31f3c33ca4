"""A turn is a short walk of choices: what to do, with which dice and which cube, whom to send, how often, and where.

Every step offers only what can be carried through to the end.
"""

from troyes.city import log
from troyes.city.actions import (
    act,
    action_codes,
    archer_codes,
    choose_dice,
    cube_codes,
    mill,
    place_cube,
    repeat,
    send,
    shoot,
    times_codes,
)
from troyes.city.black_dice import counter, counter_codes
from troyes.city.codes import DONE, MILL, REROLL, ROLL, SPACE, TURN, USE_OUTDOOR
from troyes.city.influence import turn_codes, turn_over
from troyes.city.ladies.names import SHOWN
from troyes.city.ladies.possession import hold_for_release
from troyes.city.ladies.walk import ladies_codes, ladies_take
from troyes.city.names import NOBODY, SPACES
from troyes.city.numbering import building_of, place_of
from troyes.city.rounds import next_black_die, next_ordeal, next_placement, next_turn
from troyes.city.state import (
    ACTED,
    ACTING,
    CHOOSING_CITIZEN,
    CHOOSING_DICE,
    CHOOSING_TIMES,
    COUNTERED,
    COUNTERING,
    LODGING,
    MILLING,
    PLACED,
    PLACING,
    PLACING_CUBES,
    SHOOTING,
    SUFFERED,
    SUFFERING,
    TURNING,
    City,
)
from troyes.city.targets import citizen_codes, dice_codes
from troyes.core.rng import Rng

__all__ = ["carry_out", "choose", "codes", "rolls", "settle"]


def codes(city: City) -> list[int]:
    """Every legal choice at this point."""
    step = city.step
    if step == ACTING:
        return action_codes(city)
    if step == CHOOSING_DICE:
        return dice_codes(city)
    if step == CHOOSING_CITIZEN:
        return citizen_codes(city)
    if step == CHOOSING_TIMES:
        return times_codes(city)
    if step == COUNTERING:
        return counter_codes(city)
    if step == TURNING:
        return [DONE, *turn_codes(city)]
    if step == PLACING:
        return [SPACE + space for space in range(SPACES) if city.spaces[space] == NOBODY]
    if step == PLACING_CUBES:
        return cube_codes(city)
    if step == SHOOTING:
        return archer_codes(city)
    if step == MILLING:
        return [MILL + palace for palace in range(city.left, -1, -1)]
    return ladies_codes(city) if step >= LODGING else []


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
        _go_on(city, rng)


def carry_out(city: City, code: int, rng: Rng) -> None:
    """Carries out a legal choice, and no more than the rest of its own walk: a step from PLACED on ends it.

    After a roll nothing is taken by itself: the player looks first, and no table can tell from what is held how the die
    will fall.
    """
    _take(city, code, rng)
    if code != ROLL and not REROLL <= code < TURN:
        _go_on(city, rng)


def rolls(code: int) -> bool:
    """Whether this choice itself rolls a die. Whatever else a walk brings is known before."""
    return REROLL <= code < TURN or code == ROLL or code - USE_OUTDOOR in SHOWN


def _go_on(city: City, rng: Rng) -> None:
    """Takes every step that leaves nothing to choose. What to do and where to place a citizen is always asked."""
    while CHOOSING_DICE <= city.step <= PLACING_CUBES or city.step == COUNTERING or LODGING <= city.step <= SUFFERING:
        found = codes(city)
        if len(found) > 1:
            city.listed = found
            return
        _take(city, found[0], rng)


def _take(city: City, code: int, rng: Rng) -> None:
    step = city.step
    if step == ACTING:
        act(city, code, rng)
    elif step == CHOOSING_DICE:
        choose_dice(city, code)
    elif step == CHOOSING_CITIZEN:
        send(city, code)
    elif step == CHOOSING_TIMES:
        repeat(city, code)
    elif step == COUNTERING:
        counter(city, code, rng)
    elif step == TURNING:
        turn_over(city, code)
    elif step == PLACING:
        _place_first(city, code - SPACE)
    elif step == PLACING_CUBES:
        place_cube(city, code)
    elif step == SHOOTING:
        shoot(city, code, rng)
    elif step == MILLING:
        mill(city, code - MILL)
    else:
        ladies_take(city, code)
    if city.ladies is not None:
        hold_for_release(city)


def _place_first(city: City, space: int) -> None:
    """A citizen of the initial placement."""
    city.spaces[space] = city.seat
    city.supply[city.seat] -= 1
    city.placed += 1
    city.note((log.PLACED, city.seat, building_of(space), place_of(space)))
    city.end_walk(PLACED)
