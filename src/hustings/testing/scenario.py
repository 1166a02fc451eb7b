"""Scenarios: a position set up by hand, played answer by answer, for tests of single rules.

    table = Scenario(shared_game("pocket", players=3)).set(funds=[3, 10, 10]).begin("bidding")
    assert table.refused(0, "bid", 4) == "pocket §2"
    table.do(0, "bid", amount=3).do(1, "bid", 5).do(2, BID(amount=0))
    assert table.told("order") == [{"order": [1, 0, 2]}]

A game derives its own with ways to lay its pieces: ``class Table(Scenario[Zoocracy, ZooState])``.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, Self, TypeVar

from hustings.core.action import CHANCE, Action, Decision, Seat
from hustings.core.errors import IllegalAction
from hustings.core.event import Event, Log
from hustings.core.frame import Board, Frame
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.struct import fields_of
from hustings.registry import title

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=Board)


@cache
def shared_game(id: str, players: int | None = None, **options: object) -> Any:
    """A game by its title. It holds no state, so all tests may share it."""
    return title(id).game(players, **options)


class Scenario(Generic[G, S]):
    """A game in the middle of things. ``events`` are those of the latest answer."""

    def __init__(self, game: G, state: S | None = None) -> None:
        """From the first question on, unless ``state`` says otherwise (``game.setup()`` is an empty table)."""
        self.game: G = game
        self.state: S = state if state is not None else game.initial()
        self.events: list[Event] = []

    # -- setting the table --

    def set(self, **fields: Any) -> Self:
        """Fields of the state by name. Raises TypeError for one that is not declared."""
        names = [field.name for field in fields_of(type(self.state))]
        for name, value in fields.items():
            if name not in names:
                raise TypeError(
                    f"{type(self.state).__name__} has no field {name!r}: it has {', '.join(names)}"
                )
            setattr(self.state, name, value)
        return self

    def begin(self, phase: int | str, *args: int, step: int = 0) -> Self:
        """Go to a phase, by the number of its frame or by its name, and settle what follows by itself."""
        kind = phase if isinstance(phase, int) else [phase.name for phase in self.game.phases].index(phase)
        self.state.stack = [*self.below(kind), Frame(kind, step, args)]
        return self.settle()

    def below(self, kind: int) -> list[Frame]:
        """The frames beneath a phase that ``begin`` goes to: none, so that the game is over after it."""
        return []

    def settle(self) -> Self:
        """Carry out all that follows by itself."""
        log = Log()
        self.game._settle(self.state, log)  # noqa: SLF001 - the one way to begin in the middle
        self.events = log.events
        return self

    # -- what is asked --

    @property
    def pending(self) -> list[Decision]:
        """The open questions."""
        return self.game.pending(self.state)

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """Who is asked what."""
        return [(decision.seat, decision.kind) for decision in self.pending]

    @property
    def over(self) -> bool:
        """Nobody is asked any more."""
        return self.game.over(self.state)

    def decision(self, seat: Seat | None = None) -> Decision:
        """The question that is open to a seat, or the first one."""
        found = [decision for decision in self.pending if seat is None or decision.seat == seat]
        assert found, f"seat {seat} is not asked: {self.asked}"
        return found[0]

    def choices(self, seat: Seat | None = None) -> list[tuple[int, ...]]:
        """All answers to the question that is open to a seat, or to the first one."""
        return list(self.decision(seat).space)

    # -- answering --

    def do(self, seat: Seat, kind: str | Action, *args: int, **named: Any) -> Self:
        """A seat answers: ``do(0, "bid", 7)``, ``do(0, "bid", amount=7)``, ``do(0, BID(amount=7))``."""
        self.events = self.game.apply(self.state, seat, self.action(kind, *args, **named))
        return self

    def answer(self, kind: str | Action, *args: int, **named: Any) -> Self:
        """Whoever is asked first answers."""
        return self.do(self.decision().seat, kind, *args, **named)

    def chance(self, kind: str | Action, *args: int, **named: Any) -> Self:
        """Something is drawn, dealt or rolled."""
        return self.do(CHANCE, kind, *args, **named)

    def action(self, kind: str | Action, *args: int, **named: Any) -> Action:
        """An answer, given in full, in order or by name."""
        if isinstance(kind, Action):
            return kind
        return self.game.vocabulary.questions[kind](**named) if named else Action(kind, args)

    def refusal(self, seat: Seat, kind: str | Action, *args: int, **named: Any) -> Message:
        """The sentence by which this answer is refused. Fails if it is allowed, or changes anything."""
        action = self.action(kind, *args, **named)
        before = self.state.key()
        try:
            self.game.apply(self.state, seat, action)
        except IllegalAction as error:
            assert self.state.key() == before, f"{action!r} was refused and left a trace"
            return error.message
        raise AssertionError(f"{action!r} was allowed")

    def refused(self, seat: Seat, kind: str | Action, *args: int, **named: Any) -> str:
        """The section by which this answer is refused: ``"pocket §3"``."""
        return self.refusal(seat, kind, *args, **named).rule

    # -- what happened --

    def told(self, kind: str, to: Seat | None = None) -> list[dict[str, Any]]:
        """What the latest events of a kind say by name: all of it, or what one seat or SPECTATOR learns."""
        told = [event for event in self.events if event.kind == kind]
        return [(event if to is None else event.seen_by(to)).named() for event in told]
