"""``hustings rules``: the rules in our words, and which code and tests carry them."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown

from hustings import rulebook
from hustings.cli.common import AsJson, GameId, Lang, grid, report, speech
from hustings.core.errors import RulebookError
from hustings.core.title import Title
from hustings.registry import title as find
from hustings.rulebook import Section, book_of


def rules(
    game: GameId,
    section: Annotated[
        str | None, typer.Argument(metavar="SECTION", help="Only this section, such as 4.1.")
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Show the code and the tests of each section.")
    ] = False,
    lang: Lang = "",
    json: AsJson = False,
) -> None:
    """Show the rules of a game, or one section of them."""
    title = find(game)
    if coverage:
        document = matrix(title, section)
        report(document, json, lambda console: show_matrix(console, document))
        return
    text = wording(title, section or "", speech(lang))
    document = {
        "game": title.id,
        "section": number(section or ""),
        "text": text,
        "rulings": rulings(title, section),
    }

    def show(console: Console) -> None:
        if console.is_terminal:
            console.print(Markdown(text))
        else:
            console.out(text.rstrip("\n"), highlight=False)

    report(document, json, show)


def number(section: str) -> str:
    """``4.1`` out of ``4.1``, ``§4.1`` or ``pocket §4.1``."""
    return section.rpartition("§")[2].strip()


def wording(title: Title, section: str, language: str) -> str:
    """The whole text as Markdown, or one section of it. Raises RulebookError."""
    book = book_of(title)
    try:
        text = rulebook.rules_of(title, language)
    except RulebookError:
        if language == "en":
            raise
        text = rulebook.rules_of(title)
    if not section:
        return str(text)
    wanted = number(section)
    return text.section(book.section(wanted).id if book.has(wanted) else wanted)


def sections(title: Title, section: str | None) -> list[Section]:
    """The sections of the index at or below the one asked for, or all of them."""
    book = book_of(title)
    if not section:
        return list(book.sections.values())
    wanted = number(section)
    found = [each for name, each in book.sections.items() if name == wanted or name.startswith(wanted + ".")]
    return found or [book.section(wanted)]


def rulings(title: Title, section: str | None) -> list[dict[str, Any]]:
    return [
        {
            "id": ruling.id,
            "section": ruling.section,
            "question": ruling.question,
            "answer": ruling.answer,
            "source": ruling.source,
            "reason": ruling.reason,
            "option": ruling.option or None,
        }
        for each in sections(title, section)
        for ruling in each.rulings
    ]


def matrix(title: Title, section: str | None) -> dict[str, Any]:
    """Section by section: the code that carries it and the tests that prove it."""
    from hustings.testing.matrix import PACKAGE, Place, needs_code
    from hustings.testing.matrix import matrix as whole

    def place(found: Place) -> str:
        roots = [root for root in (PACKAGE.parent, PACKAGE.parent.parent) if found.file.is_relative_to(root)]
        short = found.file.relative_to(roots[0]) if roots else found.file
        return f"{short.as_posix()}:{found.line}" + (f" {found.name}" if found.name else "")

    joined = whole()
    book = book_of(title)
    rows = [
        {
            "section": each.id,
            "title": each.title,
            "normative": each.normative,
            "needs_code": needs_code(each),
            "needs_test": each.normative,
            "no_code": each.no_code or None,
            "code": [place(found) for found in joined.rows[book.name][each.id].code],
            "tests": [place(found) for found in joined.rows[book.name][each.id].tests],
        }
        for each in sections(title, section)
    ]
    return {
        "game": title.id,
        "book": book.name,
        "complete": book.complete,
        "tests_known": joined.tests_known,
        "coded": share(rows, "code"),
        "tested": share(rows, "test"),
        "sections": rows,
    }


def share(rows: list[dict[str, Any]], what: str) -> dict[str, int]:
    wanted = [row for row in rows if row[f"needs_{what}"]]
    key = "code" if what == "code" else "tests"
    return {"of": len(wanted), "done": sum(bool(row[key]) for row in wanted)}


def show_matrix(console: Console, document: dict[str, Any]) -> None:
    coded, tested = document["coded"], document["tested"]
    said = f"[bold]{document['game']}[/]: {coded['done']} of {coded['of']} rules are cited in code"
    if document["tests_known"]:
        said += f", {tested['done']} of {tested['of']} rules and examples in tests"
    console.print(said)
    table = grid("section", "rule", "code", "tests")
    for row in document["sections"]:
        code = brief(row["code"]) or ("[red]none[/]" if row["needs_code"] else "-")
        tests = brief(row["tests"]) or (
            "[red]none[/]" if row["needs_test"] and document["tests_known"] else "-"
        )
        table.add_row(row["section"], row["title"], code, tests)
    console.print(table)


def brief(places: list[str]) -> str:
    """The first names alone: ``Bidding.apply, Bidding.pending and 2 more``."""
    names = [place.rpartition(" ")[2].rpartition("/")[2].removeprefix("test_") for place in places]
    more = f" and {len(names) - 2} more" if len(names) > 2 else ""
    return ", ".join(names[:2]) + more
