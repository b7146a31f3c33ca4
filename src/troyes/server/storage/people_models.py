"""The tables of the database around the games: people, results, talk, cards of their own."""

from typing import Any

from sqlalchemy import CheckConstraint, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from troyes.server.storage.models import CLUSTERED, Base


class AccountRow(Base):
    """A guest with a name of their own and a password. The guest stays who they were: nothing is lost."""

    __tablename__ = "accounts"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    login: Mapped[str] = mapped_column(unique=True)
    """The account's name as it is compared: folded, so that no two look alike."""
    password: Mapped[str]
    """The argon2 hash."""
    made: Mapped[float]
    webhook: Mapped[str] = mapped_column(server_default="")
    """Where to tell that it is their turn; empty: nowhere."""
    recovery: Mapped[str] = mapped_column(server_default="")
    """The SHA-256 hash of the code that opens the account without its password; empty: there is none."""
    mail: Mapped[str] = mapped_column(server_default="")
    """Where a code may be sent; empty: nowhere."""


class MailCodeRow(Base):
    """A code that was sent by mail: to prove that the address is theirs, or to set a new password."""

    __tablename__ = "mail_codes"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    purpose: Mapped[str] = mapped_column(primary_key=True)
    """`address` or `password`."""
    secret: Mapped[str]
    """The SHA-256 hash of the code."""
    mail: Mapped[str]
    """Where it was sent."""
    made: Mapped[float]

    __table_args__ = (CLUSTERED,)


class SessionRow(Base):
    """A device that is signed in. The guest's own first token is in `guests`."""

    __tablename__ = "sessions"

    secret: Mapped[str] = mapped_column(primary_key=True)
    """The SHA-256 hash of the secret that the token holds."""
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    made: Mapped[float]

    __table_args__ = (Index("ix_sessions_guest", "guest"),)


class FriendRow(Base):
    __tablename__ = "friends"

    asker: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    made: Mapped[float]
    accepted: Mapped[float | None]

    __table_args__ = (Index("ix_friends_other", "other"), CLUSTERED)


class MuteRow(Base):
    """Whose words someone does not want to read."""

    __tablename__ = "mutes"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    muted: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)

    __table_args__ = (CLUSTERED,)


class MessageRow(Base):
    """Something that was said at a table."""

    __tablename__ = "messages"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    name: Mapped[str]
    text: Mapped[str]
    """Empty: it was removed."""
    made: Mapped[float]

    __table_args__ = (Index("ix_messages_guest", "guest"), CLUSTERED)


class ReportRow(Base):
    """A message that somebody found amiss, as it stood when they did."""

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(primary_key=True)
    reporter: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    about: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    n: Mapped[int]
    text: Mapped[str]
    why: Mapped[str]
    made: Mapped[float]
    settled: Mapped[float | None]

    __table_args__ = (Index("ix_reports_settled", "settled", "made"),)


class ResultRow(Base):
    """How a finished game ended for one seat."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"))
    bot: Mapped[str]
    """The level of the bot that sat here at the end, also for a person who had left; empty for a person."""
    game: Mapped[str]
    players: Mapped[int]
    points: Mapped[int]
    ahead: Mapped[int]
    """By how many points ahead of the best other seat, le Roy included; behind, if negative; alone: 0."""
    won: Mapped[bool]
    ended: Mapped[float]
    daily: Mapped[str | None]
    """The day whose game it was, as in 2026-11-15."""
    helped: Mapped[bool]
    """Whether it proves no skill: hints, a chosen seed, numbers of one's own, a bot for a while, a fork, a lesson."""
    rating: Mapped[float | None]
    """What the seat's rating came to, as people are shown it, if the game was rated."""
    facts: Mapped[dict[str, Any]]
    """What the statistics count: buildings, cards, achievements."""

    __table_args__ = (
        Index("ix_results_guest", "guest", "ended"),
        Index("ix_results_daily", "daily", "game"),
        Index("ix_results_game", "game", "helped", "ahead"),
        CLUSTERED,
    )


class RatingRow(Base):
    """How strong somebody is at a game: openskill's mu and sigma."""

    __tablename__ = "ratings"

    who: Mapped[str] = mapped_column(primary_key=True)
    """A guest's id, or `bot:` and a level."""
    game: Mapped[str] = mapped_column(primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]
    changed: Mapped[float]

    __table_args__ = (CLUSTERED,)


class DailyRow(Base):
    """Who has played a day's game, at which table: everybody once."""

    __tablename__ = "dailies"

    day: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))

    __table_args__ = (CLUSTERED,)


class PuzzleAnswerRow(Base):
    """Somebody's first answer to a puzzle: only that one counts."""

    __tablename__ = "puzzle_answers"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    shelf: Mapped[str] = mapped_column(primary_key=True)
    """The set of puzzles."""
    puzzle: Mapped[str] = mapped_column(primary_key=True)
    """Its name, which stays when puzzles are made anew; their numbers do not."""
    grade: Mapped[str]
    """`right`, `nearly` or `wrong`."""
    gave_up: Mapped[float]
    day: Mapped[str]
    """The day whose puzzle it was, as in 2026-11-15; empty: it was none, or no longer."""
    rating: Mapped[float]
    """What the person's rating came to, as they are shown it."""
    made: Mapped[float]

    __table_args__ = (Index("ix_puzzle_answers_made", "guest", "shelf", "made"), CLUSTERED)


class PuzzleRatingRow(Base):
    """How strong somebody is at puzzles, or how hard a puzzle is: openskill's mu and sigma."""

    __tablename__ = "puzzle_ratings"

    who: Mapped[str] = mapped_column(primary_key=True)
    """A guest's id, or `puzzle:` and the puzzle's name."""
    shelf: Mapped[str] = mapped_column(primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    answers: Mapped[int]

    __table_args__ = (CLUSTERED,)


class CardSetRow(Base):
    """Numbers that an owner of the box has typed in, under a name."""

    __tablename__ = "card_sets"

    id: Mapped[str] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    game: Mapped[str]
    """`troyes` (the King's Challenge plays with the same cards) or `troyes-dice`."""
    name: Mapped[str]
    numbers: Mapped[dict[str, Any]]
    """Only what differs, as `new_game(cards=...)` takes it."""
    made: Mapped[float]
    changed: Mapped[float]

    __table_args__ = (Index("ix_card_sets_guest", "guest"),)


class ImportRow(Base):
    """The record of a game that was played elsewhere."""

    __tablename__ = "imports"

    id: Mapped[str] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    game: Mapped[str]
    name: Mapped[str]
    players: Mapped[int]
    record: Mapped[bytes]
    """JSON."""
    result: Mapped[dict[str, Any]]
    """How it ended, or how far it goes: what a list tells of it."""
    made: Mapped[float]
    studied: Mapped[float | None]
    """When its analysis was asked for, and once it is there: when it was finished."""
    study: Mapped[bytes | None]
    """The analysis as JSON."""

    __table_args__ = (Index("ix_imports_guest", "guest", "made"),)


class PushRow(Base):
    """A browser that wants to be told when it is its owner's turn."""

    __tablename__ = "pushes"

    endpoint: Mapped[str] = mapped_column(primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"))
    p256dh: Mapped[str]
    auth: Mapped[str]
    made: Mapped[float]

    __table_args__ = (Index("ix_pushes_guest", "guest"), CheckConstraint("length(endpoint) <= 1000", name="endpoint"))


class RingRow(Base):
    """That somebody was told of their turn: whoever writes the row tells them, and nobody else."""

    __tablename__ = "rings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    turn: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)

    __table_args__ = (CLUSTERED,)
