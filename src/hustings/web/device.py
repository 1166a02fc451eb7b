"""Going on at another device by a code: without an account, a browser is all that knows who somebody is."""

from __future__ import annotations

import secrets
from functools import partial

from sqlalchemy import Connection

from hustings import wire
from hustings.table.times import later, stamp
from hustings.web.accounts import hashed_code, new_code
from hustings.web.people import People, Session
from hustings.web.problems import HttpProblem
from hustings.web.store import links
from hustings.web.store.rows import UserRow

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SHORT = 10  # letters of a code that holds for minutes: 50 bits
MINUTES = 10
DAYS = 365


def short_code() -> str:
    letters = "".join(secrets.choice(LETTERS) for _ in range(SHORT))
    return f"{letters[:5]}-{letters[5:]}"


async def make_code(people: People, session: Session, kind: wire.CodeKind) -> wire.DeviceCode:
    code = short_code() if kind == "device" else new_code()
    expires = later(MINUTES * 60 if kind == "device" else DAYS * 24 * 60 * 60)
    await people.database.write(
        partial(
            links.keep_code,
            user_id=session.user.id,
            kind=kind,
            hash=hashed_code(code),
            expires_at=expires,
        )
    )
    return wire.DeviceCode(code, kind, expires)


async def enter(people: People, code: str, agent: str) -> tuple[Session, str]:
    """A session of whoever made the code. Raises a refusal."""
    name = hashed_code(code)
    found = await people.database.read(partial(links.code_of, hash=name, now=stamp()))
    if found is None:
        raise wrong_code()
    user, kind = found

    def first(connection: Connection) -> UserRow | None:
        if not links.use_code(connection, name):
            raise wrong_code()
        return None

    return await people.enter(user, agent, first, everywhere=kind == "return")


def wrong_code() -> HttpProblem:
    return HttpProblem(401, "this code is wrong, or was used, or is too old", "wrong-code")
