"""Flow as data: a stack of frames, each run by its phase.

The top frame says what is asked now. A phase that starts something else first moves its
own step on and then pushes a frame; when that frame is popped, the phase finds itself
where it left off. Nothing has to remember how to come back, so a game can be copied,
saved and reloaded in the middle of anything.
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Action, Decision, Seat
from hustings.core.event import Log
from hustings.core.message import Message
from hustings.core.struct import Field, Struct, row, whole


class Frame(Struct):
    """One entry of the stack: which phase, how far it has come, and what it is about."""

    __slots__ = ("args", "kind", "step")

    FIELDS: ClassVar[tuple[Field, ...]] = (whole("kind"), whole("step"), row("args"))

    def __init__(self, kind: int, step: int = 0, args: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.step = step
        self.args = args

    def copy(self) -> Frame:
        return Frame(self.kind, self.step, self.args)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Struct):
    """The truth about one game. Only the rules and the driver ever hold it."""

    stack: list[Frame]

    def push(self, kind: int, args: tuple[int, ...] = ()) -> None:
        self.stack.append(Frame(kind, 0, args))

    def pop(self) -> None:
        self.stack.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Struct):
    """What one seat knows, with the memory of a careful player. Built up from nothing, never stripped down."""

    seat: Seat


G = TypeVar("G")
S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[G, S]):
    """The rules of one kind of frame: what it asks, what an answer does, what follows by itself."""

    def pending(self, game: G, state: S, frame: Frame) -> list[Decision]:
        """The open questions; asked only when ``settle`` has nothing left to do."""
        raise NotImplementedError

    def apply(self, game: G, state: S, frame: Frame, seat: Seat, action: Action, log: Log) -> None:
        """Carry out an answer that is known to be legal."""
        raise NotImplementedError

    def settle(self, game: G, state: S, frame: Frame, log: Log) -> bool:
        """Carry out one forced consequence; False when there is none and somebody must decide.

        Called again and again with whatever frame is on top until one returns False.
        """
        return False

    def why_not(self, game: G, state: S, frame: Frame, seat: Seat, action: Action) -> Message | None:
        """A better sentence for a refused action than the space can give, from what ``seat`` may know."""
        return None
