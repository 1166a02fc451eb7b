"""Imprint and privacy, from files of whoever runs the site."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from litestar import Request
from litestar.params import FromPath

from hustings import wire
from hustings.web.problems import not_found
from hustings.web.routes.decorators import get
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of

Req = Request[Any, Any, Any]
NAMES = ("imprint", "privacy")
FILE = re.compile(r"(imprint|privacy)(?:\.([a-z]{2,3}(?:-[A-Za-z]+)?))?\.md")


def texts(folder: str) -> dict[str, dict[str, Path]]:
    """The files by name and language; "" is the one that is shown where there is no other."""
    found: dict[str, dict[str, Path]] = {}
    if folder and Path(folder).is_dir():
        for path in sorted(Path(folder).iterdir()):
            match = FILE.fullmatch(path.name)
            if match is not None and path.is_file():
                found.setdefault(match[1], {})[match[2] or ""] = path
    return found


@get("/api/legal", summary="Whether there is an imprint and a privacy notice", sync_to_thread=True)
def listing(request: Req) -> list[wire.Legal]:
    found = texts(site_of(request).config.legal)
    return [wire.Legal(name, sorted(found[name])) for name in NAMES if name in found]


@get("/api/legal/{name:str}", summary="Imprint or privacy notice, in Markdown", sync_to_thread=True)
def legal(request: Req, name: FromPath[str], lang: Lang = "") -> wire.LegalText:
    found = texts(site_of(request).config.legal).get(name)
    if not found:
        raise not_found()
    language = next((each for each in (lang, lang.partition("-")[0], "", "en") if each in found), min(found))
    return wire.LegalText(name, language, found[language].read_text("utf-8", "replace"))


HANDLERS = [listing, legal]
