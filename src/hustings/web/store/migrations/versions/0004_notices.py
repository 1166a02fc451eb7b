"""Notices off the page"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "contacts",
        sa.Column("user_id", sa.String(24), sa.ForeignKey("users.id", name="fk_contacts_user_id")),
        sa.Column("email", sa.String(254), nullable=False, server_default=""),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(40), nullable=True, unique=True),
        sa.Column("webhook", sa.String(500), nullable=False, server_default=""),
        sa.Column("language", sa.String(12), nullable=False, server_default=""),
        sa.Column("told", sa.Text, nullable=False, server_default="{}"),
        sa.Column("told_at", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name="pk_contacts"),
    )
