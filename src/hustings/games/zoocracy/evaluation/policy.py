"""How to play Zoocracy sensibly: what things are worth in goals, and quick choices from that.

Goals are all that counts, so everything is priced in them: a promised goal by the chance that it
is made, seats by the goals and the food they bring at the table of coalitions, food by what it
still can buy, cards and offices by a rule of thumb.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from hustings.core import (
    Args,
    Decision,
    Evaluator,
    Event,
    Figures,
    Message,
    Question,
    QuickEvaluator,
    Rng,
)
from hustings.games.zoocracy import frames, questions
from hustings.games.zoocracy.constants import NOBODY
from hustings.games.zoocracy.evaluation.campaign import bid, bids, blockade, campaign_steps, manipulation
from hustings.games.zoocracy.evaluation.cards import discards, election_card, event_card
from hustings.games.zoocracy.evaluation.features import features
from hustings.games.zoocracy.evaluation.figures import figures
from hustings.games.zoocracy.evaluation.governments import advantage, motion, named, proposals
from hustings.games.zoocracy.evaluation.memory import Memory
from hustings.games.zoocracy.evaluation.position import expected_points, rounds_left
from hustings.games.zoocracy.evaluation.reasons import why
from hustings.games.zoocracy.evaluation.weights import HAND, ZooWeights
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.governing import spaces_to_promise
from hustings.games.zoocracy.state import ZooState

Chooser = Callable[[Zoocracy, ZooState, Decision, ZooWeights], Args]

CHOOSERS: Final[dict[Question, Chooser]] = {
    questions.BLOCKADE: blockade,
    questions.MANIPULATION: manipulation,
    questions.ELECTION_CARD: election_card,
    questions.EVENT_CARD: event_card,
    questions.NAME_GOAL: named,
    questions.DISCARD: discards,
}


class ZooEvaluator(QuickEvaluator[Zoocracy, ZooState]):
    """Listens, to remember who kept a promise that did not bind and who broke one."""

    listens = True

    def __init__(self, weights: ZooWeights = HAND) -> None:
        self.memory = Memory()
        self.weights = weights

    def new(self) -> Evaluator[Any, Any]:
        return ZooEvaluator(self.weights)

    def numbers(self) -> dict[str, float]:
        return asdict(self.weights)

    def judging_by(self, numbers: dict[str, float]) -> Evaluator[Any, Any]:
        return ZooEvaluator(ZooWeights(**{**self.numbers(), **numbers}))

    def listens_to(self, game: Zoocracy) -> bool:
        """Where promises do not bind; where they do nobody can break one."""
        return frames.NAMED_GOAL in game.programme

    def observe(self, game: Zoocracy, event: Event) -> None:
        self.memory.observe(event)

    def features(self, game: Zoocracy, state: ZooState) -> list[list[float]]:
        return features(game, state)

    def value(self, game: Zoocracy, state: ZooState) -> list[float]:
        return expected_points(game, state, self.weights)

    def temperature(self, game: Zoocracy, state: ZooState) -> float:
        return 0.35 + 0.22 * rounds_left(game, state)

    def horizon(self, game: Zoocracy, state: ZooState) -> int:
        """The round in which the next parliament sits, so that a campaign is judged by what came of it."""
        return state.round

    def candidates(self, game: Zoocracy, state: ZooState, decision: Decision, rng: Rng) -> list[Args]:
        question = decision.question
        seat = decision.seat
        if question is questions.BID:
            return bids(game, state, seat)
        if question is questions.PROPOSE:
            return proposals(self.memory, game, state, seat, 2, 12, self.weights)
        if question is questions.MOTION:
            goals = len(spaces_to_promise(state))
            found: list[Args] = [(0,)]
            for terms in proposals(self.memory, game, state, seat, goals, 8, self.weights):
                found.append((1, *terms))
            return found
        if question is questions.CAMPAIGN:
            return campaign_steps(game, state, decision, 8, self.weights)
        if question is questions.DISCARD:
            return [discards(game, state, decision, self.weights)]
        return super().candidates(game, state, decision, rng)

    def choose(self, game: Zoocracy, state: ZooState, decision: Decision, rng: Rng) -> Args:
        question = decision.question
        seat = decision.seat
        if question is questions.CAMPAIGN:
            return campaign_steps(game, state, decision, 1, self.weights)[0]
        if question is questions.VOTE:
            return self.vote(game, state, seat)
        if question is questions.BID:
            return bid(game, state, seat, rng, self.weights)
        if question is questions.PROPOSE:
            return proposals(self.memory, game, state, seat, 2, 1, self.weights)[0]
        if question is questions.MOTION:
            return motion(self.memory, game, state, seat, self.weights)
        chooser = CHOOSERS.get(question)
        if chooser is not None:
            return chooser(game, state, decision, self.weights)
        return (decision.space.picks(())[-1],)  # a goal for a card; Resistance: pay if possible; take over

    def vote(self, game: Zoocracy, state: ZooState, seat: int) -> Args:
        """Yes or no to the proposal on the table."""
        gain = advantage(self.memory, game, state, seat, state.stack[-1].args, self.weights)
        return (1,) if gain > 0 else (0,)

    def believe(self, game: Zoocracy, state: ZooState, seat: int, rng: Rng) -> None:
        """Sealed bids and votes of others as they would bid and vote."""
        kind = state.stack[-1].kind if state.stack else NOBODY
        for party in state.sealed.unknown(seat):
            if kind == frames.PRESIDENTIAL:
                state.sealed.values[party] = bid(game, state, party, rng, self.weights)
            elif kind == frames.VOTE:
                state.sealed.values[party] = self.vote(game, state, party)

    def speaks_of(self, kind: str) -> bool:
        return kind in ("vote", "propose", "motion", "name-goal")

    def explain(self, game: Zoocracy, state: ZooState, decision: Decision, args: Args) -> Message | None:
        return why(self.memory, game, state, decision, args)

    def figures(self, game: Zoocracy, state: ZooState, seat: int) -> Figures:
        return figures(game, state, seat)
