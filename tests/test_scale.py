"""The simulation behind docs/scale.md agrees with what can be worked out by hand."""

from __future__ import annotations

from dataclasses import replace

from benchmarks.scale import Costs, Habits, arrivals, need, simulate
from tests.docs.snippets import ROOT

HABITS = Habits()


def test_the_arrivals_of_a_day_add_up() -> None:
    rates = [arrivals(86_400, hour, HABITS) for hour in range(24)]
    assert abs(sum(rates) / 24 - 1.0) < 0.001
    assert abs(max(rates) - HABITS.peak) < 0.001
    assert max(rates) == rates[20]


def test_people_at_once_are_arrivals_times_their_stay() -> None:
    """Little's law, with bots that take no time."""
    habits = replace(HABITS, alone=1.0, live=0.0)
    hour = simulate(0.1, 50, 7200, replace(Costs(), thinking_s=0.001), habits)
    assert abs(hour.people / (0.1 * 60 * 15) - 1) < 0.1
    assert abs(hour.moves / (0.1 * 60 * 4) - 1) < 0.1


def test_bots_wait_when_there_are_few_processes_and_not_when_there_are_many() -> None:
    habits = replace(HABITS, alone=1.0, live=0.0)
    load = 0.05 * 60 * 1.6  # cores that think all the time
    assert simulate(0.05, int(load) - 1, 3600, Costs(), habits).late() > 5
    assert simulate(0.05, int(load) * 3, 3600, Costs(), habits).late() == 0


def test_more_players_need_more() -> None:
    small, large = need(1_000, Costs(), HABITS, most=50), need(20_000, Costs(), HABITS, most=50)
    assert small.bot_cores < large.bot_cores
    assert abs(large.moves / small.moves / 20 - 1) < 0.3
    assert (small.web_processes, small.databases) == (1, 1)


def test_the_page_has_the_costs_of_the_script() -> None:
    page = (ROOT / "docs" / "scale.md").read_text("utf-8")
    costs = Costs()
    for said in (
        f"{costs.thinking_s} s",
        f"{costs.listener_kib:.0f} KiB",
        f"{costs.line_bytes:.0f} with",
        f"{costs.heard_ms} ms",
    ):
        assert said in page
