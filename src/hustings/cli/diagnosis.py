"""What is installed here, whether it works, and how to report a fault: behind ``hustings doctor``.

Needs nothing but the standard library, so that it can say what is missing.
"""

from __future__ import annotations

import os
import platform
import re
import sys
import urllib.error
import urllib.request
from importlib.metadata import PackageNotFoundError, entry_points, requires, version
from importlib.resources import files
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import hustings

ADDRESS: Final = "http://127.0.0.1:8000"
# extra -> what it is for; which packages belong to it the installed package says itself
EXTRAS: Final = {
    "cli": "command line and terminal",
    "web": "page, server and client",
    "learn": "environments for learners",
    "train": "training of the bot champion",
    "ray": "simulations on a cluster",
}
REPORT: Final = (
    "To report a bug, open an issue with this text, the command you ran, what you expected and what you saw instead. "
    "HUSTINGS_DEBUG=1 before the command shows a traceback; for a wrong rule, attach a record (.jsonl)."
)


def diagnose(address: str = ADDRESS) -> dict[str, Any]:
    """Everything as plain data. ``problems`` are what should be mended; a part that is not installed is none."""
    parts = {name: part(name) for name in EXTRAS}
    games, bots = points("hustings.games"), points("hustings.bots")
    found: dict[str, Any] = {
        "hustings": hustings.__version__,
        "from": str(Path(hustings.__file__).parent),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.platform(),
        "rules": build(),
        "parts": parts,
        "page": files("hustings").joinpath("web", "static", "index.html").is_file(),
        "games": games,
        "bots": bots,
        "data": data_folder(),
        "database": database(),
        "server": {"address": address, "answers": answers(address)},
    }
    found["problems"] = list(problems(found))
    return found


def build() -> str:
    import hustings.core.space as sample

    return "interpreted" if str(sample.__file__).endswith((".py", ".pyc")) else "compiled"


def part(extra: str) -> dict[str, Any]:
    """The packages of an extra, those of the extras inside it too: which are there, which are missing."""
    there: dict[str, str] = {}
    missing: list[str] = []
    for line in requires("hustings") or []:
        name, _, marker = line.partition(";")
        if not re.search(rf"""extra == ['"]{extra}['"]""", marker) or (
            "win32" in marker and sys.platform == "win32"
        ):
            continue
        package = re.split(r"[\[<>=!~ (]", name.strip())[0]
        if package == "hustings":
            continue
        try:
            there[package] = version(package)
        except PackageNotFoundError:
            missing.append(package)
    return {"installed": there, "missing": missing}


def points(group: str) -> dict[str, str]:
    """Games or bots by name: where from, or why they cannot be loaded."""
    found = {}
    for point in sorted(entry_points(group=group), key=lambda each: each.name):
        try:
            point.load()
        except Exception as error:  # noqa: BLE001 - somebody else's package
            found[point.name] = f"broken: {type(error).__name__}: {error}"
        else:
            found[point.name] = point.value.partition(":")[0]
    return found


def data_folder() -> dict[str, Any]:
    named = os.environ.get("HUSTINGS_HOME")
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(named) if named else Path(base) / "hustings"
    there = folder
    while not there.exists() and there != there.parent:
        there = there.parent
    return {"folder": str(folder), "exists": folder.exists(), "writable": os.access(there, os.W_OK)}


def database() -> dict[str, Any]:
    """Which database a server would use. Never its password."""
    said = os.environ.get("HUSTINGS_DATABASE", "")
    if said.startswith("postgresql"):
        parts = urlsplit(said)
        return {"kind": "postgresql", "where": f"{parts.hostname or 'local'}{parts.path}"}
    file = Path(said) if said else Path(data_folder()["folder"]) / "hustings.db"
    return {"kind": "sqlite", "where": str(file), "bytes": file.stat().st_size if file.is_file() else 0}


def answers(address: str) -> bool:
    """Whether a Hustings server answers there."""
    try:
        with urllib.request.urlopen(f"{address.rstrip('/')}/health", timeout=2) as said:  # noqa: S310 - asked for
            return bool(said.read(16) == b"alive\n")
    except (urllib.error.URLError, OSError, ValueError):
        return False


def problems(found: dict[str, Any]) -> Any:
    for kind in ("games", "bots"):
        for name, said in found[kind].items():
            if said.startswith("broken"):
                yield f"{kind[:-1]} {name} is {said}; update or uninstall its package"
    if not found["games"]:
        yield "no game is registered; install the package again (pip install --force-reinstall hustings)"
    if not found["data"]["writable"]:
        yield f"games cannot be kept in {found['data']['folder']}; name another folder with HUSTINGS_HOME"
    if not found["page"] and not found["parts"]["web"]["missing"]:
        yield "the page is not built; in a checkout run scripts/page, or install a wheel"
    for extra, part in found["parts"].items():
        if part["missing"] and part["installed"]:
            lacking = ", ".join(part["missing"])
            yield f"only half of the part {extra} is installed, {lacking} is missing; pip install 'hustings[{extra}]'"


def told(found: dict[str, Any]) -> list[str]:
    """The same in words, line by line."""
    lines = [
        f"hustings {found['hustings']} in {found['from']}",
        f"{found['python']} on {found['system']}",
        f"rule code: {found['rules']}",
        "",
    ]
    for extra, about in EXTRAS.items():
        part = found["parts"][extra]
        if part["missing"]:
            said = f"not installed (pip install 'hustings[{extra}]')"
            if part["installed"]:
                said = f"incomplete: {', '.join(part['missing'])} missing (pip install 'hustings[{extra}]')"
        else:
            said = ", ".join(f"{name} {number}" for name, number in part["installed"].items())
        lines.append(f"{extra}, {about}: {said}")
    data, store, server = found["data"], found["database"], found["server"]
    folder = "there" if data["exists"] else "made when needed"
    if not data["writable"]:
        folder = "cannot be written to"
    size = f", {store['bytes']:,} bytes" if store.get("bytes") else ""
    lines += [
        f"page: {'there' if found['page'] else 'not built'}",
        f"games: {', '.join(found['games'])}",
        f"bots from other packages: {', '.join(found['bots']) or 'none'}",
        f"data folder: {data['folder']}, {folder}",
        f"database: {store['kind']}, {store['where']}{size}",
        f"server at {server['address']}: {'answers' if server['answers'] else 'does not answer (hustings serve starts one)'}",
        "",
    ]
    lines += [f"PROBLEM: {problem}" for problem in found["problems"]] or ["no problems found"]
    return [*lines, "", REPORT]
