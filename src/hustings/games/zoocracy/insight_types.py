"""The shapes of what ``insights.py`` works out."""

from __future__ import annotations

from typing import TypedDict


class ZooPhaseNow(TypedDict):
    """A phase of a round: whether it is played as things stand, has begun, and why."""

    phase: str
    played: bool
    begun: bool
    why: str


class ZooCalendar(TypedDict):
    round: int
    phases: list[ZooPhaseNow]


class ZooNextRound(TypedDict):
    """The chance of a next round as a part and the whole."""

    odds: list[int]
    why: str


class ZooSpecies(TypedDict):
    """One enclosure, as if it were counted now."""

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
    margin: int
    coalitions: list[list[int]]


class ZooGoal(TypedDict):
    """Who would make the goal of this round, and why."""

    parties: list[int]
    why: str


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


class ZooSupply(TypedDict):
    """Whether food can run out, and if so how much each party can still take."""

    limited: bool
    left: list[int]  # by seat; empty where food never runs out


class ZooInsights(TypedDict):
    phase: str  # of the round: A to G, or "" before the first
    calendar: list[ZooCalendar]
    next_round: ZooNextRound
    last_round: list[list[int]]  # round, part, whole
    species: list[ZooSpecies]
    projection: ZooProjection
    additions: list[list[list[int]]]
    campaign_limit: int
    food_supply: ZooSupply
    parliament: ZooParliament
    goal: ZooGoal
    leaders: list[int]  # with most goals; nobody while there are none
    hand_sizes: list[int]
    bid_again: bool  # the tied bid for the presidency once more
    proposer: int  # whose turn it is to propose a government, or -1
    proposal: ZooProposal | None
    unseen: list[int]
