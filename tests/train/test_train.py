"""Learning at the smallest scale: it can be stopped and taken up, and what it writes can be played by."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from math import nan
from pathlib import Path

import pytest

from hustings.bots.judgement import Learned
from hustings.core.network import Network
from hustings.registry import title
from hustings.train.play import set_up
from hustings.train.store import document, write
from hustings.train.values import SEATS, Positions, Recording, learn_values, record
from hustings.train.weights import Evolution, coded, decoded

ID = "zoocracy"


@pytest.fixture(scope="module")
def positions() -> Positions:
    return record(Recording(ID, title(ID).evaluator.numbers(), "test", 4))


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        through = Evolution(ID, 3)
        through.step(pool, 1, 1)
        through.save(tmp_path / "run.json")
        through.step(pool, 1, 1)
        resumed = Evolution.load(tmp_path / "run.json")
        assert resumed.generation == 1
        resumed.step(pool, 1, 1)
    assert resumed.data() == through.data()
    assert resumed.games == 4
    assert resumed.numbers() != resumed.hand


def test_a_weight_and_its_code() -> None:
    for hand, value in ((2.0, 3.0), (0.5, 0.1), (0.0, 4.0)):
        assert decoded(coded(value, hand), hand) == pytest.approx(value)
    assert decoded(-1.0, 0.0) == 0.0  # a weight that begins at 0 stays above it


def test_a_game_without_weights_cannot_be_learned() -> None:
    with pytest.raises(ValueError, match="no weights"):
        Evolution("pocket")


def test_positions_are_where_playouts_end(positions: Positions) -> None:
    n = len(positions.seats)
    assert n >= 12  # rounds of four games
    assert len(set(positions.games)) == 4
    assert len(positions.rows) == n * SEATS * positions.width
    for i in range(n):
        row = positions.wins[i * SEATS : (i + 1) * SEATS]
        assert sum(row) == pytest.approx(1.0)
        assert not any(row[positions.seats[i] :])
        assert sum(positions.before[i * SEATS : (i + 1) * SEATS]) == pytest.approx(1.0)


def test_positions_are_kept(positions: Positions, tmp_path: Path) -> None:
    positions.save(tmp_path / "some.bin")
    again = Positions.load(tmp_path / "some.bin")
    assert (again.rows, again.wins, again.width) == (positions.rows, positions.wins, positions.width)
    again.extend(positions)
    assert len(again.seats) == 2 * len(positions.seats)


@pytest.mark.parametrize("id", ["die-macher-1997", "die-macher-2006", "die-macher-2019", "zoocracy"])
def test_features_are_as_many_from_the_first_state_to_the_last(id: str) -> None:
    found = record(Recording(id, title(id).evaluator.numbers(), "features", 1))
    game = set_up(id, 3)
    assert [len(row) for row in title(id).evaluator.features(game, game.initial())] == [found.width] * 3
    assert max(map(abs, found.rows)) < 30


def test_what_was_learned_is_written_for_champion(tmp_path: Path) -> None:
    run = Evolution(ID)
    write(tmp_path / "zoocracy.json", document(run, run.settled(), 0, None, []))
    what = Learned(json.loads((tmp_path / "zoocracy.json").read_text()))
    assert what.fits(set_up(ID, 4), title(ID).evaluator)
    assert what.network is None


def test_what_could_not_be_tested_is_not_said(tmp_path: Path) -> None:
    curve = [{"positions": 5, "tested": nan, "evaluator": 0.9}]
    write(tmp_path / "zoocracy.json", document(Evolution(ID), Evolution(ID).settled(), 0, None, curve))
    data = json.loads((tmp_path / "zoocracy.json").read_text())
    assert (data["tested"], data["evaluator"]) == (None, 0.9)


def test_a_network_learns(positions: Positions) -> None:
    pytest.importorskip("torch")
    shape, curve = learn_values(positions, 1, 8)
    assert curve[-1]["learned"] < curve[0]["learned"]
    rows = title(ID).evaluator.features(set_up(ID, 3), set_up(ID, 3).initial())
    assert sum(Network(**shape).chances(rows)) == pytest.approx(1.0)
    finer, _ = learn_values(positions, 1, 1, start=shape, rate=1e-9)
    assert Network(**finer).chances(rows) == pytest.approx(Network(**shape).chances(rows), abs=1e-3)


def test_games_of_bots_that_think_are_written_down_too() -> None:
    found = record(Recording(ID, title(ID).evaluator.numbers(), "thinking", 1, playouts=2))
    assert len(set(found.games)) == 1
    assert len(found.seats) >= 3
