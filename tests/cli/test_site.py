"""``serve``, ``worker`` and ``verify`` as a person who runs a site meets them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from hustings.client import Client

PLAY = [sys.executable, "-m", "hustings"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_a_site_is_served_stopped_and_verified(tmp_path: Path) -> None:
    database = tmp_path / "site.db"
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = subprocess.Popen(
        [*PLAY, "serve", "--database", str(database), "--port", str(port)],
        env={**os.environ, "HUSTINGS_BOT": "random"},
        stderr=subprocess.DEVNULL,
    )
    try:
        for _ in range(300):
            try:
                if httpx.get(f"{address}/health").status_code == 200:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
        with Client(address) as person:
            table = person.create("pocket", 2)
            person.start(table.id)
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) in (0, -signal.SIGTERM)  # polite either way
    told = subprocess.run(
        [*PLAY, "verify", "--database", str(database), "--json"], capture_output=True, check=False
    )
    assert told.returncode == 0, told.stderr
    document = json.loads(told.stdout)
    assert document["ok"]
    assert document["games"] == 1
    assert document["lines"] >= 2


def test_several_processes_need_postgresql() -> None:
    told = subprocess.run([*PLAY, "serve", "--workers", "2"], capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert "PostgreSQL" in told.stderr
