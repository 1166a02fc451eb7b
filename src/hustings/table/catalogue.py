"""What can be played, against whom, by which rules; and what the things on a table are."""

from __future__ import annotations

from contextlib import suppress
from functools import cache, lru_cache

from hustings import rulebook, wire
from hustings.bots import OFFERED, custom
from hustings.core.errors import RulebookError
from hustings.core.thing import Thing
from hustings.core.title import Option, Title
from hustings.locale import ENGLISH
from hustings.registry import title as find
from hustings.registry import titles
from hustings.table.aggregate import GameTable
from hustings.table.localizer import Localizer
from hustings.table.problems import not_found


def game_infos(language: str) -> list[wire.GameInfo]:
    return [_game(title, Localizer(title, language)) for title in titles()]


def _game(title: Title, speaker: Localizer) -> wire.GameInfo:
    return wire.GameInfo(
        title.id,
        title.name,
        list(title.players),
        [_option(option, speaker) for option in title.options if option.kind != "folder"],
        title.example,
        speaker.known(f"page-game-{title.id}", f"{title.words.prefix}-about"),
        title.book,
        title.figures is not None,
        _reconstructed(title),
    )


@cache
def _reconstructed(title: Title) -> list[str]:
    found: list[str] = title.figures("").reconstructed() if title.figures is not None else []
    return found


def _option(option: Option, speaker: Localizer) -> wire.OptionInfo:
    """With its names in the words of the page, or in those that somebody else's game brings."""
    ours, theirs = f"page-option-{option.name}", f"{speaker.title.words.prefix}-option-{option.name}"
    return wire.OptionInfo(
        option.name,
        list(option.values),
        option.default,
        option.kind,
        speaker.known(ours, theirs),
        speaker.known(f"{ours}-why", f"{theirs}-why"),
        [speaker.known(f"{ours}-{value}", f"{theirs}-{value}") for value in option.values],
    )


def bot_infos(language: str) -> list[wire.BotInfo]:
    """Weakest first."""
    speaker = Localizer(titles()[0], language)
    return [
        wire.BotInfo(name, speaker.known(f"page-bot-{name}"), speaker.known(f"page-bot-{name}-about"))
        for name in (*custom.installed(), *OFFERED)
    ]


def rules_info(title: Title, language: str) -> wire.GameRules:
    """The rules in a language, else in English. Raises HttpProblem."""
    wanted = language or ENGLISH
    for language in dict.fromkeys((wanted, ENGLISH)):
        with suppress(RulebookError):
            text = str(rulebook.rules_of(title, language))
            return wire.GameRules(title.id, title.name, title.book, language, text)
    raise not_found()


@lru_cache(maxsize=64)
def listed(id: str, language: str) -> wire.GameThings:
    title = find(id)
    game = title.game()
    speaker = Localizer(title, language)
    found = [thing_info(speaker, thing) for thing in title.words.things(game)]
    return wire.GameThings(title.id, found, title.words.thing_of(game))


@lru_cache(maxsize=64)
def coached(id: str, language: str) -> wire.GameCoach:
    title = find(id)
    speaker = Localizer(title, language)
    found: dict[str, wire.CoachInfo] = {}
    for kind in title.game().vocabulary.questions:
        purpose = speaker.known(f"{title.words.prefix}-purpose-{kind}")
        look = speaker.known(f"{title.words.prefix}-coach-{kind}")
        if purpose is not None and look is not None:
            found[kind] = wire.CoachInfo(purpose, look)
    return wire.GameCoach(title.id, found)


def what_it_is(table: GameTable, seat: int, thing: str, language: str) -> wire.ThingNow:
    """What a thing on a table is and means now, as far as ``seat`` may know. Raises HttpProblem."""
    speaker = Localizer(table.title, language)
    words = table.title.words
    for found in words.things(table.game):
        if found.id == thing:
            now = words.thing_now(table.game, table.view(seat), found) if table.match is not None else []
            return wire.ThingNow(thing_info(speaker, found), [speaker.with_page(line) for line in now])
    raise not_found()


def thing_info(speaker: Localizer, thing: Thing) -> wire.ThingInfo:
    does = None if thing.does is None else speaker.with_page(thing.does)
    return wire.ThingInfo(
        thing.id, speaker.with_page(thing.name), speaker.with_page(thing.what), does, thing.rule
    )
