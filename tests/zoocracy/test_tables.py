"""The figures: their totals, their status, and what an owner may not put in."""

from __future__ import annotations

from pathlib import Path

import pytest

import hustings
from hustings.core.errors import FiguresError
from hustings.games.zoocracy import figures
from hustings.games.zoocracy.tables import Tables
from tests.zoocracy.scenario import Table


def overlay(folder: Path, file: str, text: str) -> str:
    (folder / file).write_text(text)
    return str(folder)


def test_cards_by_phase() -> None:
    """B 18, C 21, E 3, G 5."""
    assert [len(cards) for cards in Table().game.cards_of_phase] == [18, 21, 3, 5]


def test_what_is_not_confirmed_is_marked() -> None:
    uncertain = {(finding.table, finding.name, finding.status) for finding in figures().uncertain()}
    assert uncertain == {
        ("species", "first", "R"),
        ("species", "second", "R"),
        ("by_players", "defectors_seats", "R"),
        ("constant", "value", "R"),  # the length of the parliament track
        ("constant", "value", "I"),  # the draw without a government
        ("action", "copies", "I"),
        ("event", "copies", "I"),
        ("event", "food", "R"),
    }


def test_an_owner_replaces_figures_and_the_hash_tells(tmp_path: Path) -> None:
    data = overlay(tmp_path, "mine.toml", '[[species]]\nid = "hippo"\nfirst = 9\n')
    mine = Tables(figures(data), 3)
    assert mine.first[7] == 9
    assert mine.hash != Tables(figures(), 3).hash
    assert hustings.game("zoocracy", players=3, data=data).data_hash == mine.hash


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ('[[species]]\nid = "hippo"\nhabitat = "air"\n', "habitat"),
        ("".join(f'[[species]]\nid = "{name}"\nhabitat = "land"\n' for name in Tables(figures(), 3).species_ids), "water"),
        ('[[event]]\nid = "end"\ncopies = 2\n', "exactly one end card"),
        ('[[event]]\nid = "strike"\ncopies = 0\n', "every round has one card"),
        ('[[event]]\nid = "strike"\ncopies = 2\n', "every round has one card"),
        ('[[constant]]\nid = "event_top"\nvalue = 8\n', "below the top ones"),
        ('[[event]]\nid = "donation_1"\nfood = [1, 2]\n', "each of 5 offices"),
    ],
)  # fmt: skip
def test_figures_that_make_no_game_are_refused(tmp_path: Path, rows: str, problem: str) -> None:
    with pytest.raises(FiguresError, match=problem):
        Tables(figures(overlay(tmp_path, "mine.toml", rows)), 3)


def test_more_copies_of_a_card_are_cards_of_their_own(tmp_path: Path) -> None:
    data = overlay(tmp_path, "mine.toml", '[[action]]\nid = "defectors"\ncopies = 3\n')
    game = hustings.game("zoocracy", players=3, data=data)
    assert game.conserved(game.initial())["cards"] == 49
