"""``hustings simulate``: bots against each other, many times."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console

from hustings.bots import known
from hustings.bots.arena import GameResult, Run, Tally, play_all
from hustings.cli import INTERRUPTED
from hustings.cli.common import AsJson, GameId, Options, Players, grid, progress, report, set_up
from hustings.core.errors import OptionError
from hustings.core.game import Game


def simulate(
    game: GameId,
    players: Players = None,
    number: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="NAME,...", help="One for all seats, or one for each seat.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: Options = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for one per core.")] = 1,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Duplicate play: every deal with the bots in all seats in turn.")
    ] = False,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")] = "",
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep a record of every game here.")
    ] = None,
    json: AsJson = False,
) -> int:
    """Let bots play each other many times.

    Prints the shares of wins by seat and by bot with 95 % intervals, points and length. Ctrl-C stops early and
    prints what has been played; records of finished games are kept.
    """
    played = set_up(game, players, option)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    run = Run(
        played.id,
        played.players,
        played.options,
        line_up(played, bots),
        seed,
        str(records) if records else "",
        rotate,
    )
    results: list[GameResult] = []
    workers = jobs or os.cpu_count() or 1
    began = perf_counter()
    interrupted = False
    with progress() as bar:
        task = bar.add_task(f"playing {run.id}", total=number)
        batches = play_all(run, number, workers, ray)
        try:
            for batch in batches:
                results += batch
                bar.advance(task, len(batch))
        except KeyboardInterrupt:
            interrupted = True
            batches.close()
    seconds = perf_counter() - began
    document = Tally(run, results).data()
    document["asked_for"] = number
    document["run"] = {"jobs": workers, "seconds": round(seconds, 3), "records": run.records or None}
    report(document, json, lambda console: show(console, document))
    return INTERRUPTED if interrupted else 0


def line_up(game: Game[Any, Any], bots: str) -> tuple[str, ...]:
    """A bot for each seat. Raises OptionError."""
    names = [known(name.strip()) for name in bots.split(",")]
    if len(names) == 1:
        names *= game.players
    if len(names) != game.players:
        raise OptionError(
            f"--bots names one bot, or one for each of the {game.players} seats, not {len(names)}"
        )
    return tuple(names)


def show(console: Console, document: dict[str, Any]) -> None:
    games, seconds = document["games"], document["run"]["seconds"]
    if games < document["asked_for"]:
        console.print(f"[yellow]Stopped after {games} of {document['asked_for']} games.[/]")
    length = document["decisions_per_game"]
    console.print(
        f"[bold]{document['game']}[/], {document['players']} players, seed {document['seed']}: {games:,} games "
        f"in {seconds:.1f} s ({games / max(seconds, 1e-9):,.0f} a second); "
        f"{length['mean']:.1f} decisions a game ({length['least']}-{length['most']})"
    )
    ends = document["ends"]
    if len(ends) > 1:
        console.print("ends: " + ", ".join(f"{reason} {n}" for reason, n in ends.items()))
    table = grid(">seat", "bot", ">wins", ">95 % interval", ">points", ">", ">least-most", ">place")
    for seat in document["seats"]:
        wins, points = seat["wins"], seat["points"]
        table.add_row(
            str(seat["seat"]), seat["bot"], f"{wins['share']:.1%}", f"{wins['low']:.1%} - {wins['high']:.1%}",
            f"{points['mean']:.2f}", f"± {points['error']:.2f}", f"{points['least']}-{points['most']}",
            f"{seat['place']['mean']:.2f}",
        )  # fmt: skip
    console.print(table)
    if len(document["bots"]) > 1 or document["rotated"]:
        table = grid("bot", ">seats", ">wins", ">95 % interval", ">margin", ">", ">place")
        for bot in document["bots"]:
            wins, margin = bot["wins"], bot["margin"]
            table.add_row(
                bot["bot"], str(bot["seats"]), f"{wins['share']:.1%}", f"{wins['low']:.1%} - {wins['high']:.1%}",
                f"{margin['mean']:+.2f}", f"± {margin['error']:.2f}", f"{bot['place']['mean']:.2f}",
            )  # fmt: skip
        console.print(table)
    if not document["steady"]:
        console.print(
            "A bot thought by the clock (processor time): another run may differ. planner@200 counts playouts instead."
        )
    if document["run"]["records"]:
        console.print(f"Records: {document['run']['records']}")
