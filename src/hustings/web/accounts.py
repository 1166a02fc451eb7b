"""Signing in, passwords, and the ways back for who has lost theirs."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from hustings.core.message import Message
from hustings.locale import Translator
from hustings.table.ids import new_token
from hustings.table.names import clean, folded
from hustings.table.times import later, stamp
from hustings.web.config import Config
from hustings.web.notices import Notices
from hustings.web.people import People, Session, hashed
from hustings.web.problems import HttpProblem, trace
from hustings.web.store import contacts, people
from hustings.web.store.database import Database
from hustings.web.store.rows import UserRow

logger = logging.getLogger("hustings.web")
LINK_SECONDS = 60 * 60.0  # how long a link by mail is good
MAIL_SECONDS = 10 * 60.0  # between two mails to one account
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32: no I, L, O, U
GROUPS, GROUP = 5, 5  # of a recovery code: 125 bits
# A hash of no password, made as those of passwords are.
_NOBODY = "$argon2id$v=19$m=65536,t=3,p=1$c29tZXNhbHRzb21lc2FsdA$4SAJcy9ySYyVvDxWOQFCCzHGrE7HmrJ6hIYlkwwpJDg"


def new_code() -> str:
    letters = [secrets.choice(LETTERS) for _ in range(GROUPS * GROUP)]
    return "-".join(["".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP)])


def hashed_code(code: str) -> str:
    """Of a recovery code as somebody types it: case, spaces and dashes do not matter, nor O for 0."""
    plain = code.upper().translate(str.maketrans("OIL", "011"))
    return hashed("".join([letter for letter in plain if letter in LETTERS]))


class Attempts:
    """Wrong answers and the pause after them, which doubles from ``free`` wrong ones on, up to ``longest``.

    An attempt counts as wrong until it turns out right, so many at once gain nothing. Kept by each process
    for itself.
    """

    def __init__(
        self, free: int, longest: float, kept: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.free = free
        self.longest = longest
        self.kept = kept  # seconds after which wrong answers are forgotten
        self.clock = clock
        self.wrong: dict[str, tuple[int, float]] = {}  # how many, and when the last

    def wait(self, key: str) -> float:
        """The seconds until another attempt may be made."""
        count, last = self._count(key)
        if count < self.free:
            return 0.0
        pause = min(self.longest, 2.0 ** min(count - self.free, 30))
        return max(0.0, last + pause - self.clock())

    def begin(self, key: str) -> None:
        if len(self.wrong) > 50_000:
            self.wrong = {name: value for name, value in self.wrong.items() if self._fresh(value)}
        self.wrong[key] = self._count(key)[0] + 1, self.clock()

    def right(self, key: str) -> None:
        self.wrong.pop(key, None)

    def _fresh(self, value: tuple[int, float]) -> bool:
        return value[1] + self.kept > self.clock()

    def _count(self, key: str) -> tuple[int, float]:
        found = self.wrong.get(key)
        return found if found is not None and self._fresh(found) else (0, 0.0)


class Accounts:
    def __init__(self, people: People, database: Database, notices: Notices, config: Config) -> None:
        self.people = people
        self.database = database
        self.notices = notices
        self.config = config
        free = config.limits.passwords
        # From one address: soon a long pause. From all together only a short one: whoever fails on purpose at
        # somebody's name must not keep them out. Sessions that exist go on in any case.
        self.from_here = Attempts(free, 15 * 60.0, 24 * 60 * 60.0)
        self.from_anywhere = Attempts(4 * free, 60.0, 60 * 60.0)
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def mails(self) -> bool:
        """Whether a lost password can be replaced by mail: a link needs to know where the site is."""
        return bool(self.config.mail and self.config.address)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # -- coming in --

    async def register(self, user: UserRow, name: str, password: str, agent: str) -> tuple[Session, str, str]:
        """Make an account of a guest; what they play stays theirs. The new session, its token, a recovery code."""
        if user.kind != "guest":
            raise HttpProblem(409, "you have an account already")
        if not clean(name):
            raise HttpProblem(422, "a name needs a visible letter")
        code = new_code()
        columns = {
            "name": clean(name),
            "login": folded(name),
            "password": await self.people.hash_password(password),
            "kind": "person",
            "recovery": hashed_code(code),
        }

        def write(connection: Connection) -> UserRow:
            return people.change_user(connection, user.id, **columns)

        try:
            session, token = await self.people.enter(user, agent, write, everywhere=True)
        except IntegrityError:
            raise HttpProblem(409, "this name is taken", "name-taken") from None
        return session, token, code

    async def login(self, name: str, password: str, client: str, agent: str) -> tuple[Session, str]:
        login = folded(name)
        self._may_try(login, client)
        user = await self.database.read(partial(people.user_by_login, login=login))
        # The same work whether or not there is such an account.
        known = user is not None and user.password is not None
        right = await self.people.password_fits(
            user.password if user and user.password else _NOBODY, password
        )
        if user is None or not known or not right:
            raise HttpProblem(401, "name or password is wrong", "wrong-password")
        self._was_right(login, client)
        return await self.people.enter(user, agent)

    def _may_try(self, login: str, client: str) -> None:
        """Count an attempt. Raises a refusal while there is a pause."""
        if not self.config.limits.passwords:
            return
        here = f"{client} {login}"
        wait = max(self.from_here.wait(here), self.from_anywhere.wait(login))
        if wait:
            raise HttpProblem(429, "too many wrong passwords", "too-many", retry_after=max(1, round(wait)))
        self.from_here.begin(here)
        self.from_anywhere.begin(login)

    def _was_right(self, login: str, client: str) -> None:
        self.from_here.right(f"{client} {login}")
        self.from_anywhere.right(login)

    # -- who is in --

    async def confirm(self, session: Session, password: str) -> None:
        """Ask for the password again before something grave. Raises a refusal.

        Counted by session, so that whoever guesses at a name from outside does not hinder its owner here.
        """
        user = await self._fresh(session)
        if user.password is None:
            return  # a guest has nothing to prove it with
        key = f"session {session.hash}"
        wait = self.from_here.wait(key) if self.config.limits.passwords else 0
        if wait:
            raise HttpProblem(429, "too many wrong passwords", "too-many", retry_after=max(1, round(wait)))
        self.from_here.begin(key)
        if not await self.people.password_fits(user.password, password):
            raise HttpProblem(403, "the password is wrong", "wrong-password")
        self.from_here.right(key)

    async def _fresh(self, session: Session) -> UserRow:
        user = await self.database.read(partial(people.user, id=session.user.id))
        if user is None:
            raise HttpProblem(401)
        return user

    async def change_password(self, session: Session, old: str, new: str, agent: str) -> tuple[Session, str]:
        """A new session comes with it; all others of this account end."""
        person(session)
        await self.confirm(session, old)
        secret = await self.people.hash_password(new)
        work = partial(people.change_user, id=session.user.id, password=secret)
        return await self.people.enter(session.user, agent, work, everywhere=True)

    async def renew_code(self, session: Session, password: str) -> str:
        person(session)
        await self.confirm(session, password)
        code = new_code()
        work = partial(people.change_user, id=session.user.id, recovery=hashed_code(code))
        self.people.refresh(await self.database.write(work))
        return code

    # -- who has lost the password --

    async def recover(
        self, name: str, code: str, password: str, client: str, agent: str
    ) -> tuple[Session, str, str]:
        """Enter with the recovery code and set a new password; the code is void, and there is a new one."""
        login = folded(name)
        self._may_try(login, client)
        secret = await self.people.hash_password(password)
        fresh = new_code()
        user = await self.database.read(partial(people.user_by_login, login=login))
        if user is None:
            raise wrong_code()

        def write(connection: Connection) -> UserRow | None:
            used = people.use_recovery(connection, login, hashed_code(code), hashed_code(fresh), secret)
            if used is None:
                raise wrong_code()
            return people.user(connection, used)

        session, token = await self.people.enter(user, agent, write, everywhere=True)
        self._was_right(login, client)
        return session, token, fresh

    def forgot(self, name: str) -> None:
        """Send a link by mail, if there is such an account with an address that agreed. Nobody hears whether."""
        if not self.mails:
            raise HttpProblem(422, "this site sends no mail")
        task = asyncio.get_running_loop().create_task(self._mail_link(folded(name)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _mail_link(self, login: str) -> None:
        token = new_token()

        def write(connection: Connection) -> Any:
            user = people.user_by_login(connection, login)
            contact = contacts.contact(connection, user.id) if user is not None else None
            if user is None or contact is None or not contact.email or not contact.confirmed:
                return None
            until = later(LINK_SECONDS)
            earliest = later(LINK_SECONDS - MAIL_SECONDS)
            if not people.add_reset(connection, hashed(token), user.id, until, earliest):
                return None
            return contact

        try:
            contact = await self.database.write(write)
            if contact is not None:
                say = Translator(contact.language or "en")
                link = f"{self.config.address.rstrip('/')}/recover#{token}"
                text = say(Message("notice-recover-text", {"link": link}))
                await self.notices.mailer.send(contact.email, say(Message("notice-recover")), text)
        except Exception as error:  # noqa: BLE001 - nobody waits for it
            logger.error("recovery mail: %s", trace(error))

    async def reset(self, token: str, password: str, agent: str) -> tuple[Session, str]:
        """Set a new password by a link from a mail, once."""
        found = await self.database.read(partial(people.reset, hash=hashed(token), now=stamp()))
        if found is None:
            raise void_link()
        secret = await self.people.hash_password(password)

        def write(connection: Connection) -> UserRow:
            if people.use_reset(connection, hashed(token), stamp()) != found.id:
                raise void_link()
            return people.change_user(connection, found.id, password=secret)

        return await self.people.enter(found, agent, write, everywhere=True)


def person(session: Session) -> None:
    if session.user.kind != "person":
        raise HttpProblem(403, "this is for people with an account")


def wrong_code() -> HttpProblem:
    return HttpProblem(401, "name or recovery code is wrong", "wrong-code")


def void_link() -> HttpProblem:
    return HttpProblem(404, "this link is void: it was used, replaced or is older than an hour", "void-link")
