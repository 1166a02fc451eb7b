"""Sealed choice: everyone decides in secret, then all is opened at once.

While somebody is still to choose, whoever has chosen may change it. Laws (tests/mechanisms/test_sealed.py):
commitments in any order reach the same state, only the last one of a seat counts, and until the opening
nobody but its owner can tell one committed value from another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Args, Decision, Seat
from hustings.core.event import EventKind, Log
from hustings.core.frame import Board, Frame, Phase
from hustings.core.game import Game
from hustings.core.role import NUMBER, SEAT
from hustings.core.space import Space
from hustings.core.struct import Struct, by_seat, many, row
from hustings.core.vocabulary import Question, Vocabulary

ABSENT: Final = 0  # not asked
OPEN: Final = 1  # asked, not yet answered
COMMITTED: Final = 2  # answered

vocabulary: Final[Vocabulary] = Vocabulary()
CHOSEN: Final = vocabulary.event("committed", seat=SEAT, secret={"values": many(NUMBER)})
CHANGED: Final = vocabulary.event("recommitted", seat=SEAT, secret={"values": many(NUMBER)})


@dataclass(init=False, eq=False, repr=False)
class Sealed(Struct):
    """One envelope per seat. Keep it in the state; put ``seen_by(seat)`` in the view."""

    status: list[int] = by_seat(NUMBER)
    values: list[Args] = by_seat(row(), secret=True)

    def __init__(self, status: list[int], values: list[Args]) -> None:
        self.status = status
        self.values = values

    def ask(self, seats: list[Seat]) -> None:
        """Hand an empty envelope to each of ``seats`` and to nobody else."""
        for seat in range(len(self.status)):
            self.status[seat] = OPEN if seat in seats else ABSENT
            self.values[seat] = ()

    def waiting(self) -> list[Seat]:
        return [seat for seat in range(len(self.status)) if self.status[seat] == OPEN]

    def committed(self) -> list[Seat]:
        return [seat for seat in range(len(self.status)) if self.status[seat] == COMMITTED]

    def commit(self, seat: Seat, value: Args, log: Log) -> None:
        """Seal ``value``, instead of the one before if there was one.

        The table learns that ``seat`` has chosen or changed its choice, the seat itself also what.
        """
        log.whisper(seat, CHANGED if self.status[seat] == COMMITTED else CHOSEN, (seat,), value)
        self.status[seat] = COMMITTED
        self.values[seat] = value

    def ready(self) -> bool:
        """True when envelopes were handed out and all are back."""
        return OPEN not in self.status and COMMITTED in self.status

    def open(self, log: Log, kind: EventKind) -> list[Args]:
        """The values by seat, told to all in seat order as ``kind``: the seat, then its value. Then all is cleared."""
        values = self.values[:]
        for seat in range(len(values)):
            if self.status[seat] == COMMITTED:
                log.tell(kind, (seat, *values[seat]))
        self.clear()
        return values

    def clear(self) -> None:
        for seat in range(len(self.status)):
            self.status[seat] = ABSENT
            self.values[seat] = ()

    def seen_by(self, viewer: Seat) -> Sealed:
        """The same envelopes with all values but the viewer's own blank."""
        values: list[Args] = [()] * len(self.values)
        if 0 <= viewer < len(values):
            values[viewer] = self.values[viewer]
        return Sealed(self.status[:], values)

    def unknown(self, viewer: Seat) -> list[Seat]:
        """The seats whose committed value ``viewer`` does not know: what ``determinize`` has to fill in."""
        return [seat for seat in range(len(self.status)) if self.status[seat] == COMMITTED and seat != viewer]


def sealed(players: int) -> Sealed:
    """No envelopes out yet."""
    return Sealed([ABSENT] * players, [()] * players)


G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=Board)


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedPhase(Phase[G, S], Generic[G, S]):
    """All choose in secret and may change it until the last choice is in; then the phase goes on by ``opened``.

    The state keeps the envelopes in its field ``sealed``. Everybody gets one when the phase begins, unless an
    earlier phase has handed them out; ``step`` is 0 before that.
    """

    question: ClassVar[Question]

    def space(self, game: G, state: S, frame: Frame, seat: Seat) -> Space:
        """What ``seat`` may choose."""
        raise NotImplementedError

    def opened(self, game: G, state: S, frame: Frame, log: Log) -> None:
        """All envelopes are back: open them, and go on."""
        raise NotImplementedError

    def settle(self, game: G, state: S, frame: Frame, log: Log) -> bool:
        sealed = envelopes(state)
        if frame.step or OPEN in sealed.status:
            return False
        frame.step = 1
        sealed.ask(list(range(game.players)))
        return True

    def pending(self, game: G, state: S, frame: Frame) -> list[Decision]:
        return [
            Decision(seat, self.question, self.space(game, state, frame, seat))
            for seat in envelopes(state).waiting()
        ]

    def changeable(self, game: G, state: S, frame: Frame) -> list[Decision]:
        return [
            Decision(seat, self.question, self.space(game, state, frame, seat))
            for seat in envelopes(state).committed()
        ]

    def apply(self, game: G, state: S, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        sealed = envelopes(state)
        sealed.commit(seat, args, log)
        if sealed.ready():
            self.opened(game, state, frame, log)


def envelopes(state: Any) -> Sealed:
    found: Sealed = state.sealed
    return found
