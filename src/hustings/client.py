"""A small typed client for the server: for remote bots, scripts and tests. Needs the extra ``web``.

    with Client("http://localhost:8000") as me:
        table = me.create("pocket", players=3)
        me.start(table.id)
        while not (state := me.state(table.id)).over:
            ...

Every request that changes something carries a key, so trying again is harmless; ``retry`` says how
long to go on trying when the server or its database is away.
"""

from __future__ import annotations

import secrets
import ssl
import time
from collections.abc import Iterator
from functools import cache
from threading import Lock
from types import TracebackType
from typing import Any, Self, TypeVar

try:
    import httpx
    import msgspec
    from httpx_sse import EventSource

    from hustings import wire
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"hustings.client needs {error.name}: pip install 'hustings[web]'", name=error.name
    ) from None

T = TypeVar("T")
AWAY = frozenset({502, 503, 504})
CSRF_COOKIES = ("__Host-hustings_csrf", "hustings_csrf")  # over https, and without


class ServerError(Exception):
    """A refusal; ``problem`` says why."""

    def __init__(self, problem: wire.Problem) -> None:
        super().__init__(f"{problem.status} {problem.type}: {problem.detail or problem.title}")
        self.problem = problem

    @property
    def status(self) -> int:
        return self.problem.status

    @property
    def type(self) -> str:
        return self.problem.type


class StreamEvent(msgspec.Struct):
    """One message of a stream; ``id`` is the newest number so far, to go on from with ``since``."""

    name: str
    data: Any
    id: int | None


@cache
def trusted() -> ssl.SSLContext:
    """The certificates of this machine, read once: that takes 50 ms, which each client would spend."""
    return httpx.create_ssl_context()


