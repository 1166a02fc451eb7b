"""The past can be read without playing it again: words with each line, checkpoints, whispers apart"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("entries", sa.Column("told", sa.Text, nullable=True))
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", name="fk_checkpoints_table_id")),
        sa.Column("n", sa.Integer),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_checkpoints"),
    )
    op.create_table(
        "whispers",
        sa.Column("id", sa.String(24)),
        sa.Column(
            "table_id", sa.String(24), sa.ForeignKey("tables.id", name="fk_whispers_table_id"), nullable=False
        ),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("actor", sa.String(24), nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.Column("sender", sa.Integer, nullable=False),
        sa.Column("receivers", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_whispers"),
        sa.UniqueConstraint("table_id", "actor", "key", name="uq_whispers_key"),
    )
    op.create_index("ix_whispers_table", "whispers", ["table_id", "after"])
    # The old table stays: a process of the version before still reads it.
    connection = op.get_bind()
    for table_id, seq, body in connection.execute(sa.text("SELECT table_id, seq, body FROM snapshots")).all():
        connection.execute(
            sa.text("INSERT INTO checkpoints (table_id, n, seq, body) VALUES (:table_id, :n, :seq, :body)"),
            {"table_id": table_id, "n": json.loads(body)["match"]["n"], "seq": seq, "body": body},
        )
