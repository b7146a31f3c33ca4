"""Everything that can be chosen: its codes, its keys and its words, a row for each range of codes."""

from collections.abc import Callable
from typing import Final

from troyes.city import codes
from troyes.city.activities.cards import CARDS
from troyes.city.citizens import HIRING
from troyes.city.combat import free_banners
from troyes.city.groups import gathered
from troyes.city.ladies import words as ladies
from troyes.city.log import DIE_COLOURS, space_args
from troyes.city.messages import option
from troyes.city.names import ACTIVITIES, BUILDINGS, EVENTS, MOST_TIMES, NEUTRAL, OUTDOOR, SPACES, TURNED
from troyes.city.numbering import colour_of_face, face_of_die, owner_of_die, value_of
from troyes.city.square import REROLLING, TURNING_OVER
from troyes.city.state import EXCHANGING, PATROLLING, TURNING, City
from troyes.city.targets import hire_price, influence_price, is_activate, recipe_for
from troyes.core.decision import Vocabulary
from troyes.core.message import Arg, Message

# -- words: of a choice by its place in the range --------------------------------------------------------------------


def _event_args(city: City, event: int) -> dict[str, Arg]:
    """An event by its name and its place in the queue: several share a name."""
    return {"event": EVENTS[event], "place": city.queue.index(event) + 1}


def _die_args(face: int) -> dict[str, Arg]:
    return {"colour": DIE_COLOURS[colour_of_face(face)], "value": value_of(face)}


def _space(city: City, space: int) -> Message:
    return option("space", space_args(space))


def _reroll(city: City, face: int) -> Message:
    return option("reroll", {**_die_args(face), "price": REROLLING})


def _turn(city: City, face: int) -> Message:
    price = 0 if city.step == TURNING else TURNING_OVER
    return option("turn", {**_die_args(face), "turned": 7 - value_of(face), "price": price})


def _hire(city: City, at: int) -> Message:
    return option("hire", {"price": HIRING})


def _activate(city: City, activity: int) -> Message:
    args: dict[str, Arg] = {"activity": ACTIVITIES[activity], "hire": hire_price(city, city.seat, activity)}
    args["per"] = city.printed.per[activity]
    influence = influence_price(city, city.seat, activity) - CARDS[activity].takes.influence
    if influence:
        args["hire"] = influence
        return option("activate-influence", args)
    return option("fort" if CARDS[activity].by_die else "activate", args)


def _combat(city: City, event: int) -> Message:
    return option("combat", {**_event_args(city, event), "per": city.printed.event_per[event]})


def _die(city: City, die: int) -> Message:
    words = city.expansion.die_words(city, die)
    if words is not None:
        return words
    owner = owner_of_die(die)
    args = _die_args(face_of_die(die))
    if owner == city.seat:
        return option("die", args)
    if owner == NEUTRAL:
        args["other_name"] = "roy" if city.king else "neutral"
    else:
        args["other"] = owner + 1
    recipe = recipe_for(city, city.target, city.cube)
    assert recipe is not None
    args["price"] = gathered([*city.group, die], city.seat, recipe).price()
    return option("buy", args)


def _from_hiring(city: City, at: int) -> Message:
    return option("from-hiring", {"price": HIRING})


def _from_space(city: City, space: int) -> Message:
    return option("from-space", space_args(space))


def _times(city: City, times: int) -> Message:
    args: dict[str, Arg] = {"times": times}
    if not is_activate(city.target):
        return option("cubes", args)
    card = CARDS[city.target - codes.ACTIVATE]
    if not card.mixed:
        return option("times", args)
    return option("stock", {**args, "price": times * card.takes.deniers})


def _mill(city: City, palace: int) -> Message:
    return option("mill", {"palace": palace, "bishopric": city.left - palace})


def _cube_on(city: City, event: int) -> Message:
    cubes = min(CARDS[city.target - codes.ACTIVATE].gives.cubes, free_banners(city, city.queue.index(event)))
    return option("cubes-on" if cubes > 1 else "cube-on", _event_args(city, event))


def _black(city: City, value: int) -> Message:
    return option("black", {"value": value})


def _stop(city: City, at: int) -> Message:
    return option("stop-patrol", {"points": city.left}) if city.step == PATROLLING else option("stop")


def _done(city: City, at: int) -> Message:
    if city.step == EXCHANGING:
        return option("done-exchanging")
    return option("done-turning" if city.step == TURNING else "done")


# -- the rows --------------------------------------------------------------------------------------------------------

