"""What an answer would surely bring, and what others may answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings import wire
from hustings.core.action import Decision
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.core.what_if import ChangedFigure
from hustings.core.words import Words
from hustings.mechanisms.sealed import CHANGED, CHOSEN
from hustings.play import what_if
from hustings.table.decisions import stays_so
from hustings.table.localizer import Localizer


def foresee(
    game: Game[Any, Any],
    speaker: Localizer,
    view: Any,
    question: Decision,
    args: tuple[int, ...],
    rng: Rng | None = None,
    then: Sequence[tuple[int, ...]] = (),
) -> wire.Preview:
    """What an answer surely brings about, by all that ``view`` knows: the true state is not at hand here.

    ``then``: answers of the same kind that follow at once. Raises IllegalAction if one of them is none.
    """
    words = speaker.title.words
    found = what_if.foresee(game, view, question, args, rng, then)
    stays = any(stays_so(game, trial.after, trial.events, question) for trial in found.trials)
    return wire.Preview(
        speaker(words.choice(game, view, question, args)),
        [speaker(message) for message in consequences(words, game, view, found.effects)],
        stays,
        [figure_info(game, speaker, view, change) for change in found.figures],
        None if found.figures else speaker(words.unchanged(game, view, question)),
    )


def consequences(words: Words, game: Game[Any, Any], view: Any, effects: list[Event]) -> list[Message]:
    """What an answer brings about, told before it is given: of a sealed one, only that it stays secret."""
    found: list[Message] = []
    for event in effects:
        if event.declared in (CHOSEN, CHANGED):
            return [*found, Message("preview-secret")]
        found.append(words.news(game, view, event))
    return found


def outlook(game: Game[Any, Any], speaker: Localizer, view: Any) -> wire.Rivals:
    words = speaker.title.words
    found: list[wire.RivalQuestion] = []
    for one in what_if.outlooks(game, view):
        choices = [
            wire.RivalChoice(
                list(args),
                speaker(words.choice(game, view, one.decision, args)),
                [figure_info(game, speaker, view, change) for change in figures],
            )
            for args, figures in one.answers
        ]
        ask = speaker(words.ask(game, view, one.decision))
        found.append(wire.RivalQuestion(one.decision.seat, one.decision.kind, ask, choices))
    return wire.Rivals(found)


def figure_info(
    game: Game[Any, Any], speaker: Localizer, view: Any, change: ChangedFigure
) -> wire.FigureChange:
    return wire.FigureChange(
        change.figure,
        change.place,
        change.seat,
        change.before,
        change.after,
        speaker(speaker.title.words.change(game, view, change)),
        change.estimate,
    )
