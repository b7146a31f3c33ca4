"""Which dice to use, and which cube with them."""

from troyes.city.actions import begin, pay_for_dice
from troyes.city.activities.cards import delayed
from troyes.city.cathedral import room
from troyes.city.citizens import open_rows
from troyes.city.codes import BUILD, DIE, DONE, FROM_SUPPLY, PATROL, PLACE, USE, USE_OUTDOOR
from troyes.city.faults import wrong
from troyes.city.groups import Need, Recipe, can_become_legal, gathered, price, sources_of_dice
from troyes.city.messages import ask, why
from troyes.city.names import ACTIVITIES, BUILDINGS, COLOURS, NEUTRAL, TURN_BOUGHT
from troyes.city.numbering import (
    PILES,
    as_it_lies,
    colour_of,
    has,
    is_purple,
    is_turned,
    owner_of,
    pile_of,
    pips,
    value_of,
)
from troyes.city.search import Search, group_codes
from troyes.city.square import count, purple_die
from troyes.city.state import ACTING, CHOOSING_DICE, City
from troyes.city.steps.action import action_codes
from troyes.city.steps.reasons import card_rule
from troyes.city.steps.step import Step
from troyes.city.targets import can_with, is_place, need_of, needs_search, recipe_for, target_args, target_name
from troyes.city.workforce import Workforce, cubes_of
from troyes.core.lists import joined
from troyes.core.message import Arg, Message
from troyes.core.rng import Rng


def dice_codes(city: City) -> list[int]:
    """The dice that may join the group now, the cubes that may modify it, and DONE if it is a legal group."""
    seat, target = city.seat, city.target
    recipe = recipe_for(city, target, city.cube)
    assert recipe is not None
    work, need = Workforce(city, seat, city.group), need_of(city, seat, target)
    if needs_search(city, seat, recipe):
        codes = group_codes(city, recipe, need)
    elif is_place(target):
        codes = [DONE] if city.group else _placing_dice(city, recipe, work)
    elif target == BUILD:
        codes = _building_dice(city, recipe, work)
    else:
        codes = _dice_for_value(city, recipe, work, need)
    if city.cube < 0 and not city.group:
        codes += [USE + cube for cube in work.cubes if can_with(city, work, target, cube, need)]
    return codes


def _placing_dice(city: City, recipe: Recipe, work: Workforce) -> list[int]:
    """The dice with which a citizen can be placed."""
    seat, building = city.seat, city.target - PLACE
    rows = open_rows(city, seat, building)
    codes: list[int] = []
    if not recipe.searched:
        work.add_dice(codes, recipe, rows, rows if city.deniers[seat] >= price(1, 1) else 0)
        return codes
    last = -1
    for die in sources_of_dice(city, seat, recipe, []):
        if die != last and rows >> value_of(die) - 1 & 1:
            group = gathered([die], seat, recipe)
            if group.changed and group.price() <= city.deniers[seat]:
                codes.append(DIE + die)
        last = die
    return codes


def _dice_for_value(city: City, recipe: Recipe, work: Workforce, need: Need) -> list[int]:
    seat = city.seat
    group = gathered(city.group, seat, recipe)
    codes: list[int] = []
    if need.met_by(group, recipe):
        codes.append(DONE)
    if group.dice == recipe.most():
        return codes
    if not recipe.searched:
        work.add_joining(codes, group, recipe, need)
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


def _building_dice(city: City, recipe: Recipe, work: Workforce) -> list[int]:
    """Each die must find its place on the Cathedral (T18). No cube that serves it makes dice free."""
    deniers = city.deniers[city.seat]
    codes: list[int] = []
    group = gathered(city.group, city.seat, recipe)
    if group.dice:
        codes.append(DONE)
    if group.dice == recipe.most():
        return codes
    values = [value_of(die) for die in city.group]
    columns = 0
    for value in range(1, 7):
        if room(city, value) > values.count(value):
            columns |= 1 << value - 1
    dice, bought = group.dice + 1, group.bought
    own = columns if price(dice, bought) <= deniers else 0
    work.add_dice(codes, recipe, own, columns if price(dice, bought + 1) <= deniers else 0)
    return codes


