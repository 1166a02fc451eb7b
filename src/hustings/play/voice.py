"""Bots at a table say why: about what concerns the others, and never before it is in the open."""

from __future__ import annotations

from typing import Any

from hustings.core.action import SPECTATOR, Action, Decision, Seat
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.play.agent import Agent
from hustings.play.match import Match, Move


class Voices:
    """The bots of one table, overheard. What they say rests on what everybody sees."""

    def __init__(self, match: Match, bots: dict[Seat, Agent]) -> None:
        self.match = match
        self.agents: dict[Seat, Agent] = {seat: Voice(bot, self) for seat, bot in bots.items()}
        self.sealed: dict[Seat, tuple[Action, Message]] = {}  # said when the answer is opened
        self.fresh: dict[Seat, Message] = {}

    def overhear(self, bot: Agent, decision: Decision, action: Action) -> None:
        game = self.match.game
        if not bot.speaks(game, decision.kind):
            return
        said = bot.explain(game, game.view(self.match.state, SPECTATOR), decision, action)
        if said is None:
            return
        if decision.kind in game.secret_kinds():
            self.sealed[decision.seat] = (action, said)
        else:
            self.fresh[decision.seat] = said

    def after(self, move: Move) -> list[tuple[Seat, Message]]:
        """Who says what after this move."""
        found: list[tuple[Seat, Message]] = []
        if move.line.seat in self.fresh:
            found.append((move.line.seat, self.fresh.pop(move.line.seat)))
        reveals = self.match.game.revealing_events()
        for event in move.events:
            seat = event.about()
            if event.kind in reveals and seat is not None and seat in self.sealed:
                action, said = self.sealed[seat]
                if event.public == (seat, *action.args):
                    found.append((seat, said))
                    del self.sealed[seat]
        return found


class Voice(Agent):
    """A bot whose reasons are overheard."""

    def __init__(self, bot: Agent, voices: Voices) -> None:
        self.bot = bot
        self.voices = voices
        self.name = bot.name
        self.listens = bot.listens

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        action = self.bot.decide(game, view, decision)
        self.voices.overhear(self.bot, decision, action)
        return action

    def news(self, game: Game[Any, Any], view: Any, events: list[Event]) -> None:
        self.bot.news(game, view, events)

    def explain(self, game: Game[Any, Any], view: Any, decision: Decision, action: Action) -> Message | None:
        return self.bot.explain(game, view, decision, action)
