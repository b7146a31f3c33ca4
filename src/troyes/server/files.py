"""How many files the server may have open: each line of somebody's is one."""

from contextlib import suppress

import structlog

log = structlog.get_logger()
WANTED = 65_536
FEW = 4_096
"""Fewer are soon used up."""


def ask_for_files() -> int:
    """As many as we may have; a warning if those are few. Returns how many, 0 where nobody counts them."""
    try:
        import resource
    except ImportError:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    if soft != resource.RLIM_INFINITY and soft < FEW:
        log.warning("few files may be open at once: lines will be refused", files=soft, wanted=WANTED)
    return soft
