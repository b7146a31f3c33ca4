"""Reading whole games back: row by row, and as records that `troyes.replay` takes."""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import troyes
from troyes import registry
from troyes.core import records
from troyes.core.errors import Reason, RecordError, quoted
from troyes.research.dataset.places import found, place_of, reading
from troyes.research.dataset.shape import FORMAT, KEY, About, DatasetError, Played

parquet: Any = import_module("pyarrow.parquet")


def files_in(folder: str | Path) -> list["Games"]:
    """Every file of games in a folder, by name."""
    fs, path = found(str(folder))
    with reading(str(folder)):
        names = sorted(name for name in fs.ls(path, detail=False) if name.endswith(".parquet"))
    return [Games(place_of(fs, name)) for name in names]


class Games:
    """The games of one file, each a row. What they have in common is in `about`."""

    def __init__(self, place: str | Path) -> None:
        self.place = str(place)
        fs, path = found(self.place)
        with reading(self.place):
            self.stamp: str = fs.ukey(path)
            """Another one if the file has changed."""
        with self._opened() as file:
            self.about = self._common(file.schema_arrow.metadata or {})
            self.groups: list[int] = [
                file.metadata.row_group(group).num_rows for group in range(file.metadata.num_row_groups)
            ]
            """How many games there are in each group that is read together."""
            self.written_by: str = file.metadata.created_by
            """The library that made bytes of the games, with its version, in its own words."""
            first = file.read_row_group(0, columns=["game"]) if any(self.groups) else None
        self.first: int = 0 if first is None else first.column("game")[0].as_py()
        """The number of the first game in its run."""
        self._keys: dict[int, list[str]] = {}

    @contextmanager
    def _opened(self) -> Generator[Any]:
        fs, path = found(self.place)
        with reading(self.place), fs.open(path, "rb") as file:
            yield parquet.ParquetFile(file, page_checksum_verification=True)

    def _common(self, metadata: dict[bytes, bytes]) -> About:
        if KEY not in metadata:
            raise DatasetError("dataset-foreign", path=self.place)
        try:
            data = msgspec.json.decode(metadata[KEY])
            if data["format"] != FORMAT:
                raise DatasetError("dataset-version", path=self.place, found=quoted(data["format"]), known=FORMAT)
            return msgspec.convert(data, About)
        except (msgspec.MsgspecError, LookupError, TypeError):
            raise DatasetError("dataset-foreign", path=self.place) from None

    def __len__(self) -> int:
        return sum(self.groups)

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.about.game}, {self.about.players} seats: {self.place}>"

    def tables(self) -> Generator[Any]:
        """As Arrow tables, some games at a time."""
        for group in range(len(self.groups)):
            yield self.table(group)

    def table(self, group: int) -> Any:
        """The games that are read together, as an Arrow table."""
        with self._opened() as file:
            return file.read_row_group(group)

    def __iter__(self) -> Iterator[Played]:
        for table in self.tables():
            yield from rows_of(table)

    # -- as games --------------------------------------------------------------------------------------------------

    def record(self, game: Played) -> dict[str, Any]:
        """The record of one of these games: `troyes.replay` plays it again and compares the points."""
        choices = zip(game.seats, game.actions, strict=True)
        return {
            "format": records.FORMAT,
            "game": self.about.game,
            "players": self.about.players,
            "options": self.about.options,
            "seed": game.seed,
            "choices": [[seat, self._key(game, seat, action)] for seat, action in choices],
            "scores": list(game.totals),
            "numbers": self.about.numbers,
        }

    def records(self) -> Generator[dict[str, Any]]:
        """Every game as a record, in the order of the file."""
        for game in self:
            yield self.record(game)

    def replay(self, game: Played) -> troyes.Game:
        """One of these games, played again. What does not fit raises `DatasetError`."""
        try:
            again = troyes.replay(self.record(game))
        except RecordError as error:
            raise DatasetError("dataset-wrong", path=self.place, game=game.number, why=Reason(error.message)) from None
        if list(again.winners()) != list(game.winners):
            told = " ".join(str(seat + 1) for seat in game.winners)
            raise DatasetError("dataset-winners", path=self.place, game=game.number, told=told)
        return again

    def _key(self, game: Played, seat: int, action: int) -> str:
        keys = self._keys_of(seat) if seat < self.about.players else []
        if action >= len(keys) or not keys[action]:
            raise DatasetError("dataset-action", path=self.place, game=game.number, seat=seat + 1, action=str(action))
        return keys[action]

    def _keys_of(self, seat: int) -> list[str]:
        """By action of the file: the key that this seat chooses it by today; empty if there is no such action."""
        known = self._keys.get(seat)
        if known is None:
            probe = registry.new(self.about.game, self.about.players, 0, {})
            names = probe.action_table().actions
            key_of = {names[action]: probe.vocabulary.keys[code] for code, action in enumerate(probe.actions(seat))}
            known = self._keys[seat] = [key_of.get(name, "") for name in self.about.actions]
        return known


def rows_of(table: Any) -> Iterator[Played]:
    """The games of an Arrow table of the file."""
    columns: Sequence[list[Any]] = [table.column(name).to_pylist() for name in FIELDS]
    return map(Played._make, zip(*columns, strict=True))


FIELDS = ("game", "seed", "bots", "totals", "winners", "seats", "actions")
