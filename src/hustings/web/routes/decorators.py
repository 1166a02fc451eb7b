"""Route decorators that also tell the interface document how refusals look."""

from __future__ import annotations

import re
from functools import partial
from typing import Any
from urllib.parse import unquote

import litestar
from litestar.openapi import ResponseSpec

from hustings import wire
from hustings.table.problems import TITLES, HttpProblem

PROBLEMS = {
    status: ResponseSpec(
        wire.Problem, description=title, media_type="application/problem+json", generate_examples=False
    )
    for status, (_, title) in TITLES.items()
    if status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}

NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # the escape, not a backslash that is itself escaped


async def readable(request: litestar.Request[Any, Any, Any]) -> None:
    """What is sent is text: in UTF-8, and without a NUL, which one database refuses. Raises a 400 or 422."""
    address = request.scope["path"] + unquote(request.scope["query_string"].decode("latin-1"))
    found = "\0" in address
    if not found and request.method not in ("GET", "HEAD"):
        body = await request.body()
        try:
            body.decode()
        except UnicodeDecodeError:
            raise HttpProblem(400, "the request is not in UTF-8") from None
        found = b"\\u0000" in body and NUL.search(body) is not None
    if found:
        raise HttpProblem(422, "no text may hold a NUL")


get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
put = partial(litestar.put, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)
