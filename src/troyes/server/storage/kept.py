"""What is kept beside the tables, as the rest of the server handles it: records, sets, results, answers, and lists."""

from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct

from troyes.server.errors import StoreError
from troyes.server.storage.rating import Strength

PAGE = 20
"""So many games are on a page of the gallery."""
Sort = Literal["newest", "oldest", "points"]


class Full(StoreError):
    """Somebody has as many as they may. Nothing was written."""

    def __init__(self) -> None:
        super().__init__("storage-full")


class LessonTable(Struct):
    id: str
    lesson: str
    """As it is kept with the table: see `teaching.mark`."""
    status: str


class StoredRecord(Struct):
    id: str
    guest: str
    game: str
    name: str
    players: int
    record: bytes
    """JSON."""
    result: dict[str, Any]
    """`over`, `scores`, `winners`, and the options that it is played with."""
    made: float


class SetChanged(Exception):
    """Its numbers are no longer those that a change is based on."""


class KeptSet(Struct):
    id: str
    guest: str
    game: str
    name: str
    numbers: dict[str, Any]
    made: float
    changed: float

    @property
    def version(self) -> str:
        """Tells the numbers from any others. A new name alone makes no new version: it is in nobody's way."""
        return sha256(msgspec.json.encode(self.numbers, order="sorted")).hexdigest()[:16]


class Played(Struct):
    """A game in somebody's record."""

    table: str
    seat: int
    game: str
    players: int
    points: int
    ahead: int
    won: bool
    bot: str
    ended: float
    daily: str | None
    rating: float | None
    facts: str
    """JSON: reading it is left to whoever has time."""
    listed: bool


class KeptRating(Struct):
    """Somebody's strength at a game."""

    game: str
    strength: Strength
    changed: float


class KeptAnswer(Struct):
    """Somebody's first answer to a puzzle."""

    guest: str
    shelf: str
    """The set of puzzles."""
    puzzle: str
    grade: str
    gave_up: float
    day: str
    rating: float
    made: float


class BoardRow(Struct):
    """A line of a leaderboard."""

    guest: str
    name: str
    ahead: int
    points: int
    games: int
    ended: float
    table: str


class Wish(Struct):
    """Which games are looked for."""

    game: str = ""
    players: int = 0
    """0: any number."""
    outcome: Literal["", "won", "lost", "left"] = ""
    against: Literal["", "people", "bots"] = ""
    name: str = ""
    """Part of the name of somebody else at the table, or of a record."""
    since: float | None = None
    until: float | None = None
    kind: Literal["", "table", "record"] = ""
    sort: Sort = "newest"
    page: int = 0


class KeptSeat(Struct):
    seat: int
    name: str
    kind: str
    bot: str
    guest: str | None
    points: int | None
    """None: there is no result; then nothing after this is known either."""
    won: bool | None
    ahead: int | None
    left_to: str | None
    """The bot that played on for a person who had left."""
    place: int | None
    """1: nobody had more, whoever played here at the end."""


class KeptGame(Struct):
    id: str
    game: str
    ended: float
    daily: str | None
    rated: bool
    origin: str
    studied: bool
    seats: list[KeptSeat]


class KeptRecord(Struct):
    id: str
    game: str
    name: str
    players: int
    result: dict[str, Any]
    made: float
    studied: bool
