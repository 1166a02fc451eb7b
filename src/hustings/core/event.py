"""What happened, and who may know it."""

from __future__ import annotations

from hustings.core.action import SPECTATOR, Seat


class Event:
    """Something that happened: ``public`` for all, ``secret`` for ``owner`` alone.

    Scrubbed, ``secret`` is the empty tuple; everything else is the same for everyone.
    """

    __slots__ = ("kind", "owner", "public", "secret")

    def __init__(
        self, kind: str, public: tuple[int, ...], secret: tuple[int, ...] = (), owner: Seat = SPECTATOR
    ) -> None:
        self.kind = kind
        self.public = public
        self.secret = secret
        self.owner = owner

    def seen_by(self, seat: Seat) -> Event:
        """The only way out of the engine."""
        if not self.secret or seat == self.owner:
            return self
        return Event(self.kind, self.public, (), self.owner)

    def key(self) -> tuple[str, tuple[int, ...], tuple[int, ...], Seat]:
        return (self.kind, self.public, self.secret, self.owner)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        hidden = f" secret={self.secret} owner={self.owner}" if self.secret else ""
        return f"{self.kind}{self.public}{hidden}"


class Log:
    """Collects the events of one action; a muted log costs next to nothing in a playout."""

    __slots__ = ("events", "muted")

    def __init__(self, muted: bool = False) -> None:
        self.muted = muted
        self.events: list[Event] = []

    def tell(self, kind: str, public: tuple[int, ...] = ()) -> None:
        """Everyone learns this."""
        if not self.muted:
            self.events.append(Event(kind, public))

    def whisper(self, owner: Seat, kind: str, public: tuple[int, ...], secret: tuple[int, ...]) -> None:
        """Everyone learns ``public``; only ``owner`` learns ``secret``."""
        if not self.muted:
            self.events.append(Event(kind, public, secret, owner))
