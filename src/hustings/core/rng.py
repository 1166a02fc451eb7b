"""Sources of chance: ``Rng`` for games that count, ``QuickRng`` for imagined ones.

Both give the same numbers on every machine and Python version. Only drivers and bots make one.
The rules never draw: they ask the chance seat.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

from hustings.core._mypyc import i64
from hustings.core.ints import total

WORD: Final = 1 << 32
MASK: Final = WORD - 1
CARRY: Final = 0x7FFFFDCD  # the largest below 2**31 for which CARRY * WORD - 1 is a safe prime


class Rng:
    """A stream of numbers named by a seed and a stream name; other names give independent streams.

    blake2b in counter mode: cheap (sixteen numbers a hash) and safe to show. Whoever has seen every
    draw so far still cannot tell the next one.
    """

    def __init__(self, seed: bytes, stream: str = "") -> None:
        self.key = blake2b(
            stream.encode(), key=blake2b(seed, digest_size=32).digest(), digest_size=32
        ).digest()
        self.block = 0
        self.words: list[int] = []

    def copy(self) -> Rng:
        twin = Rng(b"")
        twin.key = self.key
        twin.block = self.block
        twin.words = self.words[:]
        return twin

    def word(self) -> int:
        """The next number in ``0 .. 2**32 - 1``."""
        if not self.words:
            self._refill()
        return self.words.pop()

    def _refill(self) -> None:
        block = blake2b(self.block.to_bytes(8, "big"), key=self.key, digest_size=64).digest()
        self.block += 1
        self.words = list(unpack(">16I", block))
        self.words.reverse()

    def below(self, n: int) -> int:
        """A number in ``0 .. n - 1``, each exactly as likely. Requires ``n >= 1``."""
        if n > WORD:
            return self._far_below(n)
        while True:
            if not self.words:
                self._refill()
            word = self.words.pop()
            rest = word % n
            if word - rest + n <= WORD:  # else it lies beyond the last whole multiple of n: draw again
                return rest

    def _far_below(self, n: int) -> int:
        """``below`` for more values than one word holds: some spaces are that large."""
        span = WORD
        while span < n:
            span *= WORD
        limit = span - span % n
        while True:
            number, size = 0, 1
            while size < span:
                number = number * WORD + self.word()
                size *= WORD
            if number < limit:
                return number % n

    def weighted(self, weights: list[int]) -> int:
        """An index, each as likely as its weight. Requires a positive sum."""
        x = self.below(total(weights))
        i = 0
        for weight in weights:
            if x < weight:
                break
            x -= weight
            i += 1
        return i


class QuickRng(Rng):
    """A stream for play that nobody records: playouts and imagined worlds.

    Multiply with carry, 62 bits of state. Compiled, a number takes 40 instructions instead of 950. But whoever
    has seen two of them can work out the rest, and ``below`` is even only to one part in ``2**32 / n``.
    """

    def __init__(self, seed: bytes, stream: str = "") -> None:
        name = blake2b(seed + b"\0" + stream.encode(), digest_size=7).digest()
        self.state: i64 = int.from_bytes(name, "big") + 1  # 0 and CARRY * WORD - 1 would stay as they are

    def copy(self) -> QuickRng:
        twin = QuickRng(b"")
        twin.state = self.state
        return twin

    def word(self) -> int:
        self.state = (self.state & MASK) * CARRY + (self.state >> 32)
        return self.state & MASK

    def below(self, n: int) -> int:
        if n > WORD >> 1:
            return self._far_below(n)
        size: i64 = n
        self.state = state = (self.state & MASK) * CARRY + (self.state >> 32)
        return (state & MASK) * size >> 32


def seeded(number: int, stream: str = "") -> Rng:
    """A stream from a plain number, for simulations and tests."""
    return Rng(b"hustings:%d" % number, stream)


def quick(number: int, stream: str = "") -> QuickRng:
    """A quick stream from a plain number, for playouts."""
    return QuickRng(b"hustings:%d" % number, stream)
