"""Serving: one process, or several on PostgreSQL."""

from __future__ import annotations

import gc
import logging
import os
import socket
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields

import uvicorn
from litestar import Litestar

from hustings.bots import AT_TABLE
from hustings.table.setup import warm
from hustings.web.config import NO_LIMITS, Closing, Config, Limits
from hustings.web.logs import log_to_stderr
from hustings.web.store.files import UnusableDatabase, only_server
from hustings.web.store.migrate import upgrade
from hustings.web.timeouts import protocol

GRACE = 10  # seconds for requests under way when told to stop


class Server(uvicorn.Server):
    """Asks listeners to come again before it waits for requests to end."""

    def __init__(self, config: Config, app: Litestar) -> None:
        super().__init__(settings(config, app))
        self.app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        warm()
        await super().startup(sockets)
        # What is loaded now stays and need not be looked through for garbage again and again: 0.6 against 0.9 ms of
        # processor a move (benchmarks.web_load --without frozen-heap).
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.site.drain()
        await super().shutdown(sockets)


def run(config: Config, access: bool = True, app: Litestar | None = None) -> None:
    """Serve until told to stop; then finish what was begun. ``app`` is ours unless somebody has added to it."""
    from hustings.web.app import create_app

    # The thread that commits must not wait long for a busy event loop to let go of the interpreter.
    sys.setswitchinterval(0.001)
    log_to_stderr()
    if not access:
        logging.getLogger("hustings.access").setLevel(logging.WARNING)
    with opened(config):
        Server(config, app or create_app(config)).run()


@contextmanager
def opened(config: Config) -> Iterator[None]:
    """The database is there, ours, up to date, and this server's alone if it is a file. Raises UnusableDatabase."""
    with only_server(config.url):
        upgrade(config.url)
        yield


def settings(config: Config, app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=protocol(config),
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,  # the middleware decides which proxies to trust
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=75,
        lifespan="on",
        ws="none",
        fd=int(os.environ["HUSTINGS_FD"]) if "HUSTINGS_FD" in os.environ else None,
    )


def from_environment() -> Config:
    """The settings of a container: ``HUSTINGS_DATABASE``, ``HUSTINGS_PORT`` and so on."""
    env = os.environ
    return Config(
        database=env.get("HUSTINGS_DATABASE", ""),
        host=env.get("HUSTINGS_HOST", "127.0.0.1"),
        port=int(env.get("HUSTINGS_PORT", "8000")),
        secure=env.get("HUSTINGS_SECURE", "") == "1",
        trust_proxy=env.get("HUSTINGS_TRUST_PROXY", "") == "1",
        secret=env.get("HUSTINGS_SECRET", ""),
        metrics=env.get("HUSTINGS_METRICS", "private"),
        metrics_token=env.get("HUSTINGS_METRICS_TOKEN", ""),
        mail=env.get("HUSTINGS_MAIL", ""),
        mail_from=env.get("HUSTINGS_MAIL_FROM", ""),
        webhooks=env.get("HUSTINGS_WEBHOOKS", "off"),
        address=env.get("HUSTINGS_ADDRESS", ""),
        push=env.get("HUSTINGS_PUSH", "public"),
        push_contact=env.get("HUSTINGS_PUSH_CONTACT", ""),
        push_look=float(env.get("HUSTINGS_PUSH_LOOK", "5")),
        push_pause=float(env.get("HUSTINGS_PUSH_PAUSE", "30")),
        vapid_key=env.get("HUSTINGS_VAPID_KEY", ""),
        legal=env.get("HUSTINGS_LEGAL", ""),
        clock_file=env.get("HUSTINGS_CLOCK_FILE", ""),
        fixed_chance=env.get("HUSTINGS_FIXED_CHANCE", ""),
        bots=int(env.get("HUSTINGS_BOTS", "1")),
        bot=env.get("HUSTINGS_BOT", AT_TABLE),
        closing=closing_from(env),
        limits=NO_LIMITS if env.get("HUSTINGS_LIMITS", "") == "off" else Limits(),
    )


def closing_from(env: Mapping[str, str]) -> Closing:
    """``HUSTINGS_CLOSE_GATHERING`` and so on, in days."""
    given = {each.name: env.get(f"HUSTINGS_CLOSE_{each.name.upper()}") for each in fields(Closing)}
    return Closing(**{name: float(days) for name, days in given.items() if days})


def main() -> None:
    """``python -m hustings.web.run``: settings from the environment, for containers and tests."""
    try:
        run(from_environment(), access=os.environ.get("HUSTINGS_ACCESS_LOG", "1") == "1")
    except UnusableDatabase as error:
        sys.exit(refuse(error))


def refuse(error: UnusableDatabase) -> int:
    """A sentence on stderr, as the command line does it; the exit code."""
    sys.stderr.write(f"hustings: {error}\n")
    return 2


if __name__ == "__main__":
    main()
