"""Named fields in a flat tuple of ints: what answers, events and frames carry."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.role import Role
from hustings.core.struct import Field, described

Args = tuple[int, ...]


class Payload:
    """Named fields laid out flat in a tuple of ints: at most one of them is a list, which takes what the others leave.

    Without a list, fields at the end may be missing where ``optional`` says how many.
    """

    def __init__(self, fields: dict[str, Any], optional: int = 0) -> None:
        self.names: tuple[str, ...] = tuple(fields)
        self.fields: list[Field] = [described(name, of) for name, of in fields.items()]
        lists = [i for i in range(len(self.fields)) if self.fields[i].depth]
        if len(lists) > 1 or any(self.fields[i].depth > 1 for i in lists):
            raise TypeError(f"only one list fits into a payload: {', '.join(self.names)}")
        self.list_at = lists[0] if lists else -1
        self.most = -1 if lists else len(self.fields)
        self.least = len(self.fields) - (1 if lists else optional)

    def fits(self, values: Args) -> bool:
        """Whether there are as many values as declared."""
        number = len(values)
        return number >= self.least and (self.most < 0 or number <= self.most)

    def room(self, players: int) -> int:
        """How many values there can be at a table of so many; -1 where the list does not say."""
        if self.list_at < 0:
            return len(self.fields)
        (most,) = self.fields[self.list_at].room(players)
        return len(self.fields) - 1 + most if most else -1

    def get(self, values: Args, name: str) -> Any:
        """One field by name: a number, or a list of them. None where an optional one is missing."""
        at = self.names.index(name)
        return self._at(values, at)

    def named(self, values: Args) -> dict[str, Any]:
        """All fields that are there, by name."""
        if self.list_at < 0:
            return dict(zip(self.names, values, strict=False))
        return {self.names[at]: self._at(values, at) for at in range(len(self.names))}

    def text(self, values: Args) -> str:
        """All fields for people to read: ``seat=1, amount=7``."""
        return ", ".join([f"{name}={value}" for name, value in self.named(values).items()])

    def flat(self, named: dict[str, Any]) -> Args:
        """The values of ``named`` in the declared order. Raises TypeError for what is missing or unknown."""
        out: list[int] = []
        left = dict(named)
        for at in range(len(self.names)):
            name = self.names[at]
            if name not in left:
                if self.list_at < 0 and at >= self.least:
                    break
                raise TypeError(f"{name} is missing: {', '.join(self.names)}")
            value = left.pop(name)
            if at == self.list_at:
                out.extend(value)
            else:
                out.append(int(value))
        if left:
            raise TypeError(f"there is no {', '.join(left)}: there is {', '.join(self.names) or 'nothing'}")
        return tuple(out)

    def role_at(self, position: int, length: int) -> Role:
        """The role of the value at a position of a payload with so many values."""
        return self.fields[self.index_at(position, length)].role

    def index_at(self, position: int, length: int) -> int:
        """Which field the value at a position belongs to."""
        if self.list_at < 0 or position < self.list_at:
            return position
        after = len(self.fields) - 1 - self.list_at
        return len(self.fields) - (length - position) if position >= length - after else self.list_at

    def _at(self, values: Args, at: int) -> Any:
        if self.list_at < 0 or at < self.list_at:
            return values[at] if at < len(values) else None
        after = len(self.fields) - 1 - self.list_at
        if at == self.list_at:
            return list(values[at : len(values) - after])
        return values[len(values) - (len(self.fields) - at)]


NOTHING_SECRET: Final = Payload({})
