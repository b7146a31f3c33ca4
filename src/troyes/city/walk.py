"""A turn is a short walk of choices: what to do, with which dice and which cube, whom to send, how often, and where.

Every step offers only what can be carried through to the end. Costs are paid as the walk goes on.
"""

from typing import Final

from troyes.city import log
from troyes.city.activities.cards import CARDS, CHIVALRY, MILLER
from troyes.city.buildings import enter
from troyes.city.citizens import HIRING, hire_tradesman, leave
from troyes.city.combat import free_banners, put_cubes
from troyes.city.groups import Workforce, gathered, price
from troyes.city.names import (
    ACTIVATE,
    AGRICULTURE,
    BLACK,
    BUILD,
    COMBAT,
    CUBE_ON,
    DIE,
    DONE,
    GIVE_WAY,
    HIRE,
    MILL,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PASS,
    PLACE,
    RED,
    REPEAT,
    REROLL,
    ROLL,
    SLOTS,
    SPACE,
    SPACES,
    STOP,
    TURN,
    USE,
)
from troyes.city.rounds import next_black_die, next_placement, next_turn
from troyes.city.square import against_black, count, put, size_of, take, take_die
from troyes.city.state import (
    ACTED,
    ACTING,
    CHOOSING_CITIZEN,
    CHOOSING_DICE,
    CHOOSING_TIMES,
    COUNTERED,
    COUNTERING,
    MILLING,
    PLACED,
    PLACING,
    PLACING_CUBES,
    SHOOTING,
    TURNING,
    City,
)
from troyes.city.targets import (
    can_act,
    citizen_codes,
    dice_codes,
    hire_price,
    is_activate,
    is_place,
    recipe_for,
    room,
)
from troyes.core.rng import Rng

TURNING_OVER: Final = 4
"""The influence that turning over one to three dice costs."""
REROLLING: Final = 1

# -- what can be chosen ----------------------------------------------------------------------------------------------


def codes(city: City) -> list[int]:
    """Every legal choice at this point."""
    step = city.step
    if step == ACTING:
        return _action_codes(city)
    if step == CHOOSING_DICE:
        return dice_codes(city)
    if step == CHOOSING_CITIZEN:
        return citizen_codes(city)
    if step == CHOOSING_TIMES:
        return [REPEAT + times for times in range(_most_times(city), 0, -1)]
    if step == COUNTERING:
        return _counter_codes(city)
    if step == TURNING:
        return [DONE, *_turn_codes(city)]
    if step == PLACING:
        return [SPACE + space for space in range(SPACES) if city.spaces[space] == NOBODY]
    if step == PLACING_CUBES:
        stop = [STOP] if city.target == ACTIVATE + CHIVALRY and city.value else []
        return _event_codes(city) + stop
    if step == SHOOTING:
        return _archer_codes(city)
    if step == MILLING:
        return [MILL + palace for palace in range(city.left, -1, -1)]
    return []


def _action_codes(city: City) -> list[int]:
    seat = city.seat
    work = Workforce(city, seat)
    found: list[int] = []
    for slot in range(SLOTS):
        if slot % 3 < city.revealed:
            target = ACTIVATE + city.activities[slot]
            if can_act(city, work, target):
                found.append(target)
    for event in city.queue:
        if can_act(city, work, COMBAT + event):
            found.append(COMBAT + event)
    for target in (BUILD, PLACE, PLACE + 1, PLACE + 2, AGRICULTURE):
        if can_act(city, work, target):
            found.append(target)
    found.append(PASS)
    return found + _influence_codes(city)


def _influence_codes(city: City) -> list[int]:
    """Reroll a die, turn dice over, hire a citizen."""
    seat = city.seat
    influence = city.influence[seat]
    found: list[int] = []
    if influence >= REROLLING:
        found += [REROLL + face for face in _own_faces(city)]
    if influence >= HIRING and city.general[seat]:
        found.append(HIRE)
    if influence >= TURNING_OVER:
        found += _turn_codes(city)
    return found


def _own_faces(city: City) -> list[int]:
    """The different dice in the seat's own district, 6 * colour + value - 1."""
    seat = city.seat
    found: list[int] = []
    for colour in range(3):
        pile = city.dice[3 * seat + colour]
        if pile:
            for value in range(1, 7):
                if count(pile, value):
                    found.append(6 * colour + value - 1)
    return found


