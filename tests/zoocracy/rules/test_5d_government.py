"""§5d: forming a government."""

from __future__ import annotations

import pytest

from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import (
    DEFECTORS,
    DEFENCE,
    FINANCE,
    GOVERNMENT,
    LEADER,
    NEUTRAL,
    NOBODY,
    OPPOSITION,
    P1,
    P2,
    PRESIDENT,
    PRIME,
)
from hustings.games.zoocracy.order import deciding_party, opposition_leader, proposal_order
from tests.zoocracy.scenario import NO, YES, Table

# The rulebook's parliament of six: 51 seats, Orange 7, Yellow and Red 20 together.
YELLOW, GREEN, RED, ORANGE, BLACK, BLUE = range(6)


def formation(*seats: int, **options: object) -> Table:
    """Phase D after an election with these seats."""
    table = Table(len(seats), **options).parliament(*seats)
    table.state.elected = True
    table.state.parliamentary = 3
    return table.begin(frames.GOVERNMENT)


def example() -> Table:
    return formation(13, 12, 7, 7, 7, 5)


@pytest.mark.rule("zoo:5d.1")
def test_a_government_is_formed_after_an_election_and_only_then() -> None:
    table = Table().begin(frames.COUNT)
    assert table.asked == [(0, "propose")]
    table = Table()
    table.state.parliamentary = 2
    table.begin(frames.CAMPAIGN)
    for seat in range(3):
        table.campaign(seat, 0)
    assert table.asked[0][1] == "event"


@pytest.mark.rule("zoo:5d.4")
def test_old_promises_end() -> None:
    table = Table().parliament(5, 5, 5)
    table.state.elected = True
    table.state.promises = [1, 2]
    table.begin(frames.GOVERNMENT)
    assert table.state.promises == [NOBODY, NOBODY]


@pytest.mark.rule("zoo:5d.5", "zoo:5d.7", "zoo:5d.19", "zoo:5d.20", "zoo:D16")
def test_each_party_proposes_once_in_order_of_seats() -> None:
    table = formation(4, 9, 6)
    proposers = []
    while table.asked[0][1] == "propose":
        seat = table.asked[0][0]
        proposers.append(seat)
        assert all(len(choice) == 5 for choice in table.choices(seat))  # there is no passing
        table.do(seat, "propose", 0, 0, 0, 0, 0)
        table.votes(NO, NO, NO)
    assert proposers == [1, 2, 0]


@pytest.mark.rule("zoo:5d.6", "zoo:E6", "zoo:D17")
def test_ties_between_proposers_fewest_goals_then_lots() -> None:
    table = Table(4).parliament(5, 5, 5, 5)
    table.state.goals = [2, 1, 1, 3]
    table.state.lots = [0, 3, 1, 2]
    assert proposal_order(table.state) == [2, 1, 0, 3]


@pytest.mark.rule("zoo:5d.8", "zoo:5d.9", "zoo:5d.10", "zoo:D2", "zoo:D6")
def test_a_proposal_names_any_party_for_three_offices_and_two_goals() -> None:
    table = formation(5, 5, 5)
    assert len(table.choices(0)) == 3**5
    assert (1, 1, 1, 2, 2) in table.choices(0)  # the proposer may leave itself out
    assert table.refused(0, "propose", 1, 1, 1, 2) != ""
    assert table.refused(0, "propose", 1, 1, 1, 2, 3) == "zoo §5d.8"


@pytest.mark.rule("zoo:5d.8")
def test_the_presidency_is_not_touched() -> None:
    table = formation(9, 3, 3)
    table.state.offices[PRESIDENT] = 2
    table.do(0, "propose", 0, 0, 0, 0, 0)
    table.votes(YES, NO, NO)
    assert table.state.offices[PRESIDENT] == 2


@pytest.mark.rule("zoo:5d.11", "zoo:D1")
def test_all_vote_in_secret_the_proposer_too() -> None:
    table = formation(9, 3, 3)
    table.do(0, "propose", 0, 0, 0, 0, 0)
    assert table.asked == [(0, "vote"), (1, "vote"), (2, "vote")]
    table.do(0, "vote", NO)
    assert [event.seen_by(1).secret for event in table.events] == [()]
    table.do(2, "vote", YES)
    table.do(1, "vote", YES)
    assert table.told("voted") == [{"seat": seat, "yes": yes} for seat, yes in enumerate((NO, YES, YES))]
    assert table.told("refused") == [{"seats": 6, "majority": 8}]


