"""What several parts of the wire share: kinds of values, and sentences."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from hustings.structs import UNSET, Meta, Struct, UnsetType

Key = Annotated[str, Meta(max_length=64, description="Sent twice with the same key, a request counts once.")]
Nonce = Annotated[
    str, Meta(pattern="^[0-9a-f]{0,64}$", description="Your share of the chance, in hexadecimal.")
]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Pin = Annotated[str, Meta(min_length=1, max_length=20)]
Pick = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Args = Annotated[list[Pick], Meta(max_length=512)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Seats = Annotated[list[SeatNumber], Meta(max_length=64)]
Status = Literal["gathering", "running", "finished", "closed"]
Pace = Literal["live", "async"]
Visibility = Literal["public", "private"]
Json = dict[str, Any]
OwnText = Annotated[
    str, Meta(max_length=48 * 1024, description="Figures of one's own: the text of a TOML file.")
]


class MessageInfo(Struct):
    """A sentence as data; ``text`` is it in the language asked for."""

    id: str
    values: Json
    rule: str
    text: str | UnsetType = UNSET
