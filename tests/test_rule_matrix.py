"""Every rule is carried by code and proved by a test; every citation leads somewhere."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from hustings import rulebook
from hustings.testing import matrix as module
from hustings.testing.matrix import NO_TESTS, Matrix, citations, markers, matrix, page

pytestmark = pytest.mark.interpreted  # reads sources; compiled modules make no difference

ROOT = Path(__file__).resolve().parent.parent


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rule_matrix", ROOT / "tools" / "rule_matrix.py")
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def test_rules_code_and_tests_fit_together() -> None:
    found = matrix(ROOT / "tests")
    assert not found.problems, "\n" + "\n".join(found.problems)
    assert found.books["pocket"].complete
    assert found.rows["pocket"]["2"].code, "no citation found: the walk is broken"
    assert found.rows["pocket"]["2"].tests, "no marker found: the walk is broken"


def test_the_coverage_pages_are_up_to_date() -> None:
    stale = tool().outdated(matrix(ROOT / "tests"))
    assert not stale, f"run tools/rule_matrix.py: {', '.join(stale)}"


# -- planted problems --------------------------------------------------------------------------

INDEX = """
book = "toy"
game = "toy"
title = "Toy"
complete = true

[[section]]
id = "1"
title = "Start | begin"
normative = true

[[section.ruling]]
id = "T1"
question = "Who begins?"
answer = "The youngest."
source = "house"
reason = "So it is."
option = "oldest"

[[section]]
id = "1.ex1"
title = "Example"
normative = true

[[section]]
id = "2"
title = "Overview"
normative = false

