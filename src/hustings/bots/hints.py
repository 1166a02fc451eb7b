"""Hints: the best answers to a question, with what they change in figures and the chance to win.

The work is fixed and the chance comes from the question, so the same question has the same hint.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hustings.bots.judge import LIKELY, Difference, Judge, Judged, difference, question_seed
from hustings.bots.judgement import best_evaluator
from hustings.core.action import Action, Decision
from hustings.core.evaluator import Evaluator, Figures
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message, Value
from hustings.core.words import listed as in_a_row
from hustings.play.what_if import AnswerTrial

MOST: Final = 3
PLAYOUTS: Final = 400
ANSWERS: Final = 16  # that are looked at
FEWEST: Final = 6  # worlds
SURE: Final = 2.5  # standard errors from which on a figure is told
ALIKE: Final = 0.005  # chances to win closer than this are the same
FIGURES: Final = 4  # told of one answer
LEAST: Final = 0.05  # of a figure
WORLDS: Final = 3  # in which a figure must change alike to be told as what happens at once


class HintedChange:
    """A figure of one's own, and by how much an answer changes it."""

    def __init__(self, what: Message, amount: float) -> None:
        self.what = what
        self.amount = amount

    def message(self) -> Message:
        return Message("count-change", {"what": self.what, "amount": signed(self.amount)})

    def data(self) -> dict[str, Any]:
        return {"what": self.what.data(), "amount": self.amount}


def signed(amount: float) -> str:
    """With its sign, and a decimal where it has one."""
    text = f"{abs(amount):.1f}".removesuffix(".0")
    return ("+" if amount > 0 else "−") + text


class Hint:
    """One good answer.

    ``chance`` to win with it, give or take ``error`` (95 %); ``even``: it cannot be told from the best one;
    ``now`` is what it changes at once, ``later`` what it brings on average where playouts stop, against the other
    answers looked at; ``gain`` is its chance less theirs. ``reason`` is one sentence of it, for a short line.
    """

    def __init__(
        self,
        action: Action,
        chance: float,
        error: float,
        gain: float,
        even: bool,
        now: list[HintedChange],
        later: list[HintedChange],
        reason: Message,
    ) -> None:
        self.action = action
        self.chance = chance
        self.error = error
        self.gain = gain
        self.even = even
        self.now = now
        self.later = later
        self.reason = reason

    def data(self) -> dict[str, Any]:
        """The plain form that goes over a wire."""
        return {
            "kind": self.action.kind,
            "args": list(self.action.args),
            "chance": round(self.chance, 4),
            "error": round(self.error, 4),
            "gain": round(self.gain, 4),
            "even": self.even,
            "now": [change.data() for change in self.now],
            "later": [change.data() for change in self.later],
            "reason": self.reason.data(),
        }


