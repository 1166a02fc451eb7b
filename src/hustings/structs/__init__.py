"""Structs that become JSON and come from it: msgspec's, where msgspec is installed, else the same in plain Python.

The server needs msgspec's speed; a browser has no msgspec. ``plain`` does what tables and the wire use of it, and
``tests/structs`` holds both to the same JSON.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from msgspec import UNSET, Meta, Struct, UnsetType, ValidationError, convert, to_builtins
    from msgspec.json import Decoder, Encoder
    from msgspec.structs import replace
else:
    try:
        from msgspec import UNSET, Meta, Struct, UnsetType, ValidationError, convert, to_builtins
        from msgspec.json import Decoder, Encoder
        from msgspec.structs import replace
    except ImportError:
        from hustings.structs.plain import (
            UNSET,
            Decoder,
            Encoder,
            Meta,
            UnsetType,
            ValidationError,
            convert,
            replace,
            to_builtins,
        )
        from hustings.structs.plain import PlainStruct as Struct

__all__ = [
    "UNSET",
    "Decoder",
    "Encoder",
    "Meta",
    "Struct",
    "UnsetType",
    "ValidationError",
    "convert",
    "replace",
    "to_builtins",
]
