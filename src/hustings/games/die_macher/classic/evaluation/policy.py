"""How to play classic Die Macher sensibly: everything is priced in points.

A state is worth the seats its votes will bring, and what its winner may take along; votes come
from meetings times popularity plus match, so a better match is worth as many votes as there are
meetings to come. Money is worth what it still can buy.
"""

from __future__ import annotations

from hustings.core.action import Decision, seat_after
from hustings.core.evaluator import Evaluator
from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.evaluation.cabinet import action, cabinets
from hustings.games.die_macher.classic.evaluation.coalitions import coalition, coalition_gain
from hustings.games.die_macher.classic.evaluation.donations import donation
from hustings.games.die_macher.classic.evaluation.media import exchange, place_media
from hustings.games.die_macher.classic.evaluation.meetings import (
    convert,
    meeting_plans,
    meetings,
    state_meetings,
)
from hustings.games.die_macher.classic.evaluation.polls import bid_for_poll, publish
from hustings.games.die_macher.classic.evaluation.position import expected_points
from hustings.games.die_macher.classic.evaluation.programme import change, discards
from hustings.games.die_macher.classic.evaluation.reasons import why
from hustings.games.die_macher.classic.evaluation.sheets import sheets
from hustings.games.die_macher.classic.evaluation.spoils import national
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS
from hustings.mechanisms.sealed import COMMITTED

Args = tuple[int, ...]


class ClassicEvaluator(Evaluator[Classic, ClassicState]):
    def value(self, game: Classic, state: ClassicState) -> list[float]:
        return expected_points(game, state)

    def temperature(self, game: Classic, state: ClassicState) -> float:
        return 10.0 + 5.0 * (game.tables.elections - state.round)

    def horizon(self, game: Classic, state: ClassicState) -> int:
        return state.round

    def candidates(self, game: Classic, state: ClassicState, decision: Decision, rng: Rng) -> list[Args]:
        kind = decision.kind
        seat = decision.seat
        if kind == "sheet":
            return sheets(game, state, seat, 8)
        if kind == "bid":
            low = decision.space.picks(())[0]
            return [(low + extra,) for extra in (0, 1, 2, 4, 7) if low + extra <= state.money[seat]]
        if kind == "cabinet":
            return cabinets(game, state, seat, 8)
        if kind == "meetings":
            return meeting_plans(game, state, decision)
        if kind == "raise":
            found: list[Args] = [(0,)]
            if len(decision.space.picks(())) > 1:
                low = decision.space.picks((1,))[0]
                found.append((1, low))
                if low + 2 <= state.money[seat]:
                    found.append((1, low + 2))
            return found
        if kind == "discard":
            return [discards(game, state, seat), (0,) * CARDS]
        if kind == "convert":
            most = state_meetings(decision)
            return [(0,), (most,)]
        return super().candidates(game, state, decision, rng)

    def quick(self, game: Classic, state: ClassicState, decision: Decision, rng: Rng) -> Args:
        return self.choose(game, state, decision, rng)

    def choose(self, game: Classic, state: ClassicState, decision: Decision, rng: Rng) -> Args:
        kind = decision.kind
        seat = decision.seat
        if kind == "meetings":
            return meetings(game, state, decision, 1.0)
        if kind == "raise":
            return bid_for_poll(game, state, decision)
        if kind == "media":
            return place_media(game, state, decision)
        if kind == "cabinet":
            return cabinets(game, state, seat, 1)[0]
        if kind == "bid":
            low = decision.space.picks(())[0]
            return (min(low + rng.below(4), state.money[seat]),)
        if kind == "start":
            return (seat,)
        if kind == "discard":
            return discards(game, state, seat)
        if kind == "change":
            return change(game, state, decision)
        if kind == "convert":
            return convert(game, state, decision)
        if kind == "sheet":
            return sheets(game, state, seat, 1)[0]
        return self.rarer(game, state, decision, rng)

    def rarer(self, game: Classic, state: ClassicState, decision: Decision, rng: Rng) -> Args:
        kind = decision.kind
        if kind == "action":
            return action(game, state, decision)
        if kind == "exchange":
            return exchange(game, state, decision)
        if kind == "publish":
            return publish(game, state, decision)
        if kind == "donation":
            return donation(game, state, decision)
        if kind == "coalition":
            return coalition(game, state, decision)
        if kind == "consent":
            proposer = seat_after(state.start, state.stack[-1].step, game.players)
            return (1,) if coalition_gain(game, state, decision.seat, proposer) > 0.3 else (0,)
        if kind == "national-media":
            return (1,)
        if kind == "national-opinion":
            return national(game, state, decision)
        if kind == "party":
            options = decision.space.picks(())
            return (options[rng.below(len(options))],)
        return decision.space.sample(rng)

    def believe(self, game: Classic, state: ClassicState, seat: int, rng: Rng) -> None:
        """Sealed bids and sheets of others as they would be."""
        if not state.stack:
            return
        laying = state.stack[-1].kind == frames.SHEETS
        for party in range(game.players):
            if party != seat and state.sealed.status[party] == COMMITTED:
                if laying:
                    state.sealed.values[party] = sheets(game, state, party, 1)[0]
                else:
                    low = max(state.bids[party], 0)
                    state.sealed.values[party] = (min(low + rng.below(4), state.money[party]),)

    def speaks_of(self, kind: str) -> bool:
        return kind in ("coalition", "consent")

    def explain(self, game: Classic, state: ClassicState, decision: Decision, args: Args) -> Message | None:
        return why(game, state, decision, args)
