"""Reviews of finished games at tables: worked out a few steps at a time in whatever process, and told in words.

Each step stands for itself, so a review can be cut anywhere, interrupted, and begun again.
"""

from __future__ import annotations

import json
from functools import lru_cache

from hustings import wire
from hustings.core.record import read_record
from hustings.review import ChanceDraw, DecisionReview, GameReview, Reviewer, SeatReview, review_of
from hustings.review.words import ReviewWords
from hustings.table import archive
from hustings.table.aggregate import GameTable
from hustings.table.localizer import Localizer
from hustings.table.problems import HttpProblem
from hustings.table.rows import StoredTable
from hustings.table.setup import GameSetup, set_up


def must_be_over(table: GameTable) -> None:
    """Before the end a review would tell what is hidden."""
    if table.row.status != "finished":
        raise HttpProblem(409, "the game is not over", "not-over")
    if table.row.base is not None:
        raise HttpProblem(409, "an analysis is not reviewed")


@lru_cache(maxsize=2)
def _reviewer(setup: GameSetup, content: bytes) -> Reviewer:
    title, game = set_up(setup)
    return Reviewer(read_record(content), game=game, evaluator=title.evaluator)


def count_steps(setup: GameSetup, content: bytes) -> int:
    return _reviewer(setup, content).steps


def make_part(setup: GameSetup, content: bytes, first: int, last: int) -> str:
    return json.dumps(_reviewer(setup, content).part(range(first, last)).data())


def put_together(setup: GameSetup, content: bytes, parts: list[str]) -> tuple[str, str]:
    whole = _reviewer(setup, content).whole([review_of(json.loads(part)) for part in parts])
    return json.dumps(whole.data()), json.dumps([seat.accuracy for seat in whole.seats])


def tell(stored: StoredTable, setup: GameSetup, body: str, language: str) -> wire.Review:
    """A review in the words of a language."""
    title, game = set_up(setup)
    review = review_of(json.loads(body))
    words = ReviewWords(title, game, archive.replayed(stored)[0].record())
    speaker = Localizer(title, language)
    return wire.Review(
        review.playouts,
        [_seat(seat, review, words, speaker) for seat in review.seats],
        [_decision(each, words, speaker) for each in review.decisions],
        [_draw(draw, words, speaker) for draw in review.draws],
    )


def _seat(seat: SeatReview, review: GameReview, words: ReviewWords, speaker: Localizer) -> wire.ReviewSeat:
    turns = [
        wire.ReviewTurn(
            turn.n,
            turn.what,  # type: ignore[arg-type]
            turn.seat,
            turn.change,
            turn.before,
            turn.after,
            speaker(words.turn(review, turn)),
        )
        for turn in seat.turning_points
    ]
    return wire.ReviewSeat(
        seat.seat,
        seat.accuracy,
        seat.start,
        seat.result,
        seat.mistakes,
        seat.luck,
        seat.luck_error,
        seat.others,
        turns,
    )


def _draw(draw: ChanceDraw, words: ReviewWords, speaker: Localizer) -> wire.ReviewDraw:
    effects = [abs(effect) for effect in draw.effects]
    heard = [speaker(message) for message in words.news(draw.n, effects.index(max(effects)))]
    return wire.ReviewDraw(
        draw.n, draw.kind, draw.effects, draw.errors, [news for news in heard if news.text]
    )


def _decision(each: DecisionReview, words: ReviewWords, speaker: Localizer) -> wire.ReviewDecision:
    better = []
    for one in each.better:
        why = words.why(one)
        label = speaker(words.answer(each.n, each.seat, one.args))
        better.append(
            wire.ReviewBetter(
                one.args, label, one.chance, one.gain, one.error, None if why is None else speaker(why)
            )
        )
    heading = words.heading(each.n, each.seat)
    return wire.ReviewDecision(
        each.n,
        each.seat,
        each.kind,
        speaker(words.ask(each.n, each.seat)),
        None if heading is None else speaker(heading),
        each.args,
        speaker(words.answer(each.n, each.seat, each.args)),
        each.before,
        each.after,
        each.error,
        each.loss,
        better,
    )
