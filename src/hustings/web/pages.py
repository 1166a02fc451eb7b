"""The built page on disk: what goes out for which address, compressed where the browser can read that."""

from __future__ import annotations

from pathlib import Path

FOREVER = "public, max-age=31536000, immutable"  # names under assets/ change with their contents
ASK = "no-cache"
TYPES = {  # that text is in UTF-8 is added on the way out
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def find(folder: Path, name: str) -> Path | None:
    """The file of that name inside the folder, or None."""
    try:
        file = (folder / name).resolve()
        known = file.suffix in TYPES and file.is_relative_to(folder.resolve())
        return file if name and known and file.is_file() else None
    except (OSError, ValueError):  # a name no file can have
        return None


def contents(file: Path, accepts: str) -> tuple[bytes, dict[str, str]]:
    """What to send for a file, and the headers that say what it is.

    The build leaves a ``.gz`` beside every file that gains by it.
    """
    lasting = file.parent.name == "assets"
    headers = {"Cache-Control": FOREVER if lasting else ASK, "Content-Type": TYPES[file.suffix]}
    packed = file.with_name(file.name + ".gz")
    if packed.is_file():
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in accepts:
            headers["Content-Encoding"] = "gzip"
            return packed.read_bytes(), headers
    return file.read_bytes(), headers
