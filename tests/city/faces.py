"""The signs of a card's face as words, as a reader would say them one by one."""

from collections.abc import Mapping
from typing import Any

from troyes.city.faces import Face, Line, Sign
from troyes.city.source import TROYES
from troyes.printed.numbers import Numbers


def faces(cards: Mapping[str, Any] | None = None) -> dict[str, dict[str, Face]]:
    """All of them, by table and name; with an owner's numbers, if there are any."""
    return TROYES.faces(Numbers(TROYES, cards).merged)


def spell(face: Face) -> list[str]:
    """Its lines. Those of an Activity card begin with its dice; an event's dice stand by themselves."""
    dice, lines = face["dice"], face["lines"]
    if dice and lines[0] and lines[0][0]["icon"] in ("arrow", "plus"):
        lines, dice = [[*dice[0], *lines[0]], *lines[1:]], []
    return [line_of(line) for line in [*dice, *lines]]


def line_of(line: Line) -> str:
    return " ".join(word(sign) for sign in line)


def word(sign: Sign) -> str:
    icon, before = str(sign["icon"]), sign.get("before", "")
    named = " ".join(str(part) for part in (sign.get("colour"), icon, sign.get("value")) if part)
    if icon in ("division", "number"):
        return f"{before}{sign['amount']}"
    named = f"{before}{sign['amount']} {named}" if "amount" in sign else f"{before}{named}"
    return f"no {named}" if sign.get("no") else named
