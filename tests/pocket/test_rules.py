"""The rules of Pocket Election, section by section; see its rules text."""

from __future__ import annotations

from collections import Counter

import pytest

from hustings.core.action import CHANCE, SPECTATOR
from hustings.core.space import Draw, Range, Vector
from hustings.games.pocket import events as told
from hustings.games.pocket.state import NOTHING, PASS, SMEAR, SPIN
from hustings.mechanisms.sealed import CHOSEN
from tests.pocket.table import Table

# -- 0 Parties, regions and components ---------------------------------------------------------


@pytest.mark.rule("pocket:0")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_alike(players: int) -> None:
    """10 funds, no votes, no meetings; two issues each; the rest of 3 x 6 issues is the pile."""
    state = Table(players, deal=False).state
    assert state.funds == [10] * players
    assert state.votes == [0] * players
    assert state.meetings == [[0, 0]] * players
    assert state.programmes == [[0, 1], [1, 2], [2, 3], [3, 4]][:players]
    assert state.order == list(range(players))
    assert state.opinions == [2, 3]
    used = Counter(issue for programme in state.programmes for issue in programme)
    assert state.issues == [3 - used[issue] for issue in range(6)]


@pytest.mark.rule("pocket:0")
def test_there_are_four_cards_of_each_kind() -> None:
    assert Table(deal=False).state.cards == [0, 4, 4]


# -- 1 The deal --------------------------------------------------------------------------------


@pytest.mark.rule("pocket:1")
def test_two_cards_are_dealt_to_each_party() -> None:
    table = Table(4, deal=False)
    for seat, hand in enumerate([(SMEAR, SPIN), (SPIN, SPIN), (SMEAR, SMEAR), (SPIN, SMEAR)]):
        assert table.asked_kinds() == [(CHANCE, "deal")]
        table.chance("deal", *hand)
        assert table.state.hands[seat] == sorted(hand)
    assert table.state.cards == [0, 0, 0]
    assert table.asked_kinds() == [(seat, "bid") for seat in range(4)]


@pytest.mark.rule("pocket:1")
def test_the_deal_is_from_what_is_left() -> None:
    table = Table(deal=False)
    assert table.asked()[0].space == Draw((0, 4, 4), 2, "pocket §1")
    table.chance("deal", SPIN, SPIN)
    assert table.asked()[0].space == Draw((0, 2, 4), 2, "pocket §1")


@pytest.mark.rule("pocket:1")
def test_only_the_owner_knows_what_was_dealt() -> None:
    table = Table(deal=False)
    (event,) = table.chance("deal", SPIN, SMEAR)
    assert event == told.DEALT(seat=0, first=SPIN, second=SMEAR)
    for viewer in (1, 2, SPECTATOR):
        assert event.seen_by(viewer).secret == ()
        view = table.game.view(table.state, viewer)
        assert (view.hand, view.hand_sizes) == ([], [2, 0, 0])
        assert view.unseen_cards == [0, 4, 4]
    assert table.game.view(table.state, 0).hand == [SPIN, SMEAR]


@pytest.mark.rule("pocket:1")
def test_the_deal_is_once_and_no_other() -> None:
    table = Table(deal=False)
    assert table.refused(CHANCE, "deal", SPIN).rule == "pocket §1"
    assert table.refused(CHANCE, "deal", SPIN, SPIN, SPIN).rule == "pocket §1"
    assert table.refused(CHANCE, "deal", PASS, SPIN).rule == "pocket §1"
    second_round = Table().round()
    assert second_round.state.round == 1
    assert second_round.asked_kinds() == [(0, "bid"), (1, "bid"), (2, "bid")]


# -- 2 Bidding for the order -------------------------------------------------------------------


@pytest.mark.rule("pocket:2")
def test_all_bid_at_once_from_nothing_to_five() -> None:
    table = Table()
    assert table.asked_kinds() == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert {decision.space for decision in table.asked()} == {Range(0, 5, "pocket §2")}
    table.do(1, "bid", 5)
    assert table.asked_kinds() == [(0, "bid"), (2, "bid")]
    assert table.refused(0, "bid", 6).rule == "pocket §2"


@pytest.mark.rule("pocket:2")
def test_nobody_bids_more_than_they_have() -> None:
    table = Table()
    table.state.funds[1] = 3
    message = table.refused(1, "bid", 4)
    assert (message.id, message.values, message.rule) == ("pocket-no-funds", {"funds": 3}, "pocket §2")
    table.do(1, "bid", 3)


