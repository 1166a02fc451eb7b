"""``hustings doctor``: what is installed, whether it works, how to report a fault."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from hustings.cli.common import FAILED, AsJson, report
from hustings.cli.diagnosis import ADDRESS, diagnose, told


def doctor(
    server: Annotated[str, typer.Option(metavar="ADDRESS", help="The server to look for.")] = ADDRESS,
    json: AsJson = False,
) -> None:
    """Show what is installed and whether it works.

    Lists versions, optional parts, games and bots, where games are kept, and whether a server answers.
    Exits with status 1 if something needs fixing. Include the output in a bug report.
    """
    found = diagnose(server)

    def show(console: Console) -> None:
        for line in told(found):
            console.print(line, markup=False, soft_wrap=True)

    report(found, json, show)
    if found["problems"]:
        raise typer.Exit(FAILED)
