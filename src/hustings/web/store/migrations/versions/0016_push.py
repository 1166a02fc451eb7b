"""Notices to browsers, and which notices people want"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(12), nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_push_subscriptions_user_id"),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
    )
    op.create_index("ix_push_subscriptions_user_id", "push_subscriptions", ["user_id"])
    op.create_index("ix_push_subscriptions_session", "push_subscriptions", ["session"])
    op.create_table(
        "notice_wishes",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("off", sa.Text, nullable=False, server_default="[]"),
        sa.Column("muted", sa.Text, nullable=False, server_default="[]"),
        sa.Column("zone", sa.String(64), nullable=False, server_default=""),
        sa.Column("quiet_from", sa.String(5), nullable=False, server_default=""),
        sa.Column("quiet_to", sa.String(5), nullable=False, server_default=""),
        sa.Column("told", sa.Text, nullable=False, server_default="{}"),
        sa.Column("told_at", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_notice_wishes_user_id"),
        sa.PrimaryKeyConstraint("user_id", name="pk_notice_wishes"),
    )
