"""Recorded games as examples to learn from: what a seat saw, what it could pick, what it picked, how it ended.

``hustings dataset RECORD... --out FILE.npz`` writes them as arrays, one row a pick.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from hustings.core.action import CHANCE, Decision
from hustings.core.errors import OptionError
from hustings.core.game import Game
from hustings.core.record import Record
from hustings.env.observation import Array, ObservationEncoder
from hustings.env.picks import STOP, PickEncoder
from hustings.env.table import by_points, by_rank, rewards
from hustings.play.replay import Replay

Columns = dict[str, npt.NDArray[Any]]


class Example:
    """One pick: the numbers of ``hustings.env`` (``observation`` a row, ``legal`` and ``pick`` of PickEncoder)."""

    def __init__(self, seat: int, observation: Array, legal: list[int], pick: int) -> None:
        self.seat = seat
        self.observation = observation
        self.legal = legal
        self.pick = pick


def examples(record: Record, encoder: ObservationEncoder | None = None) -> Iterator[Example]:
    """Every pick of every seat, in order; the record is verified on the way. Raises RecordError."""
    replay = Replay(record)
    game = replay.match.game
    if encoder is None:
        encoder = ObservationEncoder(game, PickEncoder(game))
    lines = iter(record.lines)
    moves = replay.moves()
    for line in lines:
        if line.seat != CHANCE:
            decision = _asked(game, replay.match.state, line.seat, line.kind)
            if decision is not None:  # else a sealed answer is changed
                yield from _picks(encoder, game.view(replay.match.state, line.seat), decision, line.args)
        next(moves)
    for _ in moves:  # the result is checked too
        pass


def _asked(game: Game[Any, Any], state: Any, seat: int, kind: str) -> Decision | None:
    for decision in game.pending(state):
        if decision.seat == seat and decision.kind == kind:
            return decision
    return None


def _picks(
    encoder: ObservationEncoder, view: Any, decision: Decision, args: tuple[int, ...]
) -> Iterator[Example]:
    picks = encoder.picks
    for n in range(len(args) + 1):
        prefix = args[:n]
        legal = picks.legal(decision, prefix)
        if n == len(args):
            if len(legal) == 1:  # nothing could follow
                return
            pick = STOP
        else:
            pick = picks.number(decision.kind, n, args[n])
        yield Example(decision.seat, encoder.row(view, decision.kind, prefix), legal, pick)


def dataset(records: Iterable[Record]) -> Columns:
    """All examples of records of one game set up alike. Raises OptionError for one that is another game.

    ``observations``, ``masks`` and ``picks`` have a row for every pick; ``seats`` and ``games`` say whose and in
    which game, and ``win``, ``rank`` and ``points`` what that seat got in the end (see ``hustings.env.table``).
    """
    rows: list[Example] = []
    games: list[int] = []
    ends: list[tuple[float, float, float]] = []
    encoder: ObservationEncoder | None = None
    first: tuple[Any, ...] = ()
    for number, record in enumerate(records):
        replay = Replay(record)
        game = replay.match.game
        setting = (game.id, game.version, game.players, game.options, game.data_hash)
        if encoder is None:
            encoder, first = ObservationEncoder(game, PickEncoder(game)), setting
        elif setting != first:
            raise OptionError(
                f"record {number + 1} is of another game: {game.id} for {game.players}, version {game.version}"
            )
        if record.result is None:
            raise OptionError(f"record {number + 1} is not of a finished game")
        gains = [by(record.result) for by in (rewards, by_rank, by_points)]
        for example in examples(record, encoder):
            rows.append(example)
            games.append(number)
            ends.append((gains[0][example.seat], gains[1][example.seat], gains[2][example.seat]))
    if encoder is None:
        raise OptionError("there is no record")
    masks = np.zeros((len(rows), encoder.picks.size), dtype=np.bool_)
    for i, example in enumerate(rows):
        masks[i, example.legal] = True
    gained = np.array(ends, dtype=np.float32).reshape(-1, 3)
    return {
        "observations": np.stack([example.observation for example in rows]),
        "masks": masks,
        "picks": np.array([example.pick for example in rows], dtype=np.int32),
        "seats": np.array([example.seat for example in rows], dtype=np.int8),
        "games": np.array(games, dtype=np.int32),
        "win": gained[:, 0],
        "rank": gained[:, 1],
        "points": gained[:, 2],
    }
