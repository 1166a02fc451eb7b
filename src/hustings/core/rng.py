"""The one source of chance: blake2b in counter mode.

The same numbers on every machine and Python version, cheap (sixteen numbers a hash),
and safe to show: whoever has seen every draw so far still cannot tell the next one,
which a small arithmetic generator does not promise.

Only drivers and bots make one. The rules never draw: they ask the chance seat.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

WORD: Final = 1 << 32


class Rng:
    """A stream of numbers named by a seed and a stream name; other names give independent streams."""

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
        x = self.below(sum(weights))
        i = 0
        while x >= weights[i]:
            x -= weights[i]
            i += 1
        return i


def seeded(number: int, stream: str = "") -> Rng:
    """A stream from a plain number, for simulations and tests."""
    return Rng(b"hustings:%d" % number, stream)
