"""Actions, between their steps: dice are paid for, the effect begins, the action is done."""

from troyes.city import log
from troyes.city.activities.cards import CARDS
from troyes.city.cathedral import build_on, room
from troyes.city.codes import ACTIVATE, AGRICULTURE, BUILD, COMBAT, PATROL, PLACE
from troyes.city.combat import free_banners
from troyes.city.groups import Group, Recipe, gathered, one_apart, price
from troyes.city.names import NEUTRAL, OWNERS
from troyes.city.numbering import bit, cubes_at, is_turned, owner_of, pips
from troyes.city.square import take_dice
from troyes.city.state import ACTED, CHOOSING_CITIZEN, CHOOSING_TIMES, City
from troyes.city.targets import FIELD_PER, is_activate, is_place, recipe_for
from troyes.core.lists import raised
from troyes.core.native import i64


def pay_for_dice(city: City) -> int:
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
        city.cubes = raised(city.cubes, cubes_at(city.slot_of(city.cube), seat), -1)
        city.log = (city.log, log.USED_CUBE, seat, city.cube)
    city.log = log.ending_in(city.group, city.log, log.USED_DICE, seat)
    take_dice(city, city.group)
    for die in city.group:
        if is_turned(die) and owner_of(die, seat) != seat:
            city.expansion.bought_turned(city, seat)
    if group.bought or group.apart:
        theirs: i64 = 0
        for die in city.group:
            theirs += one_apart(owner_of(die, seat))
        for owner in range(OWNERS):
            dice = theirs >> 3 * owner & 7
            if owner != seat and dice and _pay_owner(city, owner, dice, group, recipe):
                sold |= bit(owner)
    return sold


def _pay_owner(city: City, owner: int, dice: int, group: Group, recipe: Recipe) -> bool:
    """Pays another owner for so many dice of the group; tells whether anything was due."""
    seat = city.seat
    apart = group.apart_of(owner)
    due = price(group.dice, dice - apart) + recipe.fee * apart
    if not due:
        return False
    deniers = city.deniers = raised(city.deniers, seat, -due)
    if owner != NEUTRAL:
        deniers[owner] += due
    city.log = (city.log, log.BOUGHT, seat, due, owner)
    return True


def _recipe(city: City) -> Recipe:
    """How the chosen group counts."""
    recipe = recipe_for(city, city.target, city.cube)
    assert recipe is not None
    return recipe.settled(city.group)


def _announce(city: City) -> None:
    seat, target = city.seat, city.target
    if target == AGRICULTURE:
        city.log = (city.log, log.ACTS_AGRICULTURE, seat)
    elif target == BUILD:
        city.log = (city.log, log.ACTS_BUILD, seat)
    elif is_place(target):
        city.log = (city.log, log.ACTS_PLACE, seat, target - PLACE)
    elif is_activate(target):
        city.log = (city.log, log.ACTS_ACTIVATE, seat, target - ACTIVATE)
    elif target == PATROL:
        city.log = (city.log, log.ACTS_PATROL, seat)
    else:
        city.log = (city.log, log.ACTS_COMBAT, seat, target - COMBAT)


def begin(city: City) -> None:
    """The dice are paid for: on to what they do."""
    target = city.target
    if target == AGRICULTURE:
        city.gain(city.seat, deniers=city.value // FIELD_PER)
        finish(city)
    elif target == BUILD:
        _build(city)
        finish(city)
    elif target == PATROL:
        city.expansion.begin_patrol(city)
    elif is_place(target):
        city.value = pips(city.group[0])
        city.step = CHOOSING_CITIZEN
    elif is_activate(target) and not city.has_tradesman(city.seat, city.slot_of(target - ACTIVATE)):
        city.step = CHOOSING_CITIZEN
    else:
        begin_effect(city)


def _build(city: City) -> None:
    """Each die places a cube on the lowest free level of its column; with the Prior, two if there is room (T17)."""
    recipe = _recipe(city)
    for value in recipe.columns(city.group):
        for _ in range(min(recipe.times, room(city, value))):
            build_on(city, city.seat, value)


def begin_effect(city: City) -> None:
    """A tradesman is there, if one is needed: carries the effect out, or asks how often."""
    card = CARDS[city.target - ACTIVATE] if is_activate(city.target) else None
    if card is not None and card.by_die:
        card.garrison(city, _recipe(city).values(city.group))
        finish(city)
    elif card is not None and card.at_once:
        card.activate(city, most_times(city))
    else:
        city.step = CHOOSING_TIMES


def most_times(city: City) -> int:
    """How often the group activates the card, or how many cubes it puts on the event."""
    target = city.target
    if is_activate(target):
        return CARDS[target - ACTIVATE].most_times(city, city.value)
    event = target - COMBAT
    return min(city.value // city.printed.event_per[event], free_banners(city, city.queue.index(event)))


def finish(city: City) -> None:
    """The action is done; what the expansion has to add to it comes first."""
    if not city.expansion.holds(city):
        city.end_walk(ACTED)