def leads(city: City, codes: list[int]) -> dict[int, int]:
    """By code: the row or column where each die on offer places a citizen or builds, where its value tells it."""
    if city.step != CHOOSING_DICE or not (is_place(city.target) or city.target == BUILD):
        return {}
    recipe = recipe_for(city, city.target, city.cube)
    if city.group and recipe is not None and recipe.first_leads:
        return {}
    return {code: pips(code - DIE) for code in codes if DIE <= code < FROM_SUPPLY}


class Dice(Step):
    """A die after the other, perhaps a cube before them, and DONE."""

    def codes(self, city: City) -> list[int]:
        return dice_codes(city)

    def take(self, city: City, code: int, rng: Rng) -> None:
        if USE <= code < DIE:
            city.cube = code - USE
        elif code != DONE:
            city.group = joined(city.group, code - DIE)
        elif not city.expansion.ask_others(city, pay_for_dice(city)):
            begin(city)

    def prompt(self, city: City) -> Message:
        """What the dice are for, and what those chosen so far are worth and cost."""
        recipe = recipe_for(city, city.target, city.cube)
        assert recipe is not None
        group = gathered(city.group, city.seat, recipe)
        args = target_args(city)
        args["dice"] = len(city.group)
        args["value"] = recipe.value(group.dice, group.points) if city.group else 0
        args["price"] = group.price()
        return ask(f"dice-{target_name(city)}", args)

    def refusal(self, city: City, code: int) -> Message:
        if code == DONE:
            return _group_short(city) if city.group else why("dice-first", "dice.groups")
        if USE <= code < USE_OUTDOOR:
            return _no_cube(city, code - USE)
        if USE_OUTDOOR <= code < DIE:
            return city.expansion.no_outdoor(city, code - USE_OUTDOOR)
        if DIE <= code < FROM_SUPPLY:
            return _no_die(city, code - DIE)
        if code < USE:
            return why("action-chosen", "action")
        return why("dice-first", "dice.groups")

    def check(self, city: City) -> bool:
        """Action, cube and dice must each have been on offer when they were chosen."""
        group, cube = city.group, city.cube
        if city.target < 0:
            raise wrong("walk.target", "no-target")
        city.step, city.group, city.cube = ACTING, [], -1
        if city.settled or city.target not in action_codes(city):
            return False
        city.step = CHOOSING_DICE
        if cube >= 0:
            if USE + cube not in dice_codes(city):
                raise wrong("walk.cube", "useless-cube", card=ACTIVITIES[cube])
            city.cube = cube
        for die in group:
            if DIE + die not in dice_codes(city):
                raise wrong("walk.dice", "chosen-dice")
            city.group = [*city.group, die]
        return True


def _no_cube(city: City, activity: int) -> Message:
    args: dict[str, Arg] = {"activity": ACTIVITIES[activity]}
    if delayed(activity) is None:
        return why("no-cube-card", "action.cubes", args)
    if city.target == PATROL:
        return why("no-cube-for-guard", "ladies.guard")
    if city.cube >= 0:
        return why("one-cube", "action.cubes")
    if activity not in cubes_of(city, city.seat):
        return why("no-cube", "action.cubes", args)
    recipe = recipe_for(city, city.target, activity)
    if recipe is None:
        return why("cube-useless", card_rule(activity), args)
    need = need_of(city, city.seat, city.target)
    if can_with(city, Workforce(city, city.seat, []), city.target, activity, need):
        return why("cube-first", "action.cubes", args)
    if _would_do_unchanged(city, recipe):
        return why("cube-no-effect", "action.cubes")
    return why("cube-no-group", card_rule(activity), args)


def _would_do_unchanged(city: City, recipe: Recipe) -> bool:
    """Whether some group would do, but for a cube that changes nothing about it."""
    seat = city.seat
    for part in recipe.parts([]):
        group = part.start()
        group.changed = True
        search = Search(city, seat, city.target, part, need_of(city, seat, city.target))
        if search.can_complete(group, [], sources_of_dice(city, seat, part, []), 0):
            return True
    return False


