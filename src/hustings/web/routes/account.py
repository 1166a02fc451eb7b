"""My account: coming in, my sessions, my password, and everything that is stored about me."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.table.availability import read_availability
from hustings.table.times import stamp
from hustings.web import deletion
from hustings.web.accounts import person
from hustings.web.middleware import Limiter, browser_of, require_user
from hustings.web.people import Session, public
from hustings.web.problems import HttpProblem, not_found
from hustings.web.routes.decorators import delete, get, post, put
from hustings.web.routes.me import notices_of
from hustings.web.routes.push import wishes_shown
from hustings.web.routes.time import shown
from hustings.web.site import Site, site_of
from hustings.web.store import contacts, moderation, people, profiles, push, puzzles, ratings, talk
from hustings.web.store.rows import PasskeyRow, SessionRow, UserRow

Req = Request[Any, Any, Any]
SHOWN = 16  # letters of a session's hash that name it to its owner


def mine(request: Req) -> Session:
    """The sender's session, if it is a person's: a bot's token changes nothing about an account."""
    require_user(request)
    session: Session = request.scope["auth"]
    if session.kind != "cookie":
        raise HttpProblem(403, "a bot's token cannot do this")
    return session


def _limited(request: Req) -> Site:
    site = site_of(request)
    Limiter.check(site.limiter.logins, site.client(request))
    return site


async def entered(request: Req, session: Session, token: str) -> None:
    """Go on with this session; the one that was there before ends."""
    before: Session | None = request.scope["auth"]
    if before is not None and not before.ended and before.kind == "cookie":
        await site_of(request).people.logout(before)
    site_of(request).cookies.log_in(request, session, token)


def account(user: UserRow, code: str) -> wire.Account:
    return wire.Account(user.id, user.name, user.kind == "guest", user.kind == "bot", code)


# -- coming in --


@post("/api/account", status_code=201, summary="Make an account of me; my games stay mine")
async def register(request: Req, data: JSONBody[wire.Credentials]) -> wire.Account:
    site = _limited(request)
    user = await site.ensure_user(request)
    session, token, code = await site.accounts.register(user, data.name, data.password, browser_of(request))
    await entered(request, session, token)
    return account(session.user, code)


@post("/api/login", status_code=200, summary="Enter with name and password")
async def login(request: Req, data: JSONBody[wire.Credentials]) -> wire.User:
    site = _limited(request)
    session, token = await site.accounts.login(
        data.name, data.password, site.client(request), browser_of(request)
    )
    await entered(request, session, token)
    return public(session.user)


@post("/api/logout", status_code=204, summary="End this session")
async def logout(request: Req) -> None:
    site = site_of(request)
    session = request.scope["auth"]
    if session is None or session.kind == "cookie":  # a bot's token is ended by its keeper
        if session is not None:
            await site.people.logout(session)
        site.cookies.log_out(request)


# -- a lost password --


@post("/api/recover", status_code=200, summary="Enter with the recovery code and set a new password")
async def recover(request: Req, data: JSONBody[wire.Recover]) -> wire.Account:
    site = _limited(request)
    session, token, code = await site.accounts.recover(
        data.name, data.code, data.password, site.client(request), browser_of(request)
    )
    await entered(request, session, token)
    return account(session.user, code)


@post(
    "/api/recover/mail", status_code=204, summary="Ask for a link by mail; nobody hears whether it was sent"
)
async def forgot(request: Req, data: JSONBody[wire.Forgot]) -> None:
    _limited(request).accounts.forgot(data.name)


@post("/api/recover/link", status_code=200, summary="Set a new password by a link from a mail")
async def reset(request: Req, data: JSONBody[wire.ResetPassword]) -> wire.User:
    site = _limited(request)
    session, token = await site.accounts.reset(data.token, data.password, browser_of(request))
    await entered(request, session, token)
    return public(session.user)


@put("/api/me/password", summary="Change my password; all my other sessions end")
async def change_password(request: Req, data: JSONBody[wire.ChangePassword]) -> wire.User:
    site = _limited(request)
    session, token = await site.accounts.change_password(
        mine(request), data.old, data.new, browser_of(request)
    )
    await entered(request, session, token)
    return public(session.user)


@post("/api/me/recovery-code", status_code=200, summary="A new recovery code; the one before is void")
async def renew_code(request: Req, data: JSONBody[wire.ConfirmPassword]) -> wire.RecoveryCode:
    site = _limited(request)
    return wire.RecoveryCode(await site.accounts.renew_code(mine(request), data.password))


# -- passkeys --


def _relying_party(request: Req) -> tuple[str, str]:
    found = site_of(request).relying_party(request)
    if found is None:
        raise HttpProblem(422, "passkeys need a site with https")
    return found


def _cookie(request: Req) -> str:
    return str(request.scope["state"]["session"])


@post("/api/login/passkey/options", status_code=200, summary="What a device needs to sign in with a passkey")
async def passkey_login_options(request: Req) -> wire.PasskeyOptions:
    site = _limited(request)
    return wire.PasskeyOptions(site.passkeys.login_options(_cookie(request), _relying_party(request)))


@post("/api/login/passkey", status_code=200, summary="Enter with a passkey")
async def passkey_login(request: Req, data: JSONBody[wire.PasskeyLogin]) -> wire.User:
    site = _limited(request)
    session, token = await site.passkeys.login(
        data.credential, _cookie(request), _relying_party(request), browser_of(request)
    )
    await entered(request, session, token)
    return public(session.user)


@get("/api/me/passkeys", summary="My passkeys")
async def passkeys(request: Req) -> list[wire.PasskeyInfo]:
    user = mine(request).user
    rows = await site_of(request).database.read(partial(people.passkeys_of, user_id=user.id))
    return [passkey(row) for row in rows]


