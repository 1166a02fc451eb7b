"""What every request passes: who sends it, is it forged, is it too many; and what every answer carries."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from secrets import compare_digest
from typing import Any

from litestar import Request
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash, generate_csrf_token
from litestar.types import ASGIApp, Receive, Send

from hustings.web.config import Config
from hustings.web.metrics import Metrics
from hustings.web.moderation import Moderation
from hustings.web.people import People, Session
from hustings.web.problems import Refused, allowed, said_of
from hustings.web.store.rows import UserRow

SESSION_COOKIE = "hustings_session"
CSRF_COOKIE = "hustings_csrf"
CSRF_HEADER = b"x-csrf-token"
YEAR = 60 * 60 * 24 * 365
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
access = logging.getLogger("hustings.access")

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # addresses may hold invitations
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
NOT_STORED = (b"cache-control", b"no-store")


class Bucket:
    """So many at once, and so many a minute after that, for each client."""

    def __init__(self, burst: int, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.rate = per_minute / 60
        self.clock = clock
        self.levels: dict[str, tuple[float, float]] = {}

    def take(self, client: str) -> float:
        """0 if this one is let through, else the seconds until one will be."""
        if not self.burst:
            return 0
        now = self.clock()
        level, then = self.levels.get(client, (float(self.burst), now))
        level = min(float(self.burst), level + (now - then) * self.rate)
        if level < 1:
            return (1 - level) / self.rate if self.rate else 60.0
        if len(self.levels) > 50_000:  # full buckets say nothing
            self.levels = {
                name: (value, at)
                for name, (value, at) in self.levels.items()
                if value + (now - at) * self.rate < self.burst
            }
        self.levels[client] = (level - 1, now)
        return 0


class Limiter:
    def __init__(self, config: Config) -> None:
        limits = config.limits
        self.requests = Bucket(*limits.requests)
        self.people = Bucket(*limits.people)
        self.logins = Bucket(*limits.logins)
        self.tables = Bucket(*limits.tables)
        self.talk = Bucket(*limits.talk)
        self.hints = Bucket(*limits.hints)
        self.reports = Bucket(*limits.reports)

    @staticmethod
    def check(bucket: Bucket, client: str) -> None:
        wait = bucket.take(client)
        if wait:
            raise Refused(429, "please slow down", retry_after=max(1, round(wait)))


def cookie(name: str, value: str, secure: bool, http_only: bool, age: int = YEAR) -> bytes:
    parts = [f"{name}={value}", "Path=/", f"Max-Age={age}", "SameSite=Lax"]
    parts += ["HttpOnly"] * http_only + ["Secure"] * secure
    return "; ".join(parts).encode()


class Reply:
    """Sends an answer on its way, with the headers that every answer carries."""

    def __init__(self, send: Send, cookies: list[bytes], api: bool) -> None:
        self.send = send
        self.cookies = cookies
        self.api = api
        self.status = 0

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            out = list(message.get("headers", ()))
            out += HEADERS
            if self.api:
                out.append(NOT_STORED)
            out += [(b"set-cookie", value) for value in self.cookies]
            message["headers"] = out
        await self.send(message)


class Gate:
    """The one middleware."""

    def __init__(
        self,
        app: ASGIApp,
        config: Config,
        people: People,
        limiter: Limiter,
        metrics: Metrics,
        moderation: Moderation,
        secret: Any,
    ) -> None:
        self.moderation = moderation
        self.app = app
        self.config = config
        self.people = people
        self.limiter = limiter
        self.metrics = metrics
        self.secret: Callable[[], str] = secret
        self.good: set[str] = set()  # CSRF tokens whose seal was found true

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        headers: dict[bytes, bytes] = dict(scope["headers"])
        cookies = _cookies(headers.get(b"cookie", b""))
        client = self._client(scope, headers)
        state: dict[str, Any] = scope["state"]
        state["client"] = client
        state["headers"] = headers
        state["cookies"] = fresh = []
        token = cookies.get(CSRF_COOKIE, "")
        if not self._signed(token):
            token = generate_csrf_token(self.secret())
            fresh.append(cookie(CSRF_COOKIE, token, self.config.secure, False))
        state["csrf"] = token
        api = scope["path"].startswith("/api/")
        state["send"] = send  # for bodies, which nobody adds anything to
        wrapped = Reply(send, fresh, api)
        try:
            if api:
                Limiter.check(self.limiter.requests, client)
            scope["user"], scope["auth"] = None, None
            if api and scope["method"] == "OPTIONS":
                await _options(scope, wrapped)
                return
            await self._who(scope, headers, cookies, token)
            if api:
                self.moderation.check(scope["user"], client, scope["path"])
            await self.app(scope, receive, wrapped)
        except Exception as error:
            if wrapped.status:  # too late to say anything else
                raise
            await _refuse(scope, receive, wrapped, error)
        finally:
            seconds = time.perf_counter() - began
            if not state.get("stream"):
                self.metrics.request(scope["method"], wrapped.status, seconds)
            if access.isEnabledFor(logging.INFO):
                access.info(
                    json.dumps(
                        {
                            "method": scope["method"],
                            # The pattern, not the path: paths may hold invitations.
                            "route": scope.get("path_template", ""),
                            "status": wrapped.status,
                            "ms": round(seconds * 1000, 1),
                        }
                    )
                )

    async def _who(self, scope: Any, headers: dict[bytes, bytes], cookies: dict[str, str], csrf: str) -> None:
        bearer = headers.get(b"authorization", b"")
        if bearer:
            kind, _, value = bearer.decode("latin-1").partition(" ")
            session = await self.people.session(value) if kind.lower() == "bearer" and value else None
            if session is None or session.kind != "token":
                raise Refused(401, "this token is not known")
            scope["user"], scope["auth"] = session.user, session
            return
        if scope["method"] not in SAFE:
            sent = headers.get(CSRF_HEADER, b"").decode("latin-1")
            if not self._signed(sent) or not compare_digest(sent, csrf):
                raise Refused(403, f"the header X-CSRF-Token must repeat the cookie {CSRF_COOKIE}", "csrf")
        if token := cookies.get(SESSION_COOKIE):
            session = await self.people.session(token)
            if session is not None and session.kind == "cookie":
                scope["user"], scope["auth"] = session.user, session

    def _signed(self, token: str) -> bool:
        if token in self.good:
            return True
        value, seal = token[:CSRF_SECRET_LENGTH], token[CSRF_SECRET_LENGTH:]
        good = bool(seal) and compare_digest(
            seal.encode("utf-8", "replace"), generate_csrf_hash(value, self.secret()).encode()
        )
        if good:
            if len(self.good) > 20_000:
                self.good.clear()
            self.good.add(token)
        return good

    def _client(self, scope: Any, headers: dict[bytes, bytes]) -> str:
        if self.config.trust_proxy and b"x-forwarded-for" in headers:
            return headers[b"x-forwarded-for"].decode("latin-1").rsplit(",", 1)[-1].strip()
        return scope["client"][0] if scope.get("client") else ""


def _cookies(header: bytes) -> dict[str, str]:
    """Names and values as we write them; whatever else is in the header is not ours."""
    found: dict[str, str] = {}
    for part in header.decode("latin-1").split(";"):
        name, equals, value = part.strip().partition("=")
        if equals:
            found[name] = value
    return found


async def _refuse(scope: Any, receive: Receive, send: Send, error: Exception) -> None:
    request: Request[Any, Any, Any] = Request(scope)
    await said_of(request, error).to_asgi_response(None, request)(scope, receive, send)


async def _options(scope: Any, send: Send) -> None:
    """What an address can do; the framework names the methods of one handler only."""
    methods = allowed(scope["litestar_app"], scope["path"])
    if not methods:
        raise Refused(404)
    headers = [(b"allow", ", ".join(methods).encode())]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


# -- for handlers --


def who(request: Request[Any, Any, Any]) -> UserRow:
    """The sender. Raises a 401."""
    user: UserRow | None = request.scope["user"]
    if user is None:
        raise Refused(401)
    return user


async def someone(
    request: Request[Any, Any, Any], people: People, limiter: Limiter, config: Config
) -> UserRow:
    """The sender; who has no session yet becomes a guest."""
    user: UserRow | None = request.scope["user"]
    if user is None:
        Limiter.check(limiter.people, request.scope["state"]["client"])
        session, token = await people.guest()
        enter(request, session, token, config)
        user = session.user
    return user


def enter(request: Request[Any, Any, Any], session: Session, token: str, config: Config) -> None:
    request.scope["user"], request.scope["auth"] = session.user, session
    request.scope["state"]["cookies"].append(cookie(SESSION_COOKIE, token, config.secure, True))


def leave(request: Request[Any, Any, Any], config: Config) -> None:
    request.scope["state"]["cookies"].append(cookie(SESSION_COOKIE, "", config.secure, True, 0))
