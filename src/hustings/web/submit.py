"""An answer, from whom it comes to what is said about it."""

from __future__ import annotations

from functools import partial

from hustings import wire
from hustings.core.action import Action, Decision
from hustings.core.codec import loads
from hustings.core.errors import IllegalAction
from hustings.play.match import StaleDecision
from hustings.table.aggregate import GameTable
from hustings.table.agreements import returned
from hustings.table.draft import TableDraft
from hustings.table.localizer import Localizer
from hustings.table.presenter import decisions, state_json, waiting
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.web.access import acting_seat
from hustings.web.people import Session
from hustings.web.problems import HttpProblem, illegal
from hustings.web.service import Service
from hustings.web.store import games
from hustings.web.store.rows import UserRow


async def submit_answer(
    service: Service,
    user: UserRow | None,
    session: Session | None,
    id: str,
    decision: str,
    data: wire.Answer,
    reply: ResponseFormat,
) -> bytes:
    """Answer a question; what comes of it as the JSON of the reply. Most come by ``routes.fast_answer``."""
    table = await service.table(id)
    seat = acting_seat(table, user, session, data.seat)
    assert user is not None
    actor, action = user.id, Action(data.kind, tuple(data.args))

    def work(draft: TableDraft) -> tuple[int, int]:
        acting_seat(draft.table, user, session, seat)  # it may have changed hands while others moved
        if data.check:
            _check(draft.table, seat, decision, action)
            return draft.row.seq, draft.row.n
        returned(draft, seat)
        if draft.seats[seat].standin:
            raise HttpProblem(409, "a bot plays this seat; take it back first", "handed-over")
        return draft.answer(seat, action, decision, actor, data.key)

    try:
        (seq, n), table = await service.change(id, work)
    except StaleDecision as gone:
        table = await service.table(id)
        if table.is_away(seat):  # the stand-in was quicker, but its person is here
            _, table = await service.change(id, partial(returned, seat=seat))
        done = None
        if data.key:
            done = await service.read(partial(games.entry_by_key, id=id, actor=actor, key=data.key))
        if done is None:
            raise stale_decision(table, seat, reply.language, str(gone)) from None
        seq, n = done.seq, loads(done.body.encode())["n"]
    except IllegalAction as refused:  # names of their own: compiled, one name has one type
        raise illegal(refused.message, _sentence(table, reply.language, refused)) from None
    if reply.brief and not table.over and not table.open(seat):
        return b'{"seq":%d,"n":%d,"brief":null}' % (seq, n)
    name = b"brief" if reply.brief else b"state"
    return b'{"seq":%d,"n":%d,"%b":%b}' % (seq, n, name, state_json(table, Recipient(seat, reply)))


def _sentence(table: GameTable, language: str, error: IllegalAction) -> str:
    translator = Localizer(table.title, language or "en").translator
    return translator.cited(error.message) if translator is not None else ""


def stale_decision(table: GameTable, seat: int, language: str, detail: str) -> HttpProblem:
    return HttpProblem(
        409,
        detail,
        "stale-decision",
        open=decisions(table, seat, language),
        waiting=waiting(table),
        seq=table.row.seq,
    )


def open_decision(table: GameTable, seat: int, id: str, language: str) -> Decision:
    """An open question of a seat. Raises the 409 that says what is open instead."""
    try:
        return table.find(seat, id)
    except StaleDecision as error:
        raise stale_decision(table, seat, language, str(error)) from None


def refusal(
    table: GameTable, seat: int, question: Decision, args: tuple[int, ...], detail: str
) -> HttpProblem:
    """Why these picks are not allowed; ``detail`` where the rules have nothing to say about them."""
    assert table.match is not None
    reason = table.game.why_not(table.match.state, seat, Action(question.kind, args))
    return HttpProblem(422, detail) if reason is None else illegal(reason)


def _check(table: GameTable, seat: int, id: str, action: Action) -> None:
    """Raises what answering would raise; changes nothing."""
    table.find(seat, id)
    assert table.match is not None
    message = table.game.why_not(table.match.state, seat, action)
    if message is not None:
        raise IllegalAction(message)