def _turn_codes(city: City) -> list[int]:
    """Own dice that can be turned over, without those that just were."""
    seat = city.seat
    found: list[int] = []
    for face in _own_faces(city):
        turned = city.group.count(18 * seat + face) if city.step == TURNING else 0
        if count(city.dice[3 * seat + face // 6], face % 6 + 1) > turned:
            found.append(TURN + face)
    return found


def _counter_codes(city: City) -> list[int]:
    """Own dice against the black ones that are taken on; red counts double (T7)."""
    seat = city.seat
    whole = against_black(city, seat)
    found: list[int] = []
    begun = bool(city.group) or city.left > 1
    if whole < city.against:
        found.append(GIVE_WAY)
    else:
        if city.group and _strength(city.group) >= city.against:
            found.append(DONE)
        for face in _own_faces(city):
            picked = city.group.count(18 * seat + face)
            if count(city.dice[3 * seat + face // 6], face % 6 + 1) > picked:
                found.append(DIE + 18 * seat + face)
        last = 0
        for value in city.black[city.left :]:
            if value != last and city.against + value <= whole:
                found.append(BLACK + value)
            last = value
    if not begun and size_of(city, seat):
        found += _influence_codes(city)
    return found


def _strength(dice: list[int]) -> int:
    return sum([(die % 6 + 1) * (2 if die // 6 % 3 == RED else 1) for die in dice])


def _most_times(city: City) -> int:
    target = city.target
    if is_activate(target):
        return CARDS[target - ACTIVATE].most_times(city, city.value)
    event = target - COMBAT
    return min(city.value // city.printed.event_per[event], free_banners(city, city.queue.index(event)))


def _event_codes(city: City) -> list[int]:
    return [CUBE_ON + city.queue[at] for at in range(len(city.queue)) if free_banners(city, at)]


def _archer_codes(city: City) -> list[int]:
    """Before the first roll there is only the roll; a hit is placed, or the archer stops."""
    if city.value < 0:
        return [ROLL]
    if city.value > 0:
        return [*_event_codes(city), STOP]
    return [ROLL, STOP] if city.left else [STOP]


# -- choosing --------------------------------------------------------------------------------------------------------


def choose(city: City, code: int, rng: Rng) -> None:
    """Carries out a legal choice, and all that happens by itself up to the next one."""
    carry_out(city, code, rng)
    while city.step >= PLACED:
        if city.step == ACTED:
            next_turn(city, rng)
        elif city.step == COUNTERED:
            next_black_die(city, rng)
        else:
            next_placement(city, rng)
        _go_on(city, rng)


def carry_out(city: City, code: int, rng: Rng) -> None:
    """Carries out a legal choice, and no more than the rest of its own walk: PLACED, COUNTERED or ACTED ends it.

    After a roll nothing is taken by itself: the player looks first, and no table can tell from what is held how the die
    will fall.
    """
    _take(city, code, rng)
    if code != ROLL and not REROLL <= code < TURN:
        _go_on(city, rng)


def _go_on(city: City, rng: Rng) -> None:
    """Takes every step that leaves nothing to choose. What to do and where to place a citizen is always asked."""
    while CHOOSING_DICE <= city.step <= PLACING_CUBES or city.step == COUNTERING:
        found = codes(city)
        if len(found) > 1:
            return
        _take(city, found[0], rng)


def _take(city: City, code: int, rng: Rng) -> None:
    step = city.step
    if step == ACTING:
        _act(city, code, rng)
    elif step == CHOOSING_DICE:
        _choose_dice(city, code)
    elif step == CHOOSING_CITIZEN:
        _send(city, code)
    elif step == CHOOSING_TIMES:
        _repeat(city, code - REPEAT)
    elif step == COUNTERING:
        _counter(city, code, rng)
    elif step == TURNING:
        _turn_over(city, code)
    elif step == PLACING:
        _place_first(city, code - SPACE)
    elif step == PLACING_CUBES:
        _place_cube(city, code)
    elif step == SHOOTING:
        _shoot(city, code, rng)
    else:
        MILLER.mill(city, city.left, code - MILL)
        _end(city, ACTED)


def _place_first(city: City, space: int) -> None:
    """A citizen of the initial placement."""
    city.spaces[space] = city.seat
    city.supply[city.seat] -= 1
    city.placed += 1
    city.note((log.PLACED, city.seat, space // 6, space % 6 + 1))
    _end(city, PLACED)


def _end(city: City, ended: int) -> None:
    """The seat's walk is over, and others may look."""
    city.step = ended
    city.turns += 1
    city.reveals += 1


def _act(city: City, code: int, rng: Rng) -> None:
    seat = city.seat
    if code <= HIRE:
        _use_influence(city, code, rng)
    elif code == PASS:
        city.district[seat] = 2
        city.note((log.PASSED, seat))
        _end(city, ACTED)
    else:
        city.target = code
        city.cube = -1
        city.group = []
        city.settled = False
        city.step = CHOOSING_DICE


# -- influence -------------------------------------------------------------------------------------------------------


def _use_influence(city: City, code: int, rng: Rng) -> None:
    """Before an action, a pass or a black die, as often as the player likes (T6)."""
    seat = city.seat
    if code == HIRE:
        city.note((log.HIRED, seat))
        city.spend(seat, 0, HIRING)
        city.general[seat] -= 1
        city.supply[seat] += 1
    elif code < TURN:
        colour, value = (code - REROLL) // 6, (code - REROLL) % 6 + 1
        city.spend(seat, 0, REROLLING)
        take(city, seat, colour, value)
        rolled = rng.die()
        put(city, seat, colour, rolled)
        city.note((log.REROLLED, seat, colour, value, rolled))
        city.reveals += 1
    else:
        city.spend(seat, 0, TURNING_OVER)
        city.step = TURNING
        city.group = []
        _turn_over(city, code)


def _turn_over(city: City, code: int) -> None:
    """Turns one die; with DONE, or after the third, back to what was asked before."""
    seat = city.seat
    if code != DONE:
        colour, value = (code - TURN) // 6, (code - TURN) % 6 + 1
        take(city, seat, colour, value)
        put(city, seat, colour, 7 - value)
        city.group = [*city.group, 18 * seat + 6 * colour + 6 - value]
        if len(city.group) < 3 and _turn_codes(city):
            return
    city.note((log.TURNED, seat, *city.group))
    city.group = []
    city.step = COUNTERING if city.black else ACTING


# -- black dice ------------------------------------------------------------------------------------------------------


def _counter(city: City, code: int, rng: Rng) -> None:
    seat = city.seat
    if code <= HIRE:
        _use_influence(city, code, rng)
    elif code == GIVE_WAY:
        city.note((log.GAVE_WAY, seat, city.black[0]))
        city.lose_vp(seat)
        del city.black[0]
        _end(city, COUNTERED)
    elif code == DONE:
        for die in city.group:
            take_die(city, die)
        beaten = city.black[: city.left]
        city.note((log.COUNTERED, seat, len(beaten), *beaten, *city.group))
        city.gain(seat, 0, len(beaten), 0)
        del city.black[: city.left]
        _end(city, COUNTERED)
    elif code >= BLACK:
        value = code - BLACK
        at = city.black.index(value, city.left)
        del city.black[at]
        city.black.insert(city.left, value)
        city.left += 1
        city.against += value
    else:
        city.group = [*city.group, code - DIE]


# -- actions ---------------------------------------------------------------------------------------------------------


def _choose_dice(city: City, code: int) -> None:
    if USE <= code < DIE:
        city.cube = code - USE
    elif code != DONE:
        city.group = [*city.group, code - DIE]
    else:
        _pay_for_dice(city)
        _begin(city)


def _pay_for_dice(city: City) -> None:
    """Pays for the group, and takes dice and cube away: they are gone before any effect is counted (T20)."""
    seat = city.seat
    recipe = recipe_for(city, city.target, city.cube)
    assert recipe is not None
    group = gathered(city.group, seat, recipe)
    city.value = recipe.value(group.dice, group.points)
    _announce(city)
    if city.cube >= 0:
        city.cubes[OWNERS * city.slot_of(city.cube) + seat] -= 1
        city.note((log.USED_CUBE, seat, city.cube))
    city.note((log.USED_DICE, seat, *city.group))
    for die in city.group:
        take_die(city, die)
    for owner in range(OWNERS):
        if owner != seat:
            dice = sum([1 for die in city.group if die // 18 == owner]) - (group.freed >> (3 * owner) & 7)
            if dice:
                due = price(group.dice, dice)
                city.deniers[seat] -= due
                if owner != NEUTRAL:
                    city.deniers[owner] += due
                city.note((log.BOUGHT, seat, due, owner))


def _announce(city: City) -> None:
    seat, target = city.seat, city.target
    if target == AGRICULTURE:
        city.note((log.ACTS_AGRICULTURE, seat))
    elif target == BUILD:
        city.note((log.ACTS_BUILD, seat))
    elif is_place(target):
        city.note((log.ACTS_PLACE, seat, target - PLACE))
    elif is_activate(target):
        city.note((log.ACTS_ACTIVATE, seat, target - ACTIVATE))
    else:
        city.note((log.ACTS_COMBAT, seat, target - COMBAT))


def _begin(city: City) -> None:
    """The dice are paid for: on to what they do."""
    target = city.target
    if target == AGRICULTURE:
        city.gain(city.seat, city.value // 2, 0, 0)
        _end(city, ACTED)
    elif target == BUILD:
        _build(city)
        _end(city, ACTED)
    elif is_place(target):
        city.value = city.group[0] % 6 + 1
        city.step = CHOOSING_CITIZEN
    elif is_activate(target) and not city.has_tradesman(city.seat, city.slot_of(target - ACTIVATE)):
        city.step = CHOOSING_CITIZEN
    else:
        _begin_effect(city)


def _build(city: City) -> None:
    """Each die places a cube on the lowest free level of its column; with the Prior, two if there is room (T17)."""
    seat = city.seat
    for die in city.group:
        value = die % 6 + 1
        for _ in range(min(2 if city.cube >= 0 else 1, room(city, value))):
            level = 0
            while city.cathedral[6 * level + value - 1] != NOBODY:
                level += 1
            city.cathedral[6 * level + value - 1] = seat
            city.note((log.BUILT, seat, level, value))
            city.gain(seat, 0, 1 if value <= 3 else 2, 1)


def _send(city: City, source: int) -> None:
    """A citizen goes to the building or card that the dice were paid for."""
    seat, target = city.seat, city.target
    if is_place(target):
        leave(city, seat, source)
        enter(city, seat, target - PLACE, city.value)
        _end(city, ACTED)
    else:
        activity = target - ACTIVATE
        cost = hire_price(city, seat, activity)
        leave(city, seat, source)
        city.spend(seat, cost, 0)
        hire_tradesman(city, seat, city.slot_of(activity))
        _begin_effect(city)


def _begin_effect(city: City) -> None:
    target = city.target
    if is_activate(target) and CARDS[target - ACTIVATE].rolls:
        CARDS[target - ACTIVATE].activate(city, _most_times(city))
        city.value = -1
    else:
        city.step = CHOOSING_TIMES


def _repeat(city: City, times: int) -> None:
    seat, target = city.seat, city.target
    if is_activate(target):
        card = CARDS[target - ACTIVATE]
        city.note((log.STOCKED if card.stores else log.ACTIVATED, seat, card.id, times))
        city.spend(seat, times * card.deniers, times * card.influence)
        card.activate(city, times)
    else:
        put_cubes(city, seat, city.queue.index(target - COMBAT), times)
    if city.step == CHOOSING_TIMES:
        _end(city, ACTED)


def _place_cube(city: City, code: int) -> None:
    if code != STOP:
        put_cubes(city, city.seat, city.queue.index(code - CUBE_ON), 1)
        city.left -= 1
        city.value += 1
    if code == STOP or city.left == 0:
        _end(city, ACTED)


def _shoot(city: City, code: int, rng: Rng) -> None:
    """Rolls that nothing modifies (T5): each of 3 or more puts a cube on an event."""
    if code == ROLL:
        rolled = rng.die()
        city.note((log.SHOT, city.seat, rolled))
        city.reveals += 1
        city.left -= 1
        city.value = 1 if rolled >= 3 and _event_codes(city) else 0
    elif code != STOP:
        put_cubes(city, city.seat, city.queue.index(code - CUBE_ON), 1)
        city.value = 0
    if code == STOP or (code != ROLL and city.left == 0):
        _end(city, ACTED)


__all__ = ["carry_out", "choose", "codes"]
