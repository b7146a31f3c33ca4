"""What an action asks of its group of dice, and which actions, cubes and dice can be carried through to the end."""

from typing import Final

from troyes.city.activities.cards import CARDS, delayed
from troyes.city.cathedral import room
from troyes.city.citizens import can_enter, has_someone
from troyes.city.codes import ACTIVATE, AGRICULTURE, BUILD, COMBAT, PATROL, PLACE
from troyes.city.groups import PLAIN, Need, Recipe, Workforce, price
from troyes.city.names import ACTIVITIES, BUILDINGS, EVENTS, OWNERS, WHITE, YELLOW
from troyes.city.numbering import bit, has, pile_of
from troyes.city.search import can_gather
from troyes.city.square import count
from troyes.city.state import City
from troyes.core.message import Arg

FIELD_PER: Final = 2
"""Agriculture brings a denier for so much value."""


def is_place(target: int) -> bool:
    return PLACE <= target < ACTIVATE


def is_activate(target: int) -> bool:
    return ACTIVATE <= target < COMBAT


def colours_of(city: City, target: int) -> int:
    """The colours of dice that the action takes, each a bit."""
    if target == AGRICULTURE:
        return bit(YELLOW)
    if target == BUILD:
        return bit(WHITE)
    if is_place(target):
        return bit(target - PLACE)
    if is_activate(target):
        activity = target - ACTIVATE
        return 7 if CARDS[activity].any_colour else bit(city.printed.colour[activity])
    if target == PATROL:
        return 7
    return bit(city.printed.event_dice[target - COMBAT])


def need_of(city: City, seat: int, target: int) -> Need:
    """The least value that does something (T10), and the deniers that are left for dice."""
    deniers = city.deniers[seat]
    if is_activate(target):
        activity = target - ACTIVATE
        deniers -= hire_price(city, seat, activity) + CARDS[activity].least_deniers(city, seat)
        return Need(city.printed.per[activity], deniers)
    if target >= COMBAT:
        return Need(city.printed.event_per[target - COMBAT], deniers)
    return Need(FIELD_PER if target == AGRICULTURE else 1, deniers)


def hire_price(city: City, seat: int, activity: int) -> int:
    """The deniers for a tradesman on that card; none if one stands there already."""
    return 0 if city.has_tradesman(seat, city.slot_of(activity)) else city.printed.hire[activity]


def influence_price(city: City, seat: int, activity: int) -> int:
    """The influence that activating the card takes: for a tradesman who is hired for it, and for one activation."""
    hire = city.printed.hire_influence[activity]
    if hire and city.has_tradesman(seat, city.slot_of(activity)):
        hire = 0
    return hire + CARDS[activity].takes.influence


def recipe_for(city: City, target: int, cube: int) -> Recipe | None:
    """How a group for this action counts with that card's cube (-1: without one); None if the cube is of no use."""
    colours = colours_of(city, target)
    if cube < 0:
        return city.expansion.guard_recipe(city) if target == PATROL else PLAIN[colours]
    card = delayed(cube)
    if card is None or target == PATROL:
        return None
    if is_activate(target) and CARDS[target - ACTIVATE].by_die and not card.serves_each_die:
        return None
    if is_place(target) and not card.serves_placing:
        return None
    if target == BUILD and not card.serves_cathedral:
        return None
    return card.recipe(colours, city.king)


# -- whole actions ---------------------------------------------------------------------------------------------------


def can_act(city: City, work: Workforce, target: int) -> bool:
    """Whether the action can be carried through, with or without a cube."""
    seat = work.seat
    if is_activate(target) and not can_direct(city, seat, target - ACTIVATE):
        return False
    if can_with(city, work, target, -1):
        return True
    return any(can_with(city, work, target, cube) for cube in work.cubes)


def can_direct(city: City, seat: int, activity: int) -> bool:
    """Whether a tradesman is there or can be hired, and the card's own price can be paid once, dice aside."""
    slot = city.slot_of(activity)
    if slot < 0:
        return False
    card = CARDS[activity]
    deniers, influence = card.least_deniers(city, seat), card.takes.influence
    there = city.has_tradesman(seat, slot)
    if not there:
        deniers += city.printed.hire[activity]
        influence += city.printed.hire_influence[activity]
    if city.deniers[seat] < deniers or city.influence[seat] < influence:
        return False
    return there or has_someone(city, seat, influence)


def can_with(city: City, work: Workforce, target: int, cube: int) -> bool:
    """Whether some group of dice carries the action out with that cube (-1: without)."""
    recipe = recipe_for(city, target, cube)
    if recipe is None:
        return False
    if city.ladies is not None and needs_search(city, work.seat, target, recipe):
        return can_gather(city, work.seat, target, recipe, need_of(city, work.seat, target))
    if is_place(target) or target == BUILD:
        return _has_single_die(city, work.seat, target, recipe)
    return work.can_gather(recipe, need_of(city, work.seat, target))


def needs_search(city: City, seat: int, target: int, recipe: Recipe) -> bool:
    """Whether something of the expansion is at work on the dice that the quick ways do not know."""
    return recipe.searched or is_place(target) or target == BUILD or city.expansion.may_turn_bought(city, seat)


def _has_single_die(city: City, seat: int, target: int, recipe: Recipe) -> bool:
    """Whether any die is there, own or payable, with which a citizen can be placed or the Cathedral be built."""
    dice = city.dice
    payable = recipe.free > 0 or city.deniers[seat] >= price(1, 1)
    shown = 0
    for colour in range(3):
        if has(recipe.colours, colour):
            for owner in range(OWNERS):
                if payable if owner != seat else recipe.free == 0:
                    shown |= dice[pile_of(owner, colour)]
    for value in range(1, 7):
        if count(shown, value) and (
            can_enter(city, seat, target - PLACE, value) if is_place(target) else room(city, value)
        ):
            return True
    return False


# -- in words ---------------------------------------------------------------------------------------------------------


def target_name(city: City) -> str:
    """The action under way, as messages are named after it."""
    target = city.target
    if target == AGRICULTURE:
        return "agriculture"
    if target == BUILD:
        return "build"
    if is_place(target):
        return "place"
    if target == PATROL:
        return "patrol"
    return "activate" if is_activate(target) else "combat"


def target_args(city: City) -> dict[str, Arg]:
    target = city.target
    if is_place(target):
        return {"building": BUILDINGS[target - PLACE]}
    if is_activate(target):
        return {"activity": ACTIVITIES[target - ACTIVATE], "per": city.printed.per[target - ACTIVATE]}
    if target >= COMBAT:
        return {"event": EVENTS[target - COMBAT], "per": city.printed.event_per[target - COMBAT]}
    return {}
