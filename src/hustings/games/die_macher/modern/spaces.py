"""Choices of this edition that the common spaces do not describe."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.message import Message
from hustings.core.rng import Rng
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
    """For each slot 0 or 1 + one of ``items``, each item at most once; a closed slot takes only 0."""

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
        return [0, *[item + 1 for item in self.items if item + 1 not in prefix]]

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

    def reason(self, prefix: Args, pick: int) -> Message:
        if pick and pick in prefix:
            return Message("space-twice", {"pick": pick}, self.rule)
        return Message("space-pick", {"pick": pick, "allowed": spell(self.picks(prefix))}, self.rule)

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
        last = prefix[n - 1] >> 1 if n else -1
        need = self.size - n - 1  # topics that must still lie behind the pick
        behind = 0
        above = -1
        out: list[int] = []
        for i in range(len(self.kinds) - 1, -1, -1):
            kind = self.kinds[i]
            topic = kind >> 1
            if topic <= last:
                break
            if above >= 0 and topic != above:
                behind += 1
            above = topic
            if behind >= need:
                out.append(kind)
        out.reverse()
        return out

    def complete(self, prefix: Args) -> bool:
        return len(prefix) == self.size

    def reason(self, prefix: Args, pick: int) -> Message:
        for kind in prefix:
            if kind >> 1 == pick >> 1:
                return Message("dm19-topic-twice", {}, self.rule)
        return Message("space-pick", {"pick": pick, "allowed": spell(self.picks(prefix))}, self.rule)

    def data(self) -> dict[str, object]:
        return {"type": "platform", "kinds": list(self.kinds), "size": self.size, "rule": self.rule}


class Swap(Space):
    """Up to ``most`` cards of the hand for cards of the programme; afterwards all topics differ.

    A choice is pairs: the hand's kind, then the programme's. Both ascend from pair to pair, since only
    which cards come and go matters.
    """

    def __init__(self, hand: tuple[int, ...], programme: tuple[int, ...], most: int, rule: str = "") -> None:
        self.hand = hand  # ascending
        self.programme = programme  # ascending, all topics different
        self.most = most
        self.rule = rule
        self.topics = 0  # as bits
        for kind in programme:
            self.topics |= 1 << (kind >> 1)

    def fits(self, args: Args) -> bool:
        """Whether all topics differ after these whole pairs."""
        topics = self.topics
        for i in range(1, len(args), 2):
            topics &= ~(1 << (args[i] >> 1))
        for i in range(0, len(args), 2):
            bit = 1 << (args[i] >> 1)
            if topics & bit:
                return False
            topics |= bit
        return True

    def cards(self, prefix: Args) -> list[int]:
        """The hand's kinds that may open the next pair, fitting or not."""
        start = 0
        if prefix:
            start = self.hand.index(prefix[-2]) + 1
        out: list[int] = []
        for i in range(start, len(self.hand)):
            if self.hand[i] not in out:
                out.append(self.hand[i])
        return out

    def targets(self, prefix: Args) -> list[int]:
        """The programme's kinds that may close the pair opened by the last pick, fitting or not."""
        last = prefix[-2] if len(prefix) > 1 else -1
        return [kind for kind in self.programme if kind > last]

    def live(self, prefix: Args) -> bool:
        """Whether these whole pairs fit or can still be mended by another pair."""
        if self.fits(prefix):
            return True
        if len(prefix) // 2 >= self.most:
            return False
        for card in self.cards(prefix):
            opened = (*prefix, card)
            for target in self.targets(opened):
                if self.live((*opened, target)):
                    return True
        return False

    def picks(self, prefix: Args) -> Sequence[int]:
        n = len(prefix)
        if n % 2 == 0:
            if n // 2 >= self.most:
                return NO_PICKS
            out: list[int] = []
            for card in self.cards(prefix):
                opened = (*prefix, card)
                for target in self.targets(opened):
                    if self.live((*opened, target)):
                        out.append(card)
                        break
            return out
        return [target for target in self.targets(prefix) if self.live((*prefix, target))]

    def complete(self, prefix: Args) -> bool:
        return len(prefix) % 2 == 0 and self.fits(prefix)

    def contains(self, args: Args) -> bool:
        n = len(args)
        if n % 2 or n // 2 > self.most:
            return False
        for i in range(0, n, 2):
            if args[i] not in self.cards(args[:i]) or args[i + 1] not in self.targets(args[: i + 1]):
                return False
        return self.fits(args)

    def reason(self, prefix: Args, pick: int) -> Message:
        known = self.targets(prefix) if len(prefix) % 2 else self.cards(prefix)
        if pick in known:
            return Message("dm19-topic-twice", {}, self.rule)
        return Message("space-pick", {"pick": pick, "allowed": spell(self.picks(prefix))}, self.rule)

    def data(self) -> dict[str, object]:
        return {
            "type": "swap",
            "hand": list(self.hand),
            "programme": list(self.programme),
            "most": self.most,
            "rule": self.rule,
        }
