"""What a person sees in a terminal: blocks of words, in colour or as plain text.

The plain form is complete: what Rich draws, it says too, so it serves a screen reader, a pipe
and a log as well as a terminal without colours.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TextIO

from hustings.core.message import Message, Value
from hustings.core.words import Block, Heading, Table
from hustings.locale import Translator

if TYPE_CHECKING:
    from rich.console import Console

# Clear the screen, and what could be scrolled back to.
WIPE = "\x1b[2J\x1b[3J\x1b[H"


class Screen:
    """Where messages are said and answers are read."""

    def __init__(
        self, say: Translator, plain: bool = False, out: TextIO | None = None, source: TextIO | None = None
    ) -> None:
        self.say = say
        self.out = sys.stdout if out is None else out
        self.source = sys.stdin if source is None else source
        self.is_terminal = self.out.isatty()
        self.rich: Console | None = None
        if self.is_terminal and not plain:
            from rich.console import Console

            with suppress(ImportError):  # not on every system
                import readline  # noqa: F401 - gives ``input`` its line editing and history
            self.rich = Console(file=self.out, highlight=False, markup=False, emoji=False)

    def blocks(self, blocks: Iterable[Block]) -> None:
        """Headings, lines and tables, as a game's words give them."""
        for block in blocks:
            if isinstance(block, Heading):
                self.gap()
                self.write(
                    self.say(block.message) if self.rich else f"== {self.say(block.message)} ==", "bold cyan"
                )
            elif isinstance(block, Table):
                self.table(block)
            else:
                self.message(block.message)

    def table(self, table: Table) -> None:
        if self.rich is not None:
            self.rich.print(rich_table(table, self.say))
        else:
            self.gap()
            self.write("\n".join(plain_table(table, self.say)))

    def message(self, message: Message, style: str = "", whole: bool = False) -> None:
        """A sentence, with its section where it has one; ``whole`` if it must not be broken, to be copied."""
        self.write(self.say.cited(message), style, whole)

    def write(self, text: str, style: str = "", whole: bool = False) -> None:
        if self.rich is not None:
            self.rich.print(text, style=style or None, soft_wrap=whole)
        else:
            self.out.write(f"{text}\n")

    def markdown(self, text: str) -> None:
        if self.rich is not None:
            from rich.markdown import Markdown

            self.rich.print(Markdown(text))
        else:
            self.write(text.strip())

    def gap(self) -> None:
        self.write("")

    def options(self, rows: Sequence[tuple[str, str]]) -> None:
        """Labelled choices, the labels aligned."""
        width = max((len(label) for label, _ in rows), default=0)
        for label, text in rows:
            if self.rich is not None:
                self.rich.print(f"  [bold cyan]{label:>{width}}[/]  ", end="", markup=True)
                self.rich.print(text)
            else:
                self.write(f"  {label:>{width}}  {text}")

    def ask(self, prompt: str) -> str:
        """What the person types, without the blanks around it. Raises EOFError when there is nobody any more."""
        if self.source is sys.stdin and self.out is sys.stdout:
            return input(prompt).strip()  # with line editing, where there is any
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        return line.strip()

    def wipe(self) -> None:
        """Leave nothing of what was on the screen."""
        self.out.write(WIPE if self.is_terminal else "\n" * 3)
        self.out.flush()


def is_number(column: list[Value]) -> bool:
    return bool(column) and all(isinstance(cell, int) for cell in column)


def plain_table(table: Table, say: Translator) -> list[str]:
    """The caption and aligned columns, numbers to the right."""
    heads = [say(cell) for cell in table.head]
    rows = [[say(cell) for cell in row] for row in table.rows]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    right = [is_number([row[i] for row in table.rows]) for i in range(len(heads))]
    lines = [say(table.caption)]
    for row in [heads, *rows]:
        cells = [
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(row, widths, right, strict=True)
        ]
        lines.append("  " + "  ".join(cells).rstrip())
    return lines


def rich_table(table: Table, say: Translator) -> object:
    from rich import box
    from rich.table import Table as RichTable
    from rich.text import Text

    drawn = RichTable(
        title=say(table.caption),
        box=box.SIMPLE_HEAD,
        title_justify="left",
        title_style="italic",
        pad_edge=False,
    )
    for i, head in enumerate(table.head):
        right = is_number([row[i] for row in table.rows])
        drawn.add_column(
            Text(say(head)), justify="right" if right else "left", style="bold" if i == 0 else ""
        )
    for row in table.rows:
        drawn.add_row(*[Text(say(cell)) for cell in row])
    return drawn
