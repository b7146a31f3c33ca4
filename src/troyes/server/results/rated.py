"""Rated tables: who may play at them, and with what. Everything that would make a rating mean less is refused."""

from troyes.bots.limits import USUAL
from troyes.core.errors import OptionError
from troyes.server.errors import Refused
from troyes.server.services import Services
from troyes.server.storage.shapes import StoredGuest
from troyes.server.wire.tables import TableNew

FEWEST = 2


def check_rated(wish: TableNew) -> None:
    """Whether a table that is wished for can be rated. What stands in the way is named."""
    wrong = {
        "seats": len(wish.seats) < FEWEST or all(plan.kind == "bot" for plan in wish.seats),
        "hot": any(plan.kind == "hot" for plan in wish.seats),
        "hints": bool(wish.hints),
        "seed": wish.seed is not None,
        "cards": bool(wish.options.get("cards")),
        "seconds": wish.seconds != USUAL.seconds,
    }
    for what, is_wrong in wrong.items():
        if is_wrong:
            raise OptionError("web-rated", place="rated", what=what, seconds=round(USUAL.seconds))


async def needs_account(services: Services, guest: StoredGuest) -> None:
    """Whoever could come back under another name cannot be rated."""
    if not await services.results.has_account(guest.id):
        raise Refused("web-rated-account", 403)
