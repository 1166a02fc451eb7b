"""Club nights."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, func, insert, or_, select, update

from hustings.table.times import stamp
from hustings.web.store.rows import values
from hustings.web.store.schema import blocks, club_nights, club_players, club_seats, tables


class NightRow(Struct):
    id: str
    name: str
    owner_id: str
    game: str
    players: int
    options: str
    rounds: int
    round: int
    rated: bool
    token: str
    created_at: str
    finished_at: str | None = None


class PlayerRow(Struct):
    night_id: str
    number: int
    user_id: str | None
    name: str
    since: int
    away: bool


class ClubSeatRow(Struct):
    """With what has become of the table."""

    round: int
    table_id: str
    seat: int
    player: int
    status: str
    result: str | None
    moderation: str
    players: int


class Night(Struct):
    row: NightRow
    players: list[PlayerRow]
    seats: list[ClubSeatRow]

    def player_of(self, user_id: str) -> PlayerRow | None:
        return next((player for player in self.players if player.user_id == user_id), None)


MOST = 100  # listed


def add(connection: Connection, row: NightRow) -> None:
    connection.execute(insert(club_nights).values(values(row)))


def load(connection: Connection, id: str) -> Night | None:
    return _load(connection, club_nights.c.id == id)


def by_token(connection: Connection, token: str) -> Night | None:
    return _load(connection, club_nights.c.token == token)


def _load(connection: Connection, which: Any) -> Night | None:
    columns = [club_nights.c[name] for name in NightRow.__struct_fields__]
    found = connection.execute(select(*columns).where(which)).first()
    if found is None:
        return None
    row = NightRow(*found)
    its_players = connection.execute(
        select(club_players).where(club_players.c.night_id == row.id).order_by(club_players.c.number)
    )
    its_seats = connection.execute(
        select(
            club_seats.c.round,
            club_seats.c.table_id,
            club_seats.c.seat,
            club_seats.c.player,
            tables.c.status,
            tables.c.result,
            tables.c.moderation,
            tables.c.players,
        )
        .join(tables, tables.c.id == club_seats.c.table_id)
        .where(club_seats.c.night_id == row.id)
        .order_by(club_seats.c.round, club_seats.c.table_id, club_seats.c.seat)
    )
    return Night(row, [PlayerRow(*one) for one in its_players], [ClubSeatRow(*one) for one in its_seats])


def ids_of(connection: Connection, user_id: str) -> list[str]:
    """Nights that somebody runs or takes part in, the newest first."""
    joined = select(club_players.c.night_id).where(club_players.c.user_id == user_id)
    rows = connection.execute(
        select(club_nights.c.id)
        .where(or_(club_nights.c.owner_id == user_id, club_nights.c.id.in_(joined)))
        .order_by(club_nights.c.created_at.desc())
        .limit(MOST)
    )
    return [str(row[0]) for row in rows]


def join(connection: Connection, night_id: str, user_id: str, name: str) -> None:
    """Take part from the next round on; who takes part already is back."""
    mine = (club_players.c.night_id == night_id, club_players.c.user_id == user_id)
    night = club_nights.c.id == night_id
    # Who joins at the same moment waits here, where several processes can write.
    played = connection.execute(select(club_nights.c.round).where(night).with_for_update()).scalar_one()
    if connection.execute(update(club_players).where(*mine).values(away=False)).rowcount:
        return
    number = connection.execute(
        select(func.coalesce(func.max(club_players.c.number), -1)).where(club_players.c.night_id == night_id)
    ).scalar_one()
    row = PlayerRow(night_id, int(number) + 1, user_id, name, int(played) + 1, False)
    connection.execute(insert(club_players).values(values(row)))


def set_away(connection: Connection, night_id: str, number: int, away: bool) -> None:
    one = (club_players.c.night_id == night_id, club_players.c.number == number)
    connection.execute(update(club_players).where(*one).values(away=away))


def next_round(connection: Connection, night_id: str, before: int) -> bool:
    """False if somebody else has drawn it."""
    one = (club_nights.c.id == night_id, club_nights.c.round == before, club_nights.c.finished_at.is_(None))
    return connection.execute(update(club_nights).where(*one).values(round=before + 1)).rowcount == 1


def add_seats(
    connection: Connection, night_id: str, number: int, table_id: str, its_players: list[int]
) -> None:
    rows = [
        {"night_id": night_id, "round": number, "table_id": table_id, "seat": seat, "player": player}
        for seat, player in enumerate(its_players)
    ]
    connection.execute(insert(club_seats), rows)


def finish(connection: Connection, night_id: str) -> None:
    one = (club_nights.c.id == night_id, club_nights.c.finished_at.is_(None))
    connection.execute(update(club_nights).where(*one).values(finished_at=stamp()))


def blocked_pairs(connection: Connection, ids: set[str]) -> set[tuple[str, str]]:
    """Who has blocked whom, among these."""
    rows = connection.execute(
        select(blocks.c.user_id, blocks.c.blocked_id).where(
            blocks.c.user_id.in_(sorted(ids)), blocks.c.blocked_id.in_(sorted(ids))
        )
    )
    return {(str(row[0]), str(row[1])) for row in rows}


def forget(connection: Connection, user_id: str, name: str) -> None:
    """The results stay, with another name; a night that somebody runs is over."""
    connection.execute(
        update(club_players)
        .where(club_players.c.user_id == user_id)
        .values(user_id=None, name=name, away=True)
    )
    mine = (club_nights.c.owner_id == user_id, club_nights.c.finished_at.is_(None))
    connection.execute(update(club_nights).where(*mine).values(finished_at=stamp()))
    connection.execute(update(club_nights).where(club_nights.c.owner_id == user_id).values(name=name))
