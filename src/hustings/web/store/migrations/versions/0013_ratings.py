"""Ratings and profiles"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("player", sa.String(48), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("updated_at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_ratings"),
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("player", sa.String(48), nullable=True),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rated_seats_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rated_seats"),
    )
    op.create_index("ix_rated_seats_player", "rated_seats", ["player", "game", "at"])
    op.create_table(
        "profiles",
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_profiles_user_id"),
        sa.PrimaryKeyConstraint("user_id", name="pk_profiles"),
    )
