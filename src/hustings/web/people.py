"""Guests, accounts, bot accounts, and the sessions they come with."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Callable
from functools import partial
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from hustings.web import wire
from hustings.web.problems import Refused
from hustings.web.store import people
from hustings.web.store.database import Database
from hustings.web.store.news import SessionNews, encode_news
from hustings.web.store.rows import UserRow
from hustings.web.times import stamp

TRUSTED_SECONDS = 20.0  # how long a session in memory is believed in without a look at the database
SESSIONS_KEPT = 20_000
_NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$4SAJcy9ySYyVvDxWOQFCCzHGrE7HmrJ6hIYlkwwpJDg"


class Session:
    """Who sends a request, and on which session.

    There is one object for each session in a process. It is brought up to date in place, so whoever holds it,
    an open stream for example, sees at once when it has ended or its seat was locked.
    """

    def __init__(self, hash: str, user: UserRow, kind: str, unlocked: str) -> None:
        self.hash = hash
        self.user = user
        self.kind = kind
        self.unlocked = unlocked
        self.ended = False
        self.unlocks = 0  # how often it was locked or unlocked here
        self.streams = 0  # open ones; such a session stays in memory
        self.until = 0.0


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def folded(name: str) -> str:
    """Two accounts may not differ by case, width or invisible signs only."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()


