"""What time it is. Servers on one database go by its clock, so that a machine whose own is wrong judges nobody.

It is asked once a second, and counted on from there by a clock that nobody can set. With a file, the machine's clock
is the only one there is.
"""

import time


class Clock:
    def __init__(self) -> None:
        self._ahead: float | None = None
        """How far the common clock is ahead of this process's own count of seconds; None: there is none."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() if self._ahead is None else time.monotonic() + self._ahead

    def heard(self, told: float, asked: float, answered: float) -> None:
        """The common clock has told this, at some moment between these two of our own.

        What we believe is changed only as far as that shows it to be wrong: an answer that was long on its way says
        little, and moves it little.
        """
        least, most = told - answered, told - asked
        if self._ahead is None:
            self._ahead = (least + most) / 2
        else:
            self._ahead = min(max(self._ahead, least), most)


_CLOCK = Clock()
now = _CLOCK.now
heard = _CLOCK.heard
