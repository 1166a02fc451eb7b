"""``hustings games``: what can be played."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from hustings.cli.common import AsJson, grid, report
from hustings.core.title import Option, Title, span
from hustings.registry import titles as installed


def games(json: AsJson = False) -> None:
    """List the games, their players and options."""
    found = [describe(title) for title in installed()]

    def show(console: Console) -> None:
        table = grid("game", "name", "players", "confirmed", "options, the default first")
        for game in found:
            options = (",\n" if console.is_terminal else ", ").join(
                written(option) for option in game["options"]
            )
            players = span(tuple(game["players"]))
            table.add_row(Text(game["id"], "bold"), game["name"], players, share(game["figures"]), options)
        console.print(table)

    report({"games": found}, json, show)


def describe(title: Title) -> dict[str, Any]:
    """One row of the list, as data."""
    figures = None
    if title.figures is not None:
        findings = title.figures("").findings()
        figures = {"total": len(findings), "confirmed": sum(finding.status == "C" for finding in findings)}
    return {
        "id": title.id,
        "name": title.name,
        "players": list(title.players),
        "options": [option_data(option) for option in title.options],
        "figures": figures,
        "example": title.example,
    }


def option_data(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "kind": option.kind,
        "values": list(option.values),
        "default": option.default,
    }


def written(option: dict[str, Any]) -> str:
    values = "FOLDER" if option["kind"] == "folder" else "|".join(option["values"])
    return f"{option['name']}={values}"


def share(figures: dict[str, int] | None) -> str:
    if not figures or not figures["total"]:
        return "-"
    return f"{100 * figures['confirmed'] // figures['total']} % of {figures['total']}"
