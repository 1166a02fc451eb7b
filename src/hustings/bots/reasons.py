"""Why a bot answers so: one short sentence, as a message in whatever language the table speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings.bots.sense import sense
from hustings.core.action import Action, Decision
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import Rng


def reason(
    game: Game[Any, Any], view: Any, decision: Decision, action: Action, heard: Sequence[Event] = ()
) -> Message | None:
    """Why ``action`` answers ``decision``; None where there is nothing to say.

    ``view`` is from before the answer. With the answering seat's own view the sentence may rest on what only
    that seat knows: it is for that seat. For the whole table give the view of a spectator, and the sentence
    tells nothing that is not in the open. It speaks of the answer itself, so that of a sealed one
    (``game.secret_kinds()``) must wait until it is opened. ``heard`` is what the seat has heard so far
    (``hustings.play.heard``), for those that remember who kept a promise.
    """
    evaluator = sense(game).new()
    for event in heard:
        evaluator.observe(game, event)
    world = game.determinize(view, Rng(b"because"))
    return evaluator.explain(game, world, decision, action.args)


def speaks(game: Game[Any, Any], kind: str) -> bool:
    """Whether bots of this game say why unasked after an answer of this kind: it concerns the others."""
    return sense(game).speaks_of(kind)


def remembers(game: Game[Any, Any]) -> bool:
    """Whether bots of this game want to know what they have heard before: promises that can be broken."""
    return sense(game).listens_to(game)
