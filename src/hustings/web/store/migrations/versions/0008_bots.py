"""Whether people play, and when they last looked or did something: for the order of bots, and to close tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("people", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("seen_at", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("touched_at", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("client", sa.String(24), nullable=True))
    op.create_index("ix_tables_touched", "tables", ["status", "touched_at"])
    op.create_index("ix_tables_client", "tables", ["client"])
    op.execute(
        "UPDATE tables SET touched_at = "
        "coalesce((SELECT max(at) FROM entries WHERE entries.table_id = tables.id), created_at) "
        "WHERE status IN ('gathering', 'running')"
    )
    # Those of bots only are taken to have been seen when they last moved.
    op.execute(
        "UPDATE tables SET people = false, seen_at = touched_at WHERE status = 'running' AND NOT EXISTS "
        "(SELECT 1 FROM seats WHERE seats.table_id = tables.id AND kind = 'human' AND NOT standin)"
    )
