"""The review itself: a record is played once more, and every decision judged on the way.

Every decision is judged in two rounds of worlds. In the first all answers worth a look are tried, with the one that
was given among them. If another one did best, both are tried again in new worlds, in which neither was chosen for
having been lucky; only what these say counts. A loss is told where it is ``SURE`` standard errors above nothing and
at least ``LEAST``; otherwise the answers are equal as far as anybody can tell, and nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import Any, Final

from hustings.bots.calibration import calibration
from hustings.bots.judge import Judge, Judged, difference, question_seed
from hustings.bots.judgement import best_evaluator
from hustings.core.action import CHANCE, SPECTATOR, Action, Decision
from hustings.core.errors import RecordError
from hustings.core.evaluator import Evaluator, Figures
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.record import Record, RecordLine
from hustings.play.match import in_force
from hustings.play.replay import Replay, edition_of
from hustings.review.accuracy import accuracy
from hustings.review.luck import judge_draw
from hustings.review.model import (
    Better,
    ChanceDraw,
    Change,
    DecidingMoment,
    DecisionReview,
    GameReview,
    SeatReview,
)

PLAYOUTS: Final = (
    32_000  # for one game: two minutes of one core, interpreted; a decision gets no more than ``MOST``
)
MOST: Final = 600
FEWEST: Final = 24
ANSWERS: Final = 10  # that are looked at, besides the one given
FIRST: Final = 4  # worlds in the first round, at least
SURE: Final = 3.0
LEAST: Final = 0.01
LUCK: Final = 0.2  # of the work is for draws
TURNS: Final = 3
TURN: Final = 0.03  # a draw or a mistake of others that changed the chance by less decided nothing
REST: Final = 0.1  # so much must nothing else explain, before it is said of the others together
ENDLESS: Final = 1 << 30  # lines
STEPS: Final = 8  # between two reports of progress
TELLING: Final = 2.5  # standard errors from which on a figure is told

Progress = Callable[[int, int], None]


class NotOver(Exception):
    """Only finished games are reviewed: before, a review would tell what is hidden."""


class ReviewedPosition:
    """A question of the record: the line that answered it, and the state before."""

    def __init__(self, line: RecordLine, decision: Decision, state: Any, heard: int) -> None:
        self.line = line
        self.decision = decision
        self.state = state
        self.heard = heard  # how many events had happened


class Reviewer:
    """A review in steps, each of which stands for itself: they can be done anywhere, in any order.

    The same record gives the same review, however it is cut. Raises NotOver, and RecordError where the record is
    not true.
    """

    def __init__(
        self,
        record: Record,
        seats: Sequence[int] | None = None,
        playouts: int = PLAYOUTS,
        game: Game[Any, Any] | None = None,
        evaluator: Evaluator[Any, Any] | None = None,
    ) -> None:
        if record.result is None:
            raise NotOver
        if game is None or evaluator is None:
            title, game = edition_of(record.header)
            evaluator = title.evaluator
        evaluator = best_evaluator(game, evaluator)
        Replay(record, game).run()
        self.game = game
        self.evaluator = evaluator
        self.seed = record.header.seed_commitment.encode()
        asked, drawn, self.events = positions(game, in_force(record.lines, len(record.lines)))
        self.seats = list(range(game.players)) if seats is None else list(seats)
        self.asked = [
            each for each in asked if each.decision.seat in self.seats and each.decision.space.count() > 1
        ]
        self.drawn = drawn
        self.share = max(FEWEST, min(MOST, int(playouts * (1 - LUCK)) // max(len(self.asked), 1)))
        self.tries = max(2, min(32, int(playouts * LUCK) // max(2 * len(drawn), 1)))
        ranks = record.result.ranks
        self.won = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]

    @property
    def steps(self) -> int:
        return len(self.asked) + len(self.drawn)

    def part(self, steps: range) -> GameReview:
        """Some of the steps: first come the decisions, then the draws. Seats are left to ``whole``."""
        decisions: list[DecisionReview] = []
        draws: list[ChanceDraw] = []
        used = 0
        memory = EventMemory(self.game, self.evaluator, self.events)
        scale = calibration(self.game, self.evaluator)
        for step in steps:
            if step == len(self.asked):
                memory = EventMemory(self.game, self.evaluator, self.events)
            if step < len(self.asked):
                each = self.asked[step]
                found, work = judge(self.game, memory.upto(each.heard), each, self.share)
                decisions.append(found)
                used += work
            else:
                each = self.drawn[step - len(self.asked)]
                draws.append(
                    judge_draw(
                        self.game,
                        memory.upto(each.heard),
                        scale,
                        each.state,
                        each.decision,
                        each.line.args,
                        each.line.n,
                        self.tries,
                        self.seed,
                    )
                )
                used += 2 * self.tries
        return GameReview(self.game.id, self.game.version, self.game.players, used, [], decisions, draws)

    def whole(self, parts: Sequence[GameReview]) -> GameReview:
        """The parts put together, with what they mean to each seat."""
        decisions = [each for part in parts for each in part.decisions]
        draws = [each for part in parts for each in part.draws]
        seats = [seat_review(self.game, seat, self.won[seat], decisions, draws) for seat in self.seats]
        used = sum(part.playouts for part in parts)
        return GameReview(self.game.id, self.game.version, self.game.players, used, seats, decisions, draws)


def review(
    record: Record,
    seats: Sequence[int] | None = None,
    playouts: int = PLAYOUTS,
    progress: Progress | None = None,
    game: Game[Any, Any] | None = None,
    evaluator: Evaluator[Any, Any] | None = None,
) -> GameReview:
    """Review ``seats`` (all of them) of a finished game with about so many playouts.

    ``progress`` is called with how much is done of how much.
    """
    reviewer = Reviewer(record, seats, playouts, game, evaluator)
    parts: list[GameReview] = []
    for first in range(0, reviewer.steps, STEPS):
        last = min(first + STEPS, reviewer.steps)
        parts.append(reviewer.part(range(first, last)))
        if progress is not None:
            progress(last, reviewer.steps)
    return reviewer.whole(parts)


def positions(
    game: Game[Any, Any], lines: Sequence[RecordLine]
) -> tuple[list[ReviewedPosition], list[ReviewedPosition], list[Event]]:
    """The questions of a record with the answers that stood in the end; the draws; and all that was told to all."""
    state = game.initial()
    asked: list[ReviewedPosition] = []
    drawn: list[ReviewedPosition] = []
    events: list[Event] = []
    for line in lines:
        pending = game.pending(state)
        changed = game.changeable(state)
        decision = find(pending, line)
        if decision is None:  # a sealed answer is changed: only the last one counts
            decision = find(changed, line)
            for at in range(len(asked) - 1, -1, -1):
                if (asked[at].line.seat, asked[at].line.kind) == (line.seat, line.kind):
                    del asked[at]
                    break
        if decision is None:
            raise RecordError(line.n + 1, "nobody was asked this")
        position = ReviewedPosition(line, decision, game.copy(state), len(events))
        (drawn if line.seat == CHANCE else asked).append(position)
        happened = game.apply(state, line.seat, Action(line.kind, line.args), pending)
        events += [event.seen_by(SPECTATOR) for event in happened]
    return asked, drawn, events


def find(asked: Sequence[Decision], line: RecordLine) -> Decision | None:
    for decision in asked:
        if decision.seat == line.seat and decision.kind == line.kind:
            return decision
    return None


class EventMemory:
    """An evaluator that remembers what had happened in the open so far; it only goes forward."""

    def __init__(self, game: Game[Any, Any], evaluator: Evaluator[Any, Any], events: Sequence[Event]) -> None:
        self.game = game
        self.evaluator = evaluator.new()
        self.events = events
        self.told = 0
        self.listens = self.evaluator.listens_to(game)

    def upto(self, heard: int) -> Evaluator[Any, Any]:
        while self.listens and self.told < heard:
            self.evaluator.observe(self.game, self.events[self.told])
            self.told += 1
        return self.evaluator


def judge(
    game: Game[Any, Any], evaluator: Evaluator[Any, Any], position: ReviewedPosition, share: int
) -> tuple[DecisionReview, int]:
    """One decision, with about ``share`` playouts; how many it took."""
    decision, line = position.decision, position.line
    view = game.view(position.state, decision.seat)
    bench = Judge(game, evaluator, view, decision, question_seed(view, decision, "review"))
    others = [args for args in bench.candidates(ANSWERS) if args != line.args]
    field = bench.answers([line.args, *others])
    first = max(FIRST, share // 2 // len(field))
    bench.try_all(field, range(first))
    given = field[0]
    challenger = max(field, key=lambda answer: answer.mean)
    stake = bench.chance(challenger) - min(bench.chance(answer) for answer in field)
    second = max(FIRST, share // 2)
    better: list[Better] = []
    effects = [0.0] * game.players
    if challenger is not given and stake > LEAST / 2:
        bench.wants_figures = True
        given, other = again = bench.answers([line.args, challenger.args])
        bench.try_all(again, range(first, first + second))
        gap = difference(other.chances, given.chances)
        gain = bench.chance(other) - bench.chance(given)
        if gap.beyond(SURE) and gain >= LEAST:
            effects = [
                mine - its for mine, its in zip(bench.chances(given), bench.chances(other), strict=True)
            ]
            better.append(told_better(bench, given, other, gain, gap.error * gain / gap.mean))
    after = bench.chance(given)
    loss = better[0].gain if better else 0.0
    return (
        DecisionReview(
            line.n,
            decision.seat,
            decision.kind,
            list(line.args),
            round(min(after + loss, 1.0), 5),
            round(after, 5),
            round(bench.error(given), 5),
            round(loss, 5),
            round(stake if telling(field) else 0.0, 5),
            len(field),
            [round(effect, 5) for effect in effects],
            better,
        ),
        bench.playouts,
    )


def telling(field: Sequence[Judged]) -> bool:
    """Whether the best and the worst answer differ by more than chance does."""
    best = max(field, key=lambda answer: answer.mean)
    worst = min(field, key=lambda answer: answer.mean)
    n = min(best.tries, worst.tries)
    return difference(best.chances[:n], worst.chances[:n]).beyond(SURE, LEAST)


def told_better(bench: Judge, given: Judged, other: Judged, gain: float, error: float) -> Better:
    return Better(
        list(other.args),
        round(bench.chance(other), 5),
        round(gain, 5),
        round(error, 5),
        changes(other.figures, given.figures),
    )


def changes(mine: Sequence[Figures], its: Sequence[Figures], most: int = 4) -> list[Change]:
    """The figures that differ between two answers tried in the same worlds, the surest first.

    A figure that is missing in a world, for a state that has voted, counts in neither answer there.
    """
    pairs: dict[str, tuple[dict[str, Any], list[float], list[float]]] = {}
    for left, right in zip(mine, its, strict=True):
        there = {repr(name): amount for name, amount in right}
        for name, amount in left:
            key = repr(name)
            if key in there:
                _, ours, theirs = pairs.setdefault(key, (name.data(), [], []))
                ours.append(amount)
                theirs.append(there[key])
    found: list[tuple[float, Change]] = []
    for name_data, ours, theirs in pairs.values():
        if len(ours) >= FIRST:
            gap = difference(ours, theirs)
            if abs(gap.mean) >= 0.05 and abs(gap.mean) > TELLING * gap.error:
                found.append((abs(gap.mean) / max(gap.error, 1e-9), (name_data, round(gap.mean, 2))))
    found.sort(key=lambda pair: -pair[0])
    return [change for _, change in found[:most]]


def seat_review(
    game: Game[Any, Any],
    seat: int,
    won: float,
    decisions: Sequence[DecisionReview],
    draws: Sequence[ChanceDraw],
) -> SeatReview:
    mine = [decision for decision in decisions if decision.seat == seat]
    start = mine[0].before if mine else 1 / game.players
    mistakes = -sum(decision.loss for decision in mine)
    luck = sum(draw.effects[seat] for draw in draws)
    error = sum(draw.errors[seat] ** 2 for draw in draws) ** 0.5
    return SeatReview(
        seat,
        accuracy(mine),
        round(start, 5),
        won,
        round(mistakes, 5),
        round(luck, 5),
        round(error, 5),
        round(won - start - mistakes - luck, 5),
        turning_points(seat, decisions, draws, won),
    )


def turning_points(
    seat: int,
    decisions: Sequence[DecisionReview],
    draws: Sequence[ChanceDraw],
    result: float,
) -> list[DecidingMoment]:
    """The three moments that changed a seat's chance most: its mistakes, those of others, draws, and the rest."""
    found: list[DecidingMoment] = []
    mine = [decision for decision in decisions if decision.seat == seat]
    for decision in decisions:
        if decision.seat == seat and decision.loss:
            found.append(
                DecidingMoment(decision.n, "mistake", seat, -decision.loss, decision.before, decision.after)
            )
        elif decision.loss and decision.effects[seat] >= TURN:
            found.append(around(mine, decision.n, "gift", decision.seat, decision.effects[seat]))
    for draw in draws:
        if abs(draw.effects[seat]) >= max(TURN, SURE * draw.errors[seat]):
            found.append(around(mine, draw.n, "luck", CHANCE, draw.effects[seat]))
    found += by_the_others(seat, decisions, draws, result)
    found.sort(key=lambda turn: -abs(turn.change))
    return sorted(found[:TURNS], key=lambda turn: turn.n)


