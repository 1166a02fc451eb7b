"""Recorded games as examples to learn from."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

import hustings
from hustings.cli.app import execute
from hustings.core.errors import OptionError
from hustings.core.record import Record
from hustings.env.dataset import dataset, examples
from hustings.env.picks import PickEncoder
from hustings.play.match import Match


def recorded(id: str, seed: int, players: int = 3) -> Record:
    """A random game."""
    game = hustings.game(id, players=players)
    match = Match.new(game, f"{seed:064x}", ["00"] * players)
    rng = hustings.seeded(seed)
    while not match.over:
        if match.chance_is_asked():
            match.draw()
            continue
        decision = match.open()[0].decision
        match.answer(decision.seat, hustings.Action(decision.kind, decision.space.sample(rng)))
    return match.record()


@pytest.mark.parametrize("id", ["pocket", "zoocracy", "die-macher-2006"])
def test_the_picks_make_up_the_answers(id: str) -> None:
    record = recorded(id, 3)
    picks = PickEncoder(hustings.game(id, players=3))
    by_seat: dict[int, list[int]] = {}
    for example in examples(record):
        assert example.pick in example.legal
        by_seat.setdefault(example.seat, []).append(example.pick)
    answers = {
        seat: [
            picks.number(line.kind, n, arg)
            for line in record.lines
            if line.seat == seat
            for n, arg in enumerate(line.args)
        ]
        for seat in by_seat
    }
    assert {seat: [pick for pick in made if pick] for seat, made in by_seat.items()} == answers


def test_arrays_say_how_it_ended() -> None:
    records = [recorded("pocket", seed) for seed in (1, 2)]
    found = dataset(records)
    assert {len(array) for array in found.values()} == {len(found["picks"])}
    assert found["masks"][np.arange(len(found["picks"])), found["picks"]].all()
    for number, record in enumerate(records):
        assert record.result is not None
        for seat in range(3):
            mine = (found["games"] == number) & (found["seats"] == seat)
            assert set(found["win"][mine] > 0) == {record.result.ranks[seat] == 1}


def test_records_of_another_game_are_refused() -> None:
    with pytest.raises(OptionError, match="record 2 is of another game"):
        dataset([recorded("pocket", 1), recorded("pocket", 1, players=2)])
    with pytest.raises(OptionError, match="no record"):
        dataset([])
    half = recorded("pocket", 1)
    half.lines, half.result = half.lines[:6], None
    with pytest.raises(OptionError, match="record 1 is not of a finished game"):
        dataset([half])


def test_the_command_writes_arrays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "game.jsonl", tmp_path / "games.npz"
    file.write_bytes(recorded("pocket", 4).dumps())
    assert execute(["dataset", str(file), "--out", str(out)]) == 0
    assert "picks of 1 games" in capsys.readouterr().out
    assert set(np.load(out).files) >= {"observations", "picks", "win"}
    with pytest.raises(OptionError, match="there is no folder"):
        execute(["dataset", str(file), "--out", str(tmp_path / "nowhere" / "x.npz")])
