"""Lines and states as text: written by hand where it has to be quick, and the same as written plainly."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hustings
from hustings.core.action import Action
from hustings.core.codec import dumps
from hustings.core.record import RecordLine, read_line, state_text
from hustings.core.rng import Rng
from hustings.core.struct import Texts
from tests.laws import few

numbers = st.integers(-(2**40), 2**40)


@few
@given(st.integers(1, 10**6), st.integers(-1, 6), st.text(), st.lists(numbers), st.text("0123456789abcdef"))
def test_an_answer_is_written_as_canonical_json(
    n: int, seat: int, kind: str, args: list[int], seal: str
) -> None:
    line = RecordLine(n, seat, kind, tuple(args), seal)
    assert _written(line) == (dumps(line.data()), dumps(line.data(sealed=False)))


def _written(line: RecordLine) -> tuple[bytes, bytes]:
    return line.line(), line.line(sealed=False)


def test_a_remark_and_a_step_back_are_too() -> None:
    for line in (
        RecordLine(3, -1, "", (), "a" * 32, note={"b": 1, "a": [2]}),
        RecordLine(4, 1, "", (), "b" * 32, undo=2),
    ):
        assert _written(line) == (dumps(line.data()), dumps(line.data(sealed=False)))
        assert read_line(line.data(), line.n, 1).line() == line.line()


@pytest.mark.parametrize("title", hustings.titles(), ids=lambda title: title.id)
def test_a_state_reads_the_same_however_much_of_it_is_known(title: Any) -> None:
    game = title.game(title.players[0])
    known, rng, state = Texts(), Rng(b"texts"), game.initial()
    for _ in range(400):
        assert state_text(state, known) == state_text(state)
        asked = game.pending(state)
        if not asked:
            break
        if rng.below(4) == 0:  # a copy of the state is written with what is known of another
            state = game.copy(state)
        decision = asked[rng.below(len(asked))]
        game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)))
