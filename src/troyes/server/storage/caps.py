"""How many of something one person may have: counted and taken in one step, however many ask at the same moment."""

from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from troyes.server.storage.models import GuestRow, StudyRow
from troyes.server.storage.people_models import ImportRow


class Cap(Struct, frozen=True):
    guest: str
    """Whose they are."""
    count: Select[int]
    """How many there are."""
    most: int


async def hold(connection: AsyncConnection, caps: Iterable[Cap]) -> None:
    """Nobody else counts for these people until we are done; in one order, so that nobody waits in a circle.

    Where one process writes to a file it is alone anyway.
    """
    guests = sorted({cap.guest for cap in caps})
    if guests:
        theirs = select(GuestRow.id).where(GuestRow.id.in_(guests)).order_by(GuestRow.id)
        await connection.execute(theirs.with_for_update())


async def fits(connection: AsyncConnection, caps: Iterable[Cap]) -> bool:
    """Whether one more may be written. What was written before in the same transaction counts."""
    for cap in caps:
        if (await connection.execute(cap.count)).scalar_one() >= cap.most:
            return False
    return True


def studies_under_way(asker: str) -> Select[int]:
    """How many analyses somebody has asked for that are not finished, of tables and of their own records."""
    tables = select(func.count()).where(StudyRow.asker == asker, StudyRow.data.is_(None)).scalar_subquery()
    own = (ImportRow.guest == asker, ImportRow.studied.is_not(None), ImportRow.study.is_(None))
    return select(tables + select(func.count()).where(*own).scalar_subquery())
