"""Refusals as problem details (RFC 9457): one shape for all, and no secrets in any."""

from __future__ import annotations

from typing import Any

from hustings import wire
from hustings.core.errors import CodecError, HustingsError, IllegalAction, InvalidAction, OptionError
from hustings.core.message import Message
from hustings.play.match import StaleDecision
from hustings.table.localizer import plain

TITLES = {
    400: ("invalid", "The request is not in form"),
    401: ("not-signed-in", "Nobody is signed in"),
    403: ("forbidden", "This is not yours to do"),
    404: ("not-found", "There is no such thing, or it is not for you"),
    405: ("invalid", "That cannot be done here"),
    409: ("conflict", "Things have moved on"),
    413: ("too-large", "The request is too large"),
    415: ("invalid", "The request is not JSON"),
    422: ("invalid", "The request makes no sense here"),
    429: ("too-many", "Too many requests"),
    500: ("broken", "Something broke here"),
    503: ("unavailable", "Not now; please try again"),
}


class HttpProblem(Exception):
    """Any refusal, ready to be sent."""

    def __init__(self, status: int, detail: str = "", type: str = "", **more: Any) -> None:
        super().__init__(detail)
        known, title = TITLES.get(status, ("error", "Error"))
        self.problem = wire.Problem(type or known, title, status, detail, **more)


def not_found() -> HttpProblem:
    return HttpProblem(404)


def illegal(message: Message, text: str = "") -> HttpProblem:
    info = wire.MessageInfo(message.id, plain(message.values), message.rule)
    if text:
        info.text = text
    return HttpProblem(422, text or repr(message), "illegal-action", message=info, rule=message.rule)


def of_engine(error: HustingsError) -> HttpProblem | None:
    """The refusal that an error of the engine is; None if it is a fault of ours."""
    if isinstance(error, IllegalAction):
        return illegal(error.message)
    if isinstance(error, StaleDecision):  # also where nothing is asked yet, or any more
        return HttpProblem(409, str(error), "stale-decision")
    if isinstance(error, InvalidAction | OptionError | CodecError):
        return HttpProblem(422, str(error))
    return None
