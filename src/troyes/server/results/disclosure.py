"""What a finished game keeps to itself for a while: everybody plays a day's game with the same seed."""

import time
from datetime import UTC, date, datetime, timedelta

from troyes.server.errors import Refused
from troyes.server.storage.shapes import StoredTable


def day_of(now: float) -> str:
    """The day in UTC, as in 2026-11-15."""
    return time.strftime("%Y-%m-%d", time.gmtime(now))


def is_day(text: str) -> bool:
    """Whether it names a day, in the one way in which we write it."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def end_of(day: str) -> float:
    """The first moment after that day."""
    after = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
    return after.timestamp()


def seed_may_be_told(stored: StoredTable, now: float) -> bool:
    """Whether the seed of a table, and with it its record, may be given away.

    Never while the game runs; and that of a day's game only when the day is over, since others still play with it.
    """
    return stored.status == "over" and (stored.daily is None or now >= end_of(stored.daily))


def replay_may_be_seen(stored: StoredTable, guest: str | None, now: float) -> bool:
    """Whether somebody may look back at a finished game: of a day's game only who played it, until the day is over."""
    own = guest is not None and any(seat.guest == guest for seat in stored.seats)
    return stored.status == "over" and (own or seed_may_be_told(stored, now))


def check_replay(stored: StoredTable, guest: str | None, now: float) -> None:
    """Refuses a look back that somebody may not have yet."""
    if stored.status != "over":
        raise Refused("web-not-over")
    if not replay_may_be_seen(stored, guest, now):
        raise Refused("web-day-not-over", 403)
