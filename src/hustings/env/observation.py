"""What a seat knows as numbers: an array of fixed shape for every field of the view, named as the field.

Observations are egocentric: lists by seat begin with the viewer and go on clockwise, and a value that
names a seat counts from the viewer. Which these are follows from the declaration of the view, so it
holds for every game. What the question is about is in the observation too: the stack of frames.

Lists that vary in length are filled up with EMPTY. How long they get is declared (``most``) or, where
it is not, found once by playing a few random games with fixed seeds, with room to spare.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from hustings.core.action import CHANCE, Action
from hustings.core.frame import Frame
from hustings.core.game import Game
from hustings.core.payload import Payload
from hustings.core.rng import seeded
from hustings.core.struct import BOOL, INT, ROW, Struct, fields_of
from hustings.core.turn import Turn
from hustings.env.picks import PickEncoder

Array = npt.NDArray[np.float32]
EMPTY: Final = -9.0
PROBES: Final = 3  # random games for the lengths that are not declared
ROOM: Final = 1.5
STACKED: Final = 8  # frames of the stack that are observed, from the top

Shape = tuple[int, ...]


class ObservationEncoder:
    """The shape of what is observed in one game, and how to fill it."""

    def __init__(self, game: Game[Any, Any], picks: PickEncoder) -> None:
        self.game = game
        self.picks = picks
        self.rows: set[str] = set()
        self.shapes = self._probe()
        self.shapes["question"] = (len(picks.kinds),)
        self.sizes = {name: int(np.prod(shape)) for name, shape in self.shapes.items()}
        self.total = sum(self.sizes.values())

    def observe(self, view: Any, kind: str, prefix: tuple[int, ...]) -> dict[str, Array]:
        """Every array by name, flat; ``kind`` is the open question (or empty), ``prefix`` what was picked so far."""
        seen = {name: np.full(shape, EMPTY, dtype=np.float32) for name, shape in self.shapes.items()}
        for name, value in self.values(view, prefix):
            if name not in seen:
                raise ValueError(f"{name} has no place in the observation: declare how many there can be")
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
        for name, _, value in self._fields(view, prefix):
            yield name, value

    def _fields(self, view: Any, prefix: tuple[int, ...]) -> Iterator[tuple[str, Shape, Any]]:
        turn = Turn(view.seat, self.game.players)
        yield from self._struct(view, "", turn)
        yield "picked", (0,), list(prefix)

    def _struct(self, struct: Struct, path: str, turn: Turn) -> Iterator[tuple[str, Shape, Any]]:
        for field in fields_of(type(struct)):
            name, value = f"{path}{field.name}", getattr(struct, field.name)
            if field.of == ROW:
                self.rows.add(name)
            if field.of in (INT, BOOL, ROW):
                yield name, field.most, turn.field(field, value)
            elif field.of is Frame:
                for i, frame in enumerate(reversed(value)):  # the top first
                    yield f"{name}[{i}]", (0,), turn.frame(self.game, frame)
            elif isinstance(value, Struct):
                yield from self._struct(value, f"{name}.", turn)
            elif isinstance(value, list):
                yield from self._column(field.of, turn.items(field, value), f"{name}[].", field.most, turn)

    def _column(
        self, cls: Any, items: list[Any], path: str, most: Shape, turn: Turn
    ) -> Iterator[tuple[str, Shape, Any]]:
        """The structs of a list side by side, field by field."""
        for field in fields_of(cls):
            values = [getattr(item, field.name) for item in items]
            if field.plain:
                yield f"{path}{field.name}", most + field.most, [turn.field(field, value) for value in values]
            elif field.depth == 0:
                yield from self._column(field.of, values, f"{path}{field.name}.", most, turn)
            else:
                raise TypeError(
                    f"{path}{field.name}: lists of structs in lists of structs are not observed yet"
                )

    def _probe(self) -> dict[str, Shape]:
        """How large each array gets. The same every time: the games are fixed."""
        game = self.game
        found: dict[str, list[int]] = {}
        declared: dict[str, Shape] = {}
        for probe in range(PROBES):
            rng = seeded(probe, "observation")
            state = game.initial()
            while asked := game.pending(state):
                decision = asked[0]
                args = decision.space.sample(rng)
                if decision.seat != CHANCE:
                    for name, most, value in self._fields(game.view(state, decision.seat), args):
                        declared[name] = most
                        measure(found.setdefault(name, []), value, 0)
                game.apply_trusted(state, decision.seat, Action(decision.kind, args))
        answers = [payload_most(question.answer) for question in game.vocabulary.questions.values()]
        longest = max(*answers, found["picked"][0])
        declared["picked"] = (longest,)
        for name in self.rows:  # sealed answers, for instance
            if not declared[name][-1]:
                declared[name] = (*declared[name][:-1], longest)
            found[name] += [0] * (len(declared[name]) - len(found[name]))
        seen = max(lengths[0] for name, lengths in found.items() if name.startswith("stack["))
        frame = max(seen, *(2 + payload_most(phase.args, game.players) for phase in game.phases))
        for i in range(STACKED):
            found.setdefault(f"stack[{i}]", [0])
            declared[f"stack[{i}]"] = (frame,)
        return {name: shape(lengths, declared[name]) for name, lengths in found.items()}


def payload_most(payload: Payload, otherwise: int = 0) -> int:
    """How many values a payload can hold, with a list of ``otherwise`` where it does not say."""
    if payload.list_at < 0:
        return len(payload.fields)
    return len(payload.fields) - 1 + (payload.fields[payload.list_at].most[0] or otherwise)


def measure(lengths: list[int], value: Any, depth: int) -> None:
    """The longest list seen at each depth."""
    if isinstance(value, (list, tuple)):
        if depth == len(lengths):
            lengths.append(0)
        lengths[depth] = max(lengths[depth], len(value))
        for item in value:
            measure(lengths, item, depth + 1)


def shape(lengths: list[int], declared: Shape) -> Shape:
    """The declared lengths, and where there are none those found, with room where they vary."""
    out = []
    for depth, found in enumerate(lengths):
        most = declared[depth] if depth < len(declared) else 0
        out.append(most or int(found * ROOM) + 1)
    return tuple(out) if out else (1,)


def fill(array: Array, value: Any, name: str) -> None:
    """Put nested lists into an array that is at least as large."""
    if not isinstance(value, (list, tuple)):
        array[...] = value
        return
    if len(value) > array.shape[0]:
        raise ValueError(f"{name} holds {len(value)}, its place is for {array.shape[0]}: declare ``most``")
    if array.ndim == 1:
        array[: len(value)] = value
        return
    for i, item in enumerate(value):
        fill(array[i], item, name)
