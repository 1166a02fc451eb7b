"""Every message that code can say is in the files, nothing in the files is unused, and every language fits.

What is wrong in a translation fails: messages that do not parse, stand twice, are not in English, or
use values that the English message does not have. What is missing fails in the languages that
are declared complete; in the others the test is skipped and says how much is missing (``pytest -rs``).
The sentences of the page are held against its sources by ``tests/web/test_page.py``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import hustings
from hustings.core.message import Message
from hustings.core.title import Title
from hustings.core.words import Words
from hustings.locale import COMPLETE, ENGLISH, KERNEL, Translator, languages
from hustings.registry import titles
from hustings.testing import unsaid
from hustings.testing.words import say_everything

pytestmark = pytest.mark.interpreted  # reads sources

SOURCE = Path(__file__).resolve().parents[2] / "src" / "hustings"
LOCALE = SOURCE / "locale"
KERNEL_PARTS = ("core", "mechanisms", "play", "bots", "review", "puzzles", "cli", "locale", "table", "web")
ANY = "\0"


def bundled() -> dict[str, list[Title]]:
    """Our own titles by the prefix of their messages."""
    found: dict[str, list[Title]] = {}
    for title in titles():
        words = title.words
        if words.prefix and not title.package and type(words).__module__.startswith("hustings.games."):
            found.setdefault(words.prefix, []).append(title)
    return found


BUNDLED = bundled()


# -- what the files say --


def entries(path: Path) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def variables(node: ftl.BaseNode) -> set[str]:
    names: set[str] = set()

    def walk(value: Any) -> None:
        if isinstance(value, ftl.VariableReference):
            names.add(value.id.name)
        if isinstance(value, ftl.BaseNode):
            for child in vars(value).values():
                walk(child)
        elif isinstance(value, list):
            for child in value:
                walk(child)

    walk(node)
    return names


# -- what the code says --


def written(node: ast.expr) -> Iterator[str]:
    """The strings an expression can be, with ANY for what is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else ANY for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from written(node.body)
        yield from written(node.orelse)


def said(folders: list[Path]) -> tuple[set[str], set[str]]:
    """The ids given to ``Message``, and every string that might be one: both with ANY in them."""
    ids: set[str] = set()
    strings: set[str] = set()
    for path in [path for folder in folders for path in sorted(folder.rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
                ids.update(written(node.args[0]))
            if isinstance(node, ast.expr):
                strings.update(written(node))
    return ids, strings


def matches(pattern: str, id: str) -> bool:
    return re.fullmatch(".+".join(map(re.escape, pattern.split(ANY))), id) is not None


def literal(pattern: str) -> bool:
    """Whether it can be an id, and enough of it is written out to tell which."""
    return (
        not pattern.startswith(ANY)  # what is added to another id
        and re.fullmatch(rf"[\w{ANY}-]+", pattern) is not None
        and len(pattern.replace(ANY, "").replace("-", "")) > 2
    )


def missing(ids: set[str], known: set[str]) -> list[str]:
    wanted = [pattern for pattern in ids if literal(pattern)]
    return sorted(p.replace(ANY, "*") for p in wanted if not any(matches(p, name) for name in known))


def unused(strings: set[str], known: set[str]) -> list[str]:
    patterns = [pattern for pattern in strings if literal(pattern)]
    return sorted(name for name in known if not any(matches(pattern, name) for pattern in patterns))


def test_the_kernel_says_all_and_no_more() -> None:
    known = set(entries(LOCALE / ENGLISH / f"{KERNEL}.ftl"))
    ids, strings = said([SOURCE / part for part in KERNEL_PARTS])
    assert not missing(ids, known)
    assert not unused(strings, known)


def folders_of(titles: list[Title]) -> list[Path]:
    names = {type(title.words).__module__.split(".")[2] for title in titles}
    return [SOURCE / "games" / name for name in sorted(names)]


def declared(titles: list[Title]) -> tuple[str, ...]:
    """How the ids begin that ``Words`` makes from the declared questions, events and figures."""
    found: list[str] = []
    for title in titles:
        game = title.game()
        vocabulary, prefix = game.vocabulary, title.words.prefix
        found += [f"{prefix}-figure-{figure}" for figure in game.figure_roles]
        found += [f"{prefix}-later-{kind}" for kind in title.words.later]
        found += [
            f"{prefix}-{part}-{kind}"
            for kind in vocabulary.questions
            for part in ("ask", "do", "purpose", "coach")
        ]
        found += [f"{prefix}-news-{kind}" for kind in vocabulary.events]
    return tuple(found)


@pytest.mark.parametrize("prefix", BUNDLED)
def test_a_game_says_all_and_no_more(prefix: str) -> None:
    shared = set(entries(LOCALE / ENGLISH / f"{KERNEL}.ftl"))
    shared |= {name for name in entries(LOCALE / ENGLISH / "page.ftl") if "-phase-" in name}
    known = set(entries(LOCALE / ENGLISH / f"{prefix}.ftl"))
    known |= set(entries(LOCALE / ENGLISH / f"{prefix}-things.ftl"))
    ids, strings = said(folders_of(BUNDLED[prefix]))
    siblings = tuple(f"{other}-" for other in BUNDLED if other != prefix)
    for family in {title.words.family for title in BUNDLED[prefix]} - {""}:
        names = set(entries(LOCALE / ENGLISH / f"{family}.ftl"))
        assert not unused(strings, names)
        assert all(name.startswith(f"{family}-") for name in names)
        shared |= names
    assert not missing({name for name in ids if not name.startswith(siblings)}, known | shared)
    made = declared(BUNDLED[prefix])
    assert not [name for name in unused(strings, known) if not name.startswith(made)]
    assert all(name.startswith(f"{prefix}-") for name in known)


# -- what the languages say --

LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if any(folder.glob("*.ftl")))
TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]


