"""``hustings play`` as a person meets it: the installed program on a real (pseudo) terminal."""

from __future__ import annotations

import io
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from hustings.cli import run
from hustings.cli.play import choose, seating
from hustings.core.errors import OptionError
from hustings.locale import Translator
from hustings.play.screen import Screen
from hustings.registry import title, titles

pty = pytest.importorskip("pty")

PROGRAM = Path(sys.executable).with_name("hustings")
PATIENCE = 60  # seconds, for a busy machine


def hear_interrupts() -> None:
    """Tests that run in the background may have Ctrl-C switched off, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Player:
    """Sits at a terminal: reads until the prompt, then types."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        mine, theirs = pty.openpty()
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            [PROGRAM, "play", "--terminal", *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment,
            start_new_session=True, preexec_fn=hear_interrupts,
        )  # fmt: skip
        os.close(theirs)
        self.terminal = mine
        self.seen = ""

    def read(self) -> str:
        """What appears until somebody is asked, or until the program ends."""
        part = ""
        deadline = time.monotonic() + PATIENCE
        while not part.endswith("> "):
            assert time.monotonic() < deadline, f"nothing more came after:\n{self.seen}{part}"
            if not select.select([self.terminal], [], [], 1)[0]:
                continue
            try:
                chunk = os.read(self.terminal, 65536)
            except OSError:  # the other end is closed
                chunk = b""
            if not chunk:
                break
            part += chunk.decode().replace("\r\n", "\n")
        self.seen += part
        return part

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode() + b"\n")

    def interrupt(self) -> None:
        """Ctrl-C, again if it came in the moment between the prompt and the reading."""
        deadline = time.monotonic() + PATIENCE
        os.killpg(self.process.pid, signal.SIGINT)
        while self.process.poll() is None and not select.select([self.terminal], [], [], 2)[0]:
            assert time.monotonic() < deadline, "Ctrl-C is not heard"
            os.killpg(self.process.pid, signal.SIGINT)

    def finish(self) -> int:
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.terminal)


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Callable[..., Player]]:
    with ExitStack() as closing:

        def player(*arguments: str) -> Player:
            made = Player(tmp_path, *arguments)
            closing.callback(made.close)
            return made

        yield player


def answer(shown: str) -> str:
    """A simple player, from nothing but the screen. Prefers spins: they ask the most."""
    question = shown.rpartition("\n\n")[2]
    if "Press Enter to do this" in question:
        return ""
    if "meetings do you hold" in question:
        return "0 1"
    for line in question.splitlines():
        if "Play a spin" in line:
            return line.split()[0]
    return "1"


def play_to_the_end(player: Player, script: list[str] | None = None) -> None:
    for typed in script or []:
        player.read()
        player.type(typed)
    while (shown := player.read()).endswith("> "):
        player.type(answer(shown))


def test_a_whole_game_in_plain_text(
    sit: Callable[..., Player], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player = sit("pocket", "-p", "3", "--terminal", "--plain", "--seats", "2")
    play_to_the_end(player, ["?", "99", "why", "r", "t"])
    assert player.finish() == 0
    assert "Pocket Election: you are Blue, against Red (planner:0.2), Green (planner:0.2)." in player.seen
    assert "You have 10. [pocket §2]" in player.seen
    assert "## 2 Bidding for the order" in player.seen
    assert "== The game is over ==" in player.seen
    assert "\x1b[" not in player.seen.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    assert "Traceback" not in player.seen
    (record,) = (tmp_path / "hustings" / "games").iterdir()
    assert run(["replay", str(record)]) == 0
    assert "verified: pocket, 3 players" in capsys.readouterr().out


def test_leaving_resuming_and_being_interrupted(sit: Callable[..., Player], tmp_path: Path) -> None:
    record = tmp_path / "mine.jsonl"
    player = sit("pocket", "-p", "2", "--terminal", "--record", str(record))
    assert "\x1b[" in player.read(), "a terminal gets colours"
    player.type("1")
    player.read()
    player.type("q")
    player.read()
    assert player.finish() == 0
    assert f"hustings play --terminal --resume {record}" in player.seen

    player = sit("--terminal", "--plain", "--resume", str(record))
    player.read()
    player.interrupt()
    player.read()
    assert player.finish() == 130
    assert "Saved." in player.seen

    player = sit("--terminal", "--plain", "--resume", str(record))
    play_to_the_end(player)
    assert player.finish() == 0
    assert "The game is over" in player.seen

    again = subprocess.run(
        [PROGRAM, "play", "--resume", str(record)],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert again.returncode == 2
    assert again.stderr.count("\n") == 1


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_game_is_asked_for_where_there_is_somebody_to_ask() -> None:
    choices = sorted(titles(), key=lambda title: title.example)
    say = Translator("en", *choices)
    with_somebody = Screen(say, True, io.StringIO(), Tty(f"0\nnonsense\n{len(choices)}\n"))
    assert choose(with_somebody) is choices[-1]
    by_name = Screen(say, True, io.StringIO(), Tty("pocket\n"))
    assert choose(by_name).id == "pocket"
    if len(choices) > 1:
        with pytest.raises(OptionError, match="which game"):
            choose(Screen(say, True, io.StringIO(), io.StringIO("1\n")))
        with pytest.raises(KeyboardInterrupt):
            choose(Screen(say, True, io.StringIO(), Tty("")))


def test_bots_take_the_seats_that_are_left() -> None:
    pocket = title("pocket")
    assert seating(pocket, 4, "2,4", "random,planner") == ["random", "person", "planner", "person"]
    assert seating(pocket, 3, "1", "greedy") == ["person", "greedy", "greedy"]
    with pytest.raises(OptionError, match="2-4 players, not 7"):
        seating(pocket, 7, "1", "random")


def test_a_record_of_others_cannot_be_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "pocket", "-n", "1", "--records", str(tmp_path), "--json"]) == 0
    (record,) = tmp_path.iterdir()
    assert run(["play", "--resume", str(record)]) == 2
    assert run(["play", "pocket", "--record", str(record)]) == 2
    assert "exists already" in capsys.readouterr().err
