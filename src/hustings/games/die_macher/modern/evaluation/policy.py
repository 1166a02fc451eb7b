"""How to play Die Macher of 2019 sensibly: everything is priced in points.

Votes are (meetings + trend) x matches each time meetings are turned in, and the first votes of a
region bring most points; wins and markers on the national board come on top. Money is worth what
it still can buy, the base what it pays until the end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from hustings.core import Args, Decision, Evaluator, Figures, Question, QuickEvaluator, Rng
from hustings.games.die_macher.common.evaluation import sealed_bid
from hustings.games.die_macher.modern import frames, questions
from hustings.games.die_macher.modern.evaluation import campaign, politicians
from hustings.games.die_macher.modern.evaluation.features import features
from hustings.games.die_macher.modern.evaluation.figures import figures
from hustings.games.die_macher.modern.evaluation.position import expected_points, in_setup
from hustings.games.die_macher.modern.evaluation.weights import HAND, ModernWeights
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.state import ModernState

Chooser = Callable[[Modern, ModernState, Decision, ModernWeights], Args]

CHOOSERS: Final[dict[Question, Chooser]] = {
    **dict.fromkeys((questions.DRAFT, questions.HOLD, questions.CHOOSE, questions.KEEP), campaign.best_card),
    **dict.fromkeys((questions.PROGRAMME, questions.COMPLETE), campaign.platform),
    **dict.fromkeys((questions.PAY, questions.MAIN, questions.SECONDARY), politicians.politician),
    questions.SWAP: campaign.swap,
    questions.MEDIA: campaign.place_media,
    questions.MEETINGS: campaign.meetings,
    questions.INFLUENCE: campaign.influence,
    questions.POLL_BID: campaign.bid_for_poll,
    questions.PUBLISH: campaign.publish,
    questions.CONVERT: campaign.convert,
    questions.DONATION: campaign.donation,
}


class ModernEvaluator(QuickEvaluator[Modern, ModernState]):
    def __init__(self, weights: ModernWeights = HAND) -> None:
        self.weights = weights

    def numbers(self) -> dict[str, float]:
        return asdict(self.weights)

    def judging_by(self, numbers: dict[str, float]) -> Evaluator[Any, Any]:
        return ModernEvaluator(ModernWeights(**{**self.numbers(), **numbers}))

    def features(self, game: Modern, state: ModernState) -> list[list[float]]:
        return features(game, state)

    def value(self, game: Modern, state: ModernState) -> list[float]:
        return expected_points(game, state, self.weights)

    def temperature(self, game: Modern, state: ModernState) -> float:
        return 7.0 + 5.0 * (game.length.rounds() - 1 - min(state.round, game.length.rounds() - 1))

    def horizon(self, game: Modern, state: ModernState) -> int:
        return state.round * 2 - (1 if in_setup(state) else 0)

    def candidates(self, game: Modern, state: ModernState, decision: Decision, rng: Rng) -> list[Args]:
        question = decision.question
        seat = decision.seat
        if question is questions.PACKAGE:
            return politicians.packages(game, state, seat, self.weights)
        if question is questions.BID:
            return [(bid,) for bid in (0, 1, 2, 4, 7) if bid <= state.money[seat]]
        if question in (questions.RAISE, questions.POLL_BID):
            values = decision.space.picks(())
            return [(value,) for value in (values[0], *values[1:4])]
        if question is questions.MEETINGS:
            return campaign.meeting_plans(game, state, decision, self.weights)
        if question is questions.SEND:
            return politicians.envoys(game, state, seat, 8, self.weights)
        if question in (questions.PROGRAMME, questions.COMPLETE):
            return [campaign.platform(game, state, decision, self.weights)]
        if question is questions.CONVERT:
            values = decision.space.picks(())
            return [(0,), (values[-1],)] if len(values) > 1 else [(0,)]
        return super().candidates(game, state, decision, rng)

    def choose(self, game: Modern, state: ModernState, decision: Decision, rng: Rng) -> Args:
        question = decision.question
        seat = decision.seat
        if question is questions.PACKAGE:
            return politicians.packages(game, state, seat, self.weights)[0]
        if question is questions.BID:
            return self.bid(state, seat, rng)
        if question is questions.RAISE:
            values = decision.space.picks(())
            if len(values) > 1 and values[1] <= 4 and rng.below(2):
                return (values[1],)
            return (0,)
        if question is questions.TAKE:
            return (1,)
        if question is questions.SEND:
            return politicians.envoys(game, state, seat, 1, self.weights)[0]
        chooser = CHOOSERS.get(question)
        return decision.space.sample(rng) if chooser is None else chooser(game, state, decision, self.weights)

    def believe(self, game: Modern, state: ModernState, seat: int, rng: Rng) -> None:
        """Sealed bids and packages of others as they would be."""
        if not state.stack:
            return
        kind = state.stack[-1].kind
        if kind not in (frames.FIRST_PLAYER, frames.PACKAGES):
            return
        for party in state.sealed.unknown(seat):
            if kind == frames.PACKAGES:
                state.sealed.values[party] = politicians.packages(game, state, party, self.weights)[0]
            else:
                state.sealed.values[party] = self.bid(state, party, rng)

    def bid(self, state: ModernState, seat: int, rng: Rng) -> Args:
        return (sealed_bid(0, state.money[seat], self.weights.bid, self.weights.bid_money, rng),)

    def figures(self, game: Modern, state: ModernState, seat: int) -> Figures:
        return figures(game, state, seat)
