"""What the table shows beside the view."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.core.action import SPECTATOR
from hustings.core.rng import seeded
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import frames
from hustings.testing import steps
from tests.die_macher.modern.scenario import ANGIE, BB, MARION, NI, NICOLE, OTTO, Table, kind, modern, table


def insights(t: Table, seat: int = MARION) -> Any:
    if t.state.stack[-1].kind == frames.SETUP:
        t.begin(frames.FIRST_PLAYER)
    return t.game.insights(t.game.view(t.state, seat))


def changes(t: Table, *args: int, seat: int = MARION) -> dict[str, list[int]]:
    """What this answer would change, of the figures that change at all."""
    found = [p for p in insights(t, seat)["previews"] if p["args"] == list(args)]
    assert len(found) == 1
    out: dict[str, list[int]] = found[0]["changes"]
    return out


@pytest.mark.rule("2019:06.9a.c", "2019:06.9a.d")
def test_the_vote_factor_is_spelled_out() -> None:
    t = table().open(NI, "education+", "digital-", "welfare+").meetings(NI, 5, 0, 0, 0)
    t.region(NI).trend[MARION] = 2
    t.region(NI).double = 2
    t.region(NI).votes[MARION] = 4
    marion = insights(t)["regions"][NI]["parties"][MARION]
    assert (marion["agree"], marion["oppose"], marion["matches"]) == ([0, 2], [1], 2)
    assert (marion["gain"], marion["gains"][:3]) == (14, [0, 6, 8])
    assert (marion["points"], marion["points_counted"], marion["next"]) == (0, 20, [5, 9])


def test_points_next_rung_and_top() -> None:
    t = table()
    t.region(BB).votes = [23, 50, 4, 0]
    parties = insights(t)["regions"][BB]["parties"]
    assert [p["points"] for p in parties] == [13, 21, 0, 0]
    assert [p["next"] for p in parties] == [[25, 15], [], [5, 5], [5, 5]]


def test_media_control_auctioneer_and_election_order() -> None:
    t = table().media(NI, 0, 2, 1, 0)
    t.region(NI).votes = [3, 1, 3, 0]
    t.state.first = NICOLE
    region = insights(t)["regions"][NI]
    assert (region["controller"], region["auctioneer"]) == (ANGIE, NICOLE)
    assert insights(t)["elections"] == {"0": 0, "1": 1, "2": 2, "3": 3}


def test_the_result_now_and_after_the_count_with_possible_coalitions() -> None:
    t = table().open(BB, "education+", "digital+").meetings(BB, 8, 0, 0, 0).media(BB, 1, 0, 2, 0)
    t.region(BB).votes = [20, 30, 5, 0]
    region = insights(t)["regions"][BB]
    assert region["now"] == {"winners": [ANGIE, MARION], "points": 7, "media": [MARION, NICOLE]}
    assert region["counted"]["winners"] == [MARION, ANGIE]
    assert region["coalitions"] == [[MARION, ANGIE, 5, 66]]


def test_the_standing_by_its_sources() -> None:
    t = table()
    t.state.vote_points[ANGIE], t.state.win_points[ANGIE], t.state.presence[ANGIE] = 16, 7, 1
    angie = insights(t)["seats"][ANGIE]
    assert (angie["votes"], angie["wins"], angie["media"], angie["base"], angie["total"]) == (
        16,
        7,
        10,
        10,
        43,
    )
    assert angie["money"] == NOTHING
    assert insights(t, ANGIE)["seats"][ANGIE]["money"] == 30


def test_the_cards_the_top_poll_can_be() -> None:
    t = table()
    assert insights(t)["polls"] == {"back": t.state.party[NICOLE], "possible": [3, 8]}
    t.state.polls[8] = 1  # published
    assert insights(t, SPECTATOR)["polls"]["possible"] == [3]


def test_previews_of_politicians() -> None:
    t = table().media(NI, 0, 1, 0, 0).row(NI, (MARION, "spokesperson")).begin(frames.POLITICIANS)
    assert changes(t, 1) == {"money:0": [30, 25]}
    t.answer("pay", 1)
    swap = changes(t, 1, 2 * ANGIE + 1)
    assert swap["money:0"] == [25, 20]
    assert swap["money:1"] == [0, 5]  # of a hidden purse only the change
    assert swap["controller:1"] == [ANGIE, MARION]
    assert changes(t, 0) == {}
    t.answer("main", 0)
    assert changes(t, 2)["votes:1:0"] == [0, 5]


def test_previews_of_influence_polls_conversion_and_donations() -> None:
    t = table().open(NI, "education-").media(NI, 1, 0, 0, 0).begin(frames.INFLUENCE)
    assert changes(t, 1, kind("education+"))["matches:1:0"] == [-1, 1]
    t = table().begin(frames.POLLS)
    for _ in range(4):
        t.answer("poll-bid", 1 if t.asked[0][0] == NICOLE else 0)
    t.answer("poll", 8).answer("poll-back", 0)
    assert changes(t, 1, seat=NICOLE)["trend:0:3"] == [0, -2]
    assert changes(t, 0, seat=NICOLE) == {"base:2": [10, 13]}
    t = table().open(NI, "education+").meetings(NI, 6, 0, 0, 0).begin(frames.CONVERSION)
    assert changes(t, 5)["votes:1:0"] == [0, 5]
    t = table().begin(frames.PAYMENTS)
    assert changes(t, 2, 1) == {"money:0": [40, 70], "base:0": [10, 7]}


def test_nobody_gets_previews_of_anothers_question() -> None:
    t = table().begin(frames.PAYMENTS)
    for seat in (ANGIE, OTTO, SPECTATOR):
        assert insights(t, seat)["previews"] == []


def test_insights_depend_on_the_view_alone() -> None:
    """The same view gives the same insights, whatever is really hidden behind it."""
    game = modern(4, 4)
    for step in steps(game, 2):
        if step.n % 20 == 0:
            view = game.view(step.state, 1)
            other = game.view(game.determinize(view, seeded(step.n)), 1)
            assert game.insights(other) == game.insights(view)
