"""What stands on the face of a card: lines of signs, read from left to right. What goes in, an arrow, what comes out.

Each card says its own, from the same numbers that it is played with; `icons.json` has the strokes of each sign, and
`sign-NAME` in `locale/` says what it means. Table, rules and paper only draw them.
"""

from collections.abc import Mapping
from typing import Any, Final

Sign = dict[str, object]
"""`icon`, and what it has of `amount` (below 0: lost), `before` (what is written before it), `colour`, `value` (what a
die shows), `no` (struck out) and `place` (the dotted name of the printed number)."""
Line = list[Sign]
Face = dict[str, list[Line]]
"""`dice`: which dice, and what their sum is divided by; `lines`: what they bring, or what comes to pass."""


def sign(icon: str, colour: str = "", value: int = 0, no: bool = False, before: str = "") -> Sign:
    found: Sign = {"icon": icon}
    if before:
        found["before"] = before
    if colour:
        found["colour"] = colour
    if value:
        found["value"] = value
    if no:
        found["no"] = True
    return found


def some(icon: str, amount: int, colour: str = "", before: str = "", place: str = "") -> Sign:
    """So many of them."""
    found = sign(icon, colour, before=before)
    found["amount"] = amount
    if place:
        found["place"] = place
    return found


def plus(amount: int) -> Sign:
    return some("number", amount, before="+")


def every(amount: int, line: Line) -> Line:
    """The same, for every so many of the first."""
    return line if amount == 1 else [{**line[0], "amount": amount}, *line[1:]]


def divided(colour: str, card: Mapping[str, Any], place: str) -> Line:
    """Dice of a colour, and the number under the division bar; without one each die counts once."""
    per = card["per"]
    dice = sign("die", colour)
    return [dice, some("division", per, before="÷", place=f"{place}.per")] if isinstance(per, int) else [dice]


ARROW: Final = sign("arrow")
FROM: Final = sign("from")
PER: Final = sign("per")
OR: Final = sign("or")
PLUS: Final = sign("plus")
EQUALS: Final = sign("equals")
LIMIT: Final = sign("limit")
CHAIN: Final = sign("chain")
ALSO: Final = sign("also")
END: Final = sign("end")
CUBE: Final = sign("cube")
KEPT: Final = sign("kept")
"""A cube that is kept for later."""
CITIZEN: Final = sign("citizen")
TRADESMAN: Final = sign("tradesman")
NEUTRAL_CITIZEN: Final = sign("neutral")
NEUTRAL_CUBE: Final = sign("neutral_cube")
OTHER: Final = sign("other")
EVERYBODY: Final = sign("everybody")
MOST: Final = sign("most")
DISTRICT: Final = sign("district")
SQUARE: Final = sign("square")
CATHEDRAL: Final = sign("cathedral")
EVENT: Final = sign("event")
EVENT_WON: Final = sign("event_won")
ROLL: Final = sign("roll")
TURN: Final = sign("turn")
SWAP: Final = sign("swap")
AGAIN: Final = sign("again")
GUARD: Final = sign("guard")
GATE: Final = sign("gate")
FIELD: Final = sign("field")
ANY: Final = "any"
"""Dice of any colour."""


def event_cubes(cubes: int) -> Line:
    """Cubes on events: each brings 1 influence (T25)."""
    return [some("event_cube", cubes), CHAIN, some("influence", cubes)]
