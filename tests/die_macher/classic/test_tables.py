"""The figures: known totals, overlays, and mistakes that are named."""

from __future__ import annotations

from pathlib import Path

import pytest

import hustings
from hustings.core.errors import FiguresError
from hustings.games.die_macher.classic.editions.base import Citations
from hustings.rulebook import book
from tests.die_macher.classic.scenario import both


@both
def test_every_section_that_is_cited_exists(edition: str) -> None:
    cite = Citations(edition)
    cited = [getattr(cite, name) for name in dir(cite) if not name.startswith("_")]
    assert len(cited) > 30
    for rule in cited:
        name, _, section = rule.partition(" §")
        assert not rule or (name == edition and book(edition).has(section)), rule


@both
def test_states_and_their_maxima(edition: str) -> None:
    figures = hustings.title(f"die-macher-{edition}").figures
    assert figures is not None
    rows = {row.id: row["seats_max"] for row in figures("").rows("state")}
    assert len(rows) == 16
    assert sum(rows.values()) == 623
    assert (rows["NW"], rows["BY"], rows["HB"]) == (80, 60, 15)


@both
def test_every_poll_is_fair_to_all_parties(edition: str) -> None:
    """The reconstruction: every card sums to zero, every party has the same lines."""
    figures = hustings.title(f"die-macher-{edition}").figures
    assert figures is not None
    polls = [row["lines"] for row in figures("").rows("poll")]
    assert all(sum(lines) == 0 for lines in polls)
    assert len({tuple(sorted(lines[party] for lines in polls)) for party in range(5)}) == 1


@both
def test_an_owner_may_lay_the_true_figures_over_ours(edition: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        '[[constant]]\nid = "start_money"\nvalue = 30\n\n[[cabinet]]\nid = "whip"\ncost = 6\n'
    )
    plain = hustings.game(f"die-macher-{edition}", players=3)
    mine = hustings.game(f"die-macher-{edition}", players=3, data=str(tmp_path))
    assert mine.initial().money == [30, 30, 30]
    assert mine.tables.cabinet_costs[2] == 6  # type: ignore[attr-defined]
    assert plain.data_hash != mine.data_hash


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[state]]\nid = "HB"\nvotes = [5, 4]\nseats = [1, 15]\n', "climb"),
        ('[[state]]\nid = "HB"\nseats_max = 16\n', "end at seats_max"),
        ('[[cabinet]]\nid = "whip"\nactions = ["dance 3"]\n', "unknown action"),
        ('[[poll]]\nid = "poll_1"\nlines = [1, 2]\n', "5 lines"),
        ('[[first_column]]\nid = "offer_1"\nlines = ["trend"]\n', "3 lines"),
    ],
)
def test_figures_that_cannot_be_are_refused(text: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(text)
    with pytest.raises(FiguresError, match=complaint):
        hustings.game("die-macher-2006", players=3, data=str(tmp_path))
