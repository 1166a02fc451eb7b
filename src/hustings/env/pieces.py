"""What a seat knows as numbers: a named piece for every field of the view, in a fixed shape.

Pieces are egocentric: lists by seat begin with the viewer and go on clockwise, and a value that
names a seat counts from the viewer. Lists that vary in length are filled up with EMPTY. How long
they get is found once, by playing a few random games with fixed seeds, with room to spare.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from hustings.core.action import CHANCE, Action
from hustings.core.game import Game
from hustings.core.rng import seeded
from hustings.core.struct import FLAG, INT, ROW, Struct
from hustings.env.vocabulary import Vocabulary

Array = npt.NDArray[np.float32]
EMPTY: Final = -9.0
PROBES: Final = 3  # random games for the lengths
STRIDE: Final = 7
ROOM: Final = 1.5

# Fields whose outermost list goes by seat, and fields whose values are seats; by the class that has them.
BY_SEAT: Final[dict[str, tuple[str, ...]]] = {
    "PocketView": ("funds", "votes", "hand_sizes", "programmes"),
    "ZooView": (
        "goals", "funds", "received", "spent", "seats", "sides", "lots", "bonus", "hand_pools",
    ),
    "ClassicView": (
        "party", "money", "balance", "members", "meetings", "media", "tiles", "programmes", "hand_ages",
        "cabinet", "placed", "played", "donations", "offers", "refusals", "answers", "shelved_numbers",
        "bids", "partners",
    ),
    "Board": ("trend", "votes", "meetings", "media", "tiles"),
    "ModernView": (
        "party", "money", "received", "spent", "base", "vote_points", "win_points", "latest", "presence",
        "meetings", "media", "boxed_media", "programmes", "hand_sizes", "shown", "cabinet", "donations",
    ),
    "Region": ("votes", "trend", "meetings", "media"),
    "Sealed": ("status", "values"),
}  # fmt: skip
INNER_BY_SEAT: Final[dict[str, tuple[str, ...]]] = {"ZooView": ("tokens",), "PocketView": ("meetings",)}
SEATS: Final[dict[str, tuple[str, ...]]] = {
    "PocketView": ("order",),
    "ZooView": ("offices", "promises", "order"),
    "ClassicView": ("start", "partners"),
    "Board": ("arrival",),
    "ModernView": ("first",),
    "Region": ("row_seats",),
    "Ascending": ("bidders", "leader"),
    "OnceAround": ("bidders", "leader"),
}
SKIPPED: Final = frozenset({"stack"})  # the question says it


class Pieces:
    """The shape of what is observed in one game, and how to fill it."""

    def __init__(self, game: Game[Any, Any], words: Vocabulary) -> None:
        self.game = game
        self.words = words
        self.sizes: dict[str, int] = {}
        self._probe()
        self.sizes["question"] = len(words.kinds)
        self.sizes["picked"] = 8
        self.total = sum(self.sizes.values())

    def _probe(self) -> None:
        """How long each piece gets. The same every time: the games are fixed."""
        game = self.game
        most: dict[str, int] = {}
        for probe in range(PROBES):
            rng = seeded(probe, "pieces")
            state = game.initial()
            n = 0
            while asked := game.pending(state):
                decision = asked[0]
                if n % STRIDE == 0 and decision.seat != CHANCE:
                    for name, values in pieces_of(game.view(state, decision.seat), game.players):
                        most[name] = max(most.get(name, 0), len(values))
                n += 1
                game.apply_trusted(state, decision.seat, Action(decision.kind, decision.space.sample(rng)))
        for name, longest in most.items():
            fixed = longest == 1
            self.sizes[name] = longest if fixed else int(longest * ROOM) + 1

    def observe(self, view: Any, kind: str, prefix: tuple[int, ...]) -> dict[str, Array]:
        """Every piece by name; ``kind`` is the open question (or empty), ``prefix`` what was picked so far."""
        found: dict[str, Array] = {
            name: np.full(size, EMPTY, dtype=np.float32) for name, size in self.sizes.items()
        }
        for name, values in pieces_of(view, self.game.players):
            piece = found.get(name)
            if piece is not None:
                part = values[: len(piece)]
                piece[: len(part)] = part
        found["question"][:] = 0.0
        if kind:
            found["question"][self.words.kinds.index(kind)] = 1.0
        picked = prefix[: self.sizes["picked"]]
        found["picked"][: len(picked)] = picked
        return found

    def flat(self, observed: dict[str, Array]) -> Array:
        """All pieces in one row, in the order of ``sizes``."""
        return np.concatenate([observed[name] for name in self.sizes])


def pieces_of(view: Any, players: int) -> Iterator[tuple[str, list[float]]]:
    """Name and numbers of every piece of a view, structs inside it field by field."""
    seat = view.seat if 0 <= view.seat < players else 0
    yield from _of_struct(view, "", seat, players)


def _of_struct(struct: Any, prefix: str, seat: int, players: int) -> Iterator[tuple[str, list[float]]]:
    cls = type(struct)
    for field in cls.FIELDS:
        if field.name in SKIPPED:
            continue
        name = f"{prefix}{field.name}"
        value = getattr(struct, field.name)
        if field.of in (INT, FLAG, ROW):
            turned = _turn(value, cls.__name__, field.name, seat, players)
            yield name, list(_numbers(turned))
        elif isinstance(value, Struct):
            yield from _of_struct(value, f"{name}.", seat, players)
        elif isinstance(value, list):
            for i, item in enumerate(value):
                yield from _of_struct(item, f"{name}[{i}].", seat, players)


def _turn(value: Any, cls: str, name: str, seat: int, players: int) -> Any:
    """The same with the viewer first."""
    if name in BY_SEAT.get(cls, ()) and isinstance(value, list) and len(value) == players:
        value = value[seat:] + value[:seat]
    if name in INNER_BY_SEAT.get(cls, ()):
        value = [row[seat:] + row[:seat] if len(row) == players else row for row in value]
    if name in SEATS.get(cls, ()):
        value = _from(value, seat, players)
    return value


def _from(value: Any, seat: int, players: int) -> Any:
    if isinstance(value, (list, tuple)):
        return [_from(item, seat, players) for item in value]
    return (value - seat) % players if value >= 0 else value


def _numbers(value: Any) -> Iterator[float]:
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _numbers(item)
    else:
        yield float(value)
