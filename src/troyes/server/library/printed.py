"""The printed numbers of a table, with what is known about them."""

from typing import Any

import troyes
from troyes.core.cards import Source, leaves
from troyes.registry import descriptor
from troyes.server.wire.tables import Printed


def printed_of(game: troyes.Game) -> Printed:
    source: Source | None = descriptor(game.name).part("numbers")
    if source is None:
        return Printed(game.numbers_data(), [], [])
    owners = sorted(place for place, _ in leaves(game.options.get("cards") or {}))
    known = source.provenance().items()
    estimates = sorted(place for place, how in known if how == "estimate" and place not in owners)
    tables = game.numbers_data()
    return Printed({**tables, **_beside(source, tables)}, estimates, owners)


def usual_printed(game: str) -> Printed:
    """The product's own numbers, of no table in particular."""
    source: Source | None = descriptor(game).part("numbers")
    if source is None:
        return Printed({}, [], [])
    estimates = sorted(place for place, how in source.provenance().items() if how == "estimate")
    tables = source.base()
    return Printed({**tables, **_beside(source, tables)}, estimates, [])


def _beside(source: Source, tables: dict[str, Any]) -> dict[str, Any]:
    """What belongs to the numbers, but no box prints it as one."""
    found = {"rules": source.rules(), "faces": source.faces(tables)}
    return {name: told for name, told in found.items() if told}
