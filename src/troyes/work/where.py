"""Where work is to run, as it was asked for, and how it is carried out there."""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple, TypeVar

from troyes.core.errors import OptionError
from troyes.extras import need
from troyes.work.end import Chunk, End, WorkerLost, WorkError
from troyes.work.heed import listening
from troyes.work.local import Here, Processes, cores
from troyes.work.on_ray import CLUSTER, LOCAL, OnRay

LARGEST = 500
"""How many pieces at most a worker is handed together."""
TRIES = 5
"""Work that has been lost so often with whoever did it is not handed in again."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class Where(NamedTuple):
    on: str | None = None
    """None: on this machine; `ray` or `ray://host:port`: on Ray."""
    jobs: int | None = None
    """How many at once; None: one for each core that is there."""
    modules: tuple[Path, ...] = ()
    """Folders of code that are none of the package, for machines that do not have them."""

    def checked(self) -> "Where":
        """Refuses what cannot be, before anything is begun."""
        if self.jobs is not None and self.jobs < 1:
            raise OptionError("option-bad", place="jobs", value=str(self.jobs), expected="1+")
        if self.on is None:
            return self
        if self.on != LOCAL and not self.on.startswith(CLUSTER):
            raise OptionError("option-bad", place="on", value=self.on[:60] or "“”", expected=f"{LOCAL}, {CLUSTER}…")
        need("ray")
        return self

    def opened(self, count: int) -> End:
        """For so many pieces of work. It is to be closed."""
        if self.on is not None:
            return OnRay(self.on, self.jobs, self.modules)
        hands = min(cores() if self.jobs is None else self.jobs, count)
        return Processes(hands) if hands > 1 else Here()

    def done(
        self,
        work: Callable[[Piece], Result],
        piece: Callable[[int], Piece],
        count: int,
        largest: int = LARGEST,
        in_order: bool = True,
        opened: Callable[[End], None] | None = None,
    ) -> Generator[list[Result]]:
        """What comes of so many pieces of work, some at a time; `work` is a function of a module.

        `largest`: how many at most are handed to a worker together. `in_order`: what is done waits for all before it.
        `opened`: is told where it runs. Ctrl-C raises `KeyboardInterrupt` between two of them; a piece that fails,
        its `TroyesError` after all that is done. A worker that dies loses nothing: its pieces are done again.
        """
        if not count:
            return
        with listening() as heard, closing(self.opened(count)) as end:
            if opened is not None:
                opened(end)
            yield from _Crew(end, work, piece, count, largest, in_order, heard).results()


def done_by(
    where: Where, work: Callable[[Piece], Result], pieces: Sequence[Piece], largest: int = LARGEST
) -> Generator[Result]:
    """What comes of these pieces of work, one by one, in their order."""
    for results in where.done(work, pieces.__getitem__, len(pieces), largest):
        yield from results


class _Turn(NamedTuple):
    """Pieces of work that were handed in."""

    future: Future[Chunk]
    pieces: list[Any]
    tries: int


class _Crew:
    """Hands in the work, piece by piece or many at a time, as long as some is left."""

    def __init__(
        self,
        end: End,
        work: Callable[[Any], Any],
        piece: Callable[[int], Any],
        count: int,
        largest: int,
        in_order: bool,
        heard: Event,
    ) -> None:
        self.end = end
        self.work = work
        self.piece = piece
        self.count = count
        self.largest = largest
        self.in_order = in_order
        self.heard = heard
        self.begun = 0
        self.size = 1
        self.waiting: deque[_Turn] = deque()

    def results(self) -> Generator[list[Any]]:
        while self.begun < self.count or self.waiting:
            self._hand_in()
            chunk = self._next()
            self._fit(chunk)
            yield chunk.results
            if chunk.trouble is not None:
                if not self.in_order:
                    yield from self._rest()
                raise chunk.trouble

    def _hand_in(self) -> None:
        ahead = self.end.ahead
        while self.begun < self.count and len(self.waiting) < ahead and not self.heard.is_set():
            last = min(self.begun + self.size, self.count)
            pieces = [self.piece(at) for at in range(self.begun, last)]
            self.waiting.append(_Turn(self.end.hand_in(self.work, pieces), pieces, 1))
            self.begun = last

    def _next(self) -> Chunk:
        """The next one that is done; what was lost is handed in again."""
        while True:
            turn = self._awaited()
            at = self.waiting.index(turn)
            try:
                chunk = self.end.outcome(turn.future)
            except WorkerLost:
                if turn.tries == TRIES:
                    raise WorkError("work-lost", tries=TRIES) from None
                self.waiting[at] = _Turn(self.end.hand_in(self.work, turn.pieces), turn.pieces, turn.tries + 1)
                continue
            del self.waiting[at]
            return chunk

    def _awaited(self) -> _Turn:
        """Whatever is done comes before an answer to Ctrl-C, so nothing of it is lost."""
        while True:
            asked = self.heard.is_set()
            if asked and not self.waiting:
                raise KeyboardInterrupt
            wanted = [self.waiting[0]] if self.in_order else list(self.waiting)
            done = wait([turn.future for turn in wanted], 0 if asked else 0.1, return_when=FIRST_COMPLETED).done
            for turn in wanted:
                if turn.future in done:
                    return turn
            if asked:
                raise KeyboardInterrupt

    def _fit(self, chunk: Chunk) -> None:
        """Hands in as much at a time as keeps a worker busy for a moment, and less towards the end."""
        each = chunk.seconds / max(1, len(chunk.results))
        even = max(1, (self.count - self.begun) // (2 * self.end.hands))
        self.size = max(1, min(self.largest, even, int(self.end.seconds / max(each, 1e-6))))

    def _rest(self) -> Generator[list[Any]]:
        """What the others have done by now."""
        self.end.dismiss()
        for turn in self.waiting:
            try:
                yield self.end.outcome(turn.future).results
            except WorkerLost:
                continue
