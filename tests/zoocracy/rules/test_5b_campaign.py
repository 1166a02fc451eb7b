"""§5b: the parliamentary campaign, with Rally and Negative campaign (§9a)."""

from __future__ import annotations

import pytest

from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import (
    DEFENCE,
    DISCARDED,
    FINANCE,
    LEADER,
    MIGRATION,
    NEGATIVE,
    NOWHERE,
    PRESIDENT,
    PRIME,
    RALLY,
)
from hustings.games.zoocracy.order import play_order
from tests.zoocracy.scenario import (
    CARD,
    END_TURN,
    HIPPO,
    LEADER_NEGATIVE,
    PARROT,
    PENGUIN,
    PLACE,
    POLAR_BEAR,
    PRIME_TOKENS,
    SNAKE,
    TAKE_BACK,
    ZEBRA,
    Table,
)

# -- the tokens of Defence and Finance --


@pytest.mark.rule("zoo:5b.3", "zoo:5d.12")
def test_defence_then_finance_decide_before_the_first_turn() -> None:
    """Both tokens may lie on the same species; the used cards are turned down."""
    table = Table()
    table.state.offices[DEFENCE], table.state.offices[FINANCE] = 2, 1
    table.state.active[DEFENCE] = table.state.active[FINANCE] = True
    table.begin(frames.TOKENS)
    assert table.asked == [(2, "blockade")]
    table.do(2, "blockade", HIPPO + 1)
    assert table.asked == [(1, "manipulation")]
    table.do(1, "manipulation", HIPPO + 1)
    assert (table.state.blockade, table.state.manipulation) == (HIPPO, HIPPO)
    assert table.state.active == [0, 0, 0, 0, 0]


@pytest.mark.rule("zoo:5b.3", "zoo:B16")
def test_a_minister_may_wait_and_a_used_office_is_not_asked() -> None:
    table = Table()
    table.state.offices[DEFENCE], table.state.offices[FINANCE] = 2, 1
    table.state.active[DEFENCE] = True
    table.begin(frames.TOKENS)
    table.do(2, "blockade", 0)
    assert table.state.blockade == NOWHERE
    assert table.state.active[DEFENCE] == 1  # still to be used in the next campaign
    assert table.asked == [(2, "campaign")]  # Finance has used up its privilege


@pytest.mark.rule("zoo:5b.3")
def test_nobody_is_asked_in_round_1() -> None:
    assert Table().begin(frames.TOKENS).asked == [(0, "campaign")]


# -- order of play --


@pytest.mark.rule("zoo:5b.4", "zoo:5b.ex1", "zoo:5b.2", "zoo:E9")
def test_example_the_largest_party_begins_and_the_smallest_is_last() -> None:
    """Yellow has most seats and plays first, Blue has fewest and plays last. Every party has one turn."""
    table = Table(6).parliament(13, 12, 7, 8, 6, 5)  # yellow first, blue last
    table.begin(frames.CAMPAIGN)
    turns = []
    while table.asked and table.asked[0][1] == "campaign":
        turns.append(table.asked[0][0])
        table.campaign(turns[-1], END_TURN)
    assert turns == [0, 1, 3, 2, 4, 5]


@pytest.mark.rule("zoo:5b.5", "zoo:E6")
def test_equal_seats_more_goals_first() -> None:
    table = Table().parliament(5, 5, 5)
    table.state.goals = [1, 3, 2]
    assert play_order(table.state) == [1, 2, 0]


@pytest.mark.rule("zoo:5b.5")
def test_equal_goals_the_offices_decide_in_turn() -> None:
    """Prime Minister, Defence, Finance, President, Opposition leader; then the rest."""
    table = Table(6).parliament(5, 5, 5, 5, 5, 5)
    state = table.state
    state.offices[PRIME], state.offices[DEFENCE], state.offices[FINANCE] = 5, 3, 4
    state.offices[PRESIDENT], state.offices[LEADER] = 1, 2
    assert play_order(state) == [5, 3, 4, 1, 2, 0]
    state.offices[PRIME] = 0  # holds the first of them, whatever else
    state.offices[LEADER] = 0
    state.lots = [0, 1, 2, 3, 4, 5]
    assert play_order(state) == [0, 3, 4, 1, 2, 5]


