"""Snapshots of their own: the row of a table changes with every move, and they are large"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", name="fk_snapshots_table_id")),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
    )
    op.execute(
        "INSERT INTO snapshots (table_id, seq, body) "
        "SELECT id, snapshot_seq, snapshot FROM tables WHERE snapshot IS NOT NULL"
    )
    # The old columns stay, empty: a process of the version before reads them, and then opens from the start.
    op.execute("UPDATE tables SET snapshot = NULL, snapshot_seq = 0")
