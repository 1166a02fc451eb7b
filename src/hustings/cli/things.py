"""``hustings things``: what the cards, pieces, columns and phases of a game are."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from hustings.cli.common import AsJson, GameId, Lang, grid, report, speech
from hustings.core.errors import OptionError
from hustings.locale import Translator
from hustings.registry import title as find


def things(
    game: GameId,
    thing: Annotated[
        str | None, typer.Argument(metavar="THING", help="Only this one, such as card:3 or votes.")
    ] = None,
    lang: Lang = "",
    json: AsJson = False,
) -> None:
    """Explain the cards, pieces, columns and phases of a game."""
    title = find(game)
    say = Translator(speech(lang), title, page=True)
    found = title.words.things(title.game())
    if thing is not None:
        found = [each for each in found if each.id == thing]
        if not found:
            raise OptionError(f"{title.id} has no thing {thing!r}; hustings things {title.id} lists them")
    rows = [
        {
            "id": each.id,
            "name": say(each.name),
            "what": say(each.what),
            "does": "" if each.does is None else say(each.does),
            "rule": each.rule,
        }
        for each in found
    ]

    def show(console: Console) -> None:
        if thing is not None:
            for row in rows:
                console.out(f"{row['name']} ({row['rule']})", highlight=False)
                console.out(" ".join([row["what"], row["does"]]).strip(), highlight=False)
            return
        table = grid("thing", "name", "what it is", "section")
        for row in rows:
            table.add_row(row["id"], row["name"], row["what"], row["rule"])
        console.print(table)

    report({"game": title.id, "things": rows}, json, show)
