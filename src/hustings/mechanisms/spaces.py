"""Spaces that some games need: an offer or a pass, counts with prices and a supply, items sent to slots."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.core.role import shift
from hustings.core.space import NO_PICKS, Args, Space, spell


class Offer(Space):
    """0 to pass, or a value in ``low .. high``; only passing is left when ``high`` is below ``low``."""

    def __init__(self, low: int, high: int, rule: str = "") -> None:
        self.low = low
        self.high = high
        self.rule = rule

    def picks(self, prefix: Args) -> Sequence[int]:
        return NO_PICKS if prefix else [0, *range(self.low, self.high + 1)]

    def complete(self, prefix: Args) -> bool:
        return len(prefix) == 1

    def contains(self, args: Args) -> bool:
        return len(args) == 1 and (args[0] == 0 or self.low <= args[0] <= self.high)

    def tally(self, prefix: Args) -> int:
        return 1 if prefix else 1 + max(self.high - self.low + 1, 0)

    def sample(self, rng: Rng) -> Args:
        k = rng.below(1 + max(self.high - self.low + 1, 0))
        return (0,) if k == 0 else (self.low + k - 1,)

    def uniform(self, rng: Rng) -> Args:
        return self.sample(rng)

    def reason(self, prefix: Args, pick: int) -> Message:
        if self.high < self.low:
            return Message("space-pick", {"pick": pick, "allowed": "0"}, self.rule)
        return Message("space-range", {"low": self.low, "high": self.high}, self.rule)

    def data(self) -> dict[str, object]:
        return {"type": "offer", "low": self.low, "high": self.high, "rule": self.rule}


class Supplied(Space):
    """One count for each slot, priced by its own row within ``budget``, the sum within ``most``."""

    def __init__(self, prices: tuple[tuple[int, ...], ...], budget: int, most: int, rule: str = "") -> None:
        self.prices = prices
        self.budget = budget
        self.most = most
        self.rule = rule

    def picks(self, prefix: Args) -> Sequence[int]:
        n = len(prefix)
        if n >= len(self.prices):
            return NO_PICKS
        left = self.budget
        rest = self.most
        for i in range(n):
            left -= self.prices[i][prefix[i]]
            rest -= prefix[i]
        prices = self.prices[n]
        k = min(len(prices) - 1, rest)
        while prices[k] > left:
            k -= 1
        return range(k + 1)

    def complete(self, prefix: Args) -> bool:
        return len(prefix) == len(self.prices)

    def contains(self, args: Args) -> bool:
        if len(args) != len(self.prices):
            return False
        cost = 0
        total = 0
        for i in range(len(args)):
            if not 0 <= args[i] < len(self.prices[i]):
                return False
            cost += self.prices[i][args[i]]
            total += args[i]
        return cost <= self.budget and total <= self.most

    def sample(self, rng: Rng) -> Args:
        left = self.budget
        rest = self.most
        out: list[int] = []
        for prices in self.prices:
            k = min(len(prices) - 1, rest)
            while prices[k] > left:
                k -= 1
            n = rng.below(k + 1)
            left -= prices[n]
            rest -= n
            out.append(n)
        return tuple(out)

    def reason(self, prefix: Args, pick: int) -> Message:
        slot = len(prefix)
        if not 0 <= pick < len(self.prices[slot]):
            return Message("space-slot", {"slot": slot, "most": len(self.prices[slot]) - 1}, self.rule)
        if sum(prefix) + pick > self.most:
            return Message("space-sum", {"most": self.most}, self.rule)
        return Message("space-budget", {"budget": self.budget}, self.rule)

    def data(self) -> dict[str, object]:
        return {
            "type": "supplied",
            "prices": [list(row) for row in self.prices],
            "budget": self.budget,
            "most": self.most,
            "rule": self.rule,
        }


class Envoys(Space):
    """For each slot one of ``items``, shifted, or 0 for none; each item at most once; a closed slot takes only 0."""

    def __init__(self, items: tuple[int, ...], slots: tuple[int, ...], rule: str = "") -> None:
        self.items = items
        self.slots = slots  # [slot] -> 1 when open
        self.rule = rule

    def picks(self, prefix: Args) -> Sequence[int]:
        n = len(prefix)
        if n >= len(self.slots):
            return NO_PICKS
        if not self.slots[n]:
            return (0,)
        return [0, *[shift(item) for item in self.items if shift(item) not in prefix]]

    def complete(self, prefix: Args) -> bool:
        return len(prefix) == len(self.slots)

    def tally(self, prefix: Args) -> int:
        free = len(self.items)
        for value in prefix:
            if value:
                free -= 1
        slots = sum(self.slots[len(prefix) :])
        total = 0
        ways = 1  # C(slots, k) * free * (free - 1) * ..., k of them
        for k in range(min(slots, free) + 1):
            total += ways
            ways = ways * (slots - k) * (free - k) // (k + 1)
        return total

    def sample(self, rng: Rng) -> Args:
        free = list(self.items)
        out: list[int] = []
        for slot in self.slots:
            k = rng.below(len(free) + 1) if slot else 0
            out.append(shift(free.pop(k - 1)) if k else 0)
        return tuple(out)

    def reason(self, prefix: Args, pick: int) -> Message:
        if pick and pick in prefix:
            return Message("space-twice", {"pick": pick}, self.rule)
        return Message("space-pick", {"pick": pick, "allowed": spell(self.picks(prefix))}, self.rule)

    def data(self) -> dict[str, object]:
        return {"type": "envoys", "items": list(self.items), "slots": list(self.slots), "rule": self.rule}
