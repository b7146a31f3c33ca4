"""What a thinking process does in tests of thinking: the same, but slowly."""

import time

from troyes.server import thinking

PLAIN = thinking._work
SECONDS = 0.6


def work(job: thinking.Job) -> list[str]:
    time.sleep(SECONDS)
    return PLAIN(job)
