"""How a game speaks: the complete text form of a view, and sentences for questions, choices and news.

Terminal, page, screen reader and bots all draw on this one source. A game that brings no
words of its own still speaks, plainly, from the names of its kinds and values.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Decision, Seat
from hustings.core.bitset import members
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.payload import Payload
from hustings.core.role import FLAG, NUMBER, SEAT, Role
from hustings.core.struct import INT, ROW, Field, fields_of
from hustings.core.thing import Thing, phase_on
from hustings.core.what_if import ChangedFigure


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


def listed(items: list[Value]) -> Value:
    """Several things in one sentence."""
    if not items:
        return Message("none")
    text = items[-1]
    for i in range(len(items) - 2, -1, -1):
        text = Message("list", {"first": items[i], "rest": text})
    return text


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The plain default; games override what they can say better.

    A game names its things in ``name`` and writes its sentences in Fluent, with the fields of the
    declared questions and events as variables: ``<prefix>-ask-<kind>`` for a question,
    ``<prefix>-news-<kind>`` for an event (``-you`` at the end for what only the reader learns).

    Message ids of a game begin with ``prefix``; bundled games of one ``family`` share the names in its
    file. The Fluent files of other games are found by ``Title.package``.
    """

    prefix: ClassVar[str] = ""
    family: ClassVar[str] = ""
    later: ClassVar[frozenset[str]] = frozenset()  # kinds with a sentence for what only matters later
    # The game in two minutes: the things that say what it is about (goal), how votes are counted, and what moves them.
    overview: ClassVar[tuple[tuple[str, tuple[str, ...]], ...]] = ()
    count: ClassVar[tuple[str, ...]] = ()  # the events that tell of a count of votes, the last one ending it

    def seat(self, game: Any, seat: Seat) -> Message:
        """The name of a seat: its party, its colour."""
        return Message("seat", {"number": seat + 1})

    def label(self, game: Any, view: Any, role: Role, value: int) -> Value:
        """What a value of some role is called; a set is a list, and what is below the base is nothing."""
        if role.a_set:
            return listed([self.name(game, view, role.name, member) for member in members(value)])
        if value < role.base and role is not NUMBER:  # a plain number may be negative
            return Message("none")
        return self.name(game, view, role.name, value - role.base)

    def name(self, game: Any, view: Any, role: str, value: int) -> Value:
        """What one thing is called: the party of a seat, a card, a region. Numbers stay numbers."""
        return self.seat(game, value) if role == "seat" else value

    def labels(self, game: Any, view: Any, payload: Payload, values: tuple[int, ...]) -> dict[str, Value]:
        """The fields of an event or an answer, each as it is called."""
        out: dict[str, Value] = {}
        for field in payload.fields:
            value = payload.get(values, field.name)
            if isinstance(value, list):
                out[field.name] = listed([self.label(game, view, field.role, item) for item in value])
            elif value is not None:
                out[field.name] = self.label(game, view, field.role, value)
        return out

    def ask(self, game: Any, view: Any, decision: Decision) -> Message:
        """The question."""
        if self.prefix:
            return Message(f"{self.prefix}-ask-{decision.kind}")
        return Message("ask", {"kind": decision.kind})

    def choice(self, game: Any, view: Any, decision: Decision, args: tuple[int, ...]) -> Message:
        """One answer to it."""
        named = self.labels(game, view, decision.question.answer, args)
        if self.prefix:
            return Message(f"{self.prefix}-do-{decision.kind}", named)
        return Message("choice", {"kind": decision.kind, "values": said(named)})

    def pick(self, game: Any, view: Any, decision: Decision, prefix: tuple[int, ...], value: int) -> Message:
        """One step of an answer that is chosen step by step."""
        at, answer = len(prefix), decision.question.answer
        name = self.label(game, view, answer.role_at(at, at + 1), value)
        return name if isinstance(name, Message) else Message("pick", {"value": name})

    def step(self, game: Any, view: Any, decision: Decision, prefix: tuple[int, ...]) -> Message:
        """What the next step of a stepwise answer is about."""
        return Message("step", {"number": len(prefix) + 1})

    def news(self, game: Any, view: Any, event: Event) -> Message:
        """What happened, to the viewer of ``view``.

        Scrubbed, an event reads the same to everybody: the sentence for a spectator is the one that is kept.
        """
        named = self.labels(game, view, event.declared.public, event.public)
        if event.secret:
            named.update(self.labels(game, view, event.declared.secret, event.secret))
        if self.prefix:
            return Message(f"{self.prefix}-news-{event.kind}{'-you' if event.secret else ''}", named)
        return Message("news", {"kind": event.kind, "values": said(named)})

    def place(self, game: Any, view: Any, place: str) -> Message | None:
        """What a place on the board is called; None for a seat's own place and for the whole table."""
        return None

    def change(self, game: Any, view: Any, change: ChangedFigure) -> Message:
        """A figure before and after an answer, in one line."""
        role = game.figure_roles[change.figure]
        values: dict[str, Value] = {
            "figure": Message(f"{self.prefix}-figure-{change.figure}"),
            "before": self.figure_value(game, view, role, change.before),
            "after": self.figure_value(game, view, role, change.after),
        }
        where = self.place(game, view, change.place)
        if where is not None:
            values["place"] = where
        if change.seat >= 0:
            values["party"] = self.label(game, view, SEAT, change.seat)
            said = Message("what-if-party" if where is None else "what-if-place-party", values)
        else:
            said = Message("what-if" if where is None else "what-if-place", values)
        return Message("what-if-estimate", {"change": said}) if change.estimate else said

    def figure_value(self, game: Any, view: Any, role: Role, value: int) -> Value:
        if role is FLAG:
            return Message("what-if-yes" if value else "what-if-no")
        if role is SEAT and value < 0:
            return Message("what-if-nobody")
        return self.label(game, view, role, value)

    def unchanged(self, game: Any, view: Any, decision: Decision) -> Message:
        """Why an answer changes no figure now."""
        if decision.kind in self.later:
            return Message(f"{self.prefix}-later-{decision.kind}")
        return Message("what-if-nothing")

    # -- what is this? --

    def things(self, game: Any) -> list[Thing]:
        """Everything on the table that can be asked about."""
        return []

    def thing_of(self, game: Any) -> dict[str, str]:
        """By kind of question, the id of the thing that explains it."""
        return {}

    def thing_now(self, game: Any, view: Any, thing: Thing) -> list[Message]:
        """What a thing means now, by the figures that belong to it; nothing where there is nothing to say."""
        if thing.id.startswith("phase:"):
            on = [game.phases[frame.kind].name for frame in view.stack]
            return [phase_on()] if thing.id[6:] in on else []
        found = game.figures_now(view, view)
        shown: dict[tuple[str, str], list[Value]] = {}
        for key in found:
            if not thing.shows(key):
                continue
            figure, place, seat = key
            value = self.figure_value(game, view, game.figure_roles[figure], found[key])
            if seat >= 0:
                party = self.label(game, view, SEAT, seat)
                value = Message("labelled", {"name": party, "value": value})
            shown.setdefault((figure, "" if place.startswith("seat:") else place), []).append(value)
        lines: list[Message] = []
        for (figure, place), parts in shown.items():
            values: dict[str, Value] = {
                "figure": Message(f"{self.prefix}-figure-{figure}"),
                "values": listed(parts),
            }
            where = self.place(game, view, place) if place != thing.place else None
            if where is not None:
                values["place"] = where
            lines.append(Message("thing-now" if where is None else "thing-now-place", values))
        return lines

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
        rows: list[list[Value]] = []
        for field in fields_of(type(view)):
            if field.name != "stack" and field.plain:
                rows.append(
                    [field.name.replace("_", " "), self.cell(game, view, field, getattr(view, field.name))]
                )
        return [Table(Message("view"), ["", ""], rows)]

    def cell(self, game: Any, view: Any, field: Field, value: Any) -> Value:
        """One field of a view for the plain table."""
        if isinstance(value, (list, tuple)):
            by_seat = bool(field.axes) and field.axes[0].name == "seat"
            items: list[Value] = []
            for i in range(len(value)):
                item = self.cell(game, view, inside(field), value[i])
                items.append(
                    Message("labelled", {"name": self.seat(game, i), "value": item}) if by_seat else item
                )
            return listed(items)
        return self.label(game, view, field.role, value) if field.of == INT else str(value)


def inside(field: Field) -> Field:
    """What the items of a list field are."""
    of = INT if field.of == ROW and not field.axes else field.of
    return Field(field.name, of, field.axes[1:], field.role, field.secret, field.most[1:])


def said(named: dict[str, Value]) -> Value:
    """Names and values, for a game without words of its own."""
    return listed([Message("labelled", {"name": name, "value": named[name]}) for name in named])
