"""Random spaces, each with its members worked out independently of the code under test."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, combinations, permutations, product

from hypothesis import strategies as st

from hustings.core.compound import Branch, Product
from hustings.core.space import Args, Draw, OneOf, Ordered, Priced, Range, Space, Subset, Unit, Vector

RULE = "book §1"
MOST = 300  # members of a random space: enough to be interesting, few enough to list


@dataclass
class Case:
    """A space and its members, ascending."""

    space: Space
    members: list[Args]

    def __init__(self, space: Space, members: Iterable[Args]) -> None:
        self.space = space
        self.members = sorted(set(members))

    @property
    def size(self) -> int:
        """The number of picks of every member, or -1 when they differ."""
        sizes = {len(args) for args in self.members}
        return sizes.pop() if len(sizes) == 1 else -1

    def beginning(self, prefix: Args) -> list[Args]:
        return [args for args in self.members if args[: len(prefix)] == prefix]

    def prefixes(self) -> list[Args]:
        return sorted({args[:n] for args in self.members for n in range(len(args) + 1)})

    @property
    def may_stop_early(self) -> bool:
        """Whether some member goes on where another one ends."""
        return any(len(self.beginning(args)) > 1 for args in self.members)


def items(most: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.sets(st.integers(0, 9), min_size=1, max_size=most).map(lambda chosen: tuple(sorted(chosen)))


def units() -> st.SearchStrategy[Case]:
    return st.builds(Case, st.just(Unit(RULE)), st.just([()]))


@st.composite
def ranges(draw: st.DrawFn) -> Case:
    low = draw(st.integers(0, 5))
    high = low + draw(st.integers(0, 5))
    return Case(Range(low, high, RULE), [(n,) for n in range(low, high + 1)])


@st.composite
def one_ofs(draw: st.DrawFn) -> Case:
    values = draw(items(5))
    return Case(OneOf(values, RULE), [(n,) for n in values])


def some(draw: st.DrawFn, values: tuple[int, ...]) -> tuple[int, int]:
    """Between how many of them: ``most`` may ask for more than there are."""
    least = draw(st.integers(0, len(values)))
    return least, least + draw(st.integers(0, 3))


@st.composite
def subsets(draw: st.DrawFn) -> Case:
    values = draw(items(6))
    least, most = some(draw, values)
    chosen = chain.from_iterable(combinations(values, n) for n in range(least, most + 1))
    return Case(Subset(values, least, most, RULE), chosen)


@st.composite
def ordereds(draw: st.DrawFn) -> Case:
    values = draw(items(4))
    least, most = some(draw, values)
    chosen = chain.from_iterable(permutations(values, n) for n in range(least, most + 1))
    return Case(Ordered(values, least, most, RULE), chosen)


@st.composite
def vectors(draw: st.DrawFn) -> Case:
    caps = tuple(draw(st.lists(st.integers(0, 3), min_size=1, max_size=4)))
    least = draw(st.integers(0, sum(caps)))
    most = least + draw(st.integers(0, 4))
    every = product(*[range(cap + 1) for cap in caps])
    return Case(Vector(caps, most, least, RULE), [args for args in every if least <= sum(args) <= most])


@st.composite
def priceds(draw: st.DrawFn) -> Case:
    steps = st.lists(st.integers(0, 3), max_size=3)
    rises = draw(st.lists(steps, min_size=1, max_size=3))
    prices = tuple(tuple(sum(rise[:n]) for n in range(len(rise) + 1)) for rise in rises)
    budget = draw(st.integers(0, 10))
    every = product(*[range(len(row)) for row in prices])
    members = [args for args in every if sum(row[n] for row, n in zip(prices, args, strict=True)) <= budget]
    return Case(Priced(prices, budget, RULE), members)


@st.composite
def draws(draw: st.DrawFn) -> Case:
    counts = tuple(draw(st.lists(st.integers(0, 3), min_size=1, max_size=4).filter(any)))
    n = draw(st.integers(1, min(sum(counts), 3)))
    bag = [item for item, copies in enumerate(counts) for _ in range(copies)]
    return Case(Draw(counts, n, RULE), permutations(bag, n))


@st.composite
def branches(draw: st.DrawFn, inner: st.SearchStrategy[Case]) -> Case:
    values = draw(items(4))
    behind = [draw(inner) for _ in values]
    space = Branch(values, tuple(case.space for case in behind), RULE)
    return Case(space, [(v, *args) for v, case in zip(values, behind, strict=True) for args in case.members])


@st.composite
def products(draw: st.DrawFn, inner: st.SearchStrategy[Case]) -> Case:
    first = draw(st.lists(inner.filter(lambda case: case.size >= 0), max_size=2))
    last = draw(inner)
    space = Product(tuple(c.space for c in (*first, last)), tuple(c.size for c in first), RULE)
    joined = product(*[case.members for case in (*first, last)])
    return Case(space, [tuple(chain.from_iterable(parts)) for parts in joined])


leaves = units() | ranges() | one_ofs() | subsets() | ordereds() | vectors() | priceds() | draws()
chance_leaves = ranges() | one_ofs() | draws()


def nested(leaf: st.SearchStrategy[Case]) -> st.SearchStrategy[Case]:
    small = leaf.filter(lambda case: len(case.members) <= 20)
    once = branches(small) | products(small)
    inner = small | once.filter(lambda case: len(case.members) <= 20)
    return branches(inner) | products(inner)


cases = (leaves | nested(leaves)).filter(lambda case: len(case.members) <= MOST)
chances = (chance_leaves | nested(chance_leaves)).filter(lambda case: len(case.members) <= 60)
