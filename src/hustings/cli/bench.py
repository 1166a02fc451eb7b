"""``hustings bench``: how fast the games run here."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console

from hustings.cli.common import AsJson, Options, grid, progress, report, set_up
from hustings.play.bench import ROUNDS, SECONDS, Bench, machine
from hustings.registry import title, titles


def bench(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME...", help="Which games. Default: all.")
    ] = None,
    players: Annotated[
        list[int] | None,
        typer.Option(
            "-p", "--players", help="How many seats; may be repeated. Default: as many as the game allows."
        ),
    ] = None,
    option: Options = None,
    seconds: Annotated[
        float, typer.Option(min=0.001, help="Seconds to spend on each figure in each round.")
    ] = SECONDS,
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds; the median is printed.")] = ROUNDS,
    json: AsJson = False,
) -> None:
    """Measure how fast the games run here.

    Decisions and games a second, and what copies, views and replays cost, beside a reference that
    makes machines comparable. Says whether the rule code is interpreted or compiled.
    """
    benches = [
        Bench(set_up(name, n, option), seconds)
        for name in game or [each.id for each in titles()]
        for n in players or [title(name).players[-1]]
    ]
    with progress() as bar:
        task = bar.add_task("measuring", total=rounds * len(benches))
        for _ in range(rounds):
            for one in benches:
                one.lap()
                bar.advance(task)
    document = {**machine(), "rounds": rounds, "seconds": seconds, "games": [one.result() for one in benches]}
    report(document, json, lambda console: show(console, document))


def show(console: Console, document: dict[str, Any]) -> None:
    console.print(
        f"[bold]{document['build']}[/], hustings {document['hustings']}, {document['python']}, {document['machine']}; "
        f"median of {document['rounds']} rounds"
    )
    heads = [
        ">decisions/s", ">best round", ">without chance", ">trusted/s", ">games/s", ">decisions a game",
        ">copy µs", ">view µs", ">as JSON µs", ">replay ms", ">reference/s", ">decisions a reference", ">spread",
    ]  # fmt: skip
    table = grid("", *[f">{each['game']} {each['players']}p" for each in document["games"]])
    keys = [
        "decisions_per_s", "best_per_s", "choices_per_s", "trusted_per_s", "games_per_s", "decisions_per_game",
        "copy_us", "view_us", "view_json_us", "replay_ms", "reference_per_s", "decisions_per_reference", "spread",
    ]  # fmt: skip
    for head, key in zip(heads, keys, strict=True):
        cells = [f"{each[key]:.1%}" if key == "spread" else f"{each[key]:,}" for each in document["games"]]
        table.add_row(head.removeprefix(">"), *cells)
    console.print(table)
