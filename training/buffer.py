"""The replay buffer: what was seen in games, in Parquet files, a row for each owner at each moment.

What is seen is kept as it is met, sparsely: the places of the features that are not 0, and their counts.
"""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from training.seen import Seen

NAMES = ("game", "line", "moment", "kind", "phase", "owner", "places", "counts", "hand", "final", "won", "searched")
SCHEMA = pa.schema(
    [
        pa.field("game", pa.int64()),
        pa.field("line", pa.int32()),
        pa.field("moment", pa.int32()),
        pa.field("kind", pa.int8()),
        pa.field("phase", pa.int8()),
        pa.field("owner", pa.int8()),
        pa.field("places", pa.list_(pa.int16())),
        pa.field("counts", pa.list_(pa.int16())),
        pa.field("hand", pa.int16()),
        pa.field("final", pa.int16()),
        pa.field("won", pa.float32()),
        pa.field("searched", pa.float32()),
    ]
)


def written(rows: Sequence[Seen]) -> bytes:
    """What a file of these rows holds."""
    table = pa.table(dict(zip(NAMES, map(list, zip(*rows, strict=True)), strict=True)), schema=SCHEMA)
    made = BytesIO()
    pq.write_table(table, made, compression="zstd")
    return made.getvalue()


class Data(NamedTuple):
    """Many files in arrays, a row for each owner at each moment."""

    seen: np.ndarray
    """By feature, in 16 bits."""
    game: np.ndarray
    line: np.ndarray
    moment: np.ndarray
    """Counted through all files, as lines are."""
    kind: np.ndarray
    phase: np.ndarray
    owner: np.ndarray
    hand: np.ndarray
    final: np.ndarray
    won: np.ndarray
    searched: np.ndarray

    def part(self, chosen: np.ndarray) -> "Data":
        return Data(*(column[chosen] for column in self))


def read(paths: Sequence[Path], features: int) -> Data:
    if not paths:
        raise ValueError("there are no games to learn from")
    return Data(*(np.concatenate(column) for column in zip(*_files(paths, features), strict=True)))


def _files(paths: Sequence[Path], features: int) -> list[tuple[np.ndarray, ...]]:
    found: list[tuple[np.ndarray, ...]] = []
    before, lines = 0, 0
    for path in paths:
        table = pq.read_table(path).combine_chunks()
        seen = _dense(table, features)
        moment = _column(table, "moment")
        rest = [_column(table, name) for name in ("kind", "phase", "owner", "hand", "final", "won", "searched")]
        line = _column(table, "line")
        found.append((seen, _column(table, "game"), line + lines, moment + before, *rest))
        before += int(moment.max()) + 1
        lines += int(line.max()) + 1
    return found


def _column(table: Any, name: str) -> np.ndarray:
    return table.column(name).to_numpy()


def _dense(table: Any, features: int) -> np.ndarray:
    places, counts = (table.column(name).chunk(0) for name in ("places", "counts"))
    lengths = np.diff(places.offsets.to_numpy())
    dense = np.zeros((len(lengths), features), np.int16)
    dense[np.repeat(np.arange(len(lengths)), lengths), places.values.to_numpy()] = counts.values.to_numpy()
    return dense
