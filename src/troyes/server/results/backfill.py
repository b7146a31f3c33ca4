"""Games that ended before results were kept get theirs: at start-up, in the background, one after the other."""

import asyncio

import structlog

from troyes.core.errors import TroyesError
from troyes.server.results.ends import ended_of
from troyes.server.rooms.state import laid_out
from troyes.server.storage.results import Results
from troyes.server.storage.shapes import Ended, StoredGame
from troyes.server.storage.store import Store

log = structlog.get_logger()
BREATH = 0.01
"""How many seconds others may have between two games."""


async def catch_up(store: Store, results: Results) -> None:
    """What cannot be opened is left alone. Who is stopped in the middle goes on at the next start."""
    last, count = "", 0
    while missing := await results.without(last):
        for id in missing:
            last = id
            play = await store.play(id)
            if play is None or play.table.rated:  # a rated one has its result with its last choice, or is broken
                continue
            try:
                ended = await asyncio.to_thread(_ended, play)
            except TroyesError as error:
                log.warning("a finished game cannot be counted", table=id, why=error.message.id)
                continue
            if ended is not None:
                await results.add(ended)
                count += 1
            await asyncio.sleep(BREATH)
    if count:
        log.info("finished games were counted", games=count)


def _ended(play: StoredGame) -> Ended | None:
    """None: it is called over, but it is not."""
    game = laid_out(play).game
    return ended_of(play.table, game, play.table.moved) if game.over else None
