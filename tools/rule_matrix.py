"""Rules, code and tests: write the coverage pages, and fail on every citation or rule that is left alone.

python tools/rule_matrix.py            writes docs/rules/coverage-<game>.md
python tools/rule_matrix.py --check    writes nothing, and fails also when a page is out of date
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hustings.testing.matrix import Matrix, matrix, page

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"


def pages(found: Matrix, root: Path = ROOT) -> dict[str, str]:
    """The name and content of every page."""
    return {f"coverage-{book.game}.md": page(found, book, root) for book in found.books.values()}


def outdated(found: Matrix, folder: Path = PAGES, root: Path = ROOT) -> list[str]:
    """The pages that are missing or differ from what they should be, and those that have no book."""
    wanted = pages(found, root)
    there = {path.name: path.read_text("utf-8") for path in folder.glob("coverage-*.md")}
    return sorted(name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name))


def write(found: Matrix, folder: Path = PAGES, root: Path = ROOT) -> None:
    wanted = pages(found, root)
    for name in outdated(found, folder, root):
        if name in wanted:
            (folder / name).write_text(wanted[name], "utf-8")
        else:
            (folder / name).unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description="Join rulebooks, code and tests into coverage pages.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a page is out of date")
    given = parser.parse_args()
    found = matrix()
    if not found.tests_known:
        raise SystemExit("hustings: the installed package is not this checkout; run scripts/setup dev")
    stale = outdated(found) if given.check else []
    if not given.check:
        write(found)
    for name in stale:
        print(f"docs/rules/{name} is out of date: run tools/rule_matrix.py")
    for problem in found.problems:
        print(problem.removeprefix(f"{ROOT.as_posix()}/"))
    for book in found.books.values():
        rules = [section for section in book.sections.values() if section.normative]
        tested = sum(bool(found.rows[book.name][section.id].tests) for section in rules)
        print(
            f"{book.title}: {tested} of {len(rules)} rules tested{'' if book.complete else ' (not complete)'}"
        )
    sys.exit(1 if found.problems or stale else 0)


if __name__ == "__main__":
    main()
