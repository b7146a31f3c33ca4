"""Try another way: a new table that goes on from a moment of a game, one person against bots."""

from troyes.server.desk import Desk
from troyes.server.errors import Refused
from troyes.server.library.bots import checked_bot
from troyes.server.replays.sources import Source
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import waiting
from troyes.server.storage.shapes import StoredGuest
from troyes.server.tables import creation
from troyes.server.wire.replays import ForkNew


async def fork(desk: Desk, guest: StoredGuest, source: Source, wish: ForkNew) -> Room:
    """The same dice fall as long as the same is chosen: it has the same seed. So it is nobody's record."""
    bot = checked_bot(wish.bot, source.game, desk.bots, "bot")
    if wish.seat >= source.players:
        raise Refused("web-no-seat", 404)
    creation.check_seconds(desk, wish.seconds)
    await creation.check_count(desk, guest)
    film = await source.film(desk)
    game = film.at(wish.at)
    if game.over:
        raise Refused("web-fork-over")
    table = creation.table_of(
        guest,
        source.game,
        source.seed,
        creation.against_bots(guest, source.players, wish.seat, bot),
        options=source.options,
        chosen_seed=True,
        status="running",
        seconds=wish.seconds,
        hints=True,
        waiting=waiting(game),
        n=1,
        cards=source.cards,
        origin=f"{source.key}/{wish.at}",
    )
    return await creation.opened(desk, table, source.choices[: wish.at], source.start)
