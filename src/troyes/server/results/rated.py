"""Rated tables: who may play at them, and with what. Everything that would make a rating mean less is refused."""

from troyes.bots.between import is_strength
from troyes.bots.limits import USUAL
from troyes.core.errors import OptionError
from troyes.server.desk import Desk
from troyes.server.errors import Refused
from troyes.server.storage.shapes import StoredGuest
from troyes.server.wire.tables import TableNew

FEWEST = 2
MINUTES = 10
"""So long a decision may take, where nothing else is said: who stays and does not move has left."""


def check_rated(wish: TableNew) -> None:
    """Whether a table that is wished for can be rated. What stands in the way is named."""
    wrong = {
        "seats": len(wish.seats) < FEWEST or all(plan.kind == "bot" for plan in wish.seats),
        "hot": any(plan.kind == "hot" for plan in wish.seats),
        "hints": bool(wish.hints),
        "seed": wish.seed is not None,
        "cards": bool(wish.options.get("cards")),
        "bots": any(is_strength(plan.bot) for plan in wish.seats),  # each would be a newcomer of whom nothing is known
        "seconds": wish.seconds != USUAL.seconds,
    }
    for what, is_wrong in wrong.items():
        if is_wrong:
            raise OptionError("web-rated", place="rated", what=what, seconds=round(USUAL.seconds))


def minutes_for(wish: TableNew) -> int:
    """No rated table is without a clock."""
    return wish.minutes or (MINUTES if wish.rated and not wish.clock else 0)


async def needs_account(desk: Desk, guest: StoredGuest) -> None:
    """Whoever could come back under another name cannot be rated."""
    if not await desk.results.has_account(guest.id):
        raise Refused("web-rated-account", 403)
