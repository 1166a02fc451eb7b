"""What a recorded game has reached: phases, card actions, ties, ends. The golden records must reach all of it."""

from __future__ import annotations

from typing import Final

from hustings.core.action import Action, seat_after
from hustings.core.event import Event
from hustings.core.role import unshift
from hustings.games.die_macher.classic.frames import CONVERSION
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import result
from hustings.games.die_macher.classic.state import REFUSED, ClassicState
from hustings.games.die_macher.common.cards import topic
from hustings.testing import golden

BOTH = {
    "action votes",
    "action key issue on",
    "action key issue off",
    "action media swap",
    "action own popularity",
    "action rival popularity",
    "tie for the start",
    "all bid zero",
    "lot",
    "coalition forced",
    "coalition agreed",
    "coalition refused",
    "won alone",
    "won narrowly",
    "coalition won",
    "coalition won narrowly",
    "won narrowly over a coalition",
    "national opinion new",
    "national opinion dominant",
    "national opinion opposite",
    "national opinion pushed out",
    "absolute majority exchange",
    "fifty votes",
    "factor of zero or less",
    "poll unsold",
    "poll published, two lines",
    "poll published, one line",
    "poll kept",
    "donation bonus",
    "donation bonus tied",
    "members at zero",
    "programme pile renewed",
    "membership bonus",
    "membership tie for the most",
    "membership tie for second",
    "over-full media",
}
REQUIRED: Final = {
    "die-macher-2006": BOTH | {"second tie for the start", "narrow loser's media", "polls renewed"},
    "die-macher-1997": BOTH | {"opinion pile renewed", "clash into the pool"},
}


class Reached(golden.Reached):
    """Notes phases, card actions, tie rules and ends."""

    game: Classic

    def required(self) -> set[str]:
        return super().required() | REQUIRED[self.game.id]

    def move(self, before: ClassicState, action: Action, after: ClassicState, events: list[Event]) -> None:
        super().move(before, action, after, events)
        for event in events:
            self.event(before, after, event)
        self.action(before, action, after)
        if after.programme_age > before.programme_age:
            self.seen.add("programme pile renewed")
        if len(after.opinion_piles) > len(before.opinion_piles):
            self.seen.add("opinion pile renewed")
        if before.published and not after.published:
            self.seen.add("polls renewed")
        if 0 in after.members:
            self.seen.add("members at zero")

    def action(self, before: ClassicState, action: Action, after: ClassicState) -> None:
        top = before.stack[-1]
        if action.kind == "action":
            (i,) = top.args
            seat = seat_after(before.start, top.step, self.game.players)
            kind = self.game.tables.cabinet_actions[unshift(before.played[seat][i])][action.args[0]][0]
            names = ("votes", "key issue on", "media swap", "own popularity", "rival popularity")
            off = kind == 1 and before.boards[i].key_topic >= 0
            self.seen.add("action key issue off" if off else f"action {names[kind]}")
        elif action.kind == "exchange" and action.args[0] and before.stack[-2].kind == CONVERSION:
            self.seen.add("absolute majority exchange")
        elif action.kind == "sheet" and max(sum(board.media) for board in after.boards) > 5:
            self.seen.add("over-full media")
        elif action.kind == "publish":
            words = ("poll kept", "poll published, one line", "poll published, two lines")
            self.seen.add(words[len(action.args)])
        elif action.kind == "bid":
            step = after.stack[-1].step
            if step > top.step:
                if max(after.bids) == 0:
                    self.seen.add("all bid zero")
                elif len(after.stack[-1].args) > 1:
                    self.seen.add("tie for the start" if top.step == 1 else "second tie for the start")
        elif action.kind == "national-media" and action.args[0] and self.privileged_loser(before):
            self.seen.add("narrow loser's media")

    def privileged_loser(self, state: ClassicState) -> bool:
        frame = state.stack[-1]
        winner = result(state.boards[0], state.partners)
        return frame.args[0] not in (winner.winner, winner.partner)

    def event(self, before: ClassicState, after: ClassicState, event: Event) -> None:
        kind = event.kind
        simple = {
            "forced": "coalition forced",
            "refused": "coalition refused",
            "lot": "lot",
            "unsold": "poll unsold",
        }
        if kind in simple:
            self.seen.add(simple[kind])
        elif kind == "coalition" and before.stack[-1].args[0] >= 0:
            self.seen.add("coalition agreed")
        elif kind == "won":
            self.won(event, after if after.boards else before)
        elif kind == "national-opinion":
            self.national(event)
        elif kind == "converted" and event["votes"] < event["meetings"]:
            self.seen.add("factor of zero or less")
        elif kind == "opinion-clash" and before.round and sum(after.pool) > sum(before.pool):
            self.seen.add("clash into the pool")
        elif kind == "rolled" and before.stack[-1].args[1] == 3 and before.stack[-2].step == 4:
            self.seen.add("donation bonus")
        elif kind == "turned-down":
            refused = [
                after.offers[seat] for seat in range(len(after.offers)) if after.answers[seat] == REFUSED
            ]
            if refused and refused.count(max(refused)) > 1:
                self.seen.add("donation bonus tied")
        if any(50 in board.votes for board in after.boards):
            self.seen.add("fifty votes")

    def national(self, event: Event) -> None:
        if event["strength"] > 1:
            self.seen.add("national opinion dominant")
        elif event["replaced"] < 0:
            self.seen.add("national opinion new")
        elif topic(event["replaced"]) == topic(event["card"]):
            self.seen.add("national opinion opposite")
        else:
            self.seen.add("national opinion pushed out")

    def won(self, event: Event, state: ClassicState) -> None:
        if event["partner"] >= 0:
            self.seen.add("coalition won narrowly" if event["narrow"] else "coalition won")
        elif not event["narrow"]:
            self.seen.add("won alone")
        else:
            self.seen.add("won narrowly")
            level = result(state.boards[0], state.partners).level
            if any(state.partners[seat] >= 0 for seat in level):
                self.seen.add("won narrowly over a coalition")

    def end(self, state: ClassicState) -> None:
        members = sorted(state.members, reverse=True)
        if members[0] == members[1]:
            self.seen.add("membership tie for the most")
        elif members[1] == members[2]:
            self.seen.add("membership tie for second")
        else:
            self.seen.add("membership bonus")
