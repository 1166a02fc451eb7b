"""Rulebooks: an index of their sections with our rulings, and our own text of the rules.

The index ``rulebooks/<file>.toml`` names every section of a book: an id, a title in our
words, whether it is a rule at all, and the rulings where the book leaves a question open.
``rulebooks/text/<language>/<game>.md`` is the same game told by us, section by section.
Both travel inside the package; neither holds a sentence of the book.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from hustings.core.errors import RulebookError
from hustings.core.title import Title

SOURCES: Final = {
    "fr": "the French rulebook",
    "he": "the Hebrew rulebook",
    "fr + he": "the French and the Hebrew rulebook",
    "faq": "a published answer",
    "other edition": "another edition",
    "inferred": "inferred from the rest of the rules",
    "house": "our own decision",
}
NO_CODE: Final = "none: "  # how a section says that no code can carry it, and why
ID: Final = re.compile(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
EXAMPLE: Final = re.compile(r"ex\d*")
HEADING: Final = re.compile(r"(#{2,6}) +(\S+)(?: +(.*\S))? *")
FENCE: Final = ("```", "~~~")

# field -> (type, required)
BOOK_FIELDS: Final[dict[str, tuple[type, bool]]] = {
    "book": (str, True),
    "game": (str, True),
    "title": (str, True),
    "complete": (bool, True),
    "section": (list, True),
}
SECTION_FIELDS: Final[dict[str, tuple[type, bool]]] = {
    "id": (str, True),
    "title": (str, True),
    "normative": (bool, True),
    "page": (int, False),
    "code": (str, False),
    "ruling": (list, False),
}
RULING_FIELDS: Final[dict[str, tuple[type, bool]]] = {
    "id": (str, True),
    "question": (str, True),
    "answer": (str, True),
    "source": (str, True),
    "reason": (str, True),
    "option": (str, False),
}


class Ruling:
    """An answer to a question that the section leaves open. ``option`` names the option that undoes it."""

    def __init__(self, section: str, data: dict[str, Any]) -> None:
        self.section = section
        self.id: str = data["id"]
        self.question: str = data["question"]
        self.answer: str = data["answer"]
        self.source: str = data["source"]
        self.reason: str = data["reason"]
        self.option: str = data.get("option", "")


class Section:
    """One section: a rule when ``normative``, else an overview, advice or a mere heading."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.title: str = data["title"]
        self.normative: bool = data["normative"]
        self.page: int | None = data.get("page")
        self.no_code: str = data.get("code", "").removeprefix(NO_CODE)  # why there is none, or ""
        self.rulings = [Ruling(self.id, ruling) for ruling in data.get("ruling", [])]

    @property
    def is_example(self) -> bool:
        """A worked example needs a test; it has no code of its own."""
        return EXAMPLE.fullmatch(self.id.rsplit(".", 1)[-1]) is not None


class Book:
    """The index of one rulebook, in the order of the book."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: str = data["book"]
        self.game: str = data["game"]
        self.title: str = data["title"]
        self.complete: bool = data["complete"]
        self.sections = {section["id"]: Section(section) for section in data["section"]}
        self.rulings = {ruling.id: ruling for section in self.sections.values() for ruling in section.rulings}

    def section(self, id: str) -> Section:
        """A section by its id, or the section that a ruling belongs to."""
        wanted = self.rulings[id].section if id in self.rulings else id
        if wanted not in self.sections:
            raise RulebookError(f"{self.title} has no section {id!r}{_instead(id, list(self.sections))}")
        return self.sections[wanted]

    def ruling(self, id: str) -> Ruling:
        if id not in self.rulings:
            raise RulebookError(
                f"{self.title} has no ruling {id!r}: it has {', '.join(self.rulings) or 'none'}"
            )
        return self.rulings[id]

    def has(self, id: str) -> bool:
        """Whether ``id`` can be cited: a section or a ruling."""
        return id in self.sections or id in self.rulings

    def covers(self, id: str) -> bool:
        """Whether ``id`` can be a heading of the rules text: a section, or what some sections lie under."""
        return id in self.sections or any(section.startswith(id + ".") for section in self.sections)


class Part:
    """One heading of the rules text, with what stands between it and the next."""

    def __init__(self, level: int, id: str, title: str) -> None:
        self.level = level
        self.id = id
        self.title = title
        self.lines: list[str] = []

    def __str__(self) -> str:
        head = f"{'#' * self.level} {self.id} {self.title}".rstrip()
        body = "\n".join(self.lines).strip()
        return f"{head}\n\n{body}\n" if body else f"{head}\n"


class RulesText:
    """Our rules of one game in one language, section by section in reading order."""

    def __init__(self, game: str, introduction: str, parts: list[Part]) -> None:
        self.game = game
        self.introduction = introduction
        self.parts = parts

    def ids(self) -> list[str]:
        return [part.id for part in self.parts]

    def section(self, id: str) -> str:
        """The section with all that lies under it, as Markdown."""
        found = [part for part in self.parts if part.id == id or part.id.startswith(id + ".")]
        if not found:
            raise RulebookError(f"the rules of {self.game} have no section {id!r}{_instead(id, self.ids())}")
        return "\n".join(map(str, found))

    def __str__(self) -> str:
        return "\n".join([self.introduction, *map(str, self.parts)])


def _instead(id: str, ids: list[str]) -> str:
    """The ids nearest to a wrong one: those under the longest part of it that exists."""
    stem = id
    while stem:
        near = [other for other in ids if other == stem or other.startswith(stem + ".")]
        if near:
            return f"; near it are {', '.join(near[:12])}"
        stem = stem.rpartition(".")[0]
    top = [other for other in ids if "." not in other]
    return f": it has {', '.join(top or ids)}" if ids else ""


# -- loading -------------------------------------------------------------------------------------


def folder() -> Traversable:
    """Where the rulebooks of this package lie."""
    return files("hustings").joinpath("rulebooks")


@cache
def books() -> dict[str, Book]:
    """Every indexed rulebook of this package, by the name that citations use."""
    return load(folder())


def book(name: str) -> Book:
    """One rulebook: ``book("2006").section("6.2.6")``."""
    if name not in books():
        raise RulebookError(f"there is no rulebook {name!r}: there are {', '.join(books())}")
    return books()[name]


def book_of(title: Title) -> Book:
    """The rulebook of a title, bundled or from its own package. Raises RulebookError where it has none."""
    if not title.book:
        raise RulebookError(f"{title.id} has no rulebook")
    return _own_book(title.package) if title.package else book(title.book)


@cache
def _own_book(package: str) -> Book:
    try:
        content = files(package).joinpath("rulebook.toml").read_bytes()
    except OSError:
        raise RulebookError(f"there is no rulebook.toml in {package}") from None
    return read_book(f"{package}/rulebook.toml", content)


def rules_of(title: Title, language: str = "en") -> RulesText:
    """The rules of a title in our words, or in those of its own package."""
    if not title.package:
        return text(title.id, language)
    file = files(title.package).joinpath("rules", f"{language}.md")
    if not file.is_file():
        raise RulebookError(f"there are no rules of {title.id!r} in {language!r}")
    return read_text(title.id, file.read_text("utf-8"))


def text(game: str, language: str = "en", where: Traversable | None = None) -> RulesText:
    """Our rules of a game: ``text("pocket").section("4.1")``."""
    home = (folder() if where is None else where).joinpath("text", language)
    try:
        content = home.joinpath(f"{game}.md").read_text("utf-8")
    except OSError:
        there = sorted(entry.name.removesuffix(".md") for entry in home.iterdir()) if home.is_dir() else []
        raise RulebookError(
            f"there are no rules of {game!r} in {language!r}: there are {', '.join(there) or 'none'}"
        ) from None
    return read_text(game, content)


def read_text(game: str, content: str) -> RulesText:
    """Take a rules text apart at its headings ``## <id> <title>``. Ids must differ."""
    introduction: list[str] = []
    parts: dict[str, Part] = {}
    lines = introduction
    fenced = False
    for line in content.splitlines():
        if line.lstrip().startswith(FENCE):
            fenced = not fenced
        heading = None if fenced else HEADING.fullmatch(line)
        if heading is None:
            lines.append(line)
            continue
        part = Part(len(heading[1]), heading[2], heading[3] or "")
        if part.id in parts:
            raise RulebookError(f"{game}.md: section {part.id} stands twice")
        parts[part.id] = part
        lines = part.lines
    return RulesText(game, "\n".join(introduction).strip() + "\n", list(parts.values()))