def hint(
    game: Game[Any, Any],
    view: Any,
    decision: Decision,
    playouts: int = PLAYOUTS,
    evaluator: Evaluator[Any, Any] | None = None,
    heard: Sequence[Event] = (),
) -> list[Hint]:
    """The two or three best answers to an open question, best first; one where there is no choice.

    Takes the view alone, like a bot. ``heard`` is what the seat has heard so far, where bots remember.
    """
    sensible = best_evaluator(game, evaluator)
    for event in heard:
        sensible.observe(game, event)
    judge = Judge(game, sensible, view, decision, question_seed(view, decision, "hint"), figures=True)
    field = judge.answers(judge.candidates(ANSWERS))
    if len(field) == 1:
        (only,) = field
        judge.try_all(field, range(FEWEST))
        action, error = Action(decision.kind, only.args), LIKELY * judge.error(only)
        now = changes_now(judge, only)
        return [Hint(action, judge.chance(only), error, 0.0, False, now, [], Message("hint-only"))]
    first = max(FEWEST, playouts // 2 // len(field))
    judge.try_all(field, range(first))
    field.sort(key=_by_mean)
    best = field[:MOST]
    judge.try_all(best, range(first, first + max(FEWEST, (playouts - first * len(field)) // len(best))))
    best.sort(key=lambda one: -judge.chance(one))
    return [_hint(judge, answer, best[0], field, first) for answer in best]


def _hint(judge: Judge, answer: Judged, best: Judged, field: Sequence[Judged], first: int) -> Hint:
    others = [one for one in field if one is not answer]
    behind = difference(best.chances, answer.chances)
    even = answer is not best and is_even(behind)
    later = changes_later(answer, others, first)
    now = changes_now(judge, answer)
    chance = judge.chance(answer)
    error = LIKELY * judge.error(answer)
    mean = sum(sum(one.chances[:first]) for one in others) / (first * len(others))
    gain = sum(answer.chances[:first]) / first - mean
    gain *= judge.scale.slope(answer.means(), answer.tries, judge.at, answer.seat)
    action = Action(judge.decision.kind, answer.args)
    return Hint(
        action, chance, error, gain, even, now, later, _reason(judge, action, chance, error, even, now, later)
    )


def is_even(behind: Difference) -> bool:
    """Whether an answer cannot be told from the best one."""
    return not behind.beyond(2.0, ALIKE)


def _reason(
    judge: Judge,
    action: Action,
    chance: float,
    error: float,
    even: bool,
    now: list[HintedChange],
    later: list[HintedChange],
) -> Message:
    """What speaks for it in one sentence: figures before all."""
    if even:
        return Message("hint-even")
    if later:
        return Message("hint-later", {"changes": listed(later)})
    if now:
        return Message("hint-now", {"changes": listed(now)})
    said = judge.evaluator.explain(judge.game, judge.world(0), judge.decision, action.args)
    if said is not None:
        return said
    return Message("hint-chance", {"percent": round(100 * chance), "error": round(100 * error)})


def listed(changes: Sequence[HintedChange]) -> Value:
    return in_a_row([change.message() for change in changes])


def changes_now(judge: Judge, answer: Judged) -> list[HintedChange]:
    """What an answer changes at once, before others act or open what they have sealed: alike in several worlds."""
    found: list[HintedChange] | None = None
    game, seat = judge.game, judge.decision.seat
    for number in range(WORLDS):
        world = judge.world(number)
        before = judge.evaluator.figures(game, world, seat)
        trial = AnswerTrial(game, world, seat, Action(judge.decision.kind, answer.args))
        after = judge.evaluator.figures(game, trial.sure, seat)
        changes = [HintedChange(what, amount) for what, amount in moved(before, after)]
        if found is None:
            found = changes
        found = [one for one in found if any(one.what == x.what and one.amount == x.amount for x in changes)]
    return (found or [])[:FIGURES]


def moved(before: Figures, after: Figures) -> list[tuple[Message, float]]:
    """The figures that are there before and after, and are not the same."""
    found = []
    for what, amount in after:
        for same, old in before:
            if same == what and amount != old:
                found.append((what, amount - old))
    return found


def changes_later(answer: Judged, others: Sequence[Judged], worlds: int) -> list[HintedChange]:
    """What an answer brings more or less than the others on average, in the worlds all of them were tried in."""
    found: list[tuple[float, HintedChange]] = []
    for what in [name for name, _ in answer.figures[0]]:
        mine: list[float] = []
        theirs: list[float] = []
        for number in range(worlds):
            here = amount_of(answer.figures[number], what)
            there = [amount_of(one.figures[number], what) for one in others]
            known = [amount for amount in there if amount is not None]
            if here is not None and len(known) == len(there):
                mine.append(here)
                theirs.append(sum(known) / len(known))
        if len(mine) >= FEWEST:
            gap = difference(mine, theirs)
            if abs(gap.mean) >= LEAST and abs(gap.mean) > SURE * gap.error:
                sure = abs(gap.mean) / max(gap.error, 1e-9)
                found.append((sure, HintedChange(what, round(gap.mean, 1))))
    found.sort(key=lambda pair: -pair[0])
    return [change for _, change in found[:FIGURES] if change.amount]


def amount_of(figures: Figures, what: Message) -> float | None:
    for name, amount in figures:
        if name == what:
            return amount
    return None


def _by_mean(answer: Judged) -> float:
    return -answer.mean
