"""What is not possible, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hustings.core.action import Decision
from hustings.core.message import Message
from hustings.core.refusal import Refusals, plain
from hustings.core.space import Args
from hustings.games.pocket import questions
from hustings.games.pocket.state import REGIONS, SMEAR, SPIN, PocketView

if TYPE_CHECKING:
    from hustings.games.pocket.game import Pocket


class PocketRefusals(Refusals["Pocket", PocketView]):
    def tries(self, game: Pocket, view: PocketView, decision: Decision, prefix: Args) -> Sequence[int]:
        if decision.question is questions.CARD:
            return range(REGIONS) if prefix else (SPIN, SMEAR)
        return ()

    def why(
        self, game: Pocket, view: PocketView, decision: Decision, prefix: Args, pick: int, rest: Args
    ) -> Message | None:
        """[pocket §2] [pocket §3] [pocket §4]"""
        if prefix and not decision.space.picks(prefix):
            return None  # there is nothing more to choose
        funds = view.funds[view.seat]
        if decision.question is questions.BID:
            if pick > funds:
                return Message("pocket-no-funds", {"funds": funds}, "pocket §2")
            return Message("pocket-no-bid", {"most": game.tables.highest_bid}, "pocket §2")
        if decision.question is questions.MEETINGS:
            most = game.tables.meetings_per_region
            if pick > most:
                return Message("pocket-no-meetings", {"most": most}, "pocket §3")
            return Message("pocket-no-funds", {"funds": funds - sum(prefix)}, "pocket §3")
        if decision.question is questions.CARD and not prefix and pick in (SPIN, SMEAR):
            card = Message(f"pocket-card-{pick}")
            return Message("pocket-not-in-hand", {"card": card}, "pocket §4")
        return plain(decision.space.rule)


REFUSALS: Final = PocketRefusals()
