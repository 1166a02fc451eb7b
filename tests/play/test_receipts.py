"""Receipts: a sealed choice cannot be changed after it was made, and every receipt is opened."""

from __future__ import annotations

import pytest

from hustings.core.action import Action
from hustings.core.errors import RecordError
from hustings.core.record import read_record
from hustings.core.rng import seeded
from hustings.play.match import Match
from hustings.play.receipts import receipt, salt_for
from hustings.play.replay import Replay
from hustings.registry import game as find_game

SEED = "ab" * 32


def played(open_all: bool = True, lie: bool = False) -> bytes:
    """A whole game with receipts for its bids; ``lie`` gives one for another choice than was made."""
    match = Match.new(find_game("pocket", 2), SEED, ["", ""])
    rng = seeded(1)
    sealed = []
    while not match.over:
        if match.chance_is_asked():
            match.draw()
            continue
        decision = match.open()[0].decision
        args = decision.space.sample(rng)
        line = match.answer(decision.seat, Action(decision.kind, args)).line
        if decision.kind == "bid":
            shown = (args[0] + 1,) if lie else args
            said = receipt(salt_for(SEED, line.n), line.n, line.seat, line.kind, shown)
            match.note({"receipt": {"line": line.n, "seat": line.seat, "hash": said}})
            sealed.append(line.n)
    for n in sealed if open_all else sealed[1:]:
        match.note({"opened": {"line": n, "salt": salt_for(SEED, n)}})
    return match.record().dumps()


def test_honest_receipts_are_counted() -> None:
    replay = Replay(read_record(played()))
    replay.run()
    assert replay.receipts.checked == 4


def test_a_choice_that_was_changed_is_found() -> None:
    with pytest.raises(RecordError, match="is not the choice its receipt was given for"):
        Replay(read_record(played(lie=True))).run()


def test_a_receipt_that_is_never_opened_is_found() -> None:
    with pytest.raises(RecordError, match="was never opened"):
        Replay(read_record(played(open_all=False))).run()


@pytest.mark.parametrize(
    "note",
    [
        {"receipt": {"line": 1, "seat": 0, "hash": "x"}},  # not the choice before it
        {"receipt": {"line": 1}},
        {"opened": {"line": 99, "salt": "00"}},
        {"opened": "nonsense"},
    ],
)
def test_notes_out_of_form_are_found(note: dict[str, object]) -> None:
    match = Match.new(find_game("pocket", 2), SEED, ["", ""])
    match.draw()
    match.draw()
    match.note(note)
    with pytest.raises(RecordError):
        Replay(read_record(match.record().dumps())).run()


def test_salts_do_not_repeat() -> None:
    assert len({salt_for(SEED, n) for n in range(100)} | {salt_for("cd" * 32, 1)}) == 101
