"""What lists tell of a table, and who asked for an analysis: known to every server."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer(), nullable=True))
    op.add_column("studies", sa.Column("asker", sa.String(), nullable=True))


def downgrade() -> None:
    op.drop_column("studies", "asker")
    op.drop_column("tables", "round")
