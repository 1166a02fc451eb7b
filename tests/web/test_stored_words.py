"""What happened is told in two versions at most: one for everybody, one for the owner of a secret."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from hustings.core.action import SPECTATOR
from hustings.core.record import RecordLine
from hustings.core.title import Title
from hustings.registry import titles
from hustings.table.entries import EntryRenderer
from hustings.table.localizer import Localizer
from hustings.table.stored_words import describe, dump, events_of, load
from hustings.testing.walk import steps
from hustings.web.store.rows import EntryRow


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_everyone_but_the_owner_of_a_secret_is_told_the_same(title: Title) -> None:
    for players in title.players:
        game: Any = title.game(players)
        for step in steps(game, seed=players):
            state = game.copy(step.state)
            events = game.apply(state, step.decision.seat, step.action)
            view = partial(game.view, state)
            told = describe(game, title.words, view, events)
            for each in told:
                for seat in range(players):
                    own = bool(each.event.secret) and seat == each.event.owner
                    wanted = title.words.news(game, view(seat), each.event.seen_by(seat))
                    assert (each.own if own else each.news) == wanted
            again = load(game, dump(told))
            assert [(t.event, t.news, t.own) for t in again] == [(t.event, t.news, t.own) for t in told]
            for seat in (SPECTATOR, *range(players)):
                assert events_of(game, dump(told), seat) == [event.seen_by(seat) for event in events]


NEGOTIATIONS = {
    "die-macher-1997": {"proposed", "refused", "forced", "coalition"},
    "die-macher-2006": {"proposed", "refused", "forced", "coalition"},
    "die-macher-2019": set(),
    "pocket": set(),
    "zoocracy": {"proposed", "motion", "accepted", "refused", "promise", "take-over"},
}


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_people_are_told_what_is_negotiation(title: Title) -> None:
    """What players offer, promise and refuse each other stands among what they say."""
    game: Any = title.game()
    entries = EntryRenderer(game, Localizer(title, "en"), SPECTATOR, over=False)
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(6):
        for step in steps(game, seed=seed):
            state = game.copy(step.state)
            events = game.apply(state, step.decision.seat, step.action)
            told = dump(describe(game, title.words, partial(game.view, state), events))
            line = RecordLine(step.n + 1, step.decision.seat, step.action.kind, step.action.args, "0" * 32)
            entry = entries.entry(EntryRow("", 1, "", "line", "", None, line.line().decode(), told=told))
            assert entry is not None
            for info in entry.events or []:
                found[info.negotiation].add(info.kind)
    assert found[True] <= NEGOTIATIONS[title.id]
    assert not found[False] & NEGOTIATIONS[title.id]
    assert bool(found[True]) == bool(NEGOTIATIONS[title.id])
