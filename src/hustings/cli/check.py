"""``hustings check``: the public conformance and leak suite."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from hustings.cli.common import FAILED, AsJson, GameId, Options, Players, progress, report, set_up


def check(
    game: GameId,
    players: Players = None,
    option: Options = None,
    number: Annotated[int, typer.Option("-n", "--games", min=1, help="How many random games.")] = 10,
    seed: Annotated[int, typer.Option(help="The first of them.")] = 0,
    leaks: Annotated[bool, typer.Option(help="With the suite that looks for leaks of secrets.")] = True,
    json: AsJson = False,
) -> None:
    """Hold an installed game to the laws.

    Random games are searched for anything that breaks replay, copying, saving, hidden information
    or legal moves. Exit code 1 when something does.
    """
    from hustings.testing import check_game

    checked = set_up(game, players, option)
    with progress() as bar:
        task = bar.add_task(f"checking {checked.id}", total=number)
        found = check_game(
            checked, games=number, seed=seed, leaks=leaks, progress=lambda n: bar.update(task, completed=n)
        )

    def show(console: Console) -> None:
        ends = ", ".join(f"{reason} {n}" for reason, n in sorted(found.ends.items()))
        console.print(
            f"[bold]{checked.id}[/] with {checked.players} players: {found.games} games, {found.states} states, "
            f"the longest of {found.longest} answers; ends: {ends}"
        )
        for finding in found.findings:
            console.print(f"[red]broken[/] {finding!r}", soft_wrap=True)
        console.print("[green]all laws hold[/]" if found.ok else f"[red]{len(found.findings)} broken[/]")

    report({"game": checked.id, "players": checked.players, **found.data()}, json, show)
    if not found.ok:
        raise typer.Exit(FAILED)
