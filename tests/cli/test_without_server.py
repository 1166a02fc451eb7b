"""``hustings play`` where the server part, or even the command line, is not installed."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from hustings.cli.static import HOST, is_site, listening
from hustings.core.errors import OptionError

SERVER = ["litestar", "uvicorn", "sqlalchemy", "msgspec", "httpx"]
LINE = ["typer", "rich", "fluent", "fluent.runtime"]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "python").mkdir(parents=True)
    for name, text in (
        ("index.html", "<h1>Hustings</h1>"),
        ("sw.js", "1"),
        ("python/a.mjs", "2"),
        ("b.wasm", "3"),
    ):
        (folder / name).write_text(text)
    return folder


def program(*without: str) -> str:
    """Hustings without some packages, without a checkout, and with a browser that nobody sees."""
    return (
        "import sys, webbrowser; webbrowser.open = print;"
        f"sys.modules.update(dict.fromkeys({list(without)}));"
        "import hustings.cli, hustings.cli.static as static; from pathlib import Path;"
        "static.built_site = hustings.cli.built_site = lambda: None;"
        "hustings.cli.main()"
    )


def play(*arguments: str, without: list[str], site: Path | None = None, typed: str = "") -> tuple[int, str]:
    """What is said, until it waits or ends."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    environment.pop("HUSTINGS_SITE", None)
    if site is not None:
        environment["HUSTINGS_SITE"] = str(site)
    done = subprocess.run(
        [sys.executable, "-c", program(*without), *arguments],
        input=typed, capture_output=True, text=True, env=environment, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


def served(*arguments: str, without: list[str], site: Path) -> str:
    """The page that is served, from the address that is said; stopped then."""
    environment = {**os.environ, "HUSTINGS_SITE": str(site), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-c", program(*without), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = next(word for word in said.split() if word.startswith("http://"))
            with urllib.request.urlopen(address) as answer:
                return str(answer.read().decode())
        finally:
            process.terminate()


@pytest.mark.parametrize("without", [SERVER, [*SERVER, *LINE]])
def test_a_built_site_is_served_and_opened(site: Path, without: list[str]) -> None:
    assert "<h1>Hustings</h1>" in served("play", without=without, site=site)


def test_a_site_is_served_also_where_the_server_is_installed(site: Path) -> None:
    assert "<h1>Hustings</h1>" in served("play", "zoocracy", without=[], site=site)


def test_with_the_command_line_alone_it_is_played_as_text() -> None:
    code, said = play("play", "pocket", "--lang", "en", without=SERVER, typed="")
    assert "pip install 'hustings[web]'" in said
    assert "Pocket Election" in said
    assert code in (0, 130), said


def test_with_nothing_installed_it_says_how() -> None:
    code, said = play("play", without=[*SERVER, *LINE])
    assert code == 2
    for way in ("hustings[web]", "hustings[cli]", "HUSTINGS_SITE"):
        assert way in said


def test_a_folder_that_is_no_site_is_refused(tmp_path: Path) -> None:
    code, said = play("play", "--site", str(tmp_path), without=SERVER)
    assert (code, "is no built site" in said) == (2, True)


def test_files_come_with_their_types_and_nothing_else_comes(site: Path) -> None:
    assert is_site(site)
    (site.parent / "secret").write_text("x")
    with listening(site, 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            address = f"http://{HOST}:{server.server_address[1]}/"
            for name, kind in (
                ("", "text/html"),
                ("python/a.mjs", "text/javascript"),
                ("b.wasm", "application/wasm"),
            ):
                with urllib.request.urlopen(address + name) as answer:
                    assert answer.headers["Content-Type"] == kind
                    assert answer.headers["Cache-Control"] == "no-cache"
            for name in ("python/", "../secret", "%2e%2e/secret", "no"):
                with pytest.raises(urllib.error.HTTPError, match="404"):
                    urllib.request.urlopen(address + name)
            with pytest.raises(OptionError, match="taken"):
                listening(site, server.server_address[1])
        finally:
            server.shutdown()
            thread.join()
