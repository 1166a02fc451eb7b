"""Try what was built: ``python tools/try_packages.py dist`` looks into sdist and wheel, installs the wheel and runs it.

The sdist must hold every tracked file and the page, and a wheel built from it must hold the same as the wheel beside it. The
wheel is installed into a fresh environment; there ``hustings`` says its version and its help, and serves the page.
``--reuse`` takes the dependencies from the environment this runs in instead of fetching them.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = "hustings/web/static/index.html"
PATIENCE = 60.0  # seconds for a server to start


class Failed(SystemExit):
    def __init__(self, what: str) -> None:
        super().__init__(f"packages: {what}")


def one(folder: Path, pattern: str) -> Path:
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise Failed(f"{folder} should hold one {pattern}, not {len(found)}")
    return found[0]


def tracked(root: Path) -> set[str]:
    """What git knows in this checkout, or does not ignore; nothing where there is no git."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    return {name for name in done.stdout.split("\0") if name} if done.returncode == 0 else set()


def look_into_sdist(file: Path, root: Path) -> None:
    with tarfile.open(file) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    missing = sorted(name for name in tracked(root) - names if (root / name).exists())
    if missing:
        raise Failed(f"{file.name} lacks {', '.join(missing[:5])} and {len(missing)} files in all")
    for name in (f"src/{PAGE}", "PKG-INFO", "LICENSE", "web/package.json"):
        if name not in names:
            raise Failed(f"{file.name} lacks {name}")


def look_into_wheel(file: Path) -> set[str]:
    with zipfile.ZipFile(file) as archive:
        names = set(archive.namelist())
    for name in (
        PAGE,
        "hustings/py.typed",
        "hustings/locale/de/page.ftl",
        "hustings/games/pocket/data/pocket.toml",
    ):
        if name not in names:
            raise Failed(f"{file.name} lacks {name}")
    strange = sorted(name for name in names if not name.startswith(("hustings/", "hustings-")))
    if strange:
        raise Failed(f"{file.name} would install {strange[0]}")
    return names


def same_from_sdist(sdist: Path, names: set[str], work: Path) -> None:
    """The sdist alone is enough to build the wheel again."""
    with tarfile.open(sdist) as archive:
        archive.extractall(work, filter="data")
    (source,) = [path for path in work.iterdir() if path.is_dir()]
    build(source, work / "again", "wheel")
    again = look_into_wheel(one(work / "again", "*.whl"))
    if again != names:
        raise Failed(f"a wheel from the sdist differs: {sorted(again ^ names)[:5]}")


def build(source: Path, target: Path, *kinds: str) -> None:
    """Sdist and pure wheel, with the build backend that is installed here."""
    env = {name: value for name, value in os.environ.items() if name != "HUSTINGS_COMPILE"}
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(target)]
    for kind in kinds:
        done = subprocess.run(
            [*command, "-t", kind], cwd=source, env=env, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise Failed(f"the {kind} could not be built: {(done.stdout + done.stderr)[-1500:]}")


def install(wheel: Path, folder: Path, reuse: bool) -> Path:
    """A fresh environment with the wheel in it; its folder of programs."""
    venv.create(folder, with_pip=not reuse)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    python = programs / ("python.exe" if os.name == "nt" else "python")
    if reuse:
        paths = subprocess.run(
            [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
            capture_output=True,
            text=True,
            check=True,
        )
        # Without its own .pth files, so that the checkout this runs from is not found.
        Path(paths.stdout.strip(), "dependencies.pth").write_text(
            sysconfig.get_path("purelib") + "\n", "utf-8"
        )
        command = [
            sys.executable,
            "-m",
            "pip",
            "--python",
            str(python),
            "install",
            "--quiet",
            "--no-deps",
            str(wheel),
        ]
        subprocess.run([*command, "--ignore-installed", "--no-index"], check=True)
    else:
        command = [
            str(python),
            "-m",
            "pip",
            "install",
            "--quiet",
            "--constraint",
            str(ROOT / "constraints.txt"),
        ]
        subprocess.run([*command, f"{wheel}[web]"], check=True)
    return programs


def try_program(programs: Path, work: Path) -> None:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("HUSTINGS_", "PYTHON"))}
    env["HUSTINGS_HOME"] = str(work / "home")

    def said(*arguments: str) -> str:
        done = subprocess.run(
            [programs / "hustings", *arguments],
            cwd=work,
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Failed(f"hustings {' '.join(arguments)}: {done.stdout}{done.stderr}")
        return done.stdout

    if not said("--version").startswith("hustings "):
        raise Failed("hustings --version says no version")
    if "--terminal" not in said("play", "--help"):
        raise Failed("hustings play --help does not explain it")
    if str(ROOT / "src") in said("doctor"):
        raise Failed("what runs is the checkout, not what was installed")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    serving = subprocess.Popen(
        [programs / "hustings", "play", "--no-browser", "--port", str(port)],
        cwd=work, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        page = fetched(f"http://127.0.0.1:{port}/", serving)
        script = page.partition('src="')[2].partition('"')[0]
        if "<html" not in page or not script:
            raise Failed("what is served is not the page")
        if len(fetched(f"http://127.0.0.1:{port}{script}", serving)) < 100 and "stub" not in page:
            raise Failed(f"{script} is not served")
    finally:
        serving.terminate()
        serving.communicate(timeout=20)


def fetched(address: str, serving: subprocess.Popen[str]) -> str:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError as error:
            raise Failed(f"{address}: {error}") from None
        except OSError:
            if serving.poll() is not None:
                raise Failed(f"the server ended: {serving.communicate()[1]}") from None
            if time.monotonic() > until:
                raise Failed("the server did not start") from None
            time.sleep(0.05)


def try_all(dist: Path, root: Path = ROOT, reuse: bool = False) -> None:
    sdist, wheel = one(dist, "*.tar.gz"), one(dist, "*-none-any.whl")
    look_into_sdist(sdist, root)
    names = look_into_wheel(wheel)
    with tempfile.TemporaryDirectory(prefix="hustings-packages-") as name:
        work = Path(name)
        (work / "sdist").mkdir()
        same_from_sdist(sdist, names, work / "sdist")
        try_program(install(wheel, work / "venv", reuse), work)


def main() -> None:
    parser = argparse.ArgumentParser(description="Try what was built.")
    parser.add_argument("dist", type=Path, help="the folder with one sdist and one pure wheel")
    parser.add_argument("--reuse", action="store_true", help="take the dependencies from this environment")
    given = parser.parse_args()
    try_all(given.dist.resolve(), reuse=given.reuse)
    print("sdist and wheel are complete; the installed program runs and serves the page")


if __name__ == "__main__":
    main()
