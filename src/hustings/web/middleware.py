"""The middleware around every request: session, CSRF, rate limits, request id, security headers."""

from __future__ import annotations

import hmac
import json
import logging
import secrets
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar import Request
from litestar.types import ASGIApp, Receive, Send

from hustings.table.ids import new_token
from hustings.table.times import http_date
from hustings.web.config import Config
from hustings.web.logs import Pseudonyms, new_request
from hustings.web.metrics import Metrics
from hustings.web.moderation import Moderation
from hustings.web.people import People, Session, hashed
from hustings.web.problems import HttpProblem, allowed, error_response
from hustings.web.store.rows import UserRow

SESSION_COOKIE = "hustings_session"
CSRF_COOKIE = "hustings_csrf"
CSRF_HEADER = b"x-csrf-token"
VISITOR = "visitor."  # begins the session cookie of who has no session yet; no token has a dot in it
RANDOM = 32  # letters of a CSRF token that are random; the rest is the seal
YEAR = 60 * 60 * 24 * 365
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
UNSUBSCRIBE = "/unsubscribe/"  # called by mail programs, which have no cookies; its token says enough
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
        self.imports = Bucket(*limits.imports)
        self.streams = Bucket(*limits.streams)
        self.talk = Bucket(*limits.talk)
        self.hints = Bucket(*limits.hints)
        self.reports = Bucket(*limits.reports)

    @staticmethod
    def check(bucket: Bucket, client: str) -> None:
        wait = bucket.take(client)
        if wait:
            raise HttpProblem(429, "please slow down", retry_after=max(1, round(wait)))


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """By what a client is counted: its IPv4 address, or the /64 of its IPv6 address, which is one household."""
    host = address.strip()
    if host.startswith("["):  # [2001:db8::1]:443
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:  # 192.0.2.1:443
        host = host.partition(":")[0]
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


def cookie(name: str, value: str, secure: bool, http_only: bool, age: int | None = YEAR) -> bytes:
    """``age`` None: until the browser is closed."""
    parts = [f"{name}={value}", "Path=/", "SameSite=Lax"]
    parts += [f"Max-Age={age}"] * (age is not None)
    parts += ["HttpOnly"] * http_only + ["Secure"] * secure
    return "; ".join(parts).encode()


