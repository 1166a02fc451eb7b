"""The golden harness: what it freezes it holds, and what it holds it finds broken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hustings.core.action import CHANCE, Decision
from hustings.core.errors import OptionError
from hustings.core.record import read_record
from hustings.core.rng import Rng
from hustings.games.pocket import events
from hustings.testing.golden import Answer, Golden, Reached, Setting, at_random, name, read_name

FILES = ("records/pocket+2p+7.jsonl", "playthroughs/pocket+2p+1.txt", "perft/pocket+2p.txt")


class Thunder(Reached):
    """Wants what never happens."""

    def required(self) -> set[str]:
        return {"asked bid", "told thunder"}


@pytest.fixture
def golden(tmp_path: Path) -> Golden:
    """One frozen file of each kind."""
    for file in FILES:
        path = tmp_path / file
        path.parent.mkdir()
        path.touch()
    made = Golden(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in made.freeze()] == list(FILES)
    return made


def contents(golden: Golden) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in golden.folder.rglob("*.*")}


def test_what_is_frozen_holds_and_freezing_again_changes_nothing(golden: Golden) -> None:
    before = contents(golden)
    assert all(before.values())
    assert golden.check_record(golden.records[0]) == []
    assert golden.check_playthrough(golden.playthroughs[0]) == []
    assert [row for row in golden.perft_rows if golden.check_perft(*row)] == []
    assert len(golden.perft_rows) > 6
    list(golden.freeze())
    assert contents(golden) == before


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ("pocket+2p+7", "pocket+2p+8", "its name says another seed"),
        ("pocket+2p+7", "pocket+3p+7", "its name says another title"),
        ("zoocracy+2p+7", "zoocracy+2p+advanced=true+7", "its name says other options"),
    ],
)
def test_a_record_is_the_game_its_name_says(tmp_path: Path, right: str, wrong: str, problem: str) -> None:
    path = tmp_path / "records" / f"{right}.jsonl"
    path.parent.mkdir()
    path.touch()
    golden = Golden(tmp_path)
    assert list(golden.freeze()) == [path]
    assert golden.check_record(path) == []
    assert golden.check_record(path.rename(path.with_stem(wrong))) == [problem]


def test_a_record_with_another_answer_is_found(golden: Golden) -> None:
    path = golden.records[0]
    text = path.read_text("utf-8")
    old = next(row for row in text.splitlines() if '"kind":"bid"' in row)
    bid = old.partition("[")[2].partition("]")[0]
    path.write_text(text.replace(old, old.replace(f"[{bid}]", f"[{(int(bid) + 1) % 5}]")), "utf-8")
    (problem,) = golden.check_record(path)
    assert "line" in problem


def test_a_record_that_breaks_off_is_found(golden: Golden) -> None:
    path = golden.records[0]
    path.write_text("".join(path.read_text("utf-8").splitlines(True)[:6]), "utf-8")
    (problem,) = golden.check_record(path)
    assert "the record is cut" in problem


def test_the_first_line_of_a_playthrough_that_differs_is_named(golden: Golden) -> None:
    path = golden.playthroughs[0]
    rows = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([*rows[:4], "funds = [11, 10]", *rows[5:]]) + "\n", "utf-8")
    assert golden.check_playthrough(path) == ["line 5\n  was funds = [11, 10]\n  now funds = [10, 10]"]
    path.write_text("\n".join(rows[:-1]) + "\n", "utf-8")
    assert golden.check_playthrough(path)[0].startswith(f"line {len(rows)}\n  was (the end)\n")


def test_another_count_is_found_and_mended(golden: Golden) -> None:
    path = golden.perft[0]
    text = path.read_text("utf-8")
    setting, row = golden.perft_rows[0]
    seed, n, depth, count = row.split()
    wrong = f"{seed} {n} {depth} {int(count) + 1}"
    assert golden.check_perft(setting, wrong)
    path.write_text(text.replace(row, wrong), "utf-8")
    list(golden.freeze())
    assert path.read_text("utf-8") == text


def test_what_no_record_reaches_is_reported(golden: Golden) -> None:
    assert Golden(golden.folder, Thunder).missing("pocket") == ["told thunder"]
    assert golden.missing("pocket") == []
    assert golden.missing("zoocracy") == []


def test_every_question_and_event_must_be_reached() -> None:
    required = Reached(Setting("pocket", 2).game).required()
    assert {"asked deal", "asked programme", "told drew", "told end"} <= required
    assert "told recommitted" not in required  # nobody changes a sealed answer in golden games
    assert len(required) == 6 + len(events.vocabulary.events) - 1


def test_few_records_are_found_that_reach_everything(golden: Golden) -> None:
    (golden.folder / "records" / "pocket+3p+0.jsonl").touch()
    found = [path.name for path in golden.search(20)]
    assert found == sorted(path.name for path in golden.records)
    assert {read_name(Path(file))[0].name for file in found} == {"pocket+2p", "pocket+3p"}
    assert golden.missing("pocket") == []
    assert [problem for path in golden.records for problem in golden.check_record(path)] == []


def test_a_record_keeps_its_answers_as_long_as_the_rules_allow(golden: Golden) -> None:
    """The first meetings are now too many; who played the game before is not asked until then."""
    old = read_record(golden.records[0].read_bytes())
    at = next(i for i, line in enumerate(old.lines) if line.kind == "meetings")
    asked: list[str] = []

    def player(state: Any, open: list[Decision], rng: Rng, seed: int) -> Answer:
        asked.append(open[0].kind)
        return at_random(state, open, rng, seed)

    setting, seed = read_name(golden.records[0])
    assert Golden(golden.folder, player=player).record(setting, seed, old.lines).dumps() == old.dumps()
    assert asked == []
    old.lines[at].args = (3, 4)
    new = Golden(golden.folder, player=player).record(setting, seed, old.lines)
    assert asked[0] == "meetings"
    assert new.result is not None
    kept = [(line.seat, line.kind, line.args) for line in old.lines[:at]]
    assert [(line.seat, line.kind, line.args) for line in new.lines[:at]] == kept
    assert any(line.seat == CHANCE for line in new.lines)


def test_a_name_holds_the_options_that_are_not_the_default_in_the_order_of_the_title() -> None:
    setting = Setting("die-macher-2006", 4, opinion_reversal=True, length="short", dice="standard")
    assert name(setting, 3) == "die-macher-2006+4p+length=short+opinion_reversal=true+3"
    again, seed = read_name(Path(f"{name(setting, 3)}.jsonl"))
    assert (again.game.options, seed) == (setting.game.options, 3)
    assert read_name(Path("zoocracy+6p.txt"))[1] == -1


@pytest.mark.parametrize("wrong", ["pocket", "pocket+p", "pocket+2p+length", "4p-7e"])
def test_another_form_of_name_is_refused(wrong: str) -> None:
    with pytest.raises((ValueError, OptionError)):
        read_name(Path(f"{wrong}.txt"))
