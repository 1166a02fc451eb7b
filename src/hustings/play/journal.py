"""A game on disk: the record as it grows, and beside it what must stay secret until the end.

``NAME.jsonl`` is the record, one synced line for each accepted answer. ``NAME.jsonl.secret``
holds the seed and now and then a snapshot of the state, so that opening a long game reads only
its end. When the game is over the record is completed with seed and result and the secret
file goes away.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, BinaryIO

from hustings.core.codec import dumps, loads
from hustings.core.errors import CodecError, RecordError
from hustings.core.game import Game
from hustings.core.record import read_header, read_line, read_record
from hustings.core.struct import number
from hustings.play.match import Match, Move
from hustings.play.replay import Replay, game_of

SNAPSHOT_EVERY = 64  # lines


class Journal:
    """A match whose every move is on disk before anybody hears of it."""

    def __init__(self, path: Path, match: Match, file: BinaryIO) -> None:
        self.path = path
        self.match = match
        self.file = file

    @classmethod
    def create(cls, path: Path, game: Game[Any, Any], seed: str, nonces: list[str]) -> Journal:
        """Begin a new game in a new file."""
        match = Match.new(game, seed, nonces)
        journal = cls(path, match, path.open("xb"))
        _replace(_secret_path(path), dumps({"seed": seed}))
        journal._write(match.header.line())
        return journal

    @classmethod
    def open(cls, path: Path, whole: bool = False) -> Journal:
        """Go on with a game. A last line that was cut off by a crash was never acknowledged and is dropped.

        ``whole`` reads it from its first line, for whoever needs the past.
        """
        secret = _read_secret(path)
        if whole:
            secret.pop("snapshot", None)
        file = path.open("r+b")
        try:
            return cls(path, _load(file, secret), file)
        except BaseException:
            file.close()
            if _is_finished(path):  # a crash came between the last two steps of finishing
                _secret_path(path).unlink()
            raise

    def keep(self, move: Move) -> None:
        """Put an accepted move on disk; returns when it is safe there."""
        self._write(move.line.line())
        if self.match.over:
            self._finish()
        elif move.line.n % SNAPSHOT_EVERY == 0:
            self._snapshot()

    def close(self) -> None:
        self.file.close()

    def _write(self, row: bytes) -> None:
        self.file.write(row + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def _snapshot(self) -> None:
        data = {"seed": self.match.seed, "offset": self.file.tell(), "snapshot": self.match.snapshot()}
        _replace(_secret_path(self.path), dumps(data))

    def _finish(self) -> None:
        """Complete the record with seed and result; the secrets are secrets no more."""
        match = self.match
        record = match.record()
        if len(record.lines) < match.n:  # opened from a snapshot: the beginning is still on disk only
            record.lines = read_record(self.path.read_bytes()).lines
        _replace(self.path, record.dumps())
        Replay(read_record(self.path.read_bytes()), match.game).run()
        _secret_path(self.path).unlink(missing_ok=True)


def _load(file: BinaryIO, secret: dict[str, Any]) -> Match:
    """The match a file holds, from its newest snapshot on; the file stands where the next line goes."""
    header = read_header(file.readline().rstrip(b"\n"))
    if header.seed:
        raise RecordError(1, "this game is over: replay it")
    match = Match(game_of(header), header, secret["seed"])
    offset = _jump(match, secret) or file.tell()
    file.seek(offset)
    for row in file.read().split(b"\n")[:-1]:
        where = match.n + 2
        try:
            data = loads(row)
        except CodecError as error:
            raise RecordError(where, str(error)) from None
        match.take(read_line(data, match.n + 1, where))
        offset += len(row) + 1
    file.truncate(offset)
    file.seek(offset)
    return match


def _is_finished(path: Path) -> bool:
    with path.open("rb") as file:
        try:
            return bool(read_header(file.readline().rstrip(b"\n")).seed)
        except RecordError:
            return False


def _secret_path(path: Path) -> Path:
    return path.with_name(path.name + ".secret")


def _read_secret(path: Path) -> dict[str, Any]:
    try:
        secret = loads(_secret_path(path).read_bytes())
    except FileNotFoundError:
        raise RecordError(1, f"{path.name} has no secret file beside it: is the game over?") from None
    except CodecError as error:
        raise RecordError(1, f"the secret file of {path.name} is damaged: {error}") from None
    if not isinstance(secret, dict) or not isinstance(secret.get("seed"), str):
        raise RecordError(1, f"the secret file of {path.name} is damaged: no seed")
    return secret


def _jump(match: Match, secret: dict[str, Any]) -> int:
    """Go to the snapshot and say where its next line begins; 0 if there is none that can be read."""
    snapshot = secret.get("snapshot")
    if not isinstance(snapshot, dict):
        return 0
    try:
        offset = number(secret.get("offset"), "offset")
        match.jump(snapshot)
    except CodecError:
        return 0
    return offset


def _replace(path: Path, content: bytes) -> None:
    """Write a file so that after a crash it is either the old or the new one, whole."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
