"""Reviews: the same every time, silent where nothing is to be said, and only of games that are over."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import hustings
from hustings.bots import make
from hustings.core.action import Action
from hustings.core.record import Record
from hustings.core.rng import seeded
from hustings.core.title import Title
from hustings.locale import Translator, languages
from hustings.play.match import Match, play_on
from hustings.review import GameReview, NotOver, Reviewer, accuracy, review, review_of
from hustings.review.model import ChanceDraw, DecisionReview
from hustings.review.reviewer import turning_points
from hustings.review.words import ReviewWords

TITLES = hustings.titles()


def played(id: str, players: int, bots: str = "greedy", seed: int = 1) -> Match:
    title = hustings.title(id)
    match = Match.new(title.game(players), f"{seed:064x}", [f"{seat}" for seat in range(players)])
    play_on(match, {seat: make(bots, seeded(seed, f"{seat}"), title) for seat in range(players)})
    return match


@cache
def pocket() -> Record:
    return played("pocket", 3).record()


@cache
def pocket_review() -> GameReview:
    return review(pocket(), playouts=4000)


def test_the_same_record_gives_the_same_review() -> None:
    assert review(pocket(), playouts=4000).data() == pocket_review().data()


def test_it_does_not_matter_how_it_is_cut() -> None:
    reviewer = Reviewer(pocket(), playouts=4000)
    parts = [reviewer.part(range(at, at + 1)) for at in range(reviewer.steps)]
    assert reviewer.whole(parts).data() == pocket_review().data()


def test_it_goes_through_a_file() -> None:
    data = json.loads(json.dumps(pocket_review().data()))
    assert review_of(data).data() == pocket_review().data()


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    review(pocket(), [0], 500, lambda done, steps: told.append((done, steps)))
    assert told[-1][0] == told[-1][1]
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_a_running_game_is_not_reviewed() -> None:
    match = played("pocket", 3)
    with pytest.raises(NotOver):
        review(Record(match.header, match.lines[:8]))


@pytest.mark.parametrize("playouts", [40, pytest.param(600, marks=pytest.mark.slow)])
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_title_is_reviewed_and_told(title: Title, playouts: int) -> None:
    players = min(title.players)
    record = played(title.id, players, "random").record()
    found = review(record, [0], playouts)
    assert found.decisions
    for decision in found.decisions:
        assert decision.seat == 0
        assert 0 <= decision.after <= decision.before <= 1
        assert bool(decision.loss) == bool(decision.better)
    (seat,) = found.seats
    assert len(seat.turning_points) <= 3
    assert seat.start + seat.mistakes + seat.luck + seat.others == pytest.approx(seat.result, abs=1e-3)
    game = title.game(players)
    words = ReviewWords(title, game, record)
    for language in languages():
        say = Translator(language, title)
        for decision in found.decisions[:20]:
            assert say(words.answer(decision.n, decision.seat, decision.args))
            assert all(say(why) for better in decision.better if (why := words.why(better)))
        assert all(say(words.turn(found, turn)) for turn in seat.turning_points)
        assert not say.missing


def decided(
    n: int, seat: int, before: float, loss: float = 0.0, effects: tuple[float, ...] = (0.0, 0.0)
) -> DecisionReview:
    return DecisionReview(n, seat, "bid", [0], before, before - loss, 0.02, loss, 0.3, 5, list(effects))


def test_turning_points_say_where_the_chance_went() -> None:
    """A fall that neither a mistake nor a draw explains is what the others did; what changed little decided nothing."""
    decisions = [
        decided(1, 0, 0.30),
        decided(2, 1, 0.50, 0.02, (0.01, -0.02)),  # too little to have decided anything
        decided(4, 0, 0.40, 0.05),
        decided(6, 1, 0.60),
        decided(8, 0, 0.08),
        decided(9, 1, 0.90),
    ]
    draws = [ChanceDraw(3, "deal", [0.10, -0.10], [0.01, 0.01])]
    found = turning_points(0, decisions, draws, 0.0)
    assert [(turn.n, turn.what, round(turn.change, 2)) for turn in found] == [
        (3, "luck", 0.10),
        (4, "mistake", -0.05),
        (6, "others", -0.27),
    ]
    assert (found[2].before, found[2].after) == (0.35, 0.08)
    assert turning_points(0, decisions, draws, 1.0)[-1].what == "others"  # the end counts as well
    lucky = [ChanceDraw(10, "deal", [0.92, -0.92], [0.01, 0.01])]
    assert [turn.what for turn in turning_points(0, decisions[4:], lucky, 1.0)] == ["luck"]


def test_no_choice_is_no_mistake() -> None:
    """All parties of classic Die Macher are alike at the start: whichever is taken, nothing is said."""
    record = played("die-macher-2006", 3).record()
    reviewer = Reviewer(record, playouts=2000)
    parties = [at for at, each in enumerate(reviewer.asked) if each.line.kind == "party"]
    assert parties
    for at in parties:
        (decision,) = reviewer.part(range(at, at + 1)).decisions
        assert decision.loss == 0


def test_equal_answers_are_passed_over_in_silence() -> None:
    """Of two answers with the same consequences neither is better, in whatever worlds they are tried."""
    title = hustings.title("zoocracy")
    record = played("zoocracy", 4).record()
    reviewer = Reviewer(record, playouts=4000)
    loud = []
    for at, each in enumerate(reviewer.asked[:24]):
        if each.line.kind == "bid" and each.line.args == (0,):
            continue
        state = each.state
        (found,) = reviewer.part(range(at, at + 1)).decisions
        for better in found.better:
            same = [result_of(title.game(4), state, each, args) for args in (found.args, better.args)]
            if same[0] == same[1]:
                loud.append(found)
    assert not loud


def result_of(game: Any, state: Any, each: Any, args: Any) -> Any:
    after = game.copy(state)
    game.apply(after, each.decision.seat, Action(each.decision.kind, tuple(args)))
    return after.key()


def decision(loss: float, spread: float) -> DecisionReview:
    return DecisionReview(1, 0, "bid", [0], 0.5, 0.5 - loss, 0.01, loss, spread, 2, [0.0])


def test_accuracy_is_the_share_that_was_not_lost() -> None:
    assert accuracy([decision(0.0, 0.2), decision(0.05, 0.3)]) == 90.0
    assert accuracy([decision(0.4, 0.1)]) == 0.0
    assert accuracy([decision(0.0, 0.0)]) is None
    assert accuracy([]) is None


def test_a_draw_that_decides_nothing_is_no_luck() -> None:
    """Effects of a draw on all seats cancel out: somebody wins."""
    for draw in pocket_review().draws:
        assert sum(draw.effects) == pytest.approx(0, abs=1e-3)
