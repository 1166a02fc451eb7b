"""Ratings: written in the transaction that ends a game, and worked out again from the games when asked to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from zlib import crc32

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, text, update

from hustings.core.codec import loads
from hustings.web.ratings import BOT, Strength, rate
from hustings.web.store.schema import rated_seats, ratings, seats, tables, users

LOCK = 0x72617465  # games of one title are rated one after the other
LEAST = 2  # people


class RatingRow(Struct):
    game: str
    player: str
    mu: float
    sigma: float
    games: int
    updated_at: str

    @property
    def strength(self) -> Strength:
        return Strength(self.mu, self.sigma)


class RatedSeatRow(Struct):
    table_id: str
    seat: int
    game: str
    player: str | None
    rank: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    at: str

    @property
    def before(self) -> Strength:
        return Strength(self.mu_before, self.sigma_before)

    @property
    def strength(self) -> Strength:
        return Strength(self.mu, self.sigma)


RATING = [ratings.c[name] for name in RatingRow.__struct_fields__]
RATED_SEAT = [rated_seats.c[name] for name in RatedSeatRow.__struct_fields__]


def record(connection: Connection, table_id: str) -> None:
    """Rate a game that has just ended, if it counts; called once, in the transaction that ends it."""
    found = connection.execute(
        select(tables.c.game, tables.c.result, tables.c.finished_at, tables.c.rated).where(
            tables.c.id == table_id
        )
    ).one()
    if not found.rated:
        return
    players = players_of(connection, table_id)
    if players is None:
        return
    game = str(found.game)
    _lock(connection, game)
    known = {row.player: row for row in of_players(connection, set(players)) if row.game == game}
    before = [known[player].strength if player in known else Strength() for player in players]
    rows = _rated(table_id, game, players, before, found.result, found.finished_at)
    connection.execute(insert(rated_seats), rows)
    for row in {row["player"]: row for row in rows}.values():
        columns = {"mu": row["mu"], "sigma": row["sigma"], "updated_at": row["at"]}
        if row["player"] in known:
            one = (ratings.c.game == game, ratings.c.player == row["player"])
            connection.execute(update(ratings).where(*one).values(games=ratings.c.games + 1, **columns))
        else:
            connection.execute(insert(ratings).values(game=game, player=row["player"], games=1, **columns))


def _lock(connection: Connection, game: str) -> None:
    if connection.dialect.name == "postgresql":
        key = {"lock": LOCK, "game": crc32(game.encode()) & 0x7FFFFFFF}
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock, :game)"), key)


def players_of(connection: Connection, table_id: str) -> list[str] | None:
    """By seat who plays, or None if this does not count.

    It counts where at least two people play, all with accounts and each with one seat; the others are bots.
    """
    rows = connection.execute(
        select(seats.c.kind, seats.c.user_id, seats.c.bot, users.c.kind.label("account"))
        .outerjoin(users, users.c.id == seats.c.user_id)
        .where(seats.c.table_id == table_id)
        .order_by(seats.c.seat)
    ).all()
    players: list[str] = []
    people: set[str] = set()
    for row in rows:
        if row.kind == "bot" and row.bot and row.user_id is None:
            players.append(BOT + row.bot)
        elif row.kind == "human" and row.account in ("person", "bot") and row.user_id not in players:
            players.append(row.user_id)
            if row.account == "person":
                people.add(row.user_id)
        else:
            return None
    return players if len(people) >= LEAST else None


def _rated(
    table_id: str, game: str, players: list[str], before: list[Strength], result: str, at: str
) -> list[dict[str, Any]]:
    ranks: list[int] = loads(result.encode())["ranks"]
    return [
        {
            "table_id": table_id,
            "seat": seat,
            "game": game,
            "player": players[seat] or None,
            "rank": ranks[seat],
            "mu_before": before[seat].mu,
            "sigma_before": before[seat].sigma,
            "mu": after.mu,
            "sigma": after.sigma,
            "at": at,
        }
        for seat, after in enumerate(rate(players, before, ranks))
    ]


def recompute(connection: Connection) -> int:
    """Work out all ratings again, game by game; how many games counted. Removed tables do not.

    Whoever is deleted by now takes part with the strength they had then.
    """
    games = connection.execute(
        select(tables.c.id, tables.c.game, tables.c.result, tables.c.finished_at)
        .where(tables.c.rated, tables.c.status == "finished", tables.c.moderation != "removed")
        .order_by(tables.c.finished_at, tables.c.id)
    ).all()
    for game in sorted({str(row.game) for row in games}):
        _lock(connection, game)
    kept: dict[str, list[RatedSeatRow]] = {}
    for row in connection.execute(select(*RATED_SEAT).order_by(rated_seats.c.seat)):
        kept.setdefault(row.table_id, []).append(RatedSeatRow(*row))
    connection.execute(delete(rated_seats))
    connection.execute(delete(ratings))
    now: dict[tuple[str, str], RatingRow] = {}
    rows: list[dict[str, Any]] = []
    counted = 0
    for table_id, game, result, at in games:
        its = kept.get(table_id)
        players = [seat.player or "" for seat in its] if its else players_of(connection, table_id)
        if players is None:
            continue
        before = [now[game, player].strength if (game, player) in now else Strength() for player in players]
        for seat in its or []:
            if seat.player is None:
                before[seat.seat] = seat.before
        fresh = _rated(table_id, game, players, before, result, at)
        for one in {seat["player"]: seat for seat in fresh if seat["player"] is not None}.values():
            played = now[game, one["player"]].games if (game, one["player"]) in now else 0
            now[game, one["player"]] = RatingRow(game, one["player"], one["mu"], one["sigma"], played + 1, at)
        rows += fresh
        counted += 1
    if rows:
        connection.execute(insert(rated_seats), rows)
        connection.execute(
            insert(ratings),
            [{name: getattr(row, name) for name in row.__struct_fields__} for row in now.values()],
        )
    return counted


def of_players(connection: Connection, players: set[str]) -> list[RatingRow]:
    rows = connection.execute(select(*RATING).where(ratings.c.player.in_(sorted(players))))
    return [RatingRow(*row) for row in rows]


def of_table(connection: Connection, table_id: str) -> list[RatedSeatRow]:
    rows = connection.execute(
        select(*RATED_SEAT).where(rated_seats.c.table_id == table_id).order_by(rated_seats.c.seat)
    )
    return [RatedSeatRow(*row) for row in rows]


def history_of(connection: Connection, player: str) -> list[RatedSeatRow]:
    """All games of a player that counted, the oldest first."""
    rows = connection.execute(
        select(*RATED_SEAT)
        .where(rated_seats.c.player == player)
        .order_by(rated_seats.c.at, rated_seats.c.table_id)
    )
    return [RatedSeatRow(*row) for row in rows]


def best(connection: Connection, game: str, least: int) -> list[RatingRow]:
    """All with at least so many games, bots included, in no order."""
    rows = connection.execute(select(*RATING).where(ratings.c.game == game, ratings.c.games >= least))
    return [RatingRow(*row) for row in rows]


def forget(connection: Connection, players: Iterable[str]) -> None:
    """Their ratings go; the games that counted keep numbers without a name, for the others' sake."""
    for player in players:
        connection.execute(delete(ratings).where(ratings.c.player == player))
        connection.execute(update(rated_seats).where(rated_seats.c.player == player).values(player=None))
