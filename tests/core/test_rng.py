"""The generators: the same numbers for ever, independent streams, exact chances."""

from __future__ import annotations

from hashlib import blake2b

from hypothesis import given
from hypothesis import strategies as st

from hustings.core.rng import CARRY, WORD, QuickRng, Rng, quick, seeded
from tests.laws import few


def fed(*words: int) -> Rng:
    """A generator whose next words are these, and none after them but its own."""
    rng = Rng(b"")
    rng.words = list(reversed(words))
    return rng


def test_known_answers() -> None:
    """Fixed for good: a change here breaks the promise that a seed tells the whole game."""
    rng = seeded(7, "chance")
    words = [rng.word() for _ in range(18)]
    assert words[:4] == [3749885507, 556380250, 1474733998, 1173247744]
    assert words[15:] == [1287441683, 519476419, 3034220144]
    rng = seeded(7, "chance")
    assert [rng.below(6) for _ in range(12)] == [5, 4, 4, 4, 2, 3, 1, 4, 0, 2, 3, 1]
    rng = seeded(7, "chance")
    assert [rng.weighted([1, 0, 2, 5]) for _ in range(12)] == [3, 2, 3, 0, 3, 3, 3, 3, 3, 2, 3, 3]
    rng = seeded(7, "chance")
    assert [rng.below(10**15) for _ in range(3)] == [635616865759322, 934292882577152, 399164612516349]
    assert [Rng(b"seed").word(), Rng(b"seed", "a").word(), Rng(b"").word()] == [
        3181296661,
        1568043835,
        1452244226,
    ]


@few
@given(st.binary(max_size=80), st.text(max_size=20))
def test_it_is_blake2b_in_counter_mode(seed: bytes, stream: str) -> None:
    """Written out once more, as anyone would who wants to check a game without our code."""
    key = blake2b(stream.encode(), key=blake2b(seed, digest_size=32).digest(), digest_size=32).digest()
    blocks = [blake2b(n.to_bytes(8, "big"), key=key, digest_size=64).digest() for n in range(2)]
    expected = [int.from_bytes(b[i : i + 4], "big") for b in blocks for i in range(0, 64, 4)]
    rng = Rng(seed, stream)
    assert [rng.word() for _ in range(32)] == expected


def test_streams_and_seeds_are_independent() -> None:
    names = [(seed, stream) for seed in range(20) for stream in ("", "chance", "bot 0", "bot 1")]
    firsts = {seeded(seed, stream).word() for seed, stream in names}
    assert len(firsts) == len(names)
    # drawing from one stream leaves another alone
    one, other = seeded(1, "a"), seeded(1, "b")
    undisturbed = seeded(1, "b").word()
    for _ in range(50):
        one.word()
    assert other.word() == undisturbed
    # a seed and a stream do not run into each other
    assert Rng(b"ab", "c").word() != Rng(b"a", "bc").word()


@few
@given(st.integers(1, WORD))
def test_below_rejects_exactly_the_uneven_rest(n: int) -> None:
    """Accepted words fall into blocks of n whole values, so each value has equally many words."""
    limit = WORD - WORD % n
    assert limit % n == 0
    assert WORD - limit < n
    assert fed(limit - 1).below(n) == n - 1
    assert fed(0).below(n) == 0
    if limit < WORD:
        assert fed(limit, 0).below(n) == 0
        assert fed(WORD - 1, limit, 1).below(n) == 1 % n


@few
@given(st.integers(WORD + 1, WORD**3), st.data())
def test_below_is_exact_for_large_numbers(n: int, data: st.DataObject) -> None:
    count = 2 if n <= WORD**2 else 3
    span = WORD**count
    limit = span - span % n

    def words(number: int) -> list[int]:
        return [number // WORD ** (count - 1 - i) % WORD for i in range(count)]

    x = data.draw(st.integers(0, limit - 1))
    assert fed(*words(x)).below(n) == x % n
    if limit < span:
        y = data.draw(st.integers(limit, span - 1))
        assert fed(*words(y), *words(x)).below(n) == x % n


def test_below_one_is_nothing() -> None:
    assert seeded(3).below(1) == 0


def test_below_spreads_evenly() -> None:
    """A fixed seed with generous bounds: 600 expected of each, the standard deviation is 23."""
    rng = seeded(5)
    found = [0] * 7
    for _ in range(4200):
        found[rng.below(7)] += 1
    assert all(480 < n < 720 for n in found), found


@few
@given(st.lists(st.integers(0, 5), min_size=1, max_size=6).filter(any))
def test_weighted_gives_each_index_its_weight(weights: list[int]) -> None:
    """Every number below the sum, once: each index must come up as often as it weighs."""
    found = [0] * len(weights)
    for x in range(sum(weights)):
        found[fed(x).weighted(weights)] += 1
    assert found == weights


def test_a_copy_goes_its_own_way() -> None:
    rng = seeded(9, "x")
    for _ in range(5):
        rng.word()
    twin = rng.copy()
    ahead = [rng.word() for _ in range(40)]
    assert [twin.word() for _ in range(40)] == ahead
    assert rng.word() == twin.word()


# -- the quick one --


def test_known_quick_answers() -> None:
    """The same numbers compiled and interpreted, whatever happens in the highest bits."""
    rng = quick(7, "chance")
    assert [rng.word() for _ in range(4)] == [1730255578, 2508100348, 1848872022, 4016154387]
    rng = quick(7, "chance")
    assert [rng.below(6) for _ in range(12)] == [2, 3, 2, 5, 1, 5, 3, 1, 3, 1, 3, 2]
    rng = quick(7, "chance")
    assert [rng.weighted([1, 0, 2, 5]) for _ in range(12)] == [3, 3, 3, 3, 2, 3, 3, 2, 3, 2, 3, 3]
    rng = quick(7, "chance")
    assert [rng.below(10**15) for _ in range(3)] == [391123739677436, 844872995546899, 442161991236446]


@few
@given(st.integers(1, CARRY * WORD - 2))
def test_it_is_multiply_with_carry(state: int) -> None:
    rng = QuickRng(b"")
    rng.state = state
    for _ in range(20):
        state = state % WORD * CARRY + state // WORD
        assert rng.word() == state % WORD
        assert 0 < state < CARRY * WORD - 1 < 2**63


@few
@given(st.integers(1, WORD**2), st.binary(max_size=8))
def test_quick_numbers_stay_below(n: int, seed: bytes) -> None:
    rng = QuickRng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_quick_numbers_spread_evenly() -> None:
    rng = quick(5)
    found = [0] * 7
    pairs = set()
    before = 0
    for _ in range(4200):
        number = rng.below(7)
        found[number] += 1
        pairs.add((before, number))
        before = number
    assert all(480 < n < 720 for n in found), found
    assert len(pairs) == 49


def test_quick_streams_and_seeds_are_independent() -> None:
    names = [(seed, stream) for seed in range(20) for stream in ("", "chance", "bot 0", "bot 1")]
    assert len({quick(seed, stream).word() for seed, stream in names}) == len(names)


def test_a_quick_copy_goes_its_own_way() -> None:
    rng = quick(9, "x")
    rng.word()
    twin = rng.copy()
    ahead = [rng.word() for _ in range(40)]
    assert [twin.word() for _ in range(40)] == ahead
