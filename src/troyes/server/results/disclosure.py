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


def check_replay(stored: StoredTable, now: float) -> None:
    """Refuses a look back that nobody may have yet, not even who played: it could be handed to who still plays."""
    if stored.status != "over":
        raise Refused("web-not-over")
    if not seed_may_be_told(stored, now):
        raise Refused("web-day-not-over", 403)


def played_late(stored: StoredTable, ended: float) -> bool:
    """Whether it is a day's game that ended when everybody could know its dice."""
    return stored.daily is not None and ended >= end_of(stored.daily)
