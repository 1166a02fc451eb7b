"""The vocabulary of a game: every question it asks and every event it tells, declared once.

    vocabulary = Vocabulary()
    BID: Final = vocabulary.question("bid", amount=MONEY)
    DREW: Final = vocabulary.event("drew", seat=SEAT, secret={"issue": ISSUE})

Rules, search and records work with plain ints in the declared order; everybody else reads and
writes them by name. Labels, JSON, types for the page and the reference follow from the declaration.
"""

from __future__ import annotations

from typing import Any

from hustings.core.action import Action
from hustings.core.event import EventKind
from hustings.core.payload import NOTHING_SECRET, Payload

Args = tuple[int, ...]


class Question:
    """One kind of decision: what an answer consists of."""

    def __init__(self, kind: str, answer: Payload) -> None:
        self.kind = kind
        self.answer = answer

    def __call__(self, **named: Any) -> Action:
        """An answer by name: ``BID(amount=7)``."""
        return Action(self.kind, self.answer.flat(named))

    def read(self, args: Args) -> dict[str, Any]:
        """An answer, by name."""
        return self.answer.named(args)

    def __repr__(self) -> str:
        return f"{self.kind}({', '.join(self.answer.names)})"


class Vocabulary:
    """All questions and events of a game, by kind."""

    def __init__(self, *others: Vocabulary) -> None:
        self.questions: dict[str, Question] = {}
        self.events: dict[str, EventKind] = {}
        for other in others:
            self.questions.update(other.questions)
            self.events.update(other.events)

    def question(self, kind: str, /, optional: int = 0, **answer: Any) -> Question:
        """Declare a kind of decision; ``optional`` fields at the end may be missing from an answer."""
        if kind in self.questions:
            raise TypeError(f"the question {kind!r} is declared twice")
        made = self.questions[kind] = Question(kind, Payload(answer, optional))
        return made

    def event(
        self,
        kind: str,
        /,
        optional: int = 0,
        secret: dict[str, Any] | None = None,
        negotiation: bool = False,
        **public: Any,
    ) -> EventKind:
        """Declare a kind of event; ``secret`` is what only its owner learns. ``negotiation``: see EventKind."""
        if kind in self.events:
            raise TypeError(f"the event {kind!r} is declared twice")
        hidden = Payload(secret) if secret else NOTHING_SECRET
        made = self.events[kind] = EventKind(kind, Payload(public, optional), hidden, negotiation)
        return made
