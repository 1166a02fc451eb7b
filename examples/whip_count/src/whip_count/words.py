"""What the table says; the sentences are in ``locale/``."""

from __future__ import annotations

from hustings.core.message import Message, Value
from hustings.core.words import Words
from whip_count.game import WhipCount, WhipView


class WhipCountWords(Words):
    prefix = "whip"

    def name(self, game: WhipCount, view: WhipView, role: str, value: int) -> Value:
        if role == "bill":
            return Message(f"whip-bill-{value}")
        return super().name(game, view, role, value)

    def heading(self, game: WhipCount, view: WhipView) -> Message:
        return Message("whip-heading", {"left": sum(view.bills) + (view.bill >= 0)})
