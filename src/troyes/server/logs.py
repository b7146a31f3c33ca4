"""The server's log: JSON lines on the standard error, its own and those of the libraries it is made of."""

import logging
import sys
from typing import Any

import structlog

QUIET = ("alembic", "aiosqlite", "sqlalchemy", "uvicorn", "websockets")
"""Who speaks only of what goes wrong. Some of them would otherwise quote addresses with keys in them."""


def usual_level() -> int:
    """In a terminal people want to read where the page is, and not every request."""
    return logging.WARNING if sys.stderr.isatty() else logging.INFO


def keep_log(level: int) -> None:
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    last = [structlog.stdlib.ProcessorFormatter.remove_processors_meta, structlog.processors.JSONRenderer()]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
