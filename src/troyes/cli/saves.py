"""Games that were left: each is one JSON file, written anew after every choice that was confirmed.

Open games lie in `saves/` of the data folder, finished ones move to `finished/`. A file that cannot be read is left
as it is.
"""

import json
from itertools import count
from pathlib import Path
from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta

import troyes
from troyes.cli.files import data_folder, read_json, written
from troyes.cli.table.settings import LONGEST, SECONDS, SHORTEST, SeatPlan
from troyes.cli.voice import CliError
from troyes.core.errors import Reason, TroyesError, refusal_of
from troyes.core.forms import Misfit, because, fitted
from troyes.core.text import ENGLISH, LANGUAGES
from troyes.registry import descriptor

VERSION = 1


class SaveError(TroyesError):
    """A saved game that cannot be continued. The file stays as it is."""


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """A game, and who plays it."""

    record: dict[str, Any]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    lang: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")] = ENGLISH
    counted: bool = False
    """Whether its achievements have been written down."""
    save: int = VERSION
    seconds: Annotated[float, Meta(ge=SHORTEST, le=LONGEST)] = SECONDS
    """How long its bots think about a decision."""
    hints: bool | None = None
    """Whether its table gives hints. None: it was left before there were any; then if one person plays alone."""


def folder(name: str) -> Path:
    return data_folder() / name


def new_path(game: str) -> Path:
    """A name for a new game of this kind that no other has."""
    return _free(folder("saves"), descriptor(game).short, folder("finished"))


def latest() -> Path | None:
    """The game that was left last, readable or not; None if there is none."""
    found = [path for path in folder("saves").glob("*.json") if not path.name.startswith(".")]
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


def read(path: Path) -> Save:
    """A saved game, checked. One that is not whole raises an error that says so."""
    try:
        data = read_json(path)
        if not isinstance(data, dict) or "record" not in data or "seats" not in data:
            raise SaveError("table-save-foreign", path=str(path))
        save = fitted(cast("object", data), Save)
        game = troyes.replay(save.record)
    except (SaveError, CliError):
        raise
    except TroyesError as error:
        raise SaveError("table-save-damaged", path=str(path), why=Reason(error.message)) from None
    except Misfit as misfit:
        why = because("record-form", place=misfit.place, detail=misfit.why())
        raise SaveError("table-save-damaged", path=str(path), why=why) from None
    if save.save != VERSION or game.players != len(save.seats):
        raise SaveError("table-save-foreign", path=str(path))
    return save


def write(path: Path, save: Save) -> bytes:
    """Puts the whole file in place at once, and tells what now stands in it."""
    data = msgspec.json.encode(save)
    _put(path, data)
    return data


def is_as_left(path: Path, data: bytes | None) -> bool:
    """Whether the file still holds what was last read or written here: another table may play the same game."""
    try:
        return data is None or not path.exists() or path.read_bytes() == data
    except OSError as error:
        raise _unwritten(path, error) from None


def write_record(record: dict[str, Any]) -> Path:
    """The bare record of a game, for `troyes replay` and `troyes verify`."""
    path = _free(folder("records"), descriptor(record["game"]).short)
    _put(path, json.dumps(record, indent=1, ensure_ascii=False).encode())
    return path


def shelve(path: Path) -> Path:
    """Moves a finished game out of the way; its new place. A file that lies anywhere else stays there."""
    if path.parent != folder("saves") or not path.exists():
        return path
    place = folder("finished") / path.name
    if place.exists():
        place = _free(place.parent, path.stem, first=2)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        path.replace(place)
    except OSError as error:
        raise _unwritten(place, error) from None
    return place


def _free(place: Path, stem: str, *others: Path, first: int = 1) -> Path:
    """The first name with a number that no file has, neither there nor at the other places."""
    names = (f"{stem}-{number}.json" for number in count(first))
    return place / next(name for name in names if not any((at / name).exists() for at in (place, *others)))


def _put(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritten(path, error) from None
    with written(path) as made:
        made.write_bytes(data)


def _unwritten(path: Path, error: OSError) -> SaveError:
    return SaveError("table-save-unwritten", path=str(path), detail=refusal_of(error))
