"""An answer, from whom it comes to what is said about it."""

from __future__ import annotations

from functools import partial

from hustings import wire
from hustings.core.action import Action
from hustings.core.codec import loads
from hustings.core.errors import IllegalAction
from hustings.play.match import StaleDecision
from hustings.table.agreements import returned
from hustings.table.draft import TableDraft
from hustings.table.presenter import encode, state_json
from hustings.table.questions import check_answer, sentence, stale_decision
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
            check_answer(draft.table, seat, decision, action)
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
        raise illegal(refused.message, sentence(table, reply.language, refused)) from None
    if not reply.brief:
        return b'{"seq":%d,"n":%d,"state":%b}' % (seq, n, state_json(table, Recipient(seat, reply)))
    asked = table.over or table.open(seat)
    brief = state_json(table, Recipient(seat, reply)) if asked else b"null"
    changeable = encode([question.id for question in table.changeable(seat)])
    return b'{"seq":%d,"n":%d,"brief":%b,"changeable":%b}' % (seq, n, brief, changeable)
