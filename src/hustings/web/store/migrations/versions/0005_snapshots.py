"""Snapshots of their own: the row of a table changes with every move, and they are large"""

from __future__ import annotations

import sqlite3

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
    if op.get_context().dialect.name == "sqlite" and sqlite3.sqlite_version_info < (3, 35):
        op.execute("UPDATE tables SET snapshot = NULL")  # it cannot drop a column; nobody reads it any more
        return
    op.drop_column("tables", "snapshot")
    op.drop_column("tables", "snapshot_seq")
