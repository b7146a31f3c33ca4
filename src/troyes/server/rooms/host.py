"""What a room asks of whatever it runs in. A server is one such thing; nothing here knows of HTTP or of a database."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from troyes.core.table import Table
from troyes.server.storage.shapes import Act, StoredGame, StoredTable
from troyes.server.thinking.jobs import Job
from troyes.server.thinking.reports import Report
from troyes.server.wire.lessons import Guide

if TYPE_CHECKING:
    from troyes.server.rooms.state import TableState


class Guidance(Protocol):
    """What hangs on the play at a table: a lesson does."""

    def check_choice(self, stored: StoredTable, table: Table, seat: int, key: str) -> None:
        """Refuses a choice that is not for now."""
        ...

    def check_end(self, stored: StoredTable, table: Table, seat: int) -> None:
        """Refuses to end a turn that is not to be ended."""
        ...

    def scripted(self, stored: StoredTable, table: Table, seat: int) -> list[str]:
        """What a bot's seat does now, where that is not the bot's to say."""
        ...

    def guide_of(self, stored: StoredTable, table: Table, seat: int | None) -> Guide | None:
        """What a seat is told beside its state."""
        ...


class Host(Protocol):
    @property
    def guidance(self) -> Guidance: ...

    @property
    def bot_pause(self) -> float:
        """Seconds that a bot's turn takes at least while somebody looks on."""
        ...

    @property
    def shared(self) -> bool:
        """Whether others write to the same tables: then a room that is late catches up instead of being opened anew."""
        ...

    async def write(self, act: Act) -> None:
        """Keeps what has changed, whole or not at all: then it raises a `StoreError`."""
        ...

    async def later(self, table: str, settled: int, /) -> StoredGame | None:
        """A table as it is kept, without its first choices: so many as are known. None: it is no more."""
        ...

    def look_again(self, room: "TableState") -> None:
        """It is not known what became of a write: the room catches up as soon as it can."""
        ...

    def drives(self, room: "TableState") -> bool:
        """Whether it is here that a table's bots think. In doubt several do, and the first to write is right."""
        ...

    def elsewhere(self, table: str, /) -> Sequence[str | None]:
        """Whose lines to a table others hold."""
        ...

    def pass_on(self, room: "TableState", seat: int, message: bytes) -> None:
        """What passes at the table, for those who look on elsewhere."""
        ...

    def line_changed(self, room: "TableState") -> None:
        """Somebody has come to the table here, or gone."""
        ...

    def forget(self, room: "TableState") -> None:
        """Puts a room out of memory: it can no longer be known to be as it is kept."""
        ...

    async def think(self, job: Job, report: Report, /) -> list[str]:
        """The keys that a bot chooses, one after the other."""
        ...

    def tell_turn(self, stored: StoredTable, seat: int, turn: int, wanted: Callable[[], bool]) -> None:
        """Tells somebody who is away that it is their turn, as long as `wanted` says so; of each turn once."""
        ...

    def key_of(self, table: str, /) -> str:
        """What opens a private table to a friend."""
        ...

    def has_account(self, guest: str | None) -> bool: ...
