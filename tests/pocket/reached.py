"""What a recorded game has reached: cards, ties, ends. The golden records must reach all of it."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from hustings.core.action import Action
from hustings.core.event import Event
from hustings.games.pocket.game import Pocket
from hustings.games.pocket.state import SMEAR, PocketState
from hustings.testing import golden

REQUIRED: Final = {
    *(f"card {card}" for card in range(3)),
    *(
        "smear in the North",
        "smear in the South",
        "programme kept",
        "first issue changed",
        "second issue changed",
    ),
    *("tied bids", "all bids differ", "bid of nothing"),
    *("place by votes", "place by funds", "place shared"),
}


class Reached(golden.Reached):
    """Notes cards, ties and ends."""

    game: Pocket

    def required(self) -> set[str]:
        return super().required() | REQUIRED

    def move(self, before: PocketState, action: Action, after: PocketState, events: list[Event]) -> None:
        super().move(before, action, after, events)
        for event in events:
            if event.kind == "card":
                self.seen.add(f"card {event['card']}")
                if event["card"] == SMEAR:
                    self.seen.add(("smear in the North", "smear in the South")[event["region"]])
            elif event.kind == "programme":
                names = ("programme kept", "first issue changed", "second issue changed")
                self.seen.add(names[event["slot"]])
        bids = [event["amount"] for event in events if event.kind == "revealed"]
        if bids:
            self.seen.add("tied bids" if len(set(bids)) < len(bids) else "all bids differ")
        if 0 in bids:
            self.seen.add("bid of nothing")

    def end(self, state: PocketState) -> None:
        for a, b in combinations(range(self.game.players), 2):
            if state.votes[a] != state.votes[b]:
                self.seen.add("place by votes")
            elif state.funds[a] != state.funds[b]:
                self.seen.add("place by funds")
            else:
                self.seen.add("place shared")
