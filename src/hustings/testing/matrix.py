"""The rule matrix: which code carries each section of a rulebook, and which tests prove it.

Code cites a section in brackets, at the end of a docstring or in a comment, or as a whole
string given to a space or an error (``pocket §4``). Tests cite it with a marker
(``pytest.mark.rule("pocket:4")``). Both are read from the sources without running anything,
and joined with the index of the book. What does not fit is a problem, in a sentence that
names file and line:

* a citation or a marker that names no section or ruling of an indexed book;
* a heading of a rules text that is no section of its book;
* in a book whose index says ``complete``, a rule without code, without a test or without text.
  A worked example needs a test only; a section may say why no code can carry it.

For a game of your own::

    from hustings import rulebook
    from hustings.testing.matrix import Matrix

    folder = Path("src/mine/rulebooks")
    matrix = Matrix(rulebook.load(folder), code=[Path("src/mine")], tests=Path("tests"), texts=folder)
    assert not matrix.problems, matrix.problems
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from hustings import rulebook
from hustings.core.errors import RulebookError
from hustings.rulebook import Book, Section

CITED: Final = re.compile(r"\[([\w-]+) §([^\]\s]+)\]")  # within a docstring or a comment
WHOLE: Final = re.compile(r"([\w-]+) §(\S+)")  # a string that is a citation and nothing else
NO_TESTS: Final = (
    "The tests are not part of an installed package: only a checkout of the sources can say what is tested."
)

PACKAGE: Final = Path(__file__).resolve().parent.parent
RULES: Final = ("mechanisms", "games")  # the parts of the package that may cite a rulebook


class Place:
    """Somewhere in a source file: ``name`` is the class, function or test around it, or "" for the module."""

    def __init__(self, file: Path, line: int, name: str) -> None:
        self.file = file
        self.line = line
        self.name = name

    def __str__(self) -> str:
        return f"{self.file.as_posix()}:{self.line}"


class Citation:
    """A section of a book, cited at a place. ``skipped`` marks a test that does not run."""

    def __init__(self, book: str, id: str, place: Place, skipped: bool = False) -> None:
        self.book = book
        self.id = id
        self.place = place
        self.skipped = skipped


class MatrixRow:
    """One section or ruling: where it is cited in code and in tests, each place once."""

    def __init__(self) -> None:
        self.code: list[Place] = []
        self.tests: list[Place] = []


class Matrix:
    """The books joined with the citations in ``code`` and ``tests``; without tests, nothing is said of them."""

    def __init__(
        self, books: dict[str, Book], code: list[Path], tests: Path | None, texts: Traversable | None = None
    ) -> None:
        self.books = books
        self.tests_known = tests is not None
        self.problems: list[str] = []
        self.rows = {
            name: {key: MatrixRow() for key in [*book.sections, *book.rulings]}
            for name, book in books.items()
        }
        for citation in citations(code):
            row = self._row(citation)
            if row is not None:
                _add(row.code, citation.place)
        if tests is not None:
            found, self.problems[len(self.problems) :] = markers(tests)
            for citation in found:
                row = self._row(citation)
                if row is not None and not citation.skipped:
                    _add(row.tests, citation.place)
        for book in books.values():
            ids = self._headings(book, texts)
            if book.complete:
                self.problems += self._gaps(book, ids)

    def _row(self, citation: Citation) -> MatrixRow | None:
        book = self.books.get(citation.book)
        if book is None:
            known = ", ".join(self.books)
            self.problems.append(
                f"{citation.place}: there is no rulebook {citation.book!r}: there are {known}"
            )
            return None
        if not book.has(citation.id):
            self.problems.append(
                f"{citation.place}: {citation.book} has no section or ruling {citation.id!r}"
            )
            return None
        return self.rows[citation.book][citation.id]

    def _headings(self, book: Book, texts: Traversable | None) -> list[str] | None:
        """The sections that the rules text tells; None when there is nothing to read."""
        if texts is None:
            return None
        try:
            ids = rulebook.text(book.game, where=texts).ids()
        except RulebookError as error:
            if book.complete:
                self.problems.append(str(error))
            return None
        self.problems += [
            f"the rules of {book.game}: the heading {heading!r} is no section of {book.name}"
            for heading in ids
            if not book.covers(heading)
        ]
        return ids

    def _gaps(self, book: Book, told: list[str] | None) -> Iterator[str]:
        for section in book.sections.values():
            if not section.normative:
                continue
            row = self.rows[book.name][section.id]
            what = f"{book.name} §{section.id} ({section.title})"
            if not row.code and needs_code(section):
                yield f"{what} is cited by no code"
            if not row.tests and self.tests_known:
                yield f"{what} is proved by no test"
            if told is not None and section.id not in told and not section.is_example:
                yield f"{what} is not in the rules text"


def needs_code(section: Section) -> bool:
    return section.normative and not section.is_example and not section.no_code


def _add(places: list[Place], place: Place) -> None:
    if not any(place.file == other.file and place.name == other.name for other in places):
        places.append(place)


def matrix(tests: Path | None = None) -> Matrix:
    """The matrix of this package; the tests are those of the checkout unless told, if there is one."""
    if tests is None:
        beside = PACKAGE.parent.parent / "tests"
        tests = beside if (beside / "test_rule_matrix.py").is_file() else None
    code = [PACKAGE / part for part in RULES]
    return Matrix(rulebook.books(), code, tests, rulebook.folder())


# -- reading code ----------------------------------------------------------------------------------


def citations(folders: list[Path]) -> Iterator[Citation]:
    """Every citation in the Python files below ``folders``, in order."""
    for file in _python_files(folders):
        yield from sorted(_cited_in(file), key=lambda citation: citation.place.line)


def _python_files(folders: list[Path]) -> list[Path]:
    return [file for folder in folders for file in sorted(folder.rglob("*.py"))]


def _cited_in(file: Path) -> Iterator[Citation]:
    source = file.read_text("utf-8")
    tree = ast.parse(source, str(file))
    names = _Names(tree)
    documentation = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = _docstring(node)
            if text is not None:
                documentation.add(id(text))
                inside = node.body[0].lineno  # within the thing it documents, not above it
                yield from _found(CITED.findall(str(text.value)), Place(file, text.lineno, names.at(inside)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            whole = WHOLE.fullmatch(node.value)
            if whole is not None:
                yield Citation(whole[1], whole[2], Place(file, node.lineno, names.at(node.lineno)))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = token.start[0]
            yield from _found(CITED.findall(token.string), Place(file, line, names.at(line)))


def _found(pairs: list[tuple[str, str]], place: Place) -> Iterator[Citation]:
    for book, section in pairs:
        yield Citation(book, section, place)


def _docstring(
    node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef,
) -> ast.Constant | None:
    first = node.body[0] if node.body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return first.value if isinstance(first.value.value, str) else None
    return None


class _Names:
    """What stands around a line: ``Bidding.apply``."""

    def __init__(self, tree: ast.Module) -> None:
        self.spans: list[tuple[int, int, str]] = []
        self._walk(tree, "")

    def _walk(self, node: ast.AST, outer: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{outer}.{child.name}" if outer else child.name
                first = min([child.lineno, *[decorator.lineno for decorator in child.decorator_list]])
                self.spans.append((first, child.end_lineno or child.lineno, name))
                self._walk(child, name)
            else:
                self._walk(child, outer)

    def at(self, line: int) -> str:
        inside = [(last - first, name) for first, last, name in self.spans if first <= line <= last]
        return min(inside)[1] if inside else ""


# -- reading tests ---------------------------------------------------------------------------------


def markers(folder: Path) -> tuple[list[Citation], list[str]]:
    """Every rule marker in the tests below ``folder``, and the markers that are wrong in themselves."""
    found: list[Citation] = []
    problems: list[str] = []
    for file in _python_files([folder]):
        reader = _Tests(file)
        reader.read(ast.parse(file.read_text("utf-8"), str(file)), "", [], False)
        found += reader.found
        problems += reader.problems
    return found, problems


class _Mark:
    def __init__(self, book: str, section: str, line: int) -> None:
        self.book = book
        self.section = section
        self.line = line


class _Tests:
    """Reads one file of tests: a test carries its own markers, its class's and its module's."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.found: list[Citation] = []
        self.problems: list[str] = []

    def read(
        self, node: ast.Module | ast.ClassDef, outer: str, inherited: list[_Mark], skipped: bool
    ) -> None:
        own = [mark for decorator in _decorators(node) for mark in self.marks(decorator)]
        skipped = skipped or _never_runs(_decorators(node))
        for statement in node.body:
            value = _pytestmark(statement)
            if value is not None:
                own += self.marks(value)
                skipped = skipped or _never_runs([value])
        before = len(self.found)
        for child in node.body:
            if isinstance(child, ast.ClassDef):
                self.read(child, f"{outer}{child.name}.", inherited + own, skipped)
            elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                self.read_function(child, outer, inherited + own, skipped)
        if own and len(self.found) == before:
            self.report(own[0].line, "the marker marks no test")

    def read_function(
        self,
        node: ast.FunctionDef | ast.AsyncFunctionDef,
        outer: str,
        inherited: list[_Mark],
        skipped: bool,
    ) -> None:
        own = [mark for decorator in node.decorator_list for mark in self.marks(decorator)]
        if not node.name.startswith("test"):
            if own:
                self.report(own[0].line, f"{node.name} is marked, but is no test")
            return
        place = Place(self.file, node.lineno, outer + node.name)
        off = skipped or _never_runs(node.decorator_list)
        self.found += [Citation(mark.book, mark.section, place, off) for mark in inherited + own]

    def marks(self, node: ast.AST) -> list[_Mark]:
        """The sections in every ``mark.rule(...)`` below ``node``: also those of a single parameter set."""
        marks: list[_Mark] = []
        for call in ast.walk(node):
            if not isinstance(call, ast.Call) or _mark(call.func) != "rule":
                continue
            if not call.args or call.keywords:
                self.report(call.lineno, 'a rule marker names its sections: rule("book:section", ...)')
            for argument in call.args:
                text = argument.value if isinstance(argument, ast.Constant) else None
                book, colon, section = text.partition(":") if isinstance(text, str) else ("", "", "")
                if book and colon and section:
                    marks.append(_Mark(book, section, call.lineno))
                else:
                    self.report(call.lineno, f'{ast.unparse(argument)} is not written as "book:section"')
        return marks

    def report(self, line: int, sentence: str) -> None:
        self.problems.append(f"{self.file.as_posix()}:{line}: {sentence}")


