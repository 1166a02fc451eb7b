"""How to play classic Die Macher sensibly: everything is priced in points.

A state is worth the seats its votes will bring, and what its winner may take along; votes come
from meetings times popularity plus match, so a better match is worth as many votes as there are
meetings to come. Money is worth what it still can buy.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from hustings.core import (
    Args,
    Decision,
    Evaluator,
    Figures,
    Message,
    Question,
    QuickEvaluator,
    Rng,
    seat_after,
    unshift,
)
from hustings.core.bitset import has
from hustings.games.die_macher.classic import frames, questions
from hustings.games.die_macher.classic.evaluation import cabinet, campaign, election
from hustings.games.die_macher.classic.evaluation.features import features
from hustings.games.die_macher.classic.evaluation.figures import figures
from hustings.games.die_macher.classic.evaluation.position import expected_points
from hustings.games.die_macher.classic.evaluation.reasons import why
from hustings.games.die_macher.classic.evaluation.weights import HAND, ClassicWeights
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS
from hustings.games.die_macher.common.evaluation import sealed_bid

Chooser = Callable[[Classic, ClassicState, Decision, ClassicWeights], Args]

CHOOSERS: Final[dict[Question, Chooser]] = {
    questions.DISCARD: campaign.discards,
    questions.CHANGE: campaign.change,
    questions.ACTION: cabinet.action,
    questions.COALITION: election.coalition,
    questions.MEDIA: campaign.place_media,
    questions.EXCHANGE: campaign.exchange,
    questions.MEETINGS: campaign.meetings,
    questions.RAISE: campaign.bid_for_poll,
    questions.PUBLISH: campaign.publish,
    questions.CONVERT: campaign.convert,
    questions.NATIONAL_OPINION: election.national,
    questions.DONATION: election.donation,
}


class ClassicEvaluator(QuickEvaluator[Classic, ClassicState]):
    def __init__(self, weights: ClassicWeights = HAND) -> None:
        self.weights = weights

    def numbers(self) -> dict[str, float]:
        return asdict(self.weights)

    def judging_by(self, numbers: dict[str, float]) -> Evaluator[Any, Any]:
        return ClassicEvaluator(ClassicWeights(**{**self.numbers(), **numbers}))

    def features(self, game: Classic, state: ClassicState) -> list[list[float]]:
        return features(game, state)

    def value(self, game: Classic, state: ClassicState) -> list[float]:
        return expected_points(game, state, self.weights)

    def temperature(self, game: Classic, state: ClassicState) -> float:
        return 10.0 + 5.0 * (game.tables.elections - state.round)

    def horizon(self, game: Classic, state: ClassicState) -> int:
        return state.round

    def candidates(self, game: Classic, state: ClassicState, decision: Decision, rng: Rng) -> list[Args]:
        question = decision.question
        seat = decision.seat
        if question is questions.SHEET:
            return cabinet.sheets(game, state, seat, 8, self.weights)
        if question is questions.BID:
            low = decision.space.picks(())[0]
            return [(low + extra,) for extra in (0, 1, 2, 4, 7) if low + extra <= state.money[seat]]
        if question is questions.CABINET:
            return cabinet.cabinets(game, state, seat, 8, self.weights)
        if question is questions.MEETINGS:
            return campaign.meeting_plans(game, state, decision, self.weights)
        if question is questions.RAISE:
            found: list[Args] = [(0,)]
            if len(decision.space.picks(())) > 1:
                low = decision.space.picks((1,))[0]
                found.append((1, low))
                if low + 2 <= state.money[seat]:
                    found.append((1, low + 2))
            return found
        if question is questions.DISCARD:
            return [campaign.discards(game, state, decision, self.weights), (0,) * CARDS]
        if question is questions.CONVERT:
            return [(0,), (decision.space.picks(())[-1],)]
        options = super().candidates(game, state, decision, rng)
        if question is questions.CHANGE:
            # A card for its like is a card lost.
            programme = state.programmes[seat]
            return [args for args in options if not (args[0] and has(programme, unshift(args[0])))] or [(0,)]
        return options

    def choose(self, game: Classic, state: ClassicState, decision: Decision, rng: Rng) -> Args:
        question = decision.question
        seat = decision.seat
        if question is questions.SHEET:
            return cabinet.sheets(game, state, seat, 1, self.weights)[0]
        if question is questions.BID:
            return self.bid(state, seat, decision.space.picks(())[0], rng)
        if question is questions.START:
            return (seat,)
        if question is questions.CABINET:
            return cabinet.cabinets(game, state, seat, 1, self.weights)[0]
        if question is questions.CONSENT:
            proposer = seat_after(state.start, state.stack[-1].step, game.players)
            return (
                (1,)
                if election.coalition_gain(game, state, seat, proposer, self.weights)
                > self.weights.coalition_least
                else (0,)
            )
        if question is questions.NATIONAL_MEDIA:
            return (1,)
        chooser = CHOOSERS.get(question)
        return decision.space.sample(rng) if chooser is None else chooser(game, state, decision, self.weights)

    def believe(self, game: Classic, state: ClassicState, seat: int, rng: Rng) -> None:
        """Sealed bids and sheets of others as they would be."""
        if not state.stack:
            return
        laying = state.stack[-1].kind == frames.SHEETS
        for party in state.sealed.unknown(seat):
            if laying:
                state.sealed.values[party] = cabinet.sheets(game, state, party, 1, self.weights)[0]
            else:
                state.sealed.values[party] = self.bid(state, party, max(state.bids[party], 0), rng)

    def bid(self, state: ClassicState, seat: int, least: int, rng: Rng) -> Args:
        return (sealed_bid(least, state.money[seat], self.weights.bid, self.weights.bid_money, rng),)

    def speaks_of(self, kind: str) -> bool:
        return kind in ("coalition", "consent")

    def explain(self, game: Classic, state: ClassicState, decision: Decision, args: Args) -> Message | None:
        return why(game, state, decision, args)

    def figures(self, game: Classic, state: ClassicState, seat: int) -> Figures:
        return figures(game, state, seat)
