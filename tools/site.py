"""Put together the site that needs no server: the page, Python for browsers, and the games.

    python tools/site.py build/site

``scripts/site`` calls it once the page is built into that folder.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib.util
import json
import shutil
import subprocess
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
WEB = ROOT / "web"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# Not named .gz, as some hosts would take that for a compressed something else.
PACKS = ("games.pack", "memory.pack")
# Parts of the package that need what a browser does not have, or are not needed there.
LEFT_OUT = frozenset({"cli", "client.py", "env", "testing", "train", "web", "__main__.py"})
# What the texts need: Fluent, with the numbers and plurals of our languages.
LIBRARIES = ("fluent", "attr", "babel", "pytz", "typing_extensions")
LANGUAGES = frozenset({"root", "en", "de", "fr", "it", "he"})


def sources() -> Iterator[tuple[str, bytes]]:
    """Every file that goes into the archive, by its name there."""
    package = SOURCE / "hustings"
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package)
        if path.is_file() and "__pycache__" not in name.parts and name.parts[0] not in LEFT_OUT:
            yield f"hustings/{name.as_posix()}", path.read_bytes()
    for library in LIBRARIES:
        yield from _library(library)
    points = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]
    lines = [
        line
        for group, named in sorted(points.items())
        for line in (f"[{group}]", *(f"{name} = {where}" for name, where in sorted(named.items())), "")
    ]
    yield "hustings-0.dist-info/entry_points.txt", "\n".join(lines).encode()
    yield "hustings-0.dist-info/METADATA", b"Metadata-Version: 2.1\nName: hustings\nVersion: 0\n"


def _library(name: str) -> Iterator[tuple[str, bytes]]:
    spec = importlib.util.find_spec(name)
    if spec is None:
        raise SystemExit(f"hustings: {name} is not installed here (scripts/setup web)")
    if not spec.submodule_search_locations:
        assert spec.origin is not None
        yield Path(spec.origin).name, Path(spec.origin).read_bytes()
        return
    folder = Path(next(iter(spec.submodule_search_locations)))
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if not path.is_file() or {"__pycache__", "zoneinfo", "messages"} & set(inside.parts):
            continue
        if "locale-data" in inside.parts and path.stem not in LANGUAGES:
            continue
        if path.suffix not in {".so", ".pyd", ".pyi"}:
            yield f"{name}/{inside.as_posix()}", path.read_bytes()


def packed(folder: Path) -> bytes:
    """All files of a folder: a line that lists their names and sizes, then one after another."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    contents = [path.read_bytes() for path in files]
    names = [path.relative_to(folder).as_posix() for path in files]
    listed = json.dumps([[name, len(content)] for name, content in zip(names, contents, strict=True)])
    return b"".join([listed.encode(), b"\n", *contents])


def add_python(site: Path) -> None:
    """Python, and the games compiled for it, in a folder that is named after what it holds: versions never mix."""
    shutil.rmtree(site / "python", ignore_errors=True)
    folder = site / "python" / "new"
    folder.mkdir(parents=True)
    for name in PYODIDE:
        shutil.copyfile(WEB / "node_modules" / "pyodide" / name, folder / name)
    with tempfile.TemporaryDirectory() as scratch:
        archive, games, memory = (Path(scratch) / name for name in ("sources.zip", "games", "memory"))
        with zipfile.ZipFile(archive, "w") as made:
            for name, content in sources():
                made.writestr(name, content)
        subprocess.run(["node", WEB / "tools" / "bytecode.mjs", archive, games], check=True)
        subprocess.run(["node", WEB / "tools" / "memory.mjs", games, memory], check=True)
        # What the page can show before Python has started.
        (folder / "prepared").mkdir()
        for answer in sorted((games / "hustings/local/prepared").iterdir()):
            shutil.copyfile(answer, folder / "prepared" / answer.name.replace(" ", "-"))
        (folder / "games.pack").write_bytes(gzip.compress(packed(games), mtime=0))
        (folder / "memory.pack").write_bytes(gzip.compress(memory.read_bytes(), mtime=0))
    digest = hashlib.sha256()
    for name in (*PYODIDE, *PACKS):
        digest.update((folder / name).read_bytes())
    named = folder.rename(folder.with_name(digest.hexdigest()[:12]))
    start_python(site, f"python/{named.name}/")


def start_python(site: Path, folder: str) -> None:
    """Let the page say where Python lies, and begin to load it before anything else of the page is there."""
    [worker] = (site / "assets").glob("python.worker-*.js")
    page = site / "index.html"
    first = '<meta charset="utf-8" />'
    added = f"""{first}
    <meta name="hustings-python" content="{folder}" />
    <script>
      hustingsTables = new Worker("assets/{worker.name}", {{ type: "module", name: "tables" }});
      hustingsTables.postMessage({{ type: "load", folder: new URL("{folder}", location.href).href }});
    </script>"""
    text = page.read_text()
    assert first in text
    page.write_text(text.replace(first, added, 1))


def add_offline(site: Path) -> None:
    """The service worker, which knows every file, and the manifest of an app to install."""
    shutil.copyfile(WEB / "site" / "manifest.webmanifest", site / "manifest.webmanifest")
    (site / "sw.js").unlink(missing_ok=True)
    files = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    digest = hashlib.sha256()
    for name in files:
        digest.update(f"{name}\0".encode() + (site / name).read_bytes())
    listed = json.dumps(["./", *(name for name in files if name != "index.html")])
    worker = (WEB / "site" / "sw.js").read_text()
    worker = worker.replace('"__FILES__"', listed).replace("__VERSION__", digest.hexdigest()[:16])
    (site / "sw.js").write_text(worker)


def main() -> None:
    parser = argparse.ArgumentParser(description="Put together the site that needs no server.")
    parser.add_argument("site", type=Path, help="where the page was built")
    site: Path = parser.parse_args().site
    add_python(site)
    add_offline(site)
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    print(f"{site}: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
