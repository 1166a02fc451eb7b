"""Club nights: rounds, tables, standings."""

from __future__ import annotations

from typing import Annotated, Literal

from hustings.structs import Meta, Struct
from hustings.wire.common import Name, Status


class NewClubNight(Struct, forbid_unknown_fields=True):
    """``players``: at a table, where the number of people allows it."""

    name: Name
    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=2, le=64)]
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    options: dict[str, str] = {}
    rated: bool = True
    play: Annotated[bool, Meta(description="The host plays too.")] = True


class JoinClubNight(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=40)] = ""


class ClubPresence(Struct, forbid_unknown_fields=True):
    """Somebody is away, or back; the host may say it of everybody, others of themselves."""

    player: Annotated[int, Meta(ge=0, le=10_000)]
    away: bool


class ClubStanding(Struct):
    """``rounds``: points by round, null where they did not play or the game is not over."""

    place: int
    player: int
    name: str
    user: str | None
    away: bool
    score: float
    wins: int
    rounds: list[float | None]


class ClubSeat(Struct):
    player: int
    name: str
    rank: int | None


class ClubTable(Struct):
    table: str
    status: Status
    seats: list[ClubSeat]
    bots: int
    mine: bool


class ClubRound(Struct):
    number: int
    tables: list[ClubTable]


class ClubNight(Struct):
    """``token``: of the link to join, for the host. ``me``: my number, if I take part."""

    id: str
    name: str
    game: str
    game_name: str
    host: str
    is_host: bool
    players: int
    rounds: int
    round: int
    status: Literal["open", "running", "finished"]
    rated: bool
    token: str | None
    me: int | None
    standings: list[ClubStanding]
    played: list[ClubRound]
    may_draw: bool  # nobody plays any more, and there are rounds left
    created_at: str


class ClubInvitation(Struct):
    """``night`` is its id once I have joined."""

    name: str
    game_name: str
    host: str
    people: int
    night: str | None
