"""Replaying records: the same game again, every line held to its hash."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hustings.core.errors import HustingsError, RecordError, TooMuchWork
from hustings.core.game import Game
from hustings.core.record import Header, Record, commit, seal
from hustings.core.title import Title, edition
from hustings.play.match import Match, Move
from hustings.play.receipts import Receipts
from hustings.registry import title as find_title


def edition_of(header: Header) -> tuple[Title, Game[Any, Any]]:
    """The title and game a record was played with. Raises RecordError when they cannot be had here."""
    try:
        title = find_title(header.game)
        found = edition(title, header.version, header.data_hash, header.players, header.plain_options())
        if found is not None:
            return found
        game = title.game(header.players, **header.plain_options())
    except HustingsError as error:
        raise RecordError(1, str(error)) from None
    if game.version != header.version:
        raise RecordError(1, f"played with version {header.version} of the rules, here is {game.version}")
    raise RecordError(1, f"played with figures {header.data_hash}, here are {game.data_hash}")


def game_of(header: Header) -> Game[Any, Any]:
    return edition_of(header)[1]


class Replay:
    """Steps through a record, checking as it goes. Line numbers in errors count the header as line 1.

    ``budget`` is how many lines may be carried out, those again after a step back included; 0 = any.
    """

    def __init__(self, record: Record, game: Game[Any, Any] | None = None, budget: int = 0) -> None:
        self.record = record
        self.budget = budget
        header = record.header
        if header.seed and commit(header.seed) != header.seed_commitment:
            raise RecordError(1, "the seed is not the one committed to at the start")
        self.match = Match(game if game is not None else game_of(header), header, header.seed)
        self.receipts = Receipts()

    def moves(self) -> Iterator[Move]:
        """Each line with its events, after it was carried out and found true; at the end, the result."""
        for line in self.record.lines:
            move = self.match.take(line)
            if self.budget and self.match.n + self.match.redone > self.budget:
                raise TooMuchWork(line.n + 1, f"this record takes more than {self.budget} lines to check")
            self.receipts.see(line)
            yield move
        self._finish()

    def run(self) -> Match:
        """All of it. Raises RecordError at the first line that is not true."""
        for _ in self.moves():
            pass
        return self.match

    def _finish(self) -> None:
        record, match = self.record, self.match
        where = len(record.lines) + 2
        if record.result is None:
            return
        if not match.over:
            raise RecordError(where, "there is a result, but the game is not over")
        if record.result.key() != match.outcome().key():
            raise RecordError(where, f"the result is {match.outcome()!r}")
        if seal(match.last, {"result": record.result.data()}, match.state) != record.result_hash:
            raise RecordError(where, "the hash of the result does not fit")
        if not record.header.seed:
            raise RecordError(1, "the game is over and its seed was never opened")
        self.receipts.finish(where)
