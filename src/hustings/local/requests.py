"""Requests of a page, and finding who answers them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from hustings import wire
from hustings.core.action import Decision
from hustings.core.errors import HustingsError
from hustings.local.service import Local, LocalListener
from hustings.structs import Encoder, ValidationError, convert
from hustings.table.aggregate import GameTable
from hustings.table.draft import TableDraft
from hustings.table.feed import renderer
from hustings.table.localizer import known_language
from hustings.table.presenter import state, state_json
from hustings.table.problems import HttpProblem, not_found, of_engine
from hustings.table.questions import (
    open_decision,
)
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.table.sse import framed, message

T = TypeVar("T")
encode = Encoder().encode


class LocalReply(NamedTuple):
    """As over HTTP: a status, and a body that is JSON unless its type says otherwise."""

    status: int
    body: bytes
    type: str = "application/json"


class Request:
    """One request: the path without ``/api``, what stood in it, the query and the body."""

    def __init__(self, local: Local, named: dict[str, str], query: dict[str, str], body: Any) -> None:
        self.local = local
        self.named = named
        self.query = query
        self.body = body

    @property
    def id(self) -> str:
        return self.named["id"]

    @property
    def language(self) -> str:
        return known_language(self.query.get("lang", ""))

    def flag(self, name: str) -> bool:
        return self.query.get(name, "") in ("1", "true")

    def number(self, name: str) -> int | None:
        """A number in the query. Raises HttpProblem."""
        given = self.query.get(name, "")
        if not given:
            return None
        if not re.fullmatch(r"-?\d{1,10}", given):
            raise HttpProblem(400, f"{name} is no number")
        return int(given)

    def data(self, kind: type[T]) -> T:
        """The body as a struct. Raises HttpProblem."""
        try:
            found: T = convert(self.body if self.body is not None else {}, kind)
        except ValidationError as error:
            raise HttpProblem(400, str(error)) from None
        return found

    async def table(self) -> GameTable:
        return await self.local.table(self.id)

    async def seen(self) -> tuple[GameTable, int]:
        """The table, and the seat with whose eyes it is looked at."""
        table = await self.table()
        return table, self.local.viewing_seat(table, self.number("seat"))

    def recipient(self, seat: int) -> Recipient:
        return Recipient(seat, ResponseFormat(self.language, True, self.flag("text")))

    async def question(self) -> tuple[GameTable, int, Decision]:
        table = await self.table()
        mine = self.local.acting_seat(table, self.number("seat"))
        return table, mine, open_decision(table, mine, self.named["decision"], self.language)

    async def change(self, work: Callable[[TableDraft], Any]) -> GameTable:
        return (await self.local.change(self.id, work))[1]

    def info(self, table: GameTable) -> wire.TableInfo:
        return self.local.info(table, self.language)

    def accepted(self, table: GameTable, seat: int) -> wire.Accepted:
        shown = state(table, Recipient(seat, ResponseFormat(self.language)))
        return wire.Accepted(shown.seq, shown.n, shown)


Handler = Callable[[Request], Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Answer requests to a path; ``{name}`` stands for a part of it."""

    def add(handler: Handler) -> Handler:
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)
        ROUTES.append((method, re.compile(pattern), handler))
        return handler

    return add


async def answer(local: Local, method: str, path: str, query: dict[str, str], body: Any) -> LocalReply:
    """Answer one request. Never raises for what a page may ask."""
    try:
        for known, pattern, handler in ROUTES:
            match = pattern.fullmatch(path) if known == method else None
            if match is not None:
                found = await handler(Request(local, match.groupdict(), query, body))
                if isinstance(found, LocalReply):
                    return found
                return LocalReply(204, b"") if found is None else LocalReply(200, encode(found))
        raise not_found()
    except HttpProblem as error:
        return LocalReply(error.problem.status, encode(error.problem))
    except HustingsError as error:
        refused = of_engine(error) or HttpProblem(500, str(error))
        return LocalReply(refused.problem.status, encode(refused.problem))


async def listen(
    local: Local, id: str, query: dict[str, str], send: Callable[[bytes], None]
) -> Callable[[], None]:
    """Send what happens at a table, first what was missed; until the function that is returned is called."""
    request = Request(local, {"id": id}, query, None)
    table, seen = await request.seen()
    recipient = request.recipient(seen)
    since = request.number("since")
    listener = LocalListener(id, recipient, send)
    local.listeners.append(listener)
    if since is not None and since > table.row.seq:
        send(message("reset", {"seq": table.row.seq}))
    elif since is not None and since < table.row.seq:
        writer = renderer(table, recipient)
        found = [(row.seq, writer.entry(row)) for row in (await local.slot(id)).entries if row.seq > since]
        send(b"".join([message("entry", entry, seq) for seq, entry in found if entry is not None]))
        send(framed("state", state_json(table, recipient), table.row.seq))

    def stop() -> None:
        if listener in local.listeners:
            local.listeners.remove(listener)

    return stop
