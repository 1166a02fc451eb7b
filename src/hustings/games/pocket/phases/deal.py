"""The deal: two secret cards for each party."""

from __future__ import annotations

from hustings.core import CHANCE, SEAT, Args, Decision, Draw, Frame, Log, Phase, Seat
from hustings.games.pocket import events, questions
from hustings.games.pocket.rules import Rules
from hustings.games.pocket.state import HAND, PocketState


class Deal(Phase[Rules, PocketState]):
    """``step`` is the seat being dealt to."""

    step = SEAT

    def pending(self, game: Rules, state: PocketState, frame: Frame) -> list[Decision]:
        return [Decision(CHANCE, questions.DEAL, Draw(tuple(state.cards), HAND, "pocket §1"))]

    def apply(self, game: Rules, state: PocketState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Nobody but the owner sees what was dealt. [pocket §1]"""
        party = frame.step
        hand = sorted(args)
        for card in hand:
            state.cards[card] -= 1
        state.hands[party] = hand
        log.whisper(party, events.DEALT, (party,), tuple(hand))
        state.end_step(game.players)
