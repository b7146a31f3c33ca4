"""Actions: the steps from what to do to what comes of it. Costs are paid as the walk goes on."""

from troyes.city import log
from troyes.city.activities.cards import ARCHER, CARDS, EXECUTIONER, FORT, LANDLADY, MASTER_BUILDER, MILLER
from troyes.city.buildings import enter
from troyes.city.cathedral import build_on, room
from troyes.city.citizens import hire_tradesman, leave
from troyes.city.codes import (
    ACTIVATE,
    ADVANCE,
    AGRICULTURE,
    BUILD,
    COMBAT,
    CUBE_ON,
    DIE,
    DISCARD,
    DONE,
    HIRE,
    PASS,
    PATROL,
    PLACE,
    REPEAT,
    ROLL,
    STATION,
    STOP,
    USE,
    USE_OUTDOOR,
)
from troyes.city.combat import free_banners, put_cubes
from troyes.city.groups import Recipe, Workforce, gathered, price
from troyes.city.influence import influence_codes, use_influence
from troyes.city.ladies.dice import columns
from troyes.city.ladies.kinds import one_colour, take_cubes
from troyes.city.ladies.names import TURN_BOUGHT
from troyes.city.ladies.outdoor import answer, ask_others, before_codes, offer, take_offer, use_before, use_cube
from troyes.city.ladies.patrol import advance, begin_patrol, station
from troyes.city.ladies.possession import hold_for_release, release
from troyes.city.names import NEUTRAL, OWNERS, SLOTS
from troyes.city.numbering import bit, cubes_at, is_turned, owner_of, pips
from troyes.city.square import take_die
from troyes.city.state import ACTED, CHOOSING_CITIZEN, CHOOSING_DICE, CHOOSING_TIMES, City
from troyes.city.targets import FIELD_PER, can_act, hire_price, is_activate, is_place, recipe_for
from troyes.core.rng import Rng

__all__ = [
    "accept",
    "act",
    "action_codes",
    "archer_codes",
    "choose_dice",
    "cube_codes",
    "execute",
    "free",
    "lodge",
    "mill",
    "most_times",
    "patrol",
    "place_cube",
    "raise_column",
    "repeat",
    "reply",
    "send",
    "shoot",
    "times_codes",
]


# -- what can be chosen ----------------------------------------------------------------------------------------------


def action_codes(city: City) -> list[int]:
    seat = city.seat
    work = Workforce(city, seat)
    found: list[int] = []
    for slot in range(SLOTS):
        if city.is_open(slot):
            target = ACTIVATE + city.activities[slot]
            if can_act(city, work, target):
                found.append(target)
    for event in city.queue:
        if can_act(city, work, COMBAT + event):
            found.append(COMBAT + event)
    for target in (BUILD, PLACE, PLACE + 1, PLACE + 2, AGRICULTURE):
        if can_act(city, work, target):
            found.append(target)
    ladies = city.ladies
    if ladies is None:
        found.append(PASS)
        return found + influence_codes(city)
    if ladies.tiles and can_act(city, work, PATROL):
        found.append(PATROL)
    if not found or not ladies.must_act:
        found.append(PASS)
    return found + before_codes(city) + influence_codes(city)


def times_codes(city: City) -> list[int]:
    """How often; for a mixed card also how many of its cubes are used instead."""
    found = [REPEAT + times for times in range(most_times(city), 0, -1)]
    target = city.target
    if is_activate(target) and CARDS[target - ACTIVATE].mixed:
        found += [DISCARD + cubes for cubes in range(CARDS[target - ACTIVATE].discards(city, city.value), 0, -1)]
    return found


