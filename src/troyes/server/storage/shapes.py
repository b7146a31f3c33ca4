"""What is kept, as the rest of the server handles it."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import fields

SECRET = "…"
DEVICE = "device"
"""The origin of a game that was played on somebody's device, or with what it had there behind it."""


class StoredGuest(Struct):
    id: str
    name: str
    lang: str
    made: float
    blocked: str = ""
    """Why the operator keeps them out; empty: they are welcome."""


class StoredSeat(Struct):
    seat: int
    kind: Literal["open", "person", "bot"]
    guest: str | None
    name: str
    bot: str
    stand_in: bool
    moved: int
    """The table's number, as this seat knows it, at its latest step."""
    hidden: int = 0
    """How many of its steps nobody else could see."""

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


class StoredTable(Struct):
    id: str
    game: str
    options: dict[str, Any]
    seed: str
    """Secret as long as the game runs: whoever knows it knows every roll to come. No repr shows it."""
    chosen_seed: bool
    status: str
    seconds: float
    """How long a bot may think about a decision."""
    hints: bool
    """Whether people may ask for hints."""
    maker: str
    made: float
    moved: float
    seats: list[StoredSeat]
    n: int = 0
    """Its number: 0 is what nobody has seen yet. Only the house knows it: see `number_for`."""
    waiting: str = ""
    """The seats that must choose now, one digit each."""
    listed: bool = False
    clock: int = 0
    """Hours for a decision."""
    minutes: int = 0
    """Minutes for a decision, where hours would be too long."""
    deadline: float | None = None
    rematch: str | None = None
    rated: bool = False
    """Whether its end changes ratings."""
    cards: str = ""
    """The name of the set of cards it is played with; empty: the usual numbers."""
    daily: str | None = None
    """The day whose game it is, as in 2026-11-15."""
    lesson: str = ""
    """The lesson that is taught here."""
    origin: str = ""
    """The game it was forked from, and after how many choices, as in `table/abc/17`; or `DEVICE`."""
    hinted: bool = False
    """Whether anybody was given a hint here."""
    round: int | None = None
    """The round or day that is being played, as it was when something was last settled."""

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        names = [known.name for known in fields(self)]
        return [(name, SECRET if name == "seed" else getattr(self, name)) for name in names]

    def __repr__(self) -> str:
        return f"StoredTable({', '.join(f'{name}={value!r}' for name, value in self.__rich_repr__())})"

    @property
    def patience(self) -> float:
        """How many seconds there are for a decision; 0: as many as one likes."""
        return self.clock * 3600.0 + self.minutes * 60.0

    def number_for(self, seat: int | None) -> int:
        """Its number as a seat, or a spectator, may know it: steps that others took in secret do not count."""
        return self.n - sum(one.hidden for one in self.seats if one.seat != seat)


class Step(Struct):
    """A step that can still be taken back; one that is held ends its turn once it is confirmed."""

    seat: int
    key: str
    held: bool


class StoredGame(Struct):
    """A table and everything that was done at it."""

    table: StoredTable
    choices: list[tuple[int, str]]
    steps: list[Step]
    start: bytes | None = None
    """The record, without choices, with which its game begins, where that is not simply a new one: JSON."""


class KeptStudy(Struct):
    """The analysis of a finished game, or the wish for one that is not done yet."""

    table: str
    made: float
    data: bytes | None
    """The analysis as JSON; None: it was asked for."""
    asker: str | None = None


class StoredResult(Struct):
    """How a game ended for one seat: a row of `results`."""

    table_id: str
    seat: int
    guest: str | None
    bot: str
    """The bot that sat here at the end, also for a person who had left; empty: a person."""
    game: str
    players: int
    points: int
    ahead: int
    won: bool
    ended: float
    daily: str | None
    helped: bool
    rating: float | None
    facts: dict[str, Any]


class Ended(Struct):
    """The end of a game, for all its seats."""

    results: list[StoredResult]
    ranks: list[float | None] | None
    """By seat, where the game is rated: the lower, the better. None: nobody is rated there."""


class Act(Struct):
    """One change of a table, written whole or not at all."""

    table: str
    n: int
    """The table's number from now on: larger than before."""
    moved: float
    settled_from: int
    """How many choices were settled before."""
    settled: list[tuple[int, str]]
    """The choices, with their seats, that can no longer be taken back."""
    steps: list[Step] | None
    """None: as before. Otherwise these replace all of the table's steps."""
    seats: list[StoredSeat]
    """Those that changed."""
    fields: dict[str, Any]
    """What changed of the table itself: status, deadline, rematch, listed, waiting, lesson, hinted, round."""
    ended: Ended | None = None
    """With the last choice: how it ended."""
