"""Several servers on one database: what they tell each other, which of them run, who is at which table where."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "news",
        sa.Column("seq", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("origin", sa.String(), nullable=False),
        sa.Column("made", sa.Double[float](), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("seq", name=op.f("pk_news")),
    )
    op.create_table(
        "houses",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("beat", sa.Double[float](), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_houses")),
    )
    op.create_table(
        "presence",
        sa.Column("house", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("guests", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("house", "table_id", name=op.f("pk_presence")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rings",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rings_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "seat", "turn", name=op.f("pk_rings")),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("rings", "presence", "houses", "news"):
        op.drop_table(name)
