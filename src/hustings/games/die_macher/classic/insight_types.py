"""The shapes of what ``insights.py`` works out."""

from __future__ import annotations

from typing import TypedDict

from hustings.games.die_macher.common.insight_types import MacherAuction, MacherTerm


class ClassicStanding(TypedDict):
    """One state. Lists are by seat."""

    state: str
    election: int  # its number, from 1
    votes_now: bool
    most_seats: int
    factor: list[int]
    terms: list[list[MacherTerm]]  # the factor spelled out; popularity is the rest of it
    times: list[int]  # what meetings are multiplied by; 0: two make one vote
    votes: list[int]
    seats: list[int]
    votes_if_converted: list[int]
    seats_if_converted: list[int]
    next: list[list[int]]  # the votes that bring more, and the seats; empty at the top
    media_control: int
    absolute_majority: int
    leader: int
    partner: int
    narrow: bool
    leaders: list[int]  # the party or coalition that would win; nobody while there are no votes


class ClassicCoalition(TypedDict):
    """Two parties with enough in common."""

    seats: list[int]
    common: int
    cards: list[int]
    votes: int
    can_be_forced: bool
    possible_now: bool  # in the talks that are on
    formed: bool


class ClassicTalks(TypedDict):
    """Coalitions are being formed. ``asked``: whose answer is awaited, or -1."""

    proposer: int
    asked: int
    refused: list[int]


class ClassicNational(TypedDict):
    members: int
    points: int


class ClassicScore(TypedDict):
    """The final account of one party, line by line."""

    seats: int
    media: int
    members: int
    bonus: int
    opinions: int
    dominant: int
    total: int


class ClassicChoice(TypedDict):
    """An answer, and what it changes at once: name, state or "", seat, before, after; hidden money counts from 0."""

    args: list[int]
    changes: list[list[int | str]]


class ClassicInsights(TypedDict):
    board: int  # the state in question, -1 where there is none
    turn_order: list[int]  # empty before the first round
    phase: str  # of the round that is on, or ""
    phases: list[str]  # of this round, in order
    ballots: list[int]  # how many states vote, by round
    bid_again: bool  # the tied bid for the start once more
    states: list[ClassicStanding]
    coalitions: list[ClassicCoalition]
    talks: ClassicTalks | None
    auction: MacherAuction | None
    national: list[ClassicNational]
    scores: list[ClassicScore]
    choices: list[ClassicChoice]
