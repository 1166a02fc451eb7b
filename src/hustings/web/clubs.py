"""Club nights: who sits with whom in a round, and who did how well."""

from __future__ import annotations

from itertools import combinations
from random import Random

from hustings import wire
from hustings.core.codec import loads
from hustings.web.profiles import title_name
from hustings.web.standings import score
from hustings.web.store.clubs import ClubSeatRow, Night
from hustings.web.store.rows import UserRow

Pair = tuple[int, int]
TRIES = 12
APART = 10_000  # what it costs to seat two together of whom one has blocked the other
MOST_PLAYERS = 64


def pair(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)


def sizes(people: int, allowed: tuple[int, ...], wanted: int) -> list[int]:
    """How many people sit at each table, as near as can be to ``wanted``. Below the fewest allowed, bots join."""
    best: list[int] = []
    for number in range(1, people + 1):
        small, more = divmod(people, number)
        found = [small + 1] * more + [small] * (number - more)
        if all(size in allowed for size in found) and (not best or _off(found, wanted) < _off(best, wanted)):
            best = found
    if best:
        return best
    number = max(1, -(-people // max(allowed)))
    small, more = divmod(people, number)
    return [small + 1] * more + [small] * (number - more)


def _off(found: list[int], wanted: int) -> float:
    return sum([abs(size - wanted) for size in found]) / len(found)


def draw(
    people: list[int], table_sizes: list[int], met: dict[Pair, int], apart: set[Pair], rng: Random
) -> list[list[int]]:
    """Tables for a round: those who have met least sit together, those apart never if it can be helped."""
    cost = {each: times * times for each, times in met.items()}
    for each in apart:
        cost[each] = APART
    best: list[list[int]] = []
    best_cost = -1
    for _ in range(TRIES):
        order = list(people)
        rng.shuffle(order)
        tables: list[list[int]] = []
        for size in table_sizes:
            tables.append(order[:size])
            order = order[size:]
        found = _improve(tables, cost)
        if best_cost < 0 or found < best_cost:
            best, best_cost = tables, found
        if best_cost == 0:
            break
    return best


def _cost(table: list[int], cost: dict[Pair, int]) -> int:
    return sum([cost.get(pair(a, b), 0) for a, b in combinations(table, 2)])


def _improve(tables: list[list[int]], cost: dict[Pair, int]) -> int:
    """Exchange two people as long as that helps; what it costs in the end."""
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for a in range(len(one)):
                for b in range(len(other)):
                    before = _cost(one, cost) + _cost(other, cost)
                    one[a], other[b] = other[b], one[a]
                    if _cost(one, cost) + _cost(other, cost) < before:
                        better = True
                    else:
                        one[a], other[b] = other[b], one[a]
    return sum([_cost(table, cost) for table in tables])


def met_before(night: Night) -> dict[Pair, int]:
    """How often two have sat together."""
    met: dict[Pair, int] = {}
    for seats in _tables(night.seats).values():
        for a, b in combinations([seat.player for seat in seats], 2):
            met[pair(a, b)] = met.get(pair(a, b), 0) + 1
    return met


def _tables(seats: list[ClubSeatRow]) -> dict[tuple[int, str], list[ClubSeatRow]]:
    found: dict[tuple[int, str], list[ClubSeatRow]] = {}
    for seat in seats:
        found.setdefault((seat.round, seat.table_id), []).append(seat)
    return found


def points(seat: ClubSeatRow) -> float | None:
    """Of one seat in one round; None while there is no result, or if the table was removed."""
    if seat.result is None or seat.status != "finished" or seat.moderation == "removed":
        return None
    return score(loads(seat.result.encode())["ranks"], seat.seat)


def playing(night: Night) -> bool:
    """Whether a table of this round is not over."""
    return any(
        seat.status in ("gathering", "running") for seat in night.seats if seat.round == night.row.round
    )


def standings(night: Night) -> list[wire.ClubStanding]:
    found = []
    for player in night.players:
        rounds: list[float | None] = [None] * night.row.round
        wins = 0
        for seat in night.seats:
            if seat.player == player.number:
                got = rounds[seat.round - 1] = points(seat)
                wins += got is not None and loads((seat.result or "").encode())["ranks"][seat.seat] == 1
        total = round(sum([got for got in rounds if got is not None]), 1)
        found.append(
            wire.ClubStanding(0, player.number, player.name, player.user_id, player.away, total, wins, rounds)
        )
    found.sort(key=lambda one: (-one.score, -one.wins, one.player))
    for at, one in enumerate(found):
        before = found[at - 1] if at else None
        tied = before is not None and (before.score, before.wins) == (one.score, one.wins)
        one.place = before.place if tied and before is not None else at + 1
    return found


def club_night(night: Night, user: UserRow, host: str) -> wire.ClubNight:
    row = night.row
    mine = night.player_of(user.id)
    names = {player.number: player.name for player in night.players}
    rounds = [wire.ClubRound(number, []) for number in range(1, row.round + 1)]
    for (number, table_id), seats in _tables(night.seats).items():
        first = seats[0]
        ranks = loads(first.result.encode())["ranks"] if first.result and first.status == "finished" else None
        rounds[number - 1].tables.append(
            wire.ClubTable(
                table_id,
                first.status,  # type: ignore[arg-type]
                [
                    wire.ClubSeat(
                        seat.player, names[seat.player], None if ranks is None else ranks[seat.seat]
                    )
                    for seat in seats
                ],
                first.players - len(seats),
                mine is not None and any(seat.player == mine.number for seat in seats),
            )
        )
    is_host = row.owner_id == user.id
    over = row.finished_at is not None
    return wire.ClubNight(
        row.id,
        row.name,
        row.game,
        title_name(row.game),
        host,
        is_host,
        row.players,
        row.rounds,
        row.round,
        "finished" if over else "running" if row.round else "open",
        row.rated,
        row.token if is_host and not over else None,
        None if mine is None else mine.number,
        standings(night),
        rounds,
        not over and not playing(night) and row.round < row.rounds,
        row.created_at,
    )
