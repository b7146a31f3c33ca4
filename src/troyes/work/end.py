"""What every place has in common at which work is done."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple, Protocol

from troyes.core.errors import TroyesError
from troyes.work.heed import Unwanted, is_wanted

Work = Callable[[Any], Any]
"""One piece of work: a function of a module, so that it is found everywhere."""


class WorkError(TroyesError):
    """Work that cannot be done where it was to be done."""


class WorkerLost(Exception):
    """Whoever was at work is gone, and with it what it had begun."""


class Chunk(NamedTuple):
    """What came of some pieces of work."""

    results: list[Any]
    seconds: float
    trouble: TroyesError | None = None
    """Why it ends here, if a piece failed."""


class End(Protocol):
    """A place at which work is done."""

    seconds: float
    """How long a worker should be busy before it hands in its results."""

    @property
    def hands(self) -> int:
        """How many pieces are done at once."""
        ...

    @property
    def ahead(self) -> int:
        """How many chunks are handed in before the first is done."""
        ...

    def hand_in(self, work: Work, pieces: Sequence[Any]) -> Future[Chunk]:
        """Begins some work, in the order in which it is handed in."""
        ...

    def outcome(self, done: Future[Chunk]) -> Chunk:
        """What came of it. `WorkerLost`: it has to be handed in again."""
        ...

    def dismiss(self) -> None:
        """What is not done yet is no longer wanted."""
        ...

    def close(self) -> None: ...


def worked(work: Work, pieces: Sequence[Any]) -> Chunk:
    """Does the pieces one after the other, wherever this runs."""
    begun = time.perf_counter()
    results: list[Any] = []
    trouble: TroyesError | None = None
    for piece in pieces:
        if not is_wanted():
            break
        try:
            results.append(work(piece))
        except Unwanted:
            break
        except TroyesError as error:
            trouble = error
            break
    return Chunk(results, time.perf_counter() - begun, trouble)
