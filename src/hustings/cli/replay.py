"""``hustings replay``: a record, checked line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from hustings.cli import complain
from hustings.cli.common import FAILED, AsJson, Lang, report, speech
from hustings.core.action import CHANCE
from hustings.core.codec import event_data
from hustings.core.errors import OptionError, RecordError
from hustings.core.record import read_record
from hustings.locale import ENGLISH, Translator
from hustings.play.replay import Replay
from hustings.registry import title as find


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record: one .jsonl file.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Show the game as this seat saw it.")] = None,
    lang: Lang = "",
    json: AsJson = False,
) -> None:
    """Verify a record line by line.

    Exits with status 1 and names the line that does not check out.
    """
    language = speech(lang)
    content = file.read_bytes()
    try:
        told, document = verify(content, seat, language)
    except RecordError as error:
        document = {"file": str(file), "ok": False, "line": error.line, "reason": error.reason}
        if json:
            report(document, True, lambda console: None)
        else:
            complain(f"{file}: {error}")
        raise typer.Exit(FAILED) from None
    document = {"file": str(file), "ok": True, **document}
    report(document, json, lambda console: show(console, told, document, language))


def verify(
    content: bytes, seat: int | None, language: str = ENGLISH
) -> tuple[list[tuple[str, list[str]]], dict[str, Any]]:
    """What ``seat`` was told, line by line, and the report. Raises RecordError at the first bad line."""
    record = read_record(content)
    replay = Replay(record)
    game = replay.match.game
    if seat is not None and seat > game.players:
        raise OptionError(f"--seat is one of 1 to {game.players}, not {seat}")
    title = find(game.id)
    say = Translator(language, title)
    told: list[tuple[str, list[str]]] = []
    lines: list[dict[str, Any]] = []
    for move in replay.moves():
        if seat is None:
            continue
        viewer = seat - 1
        view = game.view(replay.match.state, viewer)
        seen = [event.seen_by(viewer) for event in move.events]
        told.append((str(move.line.n), [say(title.words.news(game, view, event)) for event in seen]))
        lines.append({"n": move.line.n, "events": [event_data(event) for event in seen]})
    header = record.header
    document: dict[str, Any] = {
        "game": header.game,
        "version": header.version,
        "players": header.players,
        "options": header.plain_options(),
        "lines": len(record.lines),
        "draws": sum(line.seat == CHANCE and line.note is None for line in record.lines),
        "finished": record.result is not None,
        "seed_verified": bool(header.seed),
        "result": record.result.data() if record.result is not None else None,
    }
    if seat is not None:
        document["seat"] = seat
        document["seen"] = lines
    return told, document


def show(
    console: Console, told: list[tuple[str, list[str]]], document: dict[str, Any], language: str
) -> None:
    width = max((len(n) for n, _ in told), default=0)
    for n, sentences in told:
        for k, sentence in enumerate(sentences):
            console.print(Text(f"{'' if k else n:>{width}}  {sentence}"), soft_wrap=True)
    state = "finished" if document["finished"] else "not finished"
    console.print(
        f"[green]verified[/]: {document['game']}, {document['players']} players, {document['lines']} lines, {state}"
    )
    if document["seed_verified"]:
        console.print(f"The seed fits its commitment, and all {document['draws']} draws follow from it.")
    if document["result"] is not None:
        result = document["result"]
        title = find(document["game"])
        game = title.game(document["players"], **document["options"])
        say = Translator(language, title)
        for seat, (points, rank) in enumerate(zip(result["points"], result["ranks"], strict=True)):
            console.print(f"  {rank}. {say(title.words.seat(game, seat))}: {points}")