class Cookies:
    """The two cookies of the site: the session's, and the CSRF token, which is bound to it.

    Who has no session yet has a random value in its place, so that their token is nobody else's either. Over
    https the names begin with ``__Host-``: then no other host, subdomains included, can set them.
    """

    def __init__(self, secure: bool, secret: Callable[[], str]) -> None:
        self.secure = secure
        self.secret = secret
        self.session = "__Host-" * secure + SESSION_COOKIE
        self.csrf = "__Host-" * secure + CSRF_COOKIE
        # CSRF tokens whose seal was found true, each with its session: 0.1 against 2.9 µs (benchmarks.server_tricks).
        self.good: set[str] = set()

    def new_csrf(self, session: str) -> str:
        value = secrets.token_hex(RANDOM // 2)
        return value + self._seal(value, session)

    def fits(self, csrf: str, session: str) -> bool:
        """Whether this CSRF token is one of ours, for this session cookie."""
        both = f"{csrf} {session}"
        if both in self.good:
            return True
        value, seal = csrf[:RANDOM], csrf[RANDOM:]
        good = bool(session) and hmac.compare_digest(
            seal.encode("utf-8", "replace"), self._seal(value, session).encode()
        )
        if good:
            if len(self.good) > 20_000:
                self.good.clear()
            self.good.add(both)
        return good

    def _seal(self, value: str, session: str) -> str:
        text = f"csrf {hashed(session)} {value}".encode("utf-8", "replace")
        return hmac.new(self.secret().encode(), text, "sha256").hexdigest()

    def set(self, scope: Any, session: str) -> None:
        """Answer with this session cookie and a CSRF token for it."""
        state: dict[str, Any] = scope["state"]
        csrf = self.new_csrf(session)
        state["session"], state["csrf"] = session, csrf
        age = None if session.startswith(VISITOR) else YEAR
        state["cookies"][:] = [
            cookie(self.session, session, self.secure, True, age),
            cookie(self.csrf, csrf, self.secure, False, age),
        ]

    def set_csrf(self, scope: Any, session: str) -> None:
        """The same where the browser has the session cookie already."""
        csrf = self.new_csrf(session)
        scope["state"]["csrf"] = csrf
        age = None if session.startswith(VISITOR) else YEAR
        scope["state"]["cookies"].append(cookie(self.csrf, csrf, self.secure, False, age))

    def log_in(self, request: Request[Any, Any, Any], session: Session, token: str) -> None:
        request.scope["user"], request.scope["auth"] = session.user, session
        self.set(request.scope, token)

    def log_out(self, request: Request[Any, Any, Any]) -> None:
        request.scope["user"], request.scope["auth"] = None, None
        self.set(request.scope, new_visitor())


def new_visitor() -> str:
    return VISITOR + new_token()


class Reply:
    """Sends an answer on its way, with the headers that every answer carries."""

    def __init__(self, send: Send, cookies: list[bytes], api: bool, request_id: str) -> None:
        self.send = send
        self.request_id = request_id
        self.cookies = cookies
        self.api = api
        self.status = 0

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            out = list(message.get("headers", ()))
            out += HEADERS
            out.append((b"x-request-id", self.request_id.encode()))
            if self.api:
                out.append(NOT_STORED)
                out.append((b"date", http_date()))
            out += [(b"set-cookie", value) for value in self.cookies]
            message["headers"] = out
        await self.send(message)


class Middleware:
    """The one middleware."""

    def __init__(
        self,
        app: ASGIApp,
        config: Config,
        people: People,
        limiter: Limiter,
        metrics: Metrics,
        moderation: Moderation,
        cookies: Cookies,
    ) -> None:
        self.moderation = moderation
        self.app = app
        self.config = config
        self.people = people
        self.limiter = limiter
        self.metrics = metrics
        self.cookies = cookies
        self.pseudonyms = Pseudonyms()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        headers: dict[bytes, bytes] = dict(scope["headers"])
        cookies = _cookies(headers.get(b"cookie", b""))
        client = self._client(scope, headers)
        proxied = headers.get(b"x-request-id", b"") if self.config.trust_proxy else b""
        request_id = new_request(proxied.decode("latin-1"))
        state: dict[str, Any] = scope["state"]
        state["client"] = client
        state["headers"] = headers
        fresh: list[bytes] = []
        state["cookies"] = fresh
        fits = False
        if b"authorization" not in headers:
            fits = self._known(scope, cookies)
        else:  # nothing to forge
            state["session"] = state["csrf"] = ""
        api = scope["path"].startswith("/api/")
        state["send"] = send  # for bodies, which nobody adds anything to
        wrapped = Reply(send, fresh, api, request_id)
        try:
            if api:
                Limiter.check(self.limiter.requests, client)
            scope["user"], scope["auth"] = None, None
            if api and scope["method"] == "OPTIONS":
                await _options(scope, wrapped)
                return
            if scope["path"] != "/metrics":  # which has a token of its own
                await self._who(scope, headers, cookies, fits)
            if api and (self.moderation.bans or self.moderation.networks):
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
                self._log(scope, wrapped.status, seconds)

    def _log(self, scope: Any, status: int, seconds: float) -> None:
        line = {
            "method": scope["method"],
            # The pattern, not the path: paths may hold invitations.
            "route": scope.get("path_template", ""),
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        user: UserRow | None = scope.get("user")
        if user is not None:
            line["person"] = self.pseudonyms.name(user.id, self.cookies.secret())
        access.info(json.dumps(line))

    def _known(self, scope: Any, cookies: dict[str, str]) -> bool:
        """Who comes without our cookies is given them. Whether they had a CSRF token for their session."""
        session = cookies.get(self.cookies.session, "")
        csrf = cookies.get(self.cookies.csrf, "")
        if not session:
            self.cookies.set(scope, new_visitor())
            return False
        state: dict[str, Any] = scope["state"]
        state["session"], state["csrf"] = session, csrf
        fits = self.cookies.fits(csrf, session)
        if not fits:
            self.cookies.set_csrf(scope, session)
        return fits

    async def _who(
        self, scope: Any, headers: dict[bytes, bytes], cookies: dict[str, str], fits: bool
    ) -> None:
        """``fits`` says whether the CSRF token of the cookie is one for this session."""
        bearer = headers.get(b"authorization", b"")
        if bearer:
            kind, _, value = bearer.decode("latin-1").partition(" ")
            session = await self.people.session(value) if kind.lower() == "bearer" and value else None
            if session is None or session.kind != "token":
                raise HttpProblem(401, "this token is not known")
            scope["user"], scope["auth"] = session.user, session
            return
        token = cookies.get(self.cookies.session, "")
        if scope["method"] not in SAFE and not scope["path"].startswith(UNSUBSCRIBE):
            sent = headers.get(CSRF_HEADER, b"").decode("latin-1")
            if not token or not fits or cookies.get(self.cookies.csrf) != sent:
                raise HttpProblem(
                    403, f"the header X-CSRF-Token must repeat the cookie {self.cookies.csrf}", "csrf"
                )
        if token and not token.startswith(VISITOR):
            session = await self.people.session(token)
            if session is not None and session.kind == "cookie":
                scope["user"], scope["auth"] = session.user, session

    def _client(self, scope: Any, headers: dict[bytes, bytes]) -> str:
        if self.config.trust_proxy and b"x-forwarded-for" in headers:
            return network_of(headers[b"x-forwarded-for"].decode("latin-1").rsplit(",", 1)[-1].strip())
        return network_of(scope["client"][0]) if scope.get("client") else ""


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
    await error_response(request, error).to_asgi_response(None, request)(scope, receive, send)


async def _options(scope: Any, send: Send) -> None:
    """What an address can do; the framework names the methods of one handler only."""
    methods = allowed(scope["litestar_app"], scope["path"])
    if not methods:
        raise HttpProblem(404)
    headers = [(b"allow", ", ".join(methods).encode())]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


# -- for handlers --


def require_user(request: Request[Any, Any, Any]) -> UserRow:
    """The sender. Raises a 401."""
    user: UserRow | None = request.scope["user"]
    if user is None:
        raise HttpProblem(401)
    return user


async def ensure_user(
    request: Request[Any, Any, Any], people: People, limiter: Limiter, cookies: Cookies
) -> UserRow:
    """The sender; who has no session yet becomes a guest."""
    user: UserRow | None = request.scope["user"]
    if user is None:
        Limiter.check(limiter.people, request.scope["state"]["client"])
        session, token = await people.guest(agent=browser_of(request))
        cookies.log_in(request, session, token)
        user = session.user
    return user


def browser_of(request: Request[Any, Any, Any]) -> str:
    """What somebody sits at, in two words, from what their browser says."""
    sent: bytes = request.scope["state"]["headers"].get(b"user-agent", b"")
    return browser_name(sent.decode("latin-1"))


BROWSERS = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
    ("python-httpx/", "Python"),
]
SYSTEMS = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
]


def browser_name(agent: str) -> str:
    found = [[name for sign, name in signs if sign in agent][:1] for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(found[0] + found[1])