class Client:
    """One person, or with ``token`` one bot account."""

    def __init__(
        self,
        url: str,
        token: str = "",
        retry: float = 0.0,
        timeout: float = 30.0,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(
            base_url=url, headers=headers, timeout=timeout, transport=transport, verify=trusted()
        )
        self.retry = retry
        self.bearer = bool(token)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    # -- plumbing --

    def request(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        """Raises ServerError for every refusal."""
        until = time.monotonic() + self.retry
        while True:
            try:
                response = self._send(method, path, body, query)
            except httpx.TransportError:
                if time.monotonic() >= until:
                    raise
                time.sleep(0.05)
                continue
            if response.status_code in AWAY and time.monotonic() < until:
                time.sleep(0.05)
                continue
            if response.status_code >= 400:
                raise ServerError(_problem(response))
            return response

    def _send(self, method: str, path: str, body: Any, query: dict[str, Any]) -> httpx.Response:
        headers = {}
        forgeable = method != "GET" and not self.bearer
        if forgeable:
            if not self._csrf():
                self.http.get("/api/me")
            headers["X-CSRF-Token"] = self._csrf()
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        query = {name: value for name, value in query.items() if value is not None}
        response = self.http.request(method, path, content=content, params=query or None, headers=headers)
        if forgeable and response.status_code == 403 and headers["X-CSRF-Token"] != self._csrf():
            # The token was for another session; the answer came with the right one.
            headers["X-CSRF-Token"] = self._csrf()
            response = self.http.request(method, path, content=content, params=query or None, headers=headers)
        return response

    def _csrf(self) -> str:
        return next((value for name in CSRF_COOKIES if (value := self.http.cookies.get(name))), "")

    def _get(self, of: type[T], path: str, **query: Any) -> T:
        return _decoder(of).decode(self.request("GET", path, **query).content)

    def _post(self, of: type[T], path: str, body: Any = None, **query: Any) -> T:
        return _decoder(of).decode(self.request("POST", path, body or {}, **query).content)

    # -- me --

    def me(self) -> wire.Me:
        return self._get(wire.Me, "/api/me")

    def rename(self, name: str) -> wire.User:
        return self._post(wire.User, "/api/me", {"name": name})

    def register(self, name: str, password: str) -> wire.Account:
        return self._post(wire.Account, "/api/account", {"name": name, "password": password})

    def login(self, name: str, password: str) -> wire.User:
        return self._post(wire.User, "/api/login", {"name": name, "password": password})

    def logout(self) -> None:
        self.request("POST", "/api/logout", {})

    def new_bot_account(self, name: str) -> wire.BotAccount:
        return self._post(wire.BotAccount, "/api/bot-accounts", {"name": name})

    def games(self) -> list[wire.GameInfo]:
        return self._get(list[wire.GameInfo], "/api/games")

    # -- tables --

    def create(
        self,
        game: str,
        players: int,
        seats: list[dict[str, Any]] | None = None,
        options: dict[str, str] | None = None,
        **more: Any,
    ) -> wire.TableInfo:
        body = {"game": game, "players": players, "options": options or {}, "seats": seats or [], **more}
        body.setdefault("key", fresh_key())
        return self._post(wire.TableInfo, "/api/tables", body)

    def tables(self, scope: str = "lobby") -> list[wire.TableInfo]:
        return self._get(wire.TableList, "/api/tables", scope=scope).tables

    def table(self, id: str) -> wire.TableInfo:
        return self._get(wire.TableInfo, f"/api/tables/{id}")

    def links(self, id: str) -> wire.Links:
        return self._get(wire.Links, f"/api/tables/{id}/links")

    def accept(self, token: str, name: str = "", nonce: str | None = None) -> wire.TableInfo:
        """Take the seat of an invitation."""
        body = {"nonce": fresh_nonce() if nonce is None else nonce, "name": name}
        return self._post(wire.TableInfo, f"/api/join/{token}", body)

    def join(self, id: str, seat: int | None = None, nonce: str | None = None) -> wire.TableInfo:
        body = {"nonce": fresh_nonce() if nonce is None else nonce, "seat": seat}
        return self._post(wire.TableInfo, f"/api/tables/{id}/join", body)

    def start(self, id: str, fill: str = "", nonce: str | None = None) -> wire.TableInfo:
        body = {"nonce": fresh_nonce() if nonce is None else nonce, "fill": fill}
        return self._post(wire.TableInfo, f"/api/tables/{id}/start", body)

    def leave(self, id: str) -> wire.TableInfo:
        return self._post(wire.TableInfo, f"/api/tables/{id}/leave")

    # -- playing --

    def state(self, id: str, seat: int | None = None, lang: str | None = None) -> wire.State:
        return self._get(wire.State, f"/api/tables/{id}/state", seat=seat, lang=lang)

    def text(self, id: str, seat: int | None = None, lang: str | None = None) -> wire.Text:
        return self._get(wire.Text, f"/api/tables/{id}/text", seat=seat, lang=lang)

    def log(
        self, id: str, seat: int | None = None, since: int = 0, lang: str | None = None
    ) -> list[wire.Entry]:
        """All of it, however many pages that takes."""
        entries: list[wire.Entry] = []
        while True:
            page = self._get(
                wire.LogPage, f"/api/tables/{id}/log", seat=seat, since=since, lang=lang, limit=1000
            )
            entries += page.entries
            if not page.more:
                return entries
            since = page.entries[-1].seq

    def answer(
        self, id: str, decision: str, kind: str, args: list[int], seat: int | None = None, key: str = ""
    ) -> wire.Accepted:
        return self._post(wire.Accepted, *_answer(id, decision, kind, args, seat, key))

    def answer_briefly(
        self, id: str, decision: str, kind: str, args: list[int], seat: int | None = None, key: str = ""
    ) -> wire.Noted:
        """The same for a program: what comes back is the seat's next question, if it has one.

        ``changeable`` of what comes back names what this seat has sealed and may still change: answer that id again.
        """
        return self._post(wire.Noted, *_answer(id, decision, kind, args, seat, key), brief=True)

    def check(self, id: str, decision: str, kind: str, args: list[int], seat: int | None = None) -> None:
        """Raises ServerError if this answer would be refused."""
        body = {"kind": kind, "args": args, "seat": seat, "check": True}
        self._post(wire.Accepted, f"/api/tables/{id}/decisions/{decision}", body)

    def steps(self, id: str, decision: str, prefix: list[int], seat: int | None = None) -> wire.StepInfo:
        return self._post(
            wire.StepInfo, f"/api/tables/{id}/decisions/{decision}/steps", {"prefix": prefix}, seat=seat
        )

    def events(
        self,
        id: str,
        seat: int | None = None,
        since: int | None = None,
        timeout: float | None = None,
        brief: bool = False,
    ) -> Iterator[StreamEvent]:
        """The stream until the server ends it; go on with ``since`` set to the last id seen.

        ``brief``: for a program, without messages; instead of a state after every change there is a ``brief``
        (``wire.Brief``) when this seat has something new to answer, and at the end.
        """
        query: dict[str, Any] = {"seat": seat, "since": since, "brief": brief or None}
        query = {name: value for name, value in query.items() if value is not None}
        path = f"/api/tables/{id}/events"
        limit = httpx.Timeout(10, read=timeout)
        with self.http.stream("GET", path, params=query, timeout=limit) as response:
            if response.status_code >= 400:
                response.read()
                raise ServerError(_problem(response))
            for event in EventSource(response).iter_sse():
                if event.data:  # else a sign of life
                    number = int(event.id) if event.id else None
                    yield StreamEvent(event.event, msgspec.json.decode(event.data), number)

    # -- afterwards --

    def record(self, id: str) -> bytes:
        return self.request("GET", f"/api/tables/{id}/record").content

    def undo(self, id: str, seat: int | None = None, ask: bool = False) -> wire.Accepted:
        return self._post(
            wire.Accepted, f"/api/tables/{id}/undo", {"seat": seat, "ask": ask, "key": fresh_key()}
        )

    def talk(self, id: str, text: str, to: list[int] | None = None, seat: int | None = None) -> None:
        self.request(
            "POST", f"/api/tables/{id}/talk", {"text": text, "to": to or [], "seat": seat, "key": fresh_key()}
        )


def _answer(
    id: str, decision: str, kind: str, args: list[int], seat: int | None, key: str
) -> tuple[str, dict[str, Any]]:
    """Where an answer goes, and what it says."""
    body = {"kind": kind, "args": args, "seat": seat, "key": key or fresh_key()}
    return f"/api/tables/{id}/decisions/{decision}", body


_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}
_one_at_a_time = Lock()


def _decoder(of: type[T]) -> msgspec.json.Decoder[T]:
    """Made once, by one thread at a time.

    msgspec remembers what it knows of a type before it knows all of it: a second thread that decodes the same type
    at that moment ends the process.
    """
    with _one_at_a_time:
        found = _decoders.get(of)
        if found is None:
            found = _decoders[of] = msgspec.json.Decoder(of)
    return found


def _problem(response: httpx.Response) -> wire.Problem:
    try:
        return _decoder(wire.Problem).decode(response.content)
    except msgspec.DecodeError:
        return wire.Problem("error", "Error", response.status_code, response.text[:200])


def fresh_key() -> str:
    return secrets.token_hex(8)


def fresh_nonce() -> str:
    return secrets.token_hex(16)
