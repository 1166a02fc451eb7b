"""The shapes of what ``insights.py`` works out."""

from __future__ import annotations

from typing import TypedDict


class ZooPhaseNow(TypedDict):
    """A phase of a round: whether it is played, has begun, and why. ``estimate``: as things stand; it may change."""

    phase: str
    played: bool
    begun: bool
    why: str
    estimate: bool


class ZooCalendar(TypedDict):
    round: int
    phases: list[ZooPhaseNow]


class ZooNextRound(TypedDict):
    """The chance of a next round by the event deck, as a part and the whole. ``estimate``: a goal track might be full before."""

    odds: list[int]
    why: str
    estimate: bool


class ZooSpecies(TypedDict):
    """One enclosure, as if it were counted now; nobody leads a tie."""

    first: int
    second: int
    leader: int
    runner_up: int
    tied: bool
    votes: list[int]
    blocked: bool
    manipulated: bool


class ZooProjection(TypedDict):
    seats: list[int]
    majority: int


class ZooParliament(TypedDict):
    total: int
    majority: int
    government: int
    opposition: int
    margin: int | None  # seats of the government above the majority; None without either
    coalitions: list[list[int]]


class ZooGoal(TypedDict):
    """Who makes the goal of this round, and why. ``estimate``: as things stand; it may change."""

    parties: list[int]
    why: str
    estimate: bool


class ZooProposal(TypedDict):
    """What is voted on. ``promised``: who makes the goals still to come, the next one first."""

    proposer: int
    motion: bool
    prime: int
    finance: int
    defence: int
    promised: list[int]
    offices: list[int]  # by seat
    goals: list[int]  # by seat
    named: list[int]
    seats: int


class ZooInsights(TypedDict):
    phase: str  # of the round: A to G, or "" before the first
    calendar: list[ZooCalendar]
    next_round: ZooNextRound
    end_card: list[list[int]]  # in which rounds it may come: round, part, whole
    species: list[ZooSpecies]
    projection: ZooProjection
    additions: list[list[list[int]]]
    campaign_limit: int
    parliament: ZooParliament
    goal: ZooGoal
    leaders: list[int]  # with most goals; nobody while there are none
    hand_sizes: list[int]
    bid_again: bool  # the tied bid for the presidency once more
    proposer: int  # whose turn it is to propose a government, or -1
    proposal: ZooProposal | None
    unseen: list[int]
