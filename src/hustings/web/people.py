"""Guests, accounts, bot accounts, and the sessions they come with."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection

from hustings import wire
from hustings.table.ids import new_id, new_token
from hustings.table.names import clean, folded
from hustings.table.times import later, moment, stamp
from hustings.web.priority import lower_priority
from hustings.web.problems import HttpProblem
from hustings.web.store import people
from hustings.web.store.database import Database
from hustings.web.store.news import SessionNews, encode_news
from hustings.web.store.rows import SessionRow, UserRow

DAY = 24 * 60 * 60.0
IDLE_DAYS = 90  # a session nobody uses ends after this
LONGEST_DAYS = 365  # and every one after this
SEEN_SECONDS = 60 * 60.0  # how exactly it is known when a session was last used
EXPIRY_SECONDS = 60.0  # between looks for sessions that have expired
TRUSTED_SECONDS = 20.0  # how long a session in memory is believed in without a look at the database
SESSIONS_KEPT = 20_000


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
        self.expires_at: str | None = None
        self.ended = False
        self.unlocks = 0  # how often it was locked or unlocked here
        self.streams = 0  # open ones; such a session stays in memory
        self.until = 0.0


def expiry(kind: str, created_at: str, now: str, until: str | None = None) -> str | None:
    """When a session ends that is used ``now``. A token ends when it was said, if at all."""
    if kind != "cookie":
        return until
    return min(later(IDLE_DAYS * DAY, moment(now)), later(LONGEST_DAYS * DAY, moment(created_at)))


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


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
        self._seen: dict[str, tuple[str, str | None]] = {}  # sessions in use, to be written down
        self._next_expiry = 0.0
        self.unlocking = asyncio.Lock()
        # As much work as RFC 9106's second recommendation (64 MiB, three passes), but on one core: the others
        # are for those who play.
        self.hasher = PasswordHasher(time_cost=3, memory_cost=65536, parallelism=1)
        self.hashing = ThreadPoolExecutor(1, "hustings-hash", initializer=lower_priority)

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
        now = stamp()
        if row is None or (row[1].expires_at is not None and row[1].expires_at <= now):
            self._forget(name)
            return None
        user, stored = row
        session = self.cache.get(name)
        changed = session is not None and session.unlocked != stored.unlocked
        if session is None:
            session = self._keep(Session(name, user, stored.kind, stored.unlocked))
        else:
            session.user, session.unlocked = user, stored.unlocked
            self._trust(session)
        session.expires_at = stored.expires_at
        if (stored.seen_at or "") < later(-SEEN_SECONDS, moment(now)):
            self._seen[name] = now, expiry(stored.kind, stored.created_at, now, stored.expires_at)
        if changed:
            self._tell(session)
        return session

    async def sweep(self) -> None:
        """Write down which sessions are in use, and end those that have expired."""
        seen, self._seen = self._seen, {}
        if seen:
            await self.database.write(partial(people.touch, seen=seen))
            for name, (_, until) in seen.items():
                if (session := self.cache.get(name)) is not None:
                    session.expires_at = until
        if time.monotonic() >= self._next_expiry:
            self._next_expiry = time.monotonic() + EXPIRY_SECONDS
            await self.end_expired()

    async def end_expired(self) -> None:
        now = stamp()
        await self.database.write(partial(people.drop_expired, now=now))
        for session in list(self.cache.values()):
            if session.expires_at is not None and session.expires_at <= now:
                await self._read(session.hash)  # another process may know of a later use

    def _keep(self, session: Session) -> Session:
        if len(self.cache) > SESSIONS_KEPT:
            self.cache = {name: stored for name, stored in self.cache.items() if stored.streams}
        self.cache[session.hash] = session
        self._trust(session)
        return session

    def _trust(self, session: Session) -> None:
        session.until = time.monotonic() + TRUSTED_SECONDS if self.informed else 0.0

    def _end(self, name: str) -> None:
        self._changes += 1  # somebody may be looking it up at this moment
        self._forget(name)

    def _forget(self, name: str) -> None:
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

    async def on_news(self, news: SessionNews) -> None:
        """Another process has changed sessions of this user."""
        if news.origin != self.origin:
            await self._look_again([one for one in self.cache.values() if one.user.id == news.user])

    async def catch_up(self) -> None:
        """News comes in again; some may have been missed."""
        self.informed = True
        await self._look_again(list(self.cache.values()))

    def distrust_cache(self) -> None:
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

    async def guest(self, name: str = "", agent: str = "") -> tuple[Session, str]:
        """Somebody new, with the token of their session."""
        fresh = new_id()
        user = UserRow(fresh, clean(name) or f"Guest {fresh[:4]}", None, None, "guest", None, stamp())
        return await self.enter(user, agent, partial(people.add_user, user=user))

    async def enter(
        self,
        user: UserRow,
        agent: str = "",
        first: Callable[[Connection], UserRow | None] | None = None,
        everywhere: bool = False,
    ) -> tuple[Session, str]:
        """A new session with its token; ``everywhere`` ends all others of theirs.

        ``first`` is written with it, and gives the user as they are then, if that has changed.
        """
        for check in self.entering:
            check(user)
        token = new_token()
        now = stamp()
        row = SessionRow(hashed(token), user.id, "cookie", "", now, now, expiry("cookie", now, now), agent)

        def write(connection: Connection) -> tuple[UserRow, list[str]]:
            changed = first(connection) if first is not None else None
            ended = people.drop_sessions_of(connection, user.id) if everywhere else []
            people.add_session(connection, row)
            return changed or user, ended

        known, ended = await self.database.write(write, notify=self._news(user.id) if everywhere else "")
        self.end(ended)
        session = Session(row.hash, known, "cookie", "")
        session.expires_at = row.expires_at
        return self._keep(session), token

    async def rename(self, user: UserRow, name: str) -> UserRow:
        await self.check_name(user, name)
        changed = await self.database.write(partial(people.change_user, id=user.id, name=clean(name)))
        self.refresh(changed)
        return changed

    async def set_availability(self, user: UserRow, availability: str | None) -> None:
        write = partial(people.change_user, id=user.id, availability=availability)
        self.refresh(await self.database.write(write, notify=self._news(user.id)))

    async def check_name(self, user: UserRow, name: str) -> None:
        """Nobody takes the name that somebody else's account has. Raises a refusal."""
        if not clean(name):
            raise HttpProblem(422, "a name needs a visible letter")
        if folded(name) in (user.login, folded(user.name)):
            return
        owner = await self.database.read(partial(people.user_by_login, login=folded(name)))
        if owner is not None and owner.id != user.id:
            raise HttpProblem(409, "this name is taken", "name-taken")

    async def logout(self, session: Session) -> None:
        await self.end_session(session.user, session.hash)

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
                partial(people.unlock, hash=session.hash, unlocked=seat), notify=self._news(session.user.id)
            )
            self._changes += 1
            if this == session.unlocks:
                session.unlocked = seat

    async def new_bot(self, keeper: UserRow, name: str, days: int = 0) -> tuple[UserRow, str]:
        """A bot account with its token, which ends after ``days``, if any are given."""
        if keeper.kind != "person":
            raise HttpProblem(403, "bot accounts are kept by people with an account")
        user = UserRow(new_id(), clean(name) or "Bot", None, None, "bot", keeper.id, stamp())
        token = new_token()

        def write(connection: Connection) -> None:
            if len(people.bots_of(connection, keeper.id)) >= 20:
                raise HttpProblem(409, "twenty bot accounts are enough")
            people.add_user(connection, user)
            people.add_session(connection, _bot_token(user.id, token, days))

        await self.database.write(write)
        return user, token

    async def renew_token(self, keeper: UserRow, id: str, days: int = 0) -> tuple[UserRow, str]:
        """A new token for a bot account; those before are void."""
        token = new_token()

        def write(connection: Connection) -> tuple[UserRow, list[str]]:
            bot = people.user(connection, id)
            if bot is None or bot.keeper != keeper.id:
                raise HttpProblem(404)
            ended = people.drop_sessions_of(connection, id)
            people.add_session(connection, _bot_token(id, token, days))
            return bot, ended

        user, ended = await self.database.write(write, notify=self._news(id))
        self.end(ended)
        return user, token

    async def bots_of(self, keeper: UserRow) -> list[UserRow]:
        return await self.database.read(partial(people.bots_of, keeper=keeper.id))

    async def retire(self, keeper: UserRow, id: str) -> None:
        """End a bot account: its tokens are void; its games stay."""

        def write(connection: Connection) -> list[str]:
            bot = people.user(connection, id)
            if bot is None or bot.keeper != keeper.id:
                raise HttpProblem(404)
            return people.drop_sessions_of(connection, id)

        self.end(await self.database.write(write, notify=self._news(id)))

    # -- a person's own sessions --

    async def sessions_of(self, user: UserRow) -> list[SessionRow]:
        now = stamp()
        found = await self.database.read(partial(people.sessions_of, user_id=user.id))
        return [row for row in found if row.expires_at is None or row.expires_at > now]

    async def end_session(self, user: UserRow, hash: str) -> None:
        self.end([hash])
        await self.database.write(partial(people.drop_session, hash=hash), notify=self._news(user.id))

    async def end_everywhere(self, user: UserRow) -> None:
        work = partial(people.drop_sessions_of, user_id=user.id)
        self.end(await self.database.write(work, notify=self._news(user.id)))

    async def forget(self, user: UserRow, name: str) -> None:
        """Take from an account everything that says whose it was."""
        work = partial(people.forget, user_id=user.id, name=name)
        self.end(await self.database.write(work, notify=self._news(user.id)))

    def end(self, hashes: list[str]) -> None:
        for name in hashes:
            self._end(name)

    # -- passwords and PINs --

    async def hash_pin(self, pin: str) -> str | None:
        return await self.hash_password(pin) if pin else None

    async def pin_fits(self, secret: str, pin: str) -> bool:
        return await self.password_fits(secret, pin)

    async def hash_password(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.hashing, self.hasher.hash, password)

    async def password_fits(self, secret: str, password: str) -> bool:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.hashing, self.hasher.verify, secret, password)
        except (VerificationError, InvalidHashError):
            return False


def _bot_token(user_id: str, token: str, days: int) -> SessionRow:
    return SessionRow(hashed(token), user_id, "token", "", stamp(), None, later(days * DAY) if days else None)
