"""The figures: what is known, what an owner may change, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from hustings.core.errors import FiguresError, OptionError
from hustings.games.die_macher.modern import TITLE, figures
from hustings.games.die_macher.modern.tables import Tables
from tests.die_macher.modern.scenario import modern


def overlaid(folder: Path, text: str) -> str:
    (folder / "mine.toml").write_text(text, "utf-8")
    return str(folder)


@pytest.mark.rule("2019:04.C.a", "2019:06.9b.a")
def test_sixteen_regions_eight_of_them_small_and_the_small_ones_are_worth_less() -> None:
    found = Tables(figures())
    small = [found.max_points[i] for i in range(16) if found.is_small[i]]
    large = [found.max_points[i] for i in range(16) if not found.is_small[i]]
    assert (len(small), len(large)) == (8, 8)
    assert max(small) < min(large)
    assert len(set(found.max_points)) == 16
    for ladder in found.points:
        assert ladder[:5] == (0, 0, 0, 0, 0)
        assert sorted(ladder) == list(ladder)


@pytest.mark.rule("2019:04.E", "2019:06.8.a")
def test_two_polls_for_each_back_and_two_fit_the_examples() -> None:
    found = Tables(figures())
    assert sorted(found.poll_back) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    linke, spd, _, cdu, fdp = (found.parties.index(name) for name in ("LINKE", "SPD", "GRUENE", "CDU", "FDP"))
    first = [lines for lines in found.poll_lines if lines[linke] == 1 and lines[spd] == -1]
    assert any(lines[cdu] == lines[fdp] == 0 for lines in first)
    second = [lines for lines in found.poll_lines if lines[cdu] == 2 and lines[fdp] == -2]
    assert any(lines[linke] < 0 and lines[spd] == 0 for lines in second)


def test_every_uncertain_figure_says_so() -> None:
    uncertain = {(row.table, row.id, row.name) for row in figures().uncertain()}
    assert ("region", "BB", "max_points") not in uncertain
    assert ("region", "BB", "points") in uncertain
    assert ("poll", "1", "lines") in uncertain
    assert ("package", "3", "votes") not in uncertain
    assert ("package", "4", "votes") in uncertain
    assert ("constant", "programme_display", "value") in uncertain
    assert not any(table == "politician" for table, _, _ in uncertain)


def test_an_owner_replaces_figures_without_touching_code(tmp_path: Path) -> None:
    mine = overlaid(tmp_path, '[[constant]]\nid = "programme_display"\nvalue = [5, 6, 7]\n')
    game = TITLE.game(4, data=mine)
    assert game.data_hash != modern(4, 4).data_hash
    assert Tables(figures(mine)).programme_display == (5, 6, 7)
    assert ("constant", "programme_display") not in {(f.table, f.id) for f in figures(mine).uncertain()}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('[[region]]\nid = "BB"\npoints = [1, 2]\n', "votes and points must rise"),
        ('[[region]]\nid = "BB"\nmax_points = 30\n', "votes and points must rise"),
        ('[[region]]\nid = "BB"\nsize = "large"\n', "eight of them small"),
        ('[[poll]]\nid = "1"\nback = "SPD"\n', "must gain 2"),
        ('[[package]]\nid = "3"\nvotes = 2\n', "five packages of five symbols"),
        ('[[constant]]\nid = "meeting_cost"\nvalue = [0, 5, 1, 3, 5, 7, 10, 15, 20]\n', "a rising cost"),
        ('[[constant]]\nid = "max_swaps"\nvalue = 3\n', "at most two swaps"),
        ('[[politician]]\nid = "candidate"\nmain = { act = "fly", amount = 1 }\n', "unknown action 'fly'"),
        ('[[region]]\nid = "XX"\nmax_points = 3\n', "has no row 'XX'"),
    ],
)
def test_impossible_figures_are_refused(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(FiguresError, match=wrong):
        Tables(figures(overlaid(tmp_path, text)))


def test_unknown_options_and_player_counts_are_refused() -> None:
    with pytest.raises(OptionError, match="3-5 players"):
        TITLE.game(6)
    with pytest.raises(OptionError, match="one of 4, 7"):
        TITLE.game(4, elections=5)
    with pytest.raises(OptionError, match="no option 'length'"):
        TITLE.game(4, length="full")
