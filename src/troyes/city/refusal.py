"""Why something cannot be chosen now, in a sentence, with the rule it rests on."""

from troyes.city.activities.cards import CARDS, delayed
from troyes.city.buildings import is_protected
from troyes.city.cathedral import room
from troyes.city.citizens import HIRING, has_someone, sources
from troyes.city.codes import (
    ACTIVATE,
    AGRICULTURE,
    BLACK,
    BUILD,
    COMBAT,
    CUBE_ON,
    DIE,
    DISCARD,
    DONE,
    FROM_HIRING,
    FROM_SUPPLY,
    GIVE_WAY,
    HIRE,
    MILL,
    PASS,
    PATROL,
    PLACE,
    REPEAT,
    REROLL,
    SPACE,
    STOP,
    TURN,
    USE,
    USE_OUTDOOR,
)
from troyes.city.combat import free_banners
from troyes.city.groups import ANY_COLOUR, Need, Recipe, Workforce, cubes_of, gathered, sources_of_dice
from troyes.city.influence import REROLLING, TURNING_OVER
from troyes.city.ladies.dice import can_gather, columns
from troyes.city.ladies.kinds import one_colour
from troyes.city.ladies.names import SHIELD
from troyes.city.ladies.refusal import at_ladies_step, no_discard, no_hiring, no_outdoor, no_own_face, no_such_die, why
from troyes.city.log import DIE_COLOURS
from troyes.city.names import ACTIVITIES, BUILDINGS, CHIEF_OUTLAW, COLOURS, EVENTS, PURPLE, PURPLE_COLOUR, RED
from troyes.city.numbering import (
    colour_of,
    colour_of_face,
    face_of,
    face_of_die,
    has,
    is_purple,
    is_turned,
    own_die,
    owner_of_die,
    pips,
    value_of,
)
from troyes.city.square import against_black, purple_die
from troyes.city.state import (
    ACTING,
    CHOOSING_CITIZEN,
    CHOOSING_DICE,
    CHOOSING_TIMES,
    COUNTERING,
    MILLING,
    OVER,
    PLACING,
    PLACING_CUBES,
    TURNING,
    City,
)
from troyes.city.targets import (
    colours_of,
    hire_price,
    influence_price,
    is_activate,
    is_place,
    need_of,
    needs_search,
    recipe_for,
)
from troyes.core.message import Arg, Message

CATAPULT = ACTIVITIES.index("catapult")
SCOUT = ACTIVITIES.index("scout")
PLENTY = 1000
"""More deniers than any group of dice costs."""


def refusal(city: City, codes: list[int], code: int) -> Message:
    """Why this code is not among the choices."""
    step = city.step
    if step == ACTING:
        return _at_action(city, code)
    if step > OVER:
        return at_ladies_step(city, code)
    if step == CHOOSING_DICE:
        return _at_dice(city, code)
    if step == CHOOSING_CITIZEN:
        return _at_citizen(city, code)
    if step == COUNTERING:
        return _at_black_dice(city, code)
    if step == PLACING:
        return _at_placement(code)
    if step == TURNING:
        return _turned(city, code) if TURN <= code < HIRE else why("turning", "influence.turn")
    if step == CHOOSING_TIMES:
        return no_discard(city, code) if DISCARD <= code < MILL else _at_times(codes, code)
    if step == MILLING:
        return why("miller", "activities.miller", {"count": city.left})
    return _at_cubes(city, code)


# -- whole actions ---------------------------------------------------------------------------------------------------


def _at_action(city: City, code: int) -> Message:
    if REROLL <= code <= HIRE:
        return _influence(city, code)
    if is_activate(code):
        return _activity(city, code - ACTIVATE)
    if COMBAT <= code < USE and code - COMBAT not in city.queue:
        return why("no-event", "action.combat", {"event": EVENTS[code - COMBAT]})
    if code == PATROL and (city.ladies is None or not city.ladies.tiles):
        return why("no-ramparts", "ladies.ramparts")
    if AGRICULTURE <= code < USE:
        return _dice(city, code)
    if USE_OUTDOOR <= code < DIE:
        return no_outdoor(city, code - USE_OUTDOOR)
    if code == PASS:
        return why("must-act", "ladies.outdoor")
    if USE <= code < FROM_SUPPLY:
        return why("action-first", "action")
    return why("not-asked", "round.actions")


