"""Profiles, ratings and lists of the best."""

from __future__ import annotations

from typing import Literal

from hustings.structs import Struct
from hustings.wire.account import User
from hustings.wire.common import MessageInfo, Status

ProfileVisibility = Literal["everyone", "players", "nobody"]


class SetProfile(Struct, forbid_unknown_fields=True):
    """Who sees my profile: everyone, those who have played with me, or nobody."""

    visibility: ProfileVisibility


class Rating(Struct):
    """On the scale of Elo; the true strength probably lies within ``uncertainty`` of it."""

    rating: int
    uncertainty: int
    games: int


class RatingPoint(Struct):
    at: str
    rating: int
    uncertainty: int


class TitleRecord(Struct):
    """Finished games of one title among people. ``ranks``: how often first, second and so on."""

    game: str
    name: str
    games: int
    ranks: list[int]
    rating: Rating | None
    history: list[RatingPoint]
    accuracy: float | None  # the mean over reviewed games
    reviewed: int


class ProfileGame(Struct):
    table: str
    game: str
    name: str
    finished_at: str
    players: int
    rank: int
    rated: bool


class Profile(Struct):
    """``titles``: the favourite one first. ``recent``: only tables that whoever asks may see."""

    user: User
    since: str
    mine: bool
    visibility: ProfileVisibility
    titles: list[TitleRecord]
    against_bots: int
    recent: list[ProfileGame]


class Leader(Struct):
    """A person, or with ``bot`` a level of bots, which has no ``user``."""

    place: int
    user: User | None
    bot: MessageInfo | None
    rating: Rating


class Leaders(Struct):
    """Those with at least ``enough`` games, by what their rating is at least."""

    game: str
    name: str
    enough: int
    leaders: list[Leader]


class SeatRating(Struct):
    seat: int
    before: int
    after: int
    uncertainty: int


class SeriesPlayer(Struct):
    """``score``: points by rank, 10 for beating everybody in a game; ``points``: those of the games themselves."""

    key: str
    name: str
    user: str | None
    bot: str | None
    games: int
    wins: int
    score: float
    points: int


class SeriesGame(Struct):
    """``ranks`` by the keys of players; 0 while the game is not over."""

    table: str
    name: str
    status: Status
    finished_at: str | None
    ranks: dict[str, int]


class Series(Struct):
    """Games that are rematches of each other, the oldest first, and who did how well."""

    games: list[SeriesGame]
    players: list[SeriesPlayer]
