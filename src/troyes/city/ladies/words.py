"""The expansion's choices in words."""

from troyes.city.activities.cards import CARDS, LANDLADY
from troyes.city.codes import ACTIVATE, PATROL
from troyes.city.groups import gathered
from troyes.city.ladies.patrol import boost
from troyes.city.ladies.phase import ordeal_at_work
from troyes.city.messages import option
from troyes.city.names import ACTIVITIES, COLOURS, EVENTS, NEUTRAL, NOBODY, OUTDOOR, PURPLE, RED, SHIELD
from troyes.city.numbering import colour_of, die_of, is_purple, is_turned, owner_of, pips, site_of, value_of
from troyes.city.state import ANSWERING, COUNTERING, EXCHANGING, OFFERED, OVER, City, ladies_of
from troyes.city.targets import recipe_for
from troyes.core.message import Arg, Message


def use_outdoor(city: City, outdoor: int) -> Message:
    return option("use-" + OUTDOOR[outdoor].replace("_", "-"), {"outdoor": OUTDOOR[outdoor]})


def discard(city: City, cubes: int) -> Message:
    return option("discard", {"times": cubes, "activity": ACTIVITIES[city.target - ACTIVATE]})


def lodge(city: City, vp: int) -> Message:
    return option("lodge", {"vp": vp, "influence": LANDLADY.otherwise.influence * (city.left - vp)})


def column(city: City, at: int) -> Message:
    level = 0
    while city.cathedral[site_of(level, at + 1)] != NOBODY:
        level += 1
    return option("column", {"value": at + 1, "level": level + 1})


def rob(city: City, seat: int) -> Message:
    return option("rob", {"other": seat + 1})


def free(city: City, seat: int) -> Message:
    return option("free-own") if seat == city.seat else option("free", {"other": seat + 1})


def advance(city: City, steps: int) -> Message:
    at = ladies_of(city).guards[city.seat] + steps
    return option("advance", {"steps": steps, "at": at, "price": boost(city, steps)})


def station(city: City, outdoor: int) -> Message:
    return option("station", {"outdoor": OUTDOOR[outdoor], "price": boost(city, 1)})


def site(city: City, activity: int) -> Message:
    return option("site", {"activity": ACTIVITIES[activity], "price": CARDS[activity].takes.deniers})


def lose(city: City, activity: int) -> Message:
    return option("lose", {"activity": ACTIVITIES[activity]})


def lose_outdoor(city: City, outdoor: int) -> Message:
    """The Shield's cube is the loss and the answer to it at once (L25)."""
    return option("lose-shield") if outdoor == SHIELD else option("lose-outdoor", {"outdoor": OUTDOOR[outdoor]})


def decline(city: City, at: int) -> Message:
    if city.step in (OFFERED, ANSWERING):
        return option("decline")
    ordeal = ordeal_at_work(city)
    return option("endure", {"event": EVENTS[ordeal.id], **ordeal.loss(city, city.seat)})


def die_words(city: City, die: int) -> Message | None:
    """A die that is purple, turned over, or part of an exchange; None if it is nothing of the kind."""
    if die < die_of(PURPLE, RED, 1) and city.step <= OVER:
        return None
    args: dict[str, Arg] = {"colour": COLOURS[colour_of(die)], "value": value_of(die), "turned": pips(die)}
    owner = owner_of(die, city.seat)
    if city.step == EXCHANGING:
        return option("give", args) if owner == city.seat else option("get", {**args, **_whose(owner)})
    if owner == city.seat:
        name = "purple" if is_purple(die) else "die"
        if name == "purple" and city.step == COUNTERING:
            name = "purple-black"
        elif name == "purple" and city.target == PATROL:
            name = "purple-guard"
        return option(f"{name}-turned" if is_turned(die) else name, args)
    recipe = recipe_for(city, city.target, city.cube)
    assert recipe is not None
    args["price"] = gathered([*city.group, die], city.seat, recipe).price()
    return option("buy-turned", {**args, **_whose(owner)})


def _whose(owner: int) -> dict[str, Arg]:
    return {"other_name": "neutral"} if owner == NEUTRAL else {"other": owner + 1}