def by_the_others(
    seat: int, decisions: Sequence[DecisionReview], draws: Sequence[ChanceDraw], result: float
) -> list[DecidingMoment]:
    """Where a seat's chance changed much between two of its decisions, and neither mistakes nor draws explain it."""
    found: list[DecidingMoment] = []
    mine = [decision for decision in decisions if decision.seat == seat]
    for i, last in enumerate(mine):
        following = mine[i + 1] if i + 1 < len(mine) else None
        between = range(last.n + 1, following.n) if following is not None else range(last.n + 1, ENDLESS)
        theirs = [one for one in decisions if one.seat != seat and one.n in between]
        if not theirs:
            continue
        change = (following.before if following is not None else result) - last.after
        change -= sum(one.effects[seat] for one in theirs)
        change -= sum(draw.effects[seat] for draw in draws if draw.n in between)
        error = hypot(last.error, following.error if following is not None else 0.0)
        if abs(change) >= max(REST, SURE * error):
            found.append(around(mine, theirs[0].n, "others", theirs[0].seat, change))
    return found


def around(mine: Sequence[DecisionReview], n: int, what: str, seat: int, change: float) -> DecidingMoment:
    """Something between two decisions of a seat: its chance after the last one, and from there."""
    before = 0.0
    for decision in mine:
        if decision.n > n:
            break
        before = decision.after
    else:
        before = mine[-1].after if mine else 0.0
    if not mine or mine[0].n > n:
        before = mine[0].before - change if mine else 0.0
    before = min(max(before, 0.0), 1.0)
    return DecidingMoment(
        n, what, seat, round(change, 5), round(before, 5), round(min(max(before + change, 0.0), 1.0), 5)
    )
