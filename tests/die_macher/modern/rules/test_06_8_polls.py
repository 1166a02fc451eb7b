"""06.8: poll auctions."""

from __future__ import annotations

import pytest

from hustings.core.action import CHANCE, SPECTATOR
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.state import IN_DECK, PUBLISHED, SHELVED, UNSOLD
from tests.die_macher.modern.scenario import ANGIE, BB, MARION, NI, NICOLE, OTTO, Table, table

NO_BID = 0


def bid(amount: int) -> int:
    return amount + 1


def auction(*votes: int) -> Table:
    """The first auction, in Brandenburg; the top card has the CDU (Nicole) on its back: cards 3 and 8."""
    t = table()
    t.region(BB).votes = list(votes or (0, 0, 0, 0))
    return t.begin(frames.POLLS)


def sold_to(seat: int, card: int, *votes: int) -> Table:
    t = auction(*votes)
    for _ in range(4):
        t.answer("poll-bid", bid(0) if t.asked[0][0] == seat else NO_BID)
    return t.answer("poll", card).answer("poll-back", 0)


@pytest.mark.rule("2019:06.8.a")
def test_one_poll_a_region_from_the_election_clockwise() -> None:
    t = table()
    t.state.ballot = NI
    t.begin(frames.POLLS)
    boards = []
    while t.asked[0][1] == "poll-bid":
        boards.append(t.state.stack[-1].args[0])
        for _ in range(4):
            t.answer("poll-bid", NO_BID)
        t.answer("unsold", *t.choices()[0])
        t.answer("poll-back", *t.choices()[0])
    assert boards == [1, 2, 3, 0]


@pytest.mark.rule("2019:06.8.a", "2019:04.E")
def test_the_back_tells_who_gains_two() -> None:
    t = auction()
    for card in range(10):
        back = t.game.tables.poll_back[card]
        assert t.game.tables.poll_lines[card][back] == 2
    assert t.game.view(t.state, SPECTATOR).poll_back == t.state.party[NICOLE]


@pytest.mark.rule("2019:06.8.b", "2019:06.8.c")
@pytest.mark.parametrize(
    ("votes", "first", "order"),
    [((0, 9, 3, 1), 0, [2, 3, 0, 1]), ((9, 0, 9, 0), 1, [3, 0, 1, 2]), ((0, 0, 0, 0), 3, [0, 1, 2, 3])],
)
def test_the_auctioneer_has_most_votes_and_bids_last(
    votes: tuple[int, ...], first: int, order: list[int]
) -> None:
    t = table()
    t.region(BB).votes = list(votes)
    t.state.first = first
    t.begin(frames.POLLS)
    asked = []
    for _ in range(4):
        asked.append(t.asked[0][0])
        t.answer("poll-bid", NO_BID)
    assert asked == order


@pytest.mark.rule("2019:06.8.c")
def test_each_bid_is_higher_and_the_first_may_be_nothing() -> None:
    t = auction(9, 0, 0, 0).answer("poll-bid", bid(0))
    assert t.refused(NICOLE, "poll-bid", bid(0)) == "2019 §06.8.c"
    t.answer("poll-bid", bid(3)).answer("poll-bid", NO_BID)
    assert t.asked == [(MARION, "poll-bid")]
    assert t.refused(MARION, "poll-bid", bid(3)) == "2019 §06.8.c"
    t.answer("poll-bid", bid(4))
    assert t.told("poll-sold") == [{"seat": MARION, "board": BB, "amount": 4}]


@pytest.mark.rule("2019:M30")
def test_an_unsold_card_is_put_away_unseen() -> None:
    t = auction()
    for _ in range(4):
        t.answer("poll-bid", NO_BID)
    assert t.asked == [(CHANCE, "unsold")]
    t.answer("unsold", 3)
    assert t.state.polls[3] == UNSOLD
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert t.game.view(t.state, seat).polls == [NOTHING] * 10
    assert t.state.money == [30] * 4


@pytest.mark.rule("2019:06.8.d", "2019:M12")
def test_nobody_can_bid_more_than_he_has() -> None:
    t = auction()
    assert t.refused(ANGIE, "poll-bid", bid(31)) == "2019 §06.8.d"
    t.answer("poll-bid", bid(30))
    assert t.choices() == [(NO_BID,)]


