"""The laws of spaces, as `hustings.core.space` states them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core.codec import dumps, loads
from hustings.core.compound import Branch, Product
from hustings.core.message import Message
from hustings.core.rng import Rng, seeded
from hustings.core.space import Args, Draw, OneOf, Ordered, Priced, Range, Space, Subset, Unit, Vector, spell
from tests.core.spaces import RULE, Case, cases, chances, leaves
from tests.laws import few

numbers = st.integers(0, 11)


@few
@given(cases)
def test_iteration_yields_each_member_once_ascending(case: Case) -> None:
    assert list(case.space) == case.members


@few
@given(cases, st.lists(numbers, max_size=6).map(tuple))
def test_membership_equals_iteration(case: Case, other: Args) -> None:
    members = set(case.members)
    for args in [*near(case.members), other]:
        assert (args in case.space) == (args in members)
        assert case.space.contains(args) == (args in members)


def near(members: list[Args]) -> list[Args]:
    """Members and what lies just beside them: shorter, longer, one pick changed, two exchanged."""
    found: list[Args] = []
    for args in members[:: max(len(members) // 20, 1)]:
        found += [args, (*args, 0), (*args, 1)]
        for i, value in enumerate(args):
            found += [args[:i], (*args[:i], value + 1, *args[i + 1 :]), (*args[:i], *args[i + 1 :])]
            if value:
                found.append((*args[:i], value - 1, *args[i + 1 :]))
            if i:
                found.append((*args[: i - 1], value, args[i - 1], *args[i + 1 :]))
    return found


def test_only_tuples_are_members() -> None:
    assert (1,) in Range(0, 3)
    assert [1] not in Range(0, 3)
    assert 1 not in Range(0, 3)


@few
@given(cases)
def test_every_allowed_prefix_can_be_completed(case: Case) -> None:
    """Walking the picks reaches the prefixes of members and nothing else: no dead ends."""
    reached: list[Args] = [()]
    for prefix in reached:
        picks = list(case.space.picks(prefix))
        assert picks == sorted(set(picks))
        assert case.space.complete(prefix) == (prefix in case.members)
        reached += [(*prefix, pick) for pick in picks]
    assert sorted(reached) == case.prefixes()


@few
@given(cases)
def test_tally_counts_what_begins_with_a_prefix(case: Case) -> None:
    assert case.space.count() == len(case.members)
    for prefix in case.prefixes()[::3]:
        assert case.space.tally(prefix) == len(case.beginning(prefix))


@few
@given(cases)
def test_why_not_is_none_exactly_for_members(case: Case) -> None:
    for args in near(case.members):
        message = case.space.why_not(args)
        assert (message is None) == (args in case.members), args
        assert message is None or message.rule == RULE


@few
@given(cases, st.integers(0, 10**6))
def test_samples_are_members(case: Case, seed: int) -> None:
    rng = seeded(seed)
    for _ in range(5):
        assert case.space.sample(rng) in case.members
        assert case.space.uniform(rng) in case.members


class Forked(Exception):
    """The script has come to its end, and one of ``n`` ways must be taken."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Scripted(Rng):
    """Answers ``below`` from a list, and reports where it forks."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(b"")
        self.script = script
        self.at = 0
        self.chance = Fraction(1)

    def below(self, n: int) -> int:
        if self.at == len(self.script):
            raise Forked(n)
        self.at += 1
        self.chance /= n
        return self.script[self.at - 1]


def distribution(choose: Callable[[Rng], Args]) -> dict[Args, Fraction]:
    """The exact chance of everything ``choose`` can return, by taking every way through it."""
    found: dict[Args, Fraction] = {}
    scripts: list[list[int]] = [[]]
    while scripts:
        rng = Scripted(scripts.pop())
        try:
            args = choose(rng)
        except Forked as fork:
            scripts += [[*rng.script, way] for way in range(fork.n)]
        else:
            found[args] = found.get(args, Fraction(0)) + rng.chance
    return found


@pytest.mark.interpreted
@few
@given(cases.filter(lambda case: len(case.members) <= 10))
def test_uniform_makes_every_member_equally_likely(case: Case) -> None:
    share = Fraction(1, len(case.members))
    assert distribution(case.space.uniform) == dict.fromkeys(case.members, share)


@pytest.mark.interpreted
@few
@given(cases.filter(lambda case: len(case.members) <= 60))
def test_sample_reaches_every_member(case: Case) -> None:
    found = distribution(case.space.sample)
    assert sorted(found) == case.members
    assert sum(found.values()) == 1


@pytest.mark.interpreted
@few
@given(chances)
def test_odds_are_the_chances_of_sample(case: Case) -> None:
    odds = {args: Fraction(*case.space.odds(args)) for args in case.members}
    assert sum(odds.values()) == 1
    assert distribution(case.space.sample) == odds


@pytest.mark.interpreted
@few
@given(leaves.filter(lambda case: len(case.members) <= 60 and not case.may_stop_early))
def test_odds_fit_every_space_that_chance_could_be_given(case: Case) -> None:
    assert distribution(case.space.sample) == {a: Fraction(*case.space.odds(a)) for a in case.members}


def test_a_draw_follows_the_copies() -> None:
    space = Draw((3, 1, 0, 2), 2)
    assert space.odds((0,)) == (3, 6)
    assert space.odds((0, 0)) == (3 * 2, 6 * 5)
    assert space.odds((0, 3)) == (3 * 2, 6 * 5)
    assert space.odds((1, 1)) == (0, 6 * 5)
    assert space.weight((0, 0), 0) == 1


def test_samples_of_a_seed_never_change() -> None:
    rng = seeded(1, "spaces")
    space = Product((Range(1, 6), Range(1, 6), Draw((3, 1, 2), 2)), (1, 1))
    assert [space.sample(rng) for _ in range(3)] == [(5, 4, 0, 0), (6, 6, 0, 0), (1, 3, 0, 2)]


def test_spaces_beyond_one_word_are_sampled_too() -> None:
    """15! is more than the generator's 32 bits hold."""
    items = tuple(range(15))
    space = Ordered(items, 15, 15)
    assert space.count() == 1307674368000
    first, second = space.uniform(seeded(1)), space.uniform(seeded(2))
    assert sorted(first) == sorted(second) == list(items)
    assert first != second


