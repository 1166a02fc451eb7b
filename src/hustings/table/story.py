"""How a game went: its chapters, the race, its turning points, and where the points came from."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hustings import wire
from hustings.core.action import CHANCE, SPECTATOR
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.title import Title
from hustings.locale import key_of
from hustings.table.aggregate import start_match
from hustings.table.decisions import phases
from hustings.table.entries import ReplayCursor, line_of
from hustings.table.localizer import Localizer
from hustings.table.rows import StoredTable
from hustings.table.setup import set_up, setup_of

TURNS = 5


def story(stored: StoredTable, language: str) -> wire.Story:
    """Plays the game once more; in whatever process."""
    title, game = set_up(setup_of(stored.row))
    speaker = Localizer(title, language)
    cursor = ReplayCursor(game, start_match(stored.row).state)
    points = list(game.outcome(cursor.state).points)
    race = [wire.Standing(0, points)]
    events_so_far: list[tuple[int, Event]] = []
    for row in stored.entries:
        if row.type != "line":
            continue
        line = line_of(row)
        events = cursor.step(line)
        if line.undo >= 0:
            events_so_far = [(n, event) for n, event in events_so_far if n <= line.undo]
        events_so_far += [(line.n, event) for event in events]
        if line.seat == CHANCE and not game.over(cursor.state):
            continue
        points = list(game.outcome(cursor.state).points)
        if points != race[-1].points:
            race.append(wire.Standing(line.n, points))
    if race[-1].n != stored.row.n:
        race.append(wire.Standing(stored.row.n, points))
    sources = [
        wire.Source(speaker(label), by_seat)
        for label, by_seat in title.words.account(game, cursor.state, [event for _, event in events_so_far])
    ]
    return wire.Story(race, turns(title, game, race, speaker), sources)


def chapters(stored: StoredTable, language: str) -> wire.Chapters:
    """Where rounds and their parts begin, as everybody can see it. Plays the game once more; in whatever process."""
    title, game = set_up(setup_of(stored.row))
    speaker = Localizer(title, language)
    cursor = ReplayCursor(game, start_match(stored.row).state)
    found: list[wire.Chapter] = []
    last: tuple[object, str] | None = None
    lines = [line_of(row) for row in stored.entries if row.type == "line"]
    for line in [None, *lines]:
        if line is not None:
            cursor.step(line)
        view = game.view(cursor.state, SPECTATOR)
        heading = title.words.heading(game, view)
        part = part_of_round(game, view)
        here = (heading and key_of(heading), part)
        if here != last:
            last = here
            label = speaker(heading) if heading is not None else None
            found.append(wire.Chapter(line.n if line is not None else 0, label, part))
    return wire.Chapters(found)


def part_of_round(game: Game[Any, Any], view: Any) -> str:
    """As the game's figures call it; else the phase that the round is in."""
    told = game.insights(view).get("phase")
    if isinstance(told, str):
        return told
    names = [phase.name for phase in phases(game, view)]
    return names[1] if len(names) > 1 else ""


def margins(points: list[int]) -> list[int]:
    """How far each seat is ahead of the best of the others."""
    return [mine - max(points[:seat] + points[seat + 1 :], default=0) for seat, mine in enumerate(points)]


def turns(
    title: Title, game: Game[Any, Any], race: list[wire.Standing], speaker: Localizer
) -> list[wire.TurningPoint]:
    """The lines after which the standing had changed most, changes of the lead before all others."""
    found: list[wire.TurningPoint] = []
    for before, after in pairwise(race):
        old, new = margins(before.points), margins(after.points)
        change = [b - a for a, b in zip(old, new, strict=True)]
        ahead = next((seat for seat, margin in enumerate(new) if margin > 0), None)
        lead = ahead is not None and old[ahead] < 0
        seat = ahead if lead and ahead is not None else max(range(len(change)), key=lambda s: abs(change[s]))
        if change[seat]:
            party = title.words.seat(game, seat)
            what = "lead" if lead else "gain" if change[seat] > 0 else "loss"
            label = speaker(Message(f"story-{what}", {"party": party, "points": abs(change[seat])}))
            found.append(wire.TurningPoint(after.n, seat, change[seat], lead, label))
    found.sort(key=lambda turn: (not turn.lead, -abs(turn.gain)))
    return sorted(found[:TURNS], key=lambda turn: turn.n)
