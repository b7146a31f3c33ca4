"""Bringing the record of a game: it is checked as a whole, by playing it, before it is kept."""

import asyncio
import time

import msgspec

import troyes
from troyes.core import records
from troyes.server.errors import Refused
from troyes.server.replays.gallery import line_of_record
from troyes.server.services import Services
from troyes.server.storage.shapes import StoredGuest
from troyes.server.wire.replays import GalleryLine

MOST_BYTES = 262_144
"""A long game has thirty thousand."""
MOST_RECORDS = 500
"""So many one person may keep here."""


async def bring(services: Services, guest: StoredGuest, name: str, body: bytes) -> GalleryLine:
    if await services.imports.count(guest.id) >= MOST_RECORDS:
        raise Refused("web-too-many-records", most=MOST_RECORDS)
    game, data = await asyncio.to_thread(_checked, body)
    result = {
        "over": game.over,
        "scores": [score.total for score in game.scores()],
        "winners": list(game.winners()),
        "options": game.options_data(),
    }
    called = _plain(name) or time.strftime("%Y-%m-%d", time.gmtime())
    kept = await services.imports.add(guest.id, game.name, called, game.players, data, result)
    return line_of_record(await services.gallery.record(kept.id))


def _checked(body: bytes) -> tuple[troyes.Game, bytes]:
    """The game at its end, and the record as it is kept. What is wrong is told by the library, with its place."""
    data = records.parse(body)
    game = troyes.replay(data)
    return game, msgspec.json.encode(data)


def _plain(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable()).strip()
