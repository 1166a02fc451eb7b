"""The server as it is, with one endpoint more: it reads a request like an answer and does nothing.

Beside ``/health``, which is asked without a session, a token against forgery or a body, this shows what the
framework and the gate take of every request that carries all that.
"""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from hustings.web import wire
from hustings.web.app import create_app
from hustings.web.run import from_environment, run


@post("/api/empty", status_code=200)
async def empty(data: JSONBody[wire.Answer], lang: str = "", insights: bool = True) -> None:
    return None


def main() -> None:
    config = from_environment()
    app = create_app(config)
    app.register(empty)
    run(config, access=False, app=app)


if __name__ == "__main__":
    main()
