"""The printed numbers of a table, with what is known about them."""

from typing import Any

import troyes
from troyes.city import cathedral, scoring, targets
from troyes.city import numbers as city_numbers
from troyes.core.cards import leaves
from troyes.dice import numbers as dice_numbers
from troyes.server.wire import Printed

__all__ = ["printed_of"]


def printed_of(game: troyes.Game) -> Printed:
    known = dice_numbers.provenance() if game.name == "troyes-dice" else city_numbers.provenance()
    owners = sorted(place for place, _ in leaves(game.options.get("cards") or {}))
    estimates = [place for place, how in known.items() if how == "estimate" and place not in owners]
    numbers = game.numbers_data()
    if game.name != "troyes-dice":
        numbers = {**numbers, "rules": _city_rules()}
    return Printed(numbers, sorted(estimates), owners)


def _city_rules() -> dict[str, Any]:
    """Numbers that the rules give and the board shows, but that no owner of a box could set."""
    return {
        "agriculture_per": targets.FIELD_PER,
        "cathedral_vp": cathedral.VP,
        "cathedral_influence": list(cathedral.INFLUENCE),
        "character_vp": list(scoring.REWARDS),
    }
