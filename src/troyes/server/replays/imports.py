"""Bringing the record of a game: it is checked as a whole, by playing it, before it is kept."""

import time

from troyes.server.desk import Desk
from troyes.server.errors import Refused
from troyes.server.replays import reading
from troyes.server.replays.lines import line_of_record
from troyes.server.storage.kept import Full
from troyes.server.storage.shapes import StoredGuest
from troyes.server.wire.replays import GalleryLine

MOST_BYTES = 262_144
"""A long game has thirty thousand."""
MOST_RECORDS = 500
"""So many one person may keep here."""


async def bring(desk: Desk, guest: StoredGuest, name: str, body: bytes) -> GalleryLine:
    if await desk.imports.count(guest.id) >= MOST_RECORDS:
        raise Refused("web-too-many-records", most=MOST_RECORDS)
    found = await desk.apart.read(guest.id, reading.checked, body)
    called = _plain(name) or time.strftime("%Y-%m-%d", time.gmtime())
    what = (found.game, called, found.players, found.record, found.result)
    try:
        kept = await desk.imports.add(guest.id, *what, most=MOST_RECORDS)
    except Full:
        raise Refused("web-too-many-records", most=MOST_RECORDS) from None
    return line_of_record(await desk.gallery.record(kept.id))


def _plain(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable()).strip()
