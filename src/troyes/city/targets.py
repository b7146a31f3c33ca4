"""What an action asks of its group of dice, and which actions, cubes and dice can be carried through to the end."""

from typing import Final

from troyes.city.activities.activity import Activity
from troyes.city.activities.cards import CARDS, delayed
from troyes.city.cathedral import room
from troyes.city.citizens import can_enter, has_someone, is_welcome
from troyes.city.codes import ACTIVATE, AGRICULTURE, BUILD, COMBAT, PATROL, PLACE
from troyes.city.groups import ANY_COLOUR, PLAIN, Need, Recipe
from troyes.city.names import ACTIVITIES, BUILDINGS, EVENTS, WHITE, YELLOW
from troyes.city.numbering import PILES, bit, has
from troyes.city.printed import HIRE, HIRE_INFLUENCE, PER, TERM
from troyes.city.search import can_gather
from troyes.city.square import shown
from troyes.city.state import City
from troyes.city.workforce import (
    ONLY_YELLOW,
    SEARCHED,
    UNKNOWN,
    Workforce,
    sum_of,
    within,
)
from troyes.core.message import Arg
from troyes.core.native import i64

ONE_BOUGHT: Final = 2
"""The price of a single die (T9)."""
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
    return Need(least_value(city, target), deniers)


def least_value(city: City, target: int) -> int:
    """The value from which on dice do something."""
    if is_activate(target):
        return city.printed.per[target - ACTIVATE]
    if target >= COMBAT:
        return city.printed.event_per[target - COMBAT]
    return FIELD_PER if target == AGRICULTURE else 1


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
    return _recipe_with(city, target, colours, cube)


def _recipe_with(city: City, target: int, colours: int, cube: int) -> Recipe | None:
    """The same for an action that takes dice of these colours, and a cube."""
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


def can_activate(city: City, work: Workforce, slot: i64) -> bool:
    """Whether the card there can be activated, with or without a cube."""
    activity = city.activities[slot]
    card = CARDS[activity]
    budget = left_for_dice(city, work.seat, slot, card)
    if budget < 0:
        return False
    terms = city.printed.terms[activity]
    colours = terms & ANY_COLOUR
    if card.any_colour:
        colours = ANY_COLOUR
    per = terms >> PER & TERM
    if work.reaches(colours, per, budget):
        return True
    if card.by_die or work.turns_bought:
        return _can_otherwise(city, work, ACTIVATE + activity)
    return _can_with_cubes(city, work, ACTIVATE + activity, colours, per, budget)


def can_combat(city: City, work: Workforce, event: int) -> bool:
    """Whether dice can fight that event, with or without a cube."""
    terms = city.printed.event_terms[event]
    colours, per, budget = terms & ANY_COLOUR, terms >> PER & TERM, work.deniers
    if work.reaches(colours, per, budget):
        return True
    if work.turns_bought:
        return _can_otherwise(city, work, COMBAT + event)
    return _can_with_cubes(city, work, COMBAT + event, colours, per, budget)


def can_farm(city: City, work: Workforce) -> bool:
    """Whether Agriculture brings anything, with or without a cube."""
    budget = work.deniers
    if work.reaches(ONLY_YELLOW, FIELD_PER, budget):
        return True
    if work.turns_bought:
        return _can_otherwise(city, work, AGRICULTURE)
    return _can_with_cubes(city, work, AGRICULTURE, ONLY_YELLOW, FIELD_PER, budget)


def can_place(city: City, work: Workforce, building: int) -> bool:
    """Whether a citizen can be placed in the building, with or without a cube."""
    seat = work.seat
    pile = work.shows(building, work.deniers >= ONE_BOUGHT)
    if pile and _shows_entrance(city, seat, building, pile):
        return True
    return _can_otherwise(city, work, PLACE + building)


def _shows_entrance(city: City, seat: int, building: int, pile: i64) -> bool:
    """Whether a die of the pile lets a citizen enter the building."""
    if is_welcome(city, seat, building):
        return True
    values = shown(pile)
    return any(values >> value - 1 & 1 and can_enter(city, seat, building, value) for value in range(1, 7))


def can_build(city: City, work: Workforce) -> bool:
    """Whether there is a die for the Cathedral, with or without a cube."""
    pile = work.shows(WHITE, work.deniers >= ONE_BOUGHT)
    if _shows_column(city, pile):
        return True
    return _can_otherwise(city, work, BUILD)


def _shows_column(city: City, pile: i64) -> bool:
    """Whether a die of the pile has room on the Cathedral."""
    values = shown(pile)
    return any(values >> value - 1 & 1 and room(city, value) for value in range(1, 7))


def can_patrol(city: City, work: Workforce) -> bool:
    """Whether there is a die for the guard: any will do."""
    payable = work.deniers >= ONE_BOUGHT
    return any(work.shows(colour, payable) != 0 for colour in range(3))


