"""The application: routes, middleware and life cycle put together."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

import hustings
from hustings.web.config import Config
from hustings.web.middleware import Middleware
from hustings.web.openapi import GamesPlugin
from hustings.web.problems import HANDLERS
from hustings.web.routes import (
    account,
    admin,
    clubs,
    events,
    joining,
    legal,
    lessons,
    me,
    moderation,
    ops,
    people,
    play,
    preview,
    promises,
    push,
    puzzles,
    rematch,
    replay,
    review,
    rules,
    seats,
    tables,
    things,
    time,
)
from hustings.web.routes.decorators import readable
from hustings.web.routes.fast_answer import AnswerFastPath
from hustings.web.site import Site


def create_app(config: Config | None = None) -> Litestar:
    """One process of the server; ``app.state.site`` holds its parts."""
    config = config or Config()
    site = Site(config)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncGenerator[None, None]:
        await site.start()
        try:
            yield
        finally:
            await site.stop()

    handlers: list[Any] = [
        *me.HANDLERS,
        *account.HANDLERS,
        *tables.HANDLERS,
        *play.HANDLERS,
        *events.HANDLERS,
        *seats.HANDLERS,
        *promises.HANDLERS,
        *joining.HANDLERS,
        *time.HANDLERS,
        *push.HANDLERS,
        *preview.HANDLERS,
        *replay.HANDLERS,
        *rematch.HANDLERS,
        *review.HANDLERS,
        *puzzles.HANDLERS,
        *lessons.HANDLERS,
        *rules.HANDLERS,
        *things.HANDLERS,
        *people.HANDLERS,
        *clubs.HANDLERS,
        *moderation.HANDLERS,
        *admin.HANDLERS,
        *legal.HANDLERS,
        *ops.HANDLERS,
    ]
    app = Litestar(
        route_handlers=handlers,
        lifespan=[running],
        state=State({"site": site}),
        exception_handlers=HANDLERS,
        before_request=readable,
        request_max_body_size=config.limits.body,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Hustings",
            version=hustings.__version__,
            description="Tables, secrets, time, and nothing lost.",
            path="/api/schema",
            render_plugins=[GamesPlugin()],
        ),
    )
    # Around everything, routing included, so that no answer escapes it.
    app.asgi_handler = Middleware(
        AnswerFastPath(app.asgi_handler, site),
        config,
        site.people,
        site.limiter,
        site.metrics,
        site.moderation,
        site.cookies,
    )
    return app
