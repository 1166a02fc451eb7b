"""Serving: one process, or several on PostgreSQL."""

from __future__ import annotations

import gc
import json
import logging
import os
import socket
import sys
import time

import uvicorn
from litestar import Litestar

from hustings.bots import AT_TABLE
from hustings.web.config import NO_LIMITS, Config, Limits

GRACE = 10  # seconds for requests under way when told to stop


class JsonLines(logging.Formatter):
    """One JSON object a line. Messages never hold tokens, seeds or hidden cards."""

    def format(self, record: logging.LogRecord) -> str:
        text = record.getMessage()
        data: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        if record.name == "hustings.access":
            data.update(json.loads(text))
        else:
            data["message"] = text
        return json.dumps(data, ensure_ascii=False)


def log_to_stderr(level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


class Server(uvicorn.Server):
    """Asks listeners to come again before it waits for requests to end."""

    def __init__(self, config: Config, app: Litestar) -> None:
        super().__init__(settings(config, app))
        self.app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # What is loaded now stays; looking through it again and again for garbage took a third of a move's time.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.site.leave()
        await super().shutdown(sockets)


def run(config: Config, access: bool = True, app: Litestar | None = None) -> None:
    """Serve until told to stop; then finish what was begun. ``app`` is ours unless somebody has added to it."""
    from hustings.web.app import create_app

    # The thread that commits must not wait long for a busy event loop to let go of the interpreter.
    sys.setswitchinterval(0.001)
    log_to_stderr()
    if not access:
        logging.getLogger("hustings.access").setLevel(logging.WARNING)
    Server(config, app or create_app(config)).run()


def settings(config: Config, app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,  # whom to believe about the client's address is for the gate to say
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
        mail=env.get("HUSTINGS_MAIL", ""),
        mail_from=env.get("HUSTINGS_MAIL_FROM", ""),
        webhooks=env.get("HUSTINGS_WEBHOOKS", "off"),
        address=env.get("HUSTINGS_ADDRESS", ""),
        legal=env.get("HUSTINGS_LEGAL", ""),
        bots=int(env.get("HUSTINGS_BOTS", "1")),
        bot=env.get("HUSTINGS_BOT", AT_TABLE),
        limits=NO_LIMITS if env.get("HUSTINGS_LIMITS", "") == "off" else Limits(),
    )


def main() -> None:
    """``python -m hustings.web.run``: settings from the environment, for containers and tests."""
    run(from_environment(), access=os.environ.get("HUSTINGS_ACCESS_LOG", "1") == "1")


if __name__ == "__main__":
    main()