def _can_otherwise(city: City, work: Workforce, target: int) -> bool:
    """Whether more than plain dice carries the action out: a turned one, or a cube."""
    if work.turns_bought and can_with(city, work, target, -1, need_of(city, work.seat, target)):
        return True
    cubes = work.cubes
    if not cubes:
        return False
    colours = colours_of(city, target)
    for cube in cubes:
        recipe = _recipe_with(city, target, colours, cube)
        if recipe is not None and _can_by(city, work, target, recipe, need_of(city, work.seat, target)):
            return True
    return False


def _can_with_cubes(city: City, work: Workforce, target: int, colours: i64, value: i64, budget: i64) -> bool:
    """`_can_otherwise` where only the value of dice counts, and cubes alone can do more than plain ones."""
    cubes = work.cubes
    if not cubes:
        return False
    known = work.with_cubes
    if known is None:
        known = work.with_cubes = [UNKNOWN] * (ANY_COLOUR + 1)
    reach = known[colours]
    if reach == UNKNOWN:
        reach = known[colours] = _reach_with_cubes(city, work, colours)
    if within(reach, budget) >= value:
        return True
    if not reach & SEARCHED:
        return False
    need = Need(value, budget)
    for cube in cubes:
        recipe = CARDS[cube].recipe(colours, city.king)
        if recipe is not None and recipe.searched and _can_by(city, work, target, recipe, need):
            return True
    return False


def _reach_with_cubes(city: City, work: Workforce, colours: i64) -> i64:
    """The highest value of such dice with any cube, within each of the prices; SEARCHED if some cubes are left out."""
    found: i64 = 0
    searched: i64 = 0
    for cube in work.cubes:
        recipe = CARDS[cube].recipe(colours, city.king)
        if recipe is None:
            continue
        if recipe.searched:
            searched = SEARCHED
        else:
            found = work.reach_with(recipe, found)
    return found | searched


def left_for_dice(city: City, seat: i64, slot: i64, card: Activity) -> i64:
    """The deniers for dice, when a tradesman is there or hired and the card's own price is paid; -1: it cannot be."""
    deniers: i64 = city.deniers[seat]
    deniers -= card.least_deniers(city, seat)
    due: i64 = card.takes.influence
    if not city.has_tradesman(seat, slot):
        terms = city.printed.terms[card.id]
        deniers -= terms >> HIRE & TERM
        due += terms >> HIRE_INFLUENCE & TERM
        if deniers < 0 or not has_someone(city, seat, due):
            return -1
    return -1 if deniers < 0 or (due and city.influence[seat] < due) else deniers


def can_direct(city: City, seat: int, activity: int) -> bool:
    """Whether a tradesman is there or can be hired, and the card's own price can be paid once, dice aside."""
    slot = city.slot_of(activity)
    return slot >= 0 and left_for_dice(city, seat, slot, CARDS[activity]) >= 0


def can_with(city: City, work: Workforce, target: int, cube: int, need: Need) -> bool:
    """Whether some group of dice carries the action out with that cube (-1: without). `need`: as `need_of` says."""
    recipe = recipe_for(city, target, cube)
    return recipe is not None and _can_by(city, work, target, recipe, need)


def _can_by(city: City, work: Workforce, target: int, recipe: Recipe, need: Need) -> bool:
    """Whether some group of dice carries the action out by that recipe."""
    if city.ladies is not None and (recipe.searched or work.turns_bought):
        return can_gather(city, work.seat, target, recipe, need)
    if is_place(target) or target == BUILD:
        return _has_single_die(city, work.seat, target, recipe)
    return work.can_gather(recipe, need)


def counts_value(target: int) -> bool:
    """Whether the action asks for nothing but the value of its dice."""
    return target == AGRICULTURE or target >= ACTIVATE


def needs_search(city: City, seat: int, recipe: Recipe) -> bool:
    """Whether something of the expansion is at work on the dice that the quick ways do not know."""
    return city.ladies is not None and (recipe.searched or city.expansion.may_turn_bought(city, seat))


def _has_single_die(city: City, seat: int, target: int, recipe: Recipe) -> bool:
    """Whether any die is there, own or payable, with which a citizen can be placed or the Cathedral be built."""
    dice = city.dice
    payable = recipe.free > 0 or city.deniers[seat] >= ONE_BOUGHT
    pile: i64 = dice[PILES + seat] if len(dice) > PILES else 0
    for colour in range(3):
        if has(recipe.colours, colour):
            if recipe.free == 0:
                pile |= dice[3 * seat + colour]
            if payable:
                own: i64 = dice[3 * seat + colour]
                pile |= sum_of(dice, colour) - own
    if not pile:
        return False
    return _shows_entrance(city, seat, target - PLACE, pile) if is_place(target) else _shows_column(city, pile)


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