@post("/api/me/passkey-options", status_code=200, summary="What a device needs to make a passkey")
async def new_passkey_options(request: Req, data: JSONBody[wire.ConfirmPassword]) -> wire.PasskeyOptions:
    site = _limited(request)
    session = mine(request)
    person(session)
    await site.accounts.confirm(session, data.password)
    options = await site.passkeys.new_options(session.user, _cookie(request), _relying_party(request))
    return wire.PasskeyOptions(options)


@post("/api/me/passkeys", status_code=201, summary="Keep a passkey that a device has made")
async def new_passkey(request: Req, data: JSONBody[wire.NewPasskey]) -> wire.PasskeyInfo:
    site = _limited(request)
    session = mine(request)
    person(session)
    cookie, rp = _cookie(request), _relying_party(request)
    return passkey(await site.passkeys.add(session.user, data.credential, data.name, cookie, rp))


@delete("/api/me/passkeys/{passkey:str}", status_code=204, summary="Remove a passkey")
async def remove_passkey(request: Req, passkey: FromPath[str]) -> None:
    user = mine(request).user
    work = partial(people.drop_passkey, user_id=user.id, id=passkey)
    if not await site_of(request).database.write(work):
        raise not_found()


# -- sessions --


@get("/api/me/sessions", summary="Where I am signed in")
async def sessions(request: Req) -> list[wire.SessionInfo]:
    session = mine(request)
    return await _sessions(site_of(request), session.user, session)


async def _sessions(site: Site, user: UserRow, current: Session | None) -> list[wire.SessionInfo]:
    return [_session(row, current) for row in await site.people.sessions_of(user)]


def _session(row: SessionRow, current: Session | None) -> wire.SessionInfo:
    return wire.SessionInfo(
        row.hash[:SHOWN],
        row.kind,  # type: ignore[arg-type]
        row.created_at,
        row.seen_at,
        row.expires_at,
        row.agent,
        current is not None and row.hash == current.hash,
    )


@delete("/api/me/sessions/{session:str}", status_code=204, summary="Sign out there")
async def end_session(request: Req, session: FromPath[str]) -> None:
    site = site_of(request)
    own = mine(request)
    for row in await site.people.sessions_of(own.user):
        if row.hash[:SHOWN] == session:
            await site.people.end_session(own.user, row.hash)
            if row.hash == own.hash:
                site.cookies.log_out(request)
            return
    raise not_found()


@delete("/api/me/sessions", status_code=204, summary="Sign out everywhere, here too")
async def sign_out_everywhere(request: Req) -> None:
    site = site_of(request)
    await site.people.end_everywhere(mine(request).user)
    site.cookies.log_out(request)


# -- what is stored about me --


@get("/api/me/export", summary="All that is stored about me")
async def export(request: Req) -> Response[wire.Export]:
    site = _limited(request)
    session = mine(request)
    user = session.user
    read = site.database.read
    contact = await read(partial(contacts.contact, user_id=user.id))
    played = await read(partial(people.played_by, user_id=user.id))
    lines = await read(partial(talk.talk_by, user_id=user.id))
    keys = await read(partial(people.passkeys_of, user_id=user.id))
    content = wire.Export(
        deletion.exported_user(user),
        await _sessions(site, user, session),
        notices_of(contact, site.notices.ways),
        [passkey(row) for row in keys],
        [deletion.exported_user(bot) for bot in await site.people.bots_of(user)],
        [deletion.exported_table(row, seats, user.id) for row, seats in played],
        [deletion.exported_talk(entry) for entry in lines],
        [public(other) for other in await read(partial(moderation.blocked_by, user_id=user.id))],
        [
            wire.ExportedReport(report.table_id, report.created_at, report.kind, report.reason)
            for report in await read(partial(moderation.reports_by, user_id=user.id))
        ],
        await read(partial(profiles.visibility_of, user_id=user.id)),
        [
            wire.ExportedRating(row.table_id, row.game, row.at, row.rank, row.mu, row.sigma)
            for row in await read(partial(ratings.history_of, player=user.id))
        ],
        shown(read_availability(user.availability)),
        [
            wire.TriedPuzzle(row.puzzle, row.tries, row.tried_at, row.solved_at)
            for row in await read(partial(puzzles.of_user, user_id=user.id))
        ],
        wishes_shown(await read(partial(push.wishes, user_id=user.id))),
        [
            wire.ExportedBrowser(row.endpoint, row.created_at)
            for row in await read(partial(push.subscriptions, user_id=user.id, now=stamp()))
        ],
    )
    return Response(content, headers={"Content-Disposition": 'attachment; filename="hustings.json"'})


def passkey(row: PasskeyRow) -> wire.PasskeyInfo:
    return wire.PasskeyInfo(row.id, row.name, row.created_at, row.used_at)


@post("/api/me/delete", status_code=204, summary="Delete me; my games stay, without my name")
async def delete_me(request: Req, data: JSONBody[wire.DeleteMe]) -> None:
    site = _limited(request)
    session = mine(request)
    await site.accounts.confirm(session, data.password)
    site.cookies.log_out(request)
    await deletion.delete(site.service, site.people, session.user, site.config.bot)


HANDLERS = [
    register,
    login,
    logout,
    recover,
    forgot,
    reset,
    change_password,
    renew_code,
    passkey_login_options,
    passkey_login,
    passkeys,
    new_passkey_options,
    new_passkey,
    remove_passkey,
    sessions,
    end_session,
    sign_out_everywhere,
    export,
    delete_me,
]
