"""The requests of a page, answered here as a server answers them."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

import hustings
from hustings import wire
from hustings.core.action import SPECTATOR, Action, Decision
from hustings.core.codec import loads
from hustings.core.errors import HustingsError, IllegalAction, RecordError
from hustings.core.record import commit
from hustings.core.title import Title
from hustings.figures import OwnFiguresError
from hustings.local.service import BOT, Listener, Local, Owner
from hustings.locale import languages
from hustings.play.match import StaleDecision
from hustings.registry import title as find_title
from hustings.structs import Encoder, ValidationError, convert
from hustings.table import agreements, archive, own_figures, seating, taking_back
from hustings.table.aggregate import GameTable
from hustings.table.board_facts import facts_of
from hustings.table.catalogue import bot_infos, coached, game_infos, listed, rules_info, what_it_is
from hustings.table.draft import TableDraft
from hustings.table.feed import renderer
from hustings.table.figures_view import figures_info
from hustings.table.help import may_have_help
from hustings.table.localizer import Localizer, known_language
from hustings.table.names import clean, clean_text
from hustings.table.past import replay_to
from hustings.table.positions import EVERYTHING, analysis, position, state_for
from hustings.table.presenter import state, state_json, table_text
from hustings.table.preview import foresee, outlook
from hustings.table.problems import HttpProblem, illegal, not_found, of_engine
from hustings.table.questions import (
    check_picks,
    hint_infos,
    open_decision,
    refusal,
    sentence,
    stale_decision,
    step_info,
)
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.table.rows import EntryRow, SeatRow
from hustings.table.sse import framed, message
from hustings.table.standing_orders import placed, read_orders, write_orders
from hustings.table.story import story
from hustings.table.table_view import table_info

T = TypeVar("T")
encode = Encoder().encode
PAGE = 200  # entries of the log that come at once


class Reply(NamedTuple):
    """As over HTTP: a status, and a body that is JSON unless its type says otherwise."""

    status: int
    body: bytes
    type: str = "application/json"


class Request:
    """One request: the path without ``/api``, what stood in it, the query and the body."""

    def __init__(self, local: Local, named: dict[str, str], query: dict[str, str], body: Any) -> None:
        self.local = local
        self.named = named
        self.query = query
        self.body = body

    @property
    def id(self) -> str:
        return self.named["id"]

    @property
    def language(self) -> str:
        return known_language(self.query.get("lang", ""))

    def flag(self, name: str) -> bool:
        return self.query.get(name, "") in ("1", "true")

    def number(self, name: str) -> int | None:
        """A number in the query. Raises HttpProblem."""
        given = self.query.get(name, "")
        if not given:
            return None
        if not re.fullmatch(r"-?\d{1,10}", given):
            raise HttpProblem(400, f"{name} is no number")
        return int(given)

    def data(self, kind: type[T]) -> T:
        """The body as a struct. Raises HttpProblem."""
        try:
            found: T = convert(self.body if self.body is not None else {}, kind)
        except ValidationError as error:
            raise HttpProblem(400, str(error)) from None
        return found

    async def table(self) -> GameTable:
        return await self.local.table(self.id)

    async def seen(self) -> tuple[GameTable, int]:
        """The table, and the seat with whose eyes it is looked at."""
        table = await self.table()
        return table, self.local.viewing_seat(table, self.number("seat"))

    def recipient(self, seat: int) -> Recipient:
        return Recipient(seat, ResponseFormat(self.language, True, self.flag("text")))

    async def question(self) -> tuple[GameTable, int, Decision]:
        table = await self.table()
        mine = self.local.acting_seat(table, self.number("seat"))
        return table, mine, open_decision(table, mine, self.named["decision"], self.language)

    async def change(self, work: Callable[[TableDraft], Any]) -> GameTable:
        return (await self.local.change(self.id, work))[1]

    def info(self, table: GameTable) -> wire.TableInfo:
        return self.local.info(table, self.language)

    def accepted(self, table: GameTable, seat: int) -> wire.Accepted:
        shown = state(table, Recipient(seat, ResponseFormat(self.language)))
        return wire.Accepted(shown.seq, shown.n, shown)


Handler = Callable[[Request], Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """Answer requests to a path; ``{name}`` stands for a part of it."""

    def add(handler: Handler) -> Handler:
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)
        ROUTES.append((method, re.compile(pattern), handler))
        return handler

    return add


async def answer(local: Local, method: str, path: str, query: dict[str, str], body: Any) -> Reply:
    """Answer one request. Never raises for what a page may ask."""
    try:
        for known, pattern, handler in ROUTES:
            match = pattern.fullmatch(path) if known == method else None
            if match is not None:
                found = await handler(Request(local, match.groupdict(), query, body))
                if isinstance(found, Reply):
                    return found
                return Reply(204, b"") if found is None else Reply(200, encode(found))
        raise not_found()
    except HttpProblem as error:
        return Reply(error.problem.status, encode(error.problem))
    except HustingsError as error:
        refused = of_engine(error) or HttpProblem(500, str(error))
        return Reply(refused.problem.status, encode(refused.problem))


async def listen(
    local: Local, id: str, query: dict[str, str], send: Callable[[bytes], None]
) -> Callable[[], None]:
    """Send what happens at a table, first what was missed; until the function that is returned is called."""
    request = Request(local, {"id": id}, query, None)
    table, seen = await request.seen()
    recipient = request.recipient(seen)
    since = request.number("since")
    listener = Listener(id, recipient, send)
    local.listeners.append(listener)
    if since is not None and since > table.row.seq:
        send(message("reset", {"seq": table.row.seq}))
    elif since is not None and since < table.row.seq:
        writer = renderer(table, recipient)
        found = [(row.seq, writer.entry(row)) for row in (await local.slot(id)).entries if row.seq > since]
        send(b"".join([message("entry", entry, seq) for seq, entry in found if entry is not None]))
        send(framed("state", state_json(table, recipient), table.row.seq))

    def stop() -> None:
        if listener in local.listeners:
            local.listeners.remove(listener)

    return stop


# -- who I am, and what is on the shelf --


@route("GET", "/me")
async def me(request: Request) -> wire.Me:
    owner = request.local.owner
    user = wire.User(owner.id, owner.name, True, False)
    return wire.Me(user, "local", list(languages()), hustings.__version__)


@route("POST", "/me")
async def rename(request: Request) -> wire.User:
    name = clean(request.data(wire.NewName).name)
    request.local.owner = Owner(request.local.owner.id, name)
    return wire.User(request.local.owner.id, name, True, False)


@route("GET", "/games")
async def games(request: Request) -> list[wire.GameInfo]:
    return game_infos(request.language)


@route("GET", "/bots")
async def bots(request: Request) -> list[wire.BotInfo]:
    return bot_infos(request.language)


@route("GET", "/legal")
async def legal(_request: Request) -> list[wire.Legal]:
    return []


@route("GET", "/me/blocks")
async def blocks(_request: Request) -> list[wire.User]:
    return []


def _title(request: Request) -> Title:
    try:
        return find_title(request.named["game"])
    except HustingsError:
        raise not_found() from None


@route("GET", "/rules/{game}")
async def rules(request: Request) -> wire.GameRules:
    return rules_info(_title(request), request.language)


@route("GET", "/games/{game}/things")
async def things(request: Request) -> wire.GameThings:
    return listed(_title(request).id, request.language)


@route("GET", "/games/{game}/coach")
async def coach(request: Request) -> wire.GameCoach:
    return coached(_title(request).id, request.language)


@route("GET", "/figures/{game}")
async def figures(request: Request) -> wire.GameFigures:
    title = _title(request)
    if title.figures is None:
        raise not_found()
    return figures_info(title, title.figures(""), request.language)


@route("POST", "/figures/{game}")
async def check_figures(request: Request) -> wire.GameFigures:
    title = _title(request)
    if title.figures is None:
        raise not_found()
    try:
        own = own_figures.check(title.id, request.data(wire.OwnFigures).figures)
    except OwnFiguresError as error:
        raise own_figures.refused(title, error, request.language) from None
    return figures_info(title, title.figures(own), request.language, own)


# -- tables --


@route("GET", "/tables")
async def tables(request: Request) -> wire.TableList:
    local, wanted = request.local, request.query.get("scope", "lobby")
    shown = []
    if wanted in ("mine", "finished"):
        for row, seats in sorted(local.heads.values(), key=lambda head: head[0].created_at, reverse=True):
            if row.status != "closed" and (wanted == "mine" or row.status == "finished"):
                shown.append(table_info(row, seats, local.owner, set(range(row.players)), request.language))
    return wire.TableList(shown, None)


@route("POST", "/tables")
async def create(request: Request) -> wire.TableInfo:
    local, wish = request.local, request.data(wire.NewTable)
    for row, _ in local.heads.values():
        if wish.key and row.create_key == wish.key:
            return request.info(await local.table(row.id))
    own = ""
    if wish.figures:
        seating.options_for(wish.game, wish.players, wish.options)
        try:
            own = own_figures.check(wish.game, wish.figures, wish.players, wish.options)
        except OwnFiguresError as error:
            raise own_figures.refused(find_title(wish.game), error, request.language) from None
    row = seating.wished_row(local.owner, wish, own)
    row.seed = local.chance(32)
    row.commitment, row.visibility = commit(row.seed), "private"
    seats = [
        seating.seat_row(row.id, number, seat, local.owner, local.hashed(row.id, seat.pin), BOT)
        for number, seat in enumerate(seating.wished_seats(wish))
    ]
    return request.info(await local.add(row, seats, []))


@route("GET", "/tables/{id}")
async def table(request: Request) -> wire.TableInfo:
    return request.info(await request.table())


@route("DELETE", "/tables/{id}")
async def delete(request: Request) -> None:
    await request.local.delete(request.id)


@route("GET", "/tables/{id}/links")
async def links(_request: Request) -> wire.Links:
    return wire.Links({}, "")


@route("GET", "/tables/{id}/figures")
async def table_figures(request: Request) -> wire.GameFigures:
    found = await request.table()
    if found.title.figures is None:
        raise not_found()
    own = own_figures.own_of(found.row.options)
    told = figures_info(found.title, found.title.figures(own), request.language, own)
    if own:
        told.facts = facts_of(found.game)
    return told


@route("POST", "/tables/{id}/seats")
async def change_seat(request: Request) -> wire.TableInfo:
    local, wish = request.local, request.data(wire.ChangeSeat)
    if wish.seat >= (await request.table()).row.players:
        raise not_found()
    fresh = seating.seat_row(
        request.id, wish.seat, wish, local.owner, local.hashed(request.id, wish.pin), BOT
    )

    def work(draft: TableDraft) -> None:
        seating.must_be_gathering(draft.table)
        draft.set_seat(
            wish.seat,
            nonce=None,
            **{name: getattr(fresh, name) for name in ("kind", "user_id", "name", "bot", "token", "pin")},
        )
        draft.hand_over(wish.seat, f"bot:{fresh.bot}" if fresh.bot else fresh.kind)

    return request.info(await request.change(work))


@route("POST", "/tables/{id}/start")
async def start(request: Request) -> wire.TableInfo:
    wish = request.data(wire.Start)
    return request.info(await request.change(lambda draft: seating.start(draft, request.local.owner, wish)))


@route("POST", "/tables/{id}/close")
async def close(request: Request) -> wire.TableInfo:
    return request.info(await request.change(lambda draft: seating.close_own(draft, request.local.owner)))


@route("POST", "/tables/{id}/leave")
async def leave(request: Request) -> wire.TableInfo:
    local = request.local

    def work(draft: TableDraft) -> None:
        mine = [seat for seat in draft.table.seats_of(local.owner.id) if not local.locked(draft.table, seat)]
        seating.leave(draft, local.owner, mine, BOT)

    return request.info(await request.change(work))


@route("POST", "/tables/{id}/rematch")
async def rematch(request: Request) -> wire.TableInfo:
    """The same again, at once: everybody is here."""
    local, old = request.local, await request.table()
    row = seating.new_row(
        local.owner, old.row.game, old.row.players, loads(old.row.options.encode()), rematch_of=old.id
    )
    row.seed = local.chance(32)
    row.commitment, row.clock = commit(row.seed), old.row.clock
    row.help, row.undo = old.row.help, old.row.undo
    turned = request.query.get("seats") == "turned"
    seats = []
    for seat in old.seats:
        number = (seat.seat + 1) % row.players if turned else seat.seat
        kind, user = ("human", local.owner.id) if seat.bot is None else ("bot", None)
        seats.append(SeatRow(row.id, number, kind, user, seat.name, seat.bot, False, None, None, None, None))
    await local.add(row, sorted(seats, key=lambda seat: seat.seat), [])
    await request.change(lambda draft: draft.set(rematch=row.id))
    _, made = await local.change(row.id, TableDraft.start)
    return request.info(made)


@route("GET", "/me/waiting")
async def waiting_tables(_request: Request) -> list[wire.Waiting]:
    return []


# -- seeing and answering --


@route("GET", "/tables/{id}/state")
async def state_now(request: Request) -> Reply:
    found, seen = await request.seen()
    return Reply(200, state_json(found, request.recipient(seen)))


@route("GET", "/tables/{id}/text")
async def text(request: Request) -> wire.Text:
    found, seen = await request.seen()
    return table_text(found, seen, request.language)


@route("GET", "/tables/{id}/log")
async def log(request: Request) -> wire.LogPage:
    found, seen = await request.seen()
    rows = (await request.local.slot(request.id)).entries[request.number("since") or 0 :]
    most = min(request.number("limit") or PAGE, PAGE)
    writer = renderer(found, request.recipient(seen))
    entries = [entry for row in rows[:most] if (entry := writer.entry(row)) is not None]
    return wire.LogPage(entries, found.row.seq, len(rows) > most)


@route("POST", "/tables/{id}/decisions/{decision}")
async def act(request: Request) -> Reply:
    local, wish = request.local, request.data(wire.Answer)
    found = await request.table()
    seat = local.acting_seat(found, wish.seat)
    action, decision = Action(wish.kind, tuple(wish.args)), request.named["decision"]

    def work(draft: TableDraft) -> tuple[int, int]:
        agreements.returned(draft, seat)
        if draft.seats[seat].standin:
            raise HttpProblem(409, "a bot plays this seat; take it back first", "handed-over")
        return draft.answer(seat, action, decision, local.owner.id, wish.key)

    try:
        (seq, n), found = await local.change(request.id, work)
    except StaleDecision as gone:
        done = await _done(local, request.id, wish.key)
        if done is None:
            raise stale_decision(found, seat, request.language, str(gone)) from None
        seq, n = done.seq, loads(done.body.encode())["n"]
        found = await request.table()
    except IllegalAction as refused:
        raise illegal(refused.message, sentence(found, request.language, refused)) from None
    shown = state_json(found, request.recipient(seat))
    return Reply(200, b'{"seq":%d,"n":%d,"state":%b}' % (seq, n, shown))


async def _done(local: Local, id: str, key: str) -> EntryRow | None:
    """What was done with a key before."""
    entries = (await local.slot(id)).entries
    return next((row for row in entries if key and row.key == key), None)


@route("POST", "/tables/{id}/decisions/{decision}/steps")
async def steps(request: Request) -> wire.StepInfo:
    found, mine, question = await request.question()
    prefix = tuple(request.data(wire.Steps).prefix)
    check_picks(found, mine, question, prefix)
    speaker = Localizer(found.title, request.language)
    return step_info(found.game, speaker, found.view(mine), question, prefix)


@route("POST", "/tables/{id}/decisions/{decision}/preview")
async def preview(request: Request) -> wire.Preview:
    found, mine, question = await request.question()
    args = tuple(request.data(wire.Steps).prefix)
    if not question.space.contains(args):
        raise refusal(found, mine, question, args, "this is not an answer")
    return foresee(found.game, Localizer(found.title, request.language), found.view(mine), question, args)


@route("GET", "/tables/{id}/rivals")
async def rivals(request: Request) -> wire.Rivals:
    found, seen = await request.seen()
    if found.match is None or found.over:
        return wire.Rivals([])
    return outlook(found.game, Localizer(found.title, request.language), found.view(seen))


@route("POST", "/tables/{id}/decisions/{decision}/hint")
async def hint(request: Request) -> wire.Hints:
    found, mine, question = await request.question()
    _must_have_help(found)
    bots = request.local.bots
    heard = await bots.heard(found, mine)
    rows = await bots.thinker.advise(found.setup, found.view(mine).data(), question.kind, heard)
    return hint_infos(found, mine, question, rows, request.language)


def _must_have_help(found: GameTable) -> None:
    if found.row.branch_of is None and not may_have_help(found.row, found.seats):
        raise HttpProblem(403, "no engine help in a game among people", "no-help")


@route("GET", "/tables/{id}/things/{thing}")
async def thing(request: Request) -> wire.ThingNow:
    found, seen = await request.seen()
    return what_it_is(found, seen, request.named["thing"], request.language)


# -- talk, steps back, handing over, instructions, the curtain --


@route("POST", "/tables/{id}/talk")
async def talk(request: Request) -> wire.LogPage:
    local, wish = request.local, request.data(wire.Talk)
    found = await request.table()
    seat = local.acting_seat(found, wish.seat)
    said, to = clean_text(wish.text), sorted(set(wish.to) - {seat})
    if not said or any(other >= found.row.players for other in to) or (wish.to and not to):
        raise HttpProblem(422, "say something, to seats of this table")
    if await _done(local, request.id, wish.key) is None:
        body = {"from": seat, "to": to, "text": said, "by": found.seats[seat].name}
        found = await request.change(lambda draft: draft.write("talk", body, local.owner.id, wish.key))
    return wire.LogPage([], found.row.seq, False)


@route("POST", "/tables/{id}/undo")
async def undo(request: Request) -> wire.Accepted:
    local, wish = request.local, request.data(wire.Undo)
    found = await request.table()
    seat = local.acting_seat(found, wish.seat)
    if await _done(local, request.id, wish.key) is None:
        found = await request.change(
            lambda draft: taking_back.take_back(draft, seat, wish.ask, local.owner.id, wish.key)
        )
    return request.accepted(found, seat)


@route("GET", "/tables/{id}/undo")
async def look_back(request: Request) -> wire.StepBack:
    found = await request.table()
    mine = request.local.acting_seat(found, request.number("seat"))
    step = taking_back.look(found, mine)
    writer = renderer(found, Recipient(mine, ResponseFormat(request.language)))
    wanted = {move.n: move for move in step.moves}
    for row in (await request.local.slot(request.id)).entries:
        entry = writer.entry(row) if row.type == "line" and wanted else None
        if entry is not None and entry.n in wanted:
            wanted[entry.n].news = [event.news for event in entry.events or []]
    return step


@route("POST", "/tables/{id}/undo/answer")
async def answer_undo(request: Request) -> wire.Accepted:
    local, wish = request.local, request.data(wire.UndoAnswer)
    seat = local.acting_seat(await request.table(), wish.seat)
    found = await request.change(lambda draft: taking_back.answer(draft, seat, wish.agree, local.owner.id))
    return request.accepted(found, seat)


@route("POST", "/tables/{id}/pause")
async def pause(request: Request) -> wire.Accepted:
    local, wish = request.local, request.data(wire.Pause)
    seat = local.acting_seat(await request.table(), wish.seat)
    found = await request.change(lambda draft: agreements.pause(draft, seat, wish.on, local.owner.id))
    return request.accepted(found, seat)


async def _my_seat(request: Request) -> int:
    found = await request.table()
    seat = int(request.named["seat"]) if request.named["seat"].isdecimal() else -1
    if not 0 <= seat < found.row.players:
        raise not_found()
    return request.local.acting_seat(found, seat)


@route("POST", "/tables/{id}/seats/{seat}/hand")
async def hand(request: Request) -> wire.TableInfo:
    seat, wish = await _my_seat(request), request.data(wire.Hand)
    bot = seating.check_bot(wish.bot or BOT)

    def work(draft: TableDraft) -> None:
        draft.table.playing()
        if wish.to == "bot":
            seating.stand_in(draft, seat, bot)
        else:
            agreements.returned(draft, seat)
            seating.take_back(draft, seat)

    return request.info(await request.change(work))


@route("GET", "/tables/{id}/seats/{seat}/orders")
async def orders(request: Request) -> wire.Orders:
    seat = await _my_seat(request)
    return wire.Orders(read_orders((await request.table()).seats[seat].orders))


@route("PUT", "/tables/{id}/seats/{seat}/orders")
async def set_orders(request: Request) -> wire.Orders:
    seat, wish = await _my_seat(request), request.data(wire.Orders)

    def work(draft: TableDraft) -> list[wire.Order]:
        running = draft.table.match is not None
        kept = placed(draft.table, seat, wish.orders) if running else [o for o in wish.orders if not o.here]
        draft.set_seat(seat, orders=write_orders(kept))
        return kept

    kept, _ = await request.local.change(request.id, work)
    return wire.Orders(kept)


@route("POST", "/tables/{id}/seats/{seat}/unlock")
async def unlock(request: Request) -> None:
    local, found = request.local, await request.table()
    seat = int(request.named["seat"]) if request.named["seat"].isdecimal() else -1
    if not 0 <= seat < found.row.players:
        raise not_found()
    if not found.is_seat_of(seat, local.owner.id):
        raise HttpProblem(403, "this seat is not yours")
    pin = found.seats[seat].pin
    if pin is not None and local.hashed(found.id, request.data(wire.Unlock).pin) != pin:
        raise HttpProblem(403, "this is not the PIN", "wrong-pin")
    local.unlocked = f"{found.id}:{seat}"


@route("POST", "/tables/{id}/lock")
async def lock(request: Request) -> None:
    request.local.unlocked = ""


# -- replay, records, analysis --


def _finished(found: GameTable) -> None:
    if found.row.status != "finished":
        raise HttpProblem(409, "the game is not over", "not-over")


@route("GET", "/tables/{id}/record")
async def record(request: Request) -> Reply:
    found = await request.table()
    _finished(found)
    if found.row.base is not None:
        raise HttpProblem(409, "an analysis has no record of its own")
    content = archive.record_of(await request.local.stored(request.id))
    return Reply(200, content, "application/jsonl")


@route("GET", "/tables/{id}/verify")
async def verify(request: Request) -> wire.Verified:
    found = await request.table()
    _finished(found)
    problem, receipts = archive.check(await request.local.stored(request.id))
    row = found.row
    nonces = loads((row.header or "{}").encode())["nonces"]
    return wire.Verified(not problem, row.n, row.commitment, row.seed, nonces, receipts, problem)


@route("GET", "/tables/{id}/story")
async def tell_story(request: Request) -> wire.Story:
    _finished(await request.table())
    return story(await request.local.stored(request.id), request.language)


@route("GET", "/tables/{id}/series")
async def series(_request: Request) -> Reply:
    raise not_found()


@route("GET", "/tables/{id}/ratings")
async def ratings(_request: Request) -> list[wire.SeatRating]:
    return []


def _replay_seat(local: Local, found: GameTable, wanted: int | None) -> int:
    """After the game through every seat's eyes; before, only through one's own."""
    if found.row.status != "finished":
        if wanted == EVERYTHING:
            _finished(found)
        return local.viewing_seat(found, wanted)
    if wanted is None:
        return local.viewing_seat(found, None)
    if wanted >= found.row.players:
        raise not_found()
    return wanted


@route("GET", "/tables/{id}/replay")
async def replay(request: Request) -> wire.Position:
    found = await request.table()
    seen = _replay_seat(request.local, found, request.number("seat"))
    n = request.number("n") or 0
    if found.match is None or not 0 <= n <= found.row.n:
        raise not_found()
    rows = await _lines(request.local, request.id, n)
    cursor = replay_to(found, None, rows)
    return position(
        found, cursor, rows[-1] if rows else None, n, seen, request.language, request.flag("text")
    )


async def _lines(local: Local, id: str, n: int) -> list[EntryRow]:
    return [row for row in (await local.slot(id)).entries if row.type == "line"][:n]


@route("POST", "/tables/{id}/branch")
async def branch(request: Request) -> wire.TableInfo:
    local, wish, found = request.local, request.data(wire.NewBranch), await request.table()
    _must_have_help(found)
    if found.match is None or wish.n > found.row.n:
        raise not_found()
    over = found.row.status == "finished"
    seen = SPECTATOR if over else local.viewing_seat(found, wish.seat)
    cursor = replay_to(found, None, await _lines(local, request.id, wish.n))
    row, seats, entries = analysis(found, local.owner, state_for(found, cursor, None if over else seen))
    await local.add(row, seats, entries)
    _, made = await local.change(row.id, TableDraft.go_on)
    return request.info(made)


@route("POST", "/import")
async def import_record(request: Request) -> wire.TableInfo:
    """The body is the text of a record."""
    content = request.body.encode() if isinstance(request.body, str) else b""
    try:
        row, seats, entries, _ = archive.imported(content, request.local.owner)
    except RecordError as error:
        raise HttpProblem(422, str(error), "bad-record") from None
    return request.info(await request.local.add(row, seats, entries))


__all__ = ["Reply", "answer", "listen"]
