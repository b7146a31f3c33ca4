"""An owner's numbers at a table: told to everybody who is there."""

from typing import Any

from troyes.printed.numbers import differing, source_of
from troyes.server.storage.shapes import StoredTable
from troyes.server.wire.tables import CardsUsed


def cards_used(stored: StoredTable) -> CardsUsed | None:
    """Which numbers of an owner's a table is played with, if any."""
    owner = next((seat.name for seat in stored.seats if seat.guest == stored.maker), "")
    return numbers_used(stored.game, stored.options, stored.cards, owner)


def numbers_used(game: str, options: dict[str, Any], name: str = "", owner: str = "") -> CardsUsed | None:
    """The same for options alone: a record does not say whose numbers they are."""
    given = options.get("cards")
    return CardsUsed(name, owner, len(differing(source_of(game), given))) if given else None
