"""Break the code in small ways and see whether the tests notice: ``scripts/mutation PART``.

Cosmic Ray lists every change that it could make to a part and carries out some of them, drawn from a seed. Left out are
changes to annotations, as nothing reads those at run time, and those that do nothing to small numbers. What the tests did
not notice is printed as a difference; fewer noticed than the part's floor is a failure. It works in a copy,
``build/mutation/PART``.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

from cosmic_ray.work_db import WorkDB, use_db  # type: ignore[import-not-found,unused-ignore]
from cosmic_ray.work_item import (  # type: ignore[import-not-found,unused-ignore]
    MutationSpec,
    TestOutcome,
    WorkerOutcome,
    WorkResult,
)

ROOT = Path(__file__).resolve().parent.parent

# part -> what is changed, the tests that are to notice, and the least share of changes noticed, in percent:
# nothing where it has not been measured
PARTS: dict[str, tuple[tuple[str, ...], tuple[str, ...], float]] = {
    "mechanisms": (("mechanisms",), ("tests/mechanisms", "tests/pocket"), 70.0),
    "pocket": (("games/pocket/phases",), ("tests/pocket",), 85.0),
    "zoocracy": (("games/zoocracy/phases",), ("tests/zoocracy",), 82.0),
    "classic": (("games/die_macher/classic/phases",), ("tests/die_macher/classic",), 77.0),
    "modern": (("games/die_macher/modern/phases",), ("tests/die_macher/modern",), 82.0),
    "rights": (
        ("web/access.py",),
        ("tests/web/test_access.py", "tests/web/test_admin.py", "tests/web/test_rights.py"),
        82.0,
    ),
}
CONFIGURATION = """
[cosmic-ray]
module-path = [{modules}]
timeout = {timeout}
excluded-modules = []
test-command = "{command}"

[cosmic-ray.distributor]
name = "local"
"""
Span = tuple[tuple[int, int], tuple[int, int]]


def annotated(path: Path) -> list[Span]:
    """Where annotations stand, as lines and columns."""
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.AnnAssign | ast.arg):
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(node.returns)
    return [
        ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0))
        for node in found
        if node is not None
    ]


def counts(mutation: MutationSpec, spans: dict[Path, list[Span]]) -> bool:
    """Annotations are not read at run time, and ``is`` does what ``==`` does with the small numbers of the rules."""
    if mutation.operator_name.endswith(("_Is", "_IsNot")):
        return False
    path = mutation.module_path
    if path not in spans:
        spans[path] = annotated(path)
    return not any(start <= mutation.start_pos < end for start, end in spans[path])


def choose(database: WorkDB, number: int, seed: int) -> int:
    """Leave only so many changes to be carried out; how many there are in all."""
    spans: dict[Path, list[Span]] = {}
    items = [item for item in database.work_items if counts(item.mutations[0], spans)]
    items.sort(
        key=lambda item: (
            str(item.mutations[0].module_path),
            item.mutations[0].start_pos,
            str(item.mutations[0]),
        )
    )
    chosen = {item.job_id for item in random.Random(seed).sample(items, min(number, len(items)))}
    for item in database.work_items:
        if item.job_id not in chosen:
            database.set_result(item.job_id, WorkResult(WorkerOutcome.SKIPPED))
    return len(items)


def report(part: str, database: WorkDB, possible: int) -> float:
    done = [result for _, result in database.results if result.worker_outcome != WorkerOutcome.SKIPPED]
    missed = [result for result in done if result.test_outcome == TestOutcome.SURVIVED]
    for result in missed:
        print(result.diff, end="\n\n")
    share = 100 * (len(done) - len(missed)) / len(done)
    print(
        f"{part}: {len(done) - len(missed)} of {len(done)} changes noticed ({share:.1f} %), of {possible} possible"
    )
    return share


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Break the code in small ways and see whether the tests notice."
    )
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("-n", "--number", type=int, default=40, help="changes to make; 40 unless told")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--timeout", type=int, default=600, help="seconds after which a test run counts as failed"
    )
    given = parser.parse_args()
    places, tests, floor = PARTS[given.part]
    copy = ROOT / "build" / "mutation" / given.part
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir(parents=True)
    for name in ("src", "tests", "tools", "docs"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", copy)
    os.chdir(copy)
    os.environ["PYTHONPATH"] = str(copy / "src")
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"  # a change can fall into the second of the file before it
    command = (
        f"{ROOT / '.venv/bin/python'} -m pytest -q -x -p no:cacheprovider -m 'not slow' {' '.join(tests)}"
    )
    modules = ", ".join(f'"src/hustings/{place}"' for place in places)
    settings = Path("cosmic-ray.toml")
    settings.write_text(CONFIGURATION.format(modules=modules, timeout=given.timeout, command=command))
    own = [sys.executable, "-m", "cosmic_ray.cli"]
    session = "changes.sqlite"
    subprocess.run([*own, "init", str(settings), session], check=True)
    subprocess.run([*own, "baseline", str(settings)], check=True)
    with use_db(session, WorkDB.Mode.open) as database:
        possible = choose(database, given.number, given.seed)
    subprocess.run([*own, "exec", str(settings), session], check=True)
    with use_db(session, WorkDB.Mode.open) as database:
        share = report(given.part, database, possible)
    if share < floor:
        sys.exit(f"{given.part}: below the floor of {floor:.0f} %")


if __name__ == "__main__":
    main()