def _influence(city: City, code: int) -> Message:
    have = city.influence[city.seat]
    if code == HIRE:
        if city.general[city.seat] == 0:
            return why("all-hired", "influence.hire", {"count": city.printed.citizens_each})
        return why("influence-short", "influence.hire", {"price": HIRING, "have": have})
    if code >= TURN:
        if have >= TURNING_OVER:
            return _turned(city, code)
        return why("influence-short", "influence.turn", {"price": TURNING_OVER, "have": have})
    if have < REROLLING:
        return why("influence-short", "influence.reroll", {"price": REROLLING, "have": have})
    return no_own_face(city, code - REROLL, "influence.reroll")


def _turned(city: City, code: int) -> Message:
    face = code - TURN
    if city.step == TURNING and own_die(city.seat, face) in city.group:
        return why(
            "turned-already", "influence.turn", {"colour": DIE_COLOURS[colour_of_face(face)], "value": value_of(face)}
        )
    return no_own_face(city, face, "influence.turn")


def _activity(city: City, activity: int) -> Message:
    """Card, tradesman, the card's own price, and only then the dice."""
    seat = city.seat
    args: dict[str, Arg] = {"activity": ACTIVITIES[activity]}
    slot = city.slot_of(activity)
    if slot < 0:
        return why("not-open", "round.reveal", args)
    hire, card_deniers = hire_price(city, seat, activity), CARDS[activity].least_deniers(city, seat)
    deniers, influence = city.deniers[seat], city.influence[seat]
    due = influence_price(city, seat, activity)
    if deniers < hire:
        return why("hire-dear", "action.tradesman", {**args, "price": hire, "have": deniers})
    if influence < due:
        if due > CARDS[activity].takes.influence:
            return why("hire-influence", "ladies.hire", {**args, "price": due, "have": influence})
        return why("card-influence", _card_rule(activity), {**args, "price": due, "have": influence})
    if deniers < hire + card_deniers:
        return why("card-deniers", _card_rule(activity), {**args, "price": card_deniers, "have": deniers - hire})
    if not city.has_tradesman(seat, slot) and not has_someone(city, seat, due):
        return why("nobody", "action.citizens", {"price": HIRING + due, "have": influence})
    return _dice(city, ACTIVATE + activity)


def _card_rule(activity: int) -> str:
    return "activities." + ACTIVITIES[activity].replace("_", "-")


def _dice(city: City, target: int) -> Message:
    """Why no dice on the square carry that action out."""
    seat = city.seat
    colours = colours_of(city, target)
    args: dict[str, Arg] = {"colour": "any" if colours == ANY_COLOUR else COLOURS[colours.bit_length() - 1]}
    recipes = [recipe_for(city, target, cube) for cube in [-1, *cubes_of(city, seat)]]
    useful = [recipe for recipe in recipes if recipe is not None]
    if not any(sources_of_dice(city, seat, recipe, []) for recipe in useful):
        return why("no-dice", "dice.groups", args)
    if is_place(target) and not has_someone(city, seat, 0):
        return why("nobody", "action.citizens", {"price": HIRING, "have": city.influence[seat]})
    need = need_of(city, seat, target)
    if any(_would_do(city, target, recipe, Need(need.value, PLENTY)) for recipe in useful):
        return why("dice-dear", "dice.buying", {**args, "have": need.budget})
    if target == BUILD:
        return why("columns-full", "action.cathedral")
    if is_place(target):
        return why("no-entrance", "action.lying", {"building": BUILDINGS[target - PLACE], **args})
    return why("value-low", "action.times", {**args, "value": need.value})


def _would_do(city: City, target: int, recipe: Recipe, need: Need) -> bool:
    """Whether some dice on the square are what the action needs."""
    if needs_search(city, city.seat, target, recipe):
        return can_gather(city, city.seat, target, recipe, need)
    return Workforce(city, city.seat).can_gather(recipe, need)