@pytest.mark.rule("2019:06.8.e")
def test_the_winner_pays_and_alone_sees_the_card() -> None:
    t = auction(9, 0, 0, 0).answer("poll-bid", bid(2))
    for _ in range(3):
        t.answer("poll-bid", NO_BID)
    assert t.state.money[ANGIE] == 28
    t.answer("poll", 8)
    whispers = [event for event in t.events if event.kind == "poll"]
    assert [event.seen_by(ANGIE)["poll"] for event in whispers] == [8]
    assert [event.seen_by(NICOLE)["poll"] for event in whispers] == [None]
    t.answer("poll-back", 1)
    assert t.game.view(t.state, ANGIE).polls[8] != NOTHING
    assert t.game.view(t.state, NICOLE).polls[8] == NOTHING


@pytest.mark.rule("2019:06.8.f", "2019:M32")
def test_not_publishing_lifts_the_base_by_three_and_keeps_the_secret() -> None:
    t = sold_to(MARION, 3)
    t.answer("publish", 0)
    assert (t.state.base[MARION], t.state.polls[3]) == (13, SHELVED + MARION)
    assert t.region(BB).trend == [0, 0, 0, 0]
    assert t.game.view(t.state, MARION).polls[3] == SHELVED + MARION
    assert t.game.view(t.state, OTTO).polls[3] == NOTHING


@pytest.mark.rule("2019:06.8.g")
def test_only_a_card_that_lifts_the_own_party_can_be_published() -> None:
    t = sold_to(OTTO, 8)  # FDP -2 on this card
    assert t.choices() == [(0,)]
    assert t.refused(OTTO, "publish", 1) == "2019 §06.8.g"
    t = sold_to(MARION, 8)  # SPD 0
    assert t.refused(MARION, "publish", 1) == "2019 §06.8.g"


@pytest.mark.rule("2019:06.8.g")
def test_publishing_applies_every_line_of_a_party_in_play() -> None:
    t = sold_to(NICOLE, 8).answer("publish", 1)
    assert t.region(BB).trend == [0, -1, 2, -2]
    assert t.state.polls[8] == PUBLISHED
    assert t.state.base[NICOLE] == 10
    assert t.game.view(t.state, SPECTATOR).polls[8] == PUBLISHED


@pytest.mark.rule("2019:M31")
def test_a_printed_plus_is_enough_at_the_top_of_the_track() -> None:
    t = auction()
    t.region(BB).trend[NICOLE] = 4
    for _ in range(4):
        t.answer("poll-bid", bid(0) if t.asked[0][0] == NICOLE else NO_BID)
    t.answer("poll", 8).answer("poll-back", 0).answer("publish", 1)
    assert t.region(BB).trend == [0, -1, 4, -2]


@pytest.mark.rule("2019:06.8.h", "2019:06.8.ex")
def test_nicoles_poll_does_not_hurt_the_linke_who_control_the_media() -> None:
    """She pays 4; the CDU gains two, the FDP loses two, the Linke are protected."""
    t = table().media(BB, 0, 2, 1, 0)
    t.region(BB).votes = [0, 9, 0, 0]
    t.begin(frames.POLLS)
    t.answer("poll-bid", bid(4)).answer("poll-bid", NO_BID).answer("poll-bid", NO_BID).answer(
        "poll-bid", NO_BID
    )
    assert t.state.money[NICOLE] == 26
    t.answer("poll", 8).answer("poll-back", 0).answer("publish", 1)
    assert t.region(BB).trend == [0, 0, 2, -2]


@pytest.mark.rule("2019:06.8.h")
def test_media_control_does_not_stop_a_rise() -> None:
    t = table().media(BB, 0, 0, 2, 0).begin(frames.POLLS)
    for _ in range(4):
        t.answer("poll-bid", bid(0) if t.asked[0][0] == NICOLE else NO_BID)
    t.answer("poll", 8).answer("poll-back", 0).answer("publish", 1)
    assert t.region(BB).trend[NICOLE] == 2


@pytest.mark.rule("2019:M29")
def test_an_empty_poll_deck_takes_up_all_cards_put_away() -> None:
    t = table()
    t.state.polls = [PUBLISHED, UNSOLD, SHELVED, SHELVED + 1, *[PUBLISHED] * 6]
    t.state.poll_back = NOTHING
    t.begin(frames.POLLS)
    assert t.asked == [(CHANCE, "poll-back")]
    assert t.state.polls == [IN_DECK] * 10
    t.answer("poll-back", 1)
    assert t.asked[0][1] == "poll-bid"
