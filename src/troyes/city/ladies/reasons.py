"""Reasons that several steps give where outdoor activities are meant."""

from troyes.city.messages import why
from troyes.city.names import (
    COLOURS,
    EXCHANGE,
    EXTRA_DICE,
    EXTRA_PURPLE,
    GATES,
    OUTDOOR,
    RACE_A,
    RACE_B,
    SHIELD,
    TURN_BOUGHT,
)
from troyes.city.numbering import has, outdoor_at
from troyes.city.square import purple_die
from troyes.city.state import ACTING, CHOOSING_DICE, COUNTERING, City, ladies_of
from troyes.core.message import Arg, Message

EXTRA_PRICE = 2
"""The deniers for the purple die."""


def outdoor_rule(outdoor: int) -> str:
    return "outdoor." + OUTDOOR[outdoor].replace("_", "-")


def no_tile(city: City, outdoor: int) -> Message | None:
    """Why no cubes ever lie there; None if it is one of the tiles that take them."""
    ladies = ladies_of(city)
    if not ladies.tiles:
        return why("no-ramparts", "ladies.ramparts")
    last = ladies.tiles[GATES - 1]
    if outdoor in (RACE_A, RACE_B) and last in (RACE_A, RACE_B):
        return why("race-no-cubes", outdoor_rule(last))
    if ladies.gate_of(outdoor) < 0:
        return why("no-such-tile", "ladies.ramparts", {"outdoor": OUTDOOR[outdoor]})
    return None


def no_outdoor(city: City, outdoor: int) -> Message:
    """Why a cube of an outdoor activity cannot serve now."""
    ladies = ladies_of(city)
    refused = no_tile(city, outdoor)
    if refused is not None:
        return refused
    args: dict[str, Arg] = {"outdoor": OUTDOOR[outdoor]}
    gate = ladies.gate_of(outdoor)
    if city.step == ACTING and has(ladies.served, gate):
        return why("outdoor-once", "ladies.outdoor", args)
    if ladies.cubes[outdoor_at(gate, city.seat)] == 0:
        return why("no-outdoor-cube", "ladies.outdoor", args)
    rule = outdoor_rule(outdoor)
    if city.step == ACTING and outdoor in EXTRA_DICE:
        if outdoor != EXTRA_PURPLE:
            return why("no-dice-left", rule, {"colour": COLOURS[EXTRA_DICE[outdoor]]})
        if purple_die(city, city.seat):
            return why("purple-is-there", rule)
        return why("extra-dear", rule, {"price": EXTRA_PRICE, "have": city.deniers[city.seat]})
    if city.step == ACTING and outdoor == EXCHANGE:
        return why("nothing-to-exchange", rule)
    if city.step == COUNTERING and outdoor == SHIELD:
        return why("shield-first", rule)
    if city.step == CHOOSING_DICE and outdoor == TURN_BOUGHT:
        return why("turn-a-die", rule)
    return why("outdoor-not-now", "ladies.outdoor", args)
