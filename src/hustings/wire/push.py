"""Notices to browsers."""

from __future__ import annotations

from typing import Annotated

from hustings.structs import Meta, Struct


class PushKeys(Struct, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class NewPush(Struct, forbid_unknown_fields=True):
    """A subscription as the browser gives it (``PushSubscription.toJSON``)."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https?://[^\s]+$")]
    keys: PushKeys
    language: Annotated[str, Meta(max_length=12)] = ""


class Push(Struct):
    """``key``: by which browsers know this site; empty where it sends nothing. ``here``: this session is told."""

    key: str
    here: bool
    devices: int


class TableNotices(Struct, forbid_unknown_fields=True):
    on: bool
