"""``hustings backup``, ``restore`` and ``verify``: the data of a site."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from hustings.cli.common import FAILED, AsJson, report
from hustings.cli.site import Database, need_the_server

if TYPE_CHECKING:
    from hustings.web.verify import Found

Force = Annotated[bool, typer.Option("--force", help="Overwrite what is there.")]
Quick = Annotated[
    bool,
    typer.Option("--quick", help="Check the data, but do not replay the games. For large sites, hourly."),
]


def backup(
    destination: Annotated[
        Path,
        typer.Argument(metavar="DEST", help="A file to make, or a folder to make one in, named by the time."),
    ],
    database: Database = "",
    force: Force = False,
    quick: Quick = False,
    json: AsJson = False,
) -> None:
    """Copy the database of a site, and check the copy.

    The site may run meanwhile. Keep the copy safe: it holds hidden cards and password hashes.

    On PostgreSQL this needs pg_dump and pg_restore.
    """
    need_the_server()
    from hustings.web.backup import backup as copy

    made = copy(database, destination, force, quick)
    tell(f"written to {made.path}", made.path, made.games, quick, json)


def restore(
    source: Annotated[Path, typer.Argument(metavar="SOURCE", help="What `hustings backup` has made.")],
    database: Database = "",
    force: Force = False,
    quick: Quick = False,
    json: AsJson = False,
) -> None:
    """Replace the database by a backup.

    Stop servers and workers first.

    The backup is checked before anything is changed. On PostgreSQL this needs pg_restore and psql.
    """
    need_the_server()
    from hustings.web.backup import restore as put_back

    made = put_back(source, database, force, quick)
    tell(f"restored from {source}", made.path, made.games, quick, json)


def verify(database: Database = "", json: AsJson = False) -> None:
    """Check the database, and replay every stored game.

    Names what differs; exit status 1 when something does.
    """
    need_the_server()
    from hustings.web.verify import file_problems
    from hustings.web.verify import verify as replay_all

    wrong = file_problems(database)
    show_found([] if wrong else replay_all(database), wrong, json)


def tell(done: str, path: str, found: list[Found], quick: bool, json: bool) -> None:
    if quick:
        report(
            {"ok": True, "path": path},
            json,
            lambda console: console.print(f"{done} and checked", soft_wrap=True),
        )
    else:
        show_found(found, [], json, done, {"path": path})


def show_found(
    found: list[Found], wrong: list[str], json: bool, done: str = "", more: dict[str, Any] | None = None
) -> None:
    """What is wrong with the file and with each game; ends the program with FAILED if anything is."""
    bad = [each for each in found if each.problem]
    lines = sum(each.lines for each in found)

    def show(console: Console) -> None:
        if done:
            console.print(done, soft_wrap=True)
        for problem in wrong:
            console.print(f"[red]damaged[/] {problem}", soft_wrap=True)
        if wrong:
            console.print("The games were not replayed. Restore a backup: hustings restore SOURCE --force")
            return
        console.print(f"{len(found)} games, {lines} lines")
        for each in bad:
            console.print(f"[red]differs[/] {each.game} {each.id}: {each.problem}", soft_wrap=True)
        if not bad:
            console.print("[green]every stored game replays as it was played[/]")

    document = {
        "ok": not bad and not wrong,
        "file": wrong,
        "games": len(found),
        "lines": lines,
        "problems": [{"id": each.id, "game": each.game, "problem": each.problem} for each in bad],
        **(more or {}),
    }
    report(document, json, show)
    if bad or wrong:
        raise typer.Exit(FAILED)
