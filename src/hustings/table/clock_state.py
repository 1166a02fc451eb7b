"""What is stored of a clock. Apart from ``clocks``, which is compiled: msgspec reads the types of fields."""

from __future__ import annotations

from hustings.structs import UNSET, Struct, UnsetType


class ClockState(Struct, omit_defaults=True):
    """What is stored of one seat's clock. It runs while ``since`` is set."""

    bank: int
    since: str = ""
    ids: list[str] = []  # the questions it runs for
    ends: str = ""
    warn: str = ""  # when to warn; "" once that is done
    used: float = 0.0  # seconds for these questions before ``since``
    late: bool = False  # it has run out: a bot answers these questions
    missed: int = 0  # in a row
    away: bool = False  # a bot stands in until the person returns
    quiet: list[list[str]] = []  # between ``since`` and ``ends``
    votes: dict[str, str] | UnsetType = UNSET  # by seat: the others are asked what to do
    asked_at: str = ""  # since when they are

    @property
    def absent(self) -> bool:
        return self.votes is not UNSET
