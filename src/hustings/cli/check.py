"""``hustings check``: the public conformance and leak suite."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.console import Console

import hustings
from hustings.cli.common import FAILED, AsJson, GameId, Options, Players, progress, report, set_up

STRIDE: Final = 5  # of the answers at which questions are put into words
FIRST: Final = 8  # messages named where a language lacks more


def check(
    game: GameId,
    players: Players = None,
    option: Options = None,
    number: Annotated[int, typer.Option("-n", "--games", min=1, help="How many random games.")] = 10,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
    leaks: Annotated[bool, typer.Option(help="Also look for leaks of hidden information.")] = True,
    json: AsJson = False,
) -> None:
    """Test a game with the conformance suite.

    Plays random games and looks for anything that breaks replay, copying, saving, hidden information
    or legal moves, and exits with status 1 if something does. Missing translations are reported too,
    but are not failures: the English text is shown instead.
    """
    from hustings.testing import check_game, unsaid, untranslated

    checked = set_up(game, players, option)
    with progress() as bar:
        task = bar.add_task(f"checking {checked.id}", total=number)
        found = check_game(
            checked, games=number, seed=seed, leaks=leaks, progress=lambda n: bar.update(task, completed=n)
        )

    title = hustings.title(game)
    lacking = {
        "en": unsaid(title, checked.options, players=checked.players, seed=seed, questions=STRIDE),
        **untranslated(title),
    }

    def show(console: Console) -> None:
        ends = ", ".join(f"{reason} {n}" for reason, n in sorted(found.ends.items()))
        console.print(
            f"[bold]{checked.id}[/] with {checked.players} players: {found.games} games, {found.states} states, "
            f"the longest of {found.longest} answers; ends: {ends}"
        )
        for finding in found.findings:
            console.print(f"[red]broken[/] {finding!r}", soft_wrap=True)
        for language, messages in lacking.items():
            if messages:
                console.print(f"[yellow]{language} lacks[/] {listed(messages)}", soft_wrap=True)
        console.print("[green]all laws hold[/]" if found.ok else f"[red]{len(found.findings)} broken[/]")

    facts = {"game": checked.id, "players": checked.players, **found.data(), "lacking": lacking}
    report(facts, json, show)
    if not found.ok:
        raise typer.Exit(FAILED)


def listed(messages: list[str]) -> str:
    """How many, and the first of them."""
    count = "1 message" if len(messages) == 1 else f"{len(messages)} messages"
    return f"{count}: {', '.join(messages[:FIRST])}{', ...' if len(messages) > FIRST else ''}"
