"""What can be looked back at, and played on from: a finished table, or a record of one's own."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

import troyes
from troyes.core import records
from troyes.server import clock
from troyes.server.desk import Desk
from troyes.server.library.own_cards import numbers_used
from troyes.server.replays.films import Film
from troyes.server.results.disclosure import check_replay
from troyes.server.rooms.opening import opening
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import moment
from troyes.server.storage.kept import StoredRecord
from troyes.server.thinking.jobs import Job
from troyes.server.wire.common import filled
from troyes.server.wire.replays import Replay
from troyes.server.wire.tables import CardsUsed, SeatInfo


class Source(Struct):
    """A game, and all that is needed to play it again."""

    kind: Literal["table", "record"]
    id: str
    name: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    choices: list[tuple[int, str]]
    seats: list[SeatInfo]
    ended: float
    start: bytes | None = None
    """The record, without choices, with which it begins, where that is not simply a new game."""
    cards: str = ""
    origin: str = ""
    used: CardsUsed | None = None

    @property
    def key(self) -> str:
        return f"{self.kind}/{self.id}"

    def opening(self) -> troyes.Game:
        return opening(self.game, self.players, self.options, self.seed, self.start)

    def job(self) -> Job:
        """Something to think about: the whole game."""
        return Job(self.key, self.game, self.players, self.options, self.seed, self.choices, start=self.start or b"")

    async def film(self, desk: Desk) -> Film:
        return await desk.films.of(self.key, self.opening, self.choices)

    def told(self, film: Film) -> Replay:
        game = film.end
        return filled(
            Replay,
            self,
            stages=film.stages,
            moments=film.moments,
            over=game.over,
            scores=[score.total for score in game.scores()],
            winners=list(game.winners()),
            ended=moment(self.ended),
            cards=self.used,
        )


def of_table(room: Room, guest: str | None) -> Source:
    """A finished table, for somebody who may see it."""
    stored = room.stored
    check_replay(stored, clock.now())
    info = room.info(guest)
    return filled(
        Source,
        stored,
        kind="table",
        name="",
        players=len(stored.seats),
        choices=room.game.made(),
        seats=info.seats,
        ended=stored.moved,
        start=room.start,
        origin=stored.origin if guest == stored.maker else "",
        used=info.cards,
    )


def of_record(kept: StoredRecord) -> Source:
    data = msgspec.json.decode(kept.record)
    record = records.read(data)
    seats = [SeatInfo(seat, "person", "", "", False, False, 0) for seat in range(record.players)]
    return filled(
        Source,
        kept,
        kind="record",
        options=kept.result["options"],
        seed=str(record.seed),
        choices=list(record.choices),
        seats=seats,
        ended=kept.made,
        start=msgspec.json.encode(_start(data)),
        cards=kept.name if kept.result["options"].get("cards") else "",
        used=numbers_used(kept.game, kept.result["options"]),
    )


def _start(record: dict[str, Any]) -> dict[str, Any]:
    """The record of the same game before its first choice."""
    kept = ("format", "game", "players", "options", "seed", "position", "rolls", "numbers")
    return {**{name: record[name] for name in kept if name in record}, "choices": []}
