"""Club nights"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "club_nights",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("owner_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("finished_at", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["owner_id"], ["users.id"], name="fk_club_nights_owner_id"),
        sa.PrimaryKeyConstraint("id", name="pk_club_nights"),
        sa.UniqueConstraint("token", name="uq_club_nights_token"),
    )
    op.create_index("ix_club_nights_owner_id", "club_nights", ["owner_id"])
    op.create_table(
        "club_players",
        sa.Column("night_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.String(24), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["night_id"], ["club_nights.id"], name="fk_club_players_night_id"),
        sa.PrimaryKeyConstraint("night_id", "number", name="pk_club_players"),
        sa.UniqueConstraint("night_id", "user_id", name="uq_club_players_user"),
    )
    op.create_index("ix_club_players_user_id", "club_players", ["user_id"])
    op.create_table(
        "club_seats",
        sa.Column("night_id", sa.String(24), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["night_id"], ["club_nights.id"], name="fk_club_seats_night_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_club_seats_table_id"),
        sa.PrimaryKeyConstraint("night_id", "round", "player", name="pk_club_seats"),
    )