@pytest.mark.rule("zoo:5b.6", "zoo:B13")
def test_remaining_ties_by_the_lots_of_the_round() -> None:
    table = Table(4).parliament(5, 5, 5, 5)
    table.begin(frames.LOTS)
    table.chance("lots", 2, 0, 3, 1)
    assert play_order(table.state) == [2, 0, 3, 1]
    assert table.state.lots == [1, 3, 0, 2]


@pytest.mark.rule("zoo:5b.ex2", "zoo:B14")
def test_example_in_round_1_the_president_begins_and_lots_decide() -> None:
    table = Table(4).begin(frames.LOTS)
    table.chance("lots", 3, 1, 0, 2)
    table.bids(a=4, b=1, c=0, d=0)
    table.draw_any()
    assert table.state.order == [0, 3, 1, 2]


@pytest.mark.rule("zoo:B14")
def test_without_a_president_round_1_goes_by_lots_alone() -> None:
    table = Table().begin(frames.LOTS)
    table.chance("lots", 2, 1, 0)
    for _ in range(2):
        table.bids(a=0, b=0, c=0)
    assert table.state.order == [2, 1, 0]


# -- food from funds --


@pytest.mark.rule("zoo:5b.7")
@pytest.mark.parametrize(("players", "limit"), [(2, 10), (3, 7), (4, 5), (5, 4), (6, 4)])
def test_the_limit_of_a_turn(players: int, limit: int) -> None:
    table = Table(players)
    table.state.funds[0] = 20
    table.begin(frames.CAMPAIGN)
    for species in range(limit - 1):
        table.campaign(0, PLACE, species, 1)
    assert table.refused(0, "campaign", PLACE, POLAR_BEAR, 2) == "zoo §5b.7"
    table.campaign(0, PLACE, POLAR_BEAR, 1)
    assert all(choice[0] != PLACE for choice in table.choices(0))
    assert table.state.funds[0] == 20 - limit


@pytest.mark.rule("zoo:5b.7")
def test_nobody_places_more_than_their_funds() -> None:
    table = Table()
    table.state.funds[0] = 2
    table.begin(frames.CAMPAIGN)
    assert table.refused(0, "campaign", PLACE, HIPPO, 3) == "zoo §5b.7"
    table.campaign(0, PLACE, HIPPO, 2)
    assert table.state.funds[0] == 0


@pytest.mark.rule("zoo:5b.8")
def test_three_from_funds_on_a_species_in_one_turn() -> None:
    table = Table().begin(frames.CAMPAIGN)
    table.campaign(0, PLACE, HIPPO, 2)
    assert table.refused(0, "campaign", PLACE, HIPPO, 2) == "zoo §5b.8"
    table.campaign(0, PLACE, HIPPO, 1)
    assert table.refused(0, "campaign", PLACE, HIPPO, 1) == "zoo §5b.8"
    table.campaign(0, END_TURN)
    table.state.order[1] = 0  # a later turn counts anew
    table.campaign(0, PLACE, HIPPO, 3)
    assert table.state.tokens[HIPPO][0] == 6


@pytest.mark.rule("zoo:5b.1")
def test_tokens_add_up_over_campaigns_without_an_election() -> None:
    table = Table().event("strike")
    table.state.parliamentary = table.state.presidential = 5
    table.begin(frames.CAMPAIGN)
    table.campaign(0, PLACE, HIPPO, 2)
    for seat in range(3):
        table.campaign(seat, END_TURN)
    table.chance("event", 5)
    table.draw_any()
    assert table.state.round == 2
    table.chance("lots", 0, 1, 2)
    assert table.state.tokens[HIPPO] == [2, 0, 0]


# -- cards in the campaign --


