"""Finished games and records, filtered, sorted and paged in memory."""

from collections.abc import Iterator

from troyes.page.belongings import KeptRecords
from troyes.page.tables import KeptTable, KeptTables
from troyes.server.replays.lines import result_of
from troyes.server.storage.kept import PAGE, KeptGame, KeptRecord, KeptSeat, StoredRecord, Wish


class Gallery:
    def __init__(self, tables: KeptTables, records: KeptRecords) -> None:
        self._tables = tables
        self._records = records

    def page(self, guest: str, wish: Wish) -> tuple[int, list[KeptGame | KeptRecord]]:
        """How many there are, and those of one page."""
        found = [one for one in self._all(guest) if _fits(one, guest, wish)]
        found.sort(key=lambda one: one.id)
        found.sort(key=_when, reverse=wish.sort != "oldest")
        if wish.sort == "points":
            found.sort(key=lambda one: -_points(one, guest))
        return len(found), found[PAGE * wish.page : PAGE * (wish.page + 1)]

    async def record(self, id: str) -> KeptRecord:
        kept = self._records.rows.get(id)
        assert kept is not None, id
        return self._record(kept)

    def _all(self, guest: str) -> Iterator[KeptGame | KeptRecord]:
        for kept in self._tables.here():
            if kept.table.status == "over" and any(seat.guest == guest for seat in kept.table.seats):
                yield self._game(kept)
        for record in self._records.rows:
            yield self._record(record)

    def _game(self, kept: KeptTable) -> KeptGame:
        table = kept.table
        study = self._tables.studies.get(table.id)
        results = {result.seat: result for result in kept.results}
        best = max((result.points for result in kept.results), default=0)
        seats: list[KeptSeat] = []
        for seat in table.seats:
            own = results.get(seat.seat)
            seats.append(
                KeptSeat(
                    seat=seat.seat,
                    name=seat.name,
                    kind=seat.kind,
                    bot=seat.bot,
                    guest=seat.guest,
                    points=None if own is None else own.points,
                    won=None if own is None else own.won,
                    ahead=None if own is None else own.ahead,
                    left_to=None if own is None or seat.kind == "bot" else own.bot,
                    place=None if own is None else 1 + (own.points < best),
                )
            )
        studied = study is not None and study.data is not None
        return KeptGame(table.id, table.game, table.moved, None, False, table.origin, studied, seats)

    def _record(self, kept: StoredRecord) -> KeptRecord:
        study = self._records.studies.get(kept.id)
        studied = study is not None and study.data is not None
        return KeptRecord(kept.id, kept.game, kept.name, kept.players, kept.result, kept.made, studied)


def _when(one: KeptGame | KeptRecord) -> float:
    return one.ended if isinstance(one, KeptGame) else one.made


def _points(one: KeptGame | KeptRecord, guest: str) -> int:
    """The most that one had oneself; what was never counted comes last."""
    own = [seat.points for seat in one.seats if seat.guest == guest] if isinstance(one, KeptGame) else []
    return max((points for points in own if points is not None), default=-1_000_000)


def _fits(one: KeptGame | KeptRecord, guest: str, wish: Wish) -> bool:
    if wish.game and one.game != wish.game:
        return False
    if wish.since is not None and _when(one) < wish.since:
        return False
    if wish.until is not None and _when(one) >= wish.until:
        return False
    return _record_fits(one, wish) if isinstance(one, KeptRecord) else _game_fits(one, guest, wish)


def _record_fits(record: KeptRecord, wish: Wish) -> bool:
    if wish.kind == "table" or wish.outcome or wish.against:
        return False
    return wish.players in (0, record.players) and wish.name.casefold() in record.name.casefold()


def _game_fits(game: KeptGame, guest: str, wish: Wish) -> bool:
    others = [seat for seat in game.seats if seat.guest != guest]
    if wish.kind == "record" or wish.players not in (0, len(game.seats)):
        return False
    if wish.against and not any(seat.kind == ("bot" if wish.against == "bots" else "person") for seat in others):
        return False
    if wish.name and not any(wish.name.casefold() in seat.name.casefold() for seat in others):
        return False
    return not wish.outcome or result_of(game, guest) == wish.outcome
