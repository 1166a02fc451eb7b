"""What is said of an answer in figures is so: held to the true state after it, over random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import hustings
from hustings.core.action import CHANCE, SPECTATOR, Action
from hustings.core.errors import IllegalAction
from hustings.core.rng import seeded
from hustings.locale import COMPLETE, Translator
from hustings.play import what_if
from tests.truth.plays import Moment, Play, Setting, play, settings

TITLES = ("die-macher-1997", "die-macher-2006", "die-macher-2019", "pocket", "zoocracy")
EVERY = [setting for title in TITLES for setting in settings(title)]
# Kinds of which no answer changes a figure: they only matter later, and a sentence says for what.
ONLY_LATER = {"party"}
# Kinds that random games do not reach every time
RARE = {"take-over", "motion", "complete", "raise", "resistance", "name-goal", "consent"}


def name(setting: Setting) -> str:
    title, players, options = setting
    return " ".join([title, f"{players}p", *[f"{option}={value}" for option, value in options.items()]])


@cache
def played(setting: tuple[Any, ...], seed: int, sensible: bool) -> Play:
    title, players, options = setting
    return play((title, players, dict(options)), seed, sensible)


def plays(setting: Setting) -> list[Play]:
    title, players, options = setting
    return [played((title, players, tuple(options.items())), 1, sensible) for sensible in (False, True)]


class Answer:
    """One answer to one question: what is said of it, and what it really leads to."""

    def __init__(self, made: Play, moment: Moment, args: tuple[int, ...]) -> None:
        self.game = made.game
        self.words = made.title.words
        self.decision = moment.decision
        self.at = f"{made.name}, answer {moment.n}: {moment.decision.kind}{args}"
        self.view = made.game.view(moment.state, moment.decision.seat)
        self.said = what_if.foresee(made.game, self.view, moment.decision, args)
        state = made.game.copy(moment.state)
        made.game.apply(state, moment.decision.seat, Action(moment.decision.kind, args))
        self.true = what_if.figures_of(made.game, state, self.view)

    def falsehoods(self) -> list[str]:
        """Figures that are called certain and are not so."""
        return [
            f"{self.at}: {change!r}, true is {self.true.get(change.key())}"
            for change in self.said.figures
            if not change.estimate and self.true.get(change.key()) != change.after
        ]


def answers(made: Play, stride: int = 1) -> Iterator[Answer]:
    """The answer that was given and another one."""
    rng = seeded(1, made.name)
    for moment in made.moments:
        if moment.decision.seat != CHANCE and moment.n % stride == 0:
            for args in {moment.action.args, moment.decision.space.sample(rng)}:
                yield Answer(made, moment, args)


@pytest.mark.parametrize("stride", [9, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("setting", EVERY, ids=name)
def test_figures_called_certain_are_so(setting: Setting, stride: int) -> None:
    told = 0
    for made in plays(setting):
        for answer in answers(made, stride if setting[0] != "pocket" else 1):  # whose games are short
            assert answer.falsehoods() == []
            told += len(answer.said.figures)
            for change in answer.said.figures:
                assert change.figure in made.game.figure_roles, "declared once"
    assert told > 20


def test_what_is_said_of_a_plan_is_what_its_answers_change_together() -> None:
    """Several answers of one kind at once, as the campaign of Zoocracy is planned."""
    told = 0
    for made in plays(("zoocracy", 4, {})):
        for moment, following in pairwise(made.moments):
            decision, second = moment.decision, following.decision
            if (decision.seat, decision.kind) != (second.seat, second.kind) or decision.seat == CHANCE:
                continue
            view = made.game.view(moment.state, decision.seat)
            found = what_if.foresee(
                made.game, view, decision, moment.action.args, then=[following.action.args]
            )
            state = made.game.copy(following.state)
            made.game.apply(state, second.seat, following.action)
            true = what_if.figures_of(made.game, state, view)
            assert [change for change in found.figures if true.get(change.key()) != change.after] == []
            told += len(found.figures)
    assert told > 20


def test_a_plan_with_an_answer_that_is_none_is_refused() -> None:
    for made in plays(("zoocracy", 4, {})):
        for moment in made.moments:
            if moment.decision.kind == "campaign":
                view = made.game.view(moment.state, moment.decision.seat)
                with pytest.raises(IllegalAction):
                    what_if.foresee(made.game, view, moment.decision, moment.action.args, then=[(99, 99)])
                return


@pytest.mark.parametrize("stride", [3, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("id", TITLES)
def test_every_kind_of_question_has_figures_or_says_what_it_is_for(id: str, stride: int) -> None:
    asked: Counter[str] = Counter()
    figured: Counter[str] = Counter()
    for setting in settings(id)[:3]:
        for made in plays(setting):
            for answer in answers(made, stride):
                kind = answer.decision.kind
                asked[kind] += 1
                figured[kind] += bool(answer.said.figures)
                if not answer.said.figures and kind in ONLY_LATER:
                    assert kind in answer.words.later
    assert {kind for kind in asked if not figured[kind]} <= ONLY_LATER | RARE


@pytest.mark.parametrize("id", TITLES)
def test_every_figure_and_every_later_has_words(id: str) -> None:
    """No message is missing in what is said of any answer, in any complete language."""
    for made in plays(settings(id)[1]):
        translators = [Translator(language, made.title) for language in COMPLETE]
        for answer in answers(made, 3):
            for translator in translators:
                for change in answer.said.figures:
                    translator(answer.words.change(answer.game, answer.view, change))
                translator(answer.words.unchanged(answer.game, answer.view, answer.decision))
        assert [translator.missing for translator in translators] == [set()] * len(COMPLETE)


def test_no_hidden_money_is_told() -> None:
    """Of purses behind a screen there is no figure, whatever an answer does to them."""
    for made in plays(("die-macher-2006", 4, {})):
        for answer in answers(made, 3):
            hidden = [seat for seat, money in enumerate(answer.view.money) if money < 0]
            told = [change.seat for change in answer.said.figures if change.figure == "money"]
            assert not set(hidden) & set(told)


@pytest.mark.parametrize("id", TITLES)
def test_what_others_may_answer_is_so(id: str) -> None:
    """Their questions and all their answers are the true ones, and so is what each is said to change."""
    told = 0
    say = Translator("en", hustings.title(id))
    for made in plays(settings(id)[1]):
        rng = seeded(1, "rivals")
        for moment in made.moments:
            seat = moment.decision.seat
            if seat == CHANCE or moment.n % 5:
                continue
            for viewer in ((seat + 1) % made.game.players, SPECTATOR):
                view = made.game.view(moment.state, viewer)
                for outlook in what_if.outlooks(made.game, view):
                    assert outlook.decision in moment.asked, f"{made.name}, answer {moment.n}"
                    assert outlook.decision.kind not in made.game.secret_kinds()
                    args, figures = outlook.answers[rng.below(len(outlook.answers))]
                    say(made.title.words.ask(made.game, view, outlook.decision))
                    say(made.title.words.choice(made.game, view, outlook.decision, args))
                    action = Action(outlook.decision.kind, args)
                    after = full(made.game, moment.state, outlook.decision.seat, action)
                    true = what_if.figures_of(made.game, after, view)
                    for change in figures:
                        assert true.get(change.key()) == change.after, f"{made.name} {moment.n} {change!r}"
                    told += len(figures)
    assert told
    assert say.missing == set()


# -- planted faults --


def test_figures_past_an_opening_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the stop where others open something, worlds agree by chance and false figures are told."""
    monkeypatch.setattr(what_if, "WORLDS", 1)
    monkeypatch.setattr(what_if, "until_opened", full)
    found = [
        lie for made in plays(("pocket", 3, {})) for answer in answers(made) for lie in answer.falsehoods()
    ]
    assert found


def full(game: Any, world: Any, seat: int, action: Action, viewer: int = CHANCE) -> Any:
    after = game.copy(world)
    game.apply(after, seat, action)
    return after


def test_a_look_at_the_true_state_would_be_found() -> None:
    """A preview made from the true state differs between worlds that the seat cannot tell apart."""
    differs = 0
    for made in plays(("pocket", 3, {})):
        for moment in made.moments:
            decision = moment.decision
            if decision.seat == CHANCE:
                continue
            view = made.game.view(moment.state, decision.seat)
            other = made.game.determinize(view, seeded(moment.n, "worlds"))
            action = moment.action
            peeked = [
                what_if.figures_of(made.game, full(made.game, state, decision.seat, action), view)
                for state in (moment.state, other)
            ]
            honest = [
                what_if.foresee(
                    made.game, made.game.view(state, decision.seat), decision, action.args
                ).figures
                for state in (moment.state, other)
            ]
            assert repr(honest[0]) == repr(honest[1])
            differs += peeked[0] != peeked[1]
    assert differs
