"""Troyes: from a quiet first round on, against one other family that follows a script up to the second."""

from typing import Any

from troyes.city.groups import price
from troyes.core.message import Arg
from troyes.server.lessons.steps import LEARNER, At, Free, Lesson, Page, Task, Try

_ROLLS = (
    5,  # the white die that is rolled again
    *(3, 5, 2, 4, 2, 5, 3),  # round 2, the other family: red, yellow, white
    *(2, 6, 6, 4, 2, 5, 4),  # the learner
    *(3, 5, 2, 4),  # the neutral player
    3,  # for the Theological Conflict
    *(6, 4),  # the black dice
)
_THEIRS = (
    *("place palace", "die 0 red 4", "from supply"),
    *("agriculture", "die neutral yellow 6", "done"),
    *("combat theological_conflict", "die 1 white 6", "done", "times 2"),
    "pass",
    *("die 1 red 3", "done"),
    *("agriculture", "die 1 yellow 4", "done"),
    "pass",
)
_MERCHANT_DICE = ("activate merchant", "die 0 yellow 5", "die 0 yellow 3")
_BUILD = ("build cathedral", "die 0 white 4", "die 1 white 3", "done")
_TURN = ("turn red 1", "done")
_COMBAT = ("combat brigands_a", "die 0 red 6", "done", "times 2")
_PLACE = ("place city_hall", "die neutral yellow 2", "from supply")
_COUNTER = ("die 0 red 2", "done")


# -- the numbers -----------------------------------------------------------------------------------------------------


def _own(at: At) -> dict[str, Any]:
    return at.view["families"][LEARNER]


def _rounds(at: At) -> dict[str, Arg]:
    return {"round": at.view["round"], "rounds": at.view["rounds"]}


def _standing(at: At) -> dict[str, Arg]:
    spaces = at.view["buildings"]
    rows = [spaces["palace"], *spaces["city_hall"], *spaces["bishopric"]]
    return {"count": sum(row.count(LEARNER) for row in rows)}


def _dice(at: At) -> dict[str, Arg]:
    dice = _own(at)["dice"]
    return {colour: len(dice[colour]) for colour in ("red", "yellow", "white")}


def _buying(_: At) -> dict[str, Arg]:
    """What a die of somebody else's costs in a group of one, two and three."""
    return {"one": price(1, 1), "two": price(2, 1), "three": price(3, 1)}


def _families(at: At) -> dict[str, Arg]:
    return {"deniers": [["deniers", at.has["deniers"]]], "influence": [["influence", at.has["influence"]]]}


def _merchant(at: At) -> dict[str, Arg]:
    card = at.numbers["activities"]["merchant"]
    times = at.after(*_MERCHANT_DICE, "from supply").most_times
    value = sum(_own(at)["dice"]["yellow"])
    return {"hire": [["deniers", card["hire"]]], "value": value, "per": card["per"], "times": times}


def _tradesman(at: At) -> dict[str, Arg]:
    """Of the two spaces the one that is free."""
    card = at.numbers["activities"]["merchant"]
    taken = next(card for card in at.view["activities"] if card["card"] == "merchant")["tradesmen"]
    return {"hire": [["deniers", card["hire"]]], "vp": card["vp"][taken.index(None)]}


def _times(at: At) -> dict[str, Arg]:
    times = at.most_times
    return {"times": times, "gain": [["deniers", at.change("deniers", f"times {times}")]]}


def _bought(at: At) -> dict[str, Arg]:
    return {"price": [["deniers", at.told("city-log-bought")["deniers"]]], "other": 2}


def _build(at: At) -> dict[str, Arg]:
    vp, influence = at.change("vp", *_BUILD), at.change("influence", *_BUILD)
    return {
        "price": [["deniers", -at.change("deniers", *_BUILD)]],
        "gain": [["vp", vp], ["influence", influence]],
        "one": [["deniers", -at.change("deniers", "build cathedral", "die 1 white 3", "done")]],
    }


def _hourglass(at: At) -> dict[str, Arg]:
    return {"per": at.numbers["activities"]["priest"]["per"]}


def _turn(at: At) -> dict[str, Arg]:
    red = _own(at)["dice"]["red"]
    then = _own(at.after(*_TURN))["dice"]["red"]
    return {"price": [["influence", -at.change("influence", *_TURN)]], "value": red[-1], "then": then[0]}


def _combat(at: At) -> dict[str, Arg]:
    card = at.numbers["events"]["brigands_a"]
    die = max(_own(at)["dice"]["red"])
    cubes = next(event for event in at.view["events"] if event["card"] == "brigands_a")["cubes"]
    return {
        "per": card["per"],
        "value": die,
        "cubes": at.after(*_COMBAT[:-1]).most_times,
        "banners": card["banners"],
        "covered": len(cubes),
        "vp": at.change("vp", *_COMBAT),
        "influence": [["influence", at.change("influence", *_COMBAT)]],
    }