@pytest.mark.rule("zoo:9a.rally", "zoo:5b.9", "zoo:5b.10", "zoo:B6")
def test_rally_adds_up_to_two_from_the_supply_beyond_all_limits() -> None:
    table = Table()
    rally = table.deal(0, RALLY, HIPPO)
    table.state.funds[0] = 3
    table.begin(frames.CAMPAIGN)
    table.campaign(0, PLACE, HIPPO, 3)
    table.campaign(0, CARD, rally, 2)
    assert table.state.tokens[HIPPO][0] == 5
    assert table.state.funds[0] == 0
    assert table.state.hands[0] == []
    assert table.state.pool[rally] == DISCARDED


@pytest.mark.rule("zoo:9a.rally", "zoo:B4", "zoo:B17")
def test_rally_places_one_where_two_would_tie_and_never_none() -> None:
    table = Table()
    rally = table.deal(0, RALLY, HIPPO)
    table.state.tokens[HIPPO][1] = 2
    table.begin(frames.CAMPAIGN)
    assert (CARD, rally, 1) in table.choices(0)
    assert table.refused(0, "campaign", CARD, rally, 2) == "zoo §5b.13"
    assert table.refused(0, "campaign", CARD, rally, 0) == "zoo §9a.rally"
    table.state.tokens[HIPPO][2] = 1
    assert table.refused(0, "campaign", CARD, rally, 1) == "zoo §5b.13"  # now not playable at all


@pytest.mark.rule("zoo:9a.negative", "zoo:B5")
def test_a_negative_campaign_replaces_a_token_of_another_party() -> None:
    table = Table()
    card = table.deal(0, NEGATIVE, ZEBRA)
    table.begin(frames.CAMPAIGN)
    assert table.refused(0, "campaign", CARD, card, 1) == "zoo §9a.negative"  # nobody there
    table.state.tokens[ZEBRA] = [0, 3, 0]
    assert table.refused(0, "campaign", CARD, card, 0) == "zoo §9a.negative"  # not one's own
    supply = table.state.supply
    table.campaign(0, CARD, card, 1)
    assert table.state.tokens[ZEBRA] == [1, 2, 0]
    assert (table.state.supply, table.state.funds) == (supply, [10, 10, 10])


@pytest.mark.rule("zoo:9a.negative", "zoo:5b.13", "zoo:B2")
def test_a_negative_campaign_may_not_tie_any_two_parties() -> None:
    """Taking one from seat 1 would leave it equal to seat 2: two other parties, still a tie."""
    table = Table()
    card = table.deal(0, NEGATIVE, ZEBRA)
    table.state.tokens[ZEBRA] = [4, 3, 2]
    table.begin(frames.CAMPAIGN)
    assert table.refused(0, "campaign", CARD, card, 1) == "zoo §5b.13"
    table.campaign(0, CARD, card, 2)
    assert table.state.tokens[ZEBRA] == [5, 3, 1]


@pytest.mark.rule("zoo:5b.9", "zoo:5.3")
def test_only_campaign_cards_in_the_campaign() -> None:
    table = Table()
    wrong = table.deal(0, MIGRATION)
    table.begin(frames.CAMPAIGN)
    assert table.refused(0, "campaign", CARD, wrong) == "zoo §5.3"
    assert table.refused(0, "campaign", CARD, table.card(RALLY, HIPPO), 1) == "zoo §5.3"


@pytest.mark.rule("zoo:5b.ex3")
def test_example_red_and_the_polar_bears() -> None:
    """Three red from funds, then a negative campaign turns one green into red: four red, three paid."""
    red, green = 0, 1
    table = Table()
    table.state.tokens[POLAR_BEAR][green] = 2
    card = table.deal(red, NEGATIVE, POLAR_BEAR)
    table.begin(frames.CAMPAIGN)
    table.campaign(red, PLACE, POLAR_BEAR, 3)
    table.campaign(red, CARD, card, green)
    assert table.state.tokens[POLAR_BEAR] == [4, 1, 0]
    assert table.state.funds[red] == 7
    assert table.state.placed[POLAR_BEAR] == 3


# -- privileges --


