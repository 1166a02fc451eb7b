"""For those who run the site, and the page itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST

from hustings.web import pages
from hustings.web.exposition import check_allowed, exposition
from hustings.web.problems import HttpProblem
from hustings.web.site import site_of
from hustings.web.store.database import Unavailable
from hustings.web.store.migrate import current, head

Req = Request[Any, Any, Any]
STATIC = Path(__file__).resolve().parent.parent / "static"


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health() -> str:
    return "alive\n"


@get("/ready", media_type=MediaType.TEXT, include_in_schema=False)
async def ready(request: Req) -> str:
    """Whether this process can serve: its database answers, takes writes and has the right schema."""
    site = site_of(request)
    if not site.ready:
        raise HttpProblem(503, "starting or stopping")
    try:
        found = await site.database.read(current)
    except Unavailable:
        raise HttpProblem(503, "the database does not answer") from None
    if found != head():
        raise HttpProblem(503, "the database has another schema")
    if not await site.database.writable():
        raise HttpProblem(503, "the database takes no writes")
    return "ready\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Req) -> Response[bytes]:
    """For Prometheus, and for the inside only."""
    site = site_of(request)
    check_allowed(site, request.scope)
    return Response(await exposition(site), media_type=CONTENT_TYPE_LATEST)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Req, path: FromPath[str] = "") -> Response[Any]:
    """The built page; every unknown address is the page's own business."""
    return _page(request, path.strip("/"))


@route("/unsubscribe/{token:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def unsubscribe(request: Req, token: FromPath[str]) -> Response[Any]:
    """Who follows the link of a mail is asked by the page; mail programs send a POST instead."""
    return _page(request, f"unsubscribe/{token}")


def _page(request: Req, name: str) -> Response[Any]:
    folder = site_of(request).config.static or STATIC
    if name == "api" or name.startswith("api/"):
        raise HttpProblem(404)
    if name.startswith("assets/"):
        file = pages.find(folder, name)
        if file is None:
            raise HttpProblem(404)
    else:
        file = pages.find(folder, name) or pages.find(folder, "index.html")
    if file is not None:
        body, headers = pages.contents(file, request.headers.get("accept-encoding", ""))
        return Response(body, headers=headers, media_type=headers.pop("Content-Type"))
    return Response(NO_PAGE, media_type="text/html", status_code=200 if not name else 404)


NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hustings</title>
<h1>Hustings</h1><p>The server runs. The page is not built here; the interface is under
<a href="/api/schema">/api/schema</a>.</p></html>"""

HANDLERS = [health, ready, metrics, page, unsubscribe]
