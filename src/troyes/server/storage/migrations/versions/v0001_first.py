"""Guests, tables, seats, choices and steps."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("lang", sa.String(), nullable=False),
        sa.Column("made", sa.Double[float](), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("chosen_seed", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Integer(), nullable=False),
        sa.Column("maker", sa.String(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("deadline", sa.Double[float](), nullable=True),
        sa.Column("rematch", sa.String(), sa.ForeignKey("tables.id"), nullable=True),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("settled", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.String(), nullable=False),
        sa.Column("made", sa.Double[float](), nullable=False),
        sa.Column("moved", sa.Double[float](), nullable=False),
        sa.CheckConstraint("status IN ('open', 'running', 'over')", name="status"),
        sa.CheckConstraint("n >= 0 AND settled >= 0", name="counts"),
    )
    op.create_index("ix_tables_maker", "tables", ["maker"])
    op.create_index("ix_tables_listed", "tables", ["listed", "status", "made"])
    op.create_index("ix_tables_deadline", "tables", ["status", "deadline"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("bot", sa.String(), nullable=False),
        sa.Column("stand_in", sa.Boolean(), nullable=False),
        sa.Column("moved", sa.Integer(), nullable=False),
        sa.CheckConstraint("kind IN ('open', 'person', 'bot')", name="kind"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "choices",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("held", sa.Boolean(), nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("steps", "choices", "seats", "tables", "guests"):
        op.drop_table(table)
