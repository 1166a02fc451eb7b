"""Each edition is played in the words of its box: they stand in its messages and rules, and no rival does."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import hustings
from hustings import rulebook
from hustings.core.title import Title
from hustings.locale import COMPLETE, RIGHT_TO_LEFT, edition, sources
from hustings.locale.terms import MESSAGES, RULES, Term, terms, titles
from hustings.table.figures_view import figures_info

pytestmark = pytest.mark.interpreted  # reads sources

PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
FACTS = json.loads((PAGE / "boards" / "facts.json").read_text("utf-8"))
SAID = re.compile(r"[\"'`](page-[\w-]+)[\"'`]")
# Of the boards' sentences, those of the edition of 2019, and those of the earlier ones
MODERN = re.compile(
    r"page-macher-(becomes-points|gives-points|points|points-of|steps-points|politicians)"
    r"|page-board-\w+-display|page-phase-first-player"
    r"|page-scene-(poll-once|poll-back|points|tie|tie-why|bids-first-why)"
    r"|macher-act-(double|trend|rivals_trend|programme|poll|base)"
)
CLASSIC = re.compile(
    r"page-macher-(becomes|gives|seats|seats-of|steps-seats)|page-board-(tile|pool|partner)"
    r"|page-scene-(talks\S*|pair-\S+|bids-(start|again)\S*|forced)"
    r"|macher-act-(key_issue|own_trend|rival_trend|phone)"
)


def texts(node: object) -> list[str]:
    """All there is to read in a message."""
    if isinstance(node, ftl.TextElement):
        return [node.value]
    if isinstance(node, ftl.BaseNode):
        return [text for child in vars(node).values() for text in texts(child)]
    if isinstance(node, list):
        return [text for child in node for text in texts(child)]
    return []


def board_of(title: Title) -> set[str]:
    """The ids of the page's sentences on the board of a title, and for its questions."""
    folder = PAGE / "boards" / ("zoo" if title.id == "zoocracy" else "macher")
    found = {name for file in folder.rglob("*.*") for name in SAID.findall(file.read_text("utf-8"))}
    other = CLASSIC if title.id == "die-macher-2019" else MODERN
    found = {name for name in found if not other.fullmatch(name)}
    for phase in FACTS.get(title.id, {}).get("phases", []):
        found |= {f"page-phase-{phase}", f"page-phase-{phase}-why"}
    found |= {f"page-kind-{kind}" for kind in title.game().vocabulary.questions}
    return found


@cache
def said(id: str, language: str) -> dict[str, str]:
    """Every message of a title as this edition says it, by id."""
    title = hustings.title(id)
    board = board_of(title)
    found: dict[str, str] = {}
    for source in [*sources(language, (title,), page=True), edition(language, title)]:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = " ".join(texts(entry)).replace("\u00ad", "").replace("\u00a0", " ")
    own = tuple(f"{name}-" for name in (title.words.prefix, title.words.family, "page-zoo") if name)
    own = tuple(name for name in own if name != "page-zoo-" or title.id == "zoocracy")
    other = CLASSIC if title.id == "die-macher-2019" else MODERN
    wanted = {name for name in found if name.startswith(own) and not other.fullmatch(name)} | board
    return {name: text for name, text in found.items() if name in wanted}


def written(id: str, language: str) -> str:
    return " ".join(str(rulebook.text(id, language)).replace("\u00a0", " ").split())


def has(text: str, word: str) -> bool:
    return word.casefold() in text.casefold()


def has_rival(text: str, word: str, language: str) -> bool:
    """As a word of its own; where prefixes are written on to words, anywhere."""
    if language in RIGHT_TO_LEFT:
        return word in text
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None


CASES = [(title, language) for title in titles() for language in COMPLETE]


@pytest.mark.parametrize(("id", "language"), CASES)
def test_every_term_is_used(id: str, language: str) -> None:
    listed = terms(id, language)
    assert listed
    messages = " ".join(" ".join(said(id, language).values()).split())
    rules = written(id, language)
    assert [term.word for term in listed if MESSAGES in term.places and not has(messages, term.word)] == []
    assert [term.word for term in listed if RULES in term.places and not has(rules, term.word)] == []


@pytest.mark.parametrize(("id", "language"), CASES)
def test_no_rival_of_a_term_is_used(id: str, language: str) -> None:
    rules = written(id, language)
    for term in terms(id, language):
        for rival in term.rivals:
            where = [name for name, text in said(id, language).items() if has_rival(text, rival, language)]
            assert where == [], f"{rival}, not {term.word}"
            assert not has_rival(rules, rival, language), f"{rival}, not {term.word}, in the rules"


def listed_figures(id: str, language: str) -> list[str]:
    """All there is to read in the list of figures of a title."""
    title = hustings.title(id)
    assert title.figures is not None
    found: list[str] = []
    for table in figures_info(title, title.figures(""), language).tables:
        found.append(table.label)
        for row in table.rows:
            found += [row.label, row.note, *[f"{figure.label} {figure.text}" for figure in row.figures]]
    return found


@pytest.mark.parametrize(("id", "language"), CASES)
def test_figures_are_listed_in_the_words_of_the_box(id: str, language: str) -> None:
    said = listed_figures(id, language)
    for term in terms(id, language):
        for rival in term.rivals:
            where = [text for text in said if has_rival(text, rival, language)]
            assert where == [], f"{rival}, not {term.word}"


def test_boxes_with_a_rulebook_of_their_own_differ() -> None:
    """1997 and 2006 share their messages; in French their boxes do not share their words."""
    words = [{term.name: term.word for term in terms(f"die-macher-{year}", "fr")} for year in (1997, 2006)]
    assert words[0]["vote"] != words[1]["vote"]
    votes = [said(f"die-macher-{year}", "fr")["classic-head-votes"] for year in (1997, 2006)]
    assert votes == ["Voix", "Votes"]


def test_a_title_without_a_list_has_no_terms() -> None:
    assert terms("pocket", "en") == ()
    assert Term("x", "y", (), (MESSAGES,)) not in terms("zoocracy", "fr")


def test_rivals_are_found() -> None:
    assert has_rival("Six voix en Bavière", "voix", "fr")
    assert not has_rival("Les votes", "vote", "fr")
    assert has_rival("המנדטים", "מנדט", "he")
    assert has("Der Stimmenfaktor", "Stimmen")
