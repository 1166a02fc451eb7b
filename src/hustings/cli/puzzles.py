"""``hustings puzzles``: makes puzzles from games of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from hustings.cli.common import AsJson, GameId, Players, grid, progress, report
from hustings.puzzles import Puzzle, make_puzzles
from hustings.puzzles import puzzles as shipped
from hustings.puzzles.maker import made_anew
from hustings.puzzles.model import dumps
from hustings.registry import title as find


def puzzles(
    game: GameId,
    count: Annotated[
        int | None, typer.Option("-n", "--count", min=1, help="How many to make. Default: none, only list.")
    ] = None,
    players: Players = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed makes the same puzzles.")] = 1,
    fill: Annotated[
        bool,
        typer.Option(
            "--fill", help="Keep the puzzles that still hold and make only what is missing from COUNT."
        ),
    ] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the puzzles to this file, one per line.")
    ] = None,
    json: AsJson = False,
) -> None:
    """List the puzzles of a game, or make more.

    A puzzle is a position from a game of bots in which one answer is clearly best, checked by a deep search. Without
    --count, the puzzles of the game are listed.
    """
    title = find(game)
    found = list(shipped(title.id)) if count is None else []
    if count is not None:
        if fill:
            found = [anew for each in shipped(title.id) if (anew := made_anew(each)) is not None]
        missing = max(0, count - len(found))
        made = make_puzzles(title, missing, players, seed, f"{title.id}-{seed}", list(found))
        with progress() as bar:
            for each in bar.track(made, missing, description="searching"):
                found.append(each)
                keep(out, found)
    keep(out, found)
    document: list[dict[str, Any]] = [each.data() for each in found]
    report(document, json, lambda console: show(console, found))


def keep(out: Path | None, found: list[Puzzle]) -> None:
    """Whoever stops the search has what was found so far."""
    if out is not None:
        out.write_text(dumps(found), "utf-8")


def show(console: Console, found: list[Puzzle]) -> None:
    table = grid("puzzle", "question", ">seat", ">grade", ">wins", ">next best", "solved by")
    for each in found:
        by = ", ".join(f"{name} {100 * share:.0f} %" for name, share in each.solved.items())
        table.add_row(
            each.id,
            each.kind,
            str(each.seat + 1),
            str(each.grade),
            f"{100 * each.chances[0]:.0f} %",
            f"{100 * max(each.chances[1:]):.0f} %",
            by,
        )
    console.print(table)