def test_large_spaces_are_counted_without_listing() -> None:
    assert Vector((20,) * 12, 100).count() > 10**12
    assert Subset(tuple(range(60)), 0, 60).count() == 2**60
    assert Priced(((0, 1, 2, 4, 8),) * 20, 40).count() > 10**9
    assert Draw((4,) * 14, 13).count() > 10**12
    dice = Range(1, 6)
    assert Product((dice,) * 20, (1,) * 19).count() == 6**20
    assert Branch((0, 1), (Product((dice,) * 20, (1,) * 19), Unit())).count() == 6**20 + 1


EMPTY = [
    Range(3, 2),
    Range(5, 1),
    OneOf(()),
    Subset((1, 2), 3, 5),
    Subset((1, 2, 3), 5, 9),
    Subset((1, 2, 3), 2, 1),
    Ordered((1, 2), 3, 5),
    Ordered((1, 2, 3), 2, 1),
    Vector((1, 1), 5, 3),
    Vector((2, 2), 1, 3),
    Vector((2, 2), -1),
    Priced(((0, 1), (0, 2)), -1),
]


@pytest.mark.parametrize("space", EMPTY, ids=repr)
def test_an_empty_space_is_empty_in_every_respect(space: Space) -> None:
    """A phase may build one to find that there is nothing to ask."""
    assert list(space) == []
    assert space.count() == 0
    assert list(space.picks(())) == []
    assert space.why_not((0,)) is not None
    for args in ((), (0,), (1,), (0, 0), (1, 2)):
        assert args not in space


# -- sentences ---------------------------------------------------------------------------------

CARD = Branch((0, 1, 2), (Unit(), OneOf((3, 5)), Range(1, 9, "book §2")), "book §1")

