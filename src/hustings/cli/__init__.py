"""The command line. Every command is one small file beside this one.

Exit codes: 0 well, 1 a check or replay failed, 2 bad input (one line says what), 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import hustings
from hustings.cli.diagnosis import EXTRAS, diagnose, part, told
from hustings.cli.static import built_site, serve_site
from hustings.core.errors import HustingsError

NEEDED = ("typer", "rich", "fluent.runtime")
BAD_INPUT = 2
OUR_FAULT = 70
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> NoReturn:
    """The program ``hustings``: never ends in a traceback, always in an exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    if not all(map(installed, NEEDED)):
        return without_extra(arguments)
    from hustings.cli.app import execute

    try:
        return execute(arguments)
    except HustingsError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has left (`hustings games | head -1`). Nothing more can be said to it, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except ModuleNotFoundError as error:
        if os.environ.get("HUSTINGS_DEBUG"):
            raise
        return complain(
            f"{error.name} is not installed: {remedy(error.name or '')} (hustings doctor shows what is missing)"
        )
    except Exception as error:
        if os.environ.get("HUSTINGS_DEBUG"):
            raise
        said = f"{type(error).__name__}: {error}".splitlines()[0]
        complain(
            f"this is a bug in Hustings, please report it: {said} (HUSTINGS_DEBUG=1 shows a traceback, hustings doctor what to include)"
        )
        return OUR_FAULT


def without_extra(arguments: list[str]) -> int:
    """What can be said with the standard library alone."""
    if arguments == ["--version"]:
        sys.stdout.write(f"hustings {hustings.__version__}\n")
        return 0
    if arguments == ["doctor"]:
        found = diagnose()
        sys.stdout.write("\n".join(told(found)) + "\n")
        return 1 if found["problems"] else 0
    if arguments == ["play"]:
        folder = Path(os.environ["HUSTINGS_SITE"]) if "HUSTINGS_SITE" in os.environ else built_site()
        if folder is not None:
            return in_browser(folder)
        return complain(
            "to play in the browser: pip install 'hustings[web]'; as text: pip install 'hustings[cli]'; or name the "
            "folder of a site that needs no server: HUSTINGS_SITE=FOLDER hustings play (docs/static-site.md)"
        )
    return complain("the command line needs more packages: pip install 'hustings[cli]'")


def in_browser(folder: Path) -> int:
    """The site that needs no server, until interrupted."""

    def tell(address: str) -> None:
        sys.stdout.write(f"Hustings is at {address} (Ctrl-C stops it; every game is saved).\n")
        sys.stdout.flush()

    try:
        return serve_site(folder, None, 0, True, tell)
    except HustingsError as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED


def installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):  # its parent is missing, or it has been shut out
        return False


def remedy(module: str) -> str:
    """How to get a package that is missing."""
    package = module.split(".", maxsplit=1)[0].replace("_", "-")
    for extra in EXTRAS:
        if package in [name.replace("_", "-").split(".")[0] for name in part(extra)["missing"]]:
            return f"pip install 'hustings[{extra}]'"
    return f"pip install {package}"


def complain(sentence: str) -> int:
    """One line on stderr."""
    sys.stderr.write(f"hustings: {' '.join(sentence.split())}\n")
    return BAD_INPUT
