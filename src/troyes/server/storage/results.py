"""Results and ratings, read in the ways in which pages show them."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import String, and_, cast, delete, exists, func, insert, select

from troyes.server.storage.kept import BoardRow, KeptRating, Played
from troyes.server.storage.models import GuestRow, SeatRow, TableRow
from troyes.server.storage.people_models import AccountRow, RatingRow, ResultRow
from troyes.server.storage.rating import Strength
from troyes.server.storage.shapes import Ended
from troyes.server.storage.shelf import Shelf

BOARD = 50
"""How many a leaderboard shows."""
ALIKE = 200
"""How many games are looked for at once that still have no result."""


_PLAYED = (
    *(ResultRow.table_id, ResultRow.seat, ResultRow.game, ResultRow.players, ResultRow.points, ResultRow.ahead),
    *(ResultRow.won, ResultRow.bot, ResultRow.ended, ResultRow.daily, ResultRow.rating),
    *(cast(ResultRow.facts, String), TableRow.listed),
)
_WELCOME = GuestRow.blocked == ""


class Results(Shelf):
    async def has_account(self, guest: str) -> bool:
        return await self._reader.row(select(AccountRow.guest).where(AccountRow.guest == guest)) is not None

    async def account_name(self, guest: str) -> str | None:
        """How somebody with an account is called; None: nobody has that account, or they are kept out."""
        theirs = select(GuestRow.name).join(AccountRow, AccountRow.guest == GuestRow.id)
        row = await self._reader.row(theirs.where(GuestRow.id == guest, _WELCOME))
        return None if row is None else row[0]

    # -- games that ended before there were results ------------------------------------------------------------------

    async def without(self, after: str = "") -> list[str]:
        """Finished games of which no result is kept, by id, beyond that id."""
        kept = exists().where(ResultRow.table_id == TableRow.id)
        missing = select(TableRow.id).where(TableRow.status == "over", ~kept, TableRow.id > after)
        return await self._reader.column(missing.order_by(TableRow.id).limit(ALIKE))

    async def add(self, ended: Ended) -> None:
        """Of a game that was not rated. If it was added meanwhile, it is the same again."""
        rows = [msgspec.structs.asdict(result) for result in ended.results]
        gone = delete(ResultRow).where(ResultRow.table_id == rows[0]["table_id"])
        await self._writer.run([(gone, None), (insert(ResultRow), rows)])

    # -- somebody's record -------------------------------------------------------------------------------------------

    async def of(self, guest: str) -> list[Played]:
        """Everything they have played, the oldest first."""
        theirs = select(*_PLAYED).join(TableRow, TableRow.id == ResultRow.table_id).where(ResultRow.guest == guest)
        ordered = theirs.order_by(ResultRow.ended, ResultRow.table_id, ResultRow.seat)
        return await self._reader.all(Played, ordered)

    async def ratings_of(self, guest: str) -> list[KeptRating]:
        columns = (RatingRow.game, RatingRow.mu, RatingRow.sigma, RatingRow.games, RatingRow.changed)
        rows = await self._reader.rows(select(*columns).where(RatingRow.who == guest).order_by(RatingRow.game))
        return [KeptRating(game, Strength(mu, sigma, games), changed) for game, mu, sigma, games, changed in rows]

    async def others(self, guest: str, tables: Sequence[str]) -> dict[str, list[str]]:
        """Who else sat at these tables, by name."""
        if not tables:
            return {}
        elsewhere = and_(SeatRow.table_id.in_(tables), (SeatRow.guest != guest) | SeatRow.guest.is_(None))
        rows = await self._reader.rows(
            select(SeatRow.table_id, SeatRow.name).where(elsewhere).order_by(SeatRow.table_id, SeatRow.seat)
        )
        found: dict[str, list[str]] = {}
        for table, name in rows:
            found.setdefault(table, []).append(name)
        return found

    # -- leaderboards ------------------------------------------------------------------------------------------------

    async def leads(self, game: str, since: float, limit: int = BOARD) -> list[BoardRow]:
        """The best lead over the game's rival of each account since then, by a person alone and without help."""
        counted = and_(
            *(ResultRow.game == game, ResultRow.helped.is_(False), ResultRow.bot == "", ResultRow.ended >= since),
            ResultRow.daily.is_(None),  # its dice are others' dice, too: it is for the day's board
        )
        best = (
            select(
                *(ResultRow.guest, ResultRow.ahead, ResultRow.points, ResultRow.ended, ResultRow.table_id),
                func.count().over(partition_by=ResultRow.guest).label("games"),
                func.row_number()
                .over(partition_by=ResultRow.guest, order_by=(ResultRow.ahead.desc(), ResultRow.ended))
                .label("at"),
            )
            .where(counted)
            .subquery()
        )
        board = (
            select(*(best.c.guest, GuestRow.name, best.c.ahead, best.c.points, best.c.games, best.c.ended))
            .add_columns(best.c.table_id)
            .join(GuestRow, GuestRow.id == best.c.guest)
            .join(AccountRow, AccountRow.guest == best.c.guest)
            .where(best.c.at == 1, _WELCOME)
            .order_by(best.c.ahead.desc(), best.c.ended, best.c.guest)
            .limit(limit)
        )
        rows = await self._reader.rows(board)
        return [BoardRow(guest, name, *rest) for guest, name, *rest in rows]

    async def ratings(self, game: str, limit: int = BOARD) -> list[tuple[str, str, Strength]]:
        """Who is rated at a game, bots among them (a bot's name is empty), the best first."""
        trusted = RatingRow.mu - 3.0 * RatingRow.sigma
        people = (
            select(RatingRow.who, func.coalesce(GuestRow.name, ""), RatingRow.mu, RatingRow.sigma, RatingRow.games)
            .outerjoin(AccountRow, AccountRow.guest == RatingRow.who)
            .outerjoin(GuestRow, and_(GuestRow.id == AccountRow.guest, _WELCOME))
            .where(RatingRow.game == game, GuestRow.id.is_not(None) | RatingRow.who.startswith("bot:"))
            .order_by(trusted.desc(), RatingRow.who)
            .limit(limit)
        )
        return [(who, name, Strength(*rest)) for who, name, *rest in await self._reader.rows(people)]