def _hire(at: At) -> dict[str, Arg]:
    return {"price": [["influence", -at.change("influence", "hire")]], "supply": at.has["citizens"]}


def _place(at: At) -> dict[str, Arg]:
    return {"price": [["deniers", -at.change("deniers", *_PLACE)]]}


def _reroll(at: At) -> dict[str, Arg]:
    """Nobody knows what it will show; its price is told by what it leaves."""
    after = at.game.copy()
    after.play(LEARNER, "reroll white 2")
    return {"price": [["influence", at.has["influence"] - after.resources(LEARNER)["influence"]]]}


def _again(at: At) -> dict[str, Arg]:
    die = max(_own(at)["dice"]["white"])
    keys = ("build cathedral", f"die 0 white {die}", "done")
    gain: list[list[str | int]] = [["vp", at.change("vp", *keys)], ["influence", at.change("influence", *keys)]]
    return {"value": die, "gain": gain}


def _pass(at: At) -> dict[str, Arg]:
    after = at.after("pass")
    return {"gain": [["deniers", _own(after)["district"]]], "theirs": [["deniers", at.view["families"][1]["district"]]]}


def _salaries(at: At) -> dict[str, Arg]:
    board = at.numbers["board"]
    told = at.told("city-log-income", LEARNER)
    return {
        "income": [["deniers", told["income"]]],
        "palace": board["salary"]["palace"],
        "bishopric": board["salary"]["bishopric"],
        "due": [["deniers", told["salary"]]],
    }


def _events(at: At) -> dict[str, Arg]:
    cards = [event["card"] for event in at.view["events"]]
    black = sum(at.numbers["events"][card]["black_dice"] for card in cards)
    return {"count": len(cards), "black": black}


def _counter(at: At) -> dict[str, Arg]:
    gain: list[list[str | int]] = [["influence", at.change("influence", *_COUNTER)]]
    return {"black": at.view["black_dice"][0], "die": min(_own(at)["dice"]["red"]), "gain": gain}


def _characters(at: At) -> dict[str, Arg]:
    cubes = sum(level.count(LEARNER) for level in at.view["cathedral"])
    score = at.score
    return {"cubes": cubes, "deniers": at.has["deniers"], "urbain": score["urbain_iv"], "thibaut": score["thibaut_ii"]}


def _count(at: At) -> dict[str, Arg]:
    score = at.score
    own = [score[name] for name in ("tokens", "events", "tradesmen", "missing_levels", *_own(at)["characters"])]
    return {
        "tokens": score["tokens"],
        "tradesmen": score["tradesmen"],
        "missing": -score["missing_levels"],
        "total": sum(own),
    }


# -- the steps -------------------------------------------------------------------------------------------------------

CITY = Lesson(
    id="city",
    version=2,
    game="troyes",
    any_order="die ",
    minutes=10,
    rolls=_ROLLS,
    seed="a first game of Troyes",
    parts=frozenset({"events", "cards", "buildings", "square", "district 0", "cathedral", "families"}),
    learned=7,
    others=(_THEIRS,),
    steps=(
        Page(name="welcome", facts=_rounds),
        Page(name="citizens", parts=("buildings",), facts=_standing),
        Page(name="dice", parts=("district 0",), facts=_dice),
        Page(name="groups", parts=("square",), facts=_buying),
        Page(name="families", parts=("families",), facts=_families),
        Try(name="try", parts=("cards", "events")),
        Task(name="merchant", keys=_MERCHANT_DICE, facts=_merchant, well=False),
        Task(name="tradesman", keys=("from supply",), facts=_tradesman, well=False),
        Task(name="times", keys=("times 4",), facts=_times),
        Page(name="bought", parts=("district 0", "place palace"), facts=_bought),
        Task(name="build", keys=_BUILD, facts=_build),
        Page(name="hourglass", parts=("activate priest",), facts=_hourglass),
        Task(name="turn", keys=_TURN, facts=_turn, well=False),
        Task(name="combat", keys=_COMBAT, facts=_combat),
        Task(name="hire", keys=("hire",), facts=_hire),
        Task(name="place", keys=_PLACE, facts=_place),
        Task(name="reroll", keys=("reroll white 2",), facts=_reroll),
        Task(name="again", keys=("build cathedral", "die 0 white 5", "done"), facts=_again),
        Task(name="pass", keys=("pass",), facts=_pass),
        Page(name="round", parts=("district 0",), facts=_salaries),
        Page(name="threat", parts=("events",), facts=_events),
        Task(name="counter", keys=_COUNTER, facts=_counter),
        Page(name="characters", parts=("families",), facts=_characters),
        Page(name="count", parts=("cathedral", "cards"), facts=_count),
        Free(name="last", facts=_count),
    ),
)
