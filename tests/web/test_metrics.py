"""Metrics: in the form Prometheus reads, about the whole site, and for the inside only."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from hustings.table.times import later, stamp
from hustings.web import exposition
from hustings.web.config import Config
from hustings.web.store import workers
from tests.web.conftest import OPEN_LIMITS, Running, new_database
from tests.web.players import friends, wait_for

# As they were before prometheus_client: dashboards know them.
NAMES = [
    "requests_total",
    "request_seconds_bucket",
    "request_seconds_sum",
    "request_seconds_count",
    "commit_seconds_bucket",
    "bot_seconds_bucket",
    "entries_total",
    "conflicts_total",
    "loads_total",
    "bot_moves_total",
    "bot_failures_total",
    "tables_in_memory",
    "listeners",
    "memory_peak_bytes",
]


def read(running: Running) -> dict[tuple[str, tuple[str, ...]], float]:
    text = httpx.get(running.url + "/metrics").text
    return {
        (sample.name.removeprefix("hustings_"), tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Running]:
    """A server of its own whose bots nobody answers for."""
    config = Config(database=str(tmp_path / "hustings.db"), limits=OPEN_LIMITS, bots=0)
    running = Running(config).start()
    yield running
    running.stop()


def test_the_form_and_the_old_names(server: Running) -> None:
    httpx.get(server.url + "/health")
    answer = httpx.get(server.url + "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    found = read(server)
    assert {name for name, _ in found} >= set(NAMES)
    assert found["requests_total", ("GET", "200")] >= 1
    assert found["request_seconds_bucket", ("+Inf",)] == found["request_seconds_count", ()]
    assert found["process_resident_memory_bytes", ()] > 0
    assert found["database_up", ()] == found["database_writable", ()] == 1


def test_tables_by_state_streams_and_the_queue_of_bots(alone: Running) -> None:
    before = read(alone)
    assert before["bot_queue_length", ()] == before["bot_queue_age_seconds", ()] == 0
    assert before["tables", ("running",)] == 0
    people = [alone.client(), alone.client()]
    friends(*people)
    at = friends(*people, bots=1)
    people[0].create("pocket", 2)
    stream = people[0].events(at, seat=0, since=0)
    next(stream)
    found = read(alone)
    assert found["tables", ("running",)] == 2
    assert found["tables", ("gathering",)] == 1
    assert found["tables", ("finished",)] == 0
    assert found["listeners", ()] == 1
    assert found["bot_queue_length", ()] == 1
    assert 0 < found["bot_queue_age_seconds", ()] < 60
    assert read(alone)["bot_queue_age_seconds", ()] > found["bot_queue_age_seconds", ()]


def test_a_worker_that_gives_no_sign_is_not_alive(alone: Running) -> None:
    for name, seen in (("fresh", stamp()), ("stale", later(-2 * workers.STALE))):
        row = workers.WorkerRow(name, "host", seen, seen, 3)
        alone.inside(alone.site.database.write(partial(workers.beat, row=row)))
    found = read(alone)
    assert found["workers_alive", ()] == 1
    assert found["worker_up", ("host", "fresh")] == 1
    assert found["worker_up", ("host", "stale")] == 0
    assert found["worker_busy", ("host", "fresh")] == 3


def test_a_database_that_does_not_answer_is_not_waited_for(
    alone: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that read are busy: the scrape says so instead of waiting for them."""
    import threading

    monkeypatch.setattr(exposition, "SECONDS", 0.2)
    go_on = threading.Event()

    async def block() -> None:
        for _ in range(6):
            asyncio.get_running_loop().create_task(alone.site.database.read(lambda _: go_on.wait(20)))

    alone.inside(block())
    try:
        found = read(alone)
    finally:
        go_on.set()
    assert found["database_up", ()] == 0
    assert found["database_pool_used", ()] == 4
    assert found["database_pool_waiting", ()] >= 2
    assert ("tables", ("running",)) not in found
    wait_for(lambda: read(alone)["database_up", ()] == 1)


@pytest.mark.parametrize(
    ("config", "headers", "status"),
    [
        ({}, {}, 200),
        ({}, {"X-Forwarded-For": "10.0.0.1"}, 404),  # the proxy's private address is not the asker's
        ({}, {"Forwarded": "for=10.0.0.1"}, 404),
        ({"metrics": "open"}, {"X-Forwarded-For": "8.8.8.8"}, 200),
        ({"metrics": "off"}, {}, 404),
        ({"metrics_token": "let me in"}, {}, 401),
        ({"metrics_token": "let me in"}, {"Authorization": "Bearer let me"}, 401),
        ({"metrics_token": "let me in"}, {"Authorization": "Bearer let me in", "Forwarded": "for=a"}, 200),
    ],
)
def test_metrics_are_for_the_inside(
    server: Running,
    monkeypatch: pytest.MonkeyPatch,
    config: dict[str, Any],
    headers: dict[str, str],
    status: int,
) -> None:
    from dataclasses import replace

    monkeypatch.setattr(server.site, "config", replace(server.site.config, **config))
    assert httpx.get(server.url + "/metrics", headers=headers).status_code == status


@pytest.mark.parametrize(
    ("address", "inside"),
    [
        ("127.0.0.1", True),
        ("10.1.2.3", True),
        ("172.18.0.2", True),
        ("::1", True),
        ("fd00::7", True),
        ("::ffff:192.168.0.1", True),
        ("8.8.8.8", False),
        ("2a00:1450::1", False),
        ("::ffff:8.8.8.8", False),
        ("", False),
        ("testclient", False),
    ],
)
def test_private_addresses(address: str, inside: bool) -> None:
    assert exposition.private(address) == inside


def test_a_worker_gives_signs_and_can_be_asked(pg_server: Any) -> None:
    url = new_database(pg_server, "workers")
    env = {**os.environ, "HUSTINGS_DATABASE": url}
    web = Running(Config(database=url, limits=OPEN_LIMITS, bots=0)).start()

    def asked() -> int:
        command = [sys.executable, "-m", "hustings", "worker", "--check"]
        return subprocess.run(command, env=env, check=False, stdout=subprocess.DEVNULL, timeout=60).returncode

    try:
        assert asked() == 1
        process = subprocess.Popen(
            [sys.executable, "-m", "hustings", "worker"], env=env, stderr=subprocess.DEVNULL
        )
        try:
            wait_for(lambda: read(web)["workers_alive", ()] == 1, 30)
            assert asked() == 0
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
        assert read(web)["workers_alive", ()] == 0  # it has said goodbye
        assert asked() == 1
    finally:
        web.stop()
