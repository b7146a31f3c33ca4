"""The tables of the database. What is changed here needs a new version in `migrations`."""

from typing import Any

from sqlalchemy import JSON, CheckConstraint, Double, ForeignKey, Index, MetaData, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

CLUSTERED = {"sqlite_with_rowid": False}
"""Rows lie in the order of their key: a table's choices side by side."""


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {dict[str, Any]: JSON, float: Double}  # noqa: RUF012


class GuestRow(Base):
    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(primary_key=True)
    secret: Mapped[str]
    """The SHA-256 hash of the secret that the guest's token holds."""
    name: Mapped[str]
    lang: Mapped[str]
    made: Mapped[float]
    blocked: Mapped[str] = mapped_column(server_default="")
    """Why the operator keeps them out; empty: they are welcome."""


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    options: Mapped[dict[str, Any]]
    seed: Mapped[str]
    chosen_seed: Mapped[bool]
    status: Mapped[str]
    listed: Mapped[bool]
    clock: Mapped[int]
    """Hours for a decision."""
    minutes: Mapped[int] = mapped_column(server_default=text("0"))
    """Minutes for a decision, where hours would be too long."""
    seconds: Mapped[float] = mapped_column(server_default="1.0")
    """How long a bot may think about a decision."""
    hints: Mapped[bool] = mapped_column(server_default=false())
    """Whether people may ask for hints."""
    hinted: Mapped[bool] = mapped_column(server_default=false())
    """Whether one was given, or nobody knows any more."""
    rated: Mapped[bool] = mapped_column(server_default=false())
    """Whether its end changes ratings."""
    cards: Mapped[str] = mapped_column(server_default="")
    """The name of the set of cards it is played with; the numbers themselves are in `options`."""
    daily: Mapped[str | None]
    """The day whose game it is, as in 2026-11-15."""
    lesson: Mapped[str] = mapped_column(server_default="")
    """The lesson that is taught here."""
    origin: Mapped[str] = mapped_column(server_default="")
    """The game it was forked from, and after how many choices, as in `table/abc/17`."""
    maker: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    deadline: Mapped[float | None]
    rematch: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))
    n: Mapped[int]
    settled: Mapped[int]
    """How many choices there are."""
    waiting: Mapped[str]
    """The seats that must choose now, one digit each: lists can tell whose turn it is without opening a table."""
    round: Mapped[int | None]
    """The round or day that is being played; for lists, too."""
    made: Mapped[float]
    moved: Mapped[float]

    __table_args__ = (
        CheckConstraint("status IN ('open', 'running', 'over')", name="status"),
        CheckConstraint("n >= 0 AND settled >= 0", name="counts"),
        Index("ix_tables_maker", "maker"),
        Index("ix_tables_listed", "listed", "status", "made"),
        Index("ix_tables_deadline", "status", "deadline"),
    )


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))
    name: Mapped[str]
    bot: Mapped[str]
    stand_in: Mapped[bool]
    moved: Mapped[int]
    hidden: Mapped[int] = mapped_column(default=0, server_default=text("0"))

    __table_args__ = (
        CheckConstraint("kind IN ('open', 'person', 'bot')", name="kind"),
        Index("ix_seats_guest", "guest"),
        CLUSTERED,
    )


class ChoiceRow(Base):
    """A choice that was made for good. Rows are added, never changed."""

    __tablename__ = "choices"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    key: Mapped[str]

    __table_args__ = (CLUSTERED,)


class StepRow(Base):
    """A step that can still be taken back."""

    __tablename__ = "steps"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    key: Mapped[str]
    held: Mapped[bool]

    __table_args__ = (CLUSTERED,)


class StartRow(Base):
    """The record with which a table's game begins, where it is not simply a new one."""

    __tablename__ = "starts"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    record: Mapped[bytes]
    """JSON."""


class StudyRow(Base):
    """The analysis of a finished game."""

    __tablename__ = "studies"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    made: Mapped[float]
    """When it was asked for, and once it is there: when it was finished."""
    data: Mapped[bytes | None]
    """JSON; null while it is not finished, so that a server which starts again goes on with it."""
    asker: Mapped[str | None]
    """Who asked for it, of whom it is counted how many they have under way."""
