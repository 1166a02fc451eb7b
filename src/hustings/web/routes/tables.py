"""Opening, finding, joining, starting and leaving tables."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Request
from litestar.params import FromPath, JSONBody, QueryParameter

from hustings import wire
from hustings.core.action import SPECTATOR
from hustings.figures import OwnFiguresError
from hustings.registry import title as find_title
from hustings.table import own_figures, seating
from hustings.table.aggregate import GameTable
from hustings.table.board_facts import facts_of
from hustings.table.draft import TableDraft
from hustings.table.figures_view import figures_info
from hustings.table.ids import new_token
from hustings.table.localizer import known_language
from hustings.table.names import clean, distinct
from hustings.web import opening
from hustings.web.access import must_own, must_see, must_see_as_user, unlocked_seats
from hustings.web.caps import most_open
from hustings.web.middleware import Limiter, require_user
from hustings.web.moderation import check_may_sit, is_admin
from hustings.web.problems import HttpProblem, not_found
from hustings.web.routes.decorators import get, post, put
from hustings.web.site import Site, site_of
from hustings.web.store import games, people
from hustings.web.store import links as stored_links
from hustings.web.store.rows import UserRow

Req = Request[Any, Any, Any]
Lang = Annotated[
    str, QueryParameter(name="lang", max_length=12, description="Render sentences in this language.")
]


@post("/api/tables", summary="Open a table")
async def create(request: Req, data: JSONBody[wire.NewTable], lang: Lang = "") -> wire.TableInfo:
    site = site_of(request)
    Limiter.check(site.limiter.tables, site.client(request))
    user = await site.ensure_user(request)
    most = most_open(user, site.config.limits)
    own = await _checked(request, data, known_language(lang)) if data.figures else ""
    made = await opening.create(site.service, site.people, user, data, site.config.bot, most, own)
    return site.table_info(await site.service.table(made), user, known_language(lang))


async def _checked(request: Req, wish: wire.NewTable, language: str) -> str:
    """The figures that somebody brings to a new table, as it keeps them."""
    seating.options_for(
        wish.game, wish.players, wish.options
    )  # else wrong options would be said to be wrong figures
    try:
        return await site_of(request).chore(
            request, own_figures.check, wish.game, wish.figures, wish.players, wish.options
        )
    except OwnFiguresError as error:
        raise own_figures.refused(find_title(wish.game), error, language) from None


@get("/api/tables", summary="The lobby, and my tables")
async def listing(
    request: Req,
    wanted: Annotated[
        Literal["lobby", "mine", "running", "finished"], QueryParameter(name="scope")
    ] = "lobby",
    before: Annotated[str, QueryParameter(max_length=32)] = "",
    game: Annotated[str, QueryParameter(max_length=80, description="Only of this game.")] = "",
    pace: Annotated[Literal["", "live", "async"], QueryParameter(description="Only of this pace.")] = "",
    lang: Lang = "",
) -> wire.TableList:
    site = site_of(request)
    user: UserRow | None = request.scope["user"]
    if wanted in ("mine", "finished"):
        require_user(request)
    found = await site.service.read(
        partial(
            games.listing,
            scope=wanted,
            user_id=user.id if user is not None else "",
            before=before,
            game=game,
            pace=pace,
        )
    )
    language = known_language(lang)
    for row, seats in found:
        live = site.service.in_memory(row.id)  # knows who has come or gone before that is stored
        if live is not None:
            for seat in seats:
                seat.here_until = live.seats[seat.seat].here_until
    shown = [site.shown(row, seats, user, language) for row, seats in found]
    return wire.TableList(shown, shown[-1].created_at if len(shown) == games.PAGE else None)


@get("/api/tables/{id:str}", summary="One table")
async def one(request: Req, id: FromPath[str], lang: Lang = "") -> wire.TableInfo:
    site = site_of(request)
    table = await site.service.table(id)
    must_see(table, request.scope["user"])
    return site.table_info(table, request.scope["user"], known_language(lang))


@get("/api/tables/{id:str}/figures", summary="The figures a table is played with")
async def figures(request: Req, id: FromPath[str], lang: Lang = "") -> wire.GameFigures:
    table = await site_of(request).service.table(id)
    must_see(table, request.scope["user"])
    if table.title.figures is None:
        raise not_found()
    own = own_figures.own_of(table.row.options)
    told = await asyncio.to_thread(
        figures_info, table.title, table.title.figures(own), known_language(lang), own
    )
    if own:
        told.facts = facts_of(table.game)
    return told


@get("/api/tables/{id:str}/links", summary="The owner's invitations; during the game also for who plays")
async def links(request: Req, id: FromPath[str]) -> wire.Links:
    """A seat that is given to somebody else while the game runs may have been the owner's."""
    table = await site_of(request).service.table(id)
    user: UserRow | None = request.scope["user"]
    vacant = table.row.status == "running" and any(seat.kind == "link" for seat in table.seats)
    if vacant and user is not None and table.seats_of(user.id) and user.id != table.row.owner_id:
        must_see(table, user)
        return wire.Links(_links(table).seats, "")
    must_own(table, user)
    return await links_of(site_of(request), table)


