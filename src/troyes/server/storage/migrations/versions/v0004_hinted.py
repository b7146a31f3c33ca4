"""Whether a hint was given at a table: only that keeps its game off the leaderboards."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

UNKNOWN = "UPDATE tables SET hinted = hints WHERE status <> 'open'"
"""Nobody counted them before: where hints were allowed and the game had begun, one may have been given."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("hinted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(UNKNOWN)


def downgrade() -> None:
    op.drop_column("tables", "hinted")
