"""The rules as the page gets them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from hustings.core.errors import RulebookError
from hustings.core.title import Title
from hustings.registry import titles
from hustings.rulebook import rules_of
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


def test_a_third_party_brings_rules_in_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(players: int, options: dict[str, str]) -> None:
        raise NotImplementedError

    rules = tmp_path / "foreign_game" / "rules"
    rules.mkdir(parents=True)
    (rules.parent / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    title = Title("foreign", "Foreign", (2,), none, package="foreign_game")  # type: ignore[arg-type]
    with pytest.raises(RulebookError):
        rules_of(title)
    (rules / "en.md").write_text("# Foreign\n\n## 1 The only rule\n\nBe kind.\n", "utf-8")
    assert "Be kind." in str(rules_of(title))
    with pytest.raises(RulebookError):
        rules_of(title, "de")
