"""What several commands share: their arguments, and how a report is shown."""

from __future__ import annotations

import io
import json
import os
import re
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hustings.core.errors import OptionError
from hustings.core.game import Game
from hustings.locale import bundled, languages, preferred
from hustings.registry import title

FAILED = 1

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `hustings games` lists them.")]
Players = Annotated[
    int | None, typer.Option("-p", "--players", help="How many seats. Default: as many as the game allows.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("-o", "--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        "--language",
        metavar="de",
        envvar="HUSTINGS_LANG",
        help="Language of the game. Default: your system's.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def speech(wish: str) -> str:
    """The language asked for, written as ``de`` or ``de_AT``, or the system's. Raises OptionError."""
    if not wish:
        return preferred(*[os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")])
    found = bundled(wish)
    if found is None:
        raise OptionError(f"there is no language {wish!r}: there are {', '.join(languages())}")
    return found


def set_up(id: str, players: int | None, options: list[str] | None) -> Game[Any, Any]:
    """The game as asked for on the command line. Raises OptionError."""
    chosen: dict[str, object] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"--option is written NAME=VALUE, not {text!r}")
        chosen[name] = value
    return title(id).game(players, **chosen)


class Output(Console):
    def on_broken_pipe(self) -> None:
        """The reader has left: ``hustings.cli.run`` knows what to do."""
        raise BrokenPipeError


class Trimmed(io.StringIO):
    """Standard output without the blanks with which tables are filled up to their width."""

    def write(self, text: str) -> int:
        return sys.stdout.write(re.sub(r" +$", "", text, flags=re.MULTILINE))

    def flush(self) -> None:
        sys.stdout.flush()


def output() -> Console:
    """Colours on a terminal; elsewhere plain text, one row a line however long it is."""
    console = Output(highlight=False)
    return console if console.is_terminal else Output(highlight=False, width=1000, file=Trimmed())


def report(document: object, as_json: bool, show: Callable[[Console], None]) -> None:
    """Print a result for a person, or as one JSON document for a program."""
    if as_json:
        try:
            print(json.dumps(document, indent=2, ensure_ascii=False), flush=True)
        except BrokenPipeError:
            raise BrokenPipeError from None  # without the number by which Typer would know and end the program
    else:
        show(output())


def grid(*heads: str) -> Table:
    """A light table; heads that begin with ``>`` stand over numbers."""
    table = Table(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )
    for head in heads:
        number = head.startswith(">")
        table.add_column(
            head.removeprefix(">"), justify="right" if number else "left", no_wrap=number, overflow="fold"
        )
    return table


def progress() -> Progress:
    """A bar on stderr; nothing at all where stderr is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
