"""Notices to this browser, and which notices I want."""

from __future__ import annotations

from functools import partial
from typing import Any
from zoneinfo import available_timezones

from litestar import Request
from litestar.params import FromPath, JSONBody

from hustings import wire
from hustings.table.times import stamp
from hustings.web.access import must_see_as_user
from hustings.web.middleware import Limiter, require_user
from hustings.web.people import Session
from hustings.web.problems import HttpProblem
from hustings.web.routes.decorators import delete, get, post, put
from hustings.web.site import Site, site_of
from hustings.web.store import push as store
from hustings.web.store.push import Wishes

Req = Request[Any, Any, Any]


@get("/api/me/push", summary="Whether my browsers are told")
async def push(request: Req) -> wire.Push:
    return await _push(site_of(request), _session(request))


def _session(request: Req) -> Session:
    require_user(request)
    session: Session = request.scope["auth"]
    return session


async def _push(site: Site, session: Session) -> wire.Push:
    if not site.push.on:
        return wire.Push("", False, 0)
    rows = await site.database.read(partial(store.subscriptions, user_id=session.user.id, now=stamp()))
    key = (await site.push.vapid()).public
    return wire.Push(key, any(row.session == session.hash for row in rows), len(rows))


@post("/api/me/push", status_code=200, summary="Tell this browser, until its session ends")
async def subscribe(request: Req, data: JSONBody[wire.NewPush]) -> wire.Push:
    site = site_of(request)
    session = _session(request)
    Limiter.check(site.limiter.logins, site.client(request))
    await site.push.subscribe(session, data)
    return await _push(site, session)


@delete("/api/me/push", status_code=204, summary="Tell this browser nothing more")
async def unsubscribe(request: Req) -> None:
    await site_of(request).database.write(partial(store.unsubscribe, session=_session(request).hash))


@post("/api/me/push/try", status_code=204, summary="Send this browser a notice, to see how it looks")
async def try_out(request: Req) -> None:
    site = site_of(request)
    Limiter.check(site.limiter.logins, site.client(request))
    await site.push.try_out(_session(request))


@get("/api/me/notice-wishes", summary="Which notices I want, and when")
async def my_wishes(request: Req) -> wire.NoticeWishes:
    kept = await site_of(request).database.read(partial(store.wishes, user_id=require_user(request).id))
    return wishes_shown(kept)


@put("/api/me/notice-wishes", summary="Say which notices I want, and when")
async def set_wishes(request: Req, data: JSONBody[wire.NoticeWishes]) -> wire.NoticeWishes:
    site = site_of(request)
    user = require_user(request)
    Limiter.check(site.limiter.logins, site.client(request))
    if bool(data.quiet_from) != bool(data.quiet_to):
        raise HttpProblem(422, "say from when to when you want to hear nothing")
    if data.quiet_from and data.zone not in available_timezones():
        raise HttpProblem(422, "this is no time zone: one is called Europe/Berlin, for example")
    kept = Wishes(sorted(set(data.off)), sorted(set(data.muted)), data.zone, data.quiet_from, data.quiet_to)
    await site.database.write(partial(store.keep_wishes, user_id=user.id, kept=kept))
    site.push.recent.touch_all()
    site.notices.recent.touch_all()
    return wishes_shown(kept)


def wishes_shown(kept: Wishes) -> wire.NoticeWishes:
    off: Any = kept.off
    return wire.NoticeWishes(off, kept.zone, kept.quiet_from, kept.quiet_to, kept.muted)


@put("/api/tables/{id:str}/notices", summary="Be told about this table off the page, or not")
async def table_notices(
    request: Req, id: FromPath[str], data: JSONBody[wire.TableNotices]
) -> wire.TableNotices:
    site = site_of(request)
    user = must_see_as_user(await site.service.table(id), request.scope["user"])
    kept = await site.database.read(partial(store.wishes, user_id=user.id))
    muted = {*kept.muted} - {id} if data.on else {*kept.muted, id}
    if len(muted) > MOST_MUTED:
        raise HttpProblem(409, "so many tables cannot be muted; turn a kind of notice off instead")
    kept.muted = sorted(muted)
    await site.database.write(partial(store.keep_wishes, user_id=user.id, kept=kept))
    site.stirred(id)
    return data


MOST_MUTED = 200
HANDLERS = [push, subscribe, unsubscribe, try_out, my_wishes, set_wishes, table_notices]