def clean(name: str) -> str:
    """A name for display: no control or direction signs, single spaces."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in name)
    return " ".join(kept.split())[:40]


def public(user: UserRow) -> wire.User:
    return wire.User(user.id, user.name, user.kind == "guest", user.kind == "bot")


class People:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.cache: dict[str, Session] = {}
        self.changed: list[Callable[[Session], None]] = []  # called when what a session may see has changed
        self.entering: list[Callable[[UserRow], None]] = []  # asked before a session begins; may refuse
        # Without news from other processes nothing in memory can be trusted.
        self.informed = not database.notifies
        self.origin = secrets.token_hex(6)
        self._changes = 0
        self.unlocking = asyncio.Lock()
        # The parameters of RFC 9106's second recommendation: 64 MiB, three passes.
        self.hasher = PasswordHasher(time_cost=3, memory_cost=65536, parallelism=4)
        self.hashing = asyncio.Semaphore(2)

    # -- sessions in memory --

    async def session(self, token: str) -> Session | None:
        name = hashed(token)
        found = self.cache.get(name)
        if found is not None and found.until > time.monotonic():
            return found
        return await self._read(name)

    async def _read(self, name: str) -> Session | None:
        """Look a session up in the database."""
        while True:
            changes = self._changes
            row = await self.database.read(partial(people.session, hash=name))
            if changes == self._changes:  # else this may be what it was before
                break
        if row is None:
            self._end(name)
            return None
        user, kind, unlocked = row
        session = self.cache.get(name)
        if session is None:
            return self._keep(Session(name, user, kind, unlocked))
        changed = session.unlocked != unlocked
        session.user, session.unlocked = user, unlocked
        self._trust(session)
        if changed:
            self._tell(session)
        return session

    def _keep(self, session: Session) -> Session:
        if len(self.cache) > SESSIONS_KEPT:
            self.cache = {name: kept for name, kept in self.cache.items() if kept.streams}
        self.cache[session.hash] = session
        self._trust(session)
        return session

    def _trust(self, session: Session) -> None:
        session.until = time.monotonic() + TRUSTED_SECONDS if self.informed else 0.0

    def _end(self, name: str) -> None:
        self._changes += 1
        session = self.cache.pop(name, None)
        if session is not None:
            session.ended = True
            self._tell(session)

    def _tell(self, session: Session) -> None:
        for listener in self.changed:
            listener(session)

    def refresh(self, user: UserRow) -> None:
        for session in self.cache.values():
            if session.user.id == user.id:
                session.user = user

    # -- other processes --

    def _news(self, user_id: str) -> str:
        """Tells other processes to look at the sessions of this user again."""
        return encode_news(SessionNews(user_id, self.origin))

    async def heard(self, news: SessionNews) -> None:
        """Another process has changed sessions of this user."""
        if news.origin != self.origin:
            await self._look_again([one for one in self.cache.values() if one.user.id == news.user])

    async def catch_up(self) -> None:
        """News comes in again; some may have been missed."""
        self.informed = True
        await self._look_again(list(self.cache.values()))

    def lose_touch(self) -> None:
        """No news comes in: sessions are looked up every time until it does."""
        self.informed = False
        self._doubt(list(self.cache.values()))

    def _doubt(self, sessions: list[Session]) -> None:
        self._changes += 1
        for session in sessions:
            session.until = 0.0

    async def _look_again(self, sessions: list[Session]) -> None:
        self._doubt(sessions)
        for session in sessions:
            if session.streams:
                try:
                    await self._read(session.hash)
                except Exception:  # what cannot be looked up is not believed in
                    self._end(session.hash)
                    raise

    # -- guests, accounts, bots --

    async def guest(self, name: str = "") -> tuple[Session, str]:
        """Somebody new, with the token of their session."""
        fresh = new_id()
        user = UserRow(fresh, clean(name) or f"Guest {fresh[:4]}", None, None, "guest", None, stamp())
        return await self._enter(user, new=True)

    async def _enter(self, user: UserRow, new: bool = False) -> tuple[Session, str]:
        for check in self.entering:
            check(user)
        token = new_token()

        def write(connection: Connection) -> None:
            if new:
                people.add_user(connection, user)
            people.add_session(connection, hashed(token), user.id, "cookie", stamp())

        await self.database.write(write)
        return self._keep(Session(hashed(token), user, "cookie", "")), token

    async def rename(self, user: UserRow, name: str) -> UserRow:
        if not clean(name):
            raise Refused(422, "a name needs a visible letter")
        changed = await self.database.write(partial(people.change_user, id=user.id, name=clean(name)))
        self.refresh(changed)
        return changed

    async def register(self, user: UserRow, name: str, password: str) -> UserRow:
        """Make an account of a guest; what they play stays theirs."""
        if user.kind != "guest":
            raise Refused(409, "you have an account already")
        if not clean(name):
            raise Refused(422, "a name needs a visible letter")
        secret = await self._hash(password)
        try:
            changed = await self.database.write(
                partial(
                    people.change_user,
                    id=user.id,
                    name=clean(name),
                    login=folded(name),
                    password=secret,
                    kind="person",
                )
            )
        except IntegrityError:
            raise Refused(409, "this name is taken", "name-taken") from None
        self.refresh(changed)
        return changed

    async def login(self, name: str, password: str) -> tuple[Session, str]:
        user = await self.database.read(partial(people.user_by_login, login=folded(name)))
        # The same work whether or not there is such an account.
        known = user is not None and user.password is not None
        right = await self._verify(user.password if user and user.password else _NOBODY, password)
        if user is None or not known or not right:
            raise Refused(401, "name or password is wrong", "wrong-password")
        return await self._enter(user)

    async def logout(self, session: Session) -> None:
        self._end(session.hash)
        await self.database.write(
            partial(people.drop_session, hash=session.hash), tell=self._news(session.user.id)
        )

    async def unlock(self, session: Session, seat: str) -> None:
        """Show this session the seat ``table:number`` behind its PIN, and no other; "" locks it again."""
        self._changes += 1
        session.unlocks += 1
        this = session.unlocks
        if session.unlocked != seat:  # what it has seen so far is out of sight at once
            session.unlocked = ""
            self._tell(session)
        async with self.unlocking:
            if this != session.unlocks:  # locked or unlocked again meanwhile
                return
            await self.database.write(
                partial(people.unlock, hash=session.hash, unlocked=seat), tell=self._news(session.user.id)
            )
            self._changes += 1
            if this == session.unlocks:
                session.unlocked = seat

    async def new_bot(self, keeper: UserRow, name: str) -> tuple[UserRow, str]:
        if keeper.kind != "person":
            raise Refused(403, "bot accounts are kept by people with an account")
        user = UserRow(new_id(), clean(name) or "Bot", None, None, "bot", keeper.id, stamp())
        token = new_token()

        def write(connection: Connection) -> None:
            if len(people.bots_of(connection, keeper.id)) >= 20:
                raise Refused(409, "twenty bot accounts are enough")
            people.add_user(connection, user)
            people.add_session(connection, hashed(token), user.id, "token", stamp())

        await self.database.write(write)
        return user, token

    async def bots_of(self, keeper: UserRow) -> list[UserRow]:
        return await self.database.read(partial(people.bots_of, keeper=keeper.id))

    async def retire(self, keeper: UserRow, id: str) -> None:
        """End a bot account: its tokens are void; its games stay."""

        def write(connection: Connection) -> list[str]:
            bot = people.user(connection, id)
            if bot is None or bot.keeper != keeper.id:
                raise Refused(404)
            return people.drop_sessions_of(connection, id)

        for name in await self.database.write(write, tell=self._news(id)):
            self._end(name)

    async def hash_pin(self, pin: str) -> str | None:
        return await self._hash(pin) if pin else None

    async def pin_fits(self, secret: str, pin: str) -> bool:
        return await self._verify(secret, pin)

    async def _hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _verify(self, secret: str, password: str) -> bool:
        async with self.hashing:
            try:
                return await asyncio.to_thread(self.hasher.verify, secret, password)
            except (VerificationError, InvalidHashError):
                return False
