"""What people promise each other at a table"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "promises",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("actor", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("receivers", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("settled_by", sa.Integer, nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_promises_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_promises"),
    )
    op.create_index("ix_promises_table_id", "promises", ["table_id"])
    op.create_index("ix_promises_actor", "promises", ["actor"])
