"""MkDocs hooks: what makes a site out of the repository's own files.

Pages stay where they are and link to each other as files do, so that they can be read in the repository as well. Here every
file they link to gets a place in the site: Markdown outside ``docs/`` as a page, sources as a page with the file in it. The
references of the Python interface, the HTTP interface and the command line are written at this moment. At the end every link and
anchor of the finished site is followed, nothing may be loaded from elsewhere, and every public name must have an entry.
"""

from __future__ import annotations

import json
import posixpath
import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit
from zlib import decompress

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools.docs import commands, http, python  # noqa: E402

LINK = re.compile(
    r"(?P<open>\]\()(?P<target>[^)\s]+)(?P<close>\))|(?P<attr>\bsrc=\")(?P<src>[^\"]+)(?P<end>\")"
)
FENCE = re.compile(r"^(?P<fence>```+|~~~+).*?^(?P=fence)\s*?$|(?P<span>`[^`\n]+`)", re.MULTILINE | re.DOTALL)
ALWAYS = ("README.md", "CONTRIBUTING.md", "STYLE.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
PAGES = (".md", ".ipynb")
SHOWN = (
    "examples/",
    "deploy/",
)  # sources that are pages; others are plain files, which cost nothing to build
PICTURES = {".svg", ".jpg", ".png"}
LANGUAGES = {".py": "python", ".toml": "toml", ".yaml": "yaml", ".sh": "sh", ".json": "json", ".ftl": "text"}


# --- where things are in the site -----------------------------------------------------------------


def place(path: str) -> str:
    """Where a file of the repository is in the site."""
    if path == "README.md":
        return "index.md"
    if path.startswith("docs/"):
        path = path.removeprefix("docs/")
        if path.endswith(".ipynb"):
            return path.removesuffix(".ipynb") + ".md"
        return f"{path}/index.md" if (ROOT / "docs" / path).is_dir() else path
    there = ROOT / path
    if there.is_dir():
        return f"source/{path}/index.md"
    if there.suffix in {".md", *PICTURES}:
        return path
    return f"source/{path}.md" if path.startswith(SHOWN) else f"source/{path}.txt"


def target(link: str, page: str) -> tuple[str, str] | None:
    """The file that a link on a page of the repository leads to, and the anchor; None if it leads elsewhere."""
    if urlsplit(link).scheme or link.startswith(("#", "/")):
        return None
    file, _, anchor = link.partition("#")
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(file))), anchor


def rewritten(text: str, page: str) -> str:
    """A page with its links as they are in the site."""

    def link(found: re.Match[str]) -> str:
        before = found["open"] or found["attr"]
        after = found["close"] or found["end"]
        leads = target(found["target"] or found["src"], page)
        if leads is None:
            return found[0]
        file, anchor = leads
        there = posixpath.relpath(place(file), posixpath.dirname(place(page)) or ".")
        return f"{before}{there}{'#' if anchor else ''}{anchor}{after}"

    return "".join(LINK.sub(link, part) if plain else part for plain, part in apart(text))


def apart(text: str) -> Iterator[tuple[bool, str]]:
    """Prose (True) and code (False), in order."""
    at = 0
    for found in FENCE.finditer(text):
        yield True, text[at : found.start()]
        yield False, found[0]
        at = found.end()
    yield True, text[at:]


def links(page: str, text: str) -> Iterator[str]:
    for plain, part in apart(text):
        if plain:
            for found in LINK.finditer(part):
                leads = target(found["target"] or found["src"], page)
                if leads is not None:
                    yield leads[0]


def prose(file: Path) -> str:
    """What a page or a notebook says, without its code."""
    text = file.read_text("utf-8")
    if file.suffix != ".ipynb":
        return text
    cells = json.loads(text)["cells"]
    return "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")


def source(path: str) -> str:
    """A file as a page, or the list of a folder."""
    there = ROOT / path
    if there.suffix == ".ipynb":
        return notebook(there)
    if there.is_dir():
        readme = there / "README.md"
        if readme.is_file():
            return readme.read_text("utf-8")
        inside = sorted(one for one in there.iterdir() if not one.name.startswith((".", "__pycache__")))
        return f"# {path}\n\n" + "\n".join(listed(path, one) for one in inside) + "\n"
    language = LANGUAGES.get(there.suffix, "text")
    return f"# {path}\n\n````{language}\n{there.read_text('utf-8').rstrip()}\n````\n"


def listed(folder: str, file: Path) -> str:
    if file.suffix != ".md":
        return f"- `{file.name}{'/' * file.is_dir()}`"
    title = re.search(r"^# (.+)", file.read_text("utf-8"), re.MULTILINE)
    there = posixpath.relpath(place(f"{folder}/{file.name}"), posixpath.dirname(place(folder)))
    return f"- [{title[1] if title else file.name}]({there})"


