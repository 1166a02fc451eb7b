"""Choices of this edition that the common spaces do not describe."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core import Rng
from hustings.core.bitset import EMPTY, add
from hustings.core.space import NO_PICKS, Args, Space
from hustings.games.die_macher.common.cards import topic


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
            hand = [add(EMPTY, topic(card)) for card in self.hand]
            programme = [add(EMPTY, topic(card)) for card in self.programme]
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
