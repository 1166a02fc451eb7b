"""Nights and holidays, pauses, who is here, and what was taken back"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("users", sa.Column("availability", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("pause", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("undo", sa.String(4), nullable=False, server_default="ask"))
    op.add_column("tables", sa.Column("undone", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("availability", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("here_until", sa.String(32), nullable=True))
