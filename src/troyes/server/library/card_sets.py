"""Sets of one's own numbers: what may be one, and how it is shown. Nothing here knows of HTTP."""

from typing import Any

import msgspec

from troyes.core.cards import leaves
from troyes.core.message import Arg, Message
from troyes.printed.faults import Fault
from troyes.printed.numbers import Numbers, differing, source_of
from troyes.printed.template import Words, given_of, template_of
from troyes.server.desk import Desk
from troyes.server.errors import Refused
from troyes.server.library import card_reading
from troyes.server.rooms.state import moment
from troyes.server.storage.kept import KeptSet, SetChanged
from troyes.server.wire import cards as wire
from troyes.server.wire.common import filled

MOST_SETS = 40
LARGEST = 32_768
"""So many bytes of JSON may be in a set: every number there is takes less."""


async def checked_set(desk: Desk, guest: str, game: str, given: dict[str, Any]) -> dict[str, Any]:
    """The numbers as plain data, or the library's own words on what cannot be."""
    numbers, faults = await desk.apart.read(guest, card_reading.of_numbers, game, given)
    if faults:
        raise faults[0].error
    if not any(leaves(numbers)):
        raise Refused("web-set-empty", 422, place="numbers")
    if len(msgspec.json.encode(numbers)) > LARGEST:
        raise Refused("web-set-too-large", 422, place="numbers")
    return numbers


def _words(lang: str) -> Words:
    def words(id: str, **args: Arg) -> str:
        return Message(id, args).text(lang)

    return words


def told(faults: list[Fault], lang: str) -> list[wire.CardsFault]:
    return [wire.CardsFault(fault.place, fault.line, fault.text(lang), fault.within) for fault in faults]


def line_of(kept: KeptSet) -> wire.CardSetLine:
    differs = len(differing(source_of(kept.game), kept.numbers))
    return wire.CardSetLine(kept.id, kept.game, kept.name, differs, moment(kept.changed))  # pyright: ignore[reportArgumentType]


def shown(kept: KeptSet) -> wire.CardSet:
    differs = len(differing(source_of(kept.game), kept.numbers))
    return filled(wire.CardSet, kept, differs=differs, made=moment(kept.made), changed=moment(kept.changed))


def template(game: str, lang: str) -> str:
    """A file for one's own numbers: the same as `troyes cards --template` writes."""
    return template_of(game, Numbers(source_of(game)), _words(lang)) + "\n"


def as_file(kept: KeptSet, lang: str) -> str:
    """A set as a file for the command line."""
    return given_of(kept.game, kept.name, Numbers(source_of(kept.game), kept.numbers), _words(lang))


async def make(desk: Desk, guest: str, wish: wire.CardSetNew) -> KeptSet:
    numbers = await checked_set(desk, guest, wish.game, wish.numbers)
    made = await desk.sets.make(guest, wish.game, wish.name.strip(), numbers, MOST_SETS)
    if made is None:
        raise Refused("web-too-many-sets", most=MOST_SETS)
    return made


async def own(desk: Desk, guest: str, id: str) -> KeptSet:
    """Another's set looks as if there were none."""
    kept = await desk.sets.own(guest, id)
    if kept is None:
        raise Refused("web-no-set", 404, place="")
    return kept


async def change(desk: Desk, guest: str, id: str, wish: wire.CardSetChange) -> KeptSet:
    kept = await own(desk, guest, id)
    name = None if wish.name is None else wish.name.strip()
    numbers = None if wish.numbers is None else await checked_set(desk, guest, kept.game, wish.numbers)
    try:
        changed = await desk.sets.change(guest, id, name, numbers, wish.base)
    except SetChanged:
        raise Refused("web-set-changed", place="base") from None
    if changed is None:
        raise Refused("web-no-set", 404, place="")
    return changed
