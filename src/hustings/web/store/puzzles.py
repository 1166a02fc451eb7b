"""Puzzles that people with an account have tried."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from hustings.web.store.rows import values
from hustings.web.store.schema import puzzles


class TriedRow(Struct):
    user_id: str
    puzzle: str
    tries: int
    tried_at: str
    solved_at: str | None


COLUMNS = [puzzles.c[name] for name in TriedRow.__struct_fields__]


def add(connection: Connection, user_id: str, puzzle: str, solved: bool, now: str) -> None:
    """One more try; once solved a puzzle stays so."""
    row = TriedRow(user_id, puzzle, 1, now, now if solved else None)
    try:
        with connection.begin_nested():
            connection.execute(insert(puzzles).values(values(row)))
    except IntegrityError:
        mine = (puzzles.c.user_id == user_id) & (puzzles.c.puzzle == puzzle)
        change: dict[str, object] = {"tries": puzzles.c.tries + 1, "tried_at": now}
        if solved:
            change["solved_at"] = func.coalesce(puzzles.c.solved_at, now)
        connection.execute(update(puzzles).where(mine).values(change))


def of_user(connection: Connection, user_id: str) -> list[TriedRow]:
    """In the order of their names."""
    found = select(*COLUMNS).where(puzzles.c.user_id == user_id).order_by(puzzles.c.puzzle)
    return [TriedRow(*row) for row in connection.execute(found)]


def forget(connection: Connection, user_id: str) -> None:
    connection.execute(delete(puzzles).where(puzzles.c.user_id == user_id))
