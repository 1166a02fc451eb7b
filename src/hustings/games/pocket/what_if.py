"""The figures of a pocket election that an answer may change, and what a sealed bid costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import Args, Decision
from hustings.core.role import COUNT, MONEY, Role
from hustings.core.what_if import FigureValues
from hustings.games.pocket.state import REGIONS, PocketState, PocketView

if TYPE_CHECKING:
    from hustings.games.pocket.game import Pocket

FIGURES: Final[dict[str, Role]] = {
    "meetings": COUNT,
    "votes": COUNT,
    "votes-if-counted": COUNT,
    "money": MONEY,
    "cards": COUNT,
    "turn": COUNT,
}


def figures(game: Pocket, view: PocketView, origin: PocketView) -> FigureValues:
    """Every figure by name, place and seat."""
    found: FigureValues = {}
    for seat in range(game.players):
        place = f"seat:{seat}"
        total = view.votes[seat]
        for region in range(REGIONS):
            held = view.meetings[seat][region]
            found["meetings", f"region:{region}", seat] = held
            total += held * (1 + view.programmes[seat].count(view.opinions[region]))  # [pocket §5]
        found["votes", place, seat] = view.votes[seat]
        found["votes-if-counted", place, seat] = total
        found["money", place, seat] = view.funds[seat]
        found["cards", place, seat] = view.hand_sizes[seat]
        found["turn", place, seat] = view.order.index(seat) + 1
    return found


def suppose(game: Pocket, world: PocketState, decision: Decision, args: Args) -> bool:
    """A bid is opened and paid. [pocket §2]"""
    if decision.kind != "bid":
        return False
    world.funds[decision.seat] -= args[0]
    return True