@pytest.mark.rule("zoo:5d.ex1", "zoo:5d.ex2", "zoo:5d.2", "zoo:5d.15", "zoo:5d.16", "zoo:5d.17")
def test_example_the_accepted_coalition() -> None:
    """Yellow, Red and Orange have 27 of 51 and govern; Green, Black and Blue oppose."""
    table = example()
    assert table.state.majority == 26
    table.do(YELLOW, "propose", YELLOW, ORANGE, ORANGE, YELLOW, RED)
    table.votes(YES, NO, YES, YES, NO, NO)
    assert table.told("accepted") == [{"seats": 27, "majority": 26}]
    sides = table.state.sides
    assert [seat for seat in range(6) if sides[seat] == GOVERNMENT] == [YELLOW, RED, ORANGE]
    assert [seat for seat in range(6) if sides[seat] == OPPOSITION] == [GREEN, BLACK, BLUE]
    offices = table.state.offices
    assert (offices[PRIME], offices[FINANCE], offices[DEFENCE]) == (YELLOW, ORANGE, ORANGE)
    assert table.state.promises == [YELLOW, RED]
    assert table.state.active[PRIME:] == [1, 1, 1, 1]


@pytest.mark.rule("zoo:5d.ex3", "zoo:5d.19", "zoo:5d.15")
def test_example_the_refused_coalition() -> None:
    """Only Yellow and Red say yes: 20 of the 26 needed. Green, the second largest, proposes next."""
    table = example()
    table.do(YELLOW, "propose", YELLOW, ORANGE, ORANGE, YELLOW, RED)
    table.votes(YES, NO, YES, NO, NO, NO)
    assert table.told("refused") == [{"seats": 20, "majority": 26}]
    assert table.asked == [(GREEN, "propose")]
    assert table.state.sides == [NEUTRAL] * 6


@pytest.mark.rule("zoo:5d.15")
@pytest.mark.parametrize(("seats", "passes"), [((8, 4, 3), True), ((7, 5, 3), False)])
def test_exactly_the_majority_is_enough(seats: tuple[int, ...], passes: bool) -> None:
    table = formation(*seats)  # 15 in all, 8 needed
    table.do(0, "propose", 0, 0, 0, 0, 0)
    table.votes(YES, NO, NO)
    assert (GOVERNMENT in table.state.sides) == passes


@pytest.mark.rule("zoo:5d.3")
def test_nothing_of_the_game_can_be_given_away() -> None:
    """No decision of this phase moves food, cards, seats or goals."""
    table = formation(9, 3, 3)
    table.deal(0, DEFECTORS)
    before = (
        table.state.funds[:],
        [h[:] for h in table.state.hands],
        table.state.seats[:],
        table.state.goals[:],
    )
    table.do(0, "propose", 1, 2, 1, 2, 1)
    table.votes(YES, YES, NO)
    after = (table.state.funds, table.state.hands, table.state.seats, table.state.goals)
    assert after == before


@pytest.mark.rule("zoo:D3", "zoo:D4")
def test_promises_to_a_party_that_votes_no_are_void() -> None:
    table = formation(9, 3, 3)
    table.do(0, "propose", 1, 0, 1, 1, 0)
    table.votes(YES, NO, NO)
    offices = table.state.offices
    assert (offices[PRIME], offices[FINANCE], offices[DEFENCE]) == (NOBODY, 0, NOBODY)
    assert table.state.promises == [NOBODY, 0]


@pytest.mark.rule("zoo:D3", "zoo:D4")
def test_or_kept_to_the_letter_as_an_option() -> None:
    table = formation(9, 3, 3, promises_to_the_opposition="literal")
    table.do(0, "propose", 1, 0, 1, 1, 0)
    table.votes(YES, NO, NO)
    offices = table.state.offices
    assert (offices[PRIME], offices[FINANCE], offices[DEFENCE]) == (1, 0, 1)
    assert table.state.promises == [1, 0]


@pytest.mark.rule("zoo:D15", "zoo:5d.12", "zoo:B16")
def test_formation_turns_every_office_up_a_vacant_one_too() -> None:
    table = formation(9, 3, 3)
    table.state.active = [False] * 5
    table.do(0, "propose", 1, 0, 0, 0, 0)
    table.votes(YES, NO, NO)
    assert table.state.offices[PRIME] == NOBODY
    assert table.state.active == [0, 1, 1, 1, 1]


