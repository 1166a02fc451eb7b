"""05: the round and its nine phases; 06.9d and 08: the next round, new regions and a new display."""

from __future__ import annotations

from typing import Final

from hustings.core import CHANCE, COUNT, Args, Decision, Draw, Frame, Log, Payload, Phase, Seat
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from hustings.games.die_macher.modern import events, frames, questions
from hustings.games.die_macher.modern.phases.programme import clear_display
from hustings.games.die_macher.modern.roles import BOARD
from hustings.games.die_macher.modern.rules import Rules, age_opinions, board_after, clear_region, route
from hustings.games.die_macher.modern.state import ModernState
from hustings.mechanisms.bag import refill

# Preparation, deployment, changes; phase 9 in its four parts [2019 §05.a]
PHASES: Final = (
    frames.FIRST_PLAYER,
    frames.PROGRAMMES,
    frames.MEDIA,
    frames.MEETINGS,
    frames.SENDING,
    frames.POLITICIANS,
    frames.INFLUENCE,
    frames.POLLS,
    frames.CONVERSION,
    frames.ELECTION,
    frames.PAYMENTS,
    frames.NEXT_ROUND,
)
LAST_ROUND: Final = PHASES[:-2]  # no payments, no next round [2019 §06.9c.d] [2019 §08.i]


class Round(Phase[Rules, ModernState]):
    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        """The phases in order; the game ends with the last election. [2019 §05.a] [2019 §07.a]"""
        last = game.length.is_last(state.round)
        phases = LAST_ROUND if last else PHASES
        if frame.step < len(phases):
            frame.step += 1
            state.push(phases[frame.step - 1])
            return True
        if last:
            log.tell(events.END)
            state.pop()
            return True
        state.round += 1
        frame.step = 0
        log.tell(events.ROUND, (state.round,))
        return True


# Steps
LEAVE: Final = 0
ENTER: Final = 1
REVEAL: Final = 2
DISPLAY: Final = 3
REBUILD: Final = 4


class NextRound(Phase[Rules, ModernState]):
    """A new region may enter on a board (NOTHING: none does), with so many opinions open."""

    args = Payload({"board": BOARD, "open": COUNT})

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step == ENTER:
            return False
        if frame.step == LEAVE:
            self.leave(game, state, frame, log)
        elif frame.step == REVEAL:
            frame.step = DISPLAY
            self.reveal(state, frame.args[0])
        elif frame.step == DISPLAY:
            frame.step = REBUILD
            clear_display(state)  # [2019 §06.9d.c]
            state.push(frames.REFILL)
        else:
            if game.length.rebuilds(state.round):
                rebuild(state)
                log.tell(
                    events.OPINION_DISPLAY, tuple([kind for kind in range(CARDS) if state.display[kind]])
                )
            state.pop()
        return True

    def leave(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> None:
        """The regions that have voted go, and the ballot box moves on clockwise. [2019 §06.9d.a] [2019 §08.e]"""
        gone = route(state)[: game.length.ballots[state.round]]
        for board in gone:
            log.tell(events.LEFT, (board, state.regions[board].region))
            self.clear(game, state, board)
        enters = game.length.newcomer(state.round)
        frame.args = (gone[0] if enters else NOTHING, enters)
        frame.step = ENTER if enters else REVEAL
        state.ballot = board_after(gone[-1], 1)

    def clear(self, game: Rules, state: ModernState, board: int) -> None:
        """Opinions to the discards, media and 2x markers out of the game. [2019 §06.9d.a] [2019 §M45] [2019 §M46]"""
        region = state.regions[board]
        for kind in region.opinions:
            if kind != NOTHING:
                state.opinion_discard[kind] += 1
        if region.double != NOTHING:
            state.boxed_doubles += 1
        for seat in range(game.players):
            state.boxed_media[seat] += region.media[seat]
        clear_region(region, game.players)

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """The next region of the pile. [2019 §08.d]"""
        return [Decision(CHANCE, questions.REGION, Draw(tuple(state.box), 1, "2019 §08.d"))]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """It takes the old one's place with two or three open opinions. [2019 §08.e] [2019 §08.f]"""
        board, enters = frame.args
        (card,) = args
        state.box[card] = 0
        state.regions[board].region = card
        log.tell(events.ENTERED, (board, card))
        frame.step = REVEAL
        state.push(frames.DEAL, (board, enters))

    def reveal(self, state: ModernState, newcomer: int) -> None:
        """One more opinion in every other region, clockwise. [2019 §06.9d.b]"""
        boards = route(state)
        boards.reverse()  # what is pushed last happens first
        for board in boards:
            if board != newcomer:
                state.push(frames.TURN, (board,))


def rebuild(state: ModernState) -> None:
    """Fill the opinion display from discards and deck; what is left of both is the deck. [2019 §08.g] [2019 §M47] [2019 §M48]"""
    age_opinions(state)
    refill(state.opinion_deck, state.opinion_discard)
    for kind in range(CARDS):
        if not state.display[kind] and state.opinion_deck[kind]:
            state.opinion_deck[kind] -= 1
            state.display[kind] = 1
