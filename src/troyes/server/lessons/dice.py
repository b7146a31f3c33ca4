"""Troyes Dice: the last three days of a friend's sheet, one idea at a time."""

from troyes.core.message import Arg
from troyes.dice.printed import DAYS
from troyes.server.lessons.steps import At, Free, Lesson, Page, Task, Try

_ROLLS = (
    *(2, 3, 5, 5),  # day 6, afternoon: a red 2 for nothing
    *(4, 4, 6, 2),  # day 7, morning: the black 2 meets a Fortress
    *(1, 3, 6, 6),  # day 7, afternoon: the black 6 takes the white 6
    *(3, 5, 6, 4),  # day 8, morning: a yellow 3 for nothing
    *(2, 3, 5, 1),
)
_GAIN = ("die 1", "gain deniers 4")
_FORTRESS = ("die 1", "fortress 2")
_HALL = ("die 2 for influence|die 2 for deniers|die 2 for knowledge", "great_hall 3")
_CATHEDRAL = ("die 1", "cathedral 1")
_CITY_HALL = ("die 1", "city_hall 3")


# -- the numbers -----------------------------------------------------------------------------------------------------


def _days(at: At) -> dict[str, Arg]:
    return {"days": DAYS - at.view["day"] + 1}


def _when(at: At) -> dict[str, Arg]:
    return {"day": at.view["day"], "half": at.view["half"], "dice": len(at.view["dice"])}


def _colours(at: At) -> dict[str, Arg]:
    free = [die["colour"] for die in at.view["dice"] if die["can_be_chosen"]]
    return {colour: free.count(colour) for colour in ("red", "yellow", "white")}


def _prices(at: At) -> dict[str, Arg]:
    places = [die["price"] for die in at.view["dice"]]
    return {"any": places[1]["any"], "third": places[2]["deniers"], "fourth": places[3]["deniers"]}


def _black(at: At) -> dict[str, Arg]:
    die = next(die for die in at.view["dice"] if die["black"])
    return {"number": die["rolled"], "colour": die["colour"], "since": at.numbers["wheel"]["attack_from_day"]}


def _means(at: At) -> dict[str, Arg]:
    change = max(die["colour_price"] for die in at.view["dice"])
    step = max(die["value_step"] for die in at.view["dice"])
    return {**{what: at.has[what] for what in ("influence", "deniers", "knowledge")}, "change": change, "step": step}


def _citizens(at: At) -> dict[str, Arg]:
    count = sum(at.has[f"{colour}_citizens"] for colour in ("red", "yellow", "white"))
    points = sum(at.score[f"{colour}_citizens"] for colour in ("red", "yellow", "white"))
    return {"citizens": count, "worth": points // count}


def _gain(at: At) -> dict[str, Arg]:
    extra = at.change("yellow_citizens", *_GAIN)
    return {"gain": [["deniers", at.change("deniers", *_GAIN)]], "extra": [["yellow-citizen", extra]]}


def _fortress(at: At) -> dict[str, Arg]:
    row, left, right, what, count = at.numbers["buildings"]["links"][0]
    assert (row, left, right) == ("fortress", 1, 2)
    gain = at.change("red_citizens", *_FORTRESS)
    return {"gain": [["red-citizen", gain]], "link": [[what.replace(" ", "-"), count]]}


def _hall(at: At) -> dict[str, Arg]:
    """The first of the ways to pay is with influence: what is paid beyond the price changes the die."""
    what, each, colour = at.numbers["buildings"]["great_hall"][2]
    die = at.view["dice"][1]
    price = die["price"]["any"]
    return {
        "any": price,
        "value": die["value"],
        "steps": [["influence", -at.change("influence", *_HALL) - price]],
        "each": [[what, each]],
        "count": _colours(at)[colour],
        "gain": [[what, at.change(what, *_HALL)]],
    }


def _cathedral(at: At) -> dict[str, Arg]:
    then = at.after(*_CATHEDRAL)
    sheet = then.view["yours"]["sheet"]
    return {
        "price": [["knowledge", -at.change("knowledge", *_CATHEDRAL)]],
        "value": at.view["dice"][0]["value"],
        "each": sheet["cathedral_numbers"][0],
        "fortresses": len(sheet["drawn"]["fortress"]),
    }


def _city_hall(at: At) -> dict[str, Arg]:
    own = at.numbers["buildings"]["work_citizens"]
    gained = at.change("yellow_citizens", *_CITY_HALL)
    return {"own": own, "link": gained - own}


def _bonus(at: At) -> dict[str, Arg]:
    return {"column": at.numbers["citizens"]["work_building_at"][0]}


def _count(at: At) -> dict[str, Arg]:
    score = at.score
    pairs = score["influence"] + score["deniers"] + score["knowledge"]
    citizens = score["red_citizens"] + score["yellow_citizens"] + score["white_citizens"]
    total = sum(score.values())
    return {"citizens": citizens, "pairs": pairs, "cathedrals": total - citizens - pairs, "total": total}


# -- the steps -------------------------------------------------------------------------------------------------------

DICE = Lesson(
    id="dice",
    version=1,
    game="troyes-dice",
    minutes=10,
    rolls=_ROLLS,
    seed="a first game of Troyes Dice",
    parts=frozenset({"wheel", "sheet", "resources", "citizens"}),
    learned=6,
    steps=(
        Page(name="welcome", facts=_days),
        Page(name="wheel", parts=("wheel",), facts=_when),
        Page(name="colours", parts=("die 1", "die 2", "die 4"), facts=_colours),
        Page(name="prices", parts=("wheel",), facts=_prices),
        Page(name="black", parts=("die 3", "fortress 6"), facts=_black),
        Page(name="sheet", parts=("sheet",)),
        Page(name="resources", parts=("resources",), facts=_means),
        Page(name="citizens", parts=("citizens",), facts=_citizens),
        Try(name="try", parts=("die 1", "die 2", "die 4")),
        Task(name="gain", keys=_GAIN, facts=_gain),
        Page(name="evening", parts=("wheel",), facts=_when),
        Task(name="fortress", keys=_FORTRESS, facts=_fortress),
        Page(name="guarded", parts=("die 1", "fortress 2"), facts=_black),
        Task(name="hall", keys=_HALL, facts=_hall),
        Page(name="struck", parts=("die 3", "cathedral 6"), facts=_black),
        Task(name="cathedral", keys=_CATHEDRAL, facts=_cathedral),
        Task(name="work", keys=_CITY_HALL, facts=_city_hall, well=False),
        Task(name="bonus", keys=("*",), facts=_bonus),
        Page(name="count", parts=("citizens", "resources"), facts=_count),
        Free(name="last", facts=_count),
    ),
)
