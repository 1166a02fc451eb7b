"""§5g: progress, with Assertiveness (§9a), Strike and Resistance (§9b)."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE, SPECTATOR
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import (
    ASSERTIVENESS,
    BY_PROMISE,
    BY_STRIKE,
    DISCARDED,
    FINANCE,
    NO_EVENT,
    NO_GOVERNMENT,
    NO_MAJORITY,
    NOBODY,
    NOWHERE,
    PRIME,
)
from tests.zoocracy.scenario import HIPPO, Table


def governing(event: str = "good_harvest", elected: bool = True, **options: object) -> Table:
    """Seats 0 and 1 govern with 11 of 15; P1 is promised to 1, P2 to 0."""
    table = Table(3, **options).parliament(6, 5, 4).govern(0, 1).event(event)
    table.state.offices = [NOBODY, 0, 1, 1, 2]
    table.state.promises = [1, 0]
    table.state.elected = elected
    table.state.parliamentary = 3 if elected else 2
    table.state.presidential = 9
    return table


@pytest.mark.rule("zoo:E5", "zoo:5g.1")
def test_cards_goal_draw_discard_in_this_order() -> None:
    table = governing()
    table.deal(0, ASSERTIVENESS, FINANCE)  # seat 1 holds Finance: of no use here
    table.state.hands[2] = [1, 2, 3, 4, 5]
    for card in (1, 2, 3, 4, 5):
        table.state.deck.remove(card)
    table.begin(frames.PROGRESS)
    assert table.asked == [(0, "progress-card")]
    table.do(0, "progress-card", 0)
    table.do(2, "progress-card", 0)  # leads the opposition
    assert table.state.goals == [0, 1, 0]  # the goal before the draw
    assert table.asked == [(CHANCE, "draw")]
    table.chance("draw", 10)
    table.chance("draw", 11)
    table.chance("draw", 12, 13)
    assert table.asked == [(2, "discard")]
    assert table.state.round == 1


@pytest.mark.rule("zoo:E5")
def test_as_an_option_the_draw_comes_first_and_the_goal_last() -> None:
    table = governing(progress="draw-first")
    assertive = table.card(ASSERTIVENESS, PRIME)
    table.begin(frames.PROGRESS)
    table.chance("draw", assertive)
    table.chance("draw", 11)
    table.chance("draw", 12, 13)
    assert table.asked == [(0, "progress-card")]
    assert table.state.goals == [0, 0, 0]
    table.do(0, "progress-card", assertive)  # what was just drawn can be played
    table.do(1, "progress-card", 0)
    table.do(2, "progress-card", 0)
    assert table.told("goal") == [{"seat": 1, "goals": 1, "why": BY_PROMISE}]
    assert table.state.round == 2


@pytest.mark.rule("zoo:9a.assertiveness", "zoo:G7")
def test_assertiveness_needs_the_office_on_either_side() -> None:
    table = governing("strike")
    prime, finance = table.deal(0, ASSERTIVENESS, PRIME), table.deal(0, ASSERTIVENESS, FINANCE)
    assert table.state.active[PRIME] == 0
    table.begin(frames.PROGRESS)
    assert table.refused(0, "progress-card", finance) == "zoo §9a.assertiveness"
    table.do(0, "progress-card", prime)
    assert table.state.goals == [1, 0, 0]


@pytest.mark.rule("zoo:G7")
def test_several_assertiveness_cards_at_once() -> None:
    table = governing("strike")
    cards = [table.deal(1, ASSERTIVENESS, FINANCE), table.deal(1, ASSERTIVENESS, 3)]
    table.begin(frames.PROGRESS)
    for card in cards:
        table.do(1, "progress-card", card)
    assert table.state.goals == [0, 2, 0]


@pytest.mark.rule("zoo:5g.2")
@pytest.mark.parametrize(("elected", "goals"), [(True, [0, 1, 0]), (False, [1, 0, 0])])
def test_p1_scores_in_an_election_round_and_p2_in_the_next(elected: bool, goals: list[int]) -> None:
    table = governing(elected=elected).begin(frames.PROMISED_GOAL)
    assert table.state.goals == goals


@pytest.mark.rule("zoo:5g.3", "zoo:E7")
@pytest.mark.parametrize(("number", "goals"), [(8, [1, 1, 0]), (7, [0, 1, 0])])
def test_an_election_in_round_8_scores_both(number: int, goals: list[int]) -> None:
    """A game that the end card stops in round 7 loses the second goal."""
    table = governing("end")
    table.state.round = number
    table.begin(frames.PROMISED_GOAL)
    assert table.state.goals == goals


@pytest.mark.rule("zoo:5g.3")
def test_round_8_without_an_election_scores_p2_alone() -> None:
    table = governing("end", elected=False)
    table.state.round = 8
    table.begin(frames.PROMISED_GOAL)
    assert table.state.goals == [1, 0, 0]


@pytest.mark.rule("zoo:5g.4", "zoo:9b.strike")
def test_a_strike_stops_the_promised_goal_but_not_a_card() -> None:
    table = governing("strike")
    card = table.deal(0, ASSERTIVENESS, PRIME)
    table.begin(frames.PROGRESS)
    table.do(0, "progress-card", card)
    assert table.state.goals == [1, 0, 0]
    assert table.told("no-goal") == [{"why": BY_STRIKE}]


@pytest.mark.rule("zoo:5g.4")
def test_a_government_without_majority_makes_no_goal() -> None:
    table = governing()
    table.state.seats = [4, 3, 8]
    table.begin(frames.PROMISED_GOAL)
    assert table.state.goals == [0, 0, 0]
    assert table.told("no-goal") == [{"why": NO_MAJORITY}]


@pytest.mark.rule("zoo:5g.4", "zoo:5d.15")
def test_exactly_the_majority_is_still_one() -> None:
    table = governing()
    table.state.seats = [4, 4, 7]  # 8 of the 8 needed
    table.begin(frames.PROMISED_GOAL)
    assert table.state.goals == [0, 1, 0]


@pytest.mark.rule("zoo:9a.assertiveness", "zoo:G12")
def test_assertiveness_is_of_no_use_on_the_last_space() -> None:
    table = governing("strike")
    card = table.deal(0, ASSERTIVENESS, PRIME)
    table.state.goals[0] = 7
    table.begin(frames.PROGRESS)
    assert (card,) in table.choices(0)
    table.do(0, "progress-card", card)
    table = governing("strike")
    table.deal(0, ASSERTIVENESS, PRIME)
    table.state.goals[0] = 8
    table.begin(frames.PROGRESS)
    assert table.asked != [(0, "progress-card")]


@pytest.mark.rule("zoo:D4", "zoo:5g.2")
def test_an_empty_programme_space_scores_nobody() -> None:
    table = governing()
    table.state.promises = [NOBODY, 0]
    table.begin(frames.PROMISED_GOAL)
    assert table.state.goals == [0, 0, 0]


@pytest.mark.rule("zoo:5g.5", "zoo:D12", "zoo:D13")
def test_a_caretaker_with_a_majority_names_one_party() -> None:
    """Any party, the opposition too; one goal, even after an election in round 8. The seats as they stand count."""
    table = governing("end")
    table.state.round, table.state.caretaker, table.state.failed = 8, True, True
    table.state.promises = [NOBODY, NOBODY]
    table.begin(frames.PROMISED_GOAL)
    assert table.asked == [(0, "name-goal")]
    assert table.choices(0) == [(0,), (1,), (2,)]
    table.do(0, "name-goal", 2)
    assert table.state.goals == [0, 0, 1]
    assert table.asked != [(0, "name-goal")]


@pytest.mark.rule("zoo:5g.6", "zoo:D13")
def test_a_caretaker_without_a_majority_makes_none() -> None:
    table = governing()
    table.state.caretaker = table.state.failed = True
    table.state.seats = [4, 3, 8]
    table.begin(frames.PROMISED_GOAL)
    assert table.told("no-goal") == [{"why": NO_MAJORITY}]


@pytest.mark.rule("zoo:D5", "zoo:5g.5")
def test_a_caretaker_with_a_vacant_prime_minister() -> None:
    table = governing()
    table.state.caretaker = True
    table.state.offices[PRIME] = NOBODY
    table.state.seats = [5, 6, 4]
    table.begin(frames.PROMISED_GOAL)
    assert table.asked == [(1, "name-goal")]


@pytest.mark.rule("zoo:D10", "zoo:5g.4")
def test_without_a_government_no_goal_is_made() -> None:
    table = governing()
    table.state.sides = [0, 0, 0]
    table.begin(frames.PROMISED_GOAL)
    assert table.told("no-goal") == [{"why": NO_GOVERNMENT}]


@pytest.mark.rule("zoo:9b.resistance")
@pytest.mark.parametrize(("pays", "goals", "funds"), [(1, 1, 5), (0, 0, 10)])
def test_under_resistance_the_goal_costs_five(pays: int, goals: int, funds: int) -> None:
    table = governing("resistance").begin(frames.PROMISED_GOAL)
    assert table.asked == [(1, "resistance")]
    table.do(1, "resistance", pays)
    assert (table.state.goals[1], table.state.funds[1]) == (goals, funds)


@pytest.mark.rule("zoo:G18", "zoo:9b.resistance")
def test_who_cannot_pay_is_asked_all_the_same() -> None:
    table = governing("resistance")
    table.state.funds[1] = 4
    table.begin(frames.PROMISED_GOAL)
    assert table.asked == [(1, "resistance")]
    assert table.refused(1, "resistance", 1) == "zoo §9b.resistance"
    table.do(1, "resistance", 0)
    assert table.state.goals[1] == 0


@pytest.mark.rule("zoo:G5")
def test_resistance_does_not_touch_cards() -> None:
    table = governing("resistance")
    card = table.deal(0, ASSERTIVENESS, PRIME)
    table.begin(frames.PROGRESS)
    table.do(0, "progress-card", card)
    assert (table.state.goals[0], table.state.funds[0]) == (1, 10)


@pytest.mark.rule("zoo:G6")
def test_under_a_caretaker_the_named_party_pays() -> None:
    table = governing("resistance")
    table.state.caretaker = True
    table.begin(frames.PROMISED_GOAL)
    table.do(0, "name-goal", 2)
    assert table.asked == [(2, "resistance")]
    table.do(2, "resistance", 1)
    assert (table.state.goals[2], table.state.funds[2]) == (1, 5)


@pytest.mark.rule("zoo:5g.7")
def test_the_government_draws_one_and_the_opposition_two_in_order() -> None:
    table = governing().begin(frames.DRAW_CARDS)
    table.state.order = [2, 1, 0]
    table.begin(frames.DRAW_CARDS)
    table.chance("draw", 1, 2)
    assert table.events[0].seen_by(SPECTATOR).secret == ()
    table.chance("draw", 3)
    table.chance("draw", 4)
    assert table.state.hands == [[4], [3], [1, 2]]


@pytest.mark.rule("zoo:D11")
def test_without_a_government_everyone_draws_one() -> None:
    table = governing()
    table.state.sides = [0, 0, 0]
    table.begin(frames.DRAW_CARDS)
    for card in (1, 2, 3):
        table.chance("draw", card)
    assert table.state.hands == [[1], [2], [3]]


@pytest.mark.rule("zoo:5g.8")
def test_whoever_has_more_than_five_cards_discards_openly() -> None:
    table = governing()
    table.state.hands = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11, 12], []]
    table.state.deck = list(range(13, 48))
    table.begin(frames.HAND_LIMIT)
    assert table.asked == [(1, "discard")]
    assert table.refused(1, "discard", 6) != ""
    assert table.refused(1, "discard", 1, 2) == "zoo §5g.8"
    table.do(1, "discard", 7, 9)
    assert table.state.hands[1] == [6, 8, 10, 11, 12]
    assert table.told("discarded") == [{"seat": 1, "cards": [7, 9]}]
    assert table.state.pool[7] == DISCARDED


@pytest.mark.rule("zoo:5g.9")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    """The draw goes on from the new deck; what is in hands stays there."""
    table = governing()
    table.state.deck = [40]
    table.state.hands = [list(range(2, 31)), [], []]
    for card in [1, *range(31, 40), *range(41, 48)]:
        table.state.pool[card] = DISCARDED
    table.begin(frames.DRAWING, 2, 2)
    table.chance("draw", 40)
    assert table.told("reshuffled") == [{"count": 17}]
    assert table.state.shuffles == 1
    assert [table.state.pool[card] for card in (30, 40, 31, 47)] == [0, 0, 1, 1]
    assert table.state.deck == [1, *range(31, 40), *range(41, 48)]
    table.chance("draw", 31)
    assert table.state.hands[2] == [31, 40]


@pytest.mark.rule("zoo:G17")
def test_no_card_anywhere_no_draw() -> None:
    table = governing()
    table.state.deck = []
    table.state.hands = [list(range(1, 48)), [], []]
    table.begin(frames.DRAWING, 2, 2)
    assert table.state.hands[2] == []
    assert table.asked != [(CHANCE, "draw")]


@pytest.mark.rule("zoo:5g.10")
def test_the_round_advances_and_the_blockade_leaves() -> None:
    """The Manipulation token stays until the count."""
    table = governing()
    table.state.blockade = table.state.manipulation = HIPPO
    table.state.failed = True
    table.begin(frames.PROGRESS)
    table.draw_any()
    assert table.state.round == 2
    assert (table.state.blockade, table.state.manipulation) == (NOWHERE, HIPPO)
    assert (table.state.elected, table.state.failed, table.state.event) == (False, False, NO_EVENT)
    assert table.state.begun == 0
