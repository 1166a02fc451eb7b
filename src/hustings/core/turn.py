"""The table turned round, so that one seat comes first: what follows from the roles of fields.

Lists by seat begin with that seat and go on clockwise, values and sets of seats count from it.
"""

from __future__ import annotations

from typing import Any

from hustings.core.action import Seat
from hustings.core.bitset import full
from hustings.core.frame import Frame
from hustings.core.game import Game
from hustings.core.payload import Payload
from hustings.core.role import NUMBER, Role
from hustings.core.struct import ROW, Field, Struct, fields_of, rebuilt


class Turn:
    """``seat`` becomes seat 0, the next clockwise seat 1, and so on."""

    def __init__(self, seat: Seat, players: int) -> None:
        self.seat = seat if 0 <= seat < players else 0
        self.players = players

    def value(self, role: Role, value: int) -> int:
        if role.name != "seat":
            return value
        if role.a_set:
            low = value & full(self.seat)
            return value >> self.seat | low << (self.players - self.seat)
        if value < role.base:
            return value
        return role.base + (value - role.base - self.seat) % self.players

    def payload(self, payload: Payload, values: tuple[int, ...]) -> list[int]:
        """Values of a payload; a list by seat in it is turned too."""
        if not payload.fits(values):  # not filled in yet
            return list(values)
        out: list[int] = []
        for field in payload.fields:
            value = payload.get(values, field.name)
            if isinstance(value, list):
                out += self.field(field, value)
            elif value is not None:
                out.append(self.value(field.role, value))
        return out

    def frame(self, game: Game[Any, Any], frame: Frame) -> list[int]:
        """Kind, step and args of a frame."""
        phase = game.phases[frame.kind]
        return [frame.kind, self.value(phase.step, frame.step), *self.payload(phase.args, frame.args)]

    def field(self, field: Field, value: Any) -> Any:
        """The numbers of a field, nested as they are."""
        return self._nested(field, value, 0)

    def items(self, field: Field, items: list[Any]) -> list[Any]:
        """The structs of a list."""
        return self.by_seat(items) if field.axes[0].name == "seat" else items

    def struct(self, game: Game[Any, Any], struct: Struct) -> Any:
        """A struct with all that is in it."""
        values: list[Any] = []
        for field in fields_of(type(struct)):
            value = getattr(struct, field.name)
            if field.plain:
                values.append(self._plain(field, value))
            elif field.of is Frame:
                values.append([self._turned_frame(game, frame) for frame in value])
            elif isinstance(value, list):
                values.append([self.struct(game, item) for item in self.items(field, value)])
            else:
                values.append(self.struct(game, value))
        return rebuilt(type(struct), values)

    def _turned_frame(self, game: Game[Any, Any], frame: Frame) -> Frame:
        kind, step, *args = self.frame(game, frame)
        return Frame(kind, step, tuple(args))

    def _plain(self, field: Field, value: Any) -> Any:
        return self.field(field, value) if field.role is not NUMBER or field.depth else value

    def _nested(self, field: Field, value: Any, depth: int) -> Any:
        if depth < field.depth:
            items = [self._nested(field, item, depth + 1) for item in value]
            return self.by_seat(items) if field.axes[depth].name == "seat" else items
        if field.of == ROW:
            return tuple([self.value(field.role, item) for item in value])
        return self.value(field.role, value) if type(value) is int else value

    def by_seat(self, items: list[Any]) -> list[Any]:
        """A list with one entry for each seat."""
        if len(items) != self.players:  # not dealt out yet
            return items
        return items[self.seat :] + items[: self.seat]
