"""Whole games in the terminal, in every language that is complete: not a sentence is left in English."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import hustings
from hustings.bots import make
from hustings.core.rng import seeded
from hustings.locale import COMPLETE, ENGLISH, Translator
from hustings.play.journal import Journal
from hustings.play.screen import Screen
from hustings.play.terminal import Terminal

OTHERS = [language for language in COMPLETE if language != ENGLISH]
COMMANDS = ("?", "t", "n", "w", "why 3", "why 99", "r", "r 4", "o", "u", "x", "-1")
# Words of nearly every English sentence, and of no other language here
ENGLISH_WORDS = re.compile(
    r"\b(the|of|you|your|yours|with|and|is|are|has|seats?|nothing|nobody)\b", re.IGNORECASE
)


def typist(seed: int) -> Callable[[str], str]:
    """Mostly types what can be typed, and every command now and then."""
    rng = seeded(seed, "typist")

    def ask(prompt: str) -> str:
        n = rng.below(10)
        if n == 0:
            return COMMANDS[rng.below(len(COMMANDS))]
        return ("", "d", "")[n - 1] if n < 4 else str(rng.below(8))

    return ask


def transcript(
    id: str, language: str, folder: Path, monkeypatch: pytest.MonkeyPatch, people: list[int]
) -> str:
    title = hustings.title(id)
    game = title.game(title.players[0])
    journal = Journal.create(folder / f"{language}.jsonl", game, "07" * 32, [""] * game.players)
    rivals = [seat for seat in range(game.players) if seat not in people]
    # Greedy ones say why they act, where they know the game
    bots = {seat: make("greedy", seeded(seat), title) for seat in rivals}
    out = io.StringIO()
    screen = Screen(Translator(language, title), True, out, io.StringIO())
    monkeypatch.setattr(screen, "ask", typist(1))
    try:
        assert Terminal(title, journal, people, bots, screen).run()
    finally:
        journal.close()
    assert not screen.say.missing
    return out.getvalue()


def left_in_english(text: str) -> list[str]:
    return [line for line in text.splitlines() if ENGLISH_WORDS.search(line)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("people", [[0], [0, 1]])
def test_the_small_game(
    language: str, people: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = transcript("pocket", ENGLISH, tmp_path, monkeypatch, people)
    other = transcript("pocket", language, tmp_path, monkeypatch, people)
    assert len(left_in_english(english)) > 100
    assert left_in_english(other) == []
    assert len(other.splitlines()) == len(english.splitlines())


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("id", [title.id for title in hustings.titles() if not title.example])
def test_every_game(id: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert left_in_english(transcript(id, language, tmp_path, monkeypatch, [0])) == []
