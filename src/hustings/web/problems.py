"""Errors as problem details: one shape for every refusal, and no secrets in any."""

from __future__ import annotations

import logging
import re
import traceback
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.routes import HTTPRoute

from hustings import wire
from hustings.core.errors import HustingsError
from hustings.table.problems import TITLES, HttpProblem, illegal, not_found, of_engine
from hustings.web.store.database import Unavailable

__all__ = ["HttpProblem", "illegal", "not_found", "trace"]

logger = logging.getLogger("hustings.web")


def trace(error: BaseException) -> str:
    """Where an error arose, without its message: that may tell what is hidden."""
    frames = traceback.extract_tb(error.__traceback__)
    where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(frames[-8:]))
    return f"{type(error).__name__} at {where}"


def response(problem: wire.Problem) -> Response[wire.Problem]:
    headers = {"Retry-After": str(problem.retry_after)} if problem.retry_after is not None else {}
    return Response(
        problem, status_code=problem.status, media_type="application/problem+json", headers=headers
    )


def on_refused(_request: Request[Any, Any, Any], error: HttpProblem) -> Response[wire.Problem]:
    return response(error.problem)


def on_engine(_request: Request[Any, Any, Any], error: HustingsError) -> Response[wire.Problem]:
    refused = of_engine(error)
    if refused is not None:
        return response(refused.problem)
    logger.error("engine error: %s", trace(error))
    return response(HttpProblem(500).problem)


def on_unavailable(_request: Request[Any, Any, Any], error: Unavailable) -> Response[wire.Problem]:
    logger.warning("database unavailable: %s", error)
    return response(HttpProblem(503, retry_after=1).problem)


def allowed(app: Litestar, path: str) -> list[str]:
    """The methods an address has."""
    found: set[str] = set()
    for route in app.routes:
        pattern = re.sub(r"\{[^}]*\}", "[^/]+", route.path_format)
        if isinstance(route, HTTPRoute) and re.fullmatch(pattern, path):
            found |= set(route.methods)
    return sorted(found)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """What the framework refuses by itself: routes, methods, bodies."""
    known, title = TITLES.get(error.status_code, ("error", "Error"))
    detail = "" if error.status_code >= 500 else str(error.detail)
    problem = wire.Problem(known, title, error.status_code, detail)
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        problem.extra = [
            {"key": str(item.get("key", "")), "message": str(item.get("message", ""))}
            for item in error.extra
            if isinstance(item, dict)
        ]
    answer = response(problem)
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(allowed(request.app, request.url.path))
    return answer


def on_recursion(_request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Problem]:
    """JSON that is nested deeper than anybody can read."""
    logger.warning("nested too deeply: %s", trace(error))
    return response(HttpProblem(400, "this is nested too deeply").problem)


def on_anything(_request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    logger.error("unexpected error: %s", trace(error))
    return Response(wire.Problem(*TITLES[500], 500), status_code=500, media_type="application/problem+json")


HANDLERS: dict[Any, Any] = {
    HttpProblem: on_refused,
    HustingsError: on_engine,
    Unavailable: on_unavailable,
    HTTPException: on_http,
    RecursionError: on_recursion,
    Exception: on_anything,
}


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """What is answered where the framework is not asked."""
    answer: Response[wire.Problem] = next(say for kind, say in HANDLERS.items() if isinstance(error, kind))(
        request, error
    )
    return answer
