"""Reviews of finished games."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hustings.web.store.rows import values
from hustings.web.store.schema import reviews, seats, tables


class ReviewRow(Struct):
    table_id: str
    status: str  # running, done, failed
    done: int
    steps: int
    updated_at: str
    accuracies: str = "[]"
    body: str | None = None


COLUMNS = [reviews.c[name] for name in ReviewRow.__struct_fields__]


def load(connection: Connection, table_id: str) -> ReviewRow | None:
    row = connection.execute(select(*COLUMNS).where(reviews.c.table_id == table_id)).first()
    return None if row is None else ReviewRow(*row)


def claim(connection: Connection, row: ReviewRow, stale: str) -> bool:
    """Begin a review, unless one is kept or somebody has gone on with it after ``stale``."""
    connection.execute(
        delete(reviews).where(
            reviews.c.table_id == row.table_id, reviews.c.status != "done", reviews.c.updated_at < stale
        )
    )
    try:
        with connection.begin_nested():
            connection.execute(insert(reviews).values(values(row)))
    except IntegrityError:
        return False
    return True


def save(connection: Connection, row: ReviewRow) -> None:
    connection.execute(update(reviews).where(reviews.c.table_id == row.table_id).values(values(row)))


class ReviewedRow(Struct):
    table_id: str
    game: str
    players: int
    finished_at: str
    seat: int
    accuracies: str


def of_user(connection: Connection, user_id: str, most: int) -> list[ReviewedRow]:
    """The reviewed games of a person, the newest first; a game once for each of their seats."""
    rows = connection.execute(
        select(
            tables.c.id,
            tables.c.game,
            tables.c.players,
            tables.c.finished_at,
            seats.c.seat,
            reviews.c.accuracies,
        )
        .join(reviews, reviews.c.table_id == tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user_id, reviews.c.status == "done", tables.c.moderation != "removed")
        .order_by(tables.c.finished_at.desc(), seats.c.seat)
        .limit(most)
    )
    return [ReviewedRow(*row) for row in rows]
