"""One link for a whole table, and codes to go on elsewhere"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "table_links",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_table_links_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_table_links"),
        sa.UniqueConstraint("token", name="uq_table_links_token"),
    )
    op.create_table(
        "device_codes",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("expires_at", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_device_codes_user_id"),
        sa.PrimaryKeyConstraint("user_id", "kind", name="pk_device_codes"),
        sa.UniqueConstraint("hash", name="uq_device_codes_hash"),
    )
