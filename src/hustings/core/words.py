"""How a game speaks: the complete text form of a view, and sentences for questions, choices and news.

Terminal, page, screen reader and bots all draw on this one source. A game that brings no
words of its own still speaks, plainly, from the names of its kinds and values.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Decision, Seat
from hustings.core.event import Event
from hustings.core.message import Message, Value


class Heading:
    def __init__(self, message: Message) -> None:
        self.message = message


class Line:
    def __init__(self, message: Message) -> None:
        self.message = message


class Table:
    """A caption, column heads, and rows whose first cell names the row."""

    def __init__(self, caption: Message, head: list[Value], rows: list[list[Value]]) -> None:
        self.caption = caption
        self.head = head
        self.rows = rows


Block = Heading | Line | Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The plain default; games override what they can say better.

    ``locale`` is the folder of the game's Fluent files (``<language>.ftl``), or "" for the
    bundled ones. Message ids of a game begin with ``prefix``; bundled games of one ``family``
    share the names in its file.
    """

    locale: ClassVar[str] = ""
    prefix: ClassVar[str] = ""
    family: ClassVar[str] = ""

    def seat(self, game: Any, seat: Seat) -> Message:
        """The name of a seat: its party, its colour."""
        return Message("seat", {"number": seat + 1})

    def ask(self, game: Any, view: Any, decision: Decision) -> Message:
        """The question."""
        return Message("ask", {"kind": decision.kind})

    def choice(self, game: Any, view: Any, decision: Decision, args: tuple[int, ...]) -> Message:
        """One answer to it."""
        return Message("choice", {"kind": decision.kind, "values": " ".join([str(a) for a in args])})

    def pick(self, game: Any, view: Any, decision: Decision, prefix: tuple[int, ...], value: int) -> Message:
        """One step of an answer that is chosen step by step."""
        return Message("pick", {"value": value})

    def step(self, game: Any, view: Any, decision: Decision, prefix: tuple[int, ...]) -> Message:
        """What the next step of a stepwise answer is about."""
        return Message("step", {"number": len(prefix) + 1})

    def news(self, game: Any, view: Any, event: Event) -> Message:
        """What happened, to the viewer of ``view``.

        Scrubbed, an event reads the same to everybody: the sentence for a spectator is the one that is kept.
        """
        values = " ".join([str(v) for v in event.public + event.secret])
        return Message("news", {"kind": event.kind, "values": values})

    def account(self, game: Any, state: Any, events: list[Event]) -> list[tuple[Message, list[int]]]:
        """Where the points of a finished game came from: names, and the points of each seat.

        ``events`` is all that happened. Empty where a game does not tell; else it adds up to ``outcome``.
        """
        return []

    def heading(self, game: Any, view: Any) -> Message | None:
        """Where the game stands, in a few words; None where there is nothing to say."""
        return None

    def table(self, game: Any, view: Any) -> list[Block]:
        """All that lies on the table for this viewer, in reading order."""
        rows: list[list[Value]] = [[name, repr(value)] for name, value in view.data().items()]
        return [Table(Message("view"), ["", ""], rows)]
