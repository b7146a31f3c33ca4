"""An owner's numbers at a table: taken from a set when it is made, and told to everybody who is there."""

from typing import TYPE_CHECKING, Any

import msgspec

from troyes.core.errors import OptionError
from troyes.printed.numbers import differing, source_of
from troyes.server.errors import Refused
from troyes.server.storage.shapes import StoredGuest, StoredTable
from troyes.server.wire.tables import CardsUsed, TableNew

if TYPE_CHECKING:
    from troyes.server.tables.registry import House

__all__ = ["cards_used", "numbers_used", "with_set"]


async def with_set(house: "House", guest: StoredGuest, wish: TableNew) -> tuple[TableNew, str]:
    """What is wished for with the numbers of the set that it names, and the set's name.

    The table keeps the numbers themselves: whatever becomes of the set later, its game stays what it was.
    """
    if wish.cards is None:
        return wish, ""
    if wish.options.get("cards") is not None:
        raise OptionError("web-cards-twice", place="cards")
    kept = await house.sets.own(guest.id, wish.cards)
    if kept is None:
        raise Refused("web-no-set", 404, place="cards")
    if (kept.game == "troyes-dice") != (wish.game == "troyes-dice"):
        raise Refused("web-set-other-game", 422, place="cards")
    return msgspec.structs.replace(wish, options={**wish.options, "cards": kept.numbers}), kept.name


def cards_used(stored: StoredTable) -> CardsUsed | None:
    """Which numbers of an owner's a table is played with, if any."""
    owner = next((seat.name for seat in stored.seats if seat.guest == stored.maker), "")
    return numbers_used(stored.game, stored.options, stored.cards, owner)


def numbers_used(game: str, options: dict[str, Any], name: str = "", owner: str = "") -> CardsUsed | None:
    """The same for options alone: a record does not say whose numbers they are."""
    given = options.get("cards")
    return CardsUsed(name, owner, len(differing(source_of(game), given))) if given else None
