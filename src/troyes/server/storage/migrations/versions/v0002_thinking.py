"""How long bots may think, whether hints are allowed, and analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ALONE = """
    UPDATE tables SET hints = {yes} WHERE
    (SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND seats.kind <> 'bot') <= 1
"""
"""As for new tables: hints where one person plays and nobody else."""


def upgrade() -> None:
    op.add_column("tables", sa.Column("seconds", sa.Double[float](), nullable=False, server_default="1.0"))
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(ALONE.format(yes=sa.true().compile(dialect=op.get_bind().dialect)))
    op.create_table(
        "studies",
        sa.Column("table_id", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("made", sa.Double[float](), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=True),
    )


def downgrade() -> None:
    op.drop_table("studies")
    op.drop_column("tables", "hints")
    op.drop_column("tables", "seconds")