[[section]]
id = "3"
title = "Pieces"
normative = true
code = "none: wood"
"""
CODE = 'def start():\n    """Begin. [toy §1]"""\n'
TESTS = (
    'import pytest\n\n@pytest.mark.rule("toy:1", "toy:1.ex1", "toy:3", "toy:T1")\ndef test_start(): pass\n'
)
TEXT = "# Toy\n\n## 1 Start\n\nGo.\n\n## 3 Pieces\n\nWood.\n"


def joined(
    folder: Path, index: str = INDEX, code: str = CODE, tests: str | None = TESTS, text: str = TEXT
) -> Matrix:
    """The matrix of a tiny project; its problems without the folder in front."""
    for name, content in {
        "books/toy.toml": index,
        "books/text/en/toy.md": text,
        "code/a.py": code,
        "tests/test_a.py": tests or "",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content)
    books = rulebook.load(folder / "books")
    where = None if tests is None else folder / "tests"
    found = Matrix(books, [folder / "code"], where, folder / "books")
    found.problems = [problem.removeprefix(f"{folder.as_posix()}/") for problem in found.problems]
    return found


def test_a_project_in_order_has_no_problems(tmp_path: Path) -> None:
    assert joined(tmp_path).problems == []


def marked(*sections: str) -> str:
    return f"@mark.rule({', '.join(map(repr, sections))})\ndef test_b(): pass\n"


PLANTED_CODE = [
    ("# [toy §9]", "code/a.py:3: toy has no section or ruling '9'"),
    ("x = 1  # because [toy §T2]", "code/a.py:3: toy has no section or ruling 'T2'"),
    ("# [2006 §1]", "code/a.py:3: there is no rulebook '2006': there are toy"),
    ('x = Range(0, 1, "toy §1.1")', "code/a.py:3: toy has no section or ruling '1.1'"),
    ('x = Range(0, 1, rule="tyo §1")', "code/a.py:3: there is no rulebook 'tyo': there are toy"),
    ('class A:\n    """A. [toy §1] [toy §4]"""', "code/a.py:4: toy has no section or ruling '4'"),
    ('def f():\n    """A.\n\n    [toy §4]\n    """', "code/a.py:4: toy has no section or ruling '4'"),
]


@pytest.mark.parametrize(("line", "problem"), PLANTED_CODE)
def test_a_citation_that_leads_nowhere_is_found(tmp_path: Path, line: str, problem: str) -> None:
    assert joined(tmp_path, code=CODE + line + "\n").problems == [problem]


def test_a_wrong_citation_at_the_head_of_a_module_is_found(tmp_path: Path) -> None:
    assert joined(tmp_path, code=f'"""All of it. [toy §8]"""\n{CODE}').problems == [
        "code/a.py:1: toy has no section or ruling '8'"
    ]


PLANTED_TESTS = [
    (marked("toy:9"), "tests/test_a.py:6: toy has no section or ruling '9'"),
    (marked("toy:1", "2006:1"), "tests/test_a.py:6: there is no rulebook '2006': there are toy"),
    (marked("toy 1"), "tests/test_a.py:5: 'toy 1' is not written as \"book:section\""),
    (marked("toy:"), "tests/test_a.py:5: 'toy:' is not written as \"book:section\""),
    ("@mark.rule(ID)\ndef test_b(): pass", 'tests/test_a.py:5: ID is not written as "book:section"'),
    (marked(), 'tests/test_a.py:5: a rule marker names its sections: rule("book:section", ...)'),
    ('@mark.rule("toy:1")\ndef helper(): pass', "tests/test_a.py:5: helper is marked, but is no test"),
    ('@mark.rule("toy:1")\nclass TestA:\n    x = 1', "tests/test_a.py:5: the marker marks no test"),
    (
        '@mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("toy:9"))])\ndef test_b(n): pass',
        "tests/test_a.py:6: toy has no section or ruling '9'",
    ),
    (
        'class TestA:\n    @mark.rule("toy:9")\n    def test_b(self): pass',
        "tests/test_a.py:7: toy has no section",
    ),
]


@pytest.mark.parametrize(("test", "problem"), PLANTED_TESTS)
def test_a_marker_that_leads_nowhere_is_found(tmp_path: Path, test: str, problem: str) -> None:
    (found,) = joined(tmp_path, tests=f"{TESTS}{test}\n").problems
    assert found.startswith(problem)


def test_a_marker_on_a_module_without_tests_is_found(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_b.py").write_text('pytestmark = pytest.mark.rule("toy:1")\n')
    assert joined(tmp_path).problems == ["tests/test_b.py:1: the marker marks no test"]


def test_a_rule_without_a_test_is_found(tmp_path: Path) -> None:
    assert joined(tmp_path, tests=TESTS.replace('"toy:1", ', "")).problems == [
        "toy §1 (Start | begin) is proved by no test"
    ]


def test_an_example_needs_a_test_but_no_code(tmp_path: Path) -> None:
    problems = joined(tmp_path, tests=TESTS.replace('"toy:1.ex1", ', "")).problems
    assert problems == ["toy §1.ex1 (Example) is proved by no test"]


def test_a_section_excused_from_code_still_needs_a_test(tmp_path: Path) -> None:
    assert joined(tmp_path, tests=TESTS.replace('"toy:3", ', "")).problems == [
        "toy §3 (Pieces) is proved by no test"
    ]


@pytest.mark.parametrize(
    "off", ["@pytest.mark.skip", "@pytest.mark.skip(reason='x')", "@pytest.mark.xfail(strict=True)"]
)
def test_a_test_that_never_runs_proves_nothing(tmp_path: Path, off: str) -> None:
    problems = joined(tmp_path, tests=TESTS.replace("@pytest", f"{off}\n@pytest")).problems
    assert "toy §1 (Start | begin) is proved by no test" in problems


def test_a_skipped_module_or_class_proves_nothing(tmp_path: Path) -> None:
    module_wide = TESTS.replace("\n\n", "\npytestmark = [pytest.mark.skip]\n", 1)
    assert len(joined(tmp_path, tests=module_wide).problems) == 3
    in_class = '@pytest.mark.skip\nclass TestA:\n    @pytest.mark.rule("toy:1", "toy:1.ex1", "toy:3")\n    def test_b(self): pass\n'
    assert len(joined(tmp_path, tests=in_class).problems) == 3


def test_one_skipped_parameter_leaves_the_test_its_worth(tmp_path: Path) -> None:
    some = '@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.skip)])\n@pytest'
    assert joined(tmp_path, tests=TESTS.replace("@pytest", some)).problems == []


def test_a_rule_without_code_is_found(tmp_path: Path) -> None:
    assert joined(tmp_path, code="x = 1\n").problems == ["toy §1 (Start | begin) is cited by no code"]


def test_a_rule_that_the_text_leaves_out_is_found(tmp_path: Path) -> None:
    assert joined(tmp_path, text="# Toy\n\n## 3 Pieces\n").problems == [
        "toy §1 (Start | begin) is not in the rules text"
    ]


def test_a_heading_that_is_no_section_is_found(tmp_path: Path) -> None:
    assert joined(tmp_path, text=TEXT + "## 7 More\n").problems == [
        "the rules of toy: the heading '7' is no section of toy"
    ]


def test_a_complete_book_needs_its_text(tmp_path: Path) -> None:
    joined(tmp_path)
    (tmp_path / "books/text/en/toy.md").unlink()
    found = Matrix(
        rulebook.load(tmp_path / "books"), [tmp_path / "code"], tmp_path / "tests", tmp_path / "books"
    )
    assert found.problems == ["there are no rules of 'toy' in 'en': there are none"]


def test_an_incomplete_book_may_have_gaps_but_no_wrong_citations(tmp_path: Path) -> None:
    index = INDEX.replace("complete = true", "complete = false")
    assert joined(tmp_path, index, code="x = 1\n", tests="").problems == []
    assert len(joined(tmp_path, index, code="# [toy §9]\n").problems) == 1


# -- what is read ------------------------------------------------------------------------------


def test_citations_are_read_with_what_stands_around_them(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        '"""Module. [b §1]"""\n'
        "X = 'b §2'\n"
        "class A(B):\n"
        '    """Class. [b §3] [c §4.a]"""\n'
        "    def f(self):\n"
        '        """Text, not [b §5].\n\n        Last line. [b §6]\n        """\n'
        "        # why [b §7]\n"
        "        return Range(1, 2, 'b §8')  # and [b §K1]\n"
        "Y = 'see b §9', '[b §10]'\n"
    )
    found = [(c.book, c.id, c.place.name) for c in citations([tmp_path])]
    assert found == [
        ("b", "1", ""),
        ("b", "2", ""),
        ("b", "3", "A"),
        ("c", "4.a", "A"),
        ("b", "5", "A.f"),
        ("b", "6", "A.f"),
        ("b", "7", "A.f"),
        ("b", "8", "A.f"),
        ("b", "K1", "A.f"),
    ]


def test_markers_are_read_from_tests_classes_and_modules(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_a.py").write_text(
        "import pytest\n"
        'pytestmark = [pytest.mark.slow, pytest.mark.rule("b:1")]\n'
        '@pytest.mark.rule("b:2", "c:3")\n'
        "def test_one(): pass\n"
        '@pytest.mark.rule("b:4")\n'
        "class TestTwo:\n"
        '    @pytest.mark.rule("b:5")\n'
        "    async def test_three(self): pass\n"
    )
    found, problems = markers(tmp_path)
    assert problems == []
    assert [(c.book, c.id, c.place.name) for c in found] == [
        ("b", "1", "test_one"),
        ("b", "2", "test_one"),
        ("c", "3", "test_one"),
        ("b", "1", "TestTwo.test_three"),
        ("b", "4", "TestTwo.test_three"),
        ("b", "5", "TestTwo.test_three"),
    ]


# -- pages -------------------------------------------------------------------------------------


def test_the_page_tells_a_reader_what_is_covered(tmp_path: Path) -> None:
    found = joined(tmp_path)
    text = page(found, found.books["toy"], tmp_path)
    assert "- In code: 1 of 1 rules." in text
    assert "- Tested: 3 of 3 rules and examples." in text
    assert "| 1 | Start \\| begin | [start](../../code/a.py) | [test_start](../../tests/test_a.py) |" in text
    assert "| 1.ex1 | Example | example | [test_start](../../tests/test_a.py) |" in text
    assert "| 3 | Pieces | none: wood | [test_start](../../tests/test_a.py) |" in text
    assert (
        "| T1 | 1 | Who begins? | The youngest. (Option `oldest`.) | our own decision | [test_start]" in text
    )
    assert "Overview" not in text


def test_the_page_does_not_hide_gaps(tmp_path: Path) -> None:
    found = joined(tmp_path, code="x = 1\n", tests="")
    text = page(found, found.books["toy"], tmp_path)
    assert "- In code: 0 of 1 rules." in text
    assert "- Tested: 0 of 3 rules and examples." in text
    assert "| 1 | Start \\| begin | **none** | **none** |" in text


def test_without_tests_it_says_so_plainly(tmp_path: Path) -> None:
    """As in an installed package: no claim about tests is made, neither good nor bad."""
    found = joined(tmp_path, tests=None)
    assert (found.tests_known, found.problems) == (False, [])
    text = page(found, found.books["toy"], tmp_path)
    assert NO_TESTS in text
    assert "| 1 | Start \\| begin | [start](../../code/a.py) | not known |" in text
    assert "Tested:" not in text


def test_an_installed_package_has_no_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PACKAGE", tmp_path / "lib" / "hustings")
    assert not matrix().tests_known
    monkeypatch.setattr(module, "PACKAGE", ROOT / "src" / "hustings")
    assert matrix().tests_known


def test_pages_are_written_compared_and_removed(tmp_path: Path) -> None:
    found, pages = joined(tmp_path), tmp_path / "pages"
    pages.mkdir()
    (pages / "coverage-gone.md").write_text("a game that is no more")
    (pages / "README.md").write_text("stays")
    assert tool().outdated(found, pages, tmp_path) == ["coverage-gone.md", "coverage-toy.md"]
    tool().write(found, pages, tmp_path)
    assert sorted(path.name for path in pages.iterdir()) == ["README.md", "coverage-toy.md"]
    assert tool().outdated(found, pages, tmp_path) == []
    (pages / "coverage-toy.md").write_text("changed by hand")
    assert tool().outdated(found, pages, tmp_path) == ["coverage-toy.md"]