async def links_of(site: Site, table: GameTable) -> wire.Links:
    """All links of a table, for its owner."""
    found = _links(table)
    found.table = await site.service.read(partial(stored_links.table_link, id=table.id))
    return found


def _links(table: GameTable) -> wire.Links:
    tokens = {str(seat.seat): seat.token for seat in table.seats if seat.kind == "link" and seat.token}
    return wire.Links(tokens, table.row.watch_token)


@post("/api/tables/{id:str}/links", status_code=200, summary="Renew a link; the old one is void")
async def renew_link(request: Req, id: FromPath[str], data: JSONBody[wire.RenewLink]) -> wire.Links:
    """With the link for watching go those who came by it."""
    site = site_of(request)
    table = await site.service.table(id)
    user = request.scope["user"]
    if is_admin(user) and user.id != table.row.owner_id:
        await site.administration.log_renewed_link(user.id, id, data.seat)
    else:
        must_own(table, user)
    if data.seat is None:
        await site.service.write(partial(games.renew_watch_link, id=id, token=new_token()), about=id)
        await site.service.refresh(id)
    else:
        if data.seat >= table.row.players:
            raise not_found()
        await site.service.change(id, partial(seating.renew_link, seat=data.seat, on=data.on))
    return await links_of(site, await site.service.table(id))


@put("/api/tables/{id:str}/visibility", summary="Make a table public or private")
async def set_visibility(
    request: Req, id: FromPath[str], data: JSONBody[wire.SetVisibility], lang: Lang = ""
) -> wire.TableInfo:
    site = site_of(request)
    user = must_own(await site.service.table(id), request.scope["user"])
    _, table = await site.service.change(id, partial(seating.set_visibility, visibility=data.visibility))
    return site.table_info(table, user, known_language(lang))


async def _invited(request: Req, token: str) -> tuple[GameTable, int]:
    """The table and seat an invitation is for; a used one is only good for who used it."""
    site = site_of(request)
    found = await site.service.read(partial(games.seat_by_token, token=token))
    if found is None:
        whole = await site.service.read(partial(stored_links.table_by_link, token=token))
        found = None if whole is None else (whole, seating.ANY_SEAT)
    if found is None:
        raise not_found()
    table = await site.service.table(found[0])
    if table.row.moderation == "removed":
        raise not_found()
    seat = found[1]
    if seat >= 0 and table.seats[seat].kind != "link":
        user = request.scope["user"]
        if user is None or table.seats[seat].user_id != user.id:
            raise not_found()
    return table, seat


@get("/api/join/{token:str}", summary="What an invitation would give")
async def invitation(request: Req, token: FromPath[str], lang: Lang = "") -> wire.Invitation:
    table, seat = await _invited(request, token)
    shown = site_of(request).table_info(table, request.scope["user"], known_language(lang))
    free = seating.free_seats(table) if seat == seating.ANY_SEAT else []
    host = await site_of(request).service.read(partial(people.user, id=table.row.owner_id))
    return wire.Invitation(shown, seat, free, "" if host is None else host.name)


@post("/api/join/{token:str}", status_code=200, summary="Accept an invitation")
async def accept(
    request: Req, token: FromPath[str], data: JSONBody[wire.Join], lang: Lang = ""
) -> wire.TableInfo:
    site = site_of(request)
    table, seat = await _invited(request, token)
    user = await site.ensure_user(request)
    if clean(data.name):
        await site.people.check_name(user, data.name)
    if seat == SPECTATOR:
        await site.service.write(partial(games.watch, id=table.id, user_id=user.id), about=table.id)
        await site.service.refresh(table.id)
        table = await site.service.table(table.id)
    else:
        await check_may_sit(site, table, user)

        def work(draft: TableDraft) -> None:
            if seat == seating.ANY_SEAT:
                seating.join_by_table_link(draft, user, data)
                return
            seat_row = draft.seats[seat]
            if seat_row.kind == "link" and seat_row.token == token:
                seating.take_seat(draft, seat, user, data)
            elif seat_row.user_id != user.id:
                raise not_found()

        _, table = await site.service.change(table.id, work)
    return site.table_info(table, user, known_language(lang))


