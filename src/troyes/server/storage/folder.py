"""One folder takes one server: two would play each other's bots."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from troyes.core.errors import TroyesError, refusal_of

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


def _unusable(data: Path, error: OSError) -> FolderError:
    return FolderError("cli-serve-folder", folder=str(data), why=refusal_of(error))