# -- steps of an action ----------------------------------------------------------------------------------------------


def _at_dice(city: City, code: int) -> Message:
    if code == DONE:
        return _group_short(city) if city.group else why("dice-first", "dice.groups")
    if USE <= code < USE_OUTDOOR:
        return _cube(city, code - USE)
    if USE_OUTDOOR <= code < DIE:
        return no_outdoor(city, code - USE_OUTDOOR)
    if DIE <= code < FROM_SUPPLY:
        return _die(city, code - DIE)
    if code < USE:
        return why("action-chosen", "action")
    return why("dice-first", "dice.groups")


def _cube(city: City, activity: int) -> Message:
    args: dict[str, Arg] = {"activity": ACTIVITIES[activity]}
    if delayed(activity) is None:
        return why("no-cube-card", "action.cubes", args)
    if city.target == PATROL:
        return why("no-cube-for-guard", "ladies.guard")
    if city.cube >= 0:
        return why("one-cube", "action.cubes")
    if activity not in cubes_of(city, city.seat):
        return why("no-cube", "action.cubes", args)
    if recipe_for(city, city.target, activity) is None:
        return why("cube-useless", _card_rule(activity), args)
    if city.group:
        return why("cube-first", "action.cubes", args)
    return why("cube-no-group", _card_rule(activity), args)


def _die(city: City, die: int) -> Message:
    seat = city.seat
    args: dict[str, Arg] = {"colour": COLOURS[colour_of(die)], "value": value_of(die)}
    refused = no_such_die(city, die)
    if refused is not None:
        return refused
    recipe = recipe_for(city, city.target, city.cube)
    assert recipe is not None
    if not has(recipe.colours, colour_of(die)):
        return why("dice-colour", "dice.colours", args)
    if is_place(city.target) or recipe.single:
        if city.group:
            if city.target == PATROL:
                return why("one-die", "ladies.guard")
            return why("one-die", "action.place" if is_place(city.target) else _card_rule(city.cube))
    elif gathered(city.group, seat, recipe).dice == recipe.most():
        return why("three-dice", "dice.groups")
    first = colour_of(city.group[0]) if city.group and len(one_colour(recipe, [])) > 1 else colour_of(die)
    if colour_of(die) != first:
        return why("dice-colour", "dice.colours", args)
    declared = [part.declared for part in one_colour(recipe, city.group)]
    if is_purple(die) and colour_of(die) not in declared:
        return why("purple-declared", "ladies.purple", {"colour": COLOURS[declared[0]]})
    if city.target == BUILD and not _has_room(city, [*city.group, die], recipe):
        return why("column-full", "action.cathedral", {**args, "value": pips(die)})
    larger = gathered([*city.group, die], seat, recipe)
    budget = need_of(city, seat, city.target).budget
    if larger.price() > budget:
        return why("group-dear", "dice.buying", {"price": larger.price(), "have": max(budget, 0)})
    if is_place(city.target):
        args = {"building": BUILDINGS[city.target - PLACE], **args}
        return why("no-entrance", "action.lying", args) if larger.changed else why("cube-no-effect", "action.cubes")
    value = need_of(city, seat, city.target).value
    if not larger.changed and recipe.value(larger.dice, larger.points) >= value:
        return why("cube-no-effect", "action.cubes")
    return why("leads-nowhere", "action.times", {"value": value})


def _has_room(city: City, dice: list[int], recipe: Recipe) -> bool:
    """Whether the last of these dice finds a place on the Cathedral."""
    values = columns(dice, recipe)
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


def _at_citizen(city: City, code: int) -> Message:
    seat = city.seat
    if not FROM_SUPPLY <= code < REPEAT:
        return why("citizen-first", "action.citizens")
    if code == FROM_HIRING:
        due = influence_price(city, seat, city.target - ACTIVATE) if is_activate(city.target) else 0
        refused = no_hiring(city, HIRING + due)
        if refused is not None:
            return refused
    if code not in sources(city, seat, 0):
        return why("nobody-there", "action.citizens")
    building = city.target - PLACE
    if is_protected(city, seat, building, city.value, code):
        return why("protected", "action.lying", {"building": BUILDINGS[building]})
    return why("unchanged", "action.place")


