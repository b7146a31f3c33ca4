"""One file takes one server: two would not notice each other. On PostgreSQL they do, and may share a folder."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy.engine import make_url

from troyes.core.errors import TroyesError, refusal_of
from troyes.server.settings import Settings

LOCK = "lock"
NOTE = "address"


class FolderError(TroyesError):
    """The folder cannot be used."""


class FolderTaken(FolderError):
    """A server uses it."""


@contextmanager
def alone(data: Path) -> Generator[Path]:
    """Nobody else serves the folder meanwhile. Gives the file where a server notes its address."""
    note = data / NOTE
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(data / LOCK, timeout=0)
        lock.acquire()
    except Timeout as error:
        address = note.read_text("utf-8") if note.is_file() else str(data)
        raise FolderTaken("cli-serve-twice", folder=str(data), address=address) from error
    except OSError as error:
        raise _unusable(data, error) from error
    try:
        note.unlink(missing_ok=True)
        yield note
    except OSError as error:
        raise _unusable(data, error) from error
    finally:
        lock.release()


def among_others(settings: Settings) -> bool:
    """Whether other servers may run on the same data."""
    return bool(settings.database) and make_url(settings.database).get_backend_name() == "postgresql"


@contextmanager
def shared(data: Path, port: int) -> Generator[Path]:
    """The folder of secrets that several servers use. Gives the file where one of them notes its address."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        yield data / f"{NOTE}-{port}"
    except OSError as error:
        raise _unusable(data, error) from error


def _unusable(data: Path, error: OSError) -> FolderError:
    return FolderError("cli-serve-folder", folder=str(data), why=refusal_of(error))
