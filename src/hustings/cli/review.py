"""``hustings review``: a finished game, looked at again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from hustings.cli import complain
from hustings.cli.common import FAILED, AsJson, Lang, progress, report, speech
from hustings.core.errors import OptionError, RecordError
from hustings.core.message import Message
from hustings.core.record import read_record
from hustings.locale import Translator
from hustings.play.replay import edition_of
from hustings.review import PLAYOUTS, GameReview, NotOver
from hustings.review import review as look_again
from hustings.review.words import ReviewWords, percent

SHOWN = 5  # mistakes of a seat


def review(
    file: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A record of a finished game: a .jsonl file.")
    ],
    seat: Annotated[int | None, typer.Option(min=1, help="Review this seat only.")] = None,
    playouts: Annotated[
        int, typer.Option(min=100, help="How many playouts to spend. More of them find smaller differences.")
    ] = PLAYOUTS,
    lang: Lang = "",
    json: AsJson = False,
) -> None:
    """Review a finished game.

    Shows what each decision was worth, a better one where there was one, and what luck did.
    Every decision is judged by what its seat could know then. The same record gives the same review.
    """
    language = speech(lang)
    try:
        record = read_record(file.read_bytes())
        title, game = edition_of(record.header)
        if seat is not None and seat > game.players:
            raise OptionError(f"--seat is one of 1 to {game.players}, not {seat}")
        with progress() as bar:
            task = bar.add_task("reviewing", total=None)
            found = look_again(
                record,
                None if seat is None else [seat - 1],
                playouts,
                lambda done, steps: bar.update(task, completed=done, total=steps),
                game,
                title.evaluator,
            )
    except RecordError as error:
        complain(f"{file}: {error}")
        raise typer.Exit(FAILED) from None
    except NotOver:
        complain(f"{file}: this game is not over; only finished games are reviewed")
        raise typer.Exit(FAILED) from None
    words = ReviewWords(title, game, record)
    say = Translator(language, title)
    document: dict[str, Any] = {"file": str(file), **found.data()}
    report(document, json, lambda console: show(console, found, words, say))


def show(console: Console, review: GameReview, words: ReviewWords, say: Translator) -> None:
    for part in review.seats:
        name = say(words.title.words.seat(words.game, part.seat))
        accuracy = "-" if part.accuracy is None else f"{part.accuracy:.0f}"
        console.print(
            Text(f"{name}: accuracy {accuracy} of 100; chance to win at the start {percent(part.start)} %"),
            style="bold",
        )
        console.print(
            f"  own mistakes {100 * part.mistakes:+.0f} %, luck {100 * part.luck:+.0f} % "
            f"(± {196 * part.luck_error:.0f}), what others did {100 * part.others:+.0f} %"
        )
        told = False
        for turn in part.turning_points:
            console.print(Text(f"  line {turn.n}: {say(words.turn(review, turn))}"), soft_wrap=True)
            told = True
        for decision in review.worst(part.seat, SHOWN):
            (better, *_) = decision.better
            console.print(
                Text(
                    f"  line {decision.n}: {say(words.answer(decision.n, decision.seat, decision.args))} "
                    f"({percent(decision.after)} %); "
                    f"better: {say(words.answer(decision.n, decision.seat, better.args))} "
                    f"(+{100 * better.gain:.1f} ± {196 * better.error:.1f} %)"
                ),
                soft_wrap=True,
            )
            why = words.why(better)
            if why is not None:
                console.print(Text(f"    {say(why)}"), soft_wrap=True)
            told = True
        if not told:
            console.print(Text(f"  {say(Message('review-quiet'))}"))
