"""The server as it is, with one endpoint more: it reads a request like an answer and does nothing.

Beside ``/health``, which is asked without a session, a token against forgery or a body, this shows what the
framework and the middleware take of every request that carries all that.

With names as arguments it leaves out what is done for speed: ``try-write`` (a listener is written to by its own
task only), ``direct-send`` (streams are sent through the framework's layers), ``frozen-heap`` (the collector looks
at everything, as often as by default).
"""

from __future__ import annotations

import gc
import sys
from typing import Any

from litestar import post
from litestar.params import JSONBody

from hustings import wire
from hustings.web.app import create_app
from hustings.web.routes import events
from hustings.web.run import from_environment, run


@post("/api/empty", status_code=200)
async def empty(data: JSONBody[wire.Answer], lang: str = "", insights: bool = True) -> None:
    return None


def leave_out(names: list[str]) -> None:
    if "try-write" in names:
        events.TryWrite = lambda send: None  # type: ignore[assignment,misc,return-value]
    if "direct-send" in names:
        stream: Any = events.EventStream.__call__

        async def through_the_framework(self: Any, scope: Any, receive: Any, send: Any) -> None:
            scope["state"]["send"] = send
            await stream(self, scope, receive, send)

        events.EventStream.__call__ = through_the_framework  # type: ignore[method-assign]
    if "frozen-heap" in names:
        gc.freeze = lambda: None
        gc.set_threshold = lambda *given: None


def main() -> None:
    leave_out(sys.argv[1:])
    config = from_environment()
    app = create_app(config)
    app.register(empty)
    run(config, access=False, app=app)


if __name__ == "__main__":
    main()
