"""``hustings ladder``: which bot is better, and how sure that is."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console

from hustings.bots import known
from hustings.bots.arena import CHUNK, play_runs
from hustings.bots.chart import Bar, bars
from hustings.bots.ladder import pairings, standing
from hustings.bots.ledger import Ledger, missing, whole_deals
from hustings.cli import INTERRUPTED
from hustings.cli.common import AsJson, GameId, Options, Players, grid, progress, report, set_up
from hustings.core.errors import OptionError


def ladder(
    game: GameId,
    players: Players = None,
    bots: Annotated[str, typer.Option(metavar="NAME,...", help="Who takes part.")] = "random,greedy",
    against: Annotated[
        str, typer.Option(metavar="NAME", help="Only against tables of this bot, not each against each.")
    ] = "",
    deals: Annotated[
        int,
        typer.Option(
            "-n",
            "--deals",
            min=0,
            help="How many deals; each is played in every seat. 0 only reports what is in the file of --append.",
        ),
    ] = 25,
    first: Annotated[
        int,
        typer.Option(
            "--from", min=0, metavar="DEAL", help="Start with this deal, to play a part of a ladder."
        ),
    ] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    option: Options = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for one per core.")] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")] = "",
    append: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every game here, and play only those not in it yet."),
    ] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the shares as a chart.")] = None,
    json: AsJson = False,
) -> int:
    """Rate bots against each other.

    Each bot sits alone at tables of each other bot, and every deal is played in all seats. Prints the share of wins,
    the mean margin and place with 95 % intervals over deals, and ratings. With --append an
    interrupted ladder resumes, and parts played elsewhere (--from) can be joined into one file.
    """
    played = set_up(game, players, option)
    names = [known(name.strip()) for name in bots.split(",")]
    if against:
        known(against)
    if len(set(names)) != len(names) or (len(names) < 2 and not against):
        raise OptionError("--bots names two bots or more, each once; or say --against which they play")
    if not deals and append is None:
        raise OptionError("-n 0 plays nothing: it tells what is in the file of --append")
    if svg is not None and not svg.parent.is_dir():  # before hours of play, not after
        raise OptionError(f"--svg cannot be written: there is no folder {svg.parent}")
    games = pairings(played.id, played.players, played.options, names, against, seed)
    numbers = range(first * played.players, (first + deals) * played.players)
    ledger = None if append is None else Ledger(append, games)
    wanted = [missing(pairing, numbers) for pairing in games]
    workers = jobs or os.cpu_count() or 1
    began = perf_counter()
    interrupted = False
    with progress() as bar:
        task = bar.add_task(f"playing {played.id}", total=sum(map(len, wanted)))
        runs = [pairing.run for pairing in games]
        batches = play_runs(runs, wanted, workers, ray, CHUNK if ledger is None else 1)
        try:
            for which, results in batches:
                games[which].results += results
                if ledger is not None:
                    ledger.keep(games[which], results)
                bar.advance(task, len(results))
        except KeyboardInterrupt:
            interrupted = True
            batches.close()
    for pairing in games:
        pairing.results = whole_deals(pairing)
    document = standing(names, against, games)
    document["run"] = {"jobs": workers, "ray": bool(ray), "seconds": round(perf_counter() - began, 3)}
    if svg is not None:
        svg.write_text(chart(document), encoding="utf-8")
    report(document, json, lambda console: show(console, document))
    return INTERRUPTED if interrupted else 0


def chart(document: dict[str, Any]) -> str:
    rows = [
        Bar(f"{p['bot']} v {p['against']}", p["wins"]["share"], p["wins"]["low"], p["wins"]["high"])
        for p in document["pairings"]
    ]
    title = f"{document['game']}, {document['players']} players: wins of one against tables of another"
    return bars(title, rows, document["fair"])


def show(console: Console, document: dict[str, Any]) -> None:
    console.print(
        f"[bold]{document['game']}[/], {document['players']} players, seed {document['seed']}, "
        f"fair share {document['fair']:.1%}, {document['run']['seconds']:.0f} s"
    )
    table = grid("one", "against", ">games", ">wins", ">95 % interval", ">margin", ">", ">place")
    for row in document["pairings"]:
        wins, margin = row["wins"], row["margin"]
        table.add_row(
            row["bot"], row["against"], str(row["games"]), f"{wins['share']:.1%}",
            f"{wins['low']:.1%} - {wins['high']:.1%}", f"{margin['mean']:+.2f}", f"± {margin['error']:.2f}",
            f"{row['place']['mean']:.2f}",
        )  # fmt: skip
    console.print(table)
    table = grid("bot", ">rating", ">95 % interval")
    for row in document["ratings"]:
        table.add_row(row["bot"], f"{row['rating']:+.0f}", f"{row['low']:+.0f} - {row['high']:+.0f}")
    console.print(table)
    if not document["steady"]:
        console.print(
            "A bot thought by the clock (processor time): another run may differ. planner@200 counts playouts instead."
        )
