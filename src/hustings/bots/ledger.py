"""Games of a ladder kept in a file, one line each, so that many sittings make one result.

The first line says what is played; every other line is a finished game. A run that is stopped
loses what was being played and nothing else, and goes on with the games that are missing. Ranges
of deals played on several machines are put together by putting their lines into one file.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from hustings.bots.arena import GameResult
from hustings.bots.ladder import Pairing
from hustings.core.errors import OptionError

FORMAT = 1


class Ledger:
    """The file of one ladder: the same game, options and seed throughout, any bots."""

    def __init__(self, path: Path, pairings: list[Pairing]) -> None:
        """Reads what is there into the pairings. Raises OptionError when the file is of another ladder."""
        self.path = path
        self.pairings = pairings
        run = pairings[0].run
        self.head = {
            "ladder": FORMAT,
            "game": run.id,
            "players": run.players,
            "options": run.options,
            "seed": run.seed,
        }
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            self._write([self.head])

    def _read(self) -> None:
        by_names = {(pairing.bot, pairing.against): pairing for pairing in self.pairings}
        have = {
            (pairing.bot, pairing.against, r.number) for pairing in self.pairings for r in pairing.results
        }
        text = self.path.read_text(encoding="utf-8")
        lines = text.split("\n")
        if lines[-1]:  # the last run was cut off while writing: begin a new line, and leave that one out
            self._add("\n")
        for number, line in enumerate(lines[:-1], 1):
            try:
                row = json.loads(line) if line else None
            except ValueError:
                row = None
            if number == 1 or (isinstance(row, dict) and "ladder" in row):
                if row != self.head:
                    raise OptionError(f"{self.path} holds games of another ladder (line {number})")
                continue
            if not isinstance(row, dict):
                continue  # cut off
            name = (str(row["bot"]), str(row["against"]))
            key = (*name, int(row["n"]))
            if name in by_names and key not in have:
                have.add(key)
                pairing = by_names[name]
                pairing.results.append(_result(pairing, row))

    def keep(self, pairing: Pairing, results: list[GameResult]) -> None:
        """Write down games as soon as they are played."""
        self._write([_row(pairing, result) for result in results])

    def _write(self, rows: list[dict[str, Any]]) -> None:
        self._add("".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows))

    def _add(self, text: str) -> None:
        """In one piece, so that several runs may write to one file at a time."""
        file = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        try:
            os.write(file, text.encode())
        finally:
            os.close(file)


def _row(pairing: Pairing, result: GameResult) -> dict[str, Any]:
    return {
        "bot": pairing.bot,
        "against": pairing.against,
        "n": result.number,
        "points": result.points,
        "ranks": result.ranks,
        "decisions": result.decisions,
        "end": result.reason,
    }


def _result(pairing: Pairing, row: dict[str, Any]) -> GameResult:
    number = int(row["n"])
    return GameResult(
        number,
        pairing.run.places(number),
        [int(points) for points in row["points"]],
        [int(rank) for rank in row["ranks"]],
        int(row["decisions"]),
        str(row["end"]),
    )


def missing(pairing: Pairing, numbers: range) -> list[int]:
    """The games of a range that have not been played yet."""
    have = {result.number for result in pairing.results}
    return [number for number in numbers if number not in have]


def whole_deals(pairing: Pairing) -> list[GameResult]:
    """The games of deals that have been played in every seat: others would favour a seat."""
    seats: dict[int, int] = {}
    for result in pairing.results:
        deal = pairing.run.deal(result.number)
        seats[deal] = seats.get(deal, 0) + 1
    return [
        result for result in pairing.results if seats[pairing.run.deal(result.number)] == pairing.run.players
    ]
