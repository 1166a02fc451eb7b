"""``hustings play`` in the browser: a server for this machine alone, and the page opened on it."""

from __future__ import annotations

import logging
import socket
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from importlib.resources import files
from importlib.util import find_spec

from hustings.core.errors import OptionError

HOST = "127.0.0.1"
PORT = 8000
TRIES = 20  # ports after the first that may be taken by others


def can_open() -> bool:
    """Whether the server's packages are installed and the page is built."""
    if any(find_spec(name) is None for name in ("litestar", "uvicorn", "sqlalchemy")):
        return False
    return files("hustings.web").joinpath("static", "index.html").is_file()


def serve(game: str | None, port: int, browser: bool, tell: Callable[[str], None]) -> int:
    """Serve the games kept at home until interrupted. A server that runs already is used, not doubled."""
    path = "/" if game is None else f"/new?game={game}"
    chosen = port or free_port()
    address = f"http://{HOST}:{chosen}"
    if ours(address):
        tell(address)
        if browser:
            webbrowser.open(address + path)
        return 0
    if taken(chosen):
        raise OptionError(f"port {chosen} is taken by another program; choose another with --port")

    import uvicorn

    from hustings.web.app import create_app
    from hustings.web.config import Config
    from hustings.web.run import opened, settings

    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    config = Config(host=HOST, port=chosen)
    with opened(config):
        server = uvicorn.Server(settings(config, create_app(config)))
        threading.Thread(target=announce, args=(server, address, path, browser, tell), daemon=True).start()
        server.run()
    return 0


def announce(server: object, address: str, path: str, browser: bool, tell: Callable[[str], None]) -> None:
    """Once it serves: say where, and open the page."""
    for _ in range(600):
        if getattr(server, "started", False):
            tell(address)
            if browser:
                webbrowser.open(address + path)
            return
        threading.Event().wait(0.05)


def taken(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex((HOST, port)) == 0


def free_port() -> int:
    """The usual port, or the next that is free or serves Hustings already."""
    for port in range(PORT, PORT + TRIES):
        if not taken(port) or ours(f"http://{HOST}:{port}"):
            return port
    raise OptionError(f"ports {PORT} to {PORT + TRIES - 1} are all taken; choose one with --port")


def ours(address: str) -> bool:
    """Whether a Hustings server answers there."""
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=1) as answer:  # noqa: S310 - our own address
            return bool(answer.read(16) == b"alive\n")
    except (urllib.error.URLError, OSError, ValueError):
        return False
