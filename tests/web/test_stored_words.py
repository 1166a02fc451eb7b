"""What happened is told in two versions at most: one for everybody, one for the owner of a secret."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from hustings.core.action import SPECTATOR
from hustings.core.title import Title
from hustings.registry import titles
from hustings.testing.walk import steps
from hustings.web.stored_words import describe, dump, events_of, load


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
