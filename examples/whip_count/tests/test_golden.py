"""Golden games: a changed rule shows up here as a difference. ``golden.py`` says how to make them anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden import GOLDEN


@pytest.mark.parametrize("path", GOLDEN.records, ids=lambda path: path.stem)
def test_a_record_replays_line_by_line(path: Path) -> None:
    assert GOLDEN.check_record(path) == []


@pytest.mark.parametrize("path", GOLDEN.playthroughs, ids=lambda path: path.stem)
def test_a_playthrough_reads_as_before(path: Path) -> None:
    assert GOLDEN.check_playthrough(path) == []


@pytest.mark.parametrize(("setting", "row"), GOLDEN.perft_rows)
def test_perft(setting: str, row: str) -> None:
    assert GOLDEN.check_perft(setting, row) == []


@pytest.mark.parametrize("id", GOLDEN.titles)
def test_the_records_reach_everything(id: str) -> None:
    """Every question, event, tie rule and end occurs in at least one of them: see ``reached.py``."""
    assert GOLDEN.missing(id) == []


@pytest.mark.parametrize("id", GOLDEN.titles)
def test_a_title_has_records_perft_and_three_playthroughs(id: str) -> None:
    counts = [
        sum(path.stem.partition("+")[0] == id for path in paths)
        for paths in (GOLDEN.records, GOLDEN.perft, GOLDEN.playthroughs)
    ]
    assert counts[0] >= 3
    assert counts[1] >= 1
    assert counts[2] == 3
