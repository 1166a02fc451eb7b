"""Every question, answer, piece of news and table can be said, in English, without a gap."""

from __future__ import annotations

import pytest

from hustings.core.action import Action, Decision
from hustings.core.message import Message
from hustings.games.die_macher.modern import TITLE, frames, questions
from hustings.games.die_macher.modern.spaces import Platform
from hustings.locale import Translator
from hustings.testing import unsaid
from tests.die_macher.modern.scenario import ANGIE, MARION, NI, kind, kinds, table

WORDS = TITLE.words


@pytest.mark.parametrize(("players", "elections", "seed"), [(3, 4, 1), (4, 4, 2), (5, 7, 3)])
def test_a_whole_game_is_said_without_a_gap(players: int, elections: int, seed: int) -> None:
    assert unsaid(TITLE, {"elections": elections}, players=players, seed=seed) == []


def said(message: Message) -> str:
    return Translator("en", TITLE)(message)


def test_questions_and_answers_name_things() -> None:
    t = table().row(NI, (MARION, "backbencher")).open(NI, "welfare-").begin(frames.POLITICIANS)
    view, decision = t.game.view(t.state, MARION), t.decision()
    assert said(WORDS.ask(t.game, view, decision)) == "Do you pay 3k for your Backbencher in Lower Saxony?"
    t.answer("pay", 1)
    view, decision = t.game.view(t.state, MARION), t.decision()
    assert said(WORDS.choice(t.game, view, decision, (1, 0))) == "Put a 2x marker on Welfare −"
    t.answer("main", 1, 0)
    view = t.game.view(t.state, ANGIE)
    assert (
        said(WORDS.news(t.game, view, t.events[0])) == "SPD puts a 2x marker on an opinion in Lower Saxony."
    )


@pytest.mark.rule("2019:04.H.c")
def test_the_programme_is_asked_for_by_as_many_cards_as_it_will_have() -> None:
    """Seven cards of four topics make a programme of four."""
    t = table()
    view = t.game.view(t.state, MARION)
    for cards, number in (
        ("education+ digital+ genetics+ security+ welfare+", 5),
        ("education+ digital-", 2),
    ):
        decision = Decision(MARION, questions.PROGRAMME, Platform(tuple(kinds(*cards.split())), number))
        assert f"You choose {number}." in said(WORDS.ask(t.game, view, decision))


def test_a_conversion_says_what_it_brings() -> None:
    t = table().open(NI, "education+", "digital+").meetings(NI, 6, 0, 0, 0).begin(frames.CONVERSION)
    view = t.game.view(t.state, MARION)
    assert said(WORDS.choice(t.game, view, t.decision(), (5,))) == "5 meetings for 10 votes"


def test_meetings_are_told_with_their_cost_or_not_at_all() -> None:
    told = []
    for new in (0, 2):
        t = table().begin(frames.MEETINGS).answer("meetings", 0, new, 0, 0)
        told.append(said(WORDS.news(t.game, t.game.view(t.state, MARION), t.events[0])))
    assert told[0] == "SPD holds no new meetings."
    assert told[1].startswith("SPD holds new meetings for ")


def test_the_taker_reads_the_poll_and_the_others_do_not() -> None:
    t = table().begin(frames.POLLS)
    for _ in range(4):
        t.answer("poll-bid", 1 if t.asked[0][0] == MARION else 0)
    t.answer("poll", 8)
    event = next(event for event in t.events if event.kind == "poll")
    mine = said(WORDS.news(t.game, t.game.view(t.state, MARION), event.seen_by(MARION)))
    theirs = said(WORDS.news(t.game, t.game.view(t.state, ANGIE), event.seen_by(ANGIE)))
    assert mine == "Your poll for Brandenburg: SPD 0, Linke −1, CDU +2, FDP −2."
    assert theirs == "SPD looks at a poll for Brandenburg."


def test_the_refusal_of_a_second_card_of_a_topic_is_a_sentence() -> None:
    t = table().hand(MARION, "education-").begin(frames.PROGRAMMES).answer("take", 0)
    reason = t.game.why_not(t.state, MARION, Action("swap", (kind("education-"), kind("digital+"))))
    assert reason is not None
    assert said(reason) == "With Education − your programme would have a topic twice."
    assert reason.rule == "2019 §06.2.c"