def _decorators(node: ast.Module | ast.ClassDef) -> list[ast.expr]:
    return node.decorator_list if isinstance(node, ast.ClassDef) else []


def _pytestmark(statement: ast.stmt) -> ast.expr | None:
    """What a statement gives to ``pytestmark``, if it does."""
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    else:
        return None
    named = any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)
    return statement.value if named else None


def _never_runs(nodes: list[ast.expr]) -> bool:
    """Whether a test is skipped or expected to fail whatever happens: then it proves nothing."""
    for node in nodes:
        # marks on a single parameter set concern that set alone
        inner = {id(part) for call in ast.walk(node) if _is_param(call) for part in ast.walk(call)}
        for part in ast.walk(node):
            if id(part) not in inner and _mark(part) in ("skip", "xfail"):
                return True
    return False


def _is_param(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "param"


def _mark(node: ast.AST) -> str:
    """``rule`` for ``pytest.mark.rule`` and for ``mark.rule``."""
    if not isinstance(node, ast.Attribute):
        return ""
    base = node.value
    name = base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""
    return node.attr if name == "mark" else ""


# -- pages for readers -----------------------------------------------------------------------------


def page(matrix: Matrix, book: Book, root: Path, up: str = "../..") -> str:
    """The coverage of one book as Markdown; places are links relative to ``root``, which lies ``up`` from the page."""
    rows = matrix.rows[book.name]
    rules = [section for section in book.sections.values() if section.normative]
    need_code = [section for section in rules if needs_code(section)]
    with_code = sum(bool(rows[section.id].code) for section in need_code)
    with_test = sum(bool(rows[section.id].tests) for section in rules)
    lines = [
        f"# {book.title}: rules, code and tests",
        "",
        f"Every rule of [our rules text]({up}/src/hustings/rulebooks/text/en/{book.game}.md), the code that carries",
        "it and the tests that prove it. Written by `tools/rule_matrix.py`; do not edit.",
        "",
        f"- In code: {with_code} of {len(need_code)} rules.",
        f"- Tested: {with_test} of {len(rules)} rules and examples."
        if matrix.tests_known
        else f"- {NO_TESTS}",
        f"- {DEMAND[book.complete]}",
        "",
        "| section | rule | code | tests |",
        "| --- | --- | --- | --- |",
    ]
    for section in rules:
        row = rows[section.id]
        code = _links(row.code, root, up) or _excuse(section)
        tests = (_links(row.tests, root, up) or "**none**") if matrix.tests_known else "not known"
        lines.append(f"| {section.id} | {_cell(section.title)} | {code} | {tests} |")
    if book.rulings:
        lines += ["", "## Rulings", "", "Where the book leaves a question open, this is how we play.", ""]
        lines += ["| ruling | section | question | answer | source | tests |", "| --- " * 6 + "|"]
        for ruling in book.rulings.values():
            cells = [
                ruling.id,
                ruling.section,
                ruling.question,
                ruling.answer,
                rulebook.SOURCES[ruling.source],
            ]
            if ruling.option:
                cells[3] += f" (Option `{ruling.option}`.)"
            tests = _links(rows[ruling.id].tests, root, up) if matrix.tests_known else "not known"
            lines.append(f"| {' | '.join(map(_cell, cells))} | {tests} |".replace("|  |", "| |"))
    return "\n".join(lines) + "\n"


DEMAND: Final = {
    True: "The build fails while a rule lacks code or a test.",
    False: "This list is still being completed; the build does not yet demand that every rule has code and a test.",
}


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _excuse(section: Section) -> str:
    if section.is_example:
        return "example"
    return f"none: {_cell(section.no_code)}" if section.no_code else "**none**"


def _links(places: list[Place], root: Path, up: str) -> str:
    links = []
    for place in places:
        path = place.file.relative_to(root).as_posix()
        links.append(f"[{place.name or place.file.name}]({up}/{path})")
    return ", ".join(links)
