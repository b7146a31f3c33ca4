"""Reasons that several steps give."""

from troyes.city.log import DIE_COLOURS
from troyes.city.messages import why
from troyes.city.names import ACTIVITIES, PURPLE_COLOUR
from troyes.city.numbering import PILES, colour_of_face, value_of
from troyes.city.state import City
from troyes.core.message import Message


def card_rule(activity: int) -> str:
    return "activities." + ACTIVITIES[activity].replace("_", "-")


def no_own_face(city: City, face: int, rule: str) -> Message:
    """No such die in the own district; without the module there is no purple one at all."""
    if colour_of_face(face) == PURPLE_COLOUR and len(city.dice) == PILES:
        return why("no-purple", "ladies.purple")
    return why("no-own-die", rule, {"colour": DIE_COLOURS[colour_of_face(face)], "value": value_of(face)})


def no_hiring(city: City, price: int) -> Message | None:
    """Why nobody is hired to be sent at once; `price`: what is due for it in all. None if somebody is."""
    seat = city.seat
    if city.supply[seat]:
        return why("supply-first", "action.citizens")
    if city.general[seat] == 0:
        return why("all-hired", "influence.hire", {"count": city.printed.citizens_each})
    if city.influence[seat] < price:
        return why("influence-short", "influence.hire", {"price": price, "have": city.influence[seat]})
    return None