@pytest.mark.rule("pocket:2")
def test_bids_are_secret_until_the_last_is_in() -> None:
    table = Table()
    assert table.do(2, "bid", 4) == [CHOSEN(seat=2, values=[4])]
    assert table.state.funds == [10, 10, 10]
    for viewer in (0, 1, SPECTATOR):
        assert table.game.view(table.state, viewer).sealed.values == [(), (), ()]
    table.do(0, "bid", 1)
    events = table.do(1, "bid", 2)
    assert [(event["seat"], event["amount"]) for event in events if event.kind == "revealed"] == [
        (0, 1),
        (1, 2),
        (2, 4),
    ]
    assert events[-1] == told.ORDER(order=[2, 1, 0])


@pytest.mark.rule("pocket:2", "pocket:K1")
def test_everyone_pays_their_bid() -> None:
    assert Table().bid(5, 0, 3).state.funds == [5, 10, 7]


@pytest.mark.rule("pocket:2")
@pytest.mark.parametrize(
    ("before", "bids", "after"),
    [
        ([0, 1, 2], (0, 1, 2), [2, 1, 0]),
        ([0, 1, 2], (3, 3, 3), [0, 1, 2]),
        ([2, 0, 1], (3, 3, 3), [2, 0, 1]),
        ([2, 1, 0], (4, 4, 1), [1, 0, 2]),
        ([1, 2, 0], (0, 5, 5), [1, 2, 0]),
        ([2, 1, 0], (0, 5, 5), [2, 1, 0]),
    ],
)
def test_the_highest_goes_first_and_ties_keep_their_order(
    before: list[int], bids: tuple[int, ...], after: list[int]
) -> None:
    table = Table()
    table.state.order = before
    assert table.bid(*bids).state.order == after


@pytest.mark.rule("pocket:2.ex1")
def test_example_of_two_equal_bids() -> None:
    table = Table().bid(1, 4, 4)
    assert table.state.order == [1, 2, 0]
    assert table.state.funds == [9, 6, 6]


# -- 3 Meetings --------------------------------------------------------------------------------


@pytest.mark.rule("pocket:3")
def test_parties_hold_meetings_in_order_and_pay_one_fund_each() -> None:
    table = Table().bid(0, 2, 1)
    for seat in (1, 2, 0):
        assert table.asked_kinds() == [(seat, "meetings")]
        table.do(seat, "meetings", 3, 1)
        assert table.events[0] == told.MEETINGS(seat=seat, first=3, second=1)
    assert table.state.meetings == [[3, 1]] * 3
    assert table.state.funds == [6, 4, 5]
    assert table.asked_kinds() == [(1, "card")]


@pytest.mark.rule("pocket:3")
def test_a_party_may_hold_none() -> None:
    table = Table().bid()
    table.do(0, "meetings", 0, 0)
    assert (table.state.meetings[0], table.state.funds[0]) == ([0, 0], 10)


@pytest.mark.rule("pocket:3")
def test_at_most_three_in_a_region() -> None:
    table = Table().bid()
    assert table.asked()[0].space == Vector((3, 3), 10, 0, "pocket §3")
    message = table.refused(0, "meetings", 0, 4)
    assert (message.id, message.values, message.rule) == ("pocket-no-meetings", {"most": 3}, "pocket §3")
    table.do(0, "meetings", 3, 3)


@pytest.mark.rule("pocket:3")
def test_no_more_than_the_funds_allow() -> None:
    table = Table().bid()
    table.state.funds[0] = 2
    message = table.refused(0, "meetings", 2, 1)
    assert (message.id, message.values, message.rule) == ("pocket-no-funds", {"funds": 0}, "pocket §3")
    table.do(0, "meetings", 0, 2)
    assert table.state.funds[0] == 0


@pytest.mark.rule("pocket:3")
def test_nobody_holds_meetings_out_of_turn() -> None:
    assert Table().bid().refused(1, "meetings", 0, 0).id == "not-your-turn"


# -- 4 Cards -----------------------------------------------------------------------------------


@pytest.mark.rule("pocket:4")
def test_each_party_plays_one_card_or_passes_in_order() -> None:
    table = Table().bid(0, 2, 1).meet()
    assert table.asked_kinds() == [(1, "card")]
    assert table.do(1, "card", PASS)[0] == told.CARD(seat=1, card=PASS)
    assert table.state.hands[1] == [SPIN, SMEAR]
    assert table.asked_kinds() == [(2, "card")]
    assert table.do(2, "card", SMEAR, 0)[0] == told.CARD(seat=2, card=SMEAR, region=0)
    assert (table.state.hands[2], table.state.played) == ([SPIN], [0, 0, 1])
    assert table.asked_kinds() == [(0, "card")]


