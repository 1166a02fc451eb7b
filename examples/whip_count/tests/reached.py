"""What a recorded game has reached beside every question and event: its ties and its end."""

from __future__ import annotations

from whip_count.game import WhipState

from hustings.testing import golden


class Reached(golden.Reached):
    def required(self) -> set[str]:
        return super().required() | {"won by points", "won by votes left"}

    def end(self, state: WhipState) -> None:
        best = sorted(state.points)[-2:]
        self.seen.add("won by votes left" if best[0] == best[1] else "won by points")
