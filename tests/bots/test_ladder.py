"""Duplicate play, intervals over deals, ratings, charts; and that nothing depends on where games are played."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import hustings
from hustings.bots.arena import (
    GameResult,
    Run,
    Tally,
    over_blocks,
    play_all,
    play_runs,
    share_over_blocks,
    student,
)
from hustings.bots.chart import Bar, bars, curve
from hustings.bots.ladder import fit, pairings, standing
from hustings.bots.ledger import missing, whole_deals
from hustings.cli import run as command
from hustings.core.errors import OptionError

OPTIONS = hustings.game("pocket", players=3).options


def pocket(*bots: str, seed: int = 1, rotate: bool = True) -> Run:
    return Run(
        "pocket", len(bots), hustings.game("pocket", players=len(bots)).options, bots, seed, "", rotate
    )


def rows(
    run: Run, games: int, jobs: int = 1, ray: str = ""
) -> list[tuple[int, list[int], list[int], list[int]]]:
    results = [result for batch in play_all(run, games, jobs, ray) for result in batch]
    return sorted((r.number, r.places, r.points, r.ranks) for r in results)


def test_every_deal_is_played_in_every_seat() -> None:
    run = pocket("greedy", "random", "random")
    assert [run.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]
    assert [run.places(number).index(0) for number in range(6)] == [0, 1, 2, 0, 1, 2]
    assert sorted(run.places(4)) == [0, 1, 2]


def test_the_same_deal_for_the_same_play() -> None:
    """With one bot on all seats and no chance of its own the games of a deal differ only by its streams."""
    run = pocket("random", "random", seed=4)
    alone = pocket("random", "random", seed=4, rotate=False)
    assert run.deal(2) == alone.deal(1) == 1


def test_null_a_bot_against_its_copies_gets_its_fair_share() -> None:
    """The honest measure of nothing: 1/n within four standard errors, for every strength that is cheap enough."""
    for bots, games in ((("random",) * 3, 240), (("greedy",) * 3, 90)):
        run = pocket(*bots, seed=31)
        results = [result for batch in play_all(run, games, 1) for result in batch]
        wins = Tally(run, results).lone()["wins"]
        half = max((wins["high"] - wins["low"]) / 2, 0.02)
        assert abs(wins["share"] - 1 / 3) < 2.1 * half


def test_intervals_are_over_deals() -> None:
    """Two deals of two games: alike inside, different between. Over games the interval would be far smaller."""
    assert over_blocks({0: [1.0, 1.0], 1: [0.0, 0.0]}) == {
        "mean": 0.5,
        "error": pytest.approx(6.353, abs=0.001),
    }
    assert over_blocks({}) == {"mean": 0.0, "error": 0.0}
    assert share_over_blocks({0: [1.0], 1: [1.0]}, 2)["low"] < 0.5


def test_greedy_beats_random_on_the_ladder() -> None:
    games = pairings("pocket", 3, OPTIONS, ["random", "greedy"], "", 3)
    assert [(p.bot, p.against) for p in games] == [("random", "greedy"), ("greedy", "random")]
    for which, results in play_runs([p.run for p in games], [list(range(24))] * 2, 1):
        games[which].results += results
    found = standing(["random", "greedy"], "", games)
    lone = {p["bot"]: p for p in found["pairings"]}
    assert lone["greedy"]["wins"]["share"] > 0.5 > lone["random"]["wins"]["share"]
    assert [r["bot"] for r in found["ratings"]] == ["greedy", "random"]
    best = found["ratings"][0]
    assert best["low"] <= best["rating"] <= best["high"]
    assert found["steady"]


def test_ratings_follow_the_odds() -> None:
    """Ten wins to one is 400 points, as with Elo; the prior pulls a little to the middle."""
    rated = fit(["a", "b"], {("a", "b"): 1000.0, ("b", "a"): 100.0})
    assert rated["a"] - rated["b"] == pytest.approx(400, abs=5)
    unbeaten = fit(["a", "b"], {("a", "b"): 10.0})
    assert 200 < unbeaten["a"] - unbeaten["b"] < 2000


def fake_ray() -> Any:
    """Ray's few functions that are used, in this process and in an awkward order."""
    ray = ModuleType("ray")
    inits: list[dict[str, Any]] = []
    made: list[Any] = []

    class Task:
        def __init__(self, function: Any, arguments: tuple[Any, ...]) -> None:
            self.function, self.arguments = function, arguments
            made.append(self)

    class Remote:
        def __init__(self, function: Any) -> None:
            self.function = function

        def remote(self, *arguments: Any) -> Task:
            return Task(self.function, arguments)

    everything: dict[str, Any] = {
        "init": lambda **options: inits.append(options),
        "shutdown": lambda: None,
        "remote": Remote,
        "wait": lambda tasks: ([tasks[-1]], tasks[:-1]),
        "get": lambda task: task.function(*task.arguments),
        "inits": inits,
        "made": made,
    }
    for name, value in everything.items():
        setattr(ray, name, value)
    return ray


