"""The leak suite: what a seat may not know must not influence anything it receives.

For every state looked at, every seat and the spectator:

* *Same world to me.* A world made from my view alone gives me the same view, the same
  questions with the same choices, the same pauses of others, the same news when I act, and
  the same refusals.
* *Declared honestly.* A field of the state that is declared public is the same in that world;
  every field declared secret differs in some world, or the suite has proved nothing about it.
* *Secret choices look alike.* Whatever is dealt, drawn or sealed, everyone but its owner sees
  the same, and the owner can tell every value from every other.
"""

from __future__ import annotations

from typing import Any

from hustings.core.action import CHANCE, SPECTATOR, Action, Decision
from hustings.core.errors import HustingsError
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.rng import Rng
from hustings.core.struct import Struct, fields_of
from hustings.testing.report import Report
from hustings.testing.walk import WalkStep, some_args

ENOUGH = 20  # games after which every secret field must have differed


class LeakCheck:
    def __init__(self, game: Game[Any, Any], report: Report) -> None:
        self.game = game
        self.report = report
        self.reveals = game.revealing_events()
        self.secret_kinds = game.secret_kinds()
        self.differed: set[str] = set()
        self.secrets: set[str] = set()
        self.step: WalkStep
        self.seed = 0

    def found(self, text: str) -> None:
        self.report.found("leak", self.seed, self.step.n, text)

    def look(self, step: WalkStep, seed: int, rng: Rng) -> None:
        self.step, self.seed = step, seed
        for seat in (*range(self.game.players), SPECTATOR):
            self.same_world(seat, rng)
        for decision in step.asked:
            if decision.kind in self.secret_kinds:
                self.looks_alike(decision, rng)

    def finish(self, games: int) -> None:
        if games >= ENOUGH:
            for name in sorted(self.secrets - self.differed):
                self.report.found(
                    "leak", 0, 0, f"{name} is declared secret and never differed: prove it or publish it"
                )

    def same_world(self, seat: int, rng: Rng) -> None:
        game, state = self.game, self.step.state
        view = game.view(state, seat)
        try:
            other = game.determinize(view, rng)
        except HustingsError as error:
            self.found(f"determinize fails for seat {seat}: {error}")
            return
        self.compare(type(state).__name__, state, other, False)
        mirrored = game.view(other, seat)
        if mirrored.key() != view.key():
            self.found(
                f"seat {seat} sees a difference between worlds it cannot know: {difference(view, mirrored)}"
            )
            return
        there = game.pending(other)
        if [(d.seat, d.kind) for d in there] != [(d.seat, d.kind) for d in self.step.asked]:
            self.found(
                f"who is asked what betrays something to seat {seat}: {self.step.asked!r} or {there!r}"
            )
            return
        for mine, theirs in zip(self.step.asked, there, strict=True):
            if mine.seat == seat:
                if mine.space != theirs.space:
                    self.found(f"seat {seat} is offered {mine!r} or {theirs!r}")
                    return
                self.same_news(seat, mine, other, rng)
                self.same_refusal(seat, mine, other, rng)

    def same_news(self, seat: int, decision: Decision, other: Any, rng: Rng) -> None:
        """Acting alike in both worlds, I learn the same, unless something was openly revealed."""
        game = self.game
        action = Action(decision.kind, decision.space.sample(rng))
        here, there = game.copy(self.step.state), game.copy(other)
        told_here = game.apply(here, seat, action)
        told_there = game.apply(there, seat, action)
        if self.revealing(told_here) or self.revealing(told_there):
            return
        if [e.seen_by(seat).key() for e in told_here] != [e.seen_by(seat).key() for e in told_there]:
            self.found(
                f"the news of {action!r} betrays something to seat {seat}: {told_here!r} or {told_there!r}"
            )
        elif not self._chance_next(here) and game.view(here, seat).key() != game.view(there, seat).key():
            lost = difference(game.view(here, seat), game.view(there, seat))
            self.found(f"the view after {action!r} betrays something to seat {seat}: {lost}")

    def _chance_next(self, state: Any) -> bool:
        # A chance decision may show other odds in another world; its outcome is checked by itself.
        return any(decision.seat == CHANCE for decision in self.game.pending(state))

    def same_refusal(self, seat: int, decision: Decision, other: Any, rng: Rng) -> None:
        bounds = self.game.pick_bounds()[decision.kind]
        args = decision.space.sample(rng)
        noise = tuple(rng.below(bounds[min(i, len(bounds) - 1)]) for i in range(max(len(args), 1)))
        action = Action(decision.kind, noise)
        here = self.game.why_not(self.step.state, seat, action)
        there = self.game.why_not(other, seat, action)
        if here != there:
            self.found(f"the refusal of {action!r} betrays something to seat {seat}: {here!r} or {there!r}")

    def looks_alike(self, decision: Decision, rng: Rng) -> None:
        game = self.game
        values = some_args(decision, rng, 8)
        if len(values) < 2:
            return
        worlds: list[tuple[Any, list[Event]]] = []
        owners: set[int] = {decision.seat} - {CHANCE}
        for args in values:
            state = game.copy(self.step.state)
            events = game.apply(state, decision.seat, Action(decision.kind, args))
            if self.revealing(events):
                return  # the last envelope opens all, by rule
            worlds.append((state, events))
            owners |= {event.owner for event in events if event.secret}
        for seat in (*range(game.players), SPECTATOR):
            looks = {
                (game.view(state, seat).key(), tuple(event.seen_by(seat).key() for event in events))
                for state, events in worlds
            }
            if seat not in owners and len(looks) > 1:
                self.found(f"seat {seat} can tell the values of {decision.kind!r} apart")

    def revealing(self, events: list[Event]) -> bool:
        return any(event.kind in self.reveals for event in events)

    def compare(self, path: str, here: Any, there: Any, secret: bool) -> None:
        """Public fields agree; note which secret ones differ."""
        for field in fields_of(type(here)):
            name = f"{path}.{field.name}"
            hidden = secret or field.secret
            mine, theirs = getattr(here, field.name), getattr(there, field.name)
            if isinstance(field.of, str):
                if hidden:
                    self.secrets.add(name)
                    if mine != theirs:
                        self.differed.add(name)
                elif mine != theirs:
                    self.found(f"{name} is declared public and differs: {mine!r} or {theirs!r}")
                continue
            pairs = [(mine, theirs)] if field.depth == 0 else list(zip(mine, theirs, strict=False))
            if field.depth and len(mine) != len(theirs):
                if hidden:
                    self.differed.add(name)
                else:
                    self.found(f"{name} is declared public and differs in length")
            for a, b in pairs:
                # A secret part is judged by its own fields where it declares any secret, else as a whole.
                own = any(f.secret for f in fields_of(type(a)))
                self.compare(name, a, b, hidden and not own)


def difference(a: Struct, b: Struct) -> str:
    """The fields in which two structs differ, for a message."""
    here, there = a.data(), b.data()
    return "; ".join(f"{name}: {here[name]} or {there[name]}" for name in here if here[name] != there[name])
