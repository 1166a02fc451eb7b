"""Opening tables, seeing and answering, and what else is done at a table."""

from __future__ import annotations

from hustings import wire
from hustings.core.action import Action
from hustings.core.codec import loads
from hustings.core.errors import IllegalAction
from hustings.core.record import commit
from hustings.figures import OwnFiguresError
from hustings.local.requests import LocalReply, Request, route
from hustings.local.service import BOT, Local
from hustings.play.match import StaleDecision
from hustings.registry import title as find_title
from hustings.table import agreements, own_figures, seating, taking_back
from hustings.table.aggregate import GameTable
from hustings.table.bot_turn import apply_standing_orders
from hustings.table.catalogue import what_it_is
from hustings.table.draft import TableDraft
from hustings.table.feed import renderer
from hustings.table.figures_view import figures_info
from hustings.table.help import may_have_help
from hustings.table.localizer import Localizer
from hustings.table.names import clean_text
from hustings.table.presenter import state_json, table_text
from hustings.table.preview import foresee, outlook
from hustings.table.problems import HttpProblem, illegal, not_found
from hustings.table.questions import (
    check_picks,
    hint_infos,
    refusal,
    sentence,
    stale_decision,
    step_info,
)
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.table.rows import EntryRow, SeatRow
from hustings.table.standing_orders import living, placed, read_orders, write_orders
from hustings.table.table_view import table_info

PAGE = 200  # entries of the log that come at once


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
        from hustings.table.board_facts import facts_of  # loads every game, which nobody else waits for

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
async def state_now(request: Request) -> LocalReply:
    found, seen = await request.seen()
    return LocalReply(200, state_json(found, request.recipient(seen)))


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
async def act(request: Request) -> LocalReply:
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
    return LocalReply(200, b'{"seq":%d,"n":%d,"state":%b}' % (seq, n, shown))


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
    asked = request.data(wire.PlannedAnswers)
    args = tuple(asked.prefix)
    if not question.space.contains(args):
        raise refusal(found, mine, question, args, "this is not an answer")
    speaker = Localizer(found.title, request.language)
    then = [tuple(each) for each in asked.then]
    return foresee(found.game, speaker, found.view(mine), question, args, then=then)


@route("GET", "/tables/{id}/rivals")
async def rivals(request: Request) -> wire.Rivals:
    found, seen = await request.seen()
    if found.match is None or found.over:
        return wire.Rivals([])
    return outlook(found.game, Localizer(found.title, request.language), found.view(seen))


@route("POST", "/tables/{id}/decisions/{decision}/hint")
async def hint(request: Request) -> wire.Hints:
    found, mine, question = await request.question()
    must_have_help(found)
    bots = request.local.bots
    heard = await bots.heard(found, mine)
    rows = await bots.thinker.advise(found.setup, found.view(mine).data(), question.kind, heard)
    return hint_infos(found, mine, question, rows, request.language)


def must_have_help(found: GameTable) -> None:
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
        if not running:
            return kept
        apply_standing_orders(draft)
        return living(draft.table, seat)

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
