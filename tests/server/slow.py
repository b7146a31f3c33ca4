"""What a thinking process does in tests of thinking: the same, but slowly."""

import time

from troyes.coach.hurry import hurried
from troyes.server.thinking import jobs
from troyes.server.thinking.reports import Progress, Report

PLAIN = jobs.turn
SECONDS = 0.6


def work(job: jobs.Job, told: Report | None = None) -> list[str]:
    time.sleep(SECONDS)
    return PLAIN(job, told)


def pondered(job: jobs.Job, told: Report | None = None) -> str:
    """Tells how far it is, three times."""
    assert told is not None
    for part in (1, 2, 3):
        told(Progress(part / 10, 0.3, 100 * part))
    time.sleep(0.1)  # so that they are there before the answer is
    return job.bot


def timed(job: jobs.Job, told: Report | None = None) -> float:
    """How long the bot has thought, in this process."""
    began = time.perf_counter()
    jobs.turn(job, told)
    return time.perf_counter() - began


def until_hurried(job: jobs.Job, told: Report | None = None) -> str:
    """Comes to its end when it is asked to."""
    assert told is not None
    told(Progress(0.0, job.seconds, 0))
    until = time.monotonic() + job.seconds
    while not hurried():
        assert time.monotonic() < until
        time.sleep(0.01)
    return job.table
