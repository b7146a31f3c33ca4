"""Try another way: a new table that goes on from a moment of a game, one person against bots."""

import time

from troyes.bots import BOTS
from troyes.core.errors import OptionError
from troyes.server.errors import Refused
from troyes.server.guard.ids import new_table_id
from troyes.server.library.catalogue import USUAL_BOT
from troyes.server.replays.sources import Source
from troyes.server.rooms.room import Room
from troyes.server.storage.store import StoredGuest, StoredTable
from troyes.server.tables import seating
from troyes.server.tables.registry import House
from troyes.server.wire.replays import ForkNew

__all__ = ["fork"]


async def fork(house: House, guest: StoredGuest, source: Source, wish: ForkNew) -> Room:
    """The same dice fall as long as the same is chosen: it has the same seed. So it is nobody's record."""
    if source.sealed is not None:
        raise Refused("web-day-not-over", 403)
    bot = wish.bot or USUAL_BOT
    if bot not in BOTS:
        raise OptionError("option-bot", place="bot", value=bot, known=", ".join(BOTS))
    if wish.seat >= source.players:
        raise Refused("web-no-seat", 404)
    await seating.check_count(house, guest)
    film = await source.film(house)
    game = film.at(wish.at)
    if game.over:
        raise Refused("web-fork-over")
    now = time.time()
    table = StoredTable(
        id=new_table_id(),
        game=source.game,
        options=source.options,
        seed=source.seed,
        chosen_seed=True,
        status="running",
        seconds=wish.seconds,
        hints=True,
        maker=guest.id,
        waiting="".join(str(decision.seat) for decision in game.pending),
        n=1,
        made=now,
        moved=now,
        seats=seating.seats_against_bots(guest, source.players, wish.seat, bot),
        cards=source.cards,
        origin=f"{source.key}/{wish.at}",
    )
    await house.store.new_table(table, source.choices[: wish.at], source.start)
    return await house.room(table.id)