@post("/api/tables/{id:str}/join", status_code=200, summary="Take an open seat")
async def join(request: Req, id: FromPath[str], data: JSONBody[wire.Join], lang: Lang = "") -> wire.TableInfo:
    site = site_of(request)
    table = await site.service.table(id)
    must_see(table, request.scope["user"])
    user = await site.ensure_user(request)
    await check_may_sit(site, table, user)
    if clean(data.name):
        await site.people.check_name(user, data.name)
    _, table = await site.service.change(id, lambda draft: seating.join_open(draft, user, data))
    return site.table_info(table, user, known_language(lang))


@post("/api/tables/{id:str}/leave", status_code=200, summary="Leave; while running a bot stands in")
async def leave(request: Req, id: FromPath[str], lang: Lang = "") -> wire.TableInfo:
    site = site_of(request)
    table = await site.service.table(id)
    user, session = _seated(table, request.scope["user"]), request.scope["auth"]

    def work(draft: TableDraft) -> None:
        mine = unlocked_seats(draft.table, user, session)
        if draft.table.seats_of(user.id) and not mine:
            raise HttpProblem(403, "this seat is behind its PIN", "locked")
        seating.leave(draft, user, mine, site.config.bot)

    _, table = await site.service.change(id, work)
    return site.table_info(table, user, known_language(lang))


def _seated(table: GameTable, user: UserRow | None) -> UserRow:
    user = must_see_as_user(table, user)
    if not table.seats_of(user.id) and user.id != table.row.owner_id:
        raise HttpProblem(403, "you have no seat here")
    return user


@post(
    "/api/tables/{id:str}/seats",
    status_code=200,
    summary="Change a seat before the start, or fill one during the game",
)
async def change_seat(
    request: Req, id: FromPath[str], data: JSONBody[wire.ChangeSeat], lang: Lang = ""
) -> wire.TableInfo:
    site = site_of(request)
    table = await site.service.table(id)
    user = must_own(table, request.scope["user"])
    if data.seat >= table.row.players:
        raise not_found()
    if table.row.status == "running":
        bot = seating.check_bot(data.bot or site.config.bot)
        change = partial(seating.change_running, seat=data.seat, kind=data.kind, bot=bot)
        _, table = await site.service.change(id, change)
        return site.table_info(table, user, known_language(lang))
    fresh = await opening.seat_row(id, data.seat, data, user, site.people, site.config.bot)

    def work(draft: TableDraft) -> None:
        seating.must_be_gathering(draft.table)
        if fresh.kind == "human":
            fresh.name = distinct(fresh.name, seating.names_of_others(draft.seats, user.id))
        names = ("kind", "user_id", "name", "bot", "token", "pin", "availability", "here_until")
        draft.set_seat(data.seat, nonce=None, **{name: getattr(fresh, name) for name in names})
        draft.hand_over(data.seat, f"bot:{fresh.bot}" if fresh.bot else fresh.kind)

    _, table = await site.service.change(id, work)
    return site.table_info(table, user, known_language(lang))


@post("/api/tables/{id:str}/start", status_code=200, summary="Begin the game")
async def start(
    request: Req, id: FromPath[str], data: JSONBody[wire.Start], lang: Lang = ""
) -> wire.TableInfo:
    site = site_of(request)
    table = await site.service.table(id)
    user = must_own(table, request.scope["user"])
    site.runner.note_client(user, site.client(request))
    if table.row.status == "gathering" and seating.bots_only(table):
        async with site.caps.bots_only(user, site.client(request)) as address:

            def work(draft: TableDraft) -> None:
                seating.start(draft, user, data)
                draft.set(client=address)

            _, table = await site.service.change(id, work)
    else:
        _, table = await site.service.change(id, lambda draft: seating.start(draft, user, data))
    return site.table_info(table, user, known_language(lang))


@post("/api/tables/{id:str}/close", status_code=200, summary="Close a table of mine where no one else plays")
async def close(request: Req, id: FromPath[str], lang: Lang = "") -> wire.TableInfo:
    site = site_of(request)
    user = must_own(await site.service.table(id), request.scope["user"])
    _, table = await site.service.change(id, lambda draft: seating.close_own(draft, user))
    return site.table_info(table, user, known_language(lang))


HANDLERS = [
    create,
    listing,
    one,
    figures,
    links,
    renew_link,
    set_visibility,
    invitation,
    accept,
    join,
    leave,
    change_seat,
    start,
    close,
]
