"""The public conformance suite: the laws that every game keeps.

``check_game(hustings.game("mine"))`` plays random games and looks at their states. What
costs little is checked at every state, what costs more at every ``stride``-th.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

from hustings.core.action import CHANCE, SPECTATOR, Action, Decision
from hustings.core.bitset import full
from hustings.core.codec import dumps, loads
from hustings.core.errors import IllegalAction, InvalidAction
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.payload import Payload
from hustings.core.rng import Rng, seeded
from hustings.core.struct import Field, Struct, fields_of, read
from hustings.testing.leaks import LeakCheck
from hustings.testing.report import Report
from hustings.testing.walk import LONGEST, WalkStep, some_args, steps

LISTED = 300  # spaces up to this size are listed in full


def check_game(
    game: Game[Any, Any],
    games: int = 10,
    seed: int = 0,
    stride: int = 5,
    leaks: bool = True,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play ``games`` random games and hold every state to the laws. See ``Report.require``."""
    report = Report()
    leak_check = LeakCheck(game, report) if leaks else None
    for number in range(seed, seed + games):
        check = _GameCheck(game, report, number, stride, leak_check)
        try:
            check.run()
        except Exception as error:  # noqa: BLE001 - a game that crashes is a finding like any other
            where = traceback.extract_tb(error.__traceback__)[-1]
            check.found(
                "crash", f"{type(error).__name__}: {error} ({where.name}, {where.filename}:{where.lineno})"
            )
        report.games += 1
        if progress is not None:
            progress(report.games)
        if len(report.findings) >= 20:
            break
    if leak_check is not None:
        leak_check.finish(min(games, games * 5 // stride))  # fewer looks prove less
    return report


class _GameCheck:
    """One random game under the magnifying glass."""

    def __init__(
        self, game: Game[Any, Any], report: Report, seed: int, stride: int, leaks: LeakCheck | None
    ) -> None:
        self.game = game
        self.report = report
        self.seed = seed
        self.stride = stride
        self.leaks = leaks
        self.n = 0
        self.pick_bounds = game.pick_bounds()
        self.first_lengths = _lengths(game.view(game.initial(), 0))

    def found(self, law: str, text: str) -> None:
        self.report.found(law, self.seed, self.n, text)

    def run(self) -> None:
        game = self.game
        rng = seeded(self.seed, "check")
        start = game.initial()
        sums = game.conserved(start)
        reloaded = start
        answers: list[tuple[int, Action]] = []
        final: Any = start
        for step in steps(game, self.seed):
            self.n = step.n
            final = step.state
            self.report.states += 1
            before = step.state.key()
            self.questions(step)
            if game.conserved(step.state) != sums:
                self.found("conservation", f"{game.conserved(step.state)} is not {sums}")
                return
            if step.n % self.stride == 0 or step.n < 3:
                for decision in step.asked:
                    self.space(decision, rng)
                self.copies(step)
                self.refuses(step, rng)
                self.commutes(step, rng)
                self.changes(step, rng)
                self.chance(step, rng)
                self.views(step.state)
                if self.leaks is not None:
                    self.leaks.look(step, self.seed, rng)
                if step.state.key() != before:
                    self.found("purity", "looking at a state changed it")
                    return
            # The same game, written and read again at every step, must stay the same game.
            reloaded = self.reload(step.state, reloaded, step.n)
            events = game.apply(reloaded, step.decision.seat, step.action)
            self.events(events)
            answers.append((step.decision.seat, step.action))
        self.n = len(answers)
        self.report.longest = max(self.report.longest, self.n)
        if self.n > LONGEST:
            self.found("termination", f"no end after {self.n} answers")
            return
        if reloaded.key() != final.key():
            self.found("codec", "the game read back from its written form ended differently")
        if game.conserved(final) != sums:
            self.found("conservation", f"{game.conserved(final)} is not {sums} at the end")
        self.end(final)
        self.finished(final, rng)
        again = game.initial()
        for seat, action in answers:
            game.apply_trusted(again, seat, action)
        if again.key() != final.key():
            self.found("replay", "the same answers, trusted, ended differently")

    def questions(self, step: WalkStep) -> None:
        """Somebody is asked, seats exist, nobody is asked the same thing twice."""
        asked = set()
        for decision in step.asked:
            self.report.kinds.add(decision.kind)
            if decision.seat != CHANCE and not 0 <= decision.seat < self.game.players:
                self.found("questions", f"no such seat: {decision!r}")
            if (decision.seat, decision.kind) in asked:
                self.found("questions", f"asked twice: {decision!r}")
            asked.add((decision.seat, decision.kind))
            if self.game.vocabulary.questions.get(decision.kind) is not decision.question:
                self.found("vocabulary", f"the question {decision.kind!r} is not declared")
            if decision.kind not in self.pick_bounds:
                self.found("heads", f"pick_bounds() does not know {decision.kind!r}")
        if any(d.seat == CHANCE for d in step.asked) and len(step.asked) > 1:
            self.found("questions", "chance is asked beside other seats")

    def space(self, decision: Decision, rng: Rng) -> None:
        """Membership, listing, counting, masks and sentences agree; there are no dead ends."""
        space = decision.space
        bounds = self.pick_bounds.get(decision.kind, ())
        for _ in range(3):
            args = space.sample(rng)
            self.roles(decision.kind, decision.question.answer, args)
            if args not in space or space.why_not(args) is not None:
                self.found("spaces", f"{decision!r} samples {args} and refuses it")
            for i, pick in enumerate(args):
                bound = bounds[min(i, len(bounds) - 1)] if bounds else 0
                if not 0 <= pick < bound:
                    self.found("heads", f"{decision.kind}: pick {pick} at {i} is not below {bound}")
            prefix = args[: rng.below(len(args) + 1)]
            if not space.complete(prefix) and not len(space.picks(prefix)):
                self.found("spaces", f"{decision!r}: dead end at {prefix}")
        self.listing(decision, rng)

    def listing(self, decision: Decision, rng: Rng) -> None:
        """A space small enough to list is what it says it is."""
        space = decision.space
        count = space.count()
        if count < 1:
            self.found("spaces", f"{decision!r} is empty")
        if count > LISTED:
            return
        listed = list(space)
        if len(listed) != count or len(set(listed)) != count:
            self.found("spaces", f"{decision!r}: counts {count}, lists {len(listed)}")
        if any(args not in space for args in listed):
            self.found("spaces", f"{decision!r} lists what it does not contain")
        if space.uniform(rng) not in listed:
            self.found("spaces", f"{decision!r}: uniform gives what is not listed")
        if decision.seat == CHANCE:
            total = sum((part / whole for part, whole in map(space.odds, listed)), 0.0)
            if abs(total - 1) > 1e-9:
                self.found("search honesty", f"{decision!r}: the odds sum to {total}")

    def copies(self, step: WalkStep) -> None:
        """A copy is equal, shares nothing, forgets nothing, and lives its own life."""
        game, state = self.game, step.state
        key = state.key()
        twin = game.copy(state)
        if twin.key() != key or Struct.copy(state).key() != key:
            self.found("copy", "a copy differs from its original")
        shared = _parts(state) & _parts(twin)
        if shared:
            self.found("copy", "a copy shares a list or a part with its original")
            return
        game.apply(twin, step.decision.seat, step.action)
        if state.key() != key:
            self.found("copy", f"{step.action!r} on a copy changed the original")
        trusted = game.copy(state)
        game.apply_trusted(trusted, step.decision.seat, step.action)
        if trusted.key() != twin.key():
            self.found("trusted", f"{step.action!r} ends differently when trusted")

    def refuses(self, step: WalkStep, rng: Rng) -> None:
        """What is not allowed is refused with a sentence, and changes nothing."""
        game, state = self.game, step.state
        key = state.key()
        decision = step.decision
        wrong = [
            (SPECTATOR, step.action),
            (decision.seat, Action("no-such-kind", ())),
            (decision.seat, Action(decision.kind, (*step.action.args, 10**6))),
            (decision.seat, Action(decision.kind, (-1,))),
        ]
        asked = [*step.asked, *game.changeable(state)]
        for seat in range(game.players):
            if all(d.seat != seat for d in asked):
                wrong.append((seat, step.action))
        noise = tuple(rng.below(12) for _ in range(len(step.action.args)))
        if noise not in decision.space:
            wrong.append((decision.seat, Action(decision.kind, noise)))
        for seat, action in wrong:
            try:
                game.apply(state, seat, action)
            except (IllegalAction, InvalidAction):
                pass
            else:
                self.found("refusal", f"seat {seat} may {action!r} although it is not asked")
                return
            if state.key() != key:
                self.found("refusal", f"the refused {action!r} of seat {seat} changed the state")

    def commutes(self, step: WalkStep, rng: Rng) -> None:
        """Open questions to several seats may be answered in any order."""
        game = self.game
        if len(step.asked) < 2:
            return
        answers = [(d.seat, Action(d.kind, d.space.sample(rng))) for d in step.asked]
        keys = set()
        for order in (answers, answers[::-1], answers[1:] + answers[:1]):
            state = game.copy(step.state)
            for seat, action in order:
                game.apply(state, seat, action)
            keys.add(state.key())
        if len(keys) > 1:
            self.found("commutativity", f"{step.decision.kind}: the order of the answers matters")

    def changes(self, step: WalkStep, rng: Rng) -> None:
        """An answer that may be changed was never known to others, and only the last one counts."""
        game, seat = self.game, step.decision.seat
        once = game.copy(step.state)
        game.apply(once, seat, step.action)
        for decision in game.changeable(once):
            if decision.kind not in game.secret_kinds():
                self.found("changes", f"{decision!r} is no secret, so it cannot be changed")
            if decision.seat != seat:
                continue
            other = Action(decision.kind, decision.space.sample(rng))
            straight, changed = game.copy(step.state), game.copy(once)
            game.apply(straight, seat, other)
            self.events(game.apply(changed, seat, other))
            if straight.key() != changed.key():
                self.found("changes", f"{step.action!r} changed to {other!r} is not {other!r}")
            for viewer in (*range(game.players), SPECTATOR):
                if viewer != seat and game.view(once, viewer).key() != game.view(changed, viewer).key():
                    self.found("changes", f"seat {viewer} sees {step.action!r} changed to {other!r}")

    def chance(self, step: WalkStep, rng: Rng) -> None:
        """An outcome of chance decides: the same outcome, the same world; no outcome without odds."""
        if step.decision.seat != CHANCE:
            return
        game = self.game
        for args in some_args(step.decision, rng, 12):
            part, _ = step.decision.space.odds(args)
            if part <= 0:
                self.found("search honesty", f"{step.decision!r} lists the impossible {args}")
            worlds = []
            for _ in range(2):
                state = game.copy(step.state)
                game.apply(state, CHANCE, Action(step.decision.kind, args))
                worlds.append(state.key())
            if worlds[0] != worlds[1]:
                self.found("search honesty", f"{step.decision.kind}{args} does not decide the outcome")

    def views(self, state: Any) -> None:
        """Views and insights are plain data, for every seat and the spectator."""
        game = self.game
        for seat in (*range(game.players), SPECTATOR):
            view = game.view(state, seat)
            self.lengths(view)
            if read(type(view), loads(dumps(view.data()))).key() != view.key():
                self.found("codec", f"the view of seat {seat} does not survive writing and reading")
            dumps(game.insights(view))
            if _parts(view) & _parts(state):
                self.found("views", f"the view of seat {seat} shares a list or a part with the state")

    def lengths(self, view: Struct) -> None:
        """A list is at most as long as declared, or as in the first view."""
        for (name, depth), (field, length) in _lengths(view).items():
            most = field.room(self.game.players)[depth]
            if not most:
                _, most = self.first_lengths.get((name, depth), (field, 0))
            if length > most:
                self.found("lengths", f"{name} holds {length}: declare ``most``, now {most}")

    def reload(self, state: Any, reloaded: Any, n: int) -> Any:
        if n % self.stride:
            return reloaded
        again = read(type(state), loads(dumps(reloaded.data())))
        if again.key() != state.key():
            self.found("codec", "a state differs after writing and reading")
        return again

    def roles(self, kind: str, payload: Payload, values: tuple[int, ...]) -> None:
        """There are as many values as declared, and what is declared a seat is one."""
        if not payload.fits(values):
            self.found("vocabulary", f"{kind} is declared with {', '.join(payload.names)} and holds {values}")
            return
        if 0 <= payload.room(self.game.players) < len(values):
            self.found("lengths", f"{kind} holds {values}: declare a greater ``most``")
        for i, value in enumerate(values):
            role = payload.role_at(i, len(values))
            most = full(self.game.players) if role.a_set else role.base + self.game.players - 1
            if role.name == "seat" and not -1 <= value <= most:
                self.found("vocabulary", f"{kind}: {value} at {i} of {values} is no seat")

    def events(self, events: list[Event]) -> None:
        for event in events:
            self.report.events.add(event.kind)
            if self.game.vocabulary.events.get(event.kind) is not event.declared:
                self.found("vocabulary", f"the event {event.kind!r} is not declared")
            self.roles(event.kind, event.declared.public, event.public)
            if event.secret:
                self.roles(event.kind, event.declared.secret, event.secret)
            for seat in (*range(self.game.players), SPECTATOR):
                if seat != event.owner and event.seen_by(seat).secret:
                    self.found("events", f"{event!r} shows its secret to seat {seat}")

    def end(self, state: Any) -> None:
        outcome = self.game.outcome(state)
        self.report.ends[outcome.reason] = self.report.ends.get(outcome.reason, 0) + 1
        n = self.game.players
        if len(outcome.points) != n or len(outcome.ranks) != n or 1 not in outcome.ranks:
            self.found("outcome", f"{outcome!r} is no result for {n} players")
        for rank in outcome.ranks:
            if rank != 1 + sum(other < rank for other in outcome.ranks):
                self.found("outcome", f"the places {outcome.ranks} do not add up")
                break

    def finished(self, state: Any, rng: Rng) -> None:
        """A finished game can still be looked at and imagined, and takes no more answers."""
        game = self.game
        self.views(state)
        for seat in (*range(game.players), SPECTATOR):
            if not game.over(game.determinize(game.view(state, seat), rng)):
                self.found("search honesty", f"seat {seat} imagines that the finished game goes on")
        key = state.key()
        try:
            game.apply(state, 0, Action("no-such-kind", ()))
        except (IllegalAction, InvalidAction):
            pass
        else:
            self.found("refusal", "a finished game takes another answer")
        if state.key() != key:
            self.found("purity", "looking at a finished game changed it")


def _lengths(struct: Struct) -> dict[tuple[str, int], tuple[Field, int]]:
    """The field and its longest list at each depth, by name."""
    out: dict[tuple[str, int], tuple[Field, int]] = {}
    todo: list[tuple[str, Struct]] = [("", struct)]
    while todo:
        path, part = todo.pop()
        for field in fields_of(type(part)):
            name, values = f"{path}{field.name}", [getattr(part, field.name)]
            for depth in range(field.depth):
                _, known = out.get((name, depth), (field, 0))
                out[name, depth] = (field, max(known, *map(len, values)) if values else known)
                values = [item for value in values for item in value]
            if not field.plain:
                todo += [(f"{name}.", value) for value in values]
    return out


def _parts(value: Any) -> set[int]:
    """The identities of all lists and structs in a struct; of those only ever replaced, the outer list."""
    out: set[int] = set()
    todo = [value]
    while todo:
        part = todo.pop()
        if isinstance(part, Struct):
            out.add(id(part))
            for field in fields_of(type(part)):
                inner = getattr(part, field.name)
                if field.replaced:
                    out.add(id(inner))
                else:
                    todo.append(inner)
        elif isinstance(part, list):
            out.add(id(part))
            todo += part
    return out