@pytest.mark.rule("zoo:5b.11", "zoo:B7", "zoo:5d.12")
def test_the_prime_minister_puts_exactly_two_on_one_species_once() -> None:
    table = Table()
    table.state.offices[PRIME], table.state.active[PRIME] = 0, True
    table.state.tokens[SNAKE][1] = 2
    table.state.order = [0, 1, 2]
    table.begin(frames.CAMPAIGN)
    assert table.refused(0, "campaign", PRIME_TOKENS, SNAKE) == "zoo §5b.13"
    table.campaign(0, PRIME_TOKENS, PARROT)
    assert table.state.tokens[PARROT] == [2, 0, 0]
    assert table.state.funds[0] == 10
    assert table.refused(0, "campaign", PRIME_TOKENS, PARROT) == "zoo §5d.12"


@pytest.mark.rule("zoo:5b.11", "zoo:5b.12", "zoo:5b.13")
def test_a_privilege_that_would_tie_everywhere_is_not_offered() -> None:
    """Against two everywhere, two of one's own tie; and replacing one makes it one to one."""
    table = Table()
    table.state.offices[PRIME] = table.state.offices[LEADER] = 0
    table.state.active = [True] * 5
    table.state.tokens = [[0, 2, 0] for _ in range(9)]
    table.begin(frames.CAMPAIGN)
    assert {choice[0] for choice in table.choices(0)} == {END_TURN, PLACE}


@pytest.mark.rule("zoo:5b.11", "zoo:5b.12")
def test_a_privilege_of_another_party_is_refused() -> None:
    table = Table()
    table.state.offices[PRIME] = table.state.offices[LEADER] = 1
    table.state.active[PRIME] = table.state.active[LEADER] = True
    table.parliament(9, 2, 2).begin(frames.CAMPAIGN)
    assert table.refused(0, "campaign", PRIME_TOKENS, PARROT) == "zoo §5b.11"
    assert table.refused(0, "campaign", LEADER_NEGATIVE, PARROT, 1) == "zoo §5b.12"


@pytest.mark.rule("zoo:5b.12", "zoo:B8")
def test_the_opposition_leader_campaigns_against_any_species_once() -> None:
    table = Table()
    table.state.offices[LEADER], table.state.active[LEADER] = 0, True
    table.state.tokens[SNAKE] = [0, 2, 0]
    table.state.tokens[PARROT] = [0, 0, 3]
    table.begin(frames.CAMPAIGN)
    assert table.refused(0, "campaign", LEADER_NEGATIVE, SNAKE, 1) == "zoo §5b.13"  # would be 1 to 1
    table.campaign(0, LEADER_NEGATIVE, PARROT, 2)
    assert table.state.tokens[PARROT] == [1, 0, 2]
    assert table.state.active[LEADER] == 0
    assert all(choice[0] != LEADER_NEGATIVE for choice in table.choices(0))


# -- no ties --


@pytest.mark.rule("zoo:5b.13", "zoo:B1", "zoo:B3")
def test_a_turn_cannot_end_while_a_species_is_tied() -> None:
    """Food from funds may tie for a moment; that nobody has any on eight species is no tie."""
    table = Table()
    table.state.tokens[HIPPO][1] = 2
    table.begin(frames.CAMPAIGN)
    table.campaign(0, PLACE, HIPPO, 2)
    assert table.refused(0, "campaign", END_TURN) == "zoo §5b.13"
    table.campaign(0, PLACE, HIPPO, 1)
    table.campaign(0, END_TURN)


@pytest.mark.rule("zoo:B1", "zoo:B19")
def test_a_card_may_settle_a_tie_made_with_funds() -> None:
    """With 2 and 1 there, one from funds ties below and Rally lifts it above both."""
    table = Table()
    rally = table.deal(0, RALLY, HIPPO)
    table.state.tokens[HIPPO] = [0, 2, 1]
    table.begin(frames.CAMPAIGN)
    assert all(choice[0] != CARD for choice in table.choices(0))  # 1 and 2 both tie
    table.campaign(0, PLACE, HIPPO, 1)
    table.campaign(0, CARD, rally, 2)
    assert table.state.tokens[HIPPO] == [3, 2, 1]
    table.campaign(0, END_TURN)


