"""Coming to a table, and coming back to it from another device."""

from __future__ import annotations

from typing import Annotated, Literal

from hustings.structs import Meta, Struct

CodeKind = Annotated[
    Literal["device", "return"],
    Meta(
        description="``device``: for a few minutes, to go on at another device as well."
        " ``return``: to be kept for the day this device is lost; whoever uses it is signed out everywhere else."
    ),
]


class NewCode(Struct, forbid_unknown_fields=True):
    kind: CodeKind = "device"


class DeviceCode(Struct):
    """It works once."""

    code: str
    kind: CodeKind
    expires_at: str


class UseCode(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=4, max_length=60)]


class SetTableLink(Struct, forbid_unknown_fields=True):
    """A new link for the table, or none; the old one is void."""

    on: bool = True
