"""Choices of this edition that the common spaces do not describe."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.rng import Rng
from hustings.core.role import shift
from hustings.core.space import NO_PICKS, Args, Space
from hustings.games.die_macher.common.cards import topic


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

    def data(self) -> dict[str, object]:
        return {"type": "envoys", "items": list(self.items), "slots": list(self.slots), "rule": self.rule}


class Platform(Space):
    """Exactly ``size`` kinds of different topics, ascending. ``kinds`` ascends and holds at least so many topics."""

    def __init__(self, kinds: tuple[int, ...], size: int, rule: str = "") -> None:
        self.kinds = kinds
        self.size = size
        self.rule = rule

    def picks(self, prefix: Args) -> Sequence[int]:
        n = len(prefix)
        if n >= self.size:
            return NO_PICKS
        last = topic(prefix[n - 1]) if n else -1
        need = self.size - n - 1  # topics that must still lie behind the pick
        behind = 0
        above = -1
        out: list[int] = []
        for i in range(len(self.kinds) - 1, -1, -1):
            kind = self.kinds[i]
            here = topic(kind)
            if here <= last:
                break
            if above >= 0 and here != above:
                behind += 1
            above = here
            if behind >= need:
                out.append(kind)
        out.reverse()
        return out

    def complete(self, prefix: Args) -> bool:
        return len(prefix) == self.size

    def data(self) -> dict[str, object]:
        return {"type": "platform", "kinds": list(self.kinds), "size": self.size, "rule": self.rule}


class Swap(Space):
    """Up to ``most`` cards of the hand, two at most, for cards of the programme; afterwards all topics differ.

    A choice is pairs: the hand's kind, then the programme's. Both ascend from pair to pair, since only
    which cards come and go matters. There are 46 choices at most, so they are listed, once.
    """

    def __init__(self, hand: tuple[int, ...], programme: tuple[int, ...], most: int, rule: str = "") -> None:
        self.hand = hand  # ascending
        self.programme = programme  # ascending, all topics different
        self.most = most
        self.rule = rule
        self.listed: list[Args] = []

    def choices(self) -> list[Args]:
        """Every choice, in ascending order."""
        if not self.listed:
            # for each card the set of its topic
            hand = [1 << (card >> 1) for card in self.hand]
            programme = [1 << (card >> 1) for card in self.programme]
            topics = sum(programme)
            self.listed.append(())
            for i in range(len(hand) if self.most else 0):
                if i and self.hand[i] == self.hand[i - 1]:
                    continue
                for j in range(len(programme)):
                    rest = topics ^ programme[j]
                    if not rest & hand[i]:
                        self.listed.append((self.hand[i], self.programme[j]))
                    if self.most > 1:
                        self.add_pairs(i, j, hand, programme, rest)
        return self.listed

    def add_pairs(self, i: int, j: int, hand: list[int], programme: list[int], rest: int) -> None:
        """The choices that begin with the hand's card ``i`` for the programme's ``j`` and go on with a second pair."""
        for k in range(i + 1, len(hand)):
            if hand[k] == hand[i] or (k > i + 1 and self.hand[k] == self.hand[k - 1]):
                continue
            both = hand[i] | hand[k]
            for m in range(j + 1, len(programme)):
                if not (rest ^ programme[m]) & both:
                    self.listed.append((self.hand[i], self.programme[j], self.hand[k], self.programme[m]))

    def picks(self, prefix: Args) -> Sequence[int]:
        n = len(prefix)
        out: list[int] = []
        for choice in self.choices():
            if len(choice) > n and choice[:n] == prefix and (not out or out[-1] != choice[n]):
                out.append(choice[n])
        return out

    def complete(self, prefix: Args) -> bool:
        return prefix in self.choices()

    def contains(self, args: Args) -> bool:
        return args in self.choices()

    def tally(self, prefix: Args) -> int:
        n = len(prefix)
        total = 0
        for choice in self.choices():
            if choice[:n] == prefix:
                total += 1
        return total

    def sample(self, rng: Rng) -> Args:
        choices = self.choices()
        return choices[rng.below(len(choices))]

    def uniform(self, rng: Rng) -> Args:
        return self.sample(rng)

    def data(self) -> dict[str, object]:
        return {
            "type": "swap",
            "hand": list(self.hand),
            "programme": list(self.programme),
            "most": self.most,
            "rule": self.rule,
        }
