"""The expansion's choices in words."""

from troyes.city.activities.cards import CARDS, LANDLADY
from troyes.city.codes import (
    ACTIVATE,
    ADVANCE,
    AGRICULTURE,
    BUILD_AT,
    DECLINE,
    DISCARD,
    DONE,
    FREE,
    LODGE,
    LOSE,
    LOSE_OUTDOOR,
    PATROL,
    PLACE,
    ROB,
    SITE,
    STATION,
    STOP,
    USE_OUTDOOR,
)
from troyes.city.groups import gathered
from troyes.city.ladies.names import HARVEST, PATRONAGE, TOLL
from troyes.city.ladies.patrol import boost
from troyes.city.ladies.phase import ordeal_at_work
from troyes.city.names import (
    ACTIVITIES,
    COLOURS,
    EVENTS,
    NEUTRAL,
    NOBODY,
    OUTDOOR,
    POSSESSION,
)
from troyes.city.numbering import colour_of, is_purple, is_turned, owner_of, pips, site_of, value_of
from troyes.city.state import (
    ANSWERING,
    COUNTERING,
    EXCHANGING,
    EXECUTING,
    LODGING,
    OFFERED,
    PATROLLING,
    RAISING,
    RELEASING,
    City,
)
from troyes.city.targets import recipe_for
from troyes.core.message import Arg, Message

__all__ = ["ladies_die", "ladies_prompt", "ladies_words"]


def ladies_prompt(city: City) -> Message:
    """What is asked at a step that only the expansion has."""
    ladies = city.ladies
    assert ladies is not None
    step = city.step
    if step == LODGING:
        return Message("city-ask-landlady", {"count": city.left})
    if step == EXECUTING:
        return Message("city-ask-executioner", {"count": city.left})
    if step == RAISING:
        return Message("city-ask-column", {"count": city.left})
    if step == PATROLLING:
        return Message("city-ask-guard", {"points": city.left, "used": city.value, "at": ladies.guards[city.seat]})
    if step == EXCHANGING:
        return Message("city-ask-exchange-give" if city.group else "city-ask-exchange-get", {})
    if step == RELEASING:
        return Message("city-ask-release", {"count": ladies.release})
    if step == OFFERED:
        return Message("city-ask-boon-" + _boon(city), {})
    if step == ANSWERING:
        name = "toll" if ladies.tiles[0] == TOLL else "guild"
        return Message(f"city-ask-answer-{name}", {"other": ladies.actor + 1, **_activity_args(city)})
    if ladies.striking == POSSESSION:
        return Message("city-ask-ordeal-possession", {})
    if EVENTS[ladies.striking] == "harsh_winter":
        return Message("city-ask-ordeal-harsh-winter", {})
    return Message("city-ask-ordeal-shield", {"event": EVENTS[ladies.striking], **_loss(city)})


def _boon(city: City) -> str:
    if city.target == AGRICULTURE:
        return OUTDOOR[HARVEST]
    return OUTDOOR[PATRONAGE] if PLACE <= city.target < ACTIVATE else "second-site"


def _activity_args(city: City) -> dict[str, Arg]:
    activity = city.target - ACTIVATE
    return {"activity": ACTIVITIES[activity]} if 0 <= activity < len(ACTIVITIES) else {}


def _loss(city: City) -> dict[str, Arg]:
    return ordeal_at_work(city).loss(city, city.seat)


def ladies_words(city: City, code: int) -> Message:
    """A choice that only the expansion has."""
    if code == DECLINE:
        return _declined(city)
    if code == DONE:
        return Message("city-option-done-exchanging", {})
    if code == STOP:
        return Message("city-option-stop-patrol", {"points": city.left})
    if code >= LOSE_OUTDOOR:
        return Message("city-option-lose-outdoor", {"outdoor": OUTDOOR[code - LOSE_OUTDOOR]})
    if code >= LOSE:
        return Message("city-option-lose", {"activity": ACTIVITIES[code - LOSE]})
    if code >= SITE:
        card = CARDS[code - SITE]
        return Message("city-option-site", {"activity": ACTIVITIES[card.id], "price": card.takes.deniers})
    if code >= STATION:
        return Message("city-option-station", {"outdoor": OUTDOOR[code - STATION], "price": boost(city, 1)})
    if code >= ADVANCE:
        return _advance(city, code - ADVANCE)
    if code >= FREE:
        seat = code - FREE
        return Message("city-option-free-own", {}) if seat == city.seat else _other("city-option-free", seat)
    if code >= ROB:
        return _other("city-option-rob", code - ROB)
    if code >= BUILD_AT:
        return _column(city, code - BUILD_AT + 1)
    if code >= LODGE:
        vp = code - LODGE
        return Message("city-option-lodge", {"vp": vp, "influence": LANDLADY.otherwise.influence * (city.left - vp)})
    if code >= DISCARD:
        return Message("city-option-discard", {"times": code - DISCARD, **_activity_args(city)})
    outdoor = OUTDOOR[code - USE_OUTDOOR]
    return Message("city-option-use-" + outdoor.replace("_", "-"), {"outdoor": outdoor})


def _other(id: str, seat: int) -> Message:
    return Message(id, {"other": seat + 1})


def _declined(city: City) -> Message:
    ladies = city.ladies
    assert ladies is not None
    if city.step in (OFFERED, ANSWERING):
        return Message("city-option-decline", {})
    return Message("city-option-endure", {"event": EVENTS[ladies.striking], **_loss(city)})


def _advance(city: City, steps: int) -> Message:
    assert city.ladies is not None
    at = city.ladies.guards[city.seat] + steps
    return Message("city-option-advance", {"steps": steps, "at": at, "price": boost(city, steps)})


def _column(city: City, value: int) -> Message:
    level = 0
    while city.cathedral[site_of(level, value)] != NOBODY:
        level += 1
    return Message("city-option-column", {"value": value, "level": level + 1})


def ladies_die(city: City, die: int) -> Message:
    """A die that is purple, turned over, or part of an exchange."""
    args: dict[str, Arg] = {"colour": COLOURS[colour_of(die)], "value": value_of(die), "turned": pips(die)}
    owner = owner_of(die, city.seat)
    if city.step == EXCHANGING:
        if owner == city.seat:
            return Message("city-option-give", args)
        return Message("city-option-get", {**args, **_whose(owner)})
    if owner == city.seat:
        name = "purple" if is_purple(die) else "die"
        if name == "purple" and city.step == COUNTERING:
            name = "purple-black"
        elif name == "purple" and city.target == PATROL:
            name = "purple-guard"
        return Message(f"city-option-{name}-turned" if is_turned(die) else f"city-option-{name}", args)
    recipe = recipe_for(city, city.target, city.cube)
    assert recipe is not None
    args["price"] = gathered([*city.group, die], city.seat, recipe).price()
    return Message("city-option-buy-turned", {**args, **_whose(owner)})


def _whose(owner: int) -> dict[str, Arg]:
    return {"other_name": "neutral"} if owner == NEUTRAL else {"other": owner + 1}