def load(where: Traversable) -> dict[str, Book]:
    """The indices of all ``*.toml`` files in a folder. Raises RulebookError with file, section and field."""
    found: dict[str, Book] = {}
    for file in sorted(where.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".toml"):
            new = read_book(file.name, file.read_bytes())
            for other in found.values():
                if other.name == new.name:
                    raise RulebookError(f"{file.name}: book {new.name!r} is indexed twice")
                if other.game == new.game:
                    raise RulebookError(f"{file.name}: game {new.game!r} already has the book {other.name!r}")
            found[new.name] = new
    return found


def read_book(name: str, content: bytes) -> Book:
    """One index, checked."""
    try:
        data = tomllib.loads(content.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RulebookError(f"{name}: {error}") from None
    _check(name, data, BOOK_FIELDS)
    taken: set[str] = set()
    for number, section in enumerate(data["section"], 1):
        where = _entry(name, "section", number, section)
        _check(where, section, SECTION_FIELDS)
        _take(where, section["id"], taken)
        if "code" in section and not section["code"].removeprefix(NO_CODE).strip():
            raise RulebookError(f"{where}: code needs a reason")
        if not section.get("code", NO_CODE).startswith(NO_CODE):
            raise RulebookError(f"{where}: code can only be left out, as {NO_CODE + 'REASON'!r}")
        for place, ruling in enumerate(section.get("ruling", []), 1):
            here = _entry(where, "ruling", place, ruling)
            _check(here, ruling, RULING_FIELDS)
            _take(here, ruling["id"], taken)
            if ruling["source"] not in SOURCES:
                raise RulebookError(f"{here}: source must be one of {', '.join(SOURCES)}")
    return Book(data)


def _entry(where: str, what: str, number: int, data: Any) -> str:
    if not isinstance(data, dict):
        raise RulebookError(f"{where}: every {what} is a table, written [[{what}]]")
    return f"{where}: {what} {data.get('id', f'number {number}')}"


def _check(where: str, data: dict[str, Any], fields: dict[str, tuple[type, bool]]) -> None:
    for field in data:
        if field not in fields:
            raise RulebookError(f"{where}: unknown field {field!r}")
    for field, (kind, required) in fields.items():
        if field not in data:
            if required:
                raise RulebookError(f"{where}: {field} is missing")
        elif type(data[field]) is not kind:
            raise RulebookError(f"{where}: {field} must be {_NAMES[kind]}")
        elif kind is str and not data[field].strip():
            raise RulebookError(f"{where}: {field} is empty")


_NAMES: Final = {str: "a text", bool: "true or false", int: "a number", list: "a list"}


def _take(where: str, id: str, taken: set[str]) -> None:
    if ID.fullmatch(id) is None:
        raise RulebookError(f"{where}: an id is made of letters, digits and dashes, with dots between")
    if id in taken:
        raise RulebookError(f"{where}: the id stands twice in this book")
    taken.add(id)
