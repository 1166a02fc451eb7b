"""Who kept a promise that did not bind, and who broke one."""

from __future__ import annotations

from hustings.core.event import Event
from hustings.games.zoocracy import events
from hustings.games.zoocracy.constants import NOBODY, P1, P2


class Memory:
    """What one bot has heard in one game, as far as it matters."""

    def __init__(self) -> None:
        self.kept: dict[int, int] = {}  # by seat, promises kept
        self.broken: dict[int, int] = {}
        self.promised = [NOBODY, NOBODY]  # P1, P2 as last announced
        self.elected = False

    def observe(self, event: Event) -> None:
        """Promises are announced to all, and so is the party that then makes the goal. [zoo §8.2]"""
        kind = event.declared
        if kind is events.PROMISE:
            self.promised[event["space"]] = event["seat"]
        elif kind is events.SEATS:
            self.elected = True
        elif kind is events.ROUND:
            self.elected = False
        elif kind is events.CARETAKER or kind is events.NO_GOVERNMENT:
            self.promised = [NOBODY, NOBODY]
        elif kind is events.NAMED:
            prime: int = event["seat"]
            party: int = event["other"]
            owed = self.promised[P1 if self.elected else P2]
            if owed not in (NOBODY, prime):
                book = self.kept if party == owed else self.broken
                book[prime] = book.get(prime, 0) + 1

    def trust(self, seat: int) -> float:
        """How far the word of a Prime Minister to be counts where it does not bind: one broken costs two kept."""
        kept = self.kept.get(seat, 0)
        broken = self.broken.get(seat, 0)
        return (3.0 + kept) / (4.0 + kept + 3.0 * broken)
