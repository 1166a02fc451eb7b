"""The scenario builder that rule tests use, ours and others'."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from hustings.core.action import CHANCE, SPECTATOR
from hustings.core.errors import IllegalAction
from hustings.core.frame import Frame
from hustings.games.pocket import frames, questions
from hustings.games.pocket.game import Pocket
from hustings.games.pocket.state import SPIN, PocketState
from hustings.testing import Scenario, scenario, shared_game


def pocket() -> Scenario[Pocket, PocketState]:
    """Three parties that hold a card of each kind and are about to bid."""
    table: Scenario[Pocket, PocketState] = Scenario(shared_game("pocket", 3))
    for _ in range(3):
        table.chance("deal", 1, 2)
    return table


def test_an_answer_is_given_in_order_by_name_or_whole() -> None:
    tables = [
        pocket().do(1, "bid", 4),
        pocket().do(1, "bid", amount=4),
        pocket().do(1, questions.BID(amount=4)),
    ]
    assert len({table.state.key() for table in tables}) == 1
    assert tables[0].asked == [(0, "bid"), (2, "bid")]
    assert tables[0].state.key() != pocket().do(1, "bid", 3).state.key()


def test_without_a_seat_whoever_is_asked_first_answers() -> None:
    assert pocket().answer("bid", 1).asked == [(1, "bid"), (2, "bid")]
    with pytest.raises(IllegalAction):
        pocket().answer("card", 0)


def test_what_happened_is_read_by_name_as_everybody_or_one_seat_hears_it() -> None:
    table: Scenario[Pocket, PocketState] = Scenario(shared_game("pocket", 3))
    table.chance("deal", SPIN, SPIN)
    whole = {"seat": 0, "first": SPIN, "second": SPIN}
    assert table.told("dealt") == [whole]
    assert table.told("dealt", to=0) == [whole]
    assert table.told("dealt", to=SPECTATOR) == [{"seat": 0}]
    assert table.told("card") == []


def test_fields_are_set_by_name() -> None:
    table = pocket().set(funds=[2, 10, 10], round=1)
    assert (table.state.funds, table.state.round) == ([2, 10, 10], 1)
    assert table.choices(0) == [(0,), (1,), (2,)]
    with pytest.raises(TypeError, match=r"no field 'money': it has .*funds"):
        table.set(money=[])


def test_a_phase_is_begun_by_its_number_or_its_name() -> None:
    for phase in (frames.CARDS, "cards"):
        table = pocket().begin(phase, step=2)
        assert table.asked == [(2, "card")]
        assert table.do(2, "card", 0).over
    with pytest.raises(ValueError, match="nowhere"):
        pocket().begin("nowhere")


def test_a_game_says_what_lies_beneath_a_phase_and_goes_on_there() -> None:
    class InARound(Scenario[Pocket, PocketState]):
        def below(self, kind: int) -> list[Frame]:
            return [Frame(frames.ROUND, kind - 1)]  # rounds begin with the bidding, 2

    table = InARound(shared_game("pocket", 3), pocket().state).begin("meetings")
    for seat in range(3):
        table.do(seat, "meetings", 0, 0)
    assert table.asked == [(0, "card")]


def test_a_refusal_gives_its_sentence_and_its_section() -> None:
    table = pocket()
    assert table.refused(0, "bid", 6) == "pocket §2"
    assert table.refusal(0, "bid", amount=6).id == "pocket-no-bid"
    assert table.refusal(CHANCE, "deal", 1, 1).id == "not-your-turn"


def test_an_answer_that_is_allowed_is_not_refused() -> None:
    with pytest.raises(AssertionError, match="was allowed"):
        pocket().refused(0, "bid", 5)


def test_a_seat_that_is_not_asked_has_no_choices() -> None:
    with pytest.raises(AssertionError, match="seat 0 is not asked"):
        pocket().do(0, "bid", 1).choices(0)


def test_the_examples_in_the_documentation_run() -> None:
    known = {
        **vars(scenario),
        "BID": questions.BID,
        "Pocket": Pocket,
        "PocketState": PocketState,
        "pytest": pytest,
    }
    example = [row for row in (scenario.__doc__ or "").splitlines() if row.startswith("    ")]
    exec(dedent("\n".join(example)), known)
    text = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text("utf-8")
    (block,) = [part for part in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "Scenario[" in part]
    exec(dedent(block), known)
    known["test_no_more_than_the_funds_allow"]()
