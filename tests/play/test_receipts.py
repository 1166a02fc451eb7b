"""Receipts: a sealed choice cannot be changed after it was made, and every receipt is opened."""

from __future__ import annotations

import pytest

from hustings.core.action import Action
from hustings.core.errors import IllegalAction, RecordError
from hustings.core.record import read_record
from hustings.core.rng import seeded
from hustings.play.match import Match, StaleDecision
from hustings.play.receipts import opened_by, receipt, salt_for
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


def test_a_choice_that_was_changed_in_time_stands_in_the_record_and_the_later_one_counts() -> None:
    match = Match.new(find_game("pocket", 2), SEED, ["", ""])
    while match.chance_is_asked():
        match.draw()
    first = match.open()[0]
    before = match.answer(0, Action("bid", (1,)), first.id)
    (again,) = match.changeable()
    with pytest.raises(StaleDecision):
        match.answer(0, Action("bid", (2,)), first.id)
    later = match.answer(0, Action("bid", (3,)), again.id)
    assert [event.kind for event in before.events + later.events] == ["committed", "recommitted"]
    with pytest.raises(IllegalAction):
        match.answer(0, Action("bid", (99,)))
    opened = match.answer(1, Action("bid", (0,))).events
    assert {event["seat"]: event["amount"] for event in opened if event.kind == "revealed"} == {0: 3, 1: 0}
    assert match.changeable() == []
    with pytest.raises(IllegalAction):  # too late
        match.answer(0, Action("bid", (2,)))
    for line, move in ((before.line, before), (later.line, later)):
        assert opened_by(match.game, [line], opened) == [line] * (move is later)
    rng = seeded(1)
    while not match.over:
        if match.chance_is_asked():
            match.draw()
        else:
            decision = match.open()[0].decision
            match.answer(decision.seat, Action(decision.kind, decision.space.sample(rng)))
    record = read_record(match.record().dumps())
    Replay(record).run()
    assert [line.args for line in record.lines if line.kind == "bid"][:3] == [(1,), (3,), (0,)]


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
