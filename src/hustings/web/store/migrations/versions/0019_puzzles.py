"""Puzzles that people have tried"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("puzzle", sa.String(80), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("tried_at", sa.String(32), nullable=False),
        sa.Column("solved_at", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_puzzles_user_id"),
        sa.PrimaryKeyConstraint("user_id", "puzzle", name="pk_puzzles"),
    )
