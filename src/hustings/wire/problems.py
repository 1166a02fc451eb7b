"""Refusals, as problem details (RFC 9457)."""

from __future__ import annotations

from hustings.structs import Struct
from hustings.wire.common import Json, MessageInfo
from hustings.wire.play import DecisionInfo
from hustings.wire.tables import Waiting


class Problem(Struct, omit_defaults=True):
    """Why not. ``type`` is stable; the rest is for people."""

    type: str
    title: str
    status: int
    detail: str = ""
    message: MessageInfo | None = None
    rule: str = ""
    open: list[DecisionInfo] | None = None
    waiting: list[Waiting] | None = None
    seq: int | None = None
    retry_after: int | None = None
    extra: list[Json] | None = None
    until: str = ""
    reason: str = ""
