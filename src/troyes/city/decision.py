"""A seat's open choice in Troyes, and its words."""

from typing import Final

from troyes.city.activities.cards import CARDS, FORT
from troyes.city.black_dice import strength
from troyes.city.citizens import HIRING
from troyes.city.codes import (
    ACTIVATE,
    AGRICULTURE,
    BLACK,
    BUILD,
    BUILD_AT,
    COMBAT,
    CUBE_ON,
    DECLINE,
    DIE,
    DISCARD,
    DONE,
    FROM_CARD,
    FROM_LYING,
    FROM_SPACE,
    FROM_SUPPLY,
    GIVE_WAY,
    HIRE,
    LODGE,
    MILL,
    PASS,
    PATROL,
    PLACE,
    REPEAT,
    REROLL,
    ROLL,
    STOP,
    TURN,
    USE,
    USE_OUTDOOR,
    VOCABULARY,
)
from troyes.city.combat import free_banners
from troyes.city.groups import gathered
from troyes.city.influence import REROLLING, TURNING_OVER
from troyes.city.ladies.decision import ladies_die, ladies_prompt, ladies_words
from troyes.city.log import DIE_COLOURS, space_args
from troyes.city.names import (
    ACTION,
    ACTIVITIES,
    ARCHER,
    BLACK_DICE,
    BUILDINGS,
    CITIZEN,
    DICE,
    EVENT,
    EVENTS,
    MILLER,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PURPLE,
    RED,
    STEPS,
    TIMES,
)
from troyes.city.numbering import colour_of_face, die_of, face_of_die, owner_of_die, value_of
from troyes.city.state import OVER, TURNING, City
from troyes.city.targets import hire_price, influence_price, is_activate, is_place, recipe_for
from troyes.city.walk import codes
from troyes.core.decision import Decision
from troyes.core.message import Arg, Message


class CityDecision(Decision):
    def __init__(self, city: City) -> None:
        super().__init__(city.seat, STEPS[city.step], VOCABULARY)
        self.city = city

    def seen(self) -> Decision:
        """On a city without decks, hidden cards and Characters."""
        city = self.city.copy()
        open_cards = [card if city.is_open(slot) else NOBODY for slot, card in enumerate(city.activities)]
        city.activities = open_cards
        city.red, city.yellow, city.white, city.box = [], [], [], []
        city.characters = []
        city.vp = [0] * OWNERS
        decision = CityDecision(city)
        decision._codes = self.codes
        return decision

    def _list_codes(self) -> list[int]:
        listed = self.city.listed
        return codes(self.city) if listed is None else listed

    def prompt(self) -> Message:
        city = self.city
        args: dict[str, Arg] = {}
        kind = self.kind.replace("_", "-")
        if kind == BLACK_DICE.replace("_", "-"):
            args["value"] = city.against
            args["count"] = city.left
            args["have"] = strength(city.group)
        elif kind == DICE:
            return self._ask_dice()
        elif kind == CITIZEN:
            return Message(f"city-ask-citizen-{target_name(city)}", target_args(city))
        elif kind == TIMES:
            mixed = is_activate(city.target) and CARDS[city.target - ACTIVATE].mixed
            return Message(f"city-ask-times-{'mixed' if mixed else target_name(city)}", target_args(city))
        elif kind == ACTION and city.ladies is not None and city.ladies.must_act:
            return Message("city-ask-action-after-cube", args)
        elif kind == EVENT:
            args["count"] = city.left
            name = ACTIVITIES[city.target - ACTIVATE]
            if name in ("catapult", "scout"):
                return Message(f"city-ask-event-{name}", args)
        elif kind == ARCHER:
            return Message("city-ask-archer-hit" if city.value > 0 else "city-ask-archer-roll", {"count": city.left})
        elif kind == MILLER:
            args["count"] = city.left
        elif city.step > OVER:
            return ladies_prompt(city)
        return Message("city-ask-" + kind, args)

    def _ask_dice(self) -> Message:
        """What the dice are for, and what those chosen so far are worth and cost."""
        city = self.city
        recipe = recipe_for(city, city.target, city.cube)
        assert recipe is not None
        group = gathered(city.group, city.seat, recipe)
        args = target_args(city)
        args["dice"] = len(city.group)
        args["value"] = recipe.value(group.dice, group.points) if city.group else 0
        args["price"] = group.price()
        return Message(f"city-ask-dice-{target_name(city)}", args)

    def describe(self, code: int) -> Message:
        for first, describe in _WORDS:
            if code >= first:
                return describe(self.city, code)
        raise AssertionError(code)


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


def _event_args(city: City, event: int) -> dict[str, Arg]:
    """An event by its name and its place in the queue: several share a name."""
    return {"event": EVENTS[event], "place": city.queue.index(event) + 1}


def _die_args(face: int) -> dict[str, Arg]:
    return {"colour": DIE_COLOURS[colour_of_face(face)], "value": value_of(face)}


def _space(city: City, code: int) -> Message:
    return Message("city-option-space", space_args(code))


def _reroll(city: City, code: int) -> Message:
    return Message("city-option-reroll", {**_die_args(code - REROLL), "price": REROLLING})


