"""The figures beside the view."""

from __future__ import annotations

from typing import Any

from hustings.core.action import SPECTATOR
from hustings.games.die_macher.classic.frames import (
    ACTING,
    COALITIONS,
    CONFERENCE,
    CONVERSION,
    EXCHANGE,
    SPOILS,
)
from hustings.games.die_macher.classic.tables import VOTES
from hustings.games.die_macher.common.cards import NOTHING
from tests.die_macher.classic.scenario import Table, both, no, yes


def insights(table: Table, seat: int) -> Any:
    return table.game.insights(table.game.view(table.state, seat))


def changes(table: Table, seat: int, *args: int) -> list[list[object]]:
    """What an answer of the seat would change."""
    found = [choice["changes"] for choice in insights(table, seat)["choices"] if choice["args"] == list(args)]
    assert len(found) == 1
    return list(found[0])


@both
def test_standings_of_a_state(edition: str) -> None:
    table = Table(edition, 3)
    board = table.state.boards[1]
    board.votes, board.trend, board.meetings = [4, 20, 20], [1, 0, -1], [3, 4, 5]
    board.media = [0, 2, 1]
    board.arrival = [0, 2, 1]
    told = insights(table, 0)["states"][1]
    assert told["state"] == "SL"
    assert told["most_seats"] == 20
    assert told["factor"] == [1 + 3, 2 - 1, -1 - 3]
    assert told["votes_if_converted"] == [4 + 12, 20 + 4, 20 + 2]
    assert told["seats"] == [0, 9, 9]
    assert told["seats_if_converted"] == [8, 11, 9]
    rungs = table.game.tables.seat_tables[board.state]
    assert told["next"] == [
        next([votes, rungs[votes]] for votes in range(now, 51) if rungs[votes] > rungs[now])
        for now in (4, 20, 20)
    ]
    assert told["media_control"] == 1
    assert told["absolute_majority"] == NOTHING
    assert (told["leader"], told["narrow"]) == (1, True)


@both
def test_the_factor_is_spelled_out(edition: str) -> None:
    """What each opinion counts, the key issue double; with the popularity it makes the factor."""
    table = Table(edition, 3)
    board = table.state.boards[1]
    board.key_slot = 0
    board.trend = [2, -1, 0]
    told = insights(table, 1)["states"][1]
    for seat in range(3):
        programme = table.state.programmes[seat]
        for term in told["terms"][seat]:
            card, value = term["card"], term["worth"]
            assert card in board.opinions
            assert abs(value) == (2 if card == board.opinions[0] else 1)
            assert programme >> (card if value > 0 else card ^ 1) & 1
        assert sum(term["worth"] for term in told["terms"][seat]) + board.trend[seat] == told["factor"][seat]
    assert any(abs(term["worth"]) == 2 for terms in told["terms"] for term in terms)


@both
def test_coalitions_that_could_be(edition: str) -> None:
    table = Table(edition, 4)
    table.state.boards[0].tiles = [1, 1, 0, 0]
    table.begin(COALITIONS)
    table.state.boards[0].votes = [7, 11, 0, 2]
    told = {tuple(row["seats"]): row for row in insights(table, SPECTATOR)["coalitions"]}
    assert set(told) == {(0, 1), (0, 3), (1, 2)}
    assert told[0, 1]["possible_now"]
    assert told[0, 1]["votes"] == 18
    for (a, b), row in told.items():
        shared = table.state.programmes[a] & table.state.programmes[b]
        assert len(row["cards"]) == row["common"]
        assert all(shared >> card & 1 for card in row["cards"])
    assert not told[0, 1]["can_be_forced"]
    assert told[0, 3]["can_be_forced"]
    assert not told[0, 3]["possible_now"]


