"""Engine help by table, and to which addresses mail was sent"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("help", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "mail_asks",
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("asked_at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_mail_asks"),
    )
    op.create_index("ix_mail_asks_user_id", "mail_asks", ["user_id"])
