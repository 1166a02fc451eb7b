"""Who I am, and what is on the shelf."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from litestar import Request
from litestar.params import FromPath, JSONBody

import hustings
from hustings import wire
from hustings.locale import languages
from hustings.table.catalogue import bot_infos, game_infos
from hustings.table.localizer import known_language
from hustings.web.middleware import Limiter, require_user
from hustings.web.moderation import is_admin
from hustings.web.people import public
from hustings.web.problems import HttpProblem
from hustings.web.routes.decorators import delete, get, post, put
from hustings.web.routes.tables import Lang
from hustings.web.site import site_of
from hustings.web.store import contacts
from hustings.web.store.rows import ContactRow

Req = Request[Any, Any, Any]


@get("/api/me", summary="Who am I")
async def me(request: Req) -> wire.Me:
    site = site_of(request)
    user = request.scope["user"]
    return wire.Me(
        public(user) if user is not None else None,
        request.scope["state"]["csrf"],
        known_languages(),
        hustings.__version__,
        (user.login or "") if user is not None else "",
        site.offers(request),
        is_admin(user),
    )


@cache
def known_languages() -> list[str]:
    return list(languages())


@post("/api/me", status_code=200, summary="Choose my name")
async def rename(request: Req, data: JSONBody[wire.NewName]) -> wire.User:
    site = site_of(request)
    user = await site.ensure_user(request)
    return public(await site.people.rename(user, data.name))


@get("/api/games", summary="What can be played")
async def shelf(lang: Lang = "") -> list[wire.GameInfo]:
    return game_infos(known_language(lang))


@get("/api/bots", summary="Who can be played against, weakest first")
async def bots(lang: Lang = "") -> list[wire.BotInfo]:
    return bot_infos(known_language(lang))


@get("/api/me/notices", summary="How I am told off the page that a game waits for me")
async def my_notices(request: Req) -> wire.MyNotices:
    site = site_of(request)
    row = await site.database.read(partial(contacts.contact, user_id=require_user(request).id))
    return notices_of(row, site.notices.ways)


@put("/api/me/notices", summary="Be told by mail or webhook, or not")
async def set_notices(request: Req, data: JSONBody[wire.SetNotices]) -> wire.MyNotices:
    site = site_of(request)
    user = require_user(request)
    Limiter.check(site.limiter.logins, site.client(request))
    if data.email and user.kind == "person":  # a lost password is replaced by mail to this address
        before = await site.database.read(partial(contacts.contact, user_id=user.id))
        if before is None or before.email != data.email:
            await site.accounts.confirm(request.scope["auth"], data.password)
    row = await site.notices.keep(user.id, data.email, data.webhook, data.language)
    return notices_of(row, site.notices.ways)


def notices_of(row: ContactRow | None, ways: list[str]) -> wire.MyNotices:
    if row is None:
        return wire.MyNotices("", False, "", "", ways)
    return wire.MyNotices(row.email, row.confirmed, row.webhook, row.language, ways)


@post("/api/notices/{token:str}", status_code=204, summary="Agree to be told by mail")
async def agree(request: Req, token: FromPath[str]) -> None:
    """The link in the mail opens the page, which asks once more: programs that look at links agree to nothing."""
    if not await site_of(request).notices.confirm(token):
        raise HttpProblem(404)


@post(
    "/api/unsubscribe/{token:str}", status_code=204, summary="No more mail to whoever got this token in one"
)
async def unsubscribe(request: Req, token: FromPath[str]) -> None:
    await _unsubscribe(request, token)


@post("/unsubscribe/{token:str}", status_code=204, include_in_schema=False)
async def one_click(request: Req, token: FromPath[str]) -> None:
    """The address in the mail itself, which mail programs call (RFC 8058); people get the page there."""
    await _unsubscribe(request, token)


async def _unsubscribe(request: Req, token: str) -> None:
    if not await site_of(request).notices.unsubscribe(token):
        raise HttpProblem(404)


@get("/api/bot-accounts", summary="My bot accounts")
async def my_bots(request: Req) -> list[wire.MyBot]:
    site = site_of(request)
    found = []
    for bot in await site.people.bots_of(require_user(request)):
        shown = wire.MyBot(bot.id, bot.name, False, True)
        for token in await site.people.sessions_of(bot):
            shown.token_created_at, shown.token_seen_at = token.created_at, token.seen_at
            shown.token_expires_at = token.expires_at
        found.append(shown)
    return found


@post("/api/bot-accounts", status_code=201, summary="A new bot account with its token")
async def new_bot(request: Req, data: JSONBody[wire.NewBot]) -> wire.BotAccount:
    site = site_of(request)
    user, token = await site.people.new_bot(require_user(request), data.name, data.days)
    return wire.BotAccount(public(user), token)


@post("/api/bot-accounts/{bot:str}/token", status_code=200, summary="Renew a bot account's token")
async def renew_token(request: Req, bot: FromPath[str], data: JSONBody[wire.RenewToken]) -> wire.BotAccount:
    user, token = await site_of(request).people.renew_token(require_user(request), bot, data.days)
    return wire.BotAccount(public(user), token)


@delete("/api/bot-accounts/{bot:str}", status_code=204, summary="Void a bot account's token")
async def retire_bot(request: Req, bot: FromPath[str]) -> None:
    await site_of(request).people.retire(require_user(request), bot)


HANDLERS = [
    me,
    rename,
    shelf,
    bots,
    my_notices,
    set_notices,
    agree,
    unsubscribe,
    one_click,
    my_bots,
    new_bot,
    renew_token,
    retire_bot,
]
