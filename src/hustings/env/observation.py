"""What a seat knows as numbers: an array of fixed shape for every field of the view, named as the field.

Observations are egocentric: lists by seat begin with the viewer and go on clockwise, and a value that
names a seat counts from the viewer. Which these are follows from the declaration of the view, so it
holds for every game. What the question is about is in the observation too: the stack of frames.

Lists that vary in length are filled up with EMPTY. How long they get is declared (``most``); a list
that says nothing is as long as in the first view, and a list of seats holds each of them once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from hustings.core.frame import Frame
from hustings.core.game import Game
from hustings.core.payload import Payload
from hustings.core.struct import ROW, TEXT, Field, Struct, fields_of
from hustings.core.turn import Turn
from hustings.env.picks import PickEncoder

Array = npt.NDArray[np.float32]
EMPTY: Final = -9.0

Shape = tuple[int, ...]


class ObservationEncoder:
    """The shape of what is observed in one game, and how to fill it.

    Raises TypeError for a list that varies in length and does not say how long it gets.
    """

    def __init__(self, game: Game[Any, Any], picks: PickEncoder) -> None:
        self.game = game
        self.picks = picks
        self.longest = self._longest({kind: q.answer for kind, q in game.vocabulary.questions.items()})
        self.shapes: dict[str, Shape] = {}
        first = game.view(game.initial(), 0)
        self._place(type(first), [first], "", ())
        self.shapes["picked"] = (self.longest,)
        self.shapes["question"] = (len(picks.kinds),)
        self.sizes = {name: int(np.prod(shape)) for name, shape in self.shapes.items()}
        self.total = sum(self.sizes.values())

    def observe(self, view: Any, kind: str, prefix: tuple[int, ...]) -> dict[str, Array]:
        """Every array by name, flat; ``kind`` is the open question (or empty), ``prefix`` what was picked so far."""
        seen = {name: np.full(shape, EMPTY, dtype=np.float32) for name, shape in self.shapes.items()}
        for name, value in self.values(view, prefix):
            if name not in seen:
                raise ValueError(f"{name} has no place in the observation: declare a greater ``most``")
            fill(seen[name], value, name)
        seen["question"][:] = 0.0
        if kind:
            seen["question"][self.picks.kinds.index(kind)] = 1.0
        return {name: array.reshape(-1) for name, array in seen.items()}

    def flat(self, observed: dict[str, Array]) -> Array:
        """All arrays in one row, in the order of ``sizes``."""
        return np.concatenate([observed[name] for name in self.sizes])

    def values(self, view: Any, prefix: tuple[int, ...] = ()) -> Iterator[tuple[str, Any]]:
        """Name and numbers of all there is to observe, turned to the viewer."""
        yield from self._struct(view, "", Turn(view.seat, self.game.players))
        yield "picked", list(prefix)

    def _struct(self, struct: Struct, path: str, turn: Turn) -> Iterator[tuple[str, Any]]:
        for field in fields_of(type(struct)):
            name, value = f"{path}{field.name}", getattr(struct, field.name)
            if field.of is Frame:
                for i, frame in enumerate(reversed(value)):  # the top first
                    yield f"{name}[{i}]", turn.frame(self.game, frame)
            elif field.plain:
                if field.of != TEXT:
                    yield name, turn.field(field, value)
            elif field.depth:
                yield from self._column(field.of, turn.items(field, value), f"{name}[].", turn)
            else:
                yield from self._struct(value, f"{name}.", turn)

    def _column(self, cls: Any, items: list[Any], path: str, turn: Turn) -> Iterator[tuple[str, Any]]:
        """The structs of a list side by side, field by field."""
        for field in fields_of(cls):
            values = [getattr(item, field.name) for item in items]
            if not field.plain:
                yield from self._column(field.of, values, f"{path}{field.name}.", turn)
            elif field.of != TEXT:
                yield f"{path}{field.name}", [turn.field(field, value) for value in values]

    def _place(self, cls: Any, items: list[Any], path: str, outer: Shape) -> None:
        """Make room for the fields of ``cls``; ``items`` are those in the first view, ``outer`` lists are around them."""
        for field in fields_of(cls):
            name, values = f"{path}{field.name}", [getattr(item, field.name) for item in items]
            if field.of is Frame:
                args = self._longest({phase.name: phase.args for phase in self.game.phases})
                for i in range(field.most[0]):
                    self.shapes[f"{name}[{i}]"] = (2 + args,)  # kind, step and args
            elif field.plain:
                if field.of != TEXT:
                    self.shapes[name] = (*outer, *self._lengths(field, values, name)) or (1,)
            elif field.depth:
                if outer:
                    raise TypeError(f"{name}: lists of structs in lists of structs are not observed yet")
                inside = [item for value in values for item in value]
                self._place(field.of, inside, f"{name}[].", self._lengths(field, values, name))
            else:
                self._place(field.of, values, f"{name}.", outer)

    def _longest(self, payloads: dict[str, Payload]) -> int:
        """The most values that any of them can hold."""
        for name, payload in payloads.items():
            if payload.room(self.game.players) < 0:
                raise TypeError(f"{name} does not say how long its list gets: declare ``most``")
        return max([payload.room(self.game.players) for payload in payloads.values()], default=0)

    def _lengths(self, field: Field, values: list[Any], name: str) -> Shape:
        """How long the lists of a field get."""
        lengths: list[int] = []
        for depth, room in enumerate(field.room(self.game.players)):
            if depth == field.depth and field.of == ROW:
                lengths.append(room or self.longest)  # a sealed answer, for instance
                continue
            length = room or max(map(len, values), default=0)
            if not length:
                raise TypeError(f"{name} does not say how long it gets: declare ``most``")
            lengths.append(length)
            values = [item for value in values for item in value]
        return tuple(lengths)


def fill(array: Array, value: Any, name: str) -> None:
    """Put nested lists into an array that is at least as large."""
    if not isinstance(value, (list, tuple)):
        array[...] = value
        return
    if len(value) > array.shape[0]:
        raise ValueError(
            f"{name} holds {len(value)} where there is room for {array.shape[0]}: declare ``most``"
        )
    if array.ndim == 1:
        array[: len(value)] = value
        return
    for i, item in enumerate(value):
        fill(array[i], item, name)
