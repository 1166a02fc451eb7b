"""Flow as data: a stack of frames, each run by its phase.

The top frame says what is asked now. A phase that starts something else first moves its
own step on and then pushes a frame; when that frame is popped, the phase finds itself
where it left off. Nothing has to remember how to come back, so a game can be copied,
saved and reloaded in the middle of anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from hustings.core._mypyc import mypyc_attr
from hustings.core._source import function
from hustings.core.action import Action, Args, Decision, Seat
from hustings.core.event import Log
from hustings.core.payload import Payload
from hustings.core.role import NUMBER, Role
from hustings.core.struct import Struct, many, one, row, share_source


@mypyc_attr(free_list_len=1)
@dataclass(init=False, eq=False, repr=False)
class Frame(Struct):
    """One entry of the stack: which phase, how far it has come, and what it is about."""

    kind: int = one(NUMBER)
    step: int = one(NUMBER)
    args: tuple[int, ...] = row()

    def __init__(self, kind: int, step: int = 0, args: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.step = step
        self.args = args


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False, repr=False)
class Board(Struct):
    """What lies open on the table: a state and all views of it have it in common.

    A game derives its board from this class, and its state and its view from its board. What a
    board declares is public; a state adds what is hidden, a view what its seat knows of that.
    """

    stack: list[Frame] = many(Frame, most=8)

    def push(self, kind: int, args: tuple[int, ...] = ()) -> None:
        self.stack.append(Frame(kind, 0, args))

    def pop(self) -> None:
        self.stack.pop()

    def begin_step(self, steps: int) -> int:
        """Move the top frame on, past the step that begins now, which is returned; after the last, pop it: -1."""
        frame = self.stack[-1]
        if frame.step == steps:
            self.stack.pop()
            return -1
        frame.step += 1
        return frame.step - 1

    def end_step(self, steps: int) -> None:
        """The step of the top frame is done: move it on, or pop it after the last."""
        frame = self.stack[-1]
        frame.step += 1
        if frame.step == steps:
            self.stack.pop()

    def copy_board(self, other: Any) -> None:
        """Lay a copy of all that is public onto ``other``, a state or a view of the same game."""
        cls = board_class(type(self))
        if not isinstance(other, cls):
            raise TypeError(f"{type(self).__name__} and {type(other).__name__} have no board in common")
        sharer = function(share_source(cls, "copy_board", ""), "copy_board", cls)
        cls.copy_board = sharer
        sharer(self, other)


def board_class(cls: Any) -> Any:
    """The class of a game's board, given that of its state or its view: the one right below ``Board``."""
    line = cls.__mro__
    return line[line.index(Board) - 1] if cls is not Board else cls


def kebab(name: str) -> str:
    """``NextRound`` as ``next-round``."""
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name]).lstrip("-")


G = TypeVar("G")
S = TypeVar("S", bound=Board)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[G, S]):
    """The rules of one kind of frame: what it asks, what an answer does, what follows by itself.

    ``step`` and ``args`` say what the numbers of its frames mean.
    """

    several_kinds: bool = False  # whether it overrides ``answer``
    step: ClassVar[Role] = NUMBER
    args: ClassVar[Payload] = Payload({})

    @property
    def name(self) -> str:
        """What the phase is called everywhere else: ``NextRound`` is ``next-round``."""
        return kebab(type(self).__name__)

    def pending(self, game: G, state: S, frame: Frame) -> list[Decision]:
        """The open questions; asked only when ``settle`` has nothing left to do."""
        raise NotImplementedError

    def changeable(self, game: G, state: S, frame: Frame) -> list[Decision]:
        """The questions that are answered, but may be answered anew while others are open. Nobody waits for them."""
        return []

    def apply(self, game: G, state: S, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Carry out an answer that is known to be legal."""
        raise NotImplementedError

    def answer(self, game: G, state: S, frame: Frame, seat: Seat, action: Action, log: Log) -> None:
        """``apply``, with the kind of the answer: for a phase that asks several kinds of question at once."""
        self.apply(game, state, frame, seat, action.args, log)

    def settle(self, game: G, state: S, frame: Frame, log: Log) -> bool:
        """Carry out one forced consequence; False when there is none and somebody must decide.

        Called again and again with whatever frame is on top until one returns False.
        """
        return False
