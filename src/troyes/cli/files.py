"""Files that people name: read whole or refused with a reason; written whole or not at all."""

import os
from collections.abc import Generator
from contextlib import contextmanager, suppress
from errno import EACCES
from pathlib import Path
from tempfile import mkstemp
from typing import Any, cast

from troyes.cli.voice import CliError
from troyes.core import records
from troyes.core.errors import refusal_of


def data_folder() -> Path:
    """Where the player's own data is kept: TROYES_DATA, or the system's usual place. It may not exist yet."""
    named = os.environ.get("TROYES_DATA")
    if named:
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("troyes", appauthor=False)


def read_json(path: Path) -> Any:
    """The data in a JSON file. A file that is not there or not whole raises a typed error."""
    try:
        text = path.read_bytes()
    except IsADirectoryError:
        raise CliError("cli-file-folder", path=str(path)) from None
    except FileNotFoundError:
        raise CliError("cli-file-missing", path=str(path)) from None
    except OSError as error:
        raise CliError("cli-file-unreadable", path=str(path), detail=refusal_of(error)) from None
    if not text.strip():
        raise CliError("cli-file-empty", path=str(path))
    return records.parse(text)


def read_record(path: Path) -> tuple[Any, list[str]]:
    """The record in a file, and the names of its seats if it is a game that the table saved."""
    data: object = read_json(path)
    if not isinstance(data, dict) or "record" not in data or "seats" not in data:
        return cast("Any", data), []
    saved = cast("dict[str, Any]", data)
    seats = cast("list[object]", saved["seats"] if isinstance(saved["seats"], list) else [])
    named = [cast("dict[str, object]", seat).get("name") if isinstance(seat, dict) else None for seat in seats]
    return saved["record"], [name if isinstance(name, str) else "" for name in named]


def refuse_taken(path: Path, force: bool, remedy: str, name: str = "") -> None:
    """Makes sure that a result can be written there, before any work is done for it. `name`: what it is called."""
    if path.is_dir():
        raise CliError("cli-out-folder", path=str(path))
    if path.exists() and not force:
        raise CliError(remedy, path=name or str(path))
    target = path if path.exists() else path.absolute().parent
    if not target.exists():
        raise CliError("cli-out-no-folder", path=str(path), folder=str(target))
    if not os.access(target, os.W_OK):
        raise CliError("cli-out-unwritable", path=str(path), detail=refusal_of(PermissionError(EACCES, "")))


@contextmanager
def written(path: Path) -> Generator[Path]:
    """A name to write to; what was written takes its place only when all of it is there.

    What is no plain file, such as /dev/stdout, keeps its place and is written to as it is.
    """
    with writing(path):
        if path.exists() and not path.is_file():
            yield path
            return
        handle, name = mkstemp(dir=path.absolute().parent, prefix=f".{path.stem}-", suffix=path.suffix)
        os.close(handle)
        made = Path(name)
        try:
            yield made
            with made.open("rb") as file:
                os.fsync(file.fileno())
            made.chmod(0o666 & ~_umask())
            made.replace(path)
        finally:
            with suppress(OSError):
                made.unlink()


@contextmanager
def writing(path: object) -> Generator[None]:
    """What the system refuses meanwhile is told as trouble with this file."""
    try:
        yield
    except OSError as error:
        raise CliError("cli-out-unwritable", path=str(path), detail=refusal_of(error)) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
