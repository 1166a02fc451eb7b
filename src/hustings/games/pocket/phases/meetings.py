"""Meetings: in order, each party pays for meetings in the regions."""

from __future__ import annotations

from hustings.core import Args, Decision, Frame, Log, Phase, Seat, Vector
from hustings.games.pocket import events, questions
from hustings.games.pocket.rules import Rules
from hustings.games.pocket.state import REGIONS, PocketState


class Meetings(Phase[Rules, PocketState]):
    """``step`` is the place in the order."""

    def pending(self, game: Rules, state: PocketState, frame: Frame) -> list[Decision]:
        """At most so many in a region, one fund each. [pocket §3]"""
        seat = state.order[frame.step]
        caps = (game.tables.meetings_per_region,) * REGIONS
        return [Decision(seat, questions.MEETINGS, Vector(caps, state.funds[seat], 0, "pocket §3"))]

    def apply(self, game: Rules, state: PocketState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        for region in range(REGIONS):
            state.meetings[seat][region] += args[region]
            state.funds[seat] -= args[region]
        log.tell(events.MEETINGS, (seat, *args))
        state.end_step(game.players)
