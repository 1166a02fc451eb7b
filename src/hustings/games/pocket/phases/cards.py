"""Cards: in order, each party may play one. A spin interrupts the phase with a rethink."""

from __future__ import annotations

from hustings.core import CHANCE, Args, Decision, Frame, Log, Payload, Phase, Seat, branch
from hustings.core.role import SEAT
from hustings.core.space import Draw, OneOf, Range, Space, Unit
from hustings.games.pocket import events, frames, questions
from hustings.games.pocket.rules import Rules
from hustings.games.pocket.state import NOTHING, PASS, REGIONS, SMEAR, SPIN, PocketState


class Cards(Phase[Rules, PocketState]):
    """``step`` is the place in the order."""

    def settle(self, game: Rules, state: PocketState, frame: Frame, log: Log) -> bool:
        if frame.step < game.players:
            return False
        state.pop()
        return True

    def pending(self, game: Rules, state: PocketState, frame: Frame) -> list[Decision]:
        """Pass, or play a card in hand; a smear names its region. [pocket §4]"""
        seat = state.order[frame.step]
        hand = state.hands[seat]
        options: dict[int, Space] = {PASS: Unit()}
        if SPIN in hand:
            options[SPIN] = Unit()
        if SMEAR in hand:
            options[SMEAR] = OneOf(tuple(range(REGIONS)))
        return [Decision(seat, questions.CARD, branch(options, "pocket §4"))]

    def apply(self, game: Rules, state: PocketState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        frame.step += 1  # before anything is pushed: here the phase goes on afterwards
        card = args[0]
        log.tell(events.CARD, (seat, *args))
        if card == PASS:
            return
        state.hands[seat].remove(card)
        state.played[card] += 1
        if card == SPIN:
            state.push(frames.RETHINK, (seat,))
        else:
            self._smear(game, state, seat, args[1])

    def _smear(self, game: Rules, state: PocketState, seat: Seat, region: int) -> None:
        """Every rival with a meeting there loses one. [pocket §4.2]"""
        for rival in range(game.players):
            if rival != seat and state.meetings[rival][region]:
                state.meetings[rival][region] -= 1


class Rethink(Phase[Rules, PocketState]):
    """A spin: draw an issue in secret, then keep the programme or exchange one of its two. [pocket §4.1]"""

    args = Payload({"seat": SEAT})

    def pending(self, game: Rules, state: PocketState, frame: Frame) -> list[Decision]:
        if frame.step == 0:
            return [Decision(CHANCE, questions.ISSUE, Draw(tuple(state.issues), 1, "pocket §4.1"))]
        return [Decision(frame.args[0], questions.PROGRAMME, Range(0, 2, "pocket §4.1"))]  # 0 = keep

    def apply(self, game: Rules, state: PocketState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        party = frame.args[0]
        if frame.step == 0:
            state.drawn = args[0]
            state.issues[state.drawn] -= 1
            frame.step = 1
            log.whisper(party, events.DREW, (party,), (state.drawn,))
            return
        slot = args[0]
        if slot:
            state.issues[state.programmes[party][slot - 1]] += 1
            state.programmes[party][slot - 1] = state.drawn
            log.tell(events.PROGRAMME, (party, slot, state.drawn))
        else:
            state.issues[state.drawn] += 1
            log.tell(events.PROGRAMME, (party, 0))
        state.drawn = NOTHING
        state.pop()
