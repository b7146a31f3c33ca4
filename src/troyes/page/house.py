"""A whole house for one person: what it keeps and thinks with, and its tables. It is a desk: see `server.desk`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

import troyes
from troyes.core.message import Message
from troyes.page.belongings import KeptAnswers, KeptRecords, KeptSets, Person, Results
from troyes.page.gallery import Gallery
from troyes.page.open_tables import OpenTables
from troyes.page.shelf import Late, Row, Shelf
from troyes.page.tables import KeptTables
from troyes.page.thinking import Mind, Thinkers
from troyes.server.errors import Refused, StoreError
from troyes.server.guard.turns import Turns
from troyes.server.journal import journal
from troyes.server.replays.films import Films
from troyes.server.rooms.connection import Connection
from troyes.server.rooms.line import Line
from troyes.server.storage.shapes import StoredGuest
from troyes.server.thinking.studies import Studies
from troyes.server.wire import live as wire
from troyes.server.wire.talk import SaySent, UnsaySent

log = journal()
Found = TypeVar("Found")
STUDY_SECONDS = 0.1
FORMAT = 1
"""Of what is kept. A page that finds a higher one is older than what it finds."""
ABOUT = "about/kept"
FEW_FILMS = 4
_messages: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Bounds(Struct, frozen=True):
    max_tables_per_guest: int = 1000
    longest_thought: float = 60.0
    away_after: float = 0.0


class About(Struct):
    """What is kept, and by which version."""

    format: int
    version: str


class Unlimited:
    def check(self, what: str, key: str) -> None:
        pass


class Directly:
    """What somebody brings into their own page is read there."""

    async def read(self, who: str, work: Callable[..., Found], *given: Any) -> Found:
        return work(*given, None)


class OwnLine(Line):
    async def talk(self, message: SaySent | UnsaySent) -> None:
        raise Refused("alone-nobody-hears")


class House:
    def __init__(self, shelf: Shelf, mind: Mind) -> None:
        self.shelf = shelf
        self.mind = mind
        self.settings = Bounds()
        self.bots: Sequence[str] = ()
        self.person = Person(shelf)
        self.store = self.lessons = KeptTables(shelf)
        self.imports = KeptRecords(shelf)
        self.sets = KeptSets(shelf)
        self.puzzles = KeptAnswers(shelf)
        self.results = Results(self.store)
        self.gallery = Gallery(self.store, self.imports)
        self.films = Films(FEW_FILMS)
        self.thinkers = Thinkers(mind)
        self.studies = Studies(self.store, self.imports, self.thinkers, STUDY_SECONDS, 0)
        self.tables = OpenTables(self.store, self.thinkers)
        self.house = self.tables
        self.limits = Unlimited()
        self.turns = Turns()
        self.apart = Directly()
        self.unread: Sequence[StoreError] = ()
        """What was kept and cannot be read: it stays as it is, and everything else is here."""

    @property
    def _drawers(self) -> Sequence[Any]:
        kept = (self.person.rows, self.store.rows, self.store.studies)
        return (*kept, self.imports.rows, self.imports.studies, self.sets.rows, self.puzzles.rows)

    async def open(self) -> None:
        """Takes up what was kept before. What a newer version has kept is left alone."""
        rows = await self.shelf.all()
        try:
            await self._mark(rows.get(ABOUT))
        except Late:  # another tab has opened it at the same moment
            await self.open()
        else:
            self.unread = self._fill(rows)

    async def _mark(self, about: Row | None) -> None:
        """Tells later pages in what form things are kept from now on."""
        found = None if about is None else msgspec.json.decode(about.data, type=About)
        if found is not None and found.format > FORMAT:
            raise StoreError("alone-newer", version=found.version)
        if found is None or found.format < FORMAT:
            mark = msgspec.json.encode(About(FORMAT, troyes.__version__))
            await self.shelf.put([(ABOUT, mark, 0 if about is None else about.version)])

    def check(self, rows: Mapping[str, Row]) -> None:
        """Refuses rows that could not be read later. Nothing is taken up."""
        for error in House(self.shelf, self.mind)._fill(rows):
            raise Refused("alone-no-parcel", 422, why=str(error.message.args["why"]))

    def _fill(self, rows: Mapping[str, Row]) -> list[StoreError]:
        return [error for drawer in self._drawers for error in drawer.fill(rows)]

    async def look(self, name: str) -> None:
        """Another tab has written a row of that name. If it cannot be read, whoever is at that table is told why."""
        for drawer in self._drawers:
            try:
                id = await drawer.look(name)
            except StoreError as error:
                log.error("a row cannot be read", name=name, why=error.text())
                id = name.partition("/")[2]
                self.tables.tell(id, error.message)
            if id and drawer is self.store.rows:
                self.tables.follow(id)

    @property
    def guest(self) -> StoredGuest:
        if self.person.guest is None:
            raise Refused("web-no-guest", 401)
        return self.person.guest

    async def line(self, table: str) -> Line:
        """A live line to a table, until it is parted with."""
        guest = self.person.guest
        return OwnLine(self, await self.tables.room(table), Connection(None if guest is None else guest.id))


async def heard(line: Line, text: str) -> None:
    """What came over a line is answered there."""
    try:
        message = _messages.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        line.refuse("", Message("web-unreadable"))
        return
    if isinstance(message, wire.HelloSent) and not line.connection.greeted:
        line.greet(message)
    else:
        await line.answer(message)
