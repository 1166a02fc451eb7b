"""Sentences as data: an id, its values, and the rule behind it.

Rule code never writes a sentence. It names one, and whoever faces the person
(terminal, page, bot) looks the id up in the Fluent files of that person's language.
"""

from __future__ import annotations

from typing import Any, Union

Value = Union[int, str, "Message"]


class Message:
    """One sentence to be said, for instance ``Message("space-range", {"low": 0, "high": 5})``.

    ``rule`` cites the section that makes it true, as ``"2006 §6.2.1"``, or is empty.
    A value may be a message itself: the name of a party inside a sentence about it.
    """

    def __init__(self, id: str, values: dict[str, Value] | None = None, rule: str = "") -> None:
        self.id = id
        self.values: dict[str, Value] = {} if values is None else values
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message)
            and self.id == other.id
            and self.values == other.values
            and self.rule == other.rule
        )

    def __hash__(self) -> int:
        return hash((self.id, self.rule, tuple(sorted(self.values))))

    def __reduce__(self) -> tuple[object, ...]:
        return (Message, (self.id, self.values, self.rule))  # compiled classes do not pickle by themselves

    def __repr__(self) -> str:
        values = " ".join(f"{name}={value!r}" for name, value in self.values.items())
        return " ".join(part for part in (self.id, values, self.rule and f"[{self.rule}]") if part)

    def data(self) -> dict[str, object]:
        """The plain form that goes over a wire."""
        values = {n: v.data() if isinstance(v, Message) else v for n, v in self.values.items()}
        return {"id": self.id, "values": values, "rule": self.rule}


def message_of(data: dict[str, Any]) -> Message:
    """What ``Message.data`` wrote, as a message again."""
    values = {
        name: message_of(value) if isinstance(value, dict) else value
        for name, value in data["values"].items()
    }
    return Message(data["id"], values, data["rule"])
