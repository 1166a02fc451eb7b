"""What a careful player remembers, and what nobody can know."""

from __future__ import annotations

import pytest

from hustings.core.rng import seeded
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.phases.round import rebuild
from hustings.games.die_macher.modern.rules import reshuffle_opinions
from hustings.testing import steps
from tests.die_macher.modern.rules.test_04_h_draft import EXAMPLE, short_of_topics
from tests.die_macher.modern.scenario import (
    ANGIE,
    BB,
    MARION,
    NI,
    NICOLE,
    OTTO,
    Table,
    kind,
    kinds,
    modern,
    table,
)


def worlds(t: Table, seat: int, n: int = 40) -> list[Table]:
    view = t.game.view(t.state, seat)
    return [Table(t.game, t.game.determinize(view, seeded(i))) for i in range(n)]


def revealed() -> Table:
    """The example's draft, programmes on the table."""
    t = short_of_topics()
    t.do(MARION, "programme", *kinds("education+", "digital+", "genetics+", "welfare-"))
    for seat in (ANGIE, NICOLE, OTTO):
        t.do(seat, "programme", *t.choices(seat)[0])
    return t


@pytest.mark.rule("2019:04.H.a")
def test_cards_seen_in_the_draft_and_not_laid_out_must_be_in_hands() -> None:
    t = revealed()
    hidden = sorted(card for seat in (MARION, ANGIE, NICOLE) for card in t.state.hands[seat])
    recalled = t.game.view(t.state, OTTO).recalled
    assert recalled, "Otto saw cards that nobody has shown"
    rest = hidden[:]
    for card in recalled:
        rest.remove(card)  # every one of them is really there
    for world in worlds(t, OTTO):
        rest = sorted(card for seat in (MARION, ANGIE, NICOLE) for card in world.state.hands[seat])
        for card in recalled:
            rest.remove(card)


@pytest.mark.rule("2019:04.H.d", "2019:06.2.d")
def test_a_recalled_card_that_is_discarded_is_forgotten() -> None:
    t = table().hand(ANGIE, "security-", "traffic+")
    t.state.recalled[MARION] = kinds("security-")
    t.state.first = ANGIE
    t.begin(frames.PROGRAMMES).answer("take", 0).answer("swap").answer("keep", kind("traffic+"))
    assert t.state.recalled[MARION] == []


def test_the_worlds_of_a_draft_differ_only_in_what_was_not_seen() -> None:
    t = short_of_topics()
    for world in worlds(t, NICOLE, 20):
        assert world.game.view(world.state, NICOLE) == t.game.view(t.state, NICOLE)
        everything = sorted(card for packet in world.state.packets for card in packet)
        assert len(everything) == 28
    assert any(w.state.packets != t.state.packets for w in worlds(t, NICOLE, 20))
    assert len(EXAMPLE) == 4


@pytest.mark.rule("2019:M5")
def test_after_a_reshuffle_the_older_face_down_cards_are_known_together() -> None:
    """The deck was empty: what was unseen then lies face down, in some order."""
    t = table()
    t.region(NI).opinions[0] = kind("welfare-")
    t.region(BB).opinions[0] = kind("traffic+")
    t.state.opinion_deck = [0] * 14
    t.state.opinion_discard = [2] * 14
    assert reshuffle_opinions(t.state)
    t.begin(frames.FIRST_PLAYER)
    seen = set()
    for world in worlds(t, MARION):
        pair = (world.region(NI).opinions[0], world.region(BB).opinions[0])
        assert sorted(pair) == kinds("welfare-", "traffic+")
        seen.add(pair)
    assert len(seen) == 2


@pytest.mark.rule("2019:08.g")
def test_what_was_discarded_before_the_rebuilding_is_not_face_down() -> None:
    t = table(4, 7)
    t.region(NI).opinions[3] = kind("welfare-")
    t.state.opinion_deck = [0] * 14
    t.state.opinion_deck[kind("digital+")] = 2
    t.state.opinion_discard = [3 if k == kind("genetics-") else 0 for k in range(14)]
    t.state.display = [0] * 14
    rebuild(t.state)
    t.begin(frames.FIRST_PLAYER)
    found = {world.region(NI).opinions[3] for world in worlds(t, MARION)}
    assert found == {kind("welfare-"), kind("digital+")}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_memory_is_true(players: int) -> None:
    """Shown cards are in the hand; recalled cards are among the hidden cards of the others."""
    game = modern(players, 4)
    met = 0
    for step in steps(game, 7):
        state = step.state
        for seat in range(players):
            hidden: list[int] = []
            for other in range(players):
                cards = state.hands[other][:]
                for card in state.shown[other]:
                    cards.remove(card)
                hidden += cards if other != seat else []
            for card in state.recalled[seat]:
                hidden.remove(card)
                met += 1
    assert met
