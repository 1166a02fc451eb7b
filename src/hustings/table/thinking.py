"""One answer of one bot: plain data in, plain data out, in whatever process.

The bot's side of the wall: it is given what the seat knows and nothing else. Its question is worked
out anew from that view, which by the law of ``determinize`` gives the same choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Any

from hustings.bots import hint, make
from hustings.core.action import Action, Decision
from hustings.core.evaluator import Evaluator
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.core.struct import read
from hustings.table.setup import GameSetup, set_up

Heard = tuple[str, tuple[int, ...], tuple[int, ...], int]  # an event: kind, public, secret, owner
WORLDS = 3  # in which everybody's reason must be the same


@lru_cache(maxsize=32)
def _view_class(setup: GameSetup) -> Any:
    game = set_up(setup)[1]
    return type(game.view(game.initial(), 0))


class BotAnswer:
    """An answer with what is behind it: the bot's own reason, and what everybody could have thought of."""

    def __init__(
        self, args: tuple[int, ...], own: Message | None = None, open: Message | None = None
    ) -> None:
        self.args = args
        self.own = own
        self.open = open


def think(
    setup: GameSetup,
    bot: str,
    view_data: dict[str, Any],
    kind: str,
    seed: str,
    seen_by_all: dict[str, Any] | None = None,
    most: float = inf,
    heard: Sequence[Heard] = (),
) -> BotAnswer:
    """What ``bot`` answers to the question ``kind`` it sees in ``view_data``, within ``most`` seconds.

    ``seen_by_all`` is the spectator's view: a reason that is told while the game runs comes from that. The bot
    is made anew for each question; ``heard`` is what its seat has heard, if it wants to remember.
    """
    title, game = set_up(setup)
    view, decision = question(setup, view_data, kind, seed)
    agent = make(bot, Rng(bytes.fromhex(seed), "bot"), title, most=lambda: most)
    evaluator = title.evaluator.new()
    if heard:
        kinds = game.vocabulary.events
        events = [Event(kinds[kind], public, secret, owner) for kind, public, secret, owner in heard]
        agent.news(game, None, events)
        for event in events:
            evaluator.observe(game, event)
    action: Action = agent.decide(game, view, decision)
    own = agent.explain(game, view, decision, action)
    if own is None or seen_by_all is None:
        return BotAnswer(action.args, own)
    public = read(_view_class(setup), seen_by_all)
    return BotAnswer(action.args, own, open_reason(game, evaluator, public, decision, action))


def open_reason(
    game: Game[Any, Any], evaluator: Evaluator[Any, Any], view: Any, decision: Decision, action: Action
) -> Message | None:
    """Why somebody might answer so who knows no more than all: the same in every world they could think of.

    It takes nothing from the bot but its answer, so it cannot give its hand away.
    """
    found: Message | None = None
    for n in range(WORLDS):
        world = game.determinize(view, Rng(b"because %d" % n))
        asked = [d for d in game.pending(world) if (d.seat, d.kind) == (decision.seat, decision.kind)]
        if not asked or not asked[0].space.contains(action.args):
            return None
        reason = evaluator.explain(game, world, asked[0], action.args)
        if reason is None or (found is not None and reason != found):
            return None
        found = reason
    return found


def question(setup: GameSetup, view_data: dict[str, Any], kind: str, seed: str) -> tuple[Any, Decision]:
    """A view and its open question, out of the view's plain data."""
    game = set_up(setup)[1]
    view = read(_view_class(setup), view_data)
    state = game.determinize(view, Rng(bytes.fromhex(seed), "question"))
    for decision in game.pending(state):
        if decision.seat == view.seat and decision.kind == kind:
            return view, decision
    raise LookupError(f"no question {kind!r} in this view")


def advise(
    setup: GameSetup, view_data: dict[str, Any], kind: str, heard: Sequence[Heard] = ()
) -> list[dict[str, Any]]:
    """Good answers to a question, best first, as ``Hint.data`` has them: the same whenever it is asked."""
    title, game = set_up(setup)
    view, decision = question(setup, view_data, kind, "")
    kinds = game.vocabulary.events
    events = [Event(kinds[told], public, secret, owner) for told, public, secret, owner in heard]
    return [each.data() for each in hint(game, view, decision, evaluator=title.evaluator, heard=events)]
