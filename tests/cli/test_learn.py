"""``hustings learn``: first campaigns in the terminal, the same as at the server's table."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from hustings.cli import run
from hustings.core.action import CHANCE
from hustings.core.record import RecordLine, read_record
from hustings.lessons import lesson_of
from hustings.registry import title, titles
from tests.lessons.learner import Learner

ENOUGH = 400  # lines typed in one sitting


class Reader(io.StringIO):
    """Sits at the keyboard: reads what is new on the screen, then types a line."""

    def __init__(self, typed: Callable[[str], str], screen: pytest.CaptureFixture[str]) -> None:
        super().__init__()
        self.typed = typed
        self.screen = screen
        self.seen = ""
        self.lines = 0

    def isatty(self) -> bool:
        return False

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        self.lines += 1
        assert self.lines < ENOUGH, f"it does not come to an end:\n{self.seen[-2000:]}"
        shown = self.screen.readouterr().out
        self.seen += shown
        return self.typed(shown) + "\n"


def follow(shown: str) -> str:
    """Does what the lesson says, and leaves when it is over."""
    if "The lesson is over" in shown:
        return "q"
    if "Press Enter to do this" in shown or "Press Enter to continue." in shown:
        return ""
    return "m"


@pytest.fixture
def learn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., str]:
    """Takes a lesson; tells what stood on the screen."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def sit(typed: Callable[[str], str], *arguments: str) -> str:
        reader = Reader(typed, capsys)
        monkeypatch.setattr("sys.stdin", reader)
        assert run(["learn", *arguments]) == 0
        return reader.seen + capsys.readouterr().out

    return sit


def moves(lines: list[RecordLine]) -> list[tuple[int, str, tuple[int, ...]]]:
    return [(line.seat, line.kind, line.args) for line in lines if line.note is None]


def scripted(*lines: str) -> Callable[[str], str]:
    """Types these, then leaves."""
    rest = iter(lines)
    return lambda shown: next(rest, "q")


@pytest.mark.parametrize("id", [each.id for each in titles()])
def test_a_campaign_is_followed_to_its_end(id: str, learn: Callable[..., str], tmp_path: Path) -> None:
    """Every step is told, from the position that the page begins with; and it goes alike every time."""
    lesson = lesson_of(title(id))
    assert lesson is not None
    record, again = tmp_path / "game.jsonl", tmp_path / "again.jsonl"
    seen = learn(follow, id, "--record", str(record))
    steps = len(lesson.steps)
    assert [n for n in range(1, steps + 1) if f"step {n} of {steps}" not in seen] == []
    assert "hustings learn --resume" in seen
    found = moves(read_record(record.read_bytes()).lines)
    dealt = moves(Learner(title(id), lesson).table.playing().lines)
    prepared = [n for n, (seat, _, _) in enumerate(dealt) if seat != CHANCE][: len(lesson.opening)]
    length = prepared[-1] + 1 if prepared else 1
    assert found[:length] == dealt[:length]
    learn(follow, id, "--record", str(again))
    assert moves(read_record(again.read_bytes()).lines) == found


def test_a_lesson_is_left_and_gone_on_with(learn: Callable[..., str], tmp_path: Path) -> None:
    record = str(tmp_path / "mine.jsonl")
    first = learn(scripted("", "", "q"), "pocket", "--record", record)
    assert "step 3 of 10" in first
    assert "step 4 of 10" not in first
    second = learn(scripted("", "", "m", "", "q"), "--resume", record)
    assert "step 3 of 10" in second
    assert "step 2 of 10" not in second
    order = re.search(r"Order of play: (\w+), (\w+), (\w+)\.", second)
    assert order is not None
    assert set(order.groups()) == {"Blue", "Green", "Red"}
    assert "step 6 of 10" in second
    third = learn(follow, "--resume", record)
    assert "step 6 of 10" in third
    assert "The lesson is over" in third
    # It goes on as a game.
    assert "First campaign, step" not in learn(scripted("q"), "--resume", record)


def test_whoever_strays_is_told_so_and_takes_it_back(learn: Callable[..., str]) -> None:
    seen = learn(scripted("z", "", "", "", "", "3", "z", "m", "b", "m", "", "q"), "pocket")
    assert seen.count("There is nothing to take back.") == 1
    assert "Blue bid 3." in seen
    assert "The lesson suggested something else." in seen
    after = seen.rpartition("The lesson suggested something else.")[2]
    assert "step 5 of 10" in after
    assert "Blue bid 1." in after
    assert "step 6 of 10" in after


def test_what_can_be_typed_meanwhile(learn: Callable[..., str], tmp_path: Path) -> None:
    record = str(tmp_path / "mine.jsonl")
    seen = learn(scripted("?", "? votes", "5", "t", "e", "1", "q"), "pocket", "--plain", "--record", record)
    assert "m or show: fill in the lesson's answer" in seen
    assert "Votes (pocket" in seen
    assert "Read on first: press Enter." in seen
    assert "The lesson is over" in seen
    assert "Blue bid 1." in seen
    assert "step 2 of 10" not in seen


def test_in_another_language(learn: Callable[..., str]) -> None:
    seen = learn(scripted("", "q"), "zoocracy", "--lang", "de")
    assert "Schritt 2 von" in seen
    assert "hustings learn --resume" in seen
    assert "--lang de" in seen


def test_what_cannot_be_gone_on_with(
    learn: Callable[..., str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "mine.jsonl"
    learn(scripted("q"), "pocket", "--record", str(record))
    assert run(["learn", "pocket", "--record", str(record)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert run(["play", "--resume", str(record)]) == 2
    assert "hustings learn --resume" in capsys.readouterr().err
    (beside,) = tmp_path.glob("*.lesson")
    beside.write_text("[]")
    assert run(["learn", "--resume", str(record)]) == 2
    assert "damaged" in capsys.readouterr().err
    beside.unlink()
    assert run(["learn", "--resume", str(record)]) == 2
    assert "is no first campaign" in capsys.readouterr().err
    assert run(["learn", "no-such-game"]) == 2
