"""Whether the thought that goes on here was asked to come to its end. Whoever runs it says how to find out."""

from collections.abc import Callable


class _Asked:
    """By itself nobody is in a hurry."""

    def __init__(self) -> None:
        self.look: Callable[[], bool] | None = None


_asked = _Asked()


def listen(look: Callable[[], bool]) -> None:
    """From now on `look` is asked."""
    _asked.look = look


def hurried() -> bool:
    return _asked.look is not None and _asked.look()