def _at_times(codes: list[int], code: int) -> Message:
    most = max(codes[0] - REPEAT, 0) if codes[0] < DISCARD else 0
    if code == REPEAT:
        return why("at-least-once", "action.times")
    if REPEAT < code < DISCARD:
        return why("too-often", "action.times", {"most": most})
    return why("times-first", "action.times", {"most": most})


def _at_cubes(city: City, code: int) -> Message:
    """Cubes on events, one by one, or the Archer's rolls."""
    if CUBE_ON <= code < CUBE_ON + len(EVENTS):
        event = code - CUBE_ON
        if city.step != PLACING_CUBES and city.value < 1:
            return why("roll-first", "activities.archer")
        if event not in city.queue:
            return why("no-event", "action.combat", {"event": EVENTS[event]})
        if event == CHIEF_OUTLAW and free_banners(city, city.queue.index(event)) == 0:
            return why("outlaw-spared", "events.chief-outlaw")
        if city.ladies is not None and event in city.ladies.scouted and free_banners(city, city.queue.index(event)):
            return why("scouted", "activities.scout", {"most": city.left})
        return why("settled-once", "events.marauding")
    if code == STOP:
        if city.target == ACTIVATE + SCOUT:
            return why("place-all", "activities.scout", {"count": 1})
        if city.target == ACTIVATE + CATAPULT:
            return why("cubes-first", "activities.catapult")
        if city.step == PLACING_CUBES:
            return why("place-all", "action.times", {"count": city.left})
        return why("roll-once", "activities.archer")
    return why("cubes-first", "action.combat")


# -- black dice and placement ----------------------------------------------------------------------------------------


def _at_black_dice(city: City, code: int) -> Message:
    seat = city.seat
    begun = bool(city.group) or city.left > 1
    if REROLL <= code <= HIRE:
        return why("influence-before", "influence") if begun else _influence(city, code)
    if code == USE_OUTDOOR + SHIELD:
        return no_outdoor(city, SHIELD)
    if USE <= code < DIE:
        return why("no-cubes-here", "action.cubes")
    whole = against_black(city, seat)
    if code == GIVE_WAY:
        return why("must-counter", "round.black-dice", {"value": city.against, "have": whole})
    if whole < city.against and (code == DONE or DIE <= code < FROM_SUPPLY or BLACK <= code < GIVE_WAY):
        return why("too-weak", "round.black-dice", {"value": city.against, "have": whole})
    if code == DONE:
        return why("not-enough", "round.black-dice", {"value": city.against})
    if BLACK <= code < GIVE_WAY:
        value = code - BLACK
        if value not in city.black[city.left :]:
            return why("no-black-die", "round.black-dice", {"value": value})
        return why("too-weak", "round.black-dice", {"value": city.against + value, "have": whole})
    if DIE <= code < FROM_SUPPLY:
        return _die_against_black(city, code - DIE)
    return why("black-dice-first", "round.black-dice")


def _die_against_black(city: City, die: int) -> Message:
    if owner_of_die(die) not in (city.seat, PURPLE):
        return why("own-dice-only", "round.black-dice")
    if is_turned(die):
        return why("as-it-lies", "round.black-dice")
    if owner_of_die(die) == city.seat:
        return no_own_face(city, face_of_die(die), "round.black-dice")
    if purple_die(city, city.seat) == value_of(die) and colour_of(die) != RED:
        return why("purple-declared", "ladies.purple", {"colour": COLOURS[RED]})
    return no_own_face(city, face_of(PURPLE_COLOUR, value_of(die)), "round.black-dice")


def _at_placement(code: int) -> Message:
    return why("space-taken", "setup.placement") if SPACE <= code < REROLL else why("place-first", "setup.placement")


__all__ = ["refusal"]
