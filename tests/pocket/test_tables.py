"""The figures: their totals, their status, and an owner's own."""

from __future__ import annotations

from pathlib import Path

import hustings
from hustings.games.pocket import figures
from hustings.games.pocket.tables import Tables


def test_the_rules_are_ours_so_every_figure_is_confirmed() -> None:
    assert figures().uncertain() == []


def test_cards_have_numbers_from_one_on() -> None:
    assert Tables(figures()).cards == (0, 4, 4)


def test_an_owner_replaces_figures_and_the_hash_tells(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[card]]\nid = "smear"\ncopies = 6\n')
    mine = Tables(figures(str(tmp_path)))
    assert mine.cards == (0, 4, 6)
    assert mine.hash != Tables(figures()).hash
    game = hustings.game("pocket", players=3, data=str(tmp_path))
    assert game.data_hash == mine.hash
    assert game.conserved(game.initial())["cards"] == 10