@pytest.mark.rule("pocket:4")
def test_only_cards_in_hand_are_played() -> None:
    table = Table(hands=((SPIN, SPIN), (SMEAR, SMEAR), (SPIN, SMEAR))).to_cards()
    message = table.refused(0, "card", SMEAR, 1)
    assert (message.id, message.rule) == ("pocket-not-in-hand", "pocket §4")
    table.do(0, "card", PASS)
    assert table.refused(1, "card", SPIN).rule == "pocket §4"
    table.do(1, "card", SMEAR, 0)


@pytest.mark.rule("pocket:4")
def test_a_played_card_never_comes_back() -> None:
    table = Table(hands=((SMEAR, SMEAR),) * 2 + ((SPIN, SPIN),)).to_cards()
    for seat in (0, 1):
        table.do(seat, "card", SMEAR, 0)
    table.do(2, "card", PASS)
    table.bid().meet().do(0, "card", SMEAR, 0)
    assert (table.state.hands[0], table.state.played, sum(table.state.cards)) == ([], [0, 0, 3], 2)
    table.do(1, "card", PASS)
    assert table.refused(2, "card", SMEAR, 0).id == "pocket-not-in-hand"


@pytest.mark.rule("pocket:4")
def test_a_card_is_all_of_the_turn() -> None:
    table = Table().to_cards()
    assert table.refused(0, "card", PASS, 0).rule == "pocket §4"
    table.do(0, "card", PASS)
    assert table.refused(0, "card", SMEAR, 0).id == "not-your-turn"


# -- 4.1 Spin ----------------------------------------------------------------------------------


def spun(issue: int = 5) -> Table:
    """The first party has played a spin and drawn this issue."""
    table = Table().to_cards()
    table.do(0, "card", SPIN)
    table.chance("issue", issue)
    return table


@pytest.mark.rule("pocket:4.1")
def test_a_spin_draws_an_issue_from_the_pile() -> None:
    table = Table().to_cards()
    table.do(0, "card", SPIN)
    assert [(d.seat, d.kind, d.space) for d in table.asked()] == [
        (CHANCE, "issue", Draw((2, 1, 1, 2, 3, 3), 1, "pocket §4.1"))
    ]
    table.state.issues[4] = 0
    assert table.refused(CHANCE, "issue", 4).rule == "pocket §4.1"


@pytest.mark.rule("pocket:4.1")
def test_only_its_party_sees_the_drawn_issue() -> None:
    table = spun(4)
    assert table.events == [told.DREW(seat=0, issue=4)]
    assert table.game.view(table.state, 0).drawn == 4
    for viewer in (1, 2, SPECTATOR):
        view = table.game.view(table.state, viewer)
        assert (view.drawn, view.holding, view.unseen_issues) == (NOTHING, True, [2, 1, 1, 2, 3, 3])


@pytest.mark.rule("pocket:4.1")
@pytest.mark.parametrize(("slot", "programme", "back"), [(1, [5, 1], 0), (2, [0, 5], 1)])
def test_it_may_exchange_one_of_its_two_issues(slot: int, programme: list[int], back: int) -> None:
    table = spun(5)
    assert table.asked_kinds() == [(0, "programme")]
    assert table.do(0, "programme", slot)[0] == told.PROGRAMME(seat=0, slot=slot, issue=5)
    assert table.state.programmes == [programme, [1, 2], [2, 3]]
    pile = [2, 1, 1, 2, 3, 2]
    pile[back] += 1
    assert table.state.issues == pile
    assert table.asked_kinds() == [(1, "card")]


@pytest.mark.rule("pocket:4.1")
def test_or_it_keeps_its_programme_and_nobody_learns_the_issue() -> None:
    table = spun(5)
    assert table.do(0, "programme", 0) == [told.PROGRAMME(seat=0, slot=0)]
    assert table.state.programmes[0] == [0, 1]
    assert (table.state.issues, table.state.drawn) == ([2, 1, 1, 2, 3, 3], NOTHING)


@pytest.mark.rule("pocket:4.1")
def test_there_are_only_two_issues_to_exchange() -> None:
    table = spun()
    assert table.refused(0, "programme", 3).rule == "pocket §4.1"
    assert table.refused(1, "programme", 1).id == "not-your-turn"