@both
def test_national_opinions_and_scores(edition: str) -> None:
    table = Table(edition, 3)
    table.state.national = [yes(0), no(1), NOTHING, NOTHING, NOTHING]
    table.state.strength = [2, 1, 0, 0, 0]
    told = insights(table, 0)
    assert told["national"] == [
        {"members": 1, "points": 9},
        {"members": 1, "points": 9},
        {"members": 1, "points": 6},
    ]
    points = table.game.outcome(table.state).points
    assert [row["total"] for row in told["scores"]] == points
    assert [sum(row.values()) - row["total"] for row in told["scores"]] == points


@both
def test_what_a_conversion_would_give(edition: str) -> None:
    table = Table(edition, 3)
    board = table.state.boards[2]
    board.meetings = [6, 0, 0]
    board.votes = [0, 20, 20]
    table.begin(CONVERSION)
    assert ["votes", "HH", 0, 0, 12] in changes(table, 0, 6)
    assert ["seats", "HH", 0, 0, 7] in changes(table, 0, 6)
    assert changes(table, 0, 0) == []


@both
def test_what_an_exchange_would_do_to_everybody(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(EXCHANGE, 3, 1)
    told = changes(table, 1, 1, yes(5))
    assert [row for row in told if row[0] == "factor"] == [
        ["factor", "MV", 0, 1, 0],
        ["factor", "MV", 2, -1, 0],
    ]


@both
def test_what_a_change_of_the_programme_would_do_in_every_state(edition: str) -> None:
    table = Table(edition, 3)
    table.deal(*[[no(0), yes(5), yes(6)]] * 3)
    table.begin(CONFERENCE)
    table.do(0, "discard", *[0] * 14)
    told = [row for row in changes(table, 0, no(0) + 1, 0) if row[0] == "factor"]
    assert [row[1] for row in told] == ["HB", "SL", "HH", "MV"]
    assert all(row[3] == row[4] + 2 for row in told if isinstance(row[4], int))


@both
def test_what_a_change_does_to_a_sum_is_told_part_by_part(edition: str) -> None:
    table = Table(edition, 3)
    table.deal(*[[no(0), yes(5), yes(6)]] * 3)
    table.state.boards[0].meetings = [6, 0, 0]
    table.begin(CONFERENCE)
    table.do(0, "discard", *[0] * 14)
    for choice in insights(table, 0)["choices"]:
        rows = [row for row in choice["changes"] if row[1]]
        for state in {row[1] for row in rows}:
            here = {row[0]: row[4] - row[3] for row in rows if row[1] == state}
            parts = sum(change for name, change in here.items() if name.startswith("term-"))
            assert parts == here.get("factor", 0)
    told = changes(table, 0, no(0) + 1, 0)
    assert {"votes-if-turned", "seats-if-turned"} <= {row[0] for row in told if row[1] == "HB"}


@both
def test_what_actions_coalitions_and_spoils_would_do(edition: str) -> None:
    table = Table(edition, 3)
    table.state.played = [[1, 0, 0, 0], [0] * 4, [0] * 4]
    index = [kind for kind, _ in table.game.tables.cabinet_actions[0]].index(VOTES)
    table.begin(ACTING)
    assert ["votes", "HB", 0, 0, 3] in changes(table, 0, index)
    table = Table(edition, 4)
    table.state.boards[0].tiles = [1, 0, 0, 1]
    table.begin(COALITIONS)
    assert ["partner", "", 0, NOTHING, 3] in changes(table, 0, 4)
    table = Table(edition, 3)
    table.state.boards[0].votes = [20, 1, 0]
    table.state.boards[0].media = [1, 0, 0]
    table.begin(SPOILS)
    assert [
        "score",
        "",
        0,
        table.game.outcome(table.state).points[0],
        table.game.outcome(table.state).points[0] + 25,
    ] in changes(table, 0, 1)


@both
def test_nobody_is_told_what_the_answers_of_others_would_do(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(EXCHANGE, 3, 1)
    assert insights(table, 0)["choices"] == []
    assert insights(table, SPECTATOR)["choices"] == []
