"""Reasons that several steps give where outdoor activities are meant."""

from troyes.city import names
from troyes.city.messages import why
from troyes.city.numbering import has, outdoor_at
from troyes.city.square import purple_die
from troyes.city.state import ACTING, CHOOSING_DICE, COUNTERING, City, ladies_of
from troyes.core.message import Arg, Message

EXTRA_PRICE = 2
"""The deniers for the purple die."""


def outdoor_rule(outdoor: int) -> str:
    return "outdoor." + names.OUTDOOR[outdoor].replace("_", "-")


def no_tile(city: City, outdoor: int) -> Message | None:
    """Why no cubes ever lie there; None if it is one of the tiles that take them."""
    ladies = ladies_of(city)
    if not ladies.tiles:
        return why("no-ramparts", "ladies.ramparts")
    last = ladies.tiles[names.GATES - 1]
    if outdoor in (names.RACE_A, names.RACE_B) and last in (names.RACE_A, names.RACE_B):
        return why("race-no-cubes", outdoor_rule(last))
    if ladies.gate_of(outdoor) < 0:
        return why("no-such-tile", "ladies.ramparts", {"outdoor": names.OUTDOOR[outdoor]})
    return None


def no_outdoor(city: City, outdoor: int) -> Message:
    """Why a cube of an outdoor activity cannot serve now."""
    ladies = ladies_of(city)
    refused = no_tile(city, outdoor)
    if refused is not None:
        return refused
    args: dict[str, Arg] = {"outdoor": names.OUTDOOR[outdoor]}
    gate = ladies.gate_of(outdoor)
    if city.step == ACTING and has(ladies.served, gate):
        return why("outdoor-once", "ladies.outdoor", args)
    if ladies.cubes[outdoor_at(gate, city.seat)] == 0:
        return why("no-outdoor-cube", "ladies.outdoor", args)
    rule = outdoor_rule(outdoor)
    if city.step == ACTING and outdoor in names.EXTRA_DICE:
        if outdoor != names.EXTRA_PURPLE:
            return why("no-dice-left", rule, {"colour": names.COLOURS[names.EXTRA_DICE[outdoor]]})
        if purple_die(city, city.seat):
            return why("purple-is-there", rule)
        return why("extra-dear", rule, {"price": EXTRA_PRICE, "have": city.deniers[city.seat]})
    if city.step == ACTING and outdoor == names.EXCHANGE:
        return why("nothing-to-exchange", rule)
    if city.step == COUNTERING and outdoor == names.SHIELD:
        return why("shield-first", rule)
    if city.step == CHOOSING_DICE and outdoor == names.TURN_BOUGHT:
        return why("turn-a-die", rule)
    return why("outdoor-not-now", "ladies.outdoor", args)
