"""Actions: the steps from what to do to what comes of it. Costs are paid as the walk goes on."""

from troyes.city import log
from troyes.city.activities.cards import CARDS, CHIVALRY, MILLER
from troyes.city.buildings import enter
from troyes.city.citizens import hire_tradesman, leave
from troyes.city.combat import free_banners, put_cubes
from troyes.city.groups import Workforce, gathered, price
from troyes.city.influence import influence_codes, use_influence
from troyes.city.names import (
    ACTIVATE,
    AGRICULTURE,
    BUILD,
    COMBAT,
    CUBE_ON,
    DIE,
    DONE,
    HIRE,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PASS,
    PLACE,
    ROLL,
    SLOTS,
    STOP,
    USE,
)
from troyes.city.square import take_die
from troyes.city.state import ACTED, CHOOSING_CITIZEN, CHOOSING_DICE, CHOOSING_TIMES, City
from troyes.city.targets import can_act, hire_price, is_activate, is_place, recipe_for, room
from troyes.core.rng import Rng

__all__ = [
    "act",
    "action_codes",
    "archer_codes",
    "choose_dice",
    "cube_codes",
    "mill",
    "most_times",
    "place_cube",
    "repeat",
    "send",
    "shoot",
]


# -- what can be chosen ----------------------------------------------------------------------------------------------


def action_codes(city: City) -> list[int]:
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
    return found + influence_codes(city)


def most_times(city: City) -> int:
    target = city.target
    if is_activate(target):
        return CARDS[target - ACTIVATE].most_times(city, city.value)
    event = target - COMBAT
    return min(city.value // city.printed.event_per[event], free_banners(city, city.queue.index(event)))


def cube_codes(city: City) -> list[int]:
    """Events with room for the next cube. Chivalry may stop after the first, the Diplomat has paid for all."""
    stop = [STOP] if city.target == ACTIVATE + CHIVALRY and city.value else []
    return _event_codes(city) + stop


def archer_codes(city: City) -> list[int]:
    """Before the first roll there is only the roll; a hit is placed, or the archer stops."""
    if city.value < 0:
        return [ROLL]
    if city.value > 0:
        return [*_event_codes(city), STOP]
    return [ROLL, STOP] if city.left else [STOP]


def _event_codes(city: City) -> list[int]:
    return [CUBE_ON + city.queue[at] for at in range(len(city.queue)) if free_banners(city, at)]


# -- choosing --------------------------------------------------------------------------------------------------------


def act(city: City, code: int, rng: Rng) -> None:
    seat = city.seat
    if code <= HIRE:
        use_influence(city, code, rng)
    elif code == PASS:
        city.district[seat] = 2
        city.note((log.PASSED, seat))
        city.end_walk(ACTED)
    else:
        city.target = code
        city.cube = -1
        city.group = []
        city.settled = False
        city.step = CHOOSING_DICE


def choose_dice(city: City, code: int) -> None:
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
        city.end_walk(ACTED)
    elif target == BUILD:
        _build(city)
        city.end_walk(ACTED)
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


def send(city: City, source: int) -> None:
    """A citizen goes to the building or card that the dice were paid for."""
    seat, target = city.seat, city.target
    if is_place(target):
        leave(city, seat, source)
        enter(city, seat, target - PLACE, city.value)
        city.end_walk(ACTED)
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
        CARDS[target - ACTIVATE].activate(city, most_times(city))
        city.value = -1
    else:
        city.step = CHOOSING_TIMES


def repeat(city: City, times: int) -> None:
    seat, target = city.seat, city.target
    if is_activate(target):
        card = CARDS[target - ACTIVATE]
        city.note((log.STOCKED if card.stores else log.ACTIVATED, seat, card.id, times))
        city.spend(seat, times * card.deniers, times * card.influence)
        card.activate(city, times)
    else:
        put_cubes(city, seat, city.queue.index(target - COMBAT), times)
    if city.step == CHOOSING_TIMES:
        city.end_walk(ACTED)


def mill(city: City, palace: int) -> None:
    """So many of the Miller's activations are for the Palace."""
    MILLER.mill(city, city.left, palace)
    city.end_walk(ACTED)


def place_cube(city: City, code: int) -> None:
    if code != STOP:
        put_cubes(city, city.seat, city.queue.index(code - CUBE_ON), 1)
        city.left -= 1
        city.value += 1
    if code == STOP or city.left == 0:
        city.end_walk(ACTED)


def shoot(city: City, code: int, rng: Rng) -> None:
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
        city.end_walk(ACTED)
