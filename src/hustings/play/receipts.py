"""Receipts for sealed choices: a hash the whole table sees at once, opened when the choice is.

In the record both are notes::

    {"receipt": {"line": 12, "seat": 1, "hash": ...}}     right after line 12
    {"opened": {"line": 12, "salt": ...}}                 after the reveal, at the latest at the end

The hash is over salt, seat, kind and values of that line, so a server cannot change a bid after
it has seen the others. The salt follows from the seed; until it is opened nobody can try out values.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from hustings.core.codec import dumps
from hustings.core.errors import RecordError
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.record import RecordLine


def salt_for(seed: str, n: int) -> str:
    """The salt of the choice on line ``n``."""
    return blake2b(b"receipt %d" % n, key=bytes.fromhex(seed), digest_size=16).hexdigest()


def receipt(salt: str, n: int, seat: int, kind: str, args: tuple[int, ...]) -> str:
    """What is shown when the choice is made."""
    return blake2b(bytes.fromhex(salt) + dumps([n, seat, kind, list(args)]), digest_size=32).hexdigest()


def opened_by(game: Game[Any, Any], sealed: list[RecordLine], events: list[Event]) -> list[RecordLine]:
    """Those of the sealed choices that these events have told to all."""
    told = {(event.kind, event.public) for event in events}
    openings = game.reveal_event_of()
    return [line for line in sealed if (openings.get(line.kind, "revealed"), (line.seat, *line.args)) in told]


class Receipts:
    """Follows a record line by line and holds every receipt to what was opened later."""

    def __init__(self) -> None:
        self.last: RecordLine | None = None  # a receipt follows its line at once
        self.given: dict[int, tuple[str, RecordLine]] = {}
        self.checked = 0

    def see(self, line: RecordLine) -> None:
        """Raises RecordError when a receipt names no choice, or the choice is not the one it was given for."""
        where = line.n + 1
        if line.note is None:
            if line.undo < 0:
                self.last = line
            return
        if "receipt" in line.note:
            n, seat, said = _fields(line.note["receipt"], where, "line", "seat", "hash")
            chosen = self.last
            if chosen is None or chosen.n != n or chosen.seat != seat:
                raise RecordError(where, f"a receipt for line {n}, which is not the choice before it")
            self.given[n] = (said, chosen)
        elif "opened" in line.note:
            n, salt = _fields(line.note["opened"], where, "line", "salt")
            if n not in self.given:
                raise RecordError(where, f"line {n} is opened without a receipt")
            said, chosen = self.given.pop(n)
            try:
                true = receipt(salt, n, chosen.seat, chosen.kind, chosen.args)
            except (TypeError, ValueError):
                raise RecordError(where, "a salt is hexadecimal") from None
            if true != said:
                raise RecordError(where, f"line {n} is not the choice its receipt was given for")
            self.checked += 1

    def finish(self, where: int) -> None:
        """At the end of a game every receipt must have been opened."""
        for n in self.given:
            raise RecordError(where, f"the choice of line {n} was never opened")


def _fields(data: Any, where: int, *names: str) -> list[Any]:
    if not isinstance(data, dict) or set(data) != set(names):
        raise RecordError(where, f"a note of this kind holds {', '.join(names)}")
    return [data[name] for name in names]
