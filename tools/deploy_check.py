"""The steps of deploy/Dockerfile taken without a container, in a clean copy of HEAD; then the result is started.

Run by scripts/test-deploy, which sees to Node.js. Also looks at compose.yaml, the Caddyfile and the systemd units;
with --files only at those, and at what the Dockerfile copies.
Commands run as they stand in the Dockerfile; / of each stage is a folder of its own. What needs root or another
distribution (useradd, apt-get) is left out: no container runtime is at hand where this runs.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
from io import BytesIO
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
NEEDS_ROOT = ("useradd", "apt-get")
TARGET = "server"
OFFLINE = 4  # exit status: nothing was tested, for want of a network


class Failed(SystemExit):
    def __init__(self, what: str) -> None:
        super().__init__(f"hustings: {what}")


def say(text: str) -> None:
    print(f"   {text}", flush=True)


class Stage:
    """One FROM of the Dockerfile: its root folder, its settings, and where commands run."""

    def __init__(self, name: str, folder: Path, base: Stage | None = None) -> None:
        self.name = name
        self.folder = folder
        self.workdir: str = base.workdir if base else "/"
        self.env: dict[str, str] = dict(base.env) if base else {}
        self.user: str = base.user if base else "root"
        self.health = self.command = ""
        folder.mkdir(parents=True)
        if base:
            shutil.copytree(base.folder, folder, symlinks=True, dirs_exist_ok=True)

    def inside(self, path: str) -> Path:
        """Where a path of the image is on this machine."""
        whole = path if path.startswith("/") else f"{self.workdir}/{path}"
        return Path(os.path.normpath(f"{self.folder}/{whole}"))

    def environment(self) -> dict[str, str]:
        env = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("HUSTINGS_", "PYTHONPATH"))
        }
        for name, value in self.env.items():
            parts = [
                str(self.inside(part)) if part.startswith("/opt/") else part for part in value.split(":")
            ]
            env[name] = os.path.expandvars(":".join(parts))
        return env

    def run(self, command: str) -> None:
        if any(word in command for word in NEEDS_ROOT):
            say(f"left out, it needs root: {command[:60]}")
            return
        began = time.monotonic()
        workdir = self.inside(".")
        workdir.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=workdir,
            env=self.environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        say(f"{time.monotonic() - began:4.0f} s  {self.name}: {command[:90]}")
        if done.returncode:
            print((done.stdout + done.stderr)[-3000:], file=sys.stderr)
            if "npm ci" in command and not reachable("npm", "view", "svelte", "version"):
                print("The npm registry cannot be reached: the deployment was not tested.", file=sys.stderr)
                raise SystemExit(OFFLINE)
            raise Failed(f"a step of the Dockerfile failed: {command}")


def reachable(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False, timeout=60).returncode == 0


def instructions(text: str) -> list[tuple[str, str]]:
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE))
    lines = [line.strip() for line in joined.splitlines() if line.strip()]
    return [(line.split(None, 1)[0].upper(), line.split(None, 1)[1]) for line in lines]


def needed(steps: list[tuple[str, str]], target: str) -> set[str]:
    """The stages that a target is made of."""
    asks: dict[str, set[str]] = {}
    name = ""
    for word, rest in steps:
        if word == "FROM":
            base, _, name = rest.split()
            asks[name] = {base}
        elif found := re.match(r"--from=(\S+)", rest):
            asks[name].add(found[1])
    wanted, queue = set(), [target]
    while queue:
        if (name := queue.pop()) in asks and name not in wanted:
            wanted.add(name)
            queue += asks[name]
    return wanted


def let_through(context: Path) -> set[str]:
    ignore = (context / ".dockerignore").read_text().split("\n")
    return {line[1:] for line in ignore if line.startswith("!")}


def build(context: Path, scratch: Path) -> Stage:
    """Take the steps of the Dockerfile that the server is made of."""
    steps = instructions((context / "deploy/Dockerfile").read_text())
    allowed = let_through(context)
    wanted = needed(steps, TARGET)
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for word, rest in steps:
        if word == "FROM":
            base, _, name = rest.split()
            stage = Stage(name, scratch / name, stages.get(base)) if name in wanted else None
            if stage:
                stages[name] = stage
        elif stage is not None:
            step(stage, stages, word, rest, context, allowed)
    return stages[TARGET]


def step(
    stage: Stage, stages: dict[str, Stage], word: str, rest: str, context: Path, allowed: set[str]
) -> None:
    if word == "RUN":
        stage.run(rest)
    elif word == "WORKDIR":
        stage.workdir = rest
    elif word == "USER":
        stage.user = rest
    elif word == "ENV":
        for pair in shlex.split(rest):
            name, _, value = pair.partition("=")
            stage.env[name] = value
    elif word == "CMD":
        stage.command = shlex.join(yaml.safe_load(rest))
    elif word == "HEALTHCHECK":
        stage.health = rest.split("CMD ", 1)[1]
    elif word == "COPY":
        copy(stage, stages, rest, context, allowed)
    elif word not in {"EXPOSE", "ARG", "LABEL"}:
        raise Failed(f"scripts/test-deploy does not know {word}")


def copy(stage: Stage, stages: dict[str, Stage], rest: str, context: Path, allowed: set[str]) -> None:
    *sources, target = [part for part in rest.split() if not part.startswith("--from=")]
    found = re.match(r"--from=(\S+)", rest)
    for source in sources:
        if found is None and source.split("/")[0] not in allowed:
            raise Failed(f".dockerignore keeps {source} from the image")
        origin = stages[found[1]].inside(source) if found else context / source
        goal = stage.inside(target)
        if origin.is_dir():
            shutil.copytree(origin, goal, symlinks=True, dirs_exist_ok=True)
        else:
            goal = goal / origin.name if len(sources) > 1 or target.endswith("/") else goal
            goal.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(origin, goal)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fetch(address: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return answer.status, answer.read().decode("utf-8", "replace")
    except urllib.error.HTTPError as error:
        return error.code, ""
    except OSError:
        return 0, ""


def start(stage: Stage, scratch: Path) -> None:
    """Start what was built as the image would, and ask it."""
    if stage.user in {"", "root", "0"}:
        raise Failed("the image would run as root")
    port = free_port()
    env = stage.environment()
    env |= {
        "HUSTINGS_HOST": "127.0.0.1",
        "HUSTINGS_PORT": str(port),
        "HUSTINGS_DATABASE": str(scratch / "site.db"),
    }
    address = f"http://127.0.0.1:{port}"
    with (scratch / "log").open("w") as log:
        process = subprocess.Popen(["sh", "-c", f"exec {stage.command}"], env=env, cwd=scratch, stderr=log)
    try:
        until = time.monotonic() + 60
        while fetch(address + "/ready")[0] != 200:
            if process.poll() is not None or time.monotonic() > until:
                raise Failed(f"what was built does not start:\n{(scratch / 'log').read_text()[-2000:]}")
            time.sleep(0.2)
        subprocess.run(["sh", "-c", stage.health], env=env, check=True, timeout=20)
        status, page = fetch(address + "/")
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)
        if status != 200 or not scripts:
            raise Failed("the page is not served")
        for script in scripts:
            if fetch(address + script)[0] != 200:
                raise Failed(f"{script} of the page is not served")
        say(f"it serves /ready, the page and {len(scripts)} of its files, and its health check is content")
    finally:
        process.terminate()
        if process.wait(30) not in (0, -15):
            raise Failed("it does not stop politely")
    if subprocess.run(["sh", "-c", stage.health], env=env, check=False, capture_output=True).returncode == 0:
        raise Failed("the health check is content with a server that has stopped")


def check_compose(context: Path) -> None:
    document: dict[str, Any] = yaml.safe_load((context / "deploy/compose.yaml").read_text())
    services = document["services"]
    for name in ("db", "web", "worker"):
        if "test" not in services[name].get("healthcheck", {}):
            raise Failed(f"compose.yaml: {name} has no health check")
    published = [name for name, service in services.items() if "ports" in service]
    if published != ["proxy"]:
        raise Failed(f"compose.yaml: {published} can be reached from outside")
    targets = re.findall(r"^FROM \S+ AS (\S+)", (context / "deploy/Dockerfile").read_text(), re.MULTILINE)
    for name, service in services.items():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            there = (
                (context / "deploy" / source).exists()
                if source.startswith(".")
                else source in document["volumes"]
            )
            if not there:
                raise Failed(f"compose.yaml: {name} wants {source}, which is not there")
        if "build" in service and service["build"]["target"] not in targets:
            raise Failed(f"compose.yaml: the Dockerfile has no stage {service['build']['target']}")
    caddy = (context / "deploy/Caddyfile").read_text()
    for wanted in ("Strict-Transport-Security", "/metrics", "max_size", "read_header"):
        if wanted not in caddy:
            raise Failed(f"the Caddyfile says nothing of {wanted}")
    if shutil.which("caddy"):
        env = {**os.environ, "HUSTINGS_NAME": "localhost"}
        command = [
            "caddy",
            "validate",
            "--adapter",
            "caddyfile",
            "--config",
            str(context / "deploy/Caddyfile"),
        ]
        subprocess.run(command, env=env, check=True)
    say(
        "compose.yaml and the Caddyfile are in order"
        + ("" if shutil.which("caddy") else " (no caddy here to ask)")
    )


def check_copies(context: Path) -> None:
    """What the Dockerfile copies is there, and .dockerignore lets it through."""
    allowed = let_through(context)
    for word, rest in instructions((context / "deploy/Dockerfile").read_text()):
        if word == "COPY" and not rest.startswith("--from="):
            for source in rest.split()[:-1]:
                if source.split("/")[0] not in allowed:
                    raise Failed(f".dockerignore keeps {source} from the image")
                if not (context / source).exists():
                    raise Failed(f"the Dockerfile copies {source}, which is not there")
    say("what the Dockerfile copies is there")


def check_units(context: Path, program: Path, scratch: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        say("systemd units not checked: no systemd-analyze")
        return
    for unit in sorted((context / "deploy").glob("*.service")):
        text = unit.read_text()
        if "/opt/hustings/bin/hustings" not in text:
            raise Failed(f"{unit.name} starts something else")
        name = unit.name.replace("@", "@1")
        (scratch / name).write_text(text.replace("/opt/hustings/bin/hustings", str(program)))
        done = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", str(scratch / name)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode or name in done.stderr:
            raise Failed(f"{unit.name}: {done.stderr.strip()}")
    say("the systemd units are in order")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="hustings-deploy-") as name:
        scratch = Path(name)
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
        context = scratch / "clone"
        with tarfile.open(fileobj=BytesIO(archive)) as tar:
            tar.extractall(context, filter="data")
        tools = scratch / "bin"  # the Python and the Node.js that the images bring
        tools.mkdir()
        real = str(Path(sys.executable).resolve())
        (tools / "python").write_text(f'#!/bin/sh\nexec {shlex.quote(real)} "$@"\n')
        (tools / "python").chmod(0o755)
        os.environ["PATH"] = f"{tools}:{os.environ['PATH']}"
        check_compose(context)
        if "--files" in sys.argv[1:]:
            check_copies(context)
            check_units(context, Path(sys.executable).with_name("hustings"), scratch)
            return
        stage = build(context, scratch / "stages")
        start(stage, scratch)
        check_units(context, stage.inside("/opt/hustings/venv/bin/hustings"), scratch)
        size = sum(
            path.stat().st_size
            for path in stage.folder.rglob("*")
            if path.is_file() and not path.is_symlink()
        )
        say(f"{size / 2**20:.0f} MiB on top of python:slim")


if __name__ == "__main__":
    main()
