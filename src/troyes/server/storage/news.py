"""What servers on one database tell each other: written in the transaction of the change itself, and announced by it.

A row for each transaction, numbered. Transactions take turns (`engines.TURN`), so numbers become visible in their own
order, and who has read one has seen all before it. The announcement only wakes those whom it concerns, and where it
concerns nobody there is none: they read the rows, and everybody does so once a second anyway.
"""

from collections.abc import Callable

import msgspec
from msgspec import Struct, field
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "troyes"
NOW = "extract(epoch FROM clock_timestamp())"
"""The database's clock, which is the same for all."""

_TELL = text(f"INSERT INTO news (origin, made, body) VALUES (:origin, {NOW}, :body)")
_ANNOUNCE = text(f"SELECT pg_notify('{CHANNEL}', :announced)")
EVERYBODY = "*"
LONGEST = 7000
"""Bytes that an announcement may have: PostgreSQL takes 8000."""


Lines = list[str | None]
"""Whose lines there are; None: nobody's."""


class News(Struct, omit_defaults=True):
    tables: dict[str, int] = field(default_factory=dict[str, int])
    """Tables that have changed, with their numbers; -1: look, whatever the number."""
    acts: dict[str, msgspec.Raw] = field(default_factory=dict[str, msgspec.Raw])
    """By table: what was done, where that was only a step. Who knows all before it need not read. An `Act` as JSON."""
    talk: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    """What was said or taken back: at which table, and its number."""
    guests: list[str] = field(default_factory=list[str])
    """Who has changed, or what opens the door for them."""
    hung_up: list[str] = field(default_factory=list[str])
    """Whose lines are ended."""
    mutes: list[str] = field(default_factory=list[str])
    """Who listens to others than before."""
    here: dict[str, Lines] = field(default_factory=dict[str, Lines])
    """By table: the lines that the teller holds now."""
    gone: list[str] = field(default_factory=list[str])
    """Servers that have ended, or were found dead."""
    used: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    """What was done that is limited: of each kind, by whom, how often."""
    lines: dict[str, int] = field(default_factory=dict[str, int])
    """How many lines the teller holds of somebody, or from an address."""
    passing: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    """By table: what those who look on are told now, and what no state holds. JSON."""
    studies: dict[str, tuple[float, float]] = field(default_factory=dict[str, tuple[float, float]])
    """By game: how far the teller is with its analysis, of how much."""

    def add(self, other: "News") -> None:
        self.tables |= other.tables
        self.acts |= other.acts
        self.here |= other.here
        self.lines |= other.lines
        self.passing |= other.passing
        self.studies |= other.studies
        for what, keys in other.used.items():
            known = self.used.setdefault(what, {})
            for key, count in keys.items():
                known[key] = known.get(key, 0) + count
        for name in ("talk", "guests", "hung_up", "mutes", "gone"):
            known = getattr(self, name)
            known.extend(one for one in getattr(other, name) if one not in known)

    @property
    def urgent(self) -> bool:
        """Whether everybody is to hear of it at once. How many lines there are, and how far thoughts are, can wait.

        Who looks on where cannot: by that others know whom to wake.
        """
        return bool(self.guests or self.hung_up or self.mutes or self.gone or self.used or self.here)

    def announced(self, origin: str, concerns: Callable[[str], bool]) -> str | None:
        """Who tells it, and the tables that it is about, or that everybody is to look; None: nobody is woken for it.

        `concerns`: whether others are to hear of a table at once.
        """
        if self.urgent:
            return f"{origin} {EVERYBODY}"
        tables = {*self.tables, *self.passing, *(id for id, _ in self.talk)}
        cared_for = sorted(filter(concerns, tables))
        if not cared_for:
            return None
        text = " ".join((origin, *cared_for))
        return f"{origin} {EVERYBODY}" if len(text) > LONGEST else text

    def __bool__(self) -> bool:
        return any(getattr(self, name) for name in self.__struct_fields__)


async def tell(connection: AsyncConnection, origin: str, news: News, concerns: Callable[[str], bool]) -> None:
    await connection.execute(_TELL, {"origin": origin, "body": msgspec.json.encode(news)})
    announced = news.announced(origin, concerns)
    if announced is not None:
        await connection.execute(_ANNOUNCE, {"announced": announced})


def concerns(announced: str, house: str, cares: Callable[[str], bool]) -> bool:
    """Whether a server is to look at once; `cares`: whether it has a table in memory."""
    origin, *tables = announced.split(" ")
    if origin == house:
        return False
    return not tables or any(table == EVERYBODY or cares(table) for table in tables)
