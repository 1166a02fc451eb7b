"""A review in sentences: what its turning points were, and why another answer was better."""

from __future__ import annotations

from typing import Any

from hustings.bots.hints import signed
from hustings.core.action import Action
from hustings.core.game import Game
from hustings.core.message import Message, Value, message_of
from hustings.core.record import Record
from hustings.core.title import Title
from hustings.core.words import listed
from hustings.play.match import in_force
from hustings.review.model import Better, DecidingMoment, GameReview
from hustings.review.reviewer import ReviewedPosition, positions


class ReviewWords:
    """Names what stands in a review, with the views in which it happened."""

    def __init__(self, title: Title, game: Game[Any, Any], record: Record) -> None:
        self.title = title
        self.game = game
        asked, drawn, _ = positions(game, in_force(record.lines, len(record.lines)))
        self.at: dict[int, ReviewedPosition] = {position.line.n: position for position in [*asked, *drawn]}

    def ask(self, n: int, seat: int) -> Message:
        """The question of line ``n``."""
        position = self.at[n]
        return self.title.words.ask(self.game, self.game.view(position.state, seat), position.decision)

    def heading(self, n: int, seat: int) -> Message | None:
        """When that was."""
        return self.title.words.heading(self.game, self.game.view(self.at[n].state, seat))

    def answer(self, n: int, seat: int, args: list[int]) -> Message:
        """An answer to the question of line ``n``."""
        position = self.at[n]
        view = self.game.view(position.state, seat)
        return self.title.words.choice(self.game, view, position.decision, tuple(args))

    def news(self, n: int, seat: int) -> list[Message]:
        """What a line brought, as ``seat`` heard it."""
        position = self.at[n]
        state = self.game.copy(position.state)
        events = self.game.apply(state, position.line.seat, Action(position.line.kind, position.line.args))
        view = self.game.view(state, seat)
        return [self.title.words.news(self.game, view, event.seen_by(seat)) for event in events]

    def why(self, better: Better) -> Message | None:
        """What the better answer brings more on average; None where no figure says so."""
        if not better.figures:
            return None
        changes: list[Value] = [
            Message("count-change", {"what": message_of(what), "amount": signed(amount)})
            for what, amount in better.figures
        ]
        return Message("review-why", {"changes": listed(changes)})

    def turn(self, review: GameReview, turn: DecidingMoment) -> Message:
        """A turning point in one sentence, to the seat it is about."""
        values: dict[str, Value] = {"before": percent(turn.before), "after": percent(turn.after)}
        if turn.what == "luck":
            return Message("review-luck", values)
        if turn.what == "others":
            return Message("review-others", values)
        decision = next(one for one in review.decisions if one.n == turn.n)
        values["better"] = self.answer(turn.n, turn.seat, decision.better[0].args)
        if turn.what == "gift":
            values["party"] = self.title.words.seat(self.game, turn.seat)
            values["given"] = self.answer(turn.n, turn.seat, decision.args)
            return Message("review-gift", values)
        return Message("review-mistake", values)


def percent(chance: float) -> int:
    return round(100 * chance)
