"""The benchmarks of reviews, small: blunders are found, and what is told before them can be held against results."""

from __future__ import annotations

import importlib.util
import json
import sys
from argparse import Namespace
from pathlib import Path
from types import ModuleType

import pytest

from hustings.bots.calibration import Calibration, calibration, fitted, softmax
from hustings.bots.judgement import best_evaluator
from hustings.registry import title, titles

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


def benchmark(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, BENCHMARKS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(
        spec
    )  # so that its functions go to a process
    spec.loader.exec_module(module)
    return module


def test_planted_blunders_are_found() -> None:
    trial = benchmark("review_blunders").trial
    rows = [trial("pocket", 4, "greedy", 1, number) for number in range(10)]
    planted = [row for row in rows if row["planted"] is not None]
    found = [row for row in planted if 0 < row["place"] <= 3]
    assert len(planted) >= 4
    assert len(found) >= 0.8 * len(planted)
    assert all(one for row in planted for one in row["held"])


def test_chances_are_fitted_and_held_against_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    module = benchmark("review_calibration")
    out = tmp_path / "games.jsonl"
    given = Namespace(
        game="pocket",
        players=[3],
        games=8,
        bots="greedy",
        seed=1,
        jobs=1,
        every=3,
        out=str(out),
        positions=None,
    )
    module.games(given)
    first = out.read_text()
    module.games(given)
    assert out.read_text() == first, "it goes on where it was stopped"
    monkeypatch.setattr(module, "DATA", tmp_path / "calibration.json")
    module.fit(Namespace(files=[str(out)]))
    row = json.loads((tmp_path / "calibration.json").read_text())["pocket"]["3"]["own"]
    assert row["games"] == 8
    module.curve(Namespace(files=[str(out)]))
    assert "told on average" in capsys.readouterr().out


def test_every_title_has_a_calibration_with_its_source() -> None:
    """Fitted to games by the rules that are played here."""
    for each in titles():
        assert "4" in fitted()[each.id]
        for players, ways in fitted()[each.id].items():
            game = each.game(int(players))
            for how, row in ways.items():
                assert row["version"] == game.version, (each.id, players)
                assert row["games"] >= 8
                assert row["bots"]
                assert all(value > 0 for value in row.get("temperatures", {}).values())
                judge = each.evaluator if how == "own" else best_evaluator(game)
                assert calibration(game, judge).sharpness == {
                    int(at): x for at, x in row["sharpness"].items()
                }


def test_another_number_of_seats_takes_the_nearest() -> None:
    row = fitted()["die-macher-2006"]["4"]["own"]
    edition = title("die-macher-2006")
    near = calibration(edition.game(3), edition.evaluator)
    assert near.temperatures == {int(at): value for at, value in row["temperatures"].items()}


def test_what_has_learned_who_wins_needs_no_temperature() -> None:
    game = title("die-macher-2006").game(4)
    judge = best_evaluator(game)
    assert judge.knows_chances
    state = game.initial()
    assert calibration(game, judge).chances(judge, game, state) == judge.win_probabilities(game, state)


def test_more_ahead_is_more_likely_to_win() -> None:
    low, high = softmax([0.0, 10.0], 5.0), softmax([0.0, 20.0], 5.0)
    assert low[1] < high[1]
    assert sum(low) == pytest.approx(1)


def test_that_nothing_was_won_in_a_few_tries_does_not_make_it_impossible() -> None:
    scale = Calibration({}, {0: 0.8})
    few, many = scale.sharpen([0.0, 1.0], 4, 0), scale.sharpen([0.0, 1.0], 400, 0)
    assert 0 < many[0] < few[0] < 0.5
    assert sum(few) == pytest.approx(1)


def test_what_is_uncertain_shrinks_with_what_is_told() -> None:
    """A chance pulled towards the others' moves less than the mean it comes from, the more so the bolder that was."""
    plain, careful = Calibration({}), Calibration({}, {1: 0.3, 5: 0.9})
    means = [0.4, 0.3, 0.2, 0.1]
    assert plain.slope(means, 100, 1, 0) == pytest.approx(1)
    early, late = careful.slope(means, 100, 1, 0), careful.slope(means, 100, 5, 0)
    assert 0 < early < late < 1
    before = careful.sharpen(means, 100, 1)[0]
    after = careful.sharpen([0.41, 0.295, 0.1967, 0.0983], 100, 1)[0]
    assert after - before == pytest.approx(0.01 * early, rel=0.05)
    for certain in ([1.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0]):
        assert careful.slope(certain, 10, 1, 0) > 0