Words = Callable[[City, int], Message]


class Row:
    """A range of codes: the first one, the key of each, and what they are called."""

    def __init__(self, first: int, keys: list[str], words: Words) -> None:
        self.first = first
        self.keys = keys
        self.words = words


def _each(key: str, names: list[str]) -> list[str]:
    return [f"{key} {name}" for name in names]


def _up_to(key: str, most: int, least: int = 0) -> list[str]:
    return [f"{key} {number}" for number in range(least, most + 1)]


def _said(name: str) -> Words:
    """Words without any arguments."""
    return lambda city, at: option(name)


def _named(name: str, arg: str, names: list[str]) -> Words:
    """Words that say which one of these it is."""
    return lambda city, at: option(name, {arg: names[at]})


_FACES: Final = [f"{colour} {value}" for colour in DIE_COLOURS for value in range(1, 7)]
_SPACES: Final = [codes.space_name(space) for space in range(SPACES)]
ROWS: Final = [
    Row(codes.SPACE, _SPACES, _space),
    Row(codes.REROLL, _each("reroll", _FACES), _reroll),
    Row(codes.TURN, _each("turn", _FACES), _turn),
    Row(codes.HIRE, ["hire"], _hire),
    Row(codes.PASS, ["pass"], _said("pass")),
    Row(codes.AGRICULTURE, ["agriculture"], _said("agriculture")),
    Row(codes.BUILD, ["build cathedral"], _said("build")),
    Row(codes.PATROL, ["patrol ramparts"], _said("patrol")),
    Row(codes.PLACE, _each("place", BUILDINGS), _named("place", "building", BUILDINGS)),
    Row(codes.ACTIVATE, _each("activate", ACTIVITIES), _activate),
    Row(codes.COMBAT, _each("combat", EVENTS), _combat),
    Row(codes.USE, _each("use", ACTIVITIES), _named("use", "activity", ACTIVITIES)),
    Row(codes.USE_OUTDOOR, _each("use", OUTDOOR), ladies.use_outdoor),
    Row(codes.DIE, [codes.die_name(die) for die in range(2 * TURNED)], _die),
    Row(codes.FROM_SUPPLY, ["from supply"], _said("from-supply")),
    Row(codes.FROM_HIRING, ["from hiring"], _from_hiring),
    Row(codes.FROM_SPACE, _each("from", _SPACES), _from_space),
    Row(codes.FROM_LYING, _each("from lying", BUILDINGS), _named("from-lying", "building", BUILDINGS)),
    Row(codes.FROM_CARD, _each("from", ACTIVITIES), _named("from-card", "activity", ACTIVITIES)),
    Row(codes.REPEAT, _up_to("times", MOST_TIMES), _times),
    Row(codes.DISCARD, _up_to("discard", MOST_TIMES), ladies.discard),
    Row(codes.MILL, _up_to("mill palace", MOST_TIMES), _mill),
    Row(codes.LODGE, _up_to("lodge vp", MOST_TIMES), ladies.lodge),
    Row(codes.CUBE_ON, _each("cube on", EVENTS), _cube_on),
    Row(codes.BUILD_AT, _up_to("column", 6, 1), ladies.column),
    Row(codes.ROB, _up_to("take from", 3), ladies.rob),
    Row(codes.FREE, _up_to("free", 3), ladies.free),
    Row(codes.ADVANCE, _up_to("advance", 6), ladies.advance),
    Row(codes.STATION, _each("cube at", OUTDOOR), ladies.station),
    Row(codes.SITE, _each("site", ACTIVITIES), ladies.site),
    Row(codes.LOSE, _each("lose", ACTIVITIES), ladies.lose),
    Row(codes.LOSE_OUTDOOR, _each("lose", OUTDOOR), ladies.lose_outdoor),
    Row(codes.BLACK, _up_to("black", 6), _black),
    Row(codes.GIVE_WAY, ["give way"], _said("give-way")),
    Row(codes.ROLL, ["roll"], _said("roll")),
    Row(codes.STOP, ["stop"], _stop),
    Row(codes.DECLINE, ["decline"], ladies.decline),
    Row(codes.DONE, ["done"], _done),
]
_ROW_OF: Final = [row for row in ROWS for _ in row.keys]
assert all(_ROW_OF[row.first] is row for row in ROWS)
VOCABULARY: Final = Vocabulary([key for row in ROWS for key in row.keys])


def words_of(city: City, code: int) -> Message:
    row = _ROW_OF[code]
    return row.words(city, code - row.first)