def _turn(city: City, code: int) -> Message:
    args = _die_args(code - TURN)
    args["turned"] = 7 - value_of(code - TURN)
    args["price"] = 0 if city.step == TURNING else TURNING_OVER
    return Message("city-option-turn", args)


def _whole(city: City, code: int) -> Message:
    """Hiring, passing, agriculture, the Cathedral, the ramparts."""
    if code == HIRE:
        return Message("city-option-hire", {"price": HIRING})
    names = {PASS: "pass", AGRICULTURE: "agriculture", BUILD: "build", PATROL: "patrol"}
    return Message("city-option-" + names[code], {})


def _place(city: City, code: int) -> Message:
    return Message("city-option-place", {"building": BUILDINGS[code - PLACE]})


def _activate(city: City, code: int) -> Message:
    activity = code - ACTIVATE
    args: dict[str, Arg] = {"activity": ACTIVITIES[activity], "hire": hire_price(city, city.seat, activity)}
    args["per"] = city.printed.per[activity]
    influence = influence_price(city, city.seat, activity) - CARDS[activity].takes.influence
    if influence:
        args["hire"] = influence
        return Message("city-option-activate-influence", args)
    return Message("city-option-fort" if activity == FORT.id else "city-option-activate", args)


def _combat(city: City, code: int) -> Message:
    event = code - COMBAT
    return Message("city-option-combat", {**_event_args(city, event), "per": city.printed.event_per[event]})


def _use(city: City, code: int) -> Message:
    return Message("city-option-use", {"activity": ACTIVITIES[code - USE]})


def _die(city: City, code: int) -> Message:
    die = code - DIE
    if city.ladies is not None and (die >= die_of(PURPLE, RED, 1) or city.step > OVER):
        return ladies_die(city, die)
    owner = owner_of_die(die)
    args = _die_args(face_of_die(die))
    if owner == city.seat:
        return Message("city-option-die", args)
    if owner == NEUTRAL:
        args["other_name"] = "roy" if city.king else "neutral"
    else:
        args["other"] = owner + 1
    recipe = recipe_for(city, city.target, city.cube)
    assert recipe is not None
    args["price"] = gathered([*city.group, code - DIE], city.seat, recipe).price()
    return Message("city-option-buy", args)


def _from(city: City, code: int) -> Message:
    if code == FROM_SUPPLY:
        return Message("city-option-from-supply", {})
    return Message("city-option-from-hiring", {"price": HIRING})


def _from_space(city: City, code: int) -> Message:
    return Message("city-option-from-space", space_args(code - FROM_SPACE))


def _from_lying(city: City, code: int) -> Message:
    return Message("city-option-from-lying", {"building": BUILDINGS[code - FROM_LYING]})


def _from_card(city: City, code: int) -> Message:
    return Message("city-option-from-card", {"activity": ACTIVITIES[code - FROM_CARD]})


def _times(city: City, code: int) -> Message:
    args: dict[str, Arg] = {"times": code - REPEAT}
    if not is_activate(city.target):
        return Message("city-option-cubes", args)
    card = CARDS[city.target - ACTIVATE]
    if not card.mixed:
        return Message("city-option-times", args)
    return Message("city-option-stock", {**args, "price": (code - REPEAT) * card.takes.deniers})


def _mill(city: City, code: int) -> Message:
    palace = code - MILL
    return Message("city-option-mill", {"palace": palace, "bishopric": city.left - palace})


def _cube_on(city: City, code: int) -> Message:
    event = code - CUBE_ON
    at = city.queue.index(event)
    pair = city.target == ACTIVATE + ACTIVITIES.index("catapult") and free_banners(city, at) > 1
    return Message("city-option-cubes-on" if pair else "city-option-cube-on", _event_args(city, event))


def _black(city: City, code: int) -> Message:
    return Message("city-option-black", {"value": code - BLACK})


def _last(city: City, code: int) -> Message:
    if code == DECLINE or city.step > OVER:
        return ladies_words(city, code)
    if code == DONE:
        return Message("city-option-done-turning" if city.step == TURNING else "city-option-done", {})
    names = {GIVE_WAY: "give-way", ROLL: "roll", STOP: "stop"}
    return Message("city-option-" + names[code], {})


_WORDS: Final = [
    (GIVE_WAY, _last),
    (BLACK, _black),
    (BUILD_AT, ladies_words),
    (CUBE_ON, _cube_on),
    (LODGE, ladies_words),
    (MILL, _mill),
    (DISCARD, ladies_words),
    (REPEAT, _times),
    (FROM_CARD, _from_card),
    (FROM_LYING, _from_lying),
    (FROM_SPACE, _from_space),
    (FROM_SUPPLY, _from),
    (DIE, _die),
    (USE_OUTDOOR, ladies_words),
    (USE, _use),
    (COMBAT, _combat),
    (ACTIVATE, _activate),
    (PLACE, _place),
    (HIRE, _whole),
    (TURN, _turn),
    (REROLL, _reroll),
    (0, _space),
]
"""From which code on which words are right, the last codes first."""
__all__ = ["CityDecision", "target_args", "target_name"]
