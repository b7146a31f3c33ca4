"""Minutes for a decision, and what a forgotten password is replaced with: a recovery code, or one sent by mail.

All of it has a usual value, so that servers of the version before can go on beside this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("minutes", sa.Integer(), nullable=False, server_default=sa.text("0")))
    for name in ("recovery", "mail"):
        op.add_column("accounts", sa.Column(name, sa.String(), nullable=False, server_default=""))
    op.create_table(
        "mail_codes",
        sa.Column("guest", sa.String(), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("purpose", sa.String(), primary_key=True),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("mail", sa.String(), nullable=False),
        sa.Column("made", sa.Double[float](), nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("mail_codes")
    for name in ("mail", "recovery"):
        op.drop_column("accounts", name)
    op.drop_column("tables", "minutes")
