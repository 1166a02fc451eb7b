"""The queue of bot moves, which is a column of the tables: since when a bot is asked."""

from __future__ import annotations

from sqlalchemy import Connection, exists, select, text, update

from hustings.web.store.schema import tables


class Claimed:
    """A table that is in this worker's hands now, and whether people play at it."""

    def __init__(self, id: str, people: bool) -> None:
        self.id = id
        self.people = people


# For PostgreSQL. An owner's tables are numbered, those in hand counted first: so everybody's first comes before
# anybody's second. Rows cannot be locked where they are numbered, hence in several steps.
CLAIM = """
WITH due AS (
  SELECT id, owner_id, people, bot_due, coalesce(bot_lease >= :now, false) AS held FROM tables
   WHERE status = 'running' AND bot_due IS NOT NULL AND (people OR seen_at > :seen)),
ranked AS (
  SELECT id, people, held, bot_due,
         count(*) FILTER (WHERE held) OVER (PARTITION BY owner_id)
         + row_number() OVER (PARTITION BY owner_id, held ORDER BY people DESC, bot_due, id) AS place
    FROM due),
firsts AS (
  SELECT t.id FROM tables t JOIN ranked ON ranked.id = t.id
   WHERE ranked.people AND NOT ranked.held AND ranked.place = 1 AND (t.bot_lease IS NULL OR t.bot_lease < :now)
   ORDER BY ranked.bot_due LIMIT :firsts FOR UPDATE OF t SKIP LOCKED),
others AS (
  SELECT t.id FROM tables t JOIN ranked ON ranked.id = t.id
   WHERE ranked.people AND NOT ranked.held AND ranked.place > 1 AND (t.bot_lease IS NULL OR t.bot_lease < :now)
   ORDER BY ranked.place, ranked.bot_due LIMIT :others FOR UPDATE OF t SKIP LOCKED),
alone AS (
  SELECT t.id FROM tables t JOIN ranked ON ranked.id = t.id
   WHERE NOT ranked.people AND NOT ranked.held AND (t.bot_lease IS NULL OR t.bot_lease < :now)
   ORDER BY ranked.place, ranked.bot_due LIMIT :alone FOR UPDATE OF t SKIP LOCKED)
UPDATE tables SET bot_lease = :until
 WHERE id IN (SELECT id FROM firsts UNION ALL SELECT id FROM others UNION ALL SELECT id FROM alone)
RETURNING id, people
"""


def claim(
    connection: Connection, now: str, until: str, seen: str, firsts: int, others: int, alone: int
) -> list[Claimed]:
    """Tables whose bots are asked and that no other worker has in hand: now they are in this one's.

    ``firsts`` is how many there may be of owners who have none in hand, ``others`` how many more where people
    play, ``alone`` how many of bots only; those must have been seen after ``seen``.
    """
    values = {"now": now, "until": until, "seen": seen, "firsts": firsts, "others": others, "alone": alone}
    return [Claimed(row.id, row.people) for row in connection.execute(text(CLAIM), values)]


def renew(connection: Connection, ids: list[str], until: str | None) -> None:
    """Keep tables in hand for longer, or put them back."""
    if ids:
        connection.execute(update(tables).where(tables.c.id.in_(ids)).values(bot_lease=until))


def see(connection: Connection, ids: list[str], now: str) -> None:
    """Somebody looks at these tables."""
    connection.execute(update(tables).where(tables.c.id.in_(ids)).values(seen_at=now))


def seen_since(connection: Connection, id: str, moment: str) -> bool:
    """Whether somebody has looked at a table after a moment."""
    return bool(
        connection.execute(select(exists().where(tables.c.id == id, tables.c.seen_at > moment))).scalar()
    )
