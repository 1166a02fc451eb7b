"""Open questions: which there are, what an answer would be, and why one is refused."""

from __future__ import annotations

from typing import Any

from hustings import wire
from hustings.bots.hints import HintedChange
from hustings.core.action import Action, Decision
from hustings.core.errors import IllegalAction
from hustings.core.game import Game
from hustings.core.message import message_of
from hustings.core.refusal import refused
from hustings.play.match import StaleDecision
from hustings.table.aggregate import GameTable
from hustings.table.localizer import Localizer
from hustings.table.presenter import decisions, waiting
from hustings.table.problems import HttpProblem, illegal

PICKS = 200  # values of one step in words, at most


def sentence(table: GameTable, language: str, error: IllegalAction) -> str:
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


def check_answer(table: GameTable, seat: int, id: str, action: Action) -> None:
    """Raises what answering would raise; changes nothing."""
    table.find(seat, id)
    assert table.match is not None
    message = table.game.why_not(table.match.state, seat, action)
    if message is not None:
        raise IllegalAction(message)


def check_picks(table: GameTable, seat: int, question: Decision, prefix: tuple[int, ...]) -> None:
    """Raises HttpProblem unless these picks may begin an answer."""
    for at in range(len(prefix)):
        if prefix[at] not in question.space.picks(prefix[:at]):
            raise refusal(table, seat, question, prefix, "these picks are not allowed")


def step_info(
    game: Game[Any, Any], speaker: Localizer, view: Any, question: Decision, prefix: tuple[int, ...]
) -> wire.StepInfo:
    """What may follow these picks. Requires that they are allowed."""
    space, words = question.space, speaker.title.words
    allowed = space.picks(prefix)
    complete = space.complete(prefix)
    picks = None
    if len(allowed) <= PICKS:
        picks = [
            wire.PickInfo(value, speaker(words.pick(game, view, question, prefix, value)))
            for value in allowed
        ]
    return wire.StepInfo(
        list(prefix),
        complete,
        speaker(words.step(game, view, question, prefix)) if allowed else None,
        speaker(words.choice(game, view, question, prefix)) if complete else None,
        picks,
        [
            wire.Blocked(speaker(one.tried), speaker(one.why))
            for one in refused(game, words, view, question, prefix)
        ],
    )


def hint_infos(
    table: GameTable, seat: int, question: Decision, found: list[dict[str, Any]], language: str
) -> wire.Hints:
    """What ``thinking.advise`` has found, in words."""
    speaker, view = Localizer(table.title, language), table.view(seat)
    infos = []
    for row in found:
        infos.append(
            wire.HintInfo(
                question.kind,
                row["args"],
                row["chance"],
                row["error"],
                row["gain"],
                row["even"],
                speaker(table.title.words.choice(table.game, view, question, tuple(row["args"]))),
                _hinted(speaker, row["now"]),
                _hinted(speaker, row["later"]),
                speaker(message_of(row["reason"])),
            )
        )
    return wire.Hints(infos)


def _hinted(speaker: Localizer, rows: list[dict[str, Any]]) -> list[wire.MessageInfo]:
    return [speaker(HintedChange(message_of(row["what"]), row["amount"]).message()) for row in rows]
