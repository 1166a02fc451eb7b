"""Every first campaign can be followed to its end, left at every step, and says what is true, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hustings.core.rng import Rng
from hustings.core.title import Title
from hustings.lessons import Lesson, LessonError, lesson_of, read_lesson
from hustings.locale import COMPLETE, Translator
from hustings.play.what_if import foresee
from hustings.registry import title as find_title
from hustings.registry import titles
from tests.lessons.learner import MOST, Learner

WORDS_A_MINUTE = 150
SECONDS_A_DECISION = 15
LOCALE = Path(__file__).resolve().parents[2] / "src" / "hustings" / "locale"
TAUGHT = [title.id for title in titles() if lesson_of(title) is not None]


def taught(id: str) -> tuple[Title, Lesson]:
    title = find_title(id)
    lesson = lesson_of(title)
    assert lesson is not None
    return title, lesson


def test_every_title_has_a_lesson() -> None:
    assert [title.id for title in titles()] == TAUGHT


@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_is_followed_to_its_end_in_every_language(id: str) -> None:
    """Every step is told, every answer it asks for is possible, and no word is missing."""
    title, lesson = taught(id)
    translators = [Translator(language, title, page=True) for language in COMPLETE]
    learner = Learner(title, lesson)
    told: list[str] = []
    words = decisions = 0
    for _ in range(MOST):
        card = learner.card()
        if card.finished:
            break
        assert card.say is not None, "somebody is asked"
        assert not card.strayed
        said = [say(card.say) for say in translators]
        if card.why is not None:
            said += [say(card.why) for say in translators]
        assert all(said)
        if card.decision is not None:
            game, view, decision = learner.table.game, learner.view, card.decision.decision
            said += [say(title.words.choice(game, view, decision, card.proposals[0])) for say in translators]
            said += [say(title.words.ask(game, view, decision)) for say in translators]
            decisions += 1
        words += sum(len(each.split()) for each in said[COMPLETE.index("en") :: len(COMPLETE)])
        if card.id:
            told.append(card.id)
        learner.follow(card)
    else:
        pytest.fail("it does not come to an end")
    assert told == [step.id for step in lesson.steps]
    estimate = words / WORDS_A_MINUTE + decisions * SECONDS_A_DECISION / 60
    assert abs(lesson.minutes - estimate) < 1, f"about {estimate:.1f} minutes"
    assert {say.language: say.missing for say in translators if say.missing} == {}


@pytest.mark.parametrize("id", TAUGHT)
@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_strays_at_every_step_comes_to_the_end(id: str, seed: int) -> None:
    title, lesson = taught(id)
    learner = Learner(title, lesson)
    chance = Rng(b"stray %d" % seed)
    say = Translator("en", title, page=True)
    strayed = 0
    for turn in range(MOST):
        card = learner.card()
        if card.finished:
            break
        strayed += card.strayed
        if card.say is not None:
            say(card.say)
        # What is only read is read every other time, else the game would be over before the lesson is.
        if card.decision is None and turn % 2:
            learner.follow(card)
        else:
            learner.stray(card, chance)
    else:
        pytest.fail("it does not come to an end")
    assert say.missing == set()
    assert strayed or not any(step.answers for step in lesson.steps)


@pytest.mark.parametrize("id", TAUGHT)
def test_what_a_lesson_foresees_comes_true(id: str) -> None:
    """The figures that a step gives for after its answer are those of the table then."""
    title, lesson = taught(id)
    learner = Learner(title, lesson)
    checked = 0
    for _ in range(MOST):
        card = learner.card()
        if card.finished:
            break
        if card.decision is None:
            learner.follow(card)
            continue
        view, game = learner.view, learner.table.game
        found = foresee(game, view, card.decision.decision, card.proposals[0]).figures
        learner.send(card.decision, card.proposals[0])
        now = game.figures_now(learner.view, view)
        for change in found:
            if not change.estimate and not learner.drawn:  # what is drawn afterwards is not foreseen
                assert now.get(change.key(), change.after) == change.after
                checked += 1
        learner.bots()
    assert checked


@pytest.mark.parametrize("id", [each for each in TAUGHT if each.startswith("die-macher")])
def test_a_place_is_in_the_state_that_is_asked_about(id: str) -> None:
    title, lesson = taught(id)
    learner = Learner(title, lesson)
    checked = 0
    for _ in range(MOST):
        card = learner.card()
        if card.finished:
            break
        game, view = learner.table.game, learner.view
        board: Any = game.insights(view)["board"]
        if card.decision is not None and board >= 0:
            place = card.point[0].split("/")[0]
            old = hasattr(view, "boards")
            at = f"state:{view.boards[board].state}" if old else f"region:{view.regions[board].region}"
            assert place in (at, "national-board"), card.decision.decision.kind
            checked += 1
        learner.follow(card)
    assert checked


def texts(node: ftl.BaseNode) -> list[str]:
    found = [node.value] if isinstance(node, ftl.TextElement) else []
    for child in vars(node).values():
        for each in child if isinstance(child, list) else [child]:
            if isinstance(each, ftl.BaseNode):
                found += texts(each)
    return found


@pytest.mark.parametrize("language", COMPLETE)
def test_numbers_are_asked_of_the_engine(language: str) -> None:
    """No number is written into a lesson."""
    files = sorted((LOCALE / language).glob("*-lesson.ftl"))
    assert files
    for path in files:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                said = "".join(texts(entry.value))
                assert not re.search(r"\d", said), f"{language}/{path.name}: {entry.id.name}"


@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_says_all_its_messages_and_no_more(id: str) -> None:
    title, _ = taught(id)
    path = LOCALE / "en" / f"{title.words.prefix}-lesson.ftl"
    known = {
        entry.id.name
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message)
    }
    family = [taught(other) for other in TAUGHT if find_title(other).words.prefix == title.words.prefix]
    used = {name for _, each in family for name in each.said()}
    assert used == known


WRONG = [
    ("steps = []", "has no steps"),
    ("players = 9\n[[steps]]\nid = 'a'\nwhen = 'bid'", "is for 2-4 players"),
    ("seat = 7\n[[steps]]\nid = 'a'\nwhen = 'bid'", "is for seat 7"),
    ("colour = 1", "has 'colour'"),
    ("[[steps]]\nwhen = 'bid'", "needs an id"),
    ("[[steps]]\nid = 'a'", "must say when"),
    ("[[steps]]\nid = 'a'\nwhen = 'vote'", "waits for 'vote': the questions are"),
    ("[[steps]]\nid = 'a'\nwhen = 'event vote'", "waits for 'vote': the events are"),
    ("[[steps]]\nid = 'a'\nwhen = 'bid'\npoint = 'moon'", "points at 'moon'"),
    ("[[steps]]\nid = 'a'\nwhen = 'bid'\ndo = 'dance'", "has do = 'dance'"),
    ("[[steps]]\nid = 'a'\nwhen = 'always'\ndo = 'freely'", "names no question"),
    ("[[steps]]\nid = 'a'\nwhen = 'bid'\nif = 'import os'", "cannot be read"),
    ("[[steps]]\nid = 'a'\nwhen = 'bid'\nif = 'view.__class__'", "__class__ is not for lessons"),
    ("[[steps]]\nid = 'a'\nwhen = 'bid'\nif = 'open(1)'", "the functions are"),
    ("[[steps]]\nid = 'a'\nwhen = 'bid'\nif = 'state.funds'", "there is no state"),
    ("[[steps]]\nid = 'a'\nwhen = 'bid'\n[[steps]]\nid = 'a'", "has the id of an earlier step"),
    ("[[steps]]\nid = 'a'\nwhen = 'bid'\n[[asks]]\npoint = 'board'", "needs a kind"),
    ("[[steps]]\nid = 'a'\nwhen = 'bid'\n[[asks]]\nkind = 'vote'", "waits for 'vote'"),
    ("[[steps]]\nid = 'a'\nwhen = 'bid'\n[[asks]]\nkind = 'bid'\npoint = 'moon'", "points at 'moon'"),
    ("this is no toml", "is no TOML"),
]


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_a_wrong_lesson_says_what_is_wrong(text: str, said: str) -> None:
    with pytest.raises(LessonError, match=re.escape(said)):
        read_lesson(find_title("pocket"), text)
