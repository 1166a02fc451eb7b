"""Legal choices, described rather than listed.

Every space is a chain of small picks. Two questions define it: which values may come
next (``picks``), and may the choice end here (``complete``). From these follow, once
and for all spaces: membership, counting, listing, sampling, learners' masks, and the
sentence that tells a person what is wrong with a choice.

Laws, tested for every space in ``tests/core/test_space.py`` and by ``check_game``:

* ``args in space`` exactly when iteration yields ``args``, each once, in ascending order of picks;
* every allowed prefix can be completed: no dead ends;
* ``count()`` is the number of actions, ``uniform`` makes each equally likely,
  ``sample`` follows ``weight`` pick by pick and is what the chance seat uses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from typing import Final

from hustings.core._mypyc import mypyc_attr
from hustings.core.message import Message
from hustings.core.rng import Rng

Args = tuple[int, ...]
NO_PICKS: Final[tuple[int, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Space:
    """A set of argument tuples. ``rule`` cites the section that draws its border."""

    __slots__ = ("rule",)

    rule: str

    def picks(self, prefix: Args) -> Sequence[int]:
        """The values that may follow an allowed prefix, ascending; empty when nothing may."""
        raise NotImplementedError

    def complete(self, prefix: Args) -> bool:
        """Whether an allowed prefix is a whole choice as it stands."""
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """The plain form for wires and equality: a ``type`` and the parameters."""
        raise NotImplementedError

    def asking(self, prefix: Args) -> tuple[Space, Args]:
        """The innermost space in which the next pick falls, and its own picks so far."""
        return self, prefix

    def weight(self, prefix: Args, pick: int) -> int:
        """How likely ``pick`` is next, in proportion. A space that overrides this overrides ``sample`` too."""
        return 1

    def reason(self, prefix: Args, pick: int) -> Message:
        """The sentence for a pick that may not follow ``prefix``."""
        return Message("space-pick", {"pick": pick, "allowed": spell(self.picks(prefix))}, self.rule)

    # -- everything below follows from the questions above; subclasses override only for speed --

    def contains(self, args: Args) -> bool:
        for i in range(len(args)):
            if args[i] not in self.picks(args[:i]):
                return False
        return self.complete(args)

    def tally(self, prefix: Args) -> int:
        """How many whole choices begin with an allowed ``prefix``."""
        n = 1 if self.complete(prefix) else 0
        for pick in self.picks(prefix):
            n += self.tally((*prefix, pick))
        return n

    def count(self) -> int:
        return self.tally(())

    def sample(self, rng: Rng) -> Args:
        """A choice by a walk over the picks, each as likely as its weight. Not uniform over whole choices."""
        prefix: Args = ()
        while True:
            options = self.picks(prefix)
            n = len(options)
            stop = 1 if self.complete(prefix) else 0
            if n == 0:
                return prefix
            k = rng.below(n + stop)
            if k == n:
                return prefix
            prefix += (options[k],)  # compiled, half the price of unpacking

    def uniform(self, rng: Rng) -> Args:
        """A choice with every whole choice equally likely."""
        prefix: Args = ()
        while True:
            k = rng.below(self.tally(prefix))
            if self.complete(prefix):
                if k == 0:
                    return prefix
                k -= 1
            for pick in self.picks(prefix):
                n = self.tally((*prefix, pick))
                if k < n:
                    prefix = (*prefix, pick)
                    break
                k -= n

    def odds(self, args: Args) -> tuple[int, int]:
        """The chance of ``args`` under ``sample``'s weights for a chance decision, as (part, whole)."""
        part, whole = 1, 1
        for i in range(len(args)):
            prefix = args[:i]
            part *= self.weight(prefix, args[i])
            whole *= sum([self.weight(prefix, pick) for pick in self.picks(prefix)])
        return part, whole

    def why_not(self, args: Args) -> Message | None:
        """The sentence for a person, or None when ``args`` is allowed."""
        for i in range(len(args)):
            prefix = args[:i]
            options = self.picks(prefix)
            if args[i] not in options:
                if not options:
                    return Message("space-too-long", {"most": i}, self.rule)
                return self.reason(prefix, args[i])
        if self.complete(args):
            return None
        return Message("space-unfinished", {"allowed": spell(self.picks(args))}, self.rule)

    def __contains__(self, args: object) -> bool:
        return isinstance(args, tuple) and self.contains(args)

    def __iter__(self) -> Iterator[Args]:
        # A stack of prefixes rather than nested generators: flat, and as fast compiled as not.
        stack: list[Args] = [()]
        while stack:
            prefix = stack.pop()
            if self.complete(prefix):
                yield prefix
            options = self.picks(prefix)
            for k in range(len(options) - 1, -1, -1):
                stack.append((*prefix, options[k]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Space) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        data = self.data()
        values = ", ".join(f"{k}={v!r}" for k, v in data.items() if k != "type")
        return f"{data['type']}({values})"


def spell(options: Sequence[int]) -> str:
    """A short list of values for a sentence: ``0-5`` or ``1, 4, 7``."""
    n = len(options)
    if n > 2 and options[n - 1] - options[0] == n - 1:
        return f"{options[0]}-{options[n - 1]}"
    return ", ".join([str(option) for option in options])


@mypyc_attr(free_list_len=1)
class Unit(Space):
    """One choice only, without a value: to confirm, to go on."""

    __slots__ = ()

    def __init__(self, rule: str = "") -> None:
        self.rule = rule

    def picks(self, prefix: Args) -> Sequence[int]:
        return NO_PICKS

    def complete(self, prefix: Args) -> bool:
        return True

    def data(self) -> dict[str, object]:
        return {"type": "unit", "rule": self.rule}


@mypyc_attr(free_list_len=1)
class Range(Space):
    """One integer in ``low .. high``: a bid, a number of things."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int, rule: str = "") -> None:
        self.low = low
        self.high = high
        self.rule = rule

    def picks(self, prefix: Args) -> Sequence[int]:
        return NO_PICKS if prefix else range(self.low, self.high + 1)

    def complete(self, prefix: Args) -> bool:
        return len(prefix) == 1

    def contains(self, args: Args) -> bool:
        return len(args) == 1 and self.low <= args[0] <= self.high

    def tally(self, prefix: Args) -> int:
        return 1 if prefix else max(self.high - self.low + 1, 0)

    def sample(self, rng: Rng) -> Args:
        return (self.low + rng.below(self.high - self.low + 1),)

    def uniform(self, rng: Rng) -> Args:
        return self.sample(rng)

    def reason(self, prefix: Args, pick: int) -> Message:
        return Message("space-range", {"low": self.low, "high": self.high}, self.rule)

    def data(self) -> dict[str, object]:
        return {"type": "range", "low": self.low, "high": self.high, "rule": self.rule}


@mypyc_attr(free_list_len=1)
class OneOf(Space):
    """One value out of an ascending tuple: a card, a state, a seat."""

    __slots__ = ("items",)

    def __init__(self, items: tuple[int, ...], rule: str = "") -> None:
        self.items = items
        self.rule = rule

    def picks(self, prefix: Args) -> Sequence[int]:
        return NO_PICKS if prefix else self.items

    def complete(self, prefix: Args) -> bool:
        return len(prefix) == 1

    def contains(self, args: Args) -> bool:
        return len(args) == 1 and args[0] in self.items

    def tally(self, prefix: Args) -> int:
        return 1 if prefix else len(self.items)

    def sample(self, rng: Rng) -> Args:
        return (self.items[rng.below(len(self.items))],)

    def uniform(self, rng: Rng) -> Args:
        return self.sample(rng)

    def data(self) -> dict[str, object]:
        return {"type": "one-of", "items": list(self.items), "rule": self.rule}


@mypyc_attr(free_list_len=1)
class Subset(Space):
    """Between ``least`` and ``most`` different values of an ascending tuple, given in ascending order."""

    __slots__ = ("items", "least", "most")

    def __init__(self, items: tuple[int, ...], least: int, most: int, rule: str = "") -> None:
        self.items = items
        self.least = least
        self.most = min(most, len(items))
        self.rule = rule

    def _start(self, prefix: Args) -> int:
        return self.items.index(prefix[-1]) + 1 if prefix else 0

    def picks(self, prefix: Args) -> Sequence[int]:
        n = len(prefix)
        if n >= self.most or self.least > self.most:
            return NO_PICKS
        # Leave enough items behind the pick to reach the least number.
        end = len(self.items) - max(self.least - n - 1, 0)
        return self.items[self._start(prefix) : max(end, 0)]

    def complete(self, prefix: Args) -> bool:
        return self.least <= len(prefix) <= self.most

    def tally(self, prefix: Args) -> int:
        n = len(prefix)
        rest = len(self.items) - self._start(prefix)
        total = 0
        for k in range(max(self.least - n, 0), self.most - n + 1):
            total += comb(rest, k)
        return total

    def reason(self, prefix: Args, pick: int) -> Message:
        if pick in prefix:
            return Message("space-twice", {"pick": pick}, self.rule)
        if pick in self.items and pick < (prefix[-1] if prefix else 0):
            return Message("space-ascending", {}, self.rule)
        return Message("space-pick", {"pick": pick, "allowed": spell(self.picks(prefix))}, self.rule)

    def data(self) -> dict[str, object]:
        return {
            "type": "subset",
            "items": list(self.items),
            "least": self.least,
            "most": self.most,
            "rule": self.rule,
        }


class Ordered(Space):
    """Between ``least`` and ``most`` different values of an ascending tuple; their order is part of the choice."""

    __slots__ = ("items", "least", "most")

    def __init__(self, items: tuple[int, ...], least: int, most: int, rule: str = "") -> None:
        self.items = items
        self.least = least
        self.most = min(most, len(items))
        self.rule = rule

    def picks(self, prefix: Args) -> Sequence[int]:
        if len(prefix) >= self.most or self.least > self.most:
            return NO_PICKS
        return [item for item in self.items if item not in prefix]

    def complete(self, prefix: Args) -> bool:
        return self.least <= len(prefix) <= self.most

    def contains(self, args: Args) -> bool:
        if not self.least <= len(args) <= self.most:
            return False
        for i in range(len(args)):  # noqa: SIM110 - a generator is slow when compiled
            if args[i] not in self.items or args[i] in args[:i]:
                return False
        return True

    def sample(self, rng: Rng) -> Args:
        if self.least != self.most:
            return super().sample(rng)
        left = list(self.items)
        return tuple([left.pop(rng.below(len(left))) for _ in range(self.most)])

    def tally(self, prefix: Args) -> int:
        n = len(prefix)
        ways = 1
        total = 0
        for k in range(n, self.most + 1):
            if k >= self.least:
                total += ways
            ways *= len(self.items) - k
        return total

    def reason(self, prefix: Args, pick: int) -> Message:
        if pick in prefix:
            return Message("space-twice", {"pick": pick}, self.rule)
        return Message("space-pick", {"pick": pick, "allowed": spell(self.picks(prefix))}, self.rule)

    def data(self) -> dict[str, object]:
        return {
            "type": "ordered",
            "items": list(self.items),
            "least": self.least,
            "most": self.most,
            "rule": self.rule,
        }


@mypyc_attr(free_list_len=1)
class Vector(Space):
    """One count for each slot, none above its cap, the sum between ``least`` and ``most``."""

    __slots__ = ("caps", "least", "most")

    def __init__(self, caps: tuple[int, ...], most: int, least: int = 0, rule: str = "") -> None:
        self.caps = caps
        self.most = most
        self.least = least
        self.rule = rule

    def picks(self, prefix: Args) -> Sequence[int]:
        n = len(prefix)
        if n >= len(self.caps):
            return NO_PICKS
        used = sum(prefix)
        low = 0
        if self.least:
            if self.least > self.most:
                return NO_PICKS
            low = max(self.least - used - sum(self.caps[n + 1 :]), 0)
        return range(low, min(self.caps[n], self.most - used) + 1)

    def complete(self, prefix: Args) -> bool:
        return len(prefix) == len(self.caps)

    def contains(self, args: Args) -> bool:
        if len(args) != len(self.caps):
            return False
        total = 0
        for i in range(len(args)):
            if not 0 <= args[i] <= self.caps[i]:
                return False
            total += args[i]
        return self.least <= total <= self.most

    def sample(self, rng: Rng) -> Args:
        if self.least:
            return super().sample(rng)
        left = self.most
        counts: list[int] = []
        for cap in self.caps:
            count = rng.below(min(cap, left) + 1)
            left -= count
            counts.append(count)
        return tuple(counts)

    def tally(self, prefix: Args) -> int:
        # ways[s]: in how many ways the slots counted so far can sum to s
        room = self.most - sum(prefix)
        if room < 0:
            return 0
        ways = [1] + [0] * room
        for cap in self.caps[len(prefix) :]:
            ways = [sum(ways[max(s - cap, 0) : s + 1]) for s in range(room + 1)]
        return sum(ways[max(self.least - sum(prefix), 0) :])

    def reason(self, prefix: Args, pick: int) -> Message:
        options = self.picks(prefix)
        slot = len(prefix)
        if pick > self.caps[slot]:
            return Message("space-slot", {"slot": slot, "most": self.caps[slot]}, self.rule)
        if pick < options[0]:
            return Message("space-sum-least", {"least": self.least}, self.rule)
        return Message("space-sum", {"most": self.most}, self.rule)

    def data(self) -> dict[str, object]:
        return {
            "type": "vector",
            "caps": list(self.caps),
            "least": self.least,
            "most": self.most,
            "rule": self.rule,
        }


class Priced(Space):
    """One count for each slot; ``prices[slot][count]`` is what that costs, the sum within ``budget``.

    Prices of a slot start at 0 for none and never fall.
    """

    __slots__ = ("budget", "prices")

    def __init__(self, prices: tuple[tuple[int, ...], ...], budget: int, rule: str = "") -> None:
        self.prices = prices
        self.budget = budget
        self.rule = rule

    def cost(self, args: Args) -> int:
        total = 0
        for i in range(len(args)):
            total += self.prices[i][args[i]]
        return total

    def picks(self, prefix: Args) -> Sequence[int]:
        n = len(prefix)
        if n >= len(self.prices):
            return NO_PICKS
        left = self.budget - self.cost(prefix)
        prices = self.prices[n]
        k = len(prices)
        while k and prices[k - 1] > left:
            k -= 1
        return range(k)

    def complete(self, prefix: Args) -> bool:
        return len(prefix) == len(self.prices)

    def tally(self, prefix: Args) -> int:
        left = self.budget - self.cost(prefix)
        if left < 0:
            return 0
        ways = [1] + [0] * left
        for prices in self.prices[len(prefix) :]:
            fresh = [0] * (left + 1)
            for spent in range(left + 1):
                if ways[spent]:
                    for price in prices:
                        if spent + price <= left:
                            fresh[spent + price] += ways[spent]
            ways = fresh
        return sum(ways)

    def reason(self, prefix: Args, pick: int) -> Message:
        slot = len(prefix)
        if not 0 <= pick < len(self.prices[slot]):
            return Message("space-slot", {"slot": slot, "most": len(self.prices[slot]) - 1}, self.rule)
        return Message("space-budget", {"budget": self.budget}, self.rule)

    def data(self) -> dict[str, object]:
        return {
            "type": "priced",
            "prices": [list(row) for row in self.prices],
            "budget": self.budget,
            "rule": self.rule,
        }


@mypyc_attr(free_list_len=1)
class Draw(Space):
    """``n`` draws without replacement from a bag: ``counts[item]`` copies of each item. Chance only.

    The outcome is the sequence drawn. Requires at least ``n`` items in the bag.
    """

    __slots__ = ("counts", "n")

    def __init__(self, counts: tuple[int, ...], n: int = 1, rule: str = "") -> None:
        self.counts = counts
        self.n = n
        self.rule = rule

    def weight(self, prefix: Args, pick: int) -> int:
        return self.counts[pick] - prefix.count(pick)

    def picks(self, prefix: Args) -> Sequence[int]:
        if len(prefix) >= self.n:
            return NO_PICKS
        if not prefix:
            return [i for i in range(len(self.counts)) if self.counts[i]]
        return [i for i in range(len(self.counts)) if self.counts[i] > prefix.count(i)]

    def complete(self, prefix: Args) -> bool:
        return len(prefix) == self.n

    def contains(self, args: Args) -> bool:
        if len(args) != self.n:
            return False
        for item in args:
            if not 0 <= item < len(self.counts) or args.count(item) > self.counts[item]:
                return False
        return True

    def tally(self, prefix: Args) -> int:
        # ways[k]: in how many orders k draws can come out of the items counted so far
        room = self.n - len(prefix)
        ways = [1] + [0] * room
        for item in range(len(self.counts)):
            copies = self.counts[item] - prefix.count(item)
            if copies:
                ways = [
                    sum([comb(k, j) * ways[k - j] for j in range(min(copies, k) + 1)])
                    for k in range(room + 1)
                ]
        return ways[room]

    def sample(self, rng: Rng) -> Args:
        if self.n == 1:
            return (rng.weighted(list(self.counts)),)
        left = list(self.counts)
        drawn: list[int] = []
        for _ in range(self.n):
            item = rng.weighted(left)
            left[item] -= 1
            drawn.append(item)
        return tuple(drawn)

    def data(self) -> dict[str, object]:
        return {"type": "draw", "counts": list(self.counts), "n": self.n, "rule": self.rule}
