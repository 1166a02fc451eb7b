"""Component figures on the page: listed with their status, and one's own laid over them."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import hustings
from hustings.core.title import Title
from hustings.locale import COMPLETE
from hustings.registry import titles
from hustings.web.figures_view import FigureWords, note_id
from tests.web.conftest import Running

TITLES = [title for title in titles() if title.figures is not None]


def listed(server: Running, game: str, lang: str = "") -> Any:
    return httpx.get(f"{server.url}/api/figures/{game}", params={"lang": lang}).json()


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_figure_is_listed_with_its_status(server: Running, title: Title) -> None:
    assert title.figures is not None
    told = listed(server, title.id)
    names = {"C": "confirmed", "I": "inferred", "R": "reconstructed", "NF": "not-found"}
    found = {
        (table["id"], row["id"], figure["name"]): (figure["value"], figure["status"])
        for table in told["tables"]
        for row in table["rows"]
        for figure in row["figures"]
    }
    wanted = {
        (f.table, f.id, f.name): (f.value, names[f.status]) for f in title.figures("").findings() if f.name
    }
    assert found == wanted
    assert sum(told["counts"].values()) == len(title.figures("").findings())
    assert told["hash"] == title.game().data_hash
    used = {s for t in told["tables"] for r in t["rows"] for f in r["figures"] for s in f["sources"]}
    assert used <= set(told["sources"])


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_everything_has_a_name_in_every_language(title: Title, language: str) -> None:
    assert title.figures is not None
    figures = title.figures("")
    words = FigureWords(title, figures, language)
    words.translator.missing.clear()
    for rows in figures.tables.values():
        for row in rows.values():
            assert words.row(row)
            assert "_" not in words.table(row.table) + words.row(row)
            assert not row.note or words.translator.knows(note_id(row.note)), row.note
            for name in row.fields:
                assert words.translator.knows(f"figure-field-{name.replace('_', '-')}"), name
                assert "_" not in words.value(row, name)
                assert words.value(row, name)
    assert not words.translator.missing


def test_a_language_changes_the_words_and_not_the_figures(server: Running) -> None:
    english, german = listed(server, "zoocracy"), listed(server, "zoocracy", "de")
    assert [t["label"] for t in german["tables"]] != [t["label"] for t in english["tables"]]
    assert "Tierarten" in [t["label"] for t in german["tables"]]
    assert german["hash"] == english["hash"]


def test_an_unknown_game_has_no_figures(server: Running) -> None:
    assert httpx.get(f"{server.url}/api/figures/nothing").status_code == 404


def test_the_shelf_says_what_is_reconstructed(server: Running) -> None:
    shelf = {game["id"]: game for game in httpx.get(f"{server.url}/api/games").json()}
    assert shelf["pocket"]["reconstructed"] == []
    assert "poll.lines" in shelf["die-macher-2006"]["reconstructed"]
    # the seventh topic itself is a guess, though the number of its cards is not
    assert "topic.health_reform" in shelf["die-macher-2006"]["reconstructed"]
    modern = shelf["die-macher-2019"]["reconstructed"]
    assert "region.points" in modern
    assert "region.NW.max_points" in modern
    assert "region.BB.max_points" not in modern  # printed in the rulebook's example
    for title in hustings.titles():
        assert shelf[title.id]["figures"] == (title.figures is not None)
        for key in shelf[title.id]["reconstructed"]:
            table, *rest = key.split(".")
            assert title.figures is not None
            rows = title.figures("").tables[table]
            column = [row for row in rows.values() if rest[0] in row.fields]
            assert rest[0] in rows or all(row.field_status(rest[0]) == "R" for row in column)