def most_times(city: City) -> int:
    target = city.target
    if is_activate(target):
        return CARDS[target - ACTIVATE].most_times(city, city.value)
    event = target - COMBAT
    return min(city.value // city.printed.event_per[event], free_banners(city, city.queue.index(event)))


def cube_codes(city: City) -> list[int]:
    """Events with room for the next cube. Chivalry may stop after the first, the Diplomat has paid for all."""
    card = CARDS[city.target - ACTIVATE]
    stop = [STOP] if card.may_stop and city.value else []
    return card.cube_codes(city) + stop


def archer_codes(city: City) -> list[int]:
    """Before the first roll there is only the roll; a hit is placed, or the archer stops."""
    if city.value < 0:
        return [ROLL]
    if city.value > 0:
        return [*CARDS[city.target - ACTIVATE].cube_codes(city), STOP]
    return [ROLL, STOP] if city.left else [STOP]


# -- choosing --------------------------------------------------------------------------------------------------------


def act(city: City, code: int, rng: Rng) -> None:
    seat = city.seat
    if code <= HIRE:
        use_influence(city, code, rng)
    elif code == PASS:
        city.district[seat] = 2
        city.note((log.PASSED, seat))
        city.end_walk(ACTED)
    elif USE_OUTDOOR <= code < DIE:
        use_before(city, code - USE_OUTDOOR, rng)
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
        sold = _pay_for_dice(city)
        if city.ladies is None or not ask_others(city, sold):
            _begin(city)


def _pay_for_dice(city: City) -> int:
    """Pays for the group, and takes dice and cube away: they are gone before any effect is counted (T20).

    Tells whom it paid, a bit for each owner.
    """
    seat = city.seat
    recipe = _recipe(city)
    group = gathered(city.group, seat, recipe)
    sold = 0
    city.value = recipe.value(group.dice, group.points)
    _announce(city)
    if city.cube >= 0:
        city.cubes[cubes_at(city.slot_of(city.cube), seat)] -= 1
        city.note((log.USED_CUBE, seat, city.cube))
    city.note((log.USED_DICE, seat, *city.group))
    for die in city.group:
        take_die(city, die)
        if is_turned(die) and owner_of(die, seat) != seat:
            use_cube(city, seat, TURN_BOUGHT)
    for owner in range(OWNERS):
        if owner != seat:
            apart = group.apart_of(owner)
            dice = sum([1 for die in city.group if owner_of(die, seat) == owner]) - apart
            due = price(group.dice, dice) + recipe.fee * apart
            if due:
                sold |= bit(owner)
                city.deniers[seat] -= due
                if owner != NEUTRAL:
                    city.deniers[owner] += due
                city.note((log.BOUGHT, seat, due, owner))
    return sold


def _recipe(city: City) -> Recipe:
    """How the chosen group counts."""
    recipe = recipe_for(city, city.target, city.cube)
    assert recipe is not None
    return recipe if city.ladies is None else one_colour(recipe, city.group)[0]


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
    elif target == PATROL:
        city.note((log.ACTS_PATROL, seat))
    else:
        city.note((log.ACTS_COMBAT, seat, target - COMBAT))


def _begin(city: City) -> None:
    """The dice are paid for: on to what they do."""
    target = city.target
    if target == AGRICULTURE:
        city.gain(city.seat, deniers=city.value // FIELD_PER)
        _finish(city)
    elif target == BUILD:
        _build(city)
        _finish(city)
    elif target == PATROL:
        begin_patrol(city)
    elif is_place(target):
        city.value = pips(city.group[0])
        city.step = CHOOSING_CITIZEN
    elif is_activate(target) and not city.has_tradesman(city.seat, city.slot_of(target - ACTIVATE)):
        city.step = CHOOSING_CITIZEN
    else:
        _begin_effect(city)


def _build(city: City) -> None:
    """Each die places a cube on the lowest free level of its column; with the Prior, two if there is room (T17)."""
    recipe = _recipe(city)
    for value in columns(city.group, recipe):
        for _ in range(min(recipe.times, room(city, value))):
            build_on(city, city.seat, value)


def _finish(city: City) -> None:
    """The action is done; what the expansion has to add to it comes first."""
    if city.ladies is not None:
        city.step = ACTED
        if hold_for_release(city) or offer(city):
            return
    city.end_walk(ACTED)


def send(city: City, source: int) -> None:
    """A citizen goes to the building or card that the dice were paid for."""
    seat, target = city.seat, city.target
    if is_place(target):
        leave(city, seat, source)
        enter(city, seat, target - PLACE, city.value)
        _finish(city)
    else:
        activity = target - ACTIVATE
        deniers, influence = hire_price(city, seat, activity), city.printed.hire_influence[activity]
        leave(city, seat, source)
        city.spend(seat, deniers=deniers, influence=influence)
        hire_tradesman(city, seat, city.slot_of(activity))
        _begin_effect(city)


def _begin_effect(city: City) -> None:
    target = city.target
    if target == ACTIVATE + FORT.id:
        FORT.garrison(city, _recipe(city).values(city.group))
        _finish(city)
    elif is_activate(target) and CARDS[target - ACTIVATE].at_once:
        CARDS[target - ACTIVATE].activate(city, most_times(city))
    else:
        city.step = CHOOSING_TIMES


def repeat(city: City, code: int) -> None:
    seat, target = city.seat, city.target
    times = code - REPEAT
    if is_activate(target):
        card = CARDS[target - ACTIVATE]
        if code >= DISCARD:
            take_cubes(city, card, code - DISCARD)
            card.discard(city, code - DISCARD)
        else:
            city.note((log.STOCKED if card.stores else log.ACTIVATED, seat, card.id, times))
            city.spend(seat, deniers=times * card.takes.deniers, influence=times * card.takes.influence)
            card.activate(city, times)
    else:
        put_cubes(city, seat, city.queue.index(target - COMBAT), times)
    if city.step == CHOOSING_TIMES:
        _finish(city)


def mill(city: City, palace: int) -> None:
    """So many of the Miller's activations are for the Palace."""
    MILLER.divide(city, city.left, palace)
    _finish(city)


def place_cube(city: City, code: int) -> None:
    if code != STOP:
        CARDS[city.target - ACTIVATE].place_cube(city, city.queue.index(code - CUBE_ON))
        city.value += 1
    if code == STOP or city.left == 0:
        _finish(city)


def shoot(city: City, code: int, rng: Rng) -> None:
    """Rolls that nothing modifies (T5): each of 3 or more puts a cube on an event."""
    if code == ROLL:
        rolled = rng.die()
        city.note((log.SHOT, city.seat, rolled))
        city.reveals += 1
        city.left -= 1
        city.value = 1 if rolled >= ARCHER.hits and CARDS[city.target - ACTIVATE].cube_codes(city) else 0
    elif code != STOP:
        put_cubes(city, city.seat, city.queue.index(code - CUBE_ON), 1)
        city.value = 0
    if code == STOP or (code != ROLL and city.left == 0):
        _finish(city)


# -- what only the expansion asks ------------------------------------------------------------------------------------


def lodge(city: City, vp: int) -> None:
    """So many of the Landlady's activations are for victory points."""
    LANDLADY.divide(city, city.left, vp)
    _finish(city)


def execute(city: City, other: int) -> None:
    """The Executioner takes influence from that opponent."""
    EXECUTIONER.rob(city, other)
    EXECUTIONER.alone(city)
    if city.left == 0:
        _finish(city)


def raise_column(city: City, value: int) -> None:
    """The Master Builder builds."""
    MASTER_BUILDER.raise_column(city, value)
    if city.left == 0:
        _finish(city)


def patrol(city: City, code: int) -> None:
    """The guard goes on, a cube is put, or the points that are left are lost."""
    if code == STOP:
        _finish(city)
    elif code >= STATION:
        station(city, code - STATION)
    else:
        advance(city, code - ADVANCE)


def free(city: City, seat: int) -> None:
    """A citizen leaves Possession; then the walk goes on."""
    release(city, seat)
    if city.step == ACTED:
        _finish(city)


def accept(city: City, code: int) -> None:
    """What a cube adds to the own action."""
    take_offer(city, code)
    city.end_walk(ACTED)


def reply(city: City, code: int) -> None:
    """An answer in another's turn; after the last one the action goes on."""
    if answer(city, code):
        _begin(city)
