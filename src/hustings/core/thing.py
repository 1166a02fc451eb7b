"""Things of the table that can be asked about: cards, pieces, columns, offices, phases."""

from __future__ import annotations

from hustings.core.message import Message, Value
from hustings.core.what_if import FigureKey


class Thing:
    """What it is called, what it is, what it does, and the section of the rules.

    Where ``what`` says it all, ``does`` is None. ``figures`` and ``place`` say which figures of the table tell what it means now. Ids are stable: ``card:3``,
    ``office:1``, ``phase:media``, ``votes``.
    """

    __slots__ = ("does", "figures", "id", "name", "place", "rule", "what")

    def __init__(
        self,
        id: str,
        name: Message,
        what: Message,
        does: Message | None,
        rule: str,
        figures: tuple[str, ...] = (),
        place: str = "",
    ) -> None:
        self.id = id
        self.name = name
        self.what = what
        self.does = does
        self.rule = rule
        self.figures = figures
        self.place = place

    def shows(self, key: FigureKey) -> bool:
        """Whether a figure of the table belongs to it."""
        figure, place, _ = key
        return figure in self.figures or (self.place != "" and place == self.place)

    def called(self, id: str) -> Thing:
        """The same under another id."""
        return Thing(id, self.name, self.what, self.does, self.rule, self.figures, self.place)

    def __repr__(self) -> str:
        return f"Thing({self.id!r})"


# -- sentences for what something means now --


def phase_on() -> Message:
    return Message("thing-phase-on")


def in_programmes(parties: Value) -> Message:
    return Message("thing-programmes", {"parties": parties})


def open_in(places: Value) -> Message:
    return Message("thing-open", {"places": places})


def in_hand() -> Message:
    return Message("thing-hand")


def unused_by(parties: Value) -> Message:
    return Message("thing-unused", {"parties": parties})


def played_by(party: Value) -> Message:
    return Message("thing-played-by", {"party": party})
