"""``hustings play``: a game for a person."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from secrets import token_hex
from shlex import quote
from typing import Annotated, Any

import typer

from hustings.bots import AT_TABLE, hint, known, make
from hustings.cli.browser import can_open, serve
from hustings.cli.common import Lang, Options, Players, set_up, speech
from hustings.cli.rules import wording
from hustings.cli.static import built_site, serve_site
from hustings.core.action import Decision
from hustings.core.codec import loads
from hustings.core.errors import CodecError, HustingsError, OptionError, RecordError
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import seeded
from hustings.core.title import Title, span
from hustings.locale import Translator
from hustings.play.heard import heard
from hustings.play.journal import Journal
from hustings.play.match import Move
from hustings.play.screen import Screen
from hustings.play.terminal import Advised, Terminal
from hustings.play.thinking_budget import Pace
from hustings.registry import title as find
from hustings.registry import titles

PERSON = "person"


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game. Asks if you leave it out.")
    ] = None,
    players: Players = None,
    option: Options = None,
    seats: Annotated[
        str, typer.Option(metavar="1,3", help="Which seats people at this terminal play.")
    ] = "1",
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAME,...", help="Which bots play the other seats: one for all, or one for each."
        ),
    ] = AT_TABLE,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play as text in this terminal.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Without colours and drawings.")] = False,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved game.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the game to this file.")] = None,
    lang: Lang = "",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port of the page; 0 picks a free one.")
    ] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    site: Annotated[
        Path | None,
        typer.Option(
            envvar="HUSTINGS_SITE",
            metavar="FOLDER",
            help="Play with the site in this folder, which needs no server (docs/static-site.md).",
        ),
    ] = None,
) -> int:
    """Play against bots, or with others at this keyboard or screen.

    Opens the page in your browser. If the server is not installed, opens the site without a server, if scripts/site
    has built it. Without either, with --terminal, or with options that only the terminal has (seats, bots, records),
    you play as text.

    Every move is saved as it is made, so you can leave a game and continue it later.
    """
    language = speech(lang)
    text_only = (seats, bots) != ("1", AT_TABLE) or plain or players is not None or bool(option)
    if not (terminal or text_only or resume or record):
        if game is not None:
            find(game)  # or say which there are
        say = Translator(language)

        def tell(address: str) -> None:
            print(say(Message("terminal-page", {"address": address})), flush=True)

        if site is None and can_open():
            return serve(game, port, browser, tell)
        folder = site or built_site()
        if folder is not None:
            return serve_site(folder, game, port, browser, tell)
        print(say(Message("terminal-no-page")), flush=True)
    if resume is not None:
        journal, places = reopen(resume)
        title = find(journal.match.game.id)
    else:
        title = find(game) if game is not None else choose(Screen(Translator(language, *titles()), plain))
        places = seating(title, players, seats, bots)
        journal = begin(title, places, option, record)
    screen = Screen(Translator(language, title), plain)
    try:
        return sit(title, journal, places, screen)
    finally:
        journal.close()


def sit(title: Title, journal: Journal, places: list[str], screen: Screen) -> int:
    """One sitting, and what is said around it."""
    people = [seat for seat, who in enumerate(places) if who == PERSON]
    match = journal.match
    pace = Pace()
    agents = {
        seat: make(who, seeded(int(token_hex(8), 16), f"seat {seat}"), title, most=pace.most)
        for seat, who in enumerate(places)
        if who != PERSON
    }
    for seat, agent in agents.items():
        if agent.listens:  # a game that goes on: it remembers
            agent.news(match.game, None, heard(match.game, match.lines, seat))
    table = Terminal(
        title,
        journal,
        people,
        agents,
        screen,
        lambda section: rules_text(title, section, screen),
        lambda view, decision: advise(title, match.game, view, decision),
        pace,
    )
    return host(table, places, "hustings play --terminal")


def host(table: Terminal, places: list[str], command: str) -> int:
    """What is said before and after a sitting; ``command`` goes on with a game."""
    title, screen, match = table.title, table.screen, table.match
    names = [screen.say(title.words.seat(match.game, seat)) for seat in range(match.game.players)]
    mine = ", ".join(names[seat] for seat in table.people)
    others = ", ".join(f"{names[seat]} ({who})" for seat, who in enumerate(places) if who != PERSON)
    screen.message(
        Message("terminal-new", {"name": title.name, "seat": mine, "rivals": others or "-"}), "bold"
    )
    if title.figures is not None and title.figures(match.game.options["data"]).uncertain():
        screen.message(Message("terminal-certainty", {"game": title.id}), "yellow")
    over = table.run()
    screen.gap()
    path = str(table.journal.path)
    if over:
        screen.message(Message("terminal-kept", {"file": path}), whole=True)
        return 0
    asked = screen.say.language
    command += f" --resume {quote(path)}" + (f" --lang {asked}" if asked != speech("") else "")
    screen.message(Message("terminal-saved", {"command": command}), whole=True)
    return 0 if table.left else 130


def advise(title: Title, game: Game[Any, Any], view: Any, decision: Decision) -> list[Advised]:
    found = hint(game, view, decision, evaluator=title.evaluator)
    return [(each.action, each.chance, each.error, each.reason) for each in found]


def rules_text(title: Title, section: str, screen: Screen) -> str:
    try:
        return wording(title, section, screen.say.language)
    except HustingsError:
        return ""


def choose(screen: Screen) -> Title:
    """Ask which game. Where nobody can be asked, that is bad input."""
    choices = sorted(titles(), key=lambda title: title.example)
    if len(choices) == 1:
        return choices[0]
    if not screen.source.isatty():
        raise OptionError(f"which game? There are {', '.join(title.id for title in choices)}")
    screen.message(Message("terminal-which"), "bold")
    rows = []
    for n, title in enumerate(choices, 1):
        described = Message("terminal-game", {"name": title.name, "players": span(title.players)})
        rows.append((str(n), screen.say(described)))
    screen.options(rows)
    while True:
        try:
            typed = screen.ask("> ")
        except EOFError:
            raise KeyboardInterrupt from None
        for n, title in enumerate(choices, 1):
            if typed in (str(n), title.id):
                return title
        screen.message(Message("terminal-number", {"most": len(choices)}), "yellow")


def seating(title: Title, players: int | None, seats: str, bots: str) -> list[str]:
    """Who sits where: PERSON or the name of a bot. Raises OptionError."""
    n = players if players is not None else title.players[-1]
    if n not in title.players:
        raise OptionError(f"{title.id} is for {span(title.players)} players, not {n}")
    people = set()
    for text in filter(None, seats.split(",")):
        if not text.strip().isdigit() or not 1 <= int(text) <= n:
            raise OptionError(f"--seats names seats from 1 to {n}, not {text!r}")
        people.add(int(text) - 1)
    if not people:
        raise OptionError("--seats names nobody: hustings simulate plays bots against each other")
    names = [known(name.strip()) for name in bots.split(",")]
    rivals = iter(names * n)
    return [PERSON if seat in people else next(rivals) for seat in range(n)]


def begin(title: Title, places: list[str], option: list[str] | None, record: Path | None) -> Journal:
    """A new game, on disk from the start, with who sits where as its first line."""
    game = set_up(title.id, len(places), option)
    path = record if record is not None else new_file(game.id)
    try:
        journal = Journal.create(path, game, token_hex(32), [token_hex(16) for _ in places])
    except FileExistsError:
        raise OptionError(f"{path} exists already; use --resume to continue it") from None
    journal.keep(Move(journal.match.note({"seats": places}), []))
    return journal


def reopen(path: Path) -> tuple[Journal, list[str]]:
    """A game to go on with. Raises RecordError when it cannot be."""
    if lesson_file(path).exists():
        raise OptionError(f"{path} is a first campaign; use hustings learn --resume to continue it")
    places = seats_in(path)
    journal = Journal.open(path)
    if journal.match.over:
        raise OptionError(f"{path} is over; hustings replay shows it")
    return journal, places


def lesson_file(path: Path) -> Path:
    """Beside the record of a first campaign: how far the learner has come."""
    return path.with_name(path.name + ".lesson")


def seats_in(path: Path) -> list[str]:
    """Who sits where, from the note on the second line."""
    rows = path.read_bytes().split(b"\n", 2)
    try:
        note: Any = loads(rows[1])["note"]["seats"] if len(rows) > 1 else None
    except (CodecError, KeyError, TypeError):
        note = None
    if not isinstance(note, list) or PERSON not in note:
        raise RecordError(2, f"{path.name} does not say who sits where: it was not begun by hustings play")
    return [who if who == PERSON else known(str(who)) for who in note]


def new_file(id: str) -> Path:
    """A fresh name in the user's folder of games."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    folder = Path(base).expanduser() / "hustings" / "games"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{id}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    return next(
        path for n in range(1000) if not (path := folder / f"{stem}{f'-{n}' if n else ''}.jsonl").exists()
    )
