"""``hustings data``: the component figures and where they come from."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console

from hustings.cli.common import AsJson, grid, report
from hustings.core.errors import OptionError
from hustings.core.title import Title
from hustings.figures import STATUS, Finding
from hustings.registry import title as find
from hustings.registry import titles

data = typer.Typer(name="data", help="Component figures and their sources.")


@data.callback()
def group() -> None:
    """Component figures and their sources."""


@data.command()
def audit(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this game.")] = None,
    overlay: Annotated[
        str, typer.Option(metavar="FOLDER", help="With an owner's figures laid over ours.")
    ] = "",
    everything: Annotated[bool, typer.Option("--all", help="Confirmed figures too.")] = False,
    json: AsJson = False,
) -> None:
    """Every figure that is not confirmed, with its sources."""
    if overlay and game is None:
        raise OptionError("an overlay belongs to one game: name it")
    chosen = [find(game)] if game is not None else titles()
    found = [examine(title, overlay, everything) for title in chosen]

    def show(console: Console) -> None:
        for audited in found:
            show_one(console, audited)

    report({"games": found}, json, show)


def examine(title: Title, overlay: str, everything: bool) -> dict[str, Any]:
    """The audit of one game, as data."""
    if title.figures is None:
        return {"game": title.id, "counts": {}, "figures": [], "sources": {}}
    figures = title.figures(overlay)
    findings = figures.findings()
    return {
        "game": title.id,
        "counts": {status: sum(f.status == status for f in findings) for status in STATUS},
        "figures": [finding_data(f) for f in (findings if everything else figures.uncertain())],
        "sources": figures.sources,
    }


def finding_data(finding: Finding) -> dict[str, Any]:
    return {
        "table": finding.table,
        "id": finding.id,
        "field": finding.name,
        "value": finding.value,
        "status": finding.status,
        "sources": finding.sources,
        "note": finding.note,
        "file": finding.file,
    }


def show_one(console: Console, audited: dict[str, Any]) -> None:
    counts = ", ".join(f"{n} {STATUS[status]}" for status, n in audited["counts"].items() if n)
    console.print(f"[bold]{audited['game']}[/]: {counts or 'no figures'}")
    if not audited["figures"]:
        return
    table = grid("table", "row", "figure", ">value", "status", "sources", "note")
    for row in audited["figures"]:
        table.add_row(
            row["table"], row["id"], row["field"], str(row["value"]), STATUS[row["status"]],
            ", ".join(row["sources"]), row["note"],
        )  # fmt: skip
    console.print(table)
