"""What a game lacks words for, in English and in other languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import hustings
from hustings.core.title import Title
from hustings.core.words import Words
from hustings.testing import unsaid, untranslated

POCKET = hustings.title("pocket")
ENGLISH = Path(hustings.__file__).parent / "locale" / "en" / "pocket.ftl"


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Title:
    """Pocket in a package of its own, with its English words, and two messages in German."""
    package = f"pocket_in_{tmp_path.name}"  # loaded once, so each test has another
    texts = tmp_path / package / "locale"
    texts.mkdir(parents=True)
    (texts.parent / "__init__.py").touch()
    (texts / "en.ftl").write_text(ENGLISH.read_text("utf-8"), "utf-8")
    (texts / "de.ftl").write_text("pocket-card-1 = Spin\n# eins\npocket-card-2 = Schmutz\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return Title(
        id="pocket-elsewhere",
        name="Pocket elsewhere",
        players=POCKET.players,
        make=POCKET.make,
        words=POCKET.words,
        figures=POCKET.figures,
        package=package,
    )


def test_a_whole_game_leaves_nothing_unsaid(foreign: Title) -> None:
    assert unsaid(POCKET) == []
    assert unsaid(POCKET, language="he", players=2) == []
    assert unsaid(foreign) == []


def test_what_english_lacks_is_met_in_a_game(foreign: Title, tmp_path: Path) -> None:
    text = ENGLISH.read_text("utf-8").replace("pocket-ask-bid =", "pocket-ask-bids =")
    (tmp_path / foreign.package / "locale" / "en.ftl").write_text(text, "utf-8")
    assert unsaid(foreign) == ["pocket-ask-bid"]


def test_what_another_language_lacks_is_listed(foreign: Title) -> None:
    lacking = untranslated(foreign)
    assert set(lacking) == {"de", "fr", "he", "it"}
    assert set(lacking["fr"]) - set(lacking["de"]) == {"pocket-card-1", "pocket-card-2"}
    assert lacking["it"][0] == "pocket-party"
    assert "pocket-ask-bid" in unsaid(foreign, language="de")
    assert "pocket-card-1" not in unsaid(foreign, language="de")


def test_our_own_games_are_translated() -> None:
    for title in hustings.titles():
        if not title.package:
            assert untranslated(title) == {language: [] for language in ("de", "fr", "he", "it")}


def test_a_game_without_words_of_its_own_lacks_none() -> None:
    plain = Title(
        id="plain", name="Plain", players=(2,), make=POCKET.make, words=Words(), figures=POCKET.figures
    )
    assert unsaid(plain) == []
    assert untranslated(plain) == {language: [] for language in ("de", "fr", "he", "it")}
