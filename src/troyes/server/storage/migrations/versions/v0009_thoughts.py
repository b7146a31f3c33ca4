"""Thoughts that workers take: what is to be thought about, by whom it is, and what came of it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("work", sa.String(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("mark", sa.Double[float](), nullable=False),
        sa.Column("cost", sa.Double[float](), nullable=False),
        sa.Column("job", sa.LargeBinary(), nullable=False),
        sa.Column("wanted", sa.Double[float](), nullable=False),
        sa.Column("worker", sa.String(), nullable=True),
        sa.Column("lease", sa.Double[float](), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("progress", sa.LargeBinary(), nullable=True),
        sa.Column("answer", sa.LargeBinary(), nullable=True),
        sa.Column("failed", sa.String(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_thoughts")),
    )


def downgrade() -> None:
    op.drop_table("thoughts")