# -- 4.2 Smear ---------------------------------------------------------------------------------


@pytest.mark.rule("pocket:4.2")
@pytest.mark.parametrize(("region", "after"), [(0, [[2, 1], [0, 3], [0, 2]]), (1, [[2, 1], [1, 2], [0, 1]])])
def test_rivals_with_a_meeting_there_lose_one(region: int, after: list[list[int]]) -> None:
    table = Table().to_cards((2, 1), (1, 3), (0, 2))
    table.do(0, "card", SMEAR, region)
    assert table.state.meetings == after
    assert table.state.funds == [7, 6, 8]


@pytest.mark.rule("pocket:4.2")
def test_a_smear_names_one_of_the_two_regions() -> None:
    table = Table().to_cards()
    assert table.refused(0, "card", SMEAR).id == "space-unfinished"
    message = table.refused(0, "card", SMEAR, 2)
    assert (message.id, message.rule) == ("refused-plain", "pocket §4")
    table.do(0, "card", SMEAR, 1)


# -- 5 The count -------------------------------------------------------------------------------


@pytest.mark.rule("pocket:5")
def test_meetings_become_votes_more_where_issues_match() -> None:
    """Issue 2 moves the first region, issue 3 the second; programmes are 0+1, 1+2 and 2+3."""
    table = Table().to_cards((3, 2), (3, 2), (3, 2)).nobody_plays()
    assert table.state.votes == [3 + 2, 3 * 2 + 2, 3 * 2 + 2 * 2]
    assert told.COUNTED(votes=[5, 8, 10]) in table.events


@pytest.mark.rule("pocket:5")
def test_an_issue_held_twice_counts_twice() -> None:
    table = Table().to_cards((2, 1), (0, 0), (0, 0))
    table.state.programmes[0] = [2, 2]
    assert table.nobody_plays().state.votes == [2 * 3 + 1, 0, 0]


@pytest.mark.rule("pocket:5")
def test_then_meetings_end_and_everyone_receives_four_funds() -> None:
    table = Table().to_cards((1, 1), (0, 0), (3, 3)).nobody_plays()
    assert table.state.meetings == [[0, 0]] * 3
    assert table.state.funds == [10 - 2 + 4, 14, 10 - 6 + 4]


# -- 6 Rounds, end and winner ------------------------------------------------------------------


@pytest.mark.rule("pocket:6")
def test_two_rounds_of_four_phases() -> None:
    table = Table(2)
    kinds: list[str] = []
    while asked := table.asked_kinds():
        if not kinds or kinds[-1] != asked[0][1]:
            kinds.append(asked[0][1])
        table.do(*asked[0], *((0, 0) if asked[0][1] == "meetings" else (0,)))
    assert kinds == ["bid", "meetings", "card"] * 2
    assert table.events[-2:] == [told.COUNTED(votes=[0, 0]), told.END()]
    assert table.game.over(table.state)
    assert table.refused(0, "bid", 0).id == "not-your-turn"


@pytest.mark.rule("pocket:6")
def test_the_order_and_the_votes_last_into_the_second_round() -> None:
    table = Table().bid(1, 3, 2).meet((1, 0), (0, 0), (0, 0)).nobody_plays()
    assert (table.state.round, table.state.order, table.state.votes) == (1, [1, 2, 0], [1, 0, 0])
    assert table.bid(2, 2, 2).state.order == [1, 2, 0]


@pytest.mark.rule("pocket:6")
@pytest.mark.parametrize(
    ("votes", "funds", "ranks", "winners"),
    [
        ([9, 4, 7], [0, 8, 5], [1, 3, 2], [0]),
        ([7, 4, 7], [3, 8, 5], [2, 3, 1], [2]),
        ([7, 7, 7], [5, 8, 5], [2, 1, 2], [1]),
        ([7, 4, 7], [5, 8, 5], [1, 3, 1], [0, 2]),
        ([0, 0, 0], [5, 5, 5], [1, 1, 1], [0, 1, 2]),
    ],
)
def test_most_votes_win_then_funds_then_the_place_is_shared(
    votes: list[int], funds: list[int], ranks: list[int], winners: list[int]
) -> None:
    table = Table().round().bid().meet()
    table.state.votes, table.state.funds = votes[:], funds[:]
    table.nobody_plays()
    outcome = table.game.outcome(table.state)
    assert (outcome.points, outcome.ranks, outcome.winners) == (votes, ranks, winners)
    assert outcome.reason == "rounds-played"
