"""The rulebook index and the rules texts: loading, looking up, and every refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hustings import rulebook, titles
from hustings.core.errors import RulebookError
from hustings.core.title import Title
from hustings.locale import languages

HEAD = 'book = "toy"\ngame = "toy-game"\ntitle = "Toy"\ncomplete = false\n'
SECTION = '[[section]]\nid = "1"\ntitle = "Start"\nnormative = true\n'
RULING = '[[section.ruling]]\nid = "T1"\nquestion = "?"\nanswer = "!"\nsource = "house"\nreason = "so"\n'


def read(text: str) -> rulebook.Book:
    return rulebook.read_book("toy.toml", text.encode())


def test_a_book_knows_its_sections_and_rulings() -> None:
    more = '[[section]]\nid = "1.a.ex1"\ntitle = "Example"\nnormative = true\npage = 3\n'
    book = read(
        HEAD
        + SECTION
        + RULING
        + more
        + '[[section]]\nid="2"\ntitle="Pieces"\nnormative=true\ncode="none: wood"\n'
    )
    assert (book.name, book.game, book.title, book.complete) == ("toy", "toy-game", "Toy", False)
    assert list(book.sections) == ["1", "1.a.ex1", "2"]
    assert (book.section("1").title, book.section("1").page, book.section("1.a.ex1").page) == (
        "Start",
        None,
        3,
    )
    assert book.section("T1") is book.section("1")
    assert (book.ruling("T1").section, book.ruling("T1").answer, book.ruling("T1").option) == ("1", "!", "")
    assert [section.is_example for section in book.sections.values()] == [False, True, False]
    assert [section.no_code for section in book.sections.values()] == ["", "", "wood"]
    assert [book.has(key) for key in ("1", "T1", "1.a", "3")] == [True, True, False, False]
    assert [book.covers(key) for key in ("1", "1.a", "T1", "3")] == [True, True, False, False]


def test_an_unknown_section_is_refused_with_its_neighbours() -> None:
    book = read(HEAD + SECTION + SECTION.replace('"1"', '"1.2"') + SECTION.replace('"1"', '"2"'))
    with pytest.raises(RulebookError, match=r"^Toy has no section '1\.3\.4'; near it are 1, 1\.2$"):
        book.section("1.3.4")
    with pytest.raises(RulebookError, match=r"^Toy has no section '7': it has 1, 2$"):
        book.section("7")
    with pytest.raises(RulebookError, match=r"^Toy has no ruling 'X': it has none$"):
        book.ruling("X")
    with pytest.raises(RulebookError, match=r"^there is no rulebook 'x': there are .*pocket"):
        rulebook.book("x")


BAD = [
    ("book = ", "toy.toml: Invalid value"),
    ('book = "toy"\n', "toy.toml: game is missing"),
    (HEAD, "toy.toml: section is missing"),
    (HEAD + "pages = 3\n" + SECTION, "toy.toml: unknown field 'pages'"),
    (HEAD.replace("false", '"no"') + SECTION, "toy.toml: complete must be true or false"),
    (HEAD + "section = [3]\n", "toy.toml: every section is a table, written [[section]]"),
    (HEAD + SECTION.replace('id = "1"\n', ""), "toy.toml: section number 1: id is missing"),
    (HEAD + SECTION.replace('"1"', "1"), "toy.toml: section 1: id must be a text"),
    (
        HEAD + SECTION.replace('"1"', '"1."'),
        "toy.toml: section 1.: an id is made of letters, digits and dashes",
    ),
    (HEAD + SECTION.replace('"Start"', '" "'), "toy.toml: section 1: title is empty"),
    (HEAD + SECTION.replace("normative = true\n", ""), "toy.toml: section 1: normative is missing"),
    (HEAD + SECTION + "page = true\n", "toy.toml: section 1: page must be a number"),
    (HEAD + SECTION + "text = 'x'\n", "toy.toml: section 1: unknown field 'text'"),
    (
        HEAD + SECTION + 'code = "later"\n',
        "toy.toml: section 1: code can only be left out, as 'none: REASON'",
    ),
    (HEAD + SECTION + 'code = "none: "\n', "toy.toml: section 1: code needs a reason"),
    (HEAD + SECTION + SECTION, "toy.toml: section 1: the id stands twice in this book"),
    (HEAD + SECTION + RULING + RULING, "toy.toml: section 1: ruling T1: the id stands twice in this book"),
    (HEAD + SECTION + RULING.replace("T1", "1"), "toy.toml: section 1: ruling 1: the id stands twice"),
    (
        HEAD + SECTION + RULING.replace('"house"', '"me"'),
        "toy.toml: section 1: ruling T1: source must be one of fr,",
    ),
    (
        HEAD + SECTION + RULING.replace('reason = "so"\n', ""),
        "toy.toml: section 1: ruling T1: reason is missing",
    ),
    (HEAD + SECTION + RULING + "by = 'me'\n", "toy.toml: section 1: ruling T1: unknown field 'by'"),
]


@pytest.mark.parametrize(("text", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_a_wrong_index_is_refused_by_file_section_and_field(text: str, sentence: str) -> None:
    with pytest.raises(RulebookError) as refused:
        read(text)
    assert str(refused.value).startswith(sentence)


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(RulebookError, match=r"^toy\.toml: "):
        rulebook.read_book("toy.toml", b"\xff\xfe")


def test_every_book_and_every_game_once(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(HEAD + SECTION)
    (tmp_path / "notes.txt").write_text("not an index")
    assert list(rulebook.load(tmp_path)) == ["toy"]
    (tmp_path / "b.toml").write_text(HEAD + SECTION)
    with pytest.raises(RulebookError, match=r"^b\.toml: book 'toy' is indexed twice$"):
        rulebook.load(tmp_path)
    (tmp_path / "b.toml").write_text(HEAD.replace('"toy"', '"other"') + SECTION)
    with pytest.raises(RulebookError, match=r"^b\.toml: game 'toy-game' already has the book 'toy'$"):
        rulebook.load(tmp_path)


# -- the rules texts ---------------------------------------------------------------------------

TEXT = """# Toy: the rules