def attributes(entry: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in entry.attributes}


def faults(english: dict[str, ftl.Message], other: dict[str, ftl.Message], forms: set[str]) -> list[str]:
    """What is wrong in a translation. A value may be asked for in a form (``$state-in``) that the language has."""
    found = [f"{name} is not in English" for name in other if name not in english]
    for name in set(other) & set(english):
        if other[name].value is None:
            found.append(f"{name} says nothing")
        known = variables(english[name])
        for variable in variables(other[name]) - known:
            base, _, form = variable.rpartition("-")
            if base not in known or form not in forms:
                found.append(f"{name} uses ${variable}, which it is not given")
    return sorted(found)


EDITIONS = {
    title.id: title for titles in BUNDLED.values() for title in titles if title.words.prefix != title.id
}


def shared_by(title: Title) -> dict[str, ftl.Message]:
    """What an edition may say its own way: the words of its files, the page's and those of the figures."""
    words = title.words
    names = [
        name
        for name in (
            "page",
            "figures",
            words.family,
            words.prefix,
            f"{words.prefix}-things",
            f"{words.prefix}-lesson",
        )
        if name
    ]
    files = [entries(LOCALE / ENGLISH / f"{name}.ftl") for name in names]
    return {key: entry for file in files for key, entry in file.items()}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_fits_the_english_files(language: str) -> None:
    files = sorted((LOCALE / language).glob("*.ftl"))
    said = {path.name: entries(path) for path in files}
    forms = {form for file in said.values() for entry in file.values() for form in attributes(entry)}
    for path in files:
        if path.stem in EDITIONS:
            english = shared_by(EDITIONS[path.stem])
        else:
            assert (LOCALE / ENGLISH / path.name).exists(), f"{language}/{path.name} is not in English"
            english = entries(LOCALE / ENGLISH / path.name)
        assert faults(english, said[path.name], forms) == [], path.name


def lacking(language: str) -> list[str]:
    """The messages that English has and this language has not."""
    found: list[str] = []
    for path in sorted((LOCALE / ENGLISH).glob("*.ftl")):
        if path.stem in EDITIONS:
            continue  # where editions differ is each language's own affair
        other = LOCALE / language / path.name
        known = set(entries(other)) if other.exists() else set()
        found += [name for name in entries(path) if name not in known]
    return found


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_complete_language_says_everything(language: str) -> None:
    missing = lacking(language)
    if language not in COMPLETE:
        assert missing, f"{language} says everything: declare it complete"
        pytest.skip(f"{language} lacks {len(missing)} messages: {', '.join(missing[:5])} ...")
    assert missing == []


def test_complete_languages_are_there() -> None:
    assert set(COMPLETE) <= set(languages()) <= set(LANGUAGES)


# -- everything that is met when games are played --


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("id", [title.id for titles in BUNDLED.values() for title in titles])
def test_nothing_met_in_random_games_is_left_unsaid(id: str, language: str) -> None:
    title = hustings.title(id)
    sizes = {title.players[0], title.players[-1]} if language == ENGLISH else {title.players[0]}
    for n, players in enumerate(sizes):
        stride = 3 if title.example else 11
        assert (
            unsaid(title, language=language, players=players, seed=n, questions=stride, tables=stride) == []
        )


def test_a_game_without_words_still_speaks() -> None:
    game = hustings.game("pocket", players=2)
    say = Translator(ENGLISH)
    say_everything(game, Words(), say, seed=1, tables=1)
    assert not say.missing


# -- the checker itself --


def test_the_checker_finds_faults_in_translations(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = { $x }\nb = { $state }\nc = three\n")
    (tmp_path / "de.ftl").write_text("a = { $y }\nb = { $state-in } { $state-of }\n    .in = im\nd = vier\n")
    english, other = entries(tmp_path / "en.ftl"), entries(tmp_path / "de.ftl")
    assert faults(english, other, attributes(other["b"])) == [
        "a uses $y, which it is not given",
        "b uses $state-of, which it is not given",
        "d is not in English",
    ]
    (tmp_path / "twice.ftl").write_text("a = eins\na = zwei\n")
    (tmp_path / "junk.ftl").write_text("a = { $x\n")
    for name in ("twice.ftl", "junk.ftl"):
        with pytest.raises(AssertionError):
            entries(tmp_path / name)


def test_the_checker_finds_what_is_planted() -> None:
    ids = {"pocket-round", f"pocket-issue-{ANY}", "pocket-typo", f"pocket-news-{ANY}-x"}
    known = {"pocket-round", "pocket-issue-0", "pocket-left-over"}
    assert missing(ids, known) == ["pocket-news-*-x", "pocket-typo"]
    assert unused(ids, known) == ["pocket-left-over"]
    source = "Message('a' if x else f'b-{n}', {})"
    call = ast.parse(source, mode="eval").body
    assert isinstance(call, ast.Call)
    assert list(written(call.args[0])) == ["a", f"b-{ANY}"]
    assert Translator()(Message("nowhere")) == "nowhere"
