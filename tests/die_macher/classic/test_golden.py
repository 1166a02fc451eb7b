"""Golden games, perft and playthroughs: an unintended change of the rules shows up here."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

import pytest

import hustings
from hustings.core.action import Action
from hustings.core.record import read_record
from hustings.games.die_macher.classic.game import Classic
from hustings.play.replay import Replay, game_of
from hustings.testing import check_perft, playthrough
from tests.die_macher.classic.golden import RECORDS, WANTED, Witness, set_up

HERE = Path(__file__).parent
FILES = sorted(RECORDS.glob("*.jsonl"))
PERFT = sorted((HERE / "perft").glob("*.txt"))
PLAYTHROUGHS = sorted((HERE / "playthroughs").glob("*.txt"))


def setting(path: Path) -> Classic:
    """``die-macher-2006+4p+length=short+...`` as a game."""
    parts = path.stem.split("+")
    return set_up(parts[0], int(parts[1][0]), dict(part.split("=") for part in parts[2:] if "=" in part))


@cache
def reached() -> dict[str, set[str]]:
    """What the golden games reach together, by edition."""
    found: dict[str, set[str]] = {}
    for path in FILES:
        record = read_record(path.read_bytes())
        game = cast("Classic", game_of(record.header))
        witness = Witness(game)
        state = game.initial()
        for line in record.lines:
            before = state.copy()
            action = Action(line.kind, line.args)
            witness.note(before, action, state, game.apply(state, line.seat, action))
        witness.end(state)
        found.setdefault(record.header.game, set()).update(witness.reached)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_line_by_line(path: Path) -> None:
    record = read_record(path.read_bytes())
    match = Replay(record).run()
    assert match.over
    game = game_of(record.header)
    state = game.initial()
    for line in record.lines:
        game.apply_trusted(state, line.seat, Action(line.kind, line.args))
    assert state.key() == match.state.key()


@pytest.mark.parametrize("id", WANTED)
def test_golden_games_reach_every_tie_action_and_end(id: str) -> None:
    assert not WANTED[id] - reached()[id]


@pytest.mark.parametrize("id", WANTED)
def test_golden_games_ask_every_question_and_tell_every_event(id: str) -> None:
    game = hustings.game(id, players=5)
    assert {f"asked {kind}" for kind in game.pick_bounds()} <= reached()[id]
    assert {f"asked {kind}" for kind in game.vocabulary.questions} <= reached()[id]
    assert {f"told {kind}" for kind in game.vocabulary.events} <= reached()[id]


@pytest.mark.parametrize("path", PERFT, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    assert check_perft(setting(path), path.read_text()) == []


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    assert playthrough(setting(path), int(path.stem.split("+")[-1])) == path.read_text("utf-8")


def test_there_are_three_playthroughs_of_each_edition_and_perft_files_of_both() -> None:
    for edition in ("1997", "2006"):
        assert sum(path.stem.startswith(f"die-macher-{edition}") for path in PLAYTHROUGHS) == 3
        assert sum(path.stem.startswith(f"die-macher-{edition}") for path in PERFT) >= 1
