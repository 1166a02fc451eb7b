"""Whether a game was in a file, so that somebody may know its seed"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("tables", sa.Column("carried", sa.Boolean, nullable=False, server_default=sa.false()))
