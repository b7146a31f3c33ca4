"""Choices as the seat that makes them sees the table: the table of actions counts seats from it, clockwise."""

from troyes.city.codes import DIE, FREE, FROM_SUPPLY, ROB
from troyes.city.names import NEUTRAL
from troyes.city.numbering import owner_of_die


def first_seat_code(code: int, seat: int, seats: int) -> int:
    """The code that the seat's choice would have if it sat in the first seat."""
    if DIE <= code < FROM_SUPPLY:
        owner = owner_of_die(code - DIE)
        return code if owner >= seats else code + 18 * ((owner - seat) % seats - owner)
    for first in (ROB, FREE):
        if first <= code < first + seats:
            return first + (code - first - seat) % seats
    return code


def action_name(code: int, key: str) -> str:
    """What a first seat's choice is called: a seat in it is told as `own`, `+1`, `+2` or `+3`."""
    if DIE <= code < FROM_SUPPLY and owner_of_die(code - DIE) < NEUTRAL:
        done, owner, *face = key.split()
        return " ".join([done, _seat(owner), *face])
    if ROB <= code < ROB + NEUTRAL or FREE <= code < FREE + NEUTRAL:
        done, _, owner = key.rpartition(" ")
        return f"{done} {_seat(owner)}"
    return key


def _seat(owner: str) -> str:
    return "own" if owner == "0" else f"+{owner}"