@pytest.mark.rule("zoo:D5")
def test_the_largest_government_party_stands_in_for_a_vacant_prime_minister() -> None:
    table = Table(4).parliament(3, 5, 9, 5).govern(0, 1, 3)
    table.state.goals = [0, 1, 0, 2]
    assert deciding_party(table.state) == 3  # equal seats: more goals
    table.state.goals = [0, 3, 0, 2]
    assert deciding_party(table.state) == 1
    table.state.seats = [6, 5, 9, 5]
    assert deciding_party(table.state) == 0
    table.state.offices[PRIME] = 0
    assert deciding_party(table.state) == 0


@pytest.mark.rule("zoo:5d.18")
def test_the_largest_opposition_party_leads_it() -> None:
    table = Table(4).parliament(9, 4, 5, 5).govern(0)
    table.state.goals = [0, 0, 2, 1]
    assert opposition_leader(table.state) == 3  # equal seats: fewer goals
    table.state.goals[2] = 1
    table.state.lots = [0, 1, 2, 3]
    assert opposition_leader(table.state) == 2  # then the lot


@pytest.mark.rule("zoo:D7", "zoo:F6")
def test_without_an_opposition_there_is_no_leader_and_no_motion() -> None:
    table = formation(5, 5, 5, advanced=True)
    table.do(0, "propose", 0, 1, 2, 0, 1)
    table.votes(YES, YES, YES)
    assert table.state.offices[LEADER] == NOBODY
    table.chance("event", 5)
    assert table.asked[0][1] != "motion"


@pytest.mark.rule("zoo:D8", "zoo:5d.25")
def test_defectors_do_not_move_an_office() -> None:
    table = Table().parliament(9, 4, 3).govern(0).event("strike")
    table.state.offices[LEADER] = 1
    card = table.deal(2, DEFECTORS)
    table.begin(frames.EVENT_CARDS)
    table.do(2, "event-card", card, 1)
    assert table.state.seats == [9, 0, 7]
    assert table.state.offices[LEADER] == 1


def all_refused(table: Table) -> Table:
    while table.asked[0][1] == "propose":
        table.do(table.asked[0][0], "propose", 0, 0, 0, 0, 0)
        table.votes(*[NO] * table.game.players)
    return table


@pytest.mark.rule("zoo:5d.21", "zoo:5d.22", "zoo:5d.24", "zoo:D9", "zoo:E2")
def test_all_refused_the_old_government_is_caretaker() -> None:
    """Old members and offices stay on their sides; a new opposition leader, not turned up; an election next round."""
    table = Table(4).parliament(2, 6, 5, 8).govern(0, 1)
    state = table.state
    state.elected, state.round, state.parliamentary = True, 3, 5
    state.offices = [NOBODY, 0, 1, 1, 2]
    state.active = [False, True, False, False, False]
    state.promises = [0, 1]
    all_refused(table.begin(frames.GOVERNMENT))
    assert (state.caretaker, state.failed) == (1, 1)
    assert state.sides == [GOVERNMENT, GOVERNMENT, OPPOSITION, OPPOSITION]
    assert state.offices == [NOBODY, 0, 1, 1, 3]
    assert state.active == [0, 1, 0, 0, 0]
    assert state.promises == [NOBODY, NOBODY]
    assert state.parliamentary == 4


@pytest.mark.rule("zoo:5d.23", "zoo:D10", "zoo:5d.24")
def test_all_refused_at_first_nobody_governs() -> None:
    table = all_refused(formation(5, 4, 3))
    assert table.state.sides == [NEUTRAL] * 3
    assert table.state.offices == [NOBODY] * 5
    assert (table.state.caretaker, table.state.parliamentary) == (0, 2)
    assert table.told("no-government") == [{}]


@pytest.mark.rule("zoo:5d.21", "zoo:5d.2")
def test_a_new_government_ends_the_caretaker() -> None:
    table = formation(9, 3, 3)
    table.govern(1, 2)
    table.state.caretaker = True
    table.do(0, "propose", 0, 0, 0, 0, 0)
    table.votes(YES, NO, NO)
    assert table.state.caretaker == 0
    assert table.state.sides == [GOVERNMENT, OPPOSITION, OPPOSITION]
    assert (table.state.promises[P1], table.state.promises[P2]) == (0, 0)