Hello.

## 1 Start

Everyone begins.

```
## not a heading
```

### 1.a The pieces

Wood.
### 1.b

## 10 End
Done.
"""


def test_a_rules_text_falls_into_its_sections() -> None:
    text = rulebook.read_text("toy", TEXT)
    assert text.introduction == "# Toy: the rules\n\nHello.\n"
    assert text.ids() == ["1", "1.a", "1.b", "10"]
    assert text.section("1.a") == "### 1.a The pieces\n\nWood.\n"
    assert text.section("10") == "## 10 End\n\nDone.\n"


def test_a_section_brings_what_lies_under_it_and_no_more() -> None:
    shown = rulebook.read_text("toy", TEXT).section("1")
    assert shown.startswith("## 1 Start\n\nEveryone begins.")
    assert "## not a heading" in shown
    assert shown.endswith("Wood.\n\n### 1.b\n")
    assert "Done" not in shown


def test_the_whole_text_loses_nothing() -> None:
    assert str(rulebook.read_text("toy", TEXT)).split() == TEXT.split()


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(
        RulebookError, match=r"^the rules of toy have no section '1\.c'; near it are 1, 1\.a, 1\.b$"
    ):
        rulebook.read_text("toy", TEXT).section("1.c")
    with pytest.raises(RulebookError, match=r"^toy\.md: section 1 stands twice$"):
        rulebook.read_text("toy", TEXT + "## 1 ReplayedBody\n")
    with pytest.raises(RulebookError, match=r"^there are no rules of 'x' in 'en': there are .*pocket"):
        rulebook.text("x")
    with pytest.raises(RulebookError, match=r"^there are no rules of 'pocket' in 'xx': there are none$"):
        rulebook.text("pocket", "xx")


# -- what ships --------------------------------------------------------------------------------


def test_every_game_on_the_shelf_that_names_a_book_has_it_and_its_text() -> None:
    named = [title for title in titles() if title.book]
    assert "pocket" in [title.id for title in named]
    for title in named:
        book = rulebook.book(title.book)
        assert book.game == title.id
        if book.complete:
            assert rulebook.text(title.id).parts


def test_the_rules_of_the_pocket_game_can_be_shown_by_section() -> None:
    shown = rulebook.text("pocket").section("4.1")
    assert shown.startswith("### 4.1 Spin\n")
    assert "4.2" not in shown
    assert rulebook.book("pocket").section("K1").id == "2"


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize("game", [title.id for title in titles() if title.book])
def test_the_rules_say_the_same_in_every_language(game: str, language: str) -> None:
    """As far as a program can tell: the same sections, rulings, options, marks, references and tables."""
    english, other = rulebook.text(game), rulebook.text(game, language)
    assert [(part.level, part.id) for part in other.parts] == [(p.level, p.id) for p in english.parts]
    for here, there in zip(english.parts, other.parts, strict=True):
        assert bool(there.title) == bool(here.title), here.id
        for sign in (r"`[^`]+`", r"\b[A-Z]{1,2}\d+\b", r"§[\w.]*\w", r"\(R\)", r"(?m)^\|", r"(?m)^\s*[-*] "):
            found = [sorted(re.findall(sign, "\n".join(part.lines))) for part in (here, there)]
            assert found[0] == found[1], here.id
        said = ["".join(part.lines).strip() for part in (here, there)]
        assert bool(said[0]) == bool(said[1]), here.id


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "title", [title for title in titles() if title.book], ids=lambda title: str(title.id)
)
def test_the_rules_call_options_by_their_labels(title: Title, language: str) -> None:
    """What stands in the dialog of a new table, not the names that programs use."""
    text = str(rulebook.text(title.id, language))
    for option in title.options:
        names = [option.name, *(f"{option.name}={value}" for value in option.values)]
        found = [
            name for name in names if re.search(rf"`{name}`|\b{name}\b" if "_" in name else f"`{name}`", text)
        ]
        assert not found