@pytest.mark.rule("zoo:B19")
def test_a_card_elsewhere_waits_until_the_tie_is_settled() -> None:
    table = Table()
    rally = table.deal(0, RALLY, SNAKE)
    table.state.tokens[HIPPO] = [0, 2, 0]
    table.begin(frames.CAMPAIGN)
    table.campaign(0, PLACE, HIPPO, 2)
    assert table.refused(0, "campaign", CARD, rally, 1) == "zoo §5b.13"
    table.campaign(0, PLACE, HIPPO, 1)
    table.campaign(0, CARD, rally, 1)


@pytest.mark.rule("zoo:B18")
def test_a_tie_can_be_taken_back_and_closes_the_species() -> None:
    table = Table()
    table.state.tokens[HIPPO] = [0, 3, 0]
    table.begin(frames.CAMPAIGN)
    table.campaign(0, PLACE, HIPPO, 3)
    table.campaign(0, TAKE_BACK, HIPPO)
    assert (table.state.tokens[HIPPO], table.state.funds[0]) == ([0, 3, 0], 10)
    assert table.refused(0, "campaign", PLACE, HIPPO, 1) == "zoo §B18"
    table.campaign(0, PLACE, SNAKE, 3)
    table.campaign(0, END_TURN)
    assert table.state.closed == [0] * 9


@pytest.mark.rule("zoo:B18")
def test_only_what_came_after_the_last_card_is_taken_back() -> None:
    """One from funds, a Rally, one more that ties: only the last one returns."""
    table = Table()
    rally = table.deal(0, RALLY, HIPPO)
    table.state.tokens[HIPPO] = [0, 4, 2]
    table.begin(frames.CAMPAIGN)
    table.campaign(0, PLACE, HIPPO, 1)
    table.campaign(0, CARD, rally, 2)
    table.campaign(0, PLACE, HIPPO, 1)
    table.campaign(0, TAKE_BACK, HIPPO)
    assert table.state.tokens[HIPPO] == [3, 4, 2]
    assert table.state.placed[HIPPO] == 1


@pytest.mark.rule("zoo:B18")
def test_nothing_is_taken_back_without_a_tie() -> None:
    table = Table().begin(frames.CAMPAIGN)
    table.campaign(0, PLACE, HIPPO, 1)
    assert all(choice[0] != TAKE_BACK for choice in table.choices(0))


@pytest.mark.rule("zoo:B15", "zoo:7.4")
@pytest.mark.parametrize("players", [2, 3])
def test_the_supply_never_runs_out(players: int) -> None:
    table = Table(players)
    table.state.supply = 0
    rally = table.deal(0, RALLY, HIPPO)
    table.begin(frames.CAMPAIGN)
    table.campaign(0, CARD, rally, 2)
    assert table.state.tokens[HIPPO][0] == 2
    assert table.state.supply == -2


# -- Blockade --


@pytest.mark.rule("zoo:5d.14", "zoo:B9")
def test_nothing_is_added_under_the_blockade_from_any_source() -> None:
    table = Table()
    rally, negative = table.deal(0, RALLY, PENGUIN), table.deal(0, NEGATIVE, PENGUIN)
    state = table.state
    state.tokens[PENGUIN] = [1, 3, 0]
    state.offices[PRIME] = state.offices[LEADER] = state.offices[DEFENCE] = 0
    state.active = [False, True, False, False, True]
    state.blockade = PENGUIN
    table.begin(frames.CAMPAIGN)
    for refused in (
        (PLACE, PENGUIN, 1),
        (CARD, rally, 1),
        (CARD, negative, 1),
        (PRIME_TOKENS, PENGUIN),
        (LEADER_NEGATIVE, PENGUIN, 1),
    ):
        assert table.refused(0, "campaign", *refused) == "zoo §5d.14"
    assert state.tokens[PENGUIN] == [1, 3, 0]  # what lies there stays
