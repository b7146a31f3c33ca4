"""Whether a position's step fits what lies on the table: nothing is chosen that could not have been."""

from troyes.city.activities.cards import CARDS
from troyes.city.codes import ACTIVATE, COMBAT, DIE, USE, VOCABULARY
from troyes.city.combat import all_free_banners
from troyes.city.faults import wrong
from troyes.city.ladies.checks import check_ladies, cubes_fit, ladies_fit
from troyes.city.names import ACTIVITIES, MOST_TIMES, NEUTRAL, NOBODY, PURPLE, PURPLE_COLOUR
from troyes.city.numbering import PILES, colour_of, owner_of_die, pile_of, value_of
from troyes.city.rounds import PLAYER_CITIZENS, placer
from troyes.city.square import against_black, count, is_empty
from troyes.city.state import (
    ACTED,
    ACTING,
    ANSWERING,
    CHOOSING_CITIZEN,
    CHOOSING_DICE,
    CHOOSING_TIMES,
    COUNTERING,
    MILLING,
    OVER,
    PLACING,
    PLACING_CUBES,
    RELEASING,
    SHOOTING,
    SUFFERING,
    TURNING,
    City,
)
from troyes.city.targets import can_direct, is_activate, is_place
from troyes.city.walk import codes

__all__ = ["check_step"]

CUBE_PLACERS = ("chivalry", "diplomat", "ransom")


def check_step(city: City) -> None:
    """The step must leave something to choose, with what is chosen already."""
    step = city.step
    if bool(city.black) and step not in (COUNTERING, TURNING):
        raise wrong("black_dice", "black-dice")
    if (city.black or step in (PLACING, SUFFERING, OVER)) and any(city.district):
        raise wrong("families", "district")
    if city.ladies is not None:
        check_ladies(city)
    elif step > OVER:
        raise wrong("step", "expansion-step")
    if step == OVER:
        return
    if city.passed(city.seat) and step != ANSWERING:
        raise wrong("turn", "has-passed")
    if step == ACTING and is_empty(city):
        raise wrong("step", "square-empty")
    if step == PLACING:
        _check_placing(city)
    elif step == COUNTERING:
        _check_black_dice(city)
        _check_own_dice(city)
    elif step == TURNING:
        if not 1 <= len(city.group) <= 2:
            raise wrong("walk.dice", "chosen-dice")
        _check_own_dice(city)
        if city.black:
            city.left = 1
            _check_black_dice(city)
    elif step == CHOOSING_DICE:
        _check_chosen(city)
    elif step > CHOOSING_DICE:
        _check_paid(city)
    if not codes(city):
        raise wrong("step", "nothing-to-choose")


def _check_placing(city: City) -> None:
    """Whose turn it is, and that everybody still has citizens and room for them."""
    seats = city.seats
    each = PLAYER_CITIZENS if city.king else city.printed.start_citizens[seats]
    due = [0] * seats
    for placed in range(min(city.placed, seats * each)):
        due[placer(city, placed)] += 1
    standing = [city.spaces.count(seat) for seat in range(seats)]
    left = seats * each - city.placed
    if left <= 0 or standing != due or city.seat != placer(city, city.placed):
        raise wrong("placed", "placed", count=sum(standing))
    for seat in range(seats):
        if city.supply[seat] != each - standing[seat]:
            raise wrong(f"families[{seat}].supply", "placed", count=sum(standing))
    spare = city.spaces.count(NOBODY) - left
    if spare < 0 or (not city.king and spare > city.supply[NEUTRAL]):
        raise wrong("buildings", "placed", count=sum(standing))


def _check_black_dice(city: City) -> None:
    """Those taken on come first, the highest of all before them; the own dice reach them all, or only one is up."""
    black, left = city.black, city.left
    if not 1 <= left <= len(black) or max(black) != black[0]:
        raise wrong("walk.left", "black-dice")
    if black[left:] != sorted(black[left:], reverse=True):
        raise wrong("black_dice", "black-dice")
    city.against = sum(black[:left])
    if (left > 1 or (city.group and city.step == COUNTERING)) and against_black(city, city.seat) < city.against:
        raise wrong("walk.left", "black-dice")


def _check_own_dice(city: City) -> None:
    for die in set(city.group):
        owner, colour, value = owner_of_die(die), colour_of(die), value_of(die)
        if owner == PURPLE and len(city.dice) > PILES:
            owner, colour = city.seat, PURPLE_COLOUR
        if owner != city.seat or count(city.dice[pile_of(owner, colour)], value) < city.group.count(die):
            raise wrong("walk.dice", "chosen-dice")


def _check_chosen(city: City) -> None:
    """Action, cube and dice must each have been on offer when they were chosen."""
    group, cube = city.group, city.cube
    if city.target < 0:
        raise wrong("walk.target", "no-target")
    city.step, city.group, city.cube = ACTING, [], -1
    if city.settled or city.target not in codes(city):
        raise wrong("walk.target", "target", key=VOCABULARY.keys[city.target])
    city.step = CHOOSING_DICE
    if cube >= 0:
        if USE + cube not in codes(city):
            raise wrong("walk.cube", "useless-cube", card=ACTIVITIES[cube])
        city.cube = cube
    for die in group:
        if DIE + die not in codes(city):
            raise wrong("walk.dice", "chosen-dice")
        city.group = [*city.group, die]


def _check_paid(city: City) -> None:
    """The dice are paid for: the rest of the walk must be sure."""
    if not _fits(city, city.step):
        raise wrong("walk.target", "target", key=VOCABULARY.keys[city.target] if city.target >= 0 else "")


def _fits(city: City, step: int) -> bool:
    target, seat, value, left = city.target, city.seat, city.value, city.left
    if step > OVER:
        return ladies_fit(city, step) and _goes_on(city, step)
    if step == CHOOSING_CITIZEN and is_place(target):
        return 1 <= value <= 6
    if target >= COMBAT:
        return step == CHOOSING_TIMES and target - COMBAT in city.queue and not city.settled
    if not is_activate(target):
        return False
    activity = target - ACTIVATE
    if step == CHOOSING_CITIZEN:
        there = city.has_tradesman(seat, city.slot_of(activity))
        enough = value >= city.printed.per[activity] and not city.settled
        return enough and not there and can_direct(city, seat, activity)
    if step == CHOOSING_TIMES:
        return not CARDS[activity].at_once and not city.settled
    if step == MILLING:
        return ACTIVITIES[activity] == "miller" and 1 <= left <= MOST_TIMES
    if step == PLACING_CUBES:
        if ACTIVITIES[activity] in ("catapult", "scout"):
            return value >= 0 and cubes_fit(city)
        fits = value >= 0 and 1 <= left <= all_free_banners(city)
        return fits and ACTIVITIES[activity] in CUBE_PLACERS
    return step == SHOOTING and ACTIVITIES[activity] == "archer" and (-1 <= value <= 1) and (left > 0 or value >= 0)


def _goes_on(city: City, step: int) -> bool:
    """Whether the walk can go on where it stood before citizens were freed from Possession."""
    if step != RELEASING or city.ladies is None or city.ladies.back == ACTED:
        return True
    return _fits(city, city.ladies.back)
