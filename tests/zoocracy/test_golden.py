"""Frozen games: golden records, perft and playthroughs. A changed rule shows up here as a difference.

After a change that is meant: raise ``version`` in game.py and run ``python -m tests.zoocracy.golden``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import hustings
from hustings.core.action import Action
from hustings.core.record import read_record
from hustings.play.replay import Replay
from hustings.testing import check_perft, playthrough
from tests.zoocracy.golden import PLAYTHROUGHS
from tests.zoocracy.reached import REQUIRED, Reached

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.jsonl"))
ROWS = [row for row in (HERE / "perft.txt").read_text().splitlines() if not row.startswith("#")]


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_record_replays_line_by_line(path: Path) -> None:
    """Checked against every hash, and once more trusted, without checks."""
    replay = Replay(read_record(path.read_bytes()))
    match = replay.run()
    assert match.over
    game = match.game
    state = game.initial()
    for line in match.lines:
        game.apply_trusted(state, line.seat, Action(line.kind, line.args))
    assert state.key() == match.state.key()


def test_the_golden_records_reach_everything() -> None:
    """Every phase, card, event, tie rule and end occurs in at least one of them."""
    seen: set[str] = set()
    for path in RECORDS:
        replay = Replay(read_record(path.read_bytes()))
        reached = Reached(replay.match.game)
        for move in replay.moves():
            reached.move(replay.match.state, move.events)
        reached.end(replay.match.state)
        seen |= reached.seen
    assert sorted(REQUIRED - seen) == []


@pytest.mark.parametrize("row", ROWS)
def test_perft(row: str) -> None:
    players, rest = row.split(" ", 1)
    game = hustings.game("zoocracy", players=int(players))
    assert check_perft(game, rest) == []


@pytest.mark.parametrize(("players", "advanced", "seed"), PLAYTHROUGHS)
def test_a_playthrough_reads_as_before(players: int, advanced: bool, seed: int) -> None:
    game = hustings.game("zoocracy", players=players, advanced=advanced)
    name = f"{players}{'-advanced' if advanced else ''}.txt"
    assert playthrough(game, seed) == (HERE / "playthroughs" / name).read_text()
