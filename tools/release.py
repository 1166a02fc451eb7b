"""Make a release on this machine: ``scripts/release 0.1.0``. Nothing is pushed; docs/releasing.md has the rest."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION_FILE = "src/hustings/__init__.py"
CHANGES = "CHANGELOG.md"
VERSION = re.compile(r'^__version__ = "(?P<number>[^"]+)"$', re.MULTILINE)
NUMBER = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:\.dev(\d+)|rc(\d+))?")
OPEN = "## [Unreleased]"


class Refused(SystemExit):
    def __init__(self, what: str) -> None:
        super().__init__(f"release: {what}")


def git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def order(number: str) -> tuple[int, ...]:
    """Numbers in their order; one that is being developed comes before its release. Raises Refused."""
    found = NUMBER.fullmatch(number)
    if found is None:
        raise Refused(f"{number} is no version: 0.1.0, 0.2.0rc1 or 0.2.0.dev0")
    stage = (0, int(found[4])) if found[4] else (1, int(found[5])) if found[5] else (2, 0)
    return (int(found[1]), int(found[2]), int(found[3]), *stage)


def current(root: Path) -> str:
    found = VERSION.search((root / VERSION_FILE).read_text("utf-8"))
    if found is None:
        raise Refused(f"{VERSION_FILE} has no version")
    return found["number"]


def set_version(root: Path, number: str) -> None:
    file = root / VERSION_FILE
    if order(number) <= order(current(root)):
        raise Refused(f"{number} does not come after {current(root)}")
    file.write_text(VERSION.sub(f'__version__ = "{number}"', file.read_text("utf-8")), "utf-8")


def close_changes(root: Path, number: str, day: str) -> str:
    """Give what is unreleased its version and date; the notes of this release."""
    file = root / CHANGES
    text = file.read_text("utf-8")
    before, heading, after = text.partition(OPEN + "\n")
    notes = re.split(r"^## \[", after, maxsplit=1, flags=re.MULTILINE)[0].strip()
    if not heading or not notes:
        raise Refused(f"{CHANGES} has nothing under {OPEN}")
    file.write_text(f"{before}{OPEN}\n\n## [{number}] - {day}\n{after}", "utf-8")
    return notes


def packages(root: Path) -> None:
    """Sdist and pure wheel into dist/, with the time of the last commit, tried in a fresh environment."""
    dist = root / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    os.environ["SOURCE_DATE_EPOCH"] = git(root, "log", "-1", "--format=%ct")
    subprocess.run([root / "scripts" / "page"], cwd=root, check=True)
    for kind in ("sdist", "wheel"):
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-d", str(dist), "-t", kind], cwd=root, check=True
        )
    subprocess.run([sys.executable, "tools/try_packages.py", str(dist)], cwd=root, check=True)


def release(root: Path, number: str, day: str, dry: bool, build: bool = True) -> None:
    if git(root, "status", "--porcelain"):
        raise Refused("there are changes that are not committed")
    tag = f"v{number}"
    if tag in git(root, "tag", "--list").split():
        raise Refused(f"there is a tag {tag} already")
    if len(order(number)) and order(number)[3] == 0:
        raise Refused(f"{number} is a version in development; it is set with --next")
    set_version(root, number)
    try:
        notes = close_changes(root, number, day)
        if build:
            packages(root)
    except BaseException:
        git(root, "checkout", "--", VERSION_FILE, CHANGES)
        raise
    if dry:
        git(root, "checkout", "--", VERSION_FILE, CHANGES)
        print(f"{number} could be released; nothing was changed")
        return
    git(root, "commit", "--message", f"Release {number}", "--", VERSION_FILE, CHANGES)
    git(root, "tag", "--annotate", tag, "--cleanup=verbatim", "--message", f"Hustings {number}\n\n{notes}")
    print(
        f"committed and tagged {tag}; now: git push --follow-tags, then scripts/release --next VERSION.dev0"
    )


def open_next(root: Path, number: str) -> None:
    if git(root, "status", "--porcelain"):
        raise Refused("there are changes that are not committed")
    if order(number)[3] != 0:
        raise Refused(f"the next version is in development: {number}.dev0")
    set_version(root, number)
    git(root, "commit", "--message", f"Begin {number}", "--", VERSION_FILE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a release. Nothing is pushed.")
    parser.add_argument("version", help="the version to release, such as 0.1.0")
    parser.add_argument("--dry-run", action="store_true", help="do everything but the commit and the tag")
    parser.add_argument(
        "--next", action="store_true", help="only set the version that is developed next: 0.2.0.dev0"
    )
    given = parser.parse_args()
    if given.next:
        open_next(ROOT, given.version)
    else:
        release(ROOT, given.version, datetime.now(UTC).date().isoformat(), given.dry_run)


if __name__ == "__main__":
    main()
