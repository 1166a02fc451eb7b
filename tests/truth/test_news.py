"""Every line of news carries what happened: who, what, where and how much."""

from __future__ import annotations

import pytest

from hustings.core.action import SPECTATOR
from hustings.locale import Translator
from tests.truth.plays import play, settings

# What a sentence says in other words than its name or number: by kind of event. Nothing else may be left out.
PROGRAMME = {"drew": {"count", "number"}, "discarded": {"cards"}, "meetings": {"meetings"}}
CLASSIC = {
    **PROGRAMME,
    "revealed-sheet": {"lines", "extra", "media"},  # line by line
    "published": {"poll", "seats"},
    "converted": {"meetings", "votes"},  # "one vote"
    "seats": {"seats"},
    "counted": {"votes"},  # party by party
    "won": {"partner", "narrow"},  # nobody; or "narrowly"
    "national-opinion": {"replaced", "strength"},  # nothing; or "dominant"
    "placed": {"boards"},  # none
    "media-swap": {"amount"},  # always the same price
}
OTHERWISE: dict[str, dict[str, set[str]]] = {
    "die-macher-1997": CLASSIC,
    "die-macher-2006": CLASSIC,
    "die-macher-2019": {
        **PROGRAMME,
        "opinion": {"slot"},
        "opinion-clash": {"slot"},
        "no-opinion": {"slot"},
        "package": {"boards"},  # symbol by symbol
        "take": {"how"},
        "swap": {"cards"},  # in pairs
        "paid": {"board", "paid"},
        "main": {"board", "act", "politician", "slot", "other", "placed"},
        "secondary": {"board", "act", "politician", "slot", "other", "placed"},
        "influence": {"slot"},
        "poll-bid": {"board", "amount"},  # "passes"
        "raise": {"amount"},
        "converted": {"meetings", "votes"},  # none
        "won": {"how", "partner"},
        "donation": {"accepted"},
        "left": {"board"},  # its region is named
        "presence": {"election"},  # its points are
        "sent": {"boards"},  # nobody
    },
    "pocket": {"card": {"card"}, "programme": {"slot"}, "count": {"votes"}},
    "zoocracy": {
        **PROGRAMME,
        "goal": {"why"},
        "no-goal": {"why"},
        "card": {"card", "tokens"},
        "seats": {"seats"},  # party by party
        "income": {"food"},
        "resistance": {"yes"},
        "voted": {"yes"},
        "take-over": {"yes"},
        "motion": {"move"},
        "no-president": {"seat"},  # nobody
    },
}


@pytest.mark.parametrize("id", OTHERWISE)
def test_news_say_what_happened(id: str) -> None:
    told: set[str] = set()
    for setting in settings(id)[:3]:
        made = play(setting, 4, True)
        say = Translator("en", made.title)
        game, words = made.game, made.title.words
        after = [moment.state for moment in made.moments[1:]] + [made.final]
        for moment, state in zip(made.moments, after, strict=True):
            view = game.view(state, SPECTATOR)
            for event in [event.seen_by(SPECTATOR) for event in moment.events]:
                sentence = say(words.news(game, view, event))
                told.add(event.kind)
                assert len(sentence) > 3, f"{event!r}: {sentence!r}"
                assert not any(mark in sentence for mark in ("{", "}", "??")), sentence
                named = words.labels(game, view, event.declared.public, event.public)
                for field, value in named.items():
                    shown = say(value)
                    spelled = (shown == "1" and " one " in sentence) or (shown == "0" and " no " in sentence)
                    if field not in OTHERWISE[id].get(event.kind, ()) and not spelled:
                        assert shown in sentence, f"{event.kind} does not say its {field}: {sentence}"
    assert len(told) > 5


def test_a_winner_is_told_with_the_reason() -> None:
    """Alone, one of several, in a coalition, or without a majority; by most votes or on a tie."""
    seen: set[str] = set()
    for title in ("die-macher-2019", "die-macher-2006", "die-macher-1997"):
        for seed in range(8 if title == "die-macher-2019" else 4):
            setting = settings(title)[seed % 3]
            made = play(setting, seed, True)
            for event in made.log:
                if event.kind == "won":
                    view = made.game.view(made.final, SPECTATOR)
                    seen.add(made.title.words.news(made.game, view, event).id)
    assert {f"dm19-news-won-{how}" for how in range(4)} <= seen
    sides = {f"classic-news-won-{side}-{how}" for side in ("party", "coalition") for how in ("most", "tied")}
    assert sides - seen <= {"classic-news-won-coalition-tied"}
