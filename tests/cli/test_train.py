"""``hustings train`` at the smallest scale."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hustings.bots.judgement import Learned
from hustings.cli.app import execute
from hustings.core.errors import OptionError
from hustings.registry import title
from hustings.train.play import set_up

TINY = ["--seconds", "0", "--pairs", "1", "--games", "1", "--jobs", "1", "--no-network"]


def test_a_tiny_run_writes_what_champion_reads_and_goes_on(tmp_path: Path) -> None:
    for generation in (1, 2):
        assert execute(["train", "zoocracy", "--out", str(tmp_path), *TINY]) == 0
        what = Learned(json.loads((tmp_path / "zoocracy.json").read_text()))
        assert what.data["generations"] == generation
        assert what.fits(set_up("zoocracy", 4), title("zoocracy").evaluator)
    lines = (tmp_path / "zoocracy-curve.jsonl").read_text().splitlines()
    assert [json.loads(line).get("generation") for line in lines] == [1, None, 2, None]


def test_what_search_found_goes_into_the_weights(tmp_path: Path) -> None:
    judging = ["--judging", "0.1", "--playouts", "2", "--worlds", "2"]
    assert execute(["train", "zoocracy", "--out", str(tmp_path), *TINY, *judging]) == 0
    what = Learned(json.loads((tmp_path / "zoocracy.json").read_text()))
    assert what.fits(set_up("zoocracy", 4), title("zoocracy").evaluator)
    evolved = json.loads((tmp_path / "zoocracy-weights.json").read_text())["numbers"]
    assert what.weights != {name: round(value, 5) for name, value in evolved.items()}
    lines = [json.loads(line) for line in (tmp_path / "zoocracy-curve.jsonl").read_text().splitlines()]
    assert what.data["judged"] == next(line["judged"] for line in lines if "judged" in line) > 10
    assert lines[-1]["distilled"] > 0


def test_there_is_nothing_to_learn_without_weights(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="nothing to learn"):
        execute(["train", "pocket", "--out", str(tmp_path), *TINY])
