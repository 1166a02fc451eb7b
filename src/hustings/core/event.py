"""What happened, and who may know it."""

from __future__ import annotations

from typing import Any

from hustings.core.action import SPECTATOR, Seat
from hustings.core.vocabulary import EventKind


class Event:
    """Something that happened: ``public`` for all, ``secret`` for ``owner`` alone.

    Both are plain ints as the vocabulary declares them; ``event["card"]`` reads them by name.
    Scrubbed, ``secret`` is the empty tuple; everything else is the same for everyone.
    """

    __slots__ = ("declared", "kind", "owner", "public", "secret")

    def __init__(
        self,
        declared: EventKind,
        public: tuple[int, ...] = (),
        secret: tuple[int, ...] = (),
        owner: Seat = SPECTATOR,
    ) -> None:
        declared.check(public, secret)
        self.declared = declared
        self.kind = declared.kind
        self.public = public
        self.secret = secret
        self.owner = owner

    def seen_by(self, seat: Seat) -> Event:
        """The only way out of the engine."""
        if not self.secret or seat == self.owner:
            return self
        return Event(self.declared, self.public, (), self.owner)

    def __getitem__(self, name: str) -> Any:
        """A field by its name: a number, or a list of them; None where it is missing or not for this reader."""
        if name in self.declared.public.names:
            return self.declared.public.get(self.public, name)
        return self.declared.secret.get(self.secret, name) if self.secret else None

    def named(self) -> dict[str, Any]:
        """All that this reader may know, by name."""
        return {**self.declared.public.named(self.public), **self._secrets()}

    def _secrets(self) -> dict[str, Any]:
        return self.declared.secret.named(self.secret) if self.secret else {}

    def key(self) -> tuple[str, tuple[int, ...], tuple[int, ...], Seat]:
        return (self.kind, self.public, self.secret, self.owner)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        hidden = f" to seat {self.owner}: {self.declared.secret.text(self.secret)}" if self.secret else ""
        return f"{self.kind}({self.declared.public.text(self.public)}){hidden}"


class Log:
    """Collects the events of one action; a muted log costs next to nothing in a playout."""

    __slots__ = ("events", "muted")

    def __init__(self, muted: bool = False) -> None:
        self.muted = muted
        self.events: list[Event] = []

    def tell(self, kind: EventKind, public: tuple[int, ...] = ()) -> None:
        """Everyone learns this."""
        if not self.muted:
            self.events.append(Event(kind, public))

    def whisper(
        self, owner: Seat, kind: EventKind, public: tuple[int, ...], secret: tuple[int, ...]
    ) -> None:
        """Everyone learns ``public``; only ``owner`` learns ``secret``."""
        if not self.muted:
            self.events.append(Event(kind, public, secret, owner))
