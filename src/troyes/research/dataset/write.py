"""Writing whole games: in parts as they are played, joined at the end.

A part takes its name only when all of it is there, and so does the file that they are joined into: at any moment what
lies there under its own name is whole. Parts that were left behind are gone on from.
"""

import time
from collections.abc import Iterable
from importlib import import_module
from types import TracebackType
from typing import Any

from troyes.research.dataset.places import found, place_of, writing
from troyes.research.dataset.read import FIELDS, Games
from troyes.research.dataset.shape import About, DatasetError, Played, schema

pa: Any = import_module("pyarrow")
parquet: Any = import_module("pyarrow.parquet")

PART = 5000
"""So many games make a part."""
SECONDS = 60.0
"""After so long whatever there is does."""
GROUP = 2000
"""So many games are read together."""
SETTINGS = {"compression": "zstd", "compression_level": 9, "write_page_checksum": True, "use_dictionary": ["bots"]}


class Writer:
    """Adds games to a file, in their order from 0. `resume`: those that are there already stay.

    `with Writer(...) as writer` joins the parts at the end, whatever the end was.
    """

    def __init__(self, place: str, common: About, *, resume: bool = False) -> None:
        self.place = place
        self.about = common
        self._fs, self._path, self._folder = _located(place)
        self._waiting: list[Played] = []
        self._schema = schema(common)
        with writing(place):
            self.kept: list[Games] = self._left_behind() if resume else []
            if not resume and self._fs.exists(self._folder):
                self._fs.rm(self._folder, recursive=True)
        self.count = sum(map(len, self.kept))
        """How many games are written, or waiting to be."""
        self._since = time.monotonic()

    def __enter__(self) -> "Writer":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # -- what is there ---------------------------------------------------------------------------------------------

    @staticmethod
    def is_taken(place: str) -> bool:
        """Whether there are games already, or parts of them."""
        fs, path, folder = _located(place)
        with writing(place):
            return fs.exists(path) or fs.exists(folder)

    @staticmethod
    def begun(place: str) -> Games | None:
        """The first games that are there."""
        fs, path, folder = _located(place)
        with writing(place):
            return next((Games(place_of(fs, name)) for name in _names(fs, path, folder)), None)

    def _left_behind(self) -> list[Games]:
        """The file, and the parts behind it. A part that it holds already is one of a run that ended while joining."""
        kept: list[Games] = []
        count = 0
        for name in _names(self._fs, self._path, self._folder):
            games = Games(place_of(self._fs, name))
            if games.about != self.about:
                raise DatasetError("dataset-other", path=games.place)
            if games.first < count:
                continue
            if games.first > count:
                raise DatasetError("dataset-gap", path=games.place, games=count)
            kept.append(games)
            count += len(games)
        return kept

    # -- adding ----------------------------------------------------------------------------------------------------

    def add(self, games: Iterable[Played]) -> None:
        """Those that are there already are left out."""
        for game in games:
            if game.number == self.count:
                self._waiting.append(game)
                self.count += 1
            elif game.number > self.count:
                raise DatasetError("dataset-gap", path=self.place, games=self.count)
        if len(self._waiting) >= PART or (self._waiting and time.monotonic() - self._since > SECONDS):
            self.flush()

    def flush(self) -> None:
        """Writes what waits as a part."""
        if not self._waiting:
            return
        name = f"{self._folder}/{self._waiting[0].number:012}.parquet"
        columns = dict(zip(FIELDS, zip(*self._waiting, strict=True), strict=True))
        with writing(self.place):
            self._fs.makedirs(self._folder, exist_ok=True)
            self._put(name, [pa.Table.from_pydict(columns, self._schema)])
        self.kept.append(Games(place_of(self._fs, name)))
        self._waiting = []
        self._since = time.monotonic()

    def close(self) -> None:
        """Joins the parts. If that fails they stay, and are gone on from."""
        self.flush()
        parts = [games for games in self.kept if games.place != place_of(self._fs, self._path)]
        with writing(self.place):
            if parts or not self.kept:
                self._put(self._path, (table for games in self.kept for table in games.tables()))
            if self._fs.exists(self._folder):
                self._fs.rm(self._folder, recursive=True)

    def _put(self, name: str, tables: Iterable[Any]) -> None:
        """A whole file under that name, or none."""
        fresh = f"{name}.new"
        try:
            with self._fs.open(fresh, "wb") as file, parquet.ParquetWriter(file, self._schema, **SETTINGS) as writer:
                for table in _regrouped(tables):
                    writer.write_table(table.cast(self._schema), row_group_size=GROUP)
            self._fs.mv(fresh, name)
        except BaseException:
            if self._fs.exists(fresh):
                self._fs.rm(fresh)
            raise


def _located(place: str) -> tuple[Any, str, str]:
    """The file system, the file there, and the folder of its parts. A device or a pipe would be lost."""
    fs, path = found(place)
    with writing(place):
        if fs.exists(path) and not fs.isfile(path):
            raise DatasetError("dataset-no-file", path=place)
    return fs, path, f"{path}.parts"


def _names(fs: Any, path: str, folder: str) -> list[str]:
    parts: list[str] = fs.ls(folder, detail=False) if fs.exists(folder) else []
    return [*([path] if fs.exists(path) else []), *sorted(name for name in parts if name.endswith(".parquet"))]


def _regrouped(tables: Iterable[Any]) -> Iterable[Any]:
    """The same rows, as many at a time as are to be read together. They are laid out in one piece: where Parquet ends a
    page depends on where a piece ends, and that on how long a part took."""
    waiting: list[Any] = []
    rows = 0
    for table in tables:
        waiting.append(table)
        rows += table.num_rows
        if rows >= GROUP:
            joined = pa.concat_tables(waiting).combine_chunks()
            whole = rows - rows % GROUP
            yield joined.slice(0, whole)
            waiting, rows = [joined.slice(whole)], rows - whole
    if rows:
        yield pa.concat_tables(waiting).combine_chunks()
