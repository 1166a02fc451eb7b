"""Opponents by strength, for people: each plays differently, and the weaker ones err as people do.

``newcomer`` sees what is in front of it: it values the present election above all, lays its best cards at
once, keeps no money back and looks little at what others are doing; in a game without weights it takes the best of
the few answers that it has thought of. ``club`` is the greedy bot: it plays by good
rules of thumb, but does not think ahead; in a game without weights it also likes to end ahead. ``strong`` is the planner, ``champion`` the one that has learned.
"""

from __future__ import annotations

from typing import Any, Final

from hustings.bots.greedy import GreedyBot
from hustings.bots.judgement import LearnedEvaluator
from hustings.bots.planner import PlannerBot
from hustings.core.action import Action, Args, Decision
from hustings.core.evaluator import TRIES, Evaluator
from hustings.core.game import Game
from hustings.core.rng import QuickRng, Rng

LEVELS: Final = ("newcomer", "club", "strong", "champion")

CLASSIC: Final[dict[str, float]] = {
    "next_state": 0.3,
    "card_early": 0.0,
    "card_scarce": 0.3,
    "card_purse": 0.0,
    "control": 1.0,
    "zeal": 1.5,
    "saving": 0.0,
    "poll_share": 0.4,
    "donation_member": 0.3,
    "donation_save": 0.0,
    "opinion_spite": 0.0,
    "publish_spite": 0.0,
}
# What a newcomer gets wrong, as weights of the title's evaluator
MISTAKES: Final[dict[str, dict[str, float]]] = {
    "die-macher-1997": CLASSIC,
    "die-macher-2006": CLASSIC,
    "die-macher-2019": {
        "wait": 0.4,
        "card_spare": 0.0,
        "card_scarce": 0.0,
        "control": 0.5,
        "control_points": 0.2,
        "zeal": 1.8,
        "saving": 0.0,
        "poll_share": 0.3,
        "donation_save": 0.0,
        "double_spite": 0.0,
        "publish_spite": 0.0,
    },
    "zoocracy": {
        "contest": 0.02,
        "spite": 0.0,
        "token_early": 0.5,
        "card_price": 0.1,
        "card_early": 1.0,
        "privilege": 0.0,
        "bid": 4.0,
        "bid_reserve": 0.0,
        "close": 0.0,
        "close_goals": 0.0,
        "rival": 0.0,
        "next_proposer": 0.0,
        "later_proposer": 0.0,
    },
}


GLANCES: Final = 3  # answers that a newcomer thinks of


def lead(values: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    others = [values[other] for other in range(len(values)) if other != seat]
    return values[seat] - max(others, default=0.0)


class AmbitiousEvaluator(LearnedEvaluator):
    """For games without weights: of answers that win as often, the one that ends furthest ahead, or least behind.

    Where none wins in a few playouts, the first would be taken, which is often to do nothing.
    """

    def __init__(self, base: Evaluator[Any, Any]) -> None:
        super().__init__(base, None)

    def new(self) -> Evaluator[Any, Any]:
        return type(self)(self.base.new())

    def choose(self, game: Game[Any, Any], state: Any, decision: Decision, rng: Rng) -> Args:
        options = self.candidates(game, state, decision, rng)
        seed = rng.below(1 << 30)
        goal = self.horizon(game, state)

        def worth(args: Args) -> tuple[float, float]:
            gain = ahead = 0.0
            for n in range(TRIES):
                after = game.copy(state)
                game.apply_trusted(after, decision.seat, Action(decision.kind, args))
                self.play_on(game, after, goal, QuickRng(b"%d %d" % (seed, n)))
                gain += self.win_probabilities(game, after)[decision.seat]
                ahead += lead(self.value(game, after), decision.seat)
            return gain, ahead

        return options[0] if len(options) == 1 else max(options, key=worth)


class HastyEvaluator(AmbitiousEvaluator):
    """Thinks of a few answers, and takes the best of them."""

    def candidates(self, game: Game[Any, Any], state: Any, decision: Decision, rng: Rng) -> list[Args]:
        options = super().candidates(game, state, decision, rng)
        while len(options) > GLANCES:
            del options[rng.below(len(options))]
        return options


class NewcomerBot(GreedyBot):
    """Quick choices with the mistakes of a first game."""

    name = "newcomer"
    _erring = False

    def evaluator(self, game: Game[Any, Any]) -> Evaluator[Any, Any]:
        found = super().evaluator(game)
        if not self._erring:
            self._erring = True
            mistakes = MISTAKES.get(game.id)
            found = self._evaluator = (
                HastyEvaluator(found) if mistakes is None else found.judging_by(mistakes)
            )
        return found


class ClubBot(GreedyBot):
    """The greedy bot under the name of its level, which in a game without weights also likes to end ahead."""

    name = "club"
    _ambitious = False

    def evaluator(self, game: Game[Any, Any]) -> Evaluator[Any, Any]:
        found = super().evaluator(game)
        if not self._ambitious:
            self._ambitious = True
            if game.id not in MISTAKES:
                found = self._evaluator = AmbitiousEvaluator(found)
        return found


class StrongBot(PlannerBot):
    """The planner under the name of its level."""

    name = "strong"
