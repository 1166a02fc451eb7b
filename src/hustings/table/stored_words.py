"""What happened, in the words it was told in.

They are kept with the line they belong to, so reading the past costs what is read: no game is played again.
Where only programs listen, which need no words, they are left out, and found when somebody reads that line.
There are two versions at most: one for everybody, and where an event has a secret part, one for its owner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hustings.core.action import SPECTATOR
from hustings.core.codec import loads
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.record import RecordLine
from hustings.core.words import Words
from hustings.structs import Encoder

_encode = Encoder().encode
_NONE = Message("")


class EventWords:
    """An event with its sentence for everybody, and the one for the owner of its secret."""

    def __init__(self, event: Event, news: Message, own: Message | None) -> None:
        self.event = event
        self.news = news
        self.own = own


def describe(
    game: Game[Any, Any], words: Words, view: Callable[[int], Any], events: list[Event]
) -> list[EventWords]:
    """``view(seat)`` is what a seat sees after these events."""
    described: list[EventWords] = []
    for event in events:
        news = words.news(game, view(SPECTATOR), event.seen_by(SPECTATOR))
        own = words.news(game, view(event.owner), event) if event.secret else None
        described.append(EventWords(event, news, own))
    return described


def without_words(events: list[Event]) -> list[EventWords]:
    """The same for programs."""
    return [EventWords(event, _NONE, None) for event in events]


def _packed(message: Message) -> object:
    """An id alone, or a list of id, rule, and names and values in turn: there are many, and all are kept."""
    if not message.values and not message.rule:
        return message.id
    out: list[object] = [message.id, message.rule]
    for name, value in message.values.items():
        out.append(name)
        # What is in a list of its own is a message, else it is itself.
        out.append([_packed(value)] if isinstance(value, Message) else value)
    return out


def _unpacked(data: Any) -> Message:
    if isinstance(data, str):
        return Message(data)
    values = {
        data[at]: _unpacked(data[at + 1][0]) if isinstance(data[at + 1], list) else data[at + 1]
        for at in range(2, len(data), 2)
    }
    return Message(data[0], values, data[1])


def dump(described: list[EventWords]) -> str:
    return _encode(
        [
            [
                each.event.kind,
                each.event.public,
                each.event.secret,
                each.event.owner,
                _packed(each.news),
                None if each.own is None else _packed(each.own),
            ]
            for each in described
        ]
    ).decode()


def load(game: Game[Any, Any], text: str) -> list[EventWords]:
    kinds = game.vocabulary.events
    return [
        EventWords(
            Event(kinds[kind], tuple(public), tuple(secret), owner),
            _unpacked(news),
            None if own is None else _unpacked(own),
        )
        for kind, public, secret, owner, news, own in loads(text.encode())
    ]


def events_of(game: Game[Any, Any], text: str, seat: int) -> list[Event]:
    """The events alone, as ``seat`` may know them."""
    kinds = game.vocabulary.events
    return [
        Event(kinds[kind], tuple(public), tuple(secret), owner).seen_by(seat)
        for kind, public, secret, owner, _, _ in loads(text.encode())
    ]


def dump_choice(choice: RecordLine) -> str:
    """The sealed choice that is opened by a note."""
    return _encode({"n": choice.n, "seat": choice.seat, "kind": choice.kind, "args": choice.args}).decode()


def load_choice(text: str) -> RecordLine:
    data = loads(text.encode())
    return RecordLine(data["n"], data["seat"], data["kind"], tuple(data["args"]), "")
