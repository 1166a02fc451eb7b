"""An answer, from whom it comes to what is said about it."""

from __future__ import annotations

from functools import partial

from hustings.core.action import Action, Decision
from hustings.core.codec import loads
from hustings.core.errors import IllegalAction
from hustings.play.match import StaleDecision
from hustings.web import wire
from hustings.web.access import acting_seat
from hustings.web.live import Live
from hustings.web.localizer import Localizer
from hustings.web.people import Session
from hustings.web.problems import HttpProblem, illegal
from hustings.web.recipients import Recipient, ResponseFormat
from hustings.web.service import Service
from hustings.web.store import games
from hustings.web.store.rows import UserRow


async def carry_out(
    service: Service,
    user: UserRow | None,
    session: Session | None,
    id: str,
    decision: str,
    data: wire.Answer,
    wish: ResponseFormat,
) -> bytes:
    """Answer a question; what comes of it as the JSON of the reply. Most come by ``routes.fast_answer``."""
    live = await service.live(id)
    seat = acting_seat(live, user, session, data.seat)
    assert user is not None
    actor, action = user.id, Action(data.kind, tuple(data.args))

    def work(live: Live) -> tuple[int, int]:
        acting_seat(live, user, session, seat)
        if data.check:
            _check(live, seat, decision, action)
            return live.row.seq, live.row.n
        if live.seats[seat].standin:
            raise HttpProblem(409, "a bot plays this seat; take it back first", "handed-over")
        return live.answer(seat, action, decision, actor, data.key)

    try:
        (seq, n), live = await service.change(id, work)
    except StaleDecision as gone:
        live = await service.live(id)
        done = None
        if data.key:
            done = await service.read(partial(games.entry_by_key, id=id, actor=actor, key=data.key))
        if done is None:
            raise stale(live, seat, wish.language, str(gone)) from None
        seq, n = done.seq, loads(done.body.encode())["n"]
    except IllegalAction as refused:  # names of their own: compiled, one name has one type
        raise illegal(refused.message, _say(live, wish.language, refused)) from None
    if wish.brief and not live.over and not live.open(seat):
        return b'{"seq":%d,"n":%d,"brief":null}' % (seq, n)
    name = b"brief" if wish.brief else b"state"
    return b'{"seq":%d,"n":%d,"%b":%b}' % (seq, n, name, live.state_json(Recipient(seat, wish)))


def _say(live: Live, language: str, error: IllegalAction) -> str:
    translator = Localizer(live.title, language or "en").translator
    return translator.cited(error.message) if translator is not None else ""


def stale(live: Live, seat: int, language: str, detail: str) -> HttpProblem:
    return HttpProblem(
        409,
        detail,
        "stale-decision",
        open=live.decisions(seat, language),
        waiting=live.waiting(),
        seq=live.row.seq,
    )


def asked(live: Live, seat: int, id: str, language: str) -> Decision:
    """An open question of a seat. Raises the 409 that says what is open instead."""
    try:
        return live.find(seat, id)
    except StaleDecision as error:
        raise stale(live, seat, language, str(error)) from None


def _check(live: Live, seat: int, id: str, action: Action) -> None:
    """Raises what answering would raise; changes nothing."""
    live.find(seat, id)
    assert live.match is not None
    message = live.game.why_not(live.match.state, seat, action)
    if message is not None:
        raise IllegalAction(message)
