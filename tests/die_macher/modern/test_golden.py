"""Frozen games: golden records, perft and playthroughs. A changed rule shows up here as a difference.

After a change that is meant: raise ``version`` in game.py and run ``python -m tests.die_macher.modern.golden``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hustings.core.action import Action
from hustings.core.record import read_record
from hustings.games.die_macher.modern.game import Modern
from hustings.play.replay import Replay
from hustings.testing import check_perft, playthrough
from tests.die_macher.modern.golden import PLAYTHROUGHS
from tests.die_macher.modern.reached import REQUIRED, Reached
from tests.die_macher.modern.scenario import modern

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.jsonl"))
ROWS = [row for row in (HERE / "perft.txt").read_text("utf-8").splitlines() if not row.startswith("#")]


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_record_replays_line_by_line(path: Path) -> None:
    """Checked against every hash, and once more trusted, without checks."""
    match = Replay(read_record(path.read_bytes())).run()
    assert match.over
    state = match.game.initial()
    for line in match.lines:
        match.game.apply_trusted(state, line.seat, Action(line.kind, line.args))
    assert state.key() == match.state.key()


def test_the_golden_records_reach_everything() -> None:
    """Every phase, every action of every politician, every tie rule and end occurs in at least one of them."""
    seen: set[str] = set()
    for path in RECORDS:
        replay = Replay(read_record(path.read_bytes()))
        match = replay.match
        assert isinstance(match.game, Modern)
        reached = Reached(match.game)
        before = match.game.copy(match.state)
        for move in replay.moves():
            reached.move(before, match.state, move.events)
            before = match.game.copy(match.state)
        reached.end(match.state)
        seen |= reached.seen
    assert sorted(REQUIRED - seen) == []


@pytest.mark.parametrize("row", ROWS)
def test_perft(row: str) -> None:
    players, elections, rest = row.split(" ", 2)
    assert check_perft(modern(int(players), int(elections)), rest) == []


@pytest.mark.parametrize(("players", "elections", "seed"), PLAYTHROUGHS)
def test_a_playthrough_reads_as_before(players: int, elections: int, seed: int) -> None:
    path = HERE / "playthroughs" / f"{players}p-{elections}e.txt"
    assert playthrough(modern(players, elections), seed) == path.read_text("utf-8")
