"""The commands together, and how their mistakes are told."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import hustings
from hustings.cli import INTERRUPTED, complain
from hustings.cli.admin import admin
from hustings.cli.backup import backup, restore, verify
from hustings.cli.bench import bench
from hustings.cli.check import check
from hustings.cli.data import data
from hustings.cli.dataset import dataset
from hustings.cli.doctor import doctor
from hustings.cli.games import games
from hustings.cli.ladder import ladder
from hustings.cli.learn import learn
from hustings.cli.play import play
from hustings.cli.puzzles import puzzles
from hustings.cli.replay import replay
from hustings.cli.review import review
from hustings.cli.rules import rules
from hustings.cli.simulate import simulate
from hustings.cli.site import serve, worker
from hustings.cli.things import things
from hustings.cli.train import train

app = typer.Typer(
    name="hustings",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"hustings {hustings.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> int:
    """Play, study and host election board games.

    Without a command: play. `hustings COMMAND --help` explains a command; `hustings doctor` looks for what is wrong.
    """
    code: int = context.invoke(play) if context.invoked_subcommand is None else 0
    return code


AT_WORK = (serve, worker, verify, backup, restore)
for command in (
    play,
    learn,
    games,
    simulate,
    ladder,
    train,
    dataset,
    replay,
    review,
    puzzles,
    rules,
    things,
    check,
    bench,
    doctor,
    *AT_WORK,
):
    app.command()(command)
app.add_typer(data)
app.add_typer(admin)


def execute(arguments: list[str]) -> int:
    """Run one command line; its exit code."""
    command: Any = typer.main.get_command(app)
    try:
        code = command.main(args=arguments, prog_name="hustings", standalone_mode=False)
    except typer.Abort:
        return INTERRUPTED
    except Exception as error:
        # Typer's usage errors, whatever library they come from in this version of it.
        if not hasattr(error, "format_message"):
            raise
        context = getattr(error, "ctx", None)
        path = context.command_path if context is not None else "hustings"
        message = error.format_message().rstrip(".")
        return complain(f"{message} (see: {path} --help)")
    return code if isinstance(code, int) else 0