def _no_die(city: City, die: int) -> Message:
    seat = city.seat
    args: dict[str, Arg] = {"colour": COLOURS[colour_of(die)], "value": value_of(die)}
    recipe = recipe_for(city, city.target, city.cube)
    assert recipe is not None
    refused = _no_such_die(city, die, recipe)
    if refused is not None:
        return refused
    if not has(recipe.colours, colour_of(die)):
        return why("dice-colour", "dice.colours", args)
    if is_place(city.target) or recipe.single:
        if city.group:
            if city.target == PATROL:
                return why("one-die", "ladies.guard")
            return why("one-die", "action.place" if is_place(city.target) else card_rule(city.cube))
    elif gathered(city.group, seat, recipe).dice == recipe.most():
        return why("three-dice", "dice.groups")
    if city.group and len(recipe.parts([])) > 1 and colour_of(die) != colour_of(city.group[0]):
        return why("dice-colour", "dice.colours", args)
    declared = [part.declared for part in recipe.parts(city.group)]
    if is_purple(die) and colour_of(die) not in declared:
        return why("purple-declared", "ladies.purple", {"colour": COLOURS[declared[0]]})
    if city.target == BUILD and not _has_room(city, [*city.group, die], recipe):
        return why("column-full", "action.cathedral", {**args, "value": pips(die)})
    larger = gathered([*city.group, die], seat, recipe)
    need = need_of(city, seat, city.target)
    if larger.price() > need.budget:
        return why("group-dear", "dice.buying", {"price": larger.price(), "have": max(need.budget, 0)})
    if is_place(city.target):
        args = {"building": BUILDINGS[city.target - PLACE], **args}
        return why("no-entrance", "action.lying", args) if larger.changed else why("cube-no-effect", "action.cubes")
    if not larger.changed and recipe.value(larger.dice, larger.points) >= need.value:
        return why("cube-no-effect", "action.cubes")
    return why("leads-nowhere", "action.times", {"value": need.value})


def _no_such_die(city: City, die: int, recipe: Recipe) -> Message | None:
    """Why there is no such die, or none to be turned over; None if something else is wrong with it."""
    seat, value = city.seat, value_of(die)
    owner, colour = owner_of(die, seat), colour_of(die)
    if is_purple(die):
        if len(city.dice) == PILES:
            return why("no-purple", "ladies.purple")
        if purple_die(city, seat) != value or any(is_purple(other) for other in city.group):
            return why("no-purple-die", "ladies.purple", {"value": value})
    else:
        chosen = sum([1 for other in city.group if as_it_lies(other) == as_it_lies(die)])
        if count(city.dice[pile_of(owner, colour)], value) <= chosen:
            return why("no-such-die", "dice.groups", {"colour": COLOURS[colour], "value": value})
    if not is_turned(die):
        return None
    turned = [other for other in city.group if is_turned(other) and (owner_of(other, seat) == seat) == (owner == seat)]
    if owner == seat:
        if not recipe.turns_own:
            return why("turn-own", "activities.distiller")
        return why("turn-one", "activities.distiller") if turned else None
    turns_bought = city.expansion.may_turn_bought(city, seat)
    if recipe.turns_own and not turns_bought:
        return why("turn-not-own", "activities.distiller")
    if owner == NEUTRAL:
        return why("turn-neutral", "outdoor.turn-bought")
    if not turns_bought:
        return city.expansion.no_outdoor(city, TURN_BOUGHT)
    return why("turn-one", "outdoor.turn-bought") if turned else None


def _has_room(city: City, dice: list[int], recipe: Recipe) -> bool:
    """Whether the last of these dice finds a place on the Cathedral."""
    values = recipe.columns(dice)
    return room(city, values[-1]) >= values.count(values[-1])


def _group_short(city: City) -> Message:
    seat = city.seat
    recipe = recipe_for(city, city.target, city.cube)
    assert recipe is not None
    group = gathered(city.group, seat, recipe)
    if not group.changed or group.dice < recipe.least:
        return why("cube-no-effect", "action.cubes")
    value = recipe.value(group.dice, group.points)
    return why("group-short", "action.times", {"value": need_of(city, seat, city.target).value, "have": value})
