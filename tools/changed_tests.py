"""Which tests a change concerns: those that import what changed, directly or through others. For scripts/test --changed.

``python tools/changed_tests.py [BASE]`` prints one test file a line. What changed is what differs from the last commit that this
branch shares with BASE (main unless told), committed or not, and new files. Games are found by entry points, which no import shows: a
game's folder concerns its folder of tests and what tries all games. It is a help for daily work; scripts/test has the last word.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Not Python, or not imported: what begins so concerns these tests.
ALSO = {
    "docs/": ["tests/docs"],
    "README.md": ["tests/docs", "tests/test_packaging.py"],
    "CONTRIBUTING.md": ["tests/docs"],
    "examples/": ["tests/docs", "tests/test_examples.py"],
    "src/hustings/locale/": ["tests/locale"],
    "src/hustings/rulebooks/": ["tests/test_rulebook.py", "tests/test_rule_matrix.py"],
    "src/hustings/games/": ["tests/test_reference.py", "tests/test_rule_matrix.py", "tests/test_layout.py"],
    "src/hustings/games/pocket/": ["tests/pocket"],
    "src/hustings/games/zoocracy/": ["tests/zoocracy"],
    "src/hustings/games/die_macher/": ["tests/die_macher"],
    "src/hustings/cli/": ["tests/cli", "tests/docs"],
    "src/hustings/": ["tests/test_imports.py", "tests/test_class_names.py"],
    "pyproject.toml": ["tests/test_packaging.py", "tests/test_packages.py", "tests/test_forge.py"],
    "constraints.txt": ["tests/test_packaging.py"],
    "scripts/": ["tests/test_packaging.py", "tests/docs"],
    ".github/": ["tests/test_forge.py"],
    "web/": ["tests/web/test_page.py"],
}


def module(path: str) -> str:
    """``hustings.core.space`` for src/hustings/core/space.py."""
    name = path.removeprefix("src/").removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


def imported(path: Path, name: str) -> Iterator[str]:
    """Every module a file imports, anywhere in it; the packages around them run too."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join(
                    filter(None, [*package.split(".")[: len(package.split(".")) - node.level + 1], base])
                )
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


@cache
def graph(root: Path) -> tuple[dict[str, str], dict[str, set[str]]]:
    """The file of every module, and who imports it."""
    files = {
        module(path.relative_to(root).as_posix()): path.relative_to(root).as_posix()
        for folder in ("src", "tests", "tools")
        for path in (root / folder).rglob("*.py")
    }
    users: dict[str, set[str]] = {}
    for name, path in files.items():
        for used in imported(root / path, name):
            if used in files and used != name:
                users.setdefault(used, set()).add(name)
    return files, users


def concerned(root: Path, changed: Iterable[str]) -> list[str]:
    """The test files and folders for these changed files, without repetition."""
    files, users = graph(root)
    changed = list(changed)
    waiting = [module(path) for path in changed if path.endswith(".py")]
    seen = set(waiting)
    while waiting:
        for user in users.get(waiting.pop(), ()):
            if user not in seen:
                seen.add(user)
                waiting.append(user)
    found = {files[name] for name in seen if name in files and is_test(files[name])}
    for path in changed:
        for begin, tests in ALSO.items():
            if path.startswith(begin):
                found.update(test for test in tests if (root / test).exists())
    folders = [test for test in found if not test.endswith(".py")]
    return sorted(test for test in found if not any(test.startswith(f"{folder}/") for folder in folders))


def is_test(path: str) -> bool:
    return path.startswith("tests/") and Path(path).name.startswith("test_")


def changes(root: Path, base: str) -> list[str]:
    def git(*words: str) -> list[str]:
        return subprocess.run(
            ["git", *words], cwd=root, capture_output=True, text=True, check=True
        ).stdout.split("\0")

    since = git("merge-base", "HEAD", base)[0].strip()
    names = [
        *git("diff", "--name-only", "-z", since),
        *git("ls-files", "--others", "--exclude-standard", "-z"),
    ]
    return sorted({name for name in names if name})


def main() -> None:
    for test in concerned(ROOT, changes(ROOT, sys.argv[1] if len(sys.argv) > 1 else "main")):
        print(test)


if __name__ == "__main__":
    main()
