"""A toy for the tests of frames and games: take one to three from a heap; who takes the last one wins.

Every fifth item taken turns up a coin: an interrupt of the chance seat that may add one item.
"""

from __future__ import annotations

from typing import ClassVar, Final

from hustings.core.action import CHANCE, Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase, State, View
from hustings.core.game import Game, Outcome
from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.core.space import Range, Unit
from hustings.core.struct import Field, many, whole

PLAY: Final = 0
COIN: Final = 1
WRONG: Final = 2


class HeapState(State):
    FIELDS: ClassVar[tuple[Field, ...]] = (
        whole("left"),
        whole("taken"),
        whole("coins"),
        many("stack", Frame),
    )

    def __init__(self, left: int, taken: int, coins: int, stack: list[Frame]) -> None:
        self.left = left
        self.taken = taken
        self.coins = coins
        self.stack = stack


class HeapView(View):
    FIELDS: ClassVar[tuple[Field, ...]] = (whole("seat"), whole("left"))

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left


class Play(Phase["Heap", HeapState]):
    """``step`` counts the turns."""

    def pending(self, game: Heap, state: HeapState, frame: Frame) -> list[Decision]:
        turn = frame.step % 2
        other = Decision(1 - turn, "resign", Unit("heap §3"))
        return [Decision(turn, "take", Range(1, min(3, state.left), "heap §1")), other]

    def apply(self, game: Heap, state: HeapState, frame: Frame, seat: Seat, action: Action, log: Log) -> None:
        if action.kind == "resign":
            state.left = 0
            return
        frame.step += 1
        state.left -= action.args[0]
        log.tell("took", (seat, action.args[0]))
        before = state.taken // 5
        state.taken += action.args[0]
        if state.taken // 5 > before and state.left:
            state.push(COIN, (seat,))

    def settle(self, game: Heap, state: HeapState, frame: Frame, log: Log) -> bool:
        if state.left:
            return False
        state.pop()
        log.tell("end")
        return True

    def why_not(
        self, game: Heap, state: HeapState, frame: Frame, seat: Seat, action: Action
    ) -> Message | None:
        if action.kind == "take" and len(action.args) == 1 and state.left < action.args[0] <= 3:
            return Message("heap-too-few", {"left": state.left}, "heap §2")
        return None


class Coin(Phase["Heap", HeapState]):
    def pending(self, game: Heap, state: HeapState, frame: Frame) -> list[Decision]:
        return [Decision(CHANCE, "coin", Range(0, 1, "heap §4"))]

    def apply(self, game: Heap, state: HeapState, frame: Frame, seat: Seat, action: Action, log: Log) -> None:
        state.coins += 1
        state.left += action.args[0]
        log.whisper(frame.args[0], "coin", (), action.args)
        state.pop()


class Heap(Game[HeapState, HeapView]):
    def __init__(self, size: int = 12) -> None:
        self.id = "heap"
        self.version = 1
        self.players = 2
        self.options = {}
        self.data_hash = ""
        self.size = size
        self.phases = [Play(), Coin(), Phase()]

    def setup(self) -> HeapState:
        return HeapState(self.size, 0, 0, [Frame(PLAY)])

    def outcome(self, state: HeapState) -> Outcome:
        return Outcome([state.taken, 0], [1, 2], "empty")

    def view(self, state: HeapState, seat: Seat) -> HeapView:
        return HeapView(seat, state.left)

    def determinize(self, view: HeapView, rng: Rng) -> HeapState:
        return HeapState(view.left, self.size - view.left, 0, [Frame(PLAY)])
