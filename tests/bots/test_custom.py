"""Bots of other people, by file, by module and installed."""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import hustings
from hustings.bots import custom, known, make, parse, steady
from hustings.bots.arena import Run, play_all
from hustings.cli import run
from hustings.cli.app import execute
from hustings.core.errors import BotError, OptionError

THRIFTY = str(Path(__file__).parents[2] / "examples" / "bots" / "thrifty.py")

TWO = """
from hustings.bots import RandomBot

class One(RandomBot):
    name = "one"

class Two(RandomBot):
    name = "two"

def made(rng):
    return Two(rng)

def wrong(rng):
    return "a bot"

nothing = 7
"""


@pytest.fixture
def two(tmp_path: Path) -> str:
    file = tmp_path / "two_bots.py"
    file.write_text(TWO)
    return str(file)


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a package with a bot were installed."""
    point = EntryPoint("quiet", "hustings.bots:RandomBot", custom.GROUP)
    monkeypatch.setattr(custom, "_points", lambda: {"quiet": point})
    custom.factory.cache_clear()


def test_the_example_plays_by_its_file() -> None:
    assert known(THRIFTY) == THRIFTY
    assert steady(THRIFTY)
    bot = make(THRIFTY, hustings.seeded(1))
    assert bot.name == "thrifty"
    run = Run("die-macher-2006", 3, {"length": "short"}, (THRIFTY, "random", "random"), 5, "", False)
    results = [result for batch in play_all(run, 1, 1, "") for result in batch]
    assert len(results) == 1


def test_one_of_several_is_named(two: str) -> None:
    assert make(f"{two}:One", hustings.seeded(1)).name == "one"
    assert make(f"{two}:made", hustings.seeded(1)).name == "two"
    assert make("hustings.bots:RandomBot", hustings.seeded(1)).name == "random"


def test_an_installed_bot_goes_by_its_name(offered: None) -> None:
    assert parse("quiet").name == "quiet"
    assert make("quiet", hustings.seeded(1)).name == "random"
    with pytest.raises(OptionError, match=r"there are random.*quiet"):
        parse("loud")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.py", "there is no file nowhere.py"),
        ("no_such_module:Bot", "there is no module 'no_such_module'"),
        ("hustings.bots:NoBot", "there is no NoBot in hustings.bots"),
        ("nobody", "there is no bot 'nobody'"),
        ("planner:soon", "is no bot"),
    ],
)
def test_what_cannot_be_found_is_said(name: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        known(name)


def test_a_file_that_is_not_clear_is_refused(two: str) -> None:
    with pytest.raises(OptionError, match="it defines One, Two"):
        known(two)
    with pytest.raises(OptionError, match="not a class or function"):
        known(f"{two}:nothing")
    with pytest.raises(OptionError, match="it makes a str"):
        make(f"{two}:wrong", hustings.seeded(1))


def test_a_name_from_elsewhere_never_runs_a_file(two: str) -> None:
    """Tables take bots by ``parse``."""
    for name in (THRIFTY, f"{two}:One", "hustings.bots:RandomBot"):
        with pytest.raises(OptionError):
            parse(name)


def test_the_command_line_takes_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert execute(["simulate", "pocket", "-p", "2", "-n", "2", "--bots", f"{THRIFTY},random", "--json"]) == 0
    assert "thrifty.py" in capsys.readouterr().out


FAULTY = """
from hustings import Action
from hustings.bots import Agent


class FromNothing(Agent):
    def decide(self, game, view, decision):
        return Action(decision.kind, decision.space.sample(self.rng))


class Crash(Agent):
    def decide(self, game, view, decision):
        return decision.no_such_thing


class Number(Agent):
    def decide(self, game, view, decision):
        return 7


class Greed(Agent):
    def decide(self, game, view, decision):
        return Action(decision.kind, (99,))


class Unmade(Agent):
    def __init__(self):
        pass
"""


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Crash", r"faulty.py, line 13, in decide: AttributeError: .*no_such_thing"),
        ("Number", r"answered 'bid' with 7, not with an Action and a tuple"),
        ("Greed", r"answered 'bid' with bid \(99,\), which is not allowed \[pocket §2\]"),
        ("Unmade", r"TypeError: .*__init__"),
    ],
)
def test_a_fault_of_a_bot_is_told_as_its_own(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "faulty.py"
    file.write_text(FAULTY)
    bots = f"{file}:{name},random"
    assert run(["simulate", "pocket", "-p", "2", "-n", "1", "--jobs", "1", "--bots", bots]) == 2
    error = capsys.readouterr().err
    assert re.search(said, error)
    assert f"{file}:{name}" in error
    assert "a bug in Hustings" not in error


def test_a_bot_may_start_from_nothing(tmp_path: Path) -> None:
    file = tmp_path / "nothing.py"
    file.write_text(FAULTY)
    bot = make(f"{file}:FromNothing", hustings.seeded(1))
    game = hustings.game("pocket", players=2)
    state = game.initial()
    while game.pending(state)[0].seat < 0:
        chance = game.pending(state)[0]
        game.apply(state, chance.seat, hustings.Action(chance.kind, chance.space.sample(hustings.seeded(2))))
    asked = game.pending(state)[0]
    assert bot.decide(game, game.view(state, asked.seat), asked).args in asked.space


def test_a_file_that_cannot_be_read_says_its_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("x = 1\ndef decide(:\n")
    with pytest.raises(BotError, match=r"broken\.py cannot be read: line 2"):
        known(str(file))
