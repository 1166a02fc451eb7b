"""Points by rank, and the table of results over several games."""

from __future__ import annotations

from hustings import wire
from hustings.core.codec import loads
from hustings.web.profiles import title_name
from hustings.web.store.rows import SeatRow, TableRow

FULL = 10.0


def score(ranks: list[int], seat: int) -> float:
    """Points for a rank: 10 for beating everybody, 0 for nobody, a tie counts half; whatever the number of players."""
    others = [rank for other, rank in enumerate(ranks) if other != seat]
    if not others:
        return FULL
    beaten = sum([1.0 if rank > ranks[seat] else 0.5 if rank == ranks[seat] else 0.0 for rank in others])
    return round(FULL * beaten / len(others), 1)


def series(games: list[tuple[TableRow, list[SeatRow]]]) -> wire.Series:
    """The results of a game and its rematches, the oldest first."""
    players: dict[str, wire.SeriesPlayer] = {}
    shown = []
    for row, seats in games:
        result = loads(row.result.encode()) if row.result else None
        ranks: dict[str, int] = {}
        for seat in seats:
            key = _key(seat, ranks)
            player = players.get(key)
            if player is None:
                bot = seat.bot if seat.kind == "bot" else None
                player = players[key] = wire.SeriesPlayer(key, seat.name, seat.user_id, bot, 0, 0, 0.0, 0)
            ranks[key] = 0
            if result is not None:
                ranks[key] = result["ranks"][seat.seat]
                player.games += 1
                player.wins += ranks[key] == 1
                player.score = round(player.score + score(result["ranks"], seat.seat), 1)
                player.points += result["points"][seat.seat]
        shown.append(
            wire.SeriesGame(row.id, title_name(row.game), row.status, row.finished_at, ranks)  # type: ignore[arg-type]
        )
    ordered = sorted(players.values(), key=lambda one: (-one.score, -one.wins, -one.points, one.name))
    return wire.Series(shown, ordered)


def _key(seat: SeatRow, taken: dict[str, int]) -> str:
    """Who it is across the games: a person, a level of bots, or somebody who is known by the name alone."""
    if seat.user_id is not None and seat.kind == "human" and seat.user_id not in taken:
        return seat.user_id
    base = f"bot {seat.bot}" if seat.kind == "bot" else f"name {seat.name}"
    number = 1
    while f"{base} {number}" in taken:
        number += 1
    return f"{base} {number}"
