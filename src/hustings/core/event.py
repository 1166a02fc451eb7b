"""What happened, and who may know it."""

from __future__ import annotations

from typing import Any

from hustings.core.action import SPECTATOR, Seat
from hustings.core.errors import RulesBug
from hustings.core.payload import Payload


class EventKind:
    """One kind of event: what everybody learns, and what only its owner does.

    ``negotiation``: it is part of what players offer, promise and refuse each other.
    """

    def __init__(self, kind: str, public: Payload, secret: Payload, negotiation: bool = False) -> None:
        self.kind = kind
        self.public = public
        self.secret = secret
        self.negotiation = negotiation

    def check(self, public: tuple[int, ...], secret: tuple[int, ...]) -> None:
        if not self.public.fits(public) or (secret and not self.secret.fits(secret)):
            raise RulesBug(f"{self.kind} takes {self!r}, not {public} {secret}")

    def __call__(self, **named: Any) -> Event:
        """An event by name; what is secret belongs to the one called ``seat``."""
        hidden = {name: named.pop(name) for name in self.secret.names if name in named}
        owner: Seat = named["seat"] if hidden else SPECTATOR
        return Event(self, self.public.flat(named), self.secret.flat(hidden) if hidden else (), owner)

    def __repr__(self) -> str:
        hidden = f"; {', '.join(self.secret.names)}" if self.secret.names else ""
        return f"{self.kind}({', '.join(self.public.names)}{hidden})"


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
        if secret or not declared.public.fits(public):
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

    def about(self) -> Seat | None:
        """The seat it is about: its field ``seat``, if it has one and that names a seat."""
        seat: Seat | None = self["seat"] if "seat" in self.declared.public.names else None
        return seat if seat is not None and seat >= 0 else None

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

    def whisper(self, owner: Seat, kind: EventKind, public: tuple[int, ...], secret: tuple[int, ...]) -> None:
        """Everyone learns ``public``; only ``owner`` learns ``secret``."""
        if not self.muted:
            self.events.append(Event(kind, public, secret, owner))