def notebook(file: Path) -> str:
    """A notebook as a page: its cells, with what they printed just now."""
    parts = []
    names: dict[str, Any] = {}
    for cell in json.loads(file.read_text("utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
            continue
        printed = StringIO()
        with redirect_stdout(printed):
            exec(compile(text, file.name, "exec"), names)
        parts.append(f"```python\n{text}\n```")
        if printed.getvalue():
            parts.append(f"```text\n{printed.getvalue().rstrip()}\n```")
    parts.insert(1, f"This page is a notebook, run when it was built: `docs/{file.name}` in the repository.")
    return "\n\n".join(parts) + "\n"


# --- hooks ----------------------------------------------------------------------------------------

of_repository: dict[str, str] = {}  # the file of the repository behind each page of the site


def on_files(files: Files, config: Any, **_: Any) -> Files:
    of_repository.clear()
    for file in [file for file in files if file.src_uri.endswith(".ipynb")]:
        files.remove(file)
    waiting = [f"docs/{file.src_uri}" for file in files.documentation_pages()]
    waiting += [path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.ipynb")]
    waiting += [path.relative_to(ROOT).as_posix() for path in (ROOT / "benchmarks").glob("*.md")]
    waiting += [name for name in ALWAYS if (ROOT / name).is_file()]
    seen = set(waiting)
    while waiting:
        path = waiting.pop()
        if not (ROOT / path).exists():
            continue  # MkDocs will say who links to it
        add(path, files, config)
        for leads in leading_from(path):
            if leads not in seen:
                seen.add(leads)
                waiting.append(leads)
    written = {"reference/http.md": http.page(), "reference/commands.md": commands.page(), **python.pages()}
    for uri, text in written.items():
        files.append(File.generated(config, uri, content=text))
    return files


def add(path: str, files: Files, config: Any) -> None:
    """Give a file of the repository its place in the site."""
    there, uri = ROOT / path, place(path)
    if uri.endswith(".md"):
        of_repository[uri] = page_behind(path)
    if files.get_file_from_path(uri) is not None:
        return
    if not uri.endswith(".md"):
        files.append(File.generated(config, uri, content=there.read_bytes()))
    else:
        text = there.read_text("utf-8") if there.suffix == ".md" else source(path)
        files.append(File.generated(config, uri, content=text))


def page_behind(path: str) -> str:
    """The page that is shown for a path: that of a folder is its README."""
    return f"{path}/README.md" if (ROOT / path / "README.md").is_file() else path


def leading_from(path: str) -> Iterator[str]:
    """What a page of the repository leads to; the list of a folder, to the pages in it."""
    behind = page_behind(path)
    if behind.endswith(PAGES):
        yield from links(behind, prose(ROOT / behind))
    elif (ROOT / path).is_dir():
        for inside in (ROOT / path).glob("*.md"):
            yield f"{path}/{inside.name}"


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    behind = of_repository.get(page.file.src_uri)
    return markdown if behind is None or not behind.endswith(PAGES) else rewritten(markdown, behind)


def on_post_build(config: Any, **_: Any) -> None:
    site = Path(config.site_dir)
    wrong = [*dead_links(site), *strangers(site), *without_entry(site)]
    if wrong:
        raise PluginError("\n".join(["the site is not right:", *wrong]))


# --- the finished site ----------------------------------------------------------------------------


class Seen(HTMLParser):
    """The links, anchors and loaded addresses of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        for name in ("id", "name"):
            if given.get(name):
                self.anchors.add(given[name] or "")
        leads = given.get("href") or given.get("src")
        if leads is None:
            return
        self.links.append(leads)
        if tag in ("script", "img", "iframe") or (tag == "link" and given.get("rel") != "canonical"):
            self.loaded.append(leads)


def read_site(site: Path) -> dict[str, Seen]:
    pages = {}
    for file in sorted(site.rglob("*.html")):
        seen = Seen()
        seen.feed(file.read_text("utf-8"))
        pages[file.relative_to(site).as_posix()] = seen
    return pages


def dead_links(site: Path) -> Iterator[str]:
    pages = read_site(site)
    for name, seen in pages.items():
        if name == "404.html":
            continue  # its links are absolute
        for link in sorted(set(seen.links)):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or link.startswith("data:"):
                continue
            there = (
                posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path)))
                if parts.path
                else name
            )
            if (site / there).is_dir():
                there = posixpath.join(there, "index.html")
            if not (site / there).is_file():
                yield f"{name}: {link} leads nowhere"
            elif there in pages and not known(unquote(parts.fragment), pages[there]):
                yield f"{name}: {link} leads to no such heading"


def known(anchor: str, page: Seen) -> bool:
    return not anchor or anchor.startswith("__") or anchor in page.anchors


def strangers(site: Path) -> Iterator[str]:
    """What a reader's browser would fetch from somewhere else."""
    for name, seen in read_site(site).items():
        for link in seen.loaded:
            if urlsplit(link).netloc:
                yield f"{name} loads {link}"


def without_entry(site: Path) -> Iterator[str]:
    inventory = (site / "objects.inv").read_bytes().split(b"\n", 4)[4]
    there = {line.split(" ")[0] for line in decompress(inventory).decode().splitlines()}
    for name in python.public_names():
        inside = f"{name}.{name.rpartition('.')[2]}"  # a function called like its module
        if name not in there and inside not in there:
            yield f"{name} is public and has no entry in the reference"
