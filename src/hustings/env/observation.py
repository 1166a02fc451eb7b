"""What a seat knows as numbers: an array of fixed shape for every field of the view, named as the field.

Observations are egocentric: lists by seat begin with the viewer and go on clockwise, and a value that
names a seat counts from the viewer. Which these are follows from the declaration of the view, so it
holds for every game. What the question is about is in the observation too: the stack of frames.

Lists that vary in length are filled up with EMPTY. How long they get is declared (``most``); a list
that says nothing is as long as in the first view, and a list of seats holds each of them once.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from hustings.core.frame import Frame
from hustings.core.game import Game
from hustings.core.payload import Payload
from hustings.core.struct import ROW, TEXT, Field, fields_of
from hustings.core.turn import Turn
from hustings.env.picks import PickEncoder

Array = npt.NDArray[np.float32]
EMPTY: Final = -9.0

Shape = tuple[int, ...]


class FieldPlace:
    """Where a field goes in the row: its first number, the shape of its lists and how far apart their items are.

    In a list of structs the field of the next one follows after ``size`` numbers.
    """

    def __init__(self, field: Field, name: str, at: int, shape: Shape) -> None:
        self.field = field
        self.name = name
        self.at = at
        self.shape = shape
        self.size = math.prod(shape)
        self.steps = tuple([math.prod(shape[i + 1 :]) for i in range(len(shape))])
        self.of_seats = field.role.name == "seat"

    def fill(self, row: list[float], at: int, value: Any, turn: Turn, depth: int = 0) -> None:
        """Put nested lists into their place, turned to the viewer."""
        field = self.field
        if depth == field.depth and field.of != ROW:
            row[at] = turn.value(field.role, value) if self.of_seats else value
            return
        if depth < field.depth and field.axes[depth].name == "seat":
            value = turn.by_seat(value)
        room = self.shape[depth]
        if len(value) > room:
            raise ValueError(
                f"{self.name} holds {len(value)} where there is room for {room}: declare ``most``"
            )
        if depth == field.depth or (depth == field.depth - 1 and field.of != ROW):
            row[at : at + len(value)] = (
                [turn.value(field.role, item) for item in value] if self.of_seats else value
            )
            return
        step = self.steps[depth]
        for item in value:
            self.fill(row, at, item, turn, depth + 1)
            at += step


class Plan:
    """The places of one struct's fields; ``inner`` holds the plans of structs in it, with how many there may be."""

    def __init__(self) -> None:
        self.places: list[FieldPlace] = []
        self.inner: list[tuple[Field, str, int, Plan]] = []
        self.frames: list[
            tuple[Field, str, int, int, int]
        ] = []  # the field, its name, where, how many, how long


class ObservationEncoder:
    """The shape of what is observed in one game, and how to fill it.

    Raises TypeError for a list that varies in length and does not say how long it gets.
    """

    def __init__(self, game: Game[Any, Any], picks: PickEncoder) -> None:
        self.game = game
        self.picks = picks
        self.longest = self._longest({kind: q.answer for kind, q in game.vocabulary.questions.items()})
        self.shapes: dict[str, Shape] = {}
        self.starts: dict[str, int] = {}
        self.total = 0
        first = game.view(game.initial(), 0)
        self._plan = self._planned(type(first), [first], "", ())
        self._claim("picked", (self.longest,))
        self._claim("question", (len(picks.kinds),))
        self.sizes = {name: math.prod(shape) for name, shape in self.shapes.items()}
        self._blank = [EMPTY] * (self.total - len(picks.kinds)) + [0.0] * len(picks.kinds)

    def row(self, view: Any, kind: str, prefix: tuple[int, ...]) -> Array:
        """All numbers in one row; ``kind`` is the open question (or empty), ``prefix`` what was picked so far."""
        row = self._blank[:]
        self._fill(row, self._plan, view, 0, Turn(view.seat, self.game.players))
        start = self.starts["picked"]
        if len(prefix) > self.longest:
            raise ValueError(f"picked holds {len(prefix)} where there is room for {self.longest}")
        row[start : start + len(prefix)] = prefix
        if kind:
            row[self.starts["question"] + self.picks.kinds.index(kind)] = 1.0
        return np.array(row, dtype=np.float32)

    def observe(self, view: Any, kind: str, prefix: tuple[int, ...]) -> dict[str, Array]:
        """The same by name: every array flat, a part of one row."""
        return self.named(self.row(view, kind, prefix))

    def named(self, row: Array) -> dict[str, Array]:
        """The parts of a row by name."""
        return {name: row[start : start + self.sizes[name]] for name, start in self.starts.items()}

    def _fill(self, row: list[float], plan: Plan, struct: Any, index: int, turn: Turn) -> None:
        """One struct; ``index`` is its place in the list it is in."""
        for place in plan.places:
            place.fill(row, place.at + index * place.size, getattr(struct, place.field.name), turn)
        for field, name, at, most, size in plan.frames:
            frames = getattr(struct, field.name)
            if len(frames) > most:
                raise ValueError(
                    f"{name}[{most}] has no place in the observation: declare a greater ``most``"
                )
            for frame in reversed(frames):  # the top first
                numbers = turn.frame(self.game, frame)
                row[at : at + len(numbers)] = numbers
                at += size
        for field, name, most, inner in plan.inner:
            value = getattr(struct, field.name)
            if not field.depth:
                self._fill(row, inner, value, index, turn)
                continue
            if len(value) > most:
                raise ValueError(
                    f"{name} holds {len(value)} where there is room for {most}: declare ``most``"
                )
            for i, item in enumerate(turn.items(field, value)):
                self._fill(row, inner, item, i, turn)

    def _planned(self, cls: Any, items: list[Any], path: str, outer: Shape) -> Plan:
        """Make room for the fields of ``cls``; ``items`` are those in the first view, ``outer`` lists are around them."""
        plan = Plan()
        for field in fields_of(cls):
            name, values = f"{path}{field.name}", [getattr(item, field.name) for item in items]
            if field.of is Frame:
                size = 2 + self._longest({phase.name: phase.args for phase in self.game.phases})
                plan.frames.append((field, name, self.total, field.most[0], size))
                for i in range(field.most[0]):
                    self._claim(f"{name}[{i}]", (size,))  # kind, step and args
            elif field.plain:
                if field.of != TEXT:
                    shape = self._lengths(field, values, name)
                    plan.places.append(FieldPlace(field, name, self.total, shape))
                    self._claim(name, (*outer, *shape) or (1,))
            elif field.depth:
                if outer:
                    raise TypeError(f"{name}: lists of structs in lists of structs are not observed yet")
                inside = [item for value in values for item in value]
                lengths = self._lengths(field, values, name)
                plan.inner.append(
                    (field, name, lengths[0], self._planned(field.of, inside, f"{name}[].", lengths))
                )
            else:
                plan.inner.append((field, name, 1, self._planned(field.of, values, f"{name}.", outer)))
        return plan

    def _claim(self, name: str, shape: Shape) -> None:
        self.shapes[name] = shape
        self.starts[name] = self.total
        self.total += math.prod(shape)

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
