"""The tables by which several servers on one database know of each other. With a file they stay empty."""

from typing import Any

from sqlalchemy import JSON, BigInteger, Integer
from sqlalchemy.orm import Mapped, mapped_column

from troyes.server.storage.models import CLUSTERED, Base


class NewsRow(Base):
    """What one server tells the others, written with the change it tells of."""

    __tablename__ = "news"

    seq: Mapped[int] = mapped_column(BigInteger().with_variant(Integer(), "sqlite"), primary_key=True)
    origin: Mapped[str]
    """The server that tells it."""
    made: Mapped[float]
    body: Mapped[bytes]
    """JSON: see `storage.news`."""


class HouseRow(Base):
    """A server that runs on this database."""

    __tablename__ = "houses"

    id: Mapped[str] = mapped_column(primary_key=True)
    version: Mapped[str]
    beat: Mapped[float]
    """When it last said that it runs, by the database's clock."""


class PresenceRow(Base):
    """The lines to one table that a server holds."""

    __tablename__ = "presence"

    house: Mapped[str] = mapped_column(primary_key=True)
    table_id: Mapped[str] = mapped_column(primary_key=True)
    guests: Mapped[list[Any]] = mapped_column(JSON)
    """Whose they are, one for each line; null: nobody's."""

    __table_args__ = (CLUSTERED,)


class ThoughtRow(Base):
    """Something to be thought about by a worker, until its answer has been fetched. All times are the database's."""

    __tablename__ = "thoughts"

    id: Mapped[str] = mapped_column(primary_key=True)
    work: Mapped[str]
    """What is to be done: `thinking.works`."""
    kind: Mapped[str]
    person: Mapped[str]
    mark: Mapped[float]
    """The lowest is next: see `thinking.fair`."""
    cost: Mapped[float]
    job: Mapped[bytes]
    """JSON."""
    wanted: Mapped[float]
    """When somebody last wanted to know the answer."""
    worker: Mapped[str | None]
    """Who thinks about it."""
    lease: Mapped[float | None]
    """Until when; then it is for another to take."""
    tries: Mapped[int]
    progress: Mapped[bytes | None]
    answer: Mapped[bytes | None]
    failed: Mapped[str | None]
