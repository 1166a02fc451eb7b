"""A real server on a real port with a real database; nothing of ours is replaced."""

from __future__ import annotations

import asyncio
import socket
import tempfile
import threading
import time
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from argon2 import PasswordHasher
from httpx._config import DEFAULT_TIMEOUT_CONFIG

from hustings.client import Client
from hustings.web.app import create_app
from hustings.web.config import NO_LIMITS, Config
from hustings.web.run import Server
from hustings.web.site import Site

T = TypeVar("T")
OPEN_LIMITS = NO_LIMITS
# A busy machine is no failure: what waits ends as soon as what it waits for is there.
PATIENCE = 120.0
DEFAULT_TIMEOUT_CONFIG.read = DEFAULT_TIMEOUT_CONFIG.connect = PATIENCE
# The work that guards real passwords (test_accounts.py looks at it) would be most of what a test does.
LIGHT = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Running:
    """A server in a thread of its own."""

    def __init__(self, config: Config) -> None:
        self.config = replace(config, port=config.port if config.port != 8000 else free_port())
        self.app = create_app(self.config)
        self.site.people.hasher = LIGHT
        self.site.chores.seconds = PATIENCE
        # A process for bots takes a second of work to start; most tests want none, the others wait for the first.
        self.site.runner.warm = lambda: None  # type: ignore[method-assign]
        self.server = Server(self.config, self.app)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.clients: list[Client] = []

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve()

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry out something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.config.port}"

    @property
    def site(self) -> Site:
        site: Site = self.app.state.site
        return site

    def start(self) -> Running:
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server takes too long to start"
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self.server.should_exit = True
        self.thread.join(20)

    def client(self, token: str = "") -> Client:
        client = Client(self.url, token=token, timeout=PATIENCE)
        self.clients.append(client)
        return client


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not care how it is set up."""
    path = tmp_path_factory.mktemp("server") / "hustings.db"
    running = Running(
        Config(database=str(path), limits=OPEN_LIMITS, heartbeat=0.2, bot="random", rest=0.0)
    ).start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def pg_server() -> Iterator[Any]:
    """A PostgreSQL; tests make a database of their own in it."""
    from tests.web.storm import postgres

    with tempfile.TemporaryDirectory(prefix="hustings-pg-") as name:
        Path(name).chmod(0o755)
        with postgres(Path(name) / "data") as found:
            yield found


NUMBERS = count(1)


def members(site: Running, number: int) -> list[Client]:
    """New people with accounts."""
    found = [site.client() for _ in range(number)]
    for client in found:
        client.register(f"Member {next(NUMBERS)}", "long enough")
    return found


def new_database(pg_server: Any, name: str) -> str:
    pg_server.psql(f"CREATE DATABASE {name}")
    return str(pg_server.get_uri()).replace("/postgres?", f"/{name}?")


def on_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, name: str
) -> Iterator[Running]:
    """A server of its own, on the database that the parameter of a fixture names."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp(name) / "hustings.db")
    else:
        database = new_database(request.getfixturevalue("pg_server"), name)
    running = Running(Config(database=database, limits=OPEN_LIMITS, bot="random", rest=0.0)).start()
    yield running
    running.stop()


@pytest.fixture
def person(server: Running) -> Client:
    return server.client()


@pytest.fixture
def other(server: Running) -> Client:
    return server.client()


def database_path(tmp_path: Path) -> str:
    return str(tmp_path / "hustings.db")
