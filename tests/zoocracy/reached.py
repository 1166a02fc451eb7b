"""What a recorded game has reached: phases, cards, events, ties, ends. The golden records must reach all of it."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

from hustings.core.action import Action
from hustings.core.event import Event
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import LEADER, NOBODY, OPPOSITION, PHASES
from hustings.games.zoocracy.tables import CARD_TYPES
from hustings.testing import golden

PLAIN = (
    "no-president", "tied", "blockade", "manipulation", "taken-back", "prime-tokens", "leader-negative", "kept",
    "accepted", "refused", "caretaker", "no-government", "donated", "defected", "named", "reshuffled", "discarded",
)  # fmt: skip

REQUIRED = {
    *PLAIN,
    *(f"phase {letter}" for letter in PHASES),
    *(f"card {name}" for name in CARD_TYPES),
    *(f"event {number}" for number in range(8)),
    *(f"goal {why}" for why in range(3)),
    *(f"no-goal {why}" for why in range(4)),
    "both goals in round 8",
    "president stays",
    "resistance 0", "resistance 1", "take-over 0", "take-over 1",
    "motion 0", "motion 1", "motion accepted",
    "void office", "void promise", "literal promise",
    *(f"order by {rule}" for rule in ("seats", "goals", "office", "lot")),
    *(f"proposals by {rule}" for rule in ("seats", "goals", "lot")),
    *(f"leader by {rule}" for rule in ("seats", "goals", "lot")),
    *(f"place by {rule}" for rule in ("goals", "funds")), "place shared",
    "end last-space", "end end-card", "two players", "advanced",
}  # fmt: skip


class Reached(golden.Reached):
    """Notes phases, cards, events, ties and ends."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.motion = False
        if game.players == 2:
            self.seen.add("two players")
        if game.options["advanced"] == "true":
            self.seen.add("advanced")

    def required(self) -> set[str]:
        return super().required() | REQUIRED

    def move(self, before: Any, action: Action, state: Any, events: list[Event]) -> None:
        super().move(before, action, state, events)
        kinds = []
        for event in events:
            kinds.append(event.kind)
            self.event(state, event)
        if kinds.count("goal") == 2 and state.round == 8 and state.elected:
            self.seen.add("both goals in round 8")
        top = state.stack[-1] if state.stack else None
        if "order" in kinds and top is not None and top.kind == frames.CAMPAIGN and top.step == 1:
            self.order(state)
        if top is not None and top.kind == frames.GOVERNMENT and top.step == 0 and "majority" in kinds:
            self.between(state, top.args, -1, "proposals")

    def event(self, state: Any, event: Event) -> None:
        kind = event.kind
        if kind in PLAIN and not (kind in ("blockade", "manipulation") and event["species"] is None):
            self.seen.add(kind)
        if kind in ("motion", "proposed", "accepted", "office", "promise"):
            self.government(state, event)
        if kind == "phase":
            self.seen.add(f"phase {PHASES[event['phase']]}")
        elif kind == "card":
            self.seen.add(f"card {CARD_TYPES[self.game.card_type[event['card']]]}")
        elif kind == "event":
            self.seen.add(f"event {event['event']}")
        elif kind in ("goal", "no-goal"):
            self.seen.add(f"{kind} {event['why']}")
        elif kind == "no-president" and event["seat"] != NOBODY:
            self.seen.add("president stays")
        elif kind in ("resistance", "take-over"):
            self.seen.add(f"{kind} {event['yes']}")
        elif kind == "motion":
            self.seen.add(f"motion {event['move']}")

    def government(self, state: Any, event: Event) -> None:
        kind = event.kind
        if kind in ("motion", "proposed"):
            self.motion = kind == "motion"
        elif kind == "accepted" and self.motion:
            self.seen.add("motion accepted")
        elif kind == "office":
            self.office(state, event["office"], event["seat"])
        elif kind == "promise":
            if event["seat"] == NOBODY:
                self.seen.add("void promise")
            elif state.sides[event["seat"]] == OPPOSITION:
                self.seen.add("literal promise")

    def office(self, state: Any, office: int, holder: int) -> None:
        if office != LEADER and holder == NOBODY:
            self.seen.add("void office")
        if office == LEADER and holder != NOBODY:
            others = [s for s in range(self.game.players) if state.sides[s] == OPPOSITION and s != holder]
            equal = [s for s in others if state.seats[s] == state.seats[holder]]
            if not equal:
                self.seen.add("leader by seats")
            elif all(state.goals[s] != state.goals[holder] for s in equal):
                self.seen.add("leader by goals")
            else:
                self.seen.add("leader by lot")

    def order(self, state: Any) -> None:
        self.between(state, state.order, 1, "order")

    def between(self, state: Any, order: Iterable[int], sign: int, what: str) -> None:
        """What put each party before the next; ``sign`` is 1 where more goals come first."""
        order = list(order)
        for first, second in itertools.pairwise(order):
            held = [{o for o in range(5) if state.offices[o] == seat} for seat in (first, second)]
            if state.seats[first] != state.seats[second]:
                assert state.seats[first] > state.seats[second]
                self.seen.add(f"{what} by seats")
            elif state.goals[first] != state.goals[second]:
                assert sign * state.goals[first] > sign * state.goals[second]
                self.seen.add(f"{what} by goals")
            elif sign > 0 and (held[0] or held[1]):
                self.seen.add(f"{what} by office")
            else:
                assert state.lots[first] < state.lots[second]
                self.seen.add(f"{what} by lot")

    def end(self, state: Any) -> None:
        outcome = self.game.outcome(state)
        self.seen.add(f"end {outcome.reason}")
        for a in range(self.game.players):
            for b in range(a):
                if state.goals[a] != state.goals[b]:
                    self.seen.add("place by goals")
                elif state.funds[a] != state.funds[b]:
                    self.seen.add("place by funds")
                else:
                    assert outcome.ranks[a] == outcome.ranks[b]
                    self.seen.add("place shared")
