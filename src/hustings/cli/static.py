"""The site that needs no server, on this machine: with nothing but the standard library."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import hustings
from hustings.core.errors import OptionError

HOST = "127.0.0.1"
PORT = 8000
TRIES = 20  # ports after the first that may be taken by others


def is_site(folder: Path) -> bool:
    return (folder / "index.html").is_file() and (folder / "sw.js").is_file()


def built_site() -> Path | None:
    """The one that ``scripts/site`` has built in this checkout."""
    folder = Path(hustings.__file__).resolve().parents[2] / "build" / "site"
    return folder if is_site(folder) else None


class SiteFiles(SimpleHTTPRequestHandler):
    """Files of one folder, each asked for again whenever it may have changed."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def list_directory(self, path: Any) -> None:
        self.send_error(404)

    def log_message(self, format: str, *args: Any) -> None:
        pass


def listening(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of the folder, for this machine alone. Raises OptionError."""
    for chosen in [port] if port else [*range(PORT, PORT + TRIES), 0]:
        try:
            return ThreadingHTTPServer((HOST, chosen), partial(SiteFiles, directory=str(folder)))
        except OSError:
            continue
    raise OptionError(f"port {port} is taken by another program; choose another with --port")


def serve_site(folder: Path, game: str | None, port: int, browser: bool, tell: Callable[[str], None]) -> int:
    """Serve a built site until interrupted. Its games are kept in the browser."""
    if not is_site(folder):
        raise OptionError(f"{folder} is no built site: scripts/site makes one (docs/static-site.md)")
    with listening(folder, port) as server:
        address = f"http://{HOST}:{server.server_address[1]}/"
        tell(address)
        if browser:
            webbrowser.open(address if game is None else f"{address}#/new?game={game}")
        server.serve_forever()
    return 0
