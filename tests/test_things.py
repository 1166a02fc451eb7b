"""What is this? Everything on a table has its texts in every language, its section, and says what it means now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import hustings
from hustings import rulebook
from hustings.core.action import CHANCE, SPECTATOR, Decision
from hustings.core.message import Message
from hustings.core.thing import Thing
from hustings.locale import COMPLETE, Translator
from hustings.testing.questions import asked_kinds
from hustings.testing.walk import steps

pytestmark = pytest.mark.interpreted  # reads sources

PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
TITLES = ("die-macher-1997", "die-macher-2006", "die-macher-2019", "pocket", "zoocracy")
# By title, how the ids of cards, politicians, offices ... begin, and how many there are in the figures of the box
COUNTED: dict[str, dict[str, Any]] = {
    "die-macher-1997": {
        "card": lambda game: sum(map(bool, game.tables.programme_copies)),
        "politician": lambda game: len(game.tables.cabinet_ids),
        "donation": lambda game: len(game.tables.donation_amounts),
        "party": lambda game: len(game.tables.party_ids),
        "state": lambda game: len(game.tables.state_ids),
    },
    "die-macher-2019": {
        "card": lambda game: 2 * len(game.tables.topics),
        "politician": lambda game: len(game.tables.politicians),
        "donation": lambda game: len(game.tables.donations),
        "party": lambda game: len(game.tables.parties),
        "region": lambda game: len(game.tables.regions),
    },
    "zoocracy": {
        "card": lambda game: len(game.card_type) - 1,
        "office": lambda game: 5,
        "event": lambda game: len(game.event_type),
        "enclosure": lambda game: len(game.tables.species_ids),
        "phase": lambda game: 7,
    },
    "pocket": {
        "card": lambda game: sum(map(bool, game.tables.cards)),
        "issue": lambda game: 6,
        "region": lambda game: 2,
    },
}
COUNTED["die-macher-2006"] = COUNTED["die-macher-1997"]


@cache
def catalogue(id: str) -> list[Thing]:
    title = hustings.title(id)
    return title.words.things(title.game())


def texts(thing: Thing) -> list[Message]:
    return [text for text in (thing.name, thing.what, thing.does) if text is not None]


@pytest.mark.parametrize("id", TITLES)
def test_ids_are_plain_and_differ(id: str) -> None:
    ids = [thing.id for thing in catalogue(id)]
    assert len(set(ids)) == len(ids) > 20
    assert [name for name in ids if re.fullmatch(r"[a-z-]+(:[\w-]+)?", name) is None] == []


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("id", TITLES)
def test_every_thing_has_its_texts(id: str, language: str) -> None:
    say = Translator(language, hustings.title(id), page=True)
    for thing in catalogue(id):
        said = [say(text) for text in texts(thing)]
        assert all(said), thing.id
        assert len(set(said)) == len(said), f"{thing.id} says one thing twice"
    assert say.missing == set()


@pytest.mark.parametrize("id", TITLES)
def test_every_thing_cites_a_section(id: str) -> None:
    title = hustings.title(id)
    book = rulebook.book_of(title)
    for thing in catalogue(id):
        name, _, section = thing.rule.partition(" §")
        assert name == title.book
        assert book.has(section), f"{thing.id} cites {thing.rule}"


@pytest.mark.parametrize("id", TITLES)
def test_everything_in_the_box_is_a_thing(id: str) -> None:
    game = hustings.title(id).game()
    ids = [thing.id for thing in catalogue(id)]
    for kind, number in COUNTED[id].items():
        found = [name for name in ids if name.startswith(f"{kind}:")]
        assert len(found) == number(game), kind


@pytest.mark.parametrize("id", ["die-macher-1997", "die-macher-2006", "die-macher-2019"])
def test_every_phase_of_a_round_is_a_thing(id: str) -> None:
    game: Any = hustings.title(id).game()
    ids = {thing.id for thing in catalogue(id)}
    phases = set(game.insights(game.view(game.initial(), SPECTATOR))["phases"])
    if hasattr(game, "programmes"):
        phases |= {game.phases[kind].name for phases_of in game.programmes for kind in phases_of}
    assert {f"phase:{phase}" for phase in phases} <= ids


@pytest.mark.parametrize("id", TITLES)
def test_every_kind_of_question_is_explained_by_a_thing(id: str) -> None:
    title = hustings.title(id)
    helps = title.words.thing_of(title.game())
    assert set(helps) == set(asked_kinds(title))
    assert set(helps.values()) <= {thing.id for thing in catalogue(id)}


@pytest.mark.parametrize(
    ("id", "board"),
    [
        ("die-macher-1997", "macher"),
        ("die-macher-2006", "macher"),
        ("die-macher-2019", "macher"),
        ("zoocracy", "zoo"),
    ],
)
def test_what_the_page_lets_one_ask_about_is_a_thing(id: str, board: str) -> None:
    """Every ``data-thing`` that a board spells out."""
    asked: set[str] = set()
    for path in (PAGE / "boards" / board).rglob("*.svelte"):
        asked |= set(re.findall(r'data-thing="([a-z-]+(?::[\w-]+)?)"', path.read_text("utf-8")))
    assert asked <= {thing.id for thing in catalogue(id)}


@pytest.mark.parametrize("id", TITLES)
def test_figures_of_things_are_declared(id: str) -> None:
    declared = set(hustings.title(id).game().figure_roles)
    assert [thing.id for thing in catalogue(id) if not set(thing.figures) <= declared] == []


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("id", TITLES)
def test_what_a_thing_means_now_is_said_in_every_language(id: str, language: str) -> None:
    """Along a game, for somebody who plays and for somebody who watches."""
    title = hustings.title(id)
    game = title.game(title.players[0])
    say = Translator(language, title, page=True)
    said: set[str] = set()
    for n, (state, decision) in enumerate(positions(game)):
        if n % 40 == 0:
            for seat in (decision.seat, SPECTATOR):
                view = game.view(state, seat)
                for thing in title.words.things(game):
                    lines = [say(line) for line in title.words.thing_now(game, view, thing)]
                    said |= {thing.id} if lines else set()
    assert say.missing == set()
    assert len(said) > 8


def positions(game: Any) -> Iterator[tuple[Any, Decision]]:
    for step in steps(game, 1):
        if step.decision.seat != CHANCE:
            yield step.state, step.decision


def test_what_a_thing_means_now_follows_the_game() -> None:
    """Votes as they stand, and a card where it lies."""
    title = hustings.title("die-macher-2006")
    game: Any = title.game(3)
    say = Translator("en", title, page=True)
    things = {thing.id: thing for thing in title.words.things(game)}
    for state, decision in positions(game):
        if state.round == 2:
            view = game.view(state, decision.seat)
            [line] = [say(line) for line in title.words.thing_now(game, view, things["money"])]
            assert str(state.money[decision.seat]) in line
            card = state.boards[0].opinions[0]
            lines = " ".join(say(line) for line in title.words.thing_now(game, view, things[f"card:{card}"]))
            assert "Face up in" in lines
            return
    raise AssertionError("there is a second round")
