"""Files of games, here or wherever else fsspec reads and writes, and what can be wrong with them."""

from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from troyes.core.errors import TroyesError, refusal_of
from troyes.research.dataset.shape import DatasetError

fsspec: Any = import_module("fsspec.core")
lib: Any = import_module("pyarrow.lib")


def found(place: str) -> tuple[Any, str]:
    """The file system that a place is on, and its name there."""
    with reading(place):
        return fsspec.url_to_fs(place)


def place_of(fs: Any, name: str) -> str:
    """What a file there is called: plainly, if it lies here."""
    return name if "file" in fs.protocol else fs.unstrip_protocol(name)


@contextmanager
def reading(place: str) -> Generator[None]:
    """What goes wrong meanwhile is told as trouble with this file."""
    try:
        yield
    except TroyesError:
        raise
    except FileNotFoundError:
        raise DatasetError("dataset-missing", path=place) from None
    except lib.ArrowException as error:
        raise DatasetError("dataset-damaged", path=place, detail=_told(error)) from None
    except OSError as error:
        if error.errno is None:  # of Arrow, about what stands in the file
            raise DatasetError("dataset-damaged", path=place, detail=_told(error)) from None
        raise DatasetError("dataset-unreadable", path=place, detail=refusal_of(error)) from None
    except (ImportError, ValueError) as error:  # a kind of place that nothing here can reach
        raise DatasetError("dataset-unreadable", path=place, detail=_told(error)) from None


@contextmanager
def writing(place: str) -> Generator[None]:
    try:
        yield
    except TroyesError:
        raise
    except (OSError, ImportError, ValueError, lib.ArrowException) as error:
        raise DatasetError("dataset-unwritable", path=place, detail=_refusal(error)) from None


def _refusal(error: Exception) -> str:
    """Arrow tells the system's number in words only."""
    if isinstance(error, OSError) and error.errno is not None:
        return refusal_of(error)
    return _told(error)


def _told(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]