def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = fake_ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    run = pocket("greedy", "random", "random", seed=9)
    assert rows(run, 12, ray="10.0.0.1:6379") == rows(run, 12)
    assert ray.inits == [{"address": "10.0.0.1:6379", "log_to_driver": False}]
    assert len(ray.made) > 1


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_real_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself, on this machine; skipped where it is not installed."""
    pytest.importorskip("ray")
    for name, value in (
        ("RAY_USAGE_STATS_ENABLED", "0"),
        ("RAY_AUTH_MODE", "disabled"),  # leaves no token in anybody's home
    ):
        monkeypatch.setenv(name, value)
    run = pocket("greedy", "random", "random", seed=9)
    assert rows(run, 12, ray="local") == rows(run, 12)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match="hustings\\[ray\\]"):
        rows(pocket("random", "random"), 2, ray="auto")


def test_processes_play_the_same_games() -> None:
    run = pocket("random", "random", seed=12)
    assert rows(run, 8, jobs=2) == rows(run, 8)


def test_margins_and_places_by_bot() -> None:
    run = pocket("greedy", "random", rotate=True)
    results = [
        GameResult(0, [0, 1], [9, 5], [1, 2], 10, "end"),
        GameResult(1, [1, 0], [4, 4], [1, 1], 10, "end"),
    ]
    greedy, random = Tally(run, results).data()["bots"]
    assert greedy["wins"]["share"] == 0.75
    assert greedy["margin"]["mean"] == 2.0
    assert greedy["place"]["mean"] == 1.0
    assert random["margin"]["mean"] == -2.0


def test_charts_are_svg() -> None:
    from xml.etree import ElementTree as ET

    drawn = bars("a & b", [Bar("one <two>", 0.4, 0.3, 0.5), Bar("x", -0.1, -0.2, 0.0)], 0.25)
    assert ET.fromstring(drawn).tag.endswith("svg")
    line = curve("over time", [("1", Bar("1", 0.2, 0.1, 0.3)), ("2", Bar("2", 0.5, 0.4, 0.6))], 0.25)
    assert ET.fromstring(line).tag.endswith("svg")


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    chart = tmp_path / "x.svg"
    arguments = ["ladder", "pocket", "-p", "2", "-n", "3", "--seed", "5"]
    assert command([*arguments, "--json", "--svg", str(chart)]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [p["games"] for p in document["pairings"]] == [6, 6]
    assert chart.read_text().startswith("<svg")
    assert command(arguments) == 0
    said = capsys.readouterr().out
    assert "fair share 50.0%" in said
    assert "rating" in said
    assert command([*arguments, "--bots", "greedy", "--against", "random"]) == 0
    assert command(["ladder", "pocket", "--bots", "greedy"]) == 2
    assert command(["ladder", "pocket", "--bots", "genius,random"]) == 2


def test_few_deals_give_wide_intervals() -> None:
    """Against the tables of Student's distribution."""
    for freedom, quantile in ((1, 12.706), (2, 4.303), (5, 2.571), (14, 2.145), (30, 2.042), (99, 1.984)):
        assert student(freedom) == pytest.approx(quantile, abs=0.012)


# -- many sittings --

LADDER = ["ladder", "pocket", "-p", "2", "--bots", "greedy", "--against", "random", "--seed", "5", "--json"]


def test_a_ladder_goes_on_where_it_was_stopped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """In two sittings, the second begun after the first was cut off in the middle of a line."""
    assert command([*LADDER, "-n", "4"]) == 0
    whole = json.loads(capsys.readouterr().out)
    kept = tmp_path / "kept.jsonl"
    assert command([*LADDER, "-n", "2", "--append", str(kept)]) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["pairings"][0]["games"] == 4
    lines = kept.read_text().splitlines()
    assert len(lines) == 1 + 4
    kept.write_text("\n".join(lines)[:-20])
    assert command([*LADDER, "-n", "4", "--append", str(kept)]) == 0
    both = json.loads(capsys.readouterr().out)
    assert both["pairings"] == whole["pairings"]
    assert both["ratings"] == whole["ratings"]
    before = kept.read_bytes()
    for deals in ("4", "0"):
        assert command([*LADDER, "-n", deals, "--append", str(kept)]) == 0
        assert json.loads(capsys.readouterr().out)["pairings"] == whole["pairings"]
    assert kept.read_bytes() == before
    assert command([*LADDER, "-n", "0"]) == 2


def test_parts_of_a_ladder_are_put_together(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    parts = [tmp_path / name for name in ("a.jsonl", "b.jsonl")]
    for start, part in enumerate(parts):
        assert command([*LADDER, "-n", "2", "--from", str(2 * start), "--append", str(part)]) == 0
    capsys.readouterr()
    joined = tmp_path / "joined.jsonl"
    joined.write_text("".join(part.read_text() for part in reversed(parts)))
    before = joined.read_bytes()
    assert command([*LADDER, "-n", "4", "--append", str(joined)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert joined.read_bytes() == before
    assert command([*LADDER, "-n", "4"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert found["pairings"] == whole["pairings"]


def test_a_deal_counts_when_it_was_played_in_every_seat(tmp_path: Path) -> None:
    games = pairings("pocket", 2, OPTIONS, ["greedy"], "random", 3)
    games[0].results = [GameResult(n, games[0].run.places(n), [2, 1], [1, 2], 9, "end") for n in (0, 1, 2)]
    assert [result.number for result in whole_deals(games[0])] == [0, 1]
    assert missing(games[0], range(6)) == [3, 4, 5]


def test_another_ladders_file_is_not_touched(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert command([*LADDER, "-n", "1", "--append", str(kept)]) == 0
    before = kept.read_bytes()
    other = [word if word != "5" else "6" for word in LADDER]
    assert command([*other, "-n", "1", "--append", str(kept)]) == 2
    assert "another ladder" in capsys.readouterr().err
    assert kept.read_bytes() == before
