"""A toy for the tests of frames and games: take one to three from a heap; who takes the last one wins.

Every fifth item taken turns up a coin: an interrupt of the chance seat that may add one item.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hustings.core.action import CHANCE, Action, Args, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Board, Frame, Phase
from hustings.core.game import Game, Outcome
from hustings.core.message import Message
from hustings.core.payload import Payload
from hustings.core.refusal import Refusals
from hustings.core.rng import Rng
from hustings.core.role import COUNT, SEAT
from hustings.core.space import Range, Unit
from hustings.core.struct import one
from hustings.core.vocabulary import Vocabulary

PLAY: Final = 0
COIN: Final = 1
WRONG: Final = 2


@dataclass(init=False, eq=False, repr=False)
class HeapBoard(Board):
    left: int = one(COUNT)


@dataclass(init=False, eq=False, repr=False)
class HeapState(HeapBoard):
    taken: int = one(COUNT)
    coins: int = one(COUNT)


@dataclass(init=False, eq=False, repr=False)
class HeapView(HeapBoard):
    seat: Seat = one(SEAT)


vocabulary: Final[Vocabulary] = Vocabulary()
TAKE: Final = vocabulary.question("take", number=COUNT)
RESIGN: Final = vocabulary.question("resign")
TOSS: Final = vocabulary.question("coin", number=COUNT)
TOOK: Final = vocabulary.event("took", seat=SEAT, number=COUNT)
TOSSED: Final = vocabulary.event("coin", secret={"number": COUNT})
END: Final = vocabulary.event("end")


class Play(Phase["Heap", HeapState]):
    """``step`` counts the turns."""

    several_kinds = True

    def pending(self, game: Heap, state: HeapState, frame: Frame) -> list[Decision]:
        turn = frame.step % 2
        other = Decision(1 - turn, RESIGN, Unit("heap §3"))
        return [Decision(turn, TAKE, Range(1, min(3, state.left), "heap §1")), other]

    def answer(
        self, game: Heap, state: HeapState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        if action.kind == "resign":
            state.left = 0
        else:
            self.apply(game, state, frame, seat, action.args, log)

    def apply(self, game: Heap, state: HeapState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        frame.step += 1
        state.left -= args[0]
        log.tell(TOOK, (seat, args[0]))
        before = state.taken // 5
        state.taken += args[0]
        if state.taken // 5 > before and state.left:
            state.push(COIN, (seat,))

    def settle(self, game: Heap, state: HeapState, frame: Frame, log: Log) -> bool:
        if state.left:
            return False
        state.pop()
        log.tell(END)
        return True


class HeapRefusals(Refusals["Heap", HeapView]):
    def why(
        self, game: Heap, view: HeapView, decision: Decision, prefix: Args, pick: int, rest: Args
    ) -> Message | None:
        if decision.kind == "take" and not prefix and view.left < pick <= 3:
            return Message("heap-too-few", {"left": view.left}, "heap §2")
        return None


HEAP_REFUSALS = HeapRefusals()


class Coin(Phase["Heap", HeapState]):
    args = Payload({"seat": SEAT})

    def pending(self, game: Heap, state: HeapState, frame: Frame) -> list[Decision]:
        return [Decision(CHANCE, TOSS, Range(0, 1, "heap §4"))]

    def apply(self, game: Heap, state: HeapState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        state.coins += 1
        state.left += args[0]
        log.whisper(frame.args[0], TOSSED, (), args)
        state.pop()


class Heap(Game[HeapState, HeapView]):
    def __init__(self, size: int = 12) -> None:
        self.id = "heap"
        self.version = 1
        self.players = 2
        self.options = {}
        self.data_hash = ""
        self.size = size
        self.vocabulary = vocabulary
        self.phases = [Play(), Coin(), Phase()]

    def setup(self) -> HeapState:
        state = HeapState()
        state.left, state.taken, state.coins = self.size, 0, 0
        state.stack = [Frame(PLAY)]
        return state

    def outcome(self, state: HeapState) -> Outcome:
        return Outcome([state.taken, 0], [1, 2], "empty")

    def refusals(self) -> Refusals[Any, Any]:
        return HEAP_REFUSALS

    def view(self, state: HeapState, seat: Seat) -> HeapView:
        seen = HeapView()
        state.copy_board(seen)
        seen.seat = seat
        return seen

    def determinize(self, view: HeapView, rng: Rng) -> HeapState:
        state = HeapState()
        view.copy_board(state)
        state.taken, state.coins = self.size - view.left, 0
        return state