SENTENCES: list[tuple[Space, Args, Message]] = [
    (Unit("r"), (0,), Message("space-too-long", {"most": 0}, "r")),
    (Range(2, 5, "r"), (6,), Message("space-range", {"low": 2, "high": 5}, "r")),
    (Range(2, 5, "r"), (), Message("space-unfinished", {"allowed": "2-5"}, "r")),
    (Range(2, 5, "r"), (2, 2), Message("space-too-long", {"most": 1}, "r")),
    (OneOf((1, 4, 7), "r"), (5,), Message("space-pick", {"pick": 5, "allowed": "1, 4, 7"}, "r")),
    (Subset((1, 4, 7), 1, 2, "r"), (4, 4), Message("space-twice", {"pick": 4}, "r")),
    (Subset((1, 4, 7), 1, 2, "r"), (4, 1), Message("space-ascending", {}, "r")),
    (Subset((1, 4, 7), 1, 2, "r"), (5,), Message("space-pick", {"pick": 5, "allowed": "1, 4, 7"}, "r")),
    (Subset((1, 4, 7), 2, 2, "r"), (7,), Message("space-pick", {"pick": 7, "allowed": "1, 4"}, "r")),
    (Subset((1, 4, 7), 1, 2, "r"), (1, 4, 7), Message("space-too-long", {"most": 2}, "r")),
    (Ordered((1, 4, 7), 1, 2, "r"), (4, 4), Message("space-twice", {"pick": 4}, "r")),
    (Ordered((1, 4, 7), 1, 2, "r"), (4, 2), Message("space-pick", {"pick": 2, "allowed": "1, 7"}, "r")),
    (Vector((2, 3), 4, 2, "r"), (3, 0), Message("space-slot", {"slot": 0, "most": 2}, "r")),
    (Vector((2, 3), 4, 2, "r"), (2, 3), Message("space-sum", {"most": 4}, "r")),
    (Vector((2, 3), 4, 2, "r"), (0, 1), Message("space-sum-least", {"least": 2}, "r")),
    (Vector((2, 3), 4, 2, "r"), (2,), Message("space-unfinished", {"allowed": "0-2"}, "r")),
    (Priced(((0, 2), (0, 3)), 4, "r"), (2, 0), Message("space-slot", {"slot": 0, "most": 1}, "r")),
    (Priced(((0, 2), (0, 3)), 4, "r"), (1, 1), Message("space-budget", {"budget": 4}, "r")),
    (Draw((2, 0, 1), 2, "r"), (1,), Message("space-pick", {"pick": 1, "allowed": "0, 2"}, "r")),
    (CARD, (3,), Message("space-pick", {"pick": 3, "allowed": "0-2"}, "book §1")),
    (CARD, (1,), Message("space-unfinished", {"allowed": "3, 5"}, "book §1")),
    (CARD, (2, 0), Message("space-range", {"low": 1, "high": 9}, "book §2")),
    # an inner space without a rule of its own is refused under the outer one's
    (CARD, (1, 4), Message("space-pick", {"pick": 4, "allowed": "3, 5"}, "book §1")),
    (Product((Range(1, 6), OneOf((2, 3))), (1,), "r"), (1, 4), Message("space-pick", {"pick": 4, "allowed": "2, 3"}, "r")),
]  # fmt: skip


@pytest.mark.parametrize(("space", "args", "message"), SENTENCES, ids=lambda value: repr(value))
def test_the_sentence_for_a_refused_choice(space: Space, args: Args, message: Message) -> None:
    assert space.why_not(args) == message


def test_values_are_spelled_shortly() -> None:
    assert spell([]) == ""
    assert spell([4]) == "4"
    assert spell([4, 5]) == "4, 5"
    assert spell(range(4, 9)) == "4-8"
    assert spell([1, 2, 4]) == "1, 2, 4"


# -- equality and the plain form -----------------------------------------------------------------

DIFFERENT = [
    Unit(),
    Unit("r"),
    Range(0, 1),
    Range(0, 2),
    Range(1, 2),
    Range(0, 1, "r"),
    OneOf((0, 1)),
    OneOf((0, 2)),
    Subset((0, 1), 1, 2),
    Subset((0, 1), 0, 2),
    Subset((0, 1), 1, 1),
    Subset((0, 2), 1, 2),
    Ordered((0, 1), 1, 2),
    Ordered((0, 1), 0, 2),
    Vector((1, 1), 2),
    Vector((1, 1), 1),
    Vector((1, 1), 2, 1),
    Vector((1, 2), 2),
    Priced(((0, 1),), 2),
    Priced(((0, 1),), 1),
    Priced(((0, 2),), 2),
    Branch((0,), (Unit(),)),
    Branch((1,), (Unit(),)),
    Branch((0,), (Range(0, 1),)),
    Product((Range(0, 1), Unit()), (1,)),
    Product((Range(0, 2), Unit()), (1,)),
    Draw((1, 1)),
    Draw((1, 2)),
    Draw((1, 1), 2),
]


def test_spaces_are_equal_exactly_when_their_data_is() -> None:
    for i, one in enumerate(DIFFERENT):
        for k, other in enumerate(DIFFERENT):
            assert (one == other) == (i == k), (one, other)
        assert one != one.data()
    assert len({hash(space) for space in DIFFERENT}) == len(DIFFERENT)
    assert Vector((1, 2), 3, 1, "r") == Vector((1, 2), 3, 1, "r")
    assert hash(Vector((1, 2), 3, 1, "r")) == hash(Vector((1, 2), 3, 1, "r"))


@few
@given(cases)
def test_the_plain_form_goes_through_json(case: Case) -> None:
    data = case.space.data()
    assert loads(dumps(data)) == data
    assert data["rule"] == RULE
    assert repr(case.space).startswith(str(data["type"]))
