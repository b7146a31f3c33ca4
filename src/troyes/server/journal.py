"""Where what goes on is noted: the server's journal, or where that is not installed, as in a page, Python's own."""

import logging
from importlib.util import find_spec
from typing import Any, Protocol


class Journal(Protocol):
    def warning(self, event: str, /, **what: Any) -> Any: ...
    def error(self, event: str, /, **what: Any) -> Any: ...
    def exception(self, event: str, /, **what: Any) -> Any: ...


class Plain:
    """One line for each event; what went wrong follows it."""

    def __init__(self) -> None:
        self._log = logging.getLogger("troyes")

    def warning(self, event: str, /, **what: Any) -> None:
        self._note(logging.WARNING, event, what)

    def error(self, event: str, /, **what: Any) -> None:
        self._note(logging.ERROR, event, what)

    def exception(self, event: str, /, **what: Any) -> None:
        self._note(logging.ERROR, event, {"exc_info": True, **what})

    def _note(self, level: int, event: str, what: dict[str, Any]) -> None:
        error = what.pop("exc_info", None)
        told = " ".join(f"{name}={value}" for name, value in what.items())
        self._log.log(level, "%s %s", event, told, exc_info=error)


def journal() -> Journal:
    if find_spec("structlog") is None:
        return Plain()
    import structlog

    return structlog.get_logger()
