"""The shapes of what ``insights.py`` works out."""

from __future__ import annotations

from typing import TypedDict

from hustings.games.die_macher.common.insight_types import MacherAuction, MacherTerm


class ModernParty(TypedDict):
    """One party in one region."""

    seat: int
    votes: int
    meetings: int
    trend: int
    agree: list[int]  # slots
    oppose: list[int]  # slots
    terms: list[MacherTerm]  # the same by card, and what each counts
    matches: int
    factor: int
    gains: list[int]  # by number of meetings
    gain: int
    points: int
    points_counted: int
    next: list[int]  # the votes that bring more, and the points; empty at the top


class ModernForecast(TypedDict):
    winners: list[int]
    points: int
    media: list[int]


class ModernRegionFigures(TypedDict):
    """One region. A coalition that could win: leader, partner, common cards, votes together."""

    board: int
    region: int
    election: int  # its number, from 1
    votes_now: bool  # in this round
    controller: int
    auctioneer: int
    leaders: list[int]  # nobody while there are no votes
    parties: list[ModernParty]
    now: ModernForecast
    counted: ModernForecast
    coalitions: list[list[int]]


class ModernSeat(TypedDict):
    """The account so far. Points for money are counted at the end only."""

    seat: int
    votes: int
    wins: int
    media: int
    base: int
    total: int
    money: int  # -1 where it is hidden
    income: int | None  # about to be paid, after an election


class ModernPolls(TypedDict):
    back: int
    possible: list[int]


class ModernPreview(TypedDict):
    """An answer, and what it changes at once: before and after, by name; hidden money counts from 0."""

    kind: str
    args: list[int]
    changes: dict[str, list[int]]


class ModernInsights(TypedDict):
    board: int  # the region in question, -1 where there is none
    phase: str  # of the round that is on, or ""
    phases: list[str]  # of this round, in order
    ballots: list[int]  # how many regions vote, by round
    media_points: list[int]  # of a marker on the national board, by election
    turn_order: list[int]  # empty before there is a first player
    order: list[int]  # boards, the one that votes first
    elections: dict[str, int]  # by board, from 0
    regions: list[ModernRegionFigures]
    auction: MacherAuction | None
    seats: list[ModernSeat]
    polls: ModernPolls
    politicians: list[int]  # that this length of the game has
    previews: list[ModernPreview]
