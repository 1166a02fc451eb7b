"""Nothing that only Unix has is needed to import Hustings: every module is imported as on Windows, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES = [
    "fcntl",
    "resource",
    "pwd",
    "grp",
    "spwd",
    "termios",
    "tty",
    "pty",
    "syslog",
    "readline",
    "curses",
    "_curses",
    "posixshmem",
    "uvloop",
]
NAMES = {
    "os": "fork forkpty getuid geteuid getgid getegid nice setpriority getpriority sched_getaffinity getloadavg "
    "killpg setsid chown mkfifo WNOHANG",
    "signal": "SIGHUP SIGQUIT SIGKILL SIGUSR1 SIGUSR2 SIGALRM SIGCHLD SIGPIPE pthread_sigmask",
    "socket": "AF_UNIX",
}
PROGRAM = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
import importlib, pkgutil
import asyncio, concurrent.futures.process, multiprocessing.shared_memory, subprocess, socketserver, tempfile, threading
import alembic, httpx, litestar, litestar.testing, prometheus_client, sqlalchemy.ext.asyncio, uvicorn, asyncpg, numpy, pyspiel
import pettingzoo, gymnasium, rich.console, typer
for name in MODULES:
    sys.modules.pop(name, None)
for module, names in NAMES.items():
    for name in names.split():
        if hasattr(sys.modules[module], name):
            delattr(sys.modules[module], name)
import hustings
EXTRA
bad = []
count = 0
for found in pkgutil.walk_packages(hustings.__path__, "hustings."):
    if found.name.endswith("__main__") or ".migrations." in found.name:
        continue
    count += 1
    try:
        importlib.import_module(found.name)
    except ModuleNotFoundError as error:
        if error.name != "torch":
            bad.append(f"{found.name}: {error!r}")
    except Exception as error:
        bad.append(f"{found.name}: {error!r}")
print(count)
sys.exit("\\n".join(bad) or 0)
"""


def imported(extra: str = "") -> subprocess.CompletedProcess[str]:
    program = PROGRAM.replace("MODULES", repr(MODULES)).replace("NAMES", repr(NAMES)).replace("EXTRA", extra)
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd=ROOT
    )


@pytest.mark.interpreted
def test_every_module_is_imported_without_what_only_unix_has() -> None:
    done = imported()
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 150


@pytest.mark.interpreted
def test_a_module_that_needs_unix_is_found() -> None:
    plant = "import types; hustings.__path__.append(PLANTED)"
    folder = ROOT / "tests" / "data" / "unix_only"
    done = imported(plant.replace("PLANTED", repr(str(folder))))
    assert "planted_resource" in done.stderr
    assert "planted_signal" in done.stderr
