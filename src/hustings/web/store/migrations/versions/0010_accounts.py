"""Accounts: sessions that expire and can be listed, recovery, passkeys"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("users", sa.Column("recovery", sa.String(64), nullable=True))
    op.add_column("sessions", sa.Column("seen_at", sa.String(32), nullable=True))
    op.add_column("sessions", sa.Column("expires_at", sa.String(32), nullable=True))
    op.add_column("sessions", sa.Column("agent", sa.String(80), nullable=False, server_default=""))
    op.create_index("ix_sessions_expires_at", "sessions", ["expires_at"])
    # Sessions that are there already end as if they had last been used now.
    until = (datetime.now(UTC) + timedelta(days=90)).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
    sessions = sa.table("sessions", sa.column("kind"), sa.column("expires_at"))
    op.execute(sessions.update().where(sessions.c.kind == "cookie").values(expires_at=until))
    op.create_table(
        "resets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column(
            "user_id", sa.String(24), sa.ForeignKey("users.id", name="fk_resets_user_id"), nullable=False
        ),
        sa.Column("expires_at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_resets"),
    )
    op.create_index("ix_resets_user_id", "resets", ["user_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column(
            "user_id", sa.String(24), sa.ForeignKey("users.id", name="fk_passkeys_user_id"), nullable=False
        ),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("used_at", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_user_id", "passkeys", ["user_id"])
    talk = sa.text("type = 'talk'")
    op.create_index("ix_entries_talk", "entries", ["actor"], sqlite_where=talk, postgresql_where=talk)
