"""Who may think next: fair by person and by kind.

Every thought is put down with a mark: where its person stands, plus what it costs, more for kinds that can wait. The
lowest mark is next. So who asks for sixty thoughts has the last of them far behind, and who asks for one comes soon;
and since the marks of those who come later are higher, nobody waits for ever.
"""

import asyncio
import heapq
import time
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

import structlog

from troyes.coach.processes import Hurry
from troyes.server.errors import Refused
from troyes.server.metrics import THINKING_WAITING
from troyes.server.thinking.jobs import Job, Kind

log = structlog.get_logger()
FAIR: Final = 2.0
"""So many seconds a bot thinks in any case. After them it is asked to choose, if somebody else waits for a place."""
MOST_WAITING: Final = 2000
"""So many thoughts wait in a line. Then only who has none there yet is let in: nobody fills it for others."""
WEIGHTS: Final[dict[Kind, float]] = {"opponent": 1.0, "hint": 1.0, "show": 4.0, "study": 8.0, "away": 32.0}
"""A second of one kind counts as so many of an opponent's: a person who waits comes before a game that is only looked
at, that before a study, and that before a table at which nobody is."""
QUICK: Final = 0.05
"""What a bot costs that does not search, in seconds."""


def cost_of(job: Job) -> float:
    """Of a long thought only what it is sure to have: the rest it has only as long as nobody else waits."""
    return WEIGHTS[job.kind] * (min(job.seconds, FAIR) if job.searches else QUICK)


class Marks:
    """Marks of those who wait. Where somebody stands is forgotten once all others have come as far."""

    def __init__(self) -> None:
        self._now = 0.0
        self._last: dict[str, float] = {}

    def next(self, person: str, cost: float) -> float:
        mark = max(self._last.get(person, 0.0), self._now) + cost
        self._last[person] = mark
        return mark

    def reached(self, mark: float, cost: float) -> None:
        """One with that mark begins. It counts half: so who comes now is before the next of the same person."""
        self._now = max(self._now, mark - cost / 2)
        self._last = {person: last for person, last in self._last.items() if last > self._now}

    def __len__(self) -> int:
        return len(self._last)


class Place:
    """A thought that waits or goes on."""

    def __init__(self, job: Job, mark: float) -> None:
        self.job = job
        self.mark = mark
        self.free: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done as soon as it may begin."""
        self.hurry = Hurry()
        self.began = 0.0


class Places:
    """So many thoughts go on at once; the others wait in line."""

    def __init__(
        self, places: int, fair: float = FAIR, most: int = MOST_WAITING, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._places = places
        self._fair = fair
        self._most = most
        self._clock = clock
        self._marks = Marks()
        self._line: list[tuple[float, int, Place]] = []
        self._number = count()
        self._going: set[Place] = set()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> list[Place]:
        """The next first."""
        return [place for _, _, place in sorted(self._line) if not place.free.done()]

    @property
    def going(self) -> list[Place]:
        return list(self._going)

    @asynccontextmanager
    async def taken(self, job: Job) -> AsyncGenerator[Hurry]:
        """A place for a thought, once there is one. If it should come to its end, `Hurry` tells it."""
        if len(self._line) >= self._most and any(place.job.person == job.person for _, _, place in self._line):
            log.warning("too many thoughts wait", kind=job.kind, waiting=len(self._line))
            raise Refused("web-thinking-busy", 503)
        place = Place(job, self._marks.next(job.person, cost_of(job)))
        heapq.heappush(self._line, (place.mark, next(self._number), place))
        THINKING_WAITING.labels(job.kind).inc()
        try:
            self._fill()
            await place.free
            yield place.hurry
        finally:
            if place not in self._going:  # cancelled while it waited
                place.free.cancel()
                THINKING_WAITING.labels(job.kind).dec()
                self._line = [entry for entry in self._line if entry[2] is not place]
                heapq.heapify(self._line)
            self._going.discard(place)
            self._fill()

    def _fill(self) -> None:
        while self._line and len(self._going) < self._places:
            mark, _, place = heapq.heappop(self._line)
            if place.free.done():  # cancelled, and about to leave the line
                continue
            self._marks.reached(mark, cost_of(place.job))
            THINKING_WAITING.labels(place.job.kind).dec()
            place.began = self._clock()
            self._going.add(place)
            place.free.set_result(None)
        self._make_way()

    def _make_way(self) -> None:
        """Asks as many long thoughts to come to their end as there are people who wait and have none going on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        having = Counter(place.job.person for place in self._going)
        hurried = sum(place.hurry.told for place in self._going)
        want = sorted({place.job.person: place.job for place in reversed(self.waiting)}.values(), key=_weight)
        want = [job for job in want if not having[job.person]][hurried:]
        now = self._clock()
        for job in want:
            slow = [place for place in self._going if not place.hurry.told and _weight(place.job) >= _weight(job)]
            if not slow:
                continue
            longest = max(slow, key=lambda place: (having[place.job.person], now - place.began))
            left = self._fair - (now - longest.began)
            if left <= 0:
                longest.hurry.now()
            elif self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(left, self._make_way)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def _weight(job: Job) -> float:
    return WEIGHTS[job.kind]
