"""The printed numbers of a table, with what is known about them."""

import troyes
from troyes.city import numbers as city_numbers
from troyes.core.cards import leaves
from troyes.dice import numbers as dice_numbers
from troyes.server.wire import Printed

__all__ = ["printed_of"]


def printed_of(game: troyes.Game) -> Printed:
    known = dice_numbers.provenance() if game.name == "troyes-dice" else city_numbers.provenance()
    owners = sorted(place for place, _ in leaves(game.options.get("cards") or {}))
    estimates = [place for place, how in known.items() if how == "estimate" and place not in owners]
    return Printed(game.numbers_data(), sorted(estimates), owners)
