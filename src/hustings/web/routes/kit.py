"""Route decorators that also tell the interface document how refusals look."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.openapi import ResponseSpec

from hustings.web import wire
from hustings.web.problems import TITLES

PROBLEMS = {
    status: ResponseSpec(
        wire.Problem, description=title, media_type="application/problem+json", generate_examples=False
    )
    for status, (_, title) in TITLES.items()
    if status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
put = partial(litestar.put, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)
