"""Administration: roles, reports, blocks, sanctions, an audit log, hidden and removed tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("users", sa.Column("role", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("moderation", sa.String(8), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("removed_status", sa.String(12), nullable=True))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("entry", sa.Integer, nullable=True),
        sa.Column("subject_id", sa.String(24), nullable=False),
        sa.Column("reporter_id", sa.String(24), nullable=False),
        sa.Column("reporter_seats", sa.String(200), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("resolved_at", sa.String(32), nullable=True),
        sa.Column("resolved_by", sa.String(24), nullable=True),
        sa.Column("note", sa.Text, nullable=False, server_default=""),
        sa.Column("whisper", sa.String(24), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("blocked_id", sa.String(24), nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name="pk_blocks"),
    )
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=True),
        sa.Column("network", sa.String(50), nullable=True),
        sa.Column("until", sa.String(32), nullable=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("lifted_at", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_sanctions"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("actor_id", sa.String(24), nullable=False),
        sa.Column("action", sa.String(24), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
