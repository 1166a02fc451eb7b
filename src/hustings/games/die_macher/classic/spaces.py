"""Two choices with a shape of their own: laying cabinet cards, and filling in the sheet."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.rng import Rng
from hustings.core.space import NO_PICKS, Args, Space


class Placement(Space):
    """For each state, no card (0) or one of the party's cards (card + 1), within its money.

    [2006 §6.2.3.a] [2006 §P7] [1997 §5.2.3.a] [1997 §P7]
    """

    def __init__(
        self, boards: int, cards: tuple[int, ...], costs: tuple[int, ...], money: int, rule: str
    ) -> None:
        self.boards = boards
        self.cards = cards
        self.costs = costs  # by card
        self.money = money
        self.rule = rule

    def picks(self, prefix: Args) -> Sequence[int]:
        if len(prefix) >= self.boards:
            return NO_PICKS
        left = self.money
        for pick in prefix:
            if pick:
                left -= self.costs[pick - 1]
        options = [0]
        for card in self.cards:
            if self.costs[card] <= left and card + 1 not in prefix:
                options.append(card + 1)
        return options

    def complete(self, prefix: Args) -> bool:
        return len(prefix) == self.boards

    def sample(self, rng: Rng) -> Args:
        """The walk over ``picks``, the money counted once."""
        left = self.money
        chosen: list[int] = []
        for _ in range(self.boards):
            options = [0]
            for card in self.cards:
                if self.costs[card] <= left and card + 1 not in chosen:
                    options.append(card + 1)
            pick = options[rng.below(len(options))]
            if pick:
                left -= self.costs[pick - 1]
            chosen.append(pick)
        return tuple(chosen)

    def data(self) -> dict[str, object]:
        return {
            "type": "placement",
            "boards": self.boards,
            "cards": list(self.cards),
            "costs": list(self.costs),
            "money": self.money,
            "rule": self.rule,
        }


class Sheet(Space):
    """An offer of the first column and a state for each of its lines; an offer of the second column and
    a state for each of its media markers. States for equal lines are named in ascending order.

    [2006 §6.1.a] [2006 §6.1.b] [1997 §5.1.a] [1997 §5.1.b]
    """

    def __init__(
        self, lines: tuple[tuple[int, ...], ...], media: tuple[int, ...], boards: int, rule: str
    ) -> None:
        self.lines = lines
        self.media = media
        self.boards = boards
        self.rule = rule

    def picks(self, prefix: Args) -> Sequence[int]:
        n = len(prefix)
        if n == 0:
            return range(len(self.lines))
        lines = self.lines[prefix[0]]
        if n <= len(lines):
            same = n > 1 and lines[n - 1] == lines[n - 2]
            return range(prefix[-1] if same else 0, self.boards)
        second = len(lines) + 1  # where the second column begins
        if n == second:
            return range(len(self.media))
        if n <= second + self.media[prefix[second]]:
            return range(prefix[-1] if n > second + 1 else 0, self.boards)
        return NO_PICKS

    def complete(self, prefix: Args) -> bool:
        if not prefix:
            return False
        second = len(self.lines[prefix[0]]) + 1
        return len(prefix) > second and len(prefix) == second + 1 + self.media[prefix[second]]

    def data(self) -> dict[str, object]:
        return {
            "type": "sheet",
            "lines": [list(row) for row in self.lines],
            "media": list(self.media),
            "boards": self.boards,
            "rule": self.rule,
        }
