"""Spaces made of other spaces."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core._mypyc import mypyc_attr
from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.core.space import Args, Space, spell


def _cited(message: Message, rule: str) -> Message:
    """A sentence of an inner space, under the rule of the outer one when it names none itself."""
    return message if message.rule else Message(message.id, message.values, rule)


@mypyc_attr(free_list_len=1)
class Branch(Space):
    """A first pick, then whatever that pick opens: a card, then its target.

    ``items`` ascend; ``spaces[i]`` holds what follows ``items[i]``.
    """

    __slots__ = ("items", "spaces")

    def __init__(self, items: tuple[int, ...], spaces: tuple[Space, ...], rule: str = "") -> None:
        self.items = items
        self.spaces = spaces
        self.rule = rule

    def _behind(self, prefix: Args) -> Space:
        return self.spaces[self.items.index(prefix[0])]

    def asking(self, prefix: Args) -> tuple[Space, Args]:
        return self._behind(prefix).asking(prefix[1:]) if prefix else (self, prefix)

    def picks(self, prefix: Args) -> Sequence[int]:
        return self._behind(prefix).picks(prefix[1:]) if prefix else self.items

    def complete(self, prefix: Args) -> bool:
        return bool(prefix) and self._behind(prefix).complete(prefix[1:])

    def contains(self, args: Args) -> bool:
        return bool(args) and args[0] in self.items and self._behind(args).contains(args[1:])

    def tally(self, prefix: Args) -> int:
        if prefix:
            return self._behind(prefix).tally(prefix[1:])
        total = 0
        for space in self.spaces:
            total += space.tally(())
        return total

    def weight(self, prefix: Args, pick: int) -> int:
        return self._behind(prefix).weight(prefix[1:], pick) if prefix else 1

    def sample(self, rng: Rng) -> Args:
        i = rng.below(len(self.items))
        return (self.items[i],) + self.spaces[i].sample(rng)  # noqa: RUF005 - compiled, half the price of unpacking

    def reason(self, prefix: Args, pick: int) -> Message:
        if prefix:
            return _cited(self._behind(prefix).reason(prefix[1:], pick), self.rule)
        return Message("space-pick", {"pick": pick, "allowed": spell(self.items)}, self.rule)

    def data(self) -> dict[str, object]:
        return {
            "type": "branch",
            "items": list(self.items),
            "spaces": [space.data() for space in self.spaces],
            "rule": self.rule,
        }


def branch(options: dict[int, Space], rule: str = "") -> Branch:
    """The branch with these items, in ascending order, and what follows each."""
    return Branch(tuple(options), tuple(options.values()), rule)


@mypyc_attr(free_list_len=1)
class Product(Space):
    """Several spaces one after another. All but the last must have a fixed number of picks, given in ``sizes``."""

    __slots__ = ("sizes", "spaces")

    def __init__(self, spaces: tuple[Space, ...], sizes: tuple[int, ...], rule: str = "") -> None:
        self.spaces = spaces
        self.sizes = sizes
        self.rule = rule

    def _locate(self, prefix: Args) -> tuple[int, int]:
        """The space in which the next pick falls, and where its own picks begin."""
        start = 0
        for i in range(len(self.spaces) - 1):
            if len(prefix) < start + self.sizes[i]:
                return i, start
            start += self.sizes[i]
        return len(self.spaces) - 1, start

    def asking(self, prefix: Args) -> tuple[Space, Args]:
        i, start = self._locate(prefix)
        return self.spaces[i].asking(prefix[start:])

    def picks(self, prefix: Args) -> Sequence[int]:
        i, start = self._locate(prefix)
        return self.spaces[i].picks(prefix[start:])

    def complete(self, prefix: Args) -> bool:
        i, start = self._locate(prefix)
        return i == len(self.spaces) - 1 and self.spaces[i].complete(prefix[start:])

    def contains(self, args: Args) -> bool:
        start = 0
        last = len(self.spaces) - 1
        for i in range(last):
            end = start + self.sizes[i]
            if not self.spaces[i].contains(args[start:end]):
                return False
            start = end
        return self.spaces[last].contains(args[start:])

    def weight(self, prefix: Args, pick: int) -> int:
        i, start = self._locate(prefix)
        return self.spaces[i].weight(prefix[start:], pick)

    def tally(self, prefix: Args) -> int:
        i, start = self._locate(prefix)
        total = self.spaces[i].tally(prefix[start:])
        for space in self.spaces[i + 1 :]:
            total *= space.tally(())
        return total

    def sample(self, rng: Rng) -> Args:
        args: Args = ()
        for space in self.spaces:
            args = args + space.sample(rng)
        return args

    def reason(self, prefix: Args, pick: int) -> Message:
        i, start = self._locate(prefix)
        return _cited(self.spaces[i].reason(prefix[start:], pick), self.rule)

    def data(self) -> dict[str, object]:
        return {
            "type": "product",
            "spaces": [space.data() for space in self.spaces],
            "sizes": list(self.sizes),
            "rule": self.rule,
        }
