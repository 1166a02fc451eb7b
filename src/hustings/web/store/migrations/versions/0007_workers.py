"""Workers say that they are alive"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "workers",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("host", sa.String(253), nullable=False),
        sa.Column("started_at", sa.String(32), nullable=False),
        sa.Column("seen_at", sa.String(32), nullable=False),
        sa.Column("busy", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
