"""The club house: accounts, friends, talk, results, ratings, the day's game, sets of cards, records from elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = (
    *("pushes", "imports", "card_sets", "dailies", "ratings", "results", "reports", "messages", "mutes", "friends"),
    *("sessions", "accounts", "starts"),
)


def upgrade() -> None:
    op.add_column("guests", sa.Column("blocked", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("cards", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("daily", sa.String(), nullable=True))
    op.add_column("tables", sa.Column("lesson", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("origin", sa.String(), nullable=False, server_default=""))
    op.create_table("starts", _table(key=True), sa.Column("record", sa.LargeBinary(), nullable=False))
    _people()
    _talk()
    _results()
    _own()


def _people() -> None:
    op.create_table(
        "accounts",
        _guest(key=True),
        sa.Column("login", sa.String(), nullable=False),
        sa.Column("password", sa.String(), nullable=False),
        _when("made"),
        sa.Column("webhook", sa.String(), nullable=False, server_default=""),
        sa.UniqueConstraint("login", name="uq_accounts_login"),
    )
    op.create_table("sessions", sa.Column("secret", sa.String(), primary_key=True), _guest(), _when("made"))
    op.create_index("ix_sessions_guest", "sessions", ["guest"])
    op.create_table(
        "friends",
        _guest("asker", key=True),
        _guest("other", key=True),
        _when("made"),
        _when("accepted", nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(), primary_key=True),
        _guest(),
        sa.Column("p256dh", sa.String(), nullable=False),
        sa.Column("auth", sa.String(), nullable=False),
        _when("made"),
        sa.CheckConstraint("length(endpoint) <= 1000", name="endpoint"),
    )
    op.create_index("ix_pushes_guest", "pushes", ["guest"])


def _talk() -> None:
    op.create_table("mutes", _guest(key=True), _guest("muted", key=True), sqlite_with_rowid=False)
    op.create_table(
        "messages",
        _table(key=True),
        sa.Column("n", sa.Integer(), primary_key=True, autoincrement=False),
        _guest(),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        _when("made"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_messages_guest", "messages", ["guest"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(), primary_key=True),
        _guest("reporter"),
        _guest("about"),
        _table(),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("why", sa.String(), nullable=False),
        _when("made"),
        _when("settled", nullable=True),
    )
    op.create_index("ix_reports_settled", "reports", ["settled", "made"])


def _results() -> None:
    op.create_table(
        "results",
        _table(key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        _guest(nullable=True),
        sa.Column("bot", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("ahead", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        _when("ended"),
        sa.Column("daily", sa.String(), nullable=True),
        sa.Column("helped", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Double[float](), nullable=True),
        sa.Column("facts", sa.JSON(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_guest", "results", ["guest", "ended"])
    op.create_index("ix_results_daily", "results", ["daily", "game"])
    op.create_index("ix_results_game", "results", ["game", "helped", "ahead"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), primary_key=True),
        sa.Column("mu", sa.Double[float](), nullable=False),
        sa.Column("sigma", sa.Double[float](), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        _when("changed"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), primary_key=True),
        _guest(key=True),
        _table(),
        sqlite_with_rowid=False,
    )


def _own() -> None:
    op.create_table(
        "card_sets",
        sa.Column("id", sa.String(), primary_key=True),
        _guest(),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("numbers", sa.JSON(), nullable=False),
        _when("made"),
        _when("changed"),
    )
    op.create_index("ix_card_sets_guest", "card_sets", ["guest"])
    op.create_table(
        "imports",
        sa.Column("id", sa.String(), primary_key=True),
        _guest(),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=False),
        _when("made"),
        _when("studied", nullable=True),
        sa.Column("study", sa.LargeBinary(), nullable=True),
    )
    op.create_index("ix_imports_guest", "imports", ["guest", "made"])


def _guest(name: str = "guest", *, key: bool = False, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(), sa.ForeignKey("guests.id"), primary_key=key, nullable=nullable)


def _table(*, key: bool = False) -> sa.Column[str]:
    return sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=key, nullable=False)


def _when(name: str, *, nullable: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Double[float](), nullable=nullable)


def downgrade() -> None:
    for table in TABLES:
        op.drop_table(table)
    for column in ("origin", "lesson", "daily", "cards", "rated"):
        op.drop_column("tables", column)
    op.drop_column("guests", "blocked")
