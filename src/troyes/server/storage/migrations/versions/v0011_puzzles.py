"""Answers to puzzles, and how strong people and how hard puzzles are.

Only new tables, so that servers of the version before can go on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("shelf", sa.String(), primary_key=True),
        sa.Column("puzzle", sa.String(), primary_key=True),
        sa.Column("grade", sa.String(), nullable=False),
        sa.Column("gave_up", sa.Double[float](), nullable=False),
        sa.Column("day", sa.String(), nullable=False),
        sa.Column("rating", sa.Double[float](), nullable=False),
        sa.Column("made", sa.Double[float](), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_puzzle_answers_made", "puzzle_answers", ["guest", "shelf", "made"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("who", sa.String(), primary_key=True),
        sa.Column("shelf", sa.String(), primary_key=True),
        sa.Column("mu", sa.Double[float](), nullable=False),
        sa.Column("sigma", sa.Double[float](), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    op.drop_table("puzzle_answers")
