"""The printed numbers of a table, with what is known about them."""

from typing import Any

import troyes
from troyes.city import cathedral, scoring, targets
from troyes.city import numbers as city_numbers
from troyes.core.cards import leaves
from troyes.dice import numbers as dice_numbers
from troyes.server.wire.tables import Printed

__all__ = ["city_rules", "printed_of", "usual_printed"]


def printed_of(game: troyes.Game) -> Printed:
    known = dice_numbers.provenance() if game.name == "troyes-dice" else city_numbers.provenance()
    owners = sorted(place for place, _ in leaves(game.options.get("cards") or {}))
    estimates = [place for place, how in known.items() if how == "estimate" and place not in owners]
    numbers = game.numbers_data()
    if game.name != "troyes-dice":
        numbers = {**numbers, "rules": city_rules()}
    return Printed(numbers, sorted(estimates), owners)


def usual_printed(game: str) -> Printed:
    """The product's own numbers, of no table in particular."""
    dice = game == "troyes-dice"
    known = dice_numbers.provenance() if dice else city_numbers.provenance()
    numbers = dice_numbers.all_numbers(None) if dice else {**city_numbers.all_numbers(None), "rules": city_rules()}
    return Printed(numbers, sorted(place for place, how in known.items() if how == "estimate"), [])


def city_rules() -> dict[str, Any]:
    """Numbers that the rules give and the board shows, but that no owner of a box could set."""
    return {
        "agriculture_per": targets.FIELD_PER,
        "cathedral_vp": cathedral.VP,
        "cathedral_influence": list(cathedral.INFLUENCE),
        "character_vp": list(scoring.REWARDS),
    }
