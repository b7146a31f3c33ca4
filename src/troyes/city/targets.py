"""What an action asks of its group of dice, and which actions, cubes and dice can be carried through to the end."""

from typing import Final

from troyes.city.activities.cards import CARDS, FORT, delayed
from troyes.city.buildings import may_enter
from troyes.city.cathedral import room
from troyes.city.citizens import can_enter, has_someone, sources
from troyes.city.codes import ACTIVATE, AGRICULTURE, BUILD, COMBAT, DIE, DONE, FROM_SUPPLY, PATROL, PLACE, USE
from troyes.city.groups import PLAIN, Group, Need, Recipe, Workforce, can_become_legal, gathered, price, sources_of_dice
from troyes.city.ladies.dice import can_gather, group_codes, may_turn_bought
from troyes.city.ladies.names import EXTRA_RED
from troyes.city.ladies.patrol import GUARDS
from troyes.city.ladies.recipes import Leading
from troyes.city.names import OWNERS, RED, WHITE, YELLOW
from troyes.city.numbering import bit, has, pile_of, pips, value_of
from troyes.city.square import count
from troyes.city.state import CHOOSING_DICE, City

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
        return GUARDS[_declared(city)] if target == PATROL else PLAIN[colours]
    card = delayed(cube)
    if card is None or target == PATROL:
        return None
    if target == ACTIVATE + FORT.id and not card.serves_each_die:
        return None
    if is_place(target) and not card.serves_placing:
        return None
    if target == BUILD and not card.serves_cathedral:
        return None
    return card.recipe(colours, city.king)


def _declared(city: City) -> int:
    """The colour of a purple die that the guard uses: any but the one that an extra-die side shows (L18)."""
    assert city.ladies is not None
    return YELLOW if EXTRA_RED in city.ladies.tiles else RED


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
    return recipe.searched or is_place(target) or target == BUILD or may_turn_bought(city, seat)


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


def _single_dice(city: City, seat: int, target: int, recipe: Recipe) -> list[int]:
    """The dice with which a citizen can be placed or the Cathedral be built, as a first die."""
    found: list[int] = []
    for die in sources_of_dice(city, seat, recipe, []):
        if found and found[-1] == die:
            continue
        group = gathered([die], seat, recipe)
        if not group.changed or group.price() > city.deniers[seat]:
            continue
        value = value_of(die)
        if can_enter(city, seat, target - PLACE, value) if is_place(target) else room(city, value):
            found.append(die)
    return found


# -- one step --------------------------------------------------------------------------------------------------------


def dice_codes(city: City) -> list[int]:
    """The dice that may join the group now, the cubes that may modify it, and DONE if it is a legal group."""
    seat, target = city.seat, city.target
    recipe = recipe_for(city, target, city.cube)
    assert recipe is not None
    codes: list[int] = []
    if city.ladies is not None:
        codes += group_codes(city, recipe, need_of(city, seat, target))
    elif is_place(target):
        codes += [DIE + die for die in _single_dice(city, seat, target, recipe)] if not city.group else [DONE]
    elif target == BUILD:
        codes += _building_dice(city, recipe)
    else:
        codes += _dice_for_value(city, recipe)
    if city.cube < 0 and not city.group:
        work = Workforce(city, seat)
        codes += [USE + cube for cube in work.cubes if can_with(city, work, target, cube)]
    return codes


def _dice_for_value(city: City, recipe: Recipe) -> list[int]:
    seat = city.seat
    need = need_of(city, seat, city.target)
    group = gathered(city.group, seat, recipe)
    codes: list[int] = []
    if need.met_by(group, recipe):
        codes.append(DONE)
    if group.dice == recipe.most():
        return codes
    pool = sources_of_dice(city, seat, recipe, city.group)
    last = -1
    for at, die in enumerate(pool):
        if die != last:
            last = die
            rest = pool[:at] + pool[at + 1 :]
            if can_become_legal(recipe.add(group, die, seat), rest, 0, seat, recipe, need):
                codes.append(DIE + die)
    return codes


def _building_dice(city: City, recipe: Recipe) -> list[int]:
    """Each die must find its place on the Cathedral (T18)."""
    seat = city.seat
    codes: list[int] = []
    group = gathered(city.group, seat, recipe)
    if group.dice:
        codes.append(DONE)
    if group.dice == recipe.most():
        return codes
    for die in sources_of_dice(city, seat, recipe, city.group):
        if codes and codes[-1] == DIE + die:
            continue
        value = value_of(die)
        taken = sum([1 for other in city.group if value_of(other) == value])
        larger: Group = recipe.add(group, die, seat)
        if room(city, value) > taken and larger.price() <= city.deniers[seat]:
            codes.append(DIE + die)
    return codes


def leads(city: City, codes: list[int]) -> dict[int, int]:
    """By code: the row or column where each die on offer places a citizen or builds, where its value tells it."""
    if city.step != CHOOSING_DICE or not (is_place(city.target) or city.target == BUILD):
        return {}
    recipe = recipe_for(city, city.target, city.cube)
    if city.group and isinstance(recipe, Leading):
        return {}
    return {code: pips(code - DIE) for code in codes if DIE <= code < FROM_SUPPLY}


def citizen_codes(city: City) -> list[int]:
    """Whom to send to the card or building that the dice were paid for."""
    seat, target = city.seat, city.target
    if is_activate(target):
        return sources(city, seat, influence_price(city, seat, target - ACTIVATE))
    building = target - PLACE
    found = sources(city, seat, 0)
    return [source for source in found if may_enter(city, seat, building, city.value, source)]


__all__ = [
    "can_act",
    "can_direct",
    "can_with",
    "citizen_codes",
    "colours_of",
    "dice_codes",
    "hire_price",
    "influence_price",
    "is_activate",
    "is_place",
    "leads",
    "need_of",
    "needs_search",
    "recipe_for",
]
