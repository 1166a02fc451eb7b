"""The rules as the page gets them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from hustings.core.title import Title
from hustings.core.words import Words
from hustings.registry import titles
from hustings.web.routes.rules import text_of
from tests.web.conftest import Running

pytestmark = pytest.mark.interpreted


def test_every_game_on_the_shelf_has_rules(server: Running) -> None:
    for title in titles():
        told = httpx.get(f"{server.url}/api/rules/{title.id}", params={"lang": "de"}).json()
        assert told["name"] == title.name
        assert told["book"] == title.book
        assert "\n## " in told["text"]


def test_there_are_no_rules_of_an_unknown_game(server: Running) -> None:
    assert httpx.get(f"{server.url}/api/rules/nothing").status_code == 404


def test_a_third_party_puts_its_rules_beside_its_words(tmp_path: Path) -> None:
    class Foreign(Words):
        locale = str(tmp_path)

    def none(players: int, options: dict[str, str]) -> None:
        raise NotImplementedError

    title = Title("foreign", "Foreign", (2,), none, words=Foreign())  # type: ignore[arg-type]
    assert text_of(title, "en") is None
    (tmp_path / "en.md").write_text("# Foreign\n\n## 1 The only rule\n\nBe kind.\n", "utf-8")
    assert "Be kind." in (text_of(title, "en") or "")
    assert text_of(title, "de") is None
