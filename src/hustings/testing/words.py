"""Words: whether a game says everything, and what each language still lacks.

A game needs English; what another language lacks is said in English, message by message.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from hustings.core.action import CHANCE, SPECTATOR, Action, Decision
from hustings.core.game import Game
from hustings.core.message import Value
from hustings.core.rng import Rng, seeded
from hustings.core.title import Title
from hustings.core.words import Table, Words
from hustings.locale import ENGLISH, Translator, languages, own_messages


def untranslated(title: Title) -> dict[str, list[str]]:
    """The messages of a title that English has and another bundled language has not, by language."""
    english = own_messages(ENGLISH, title)
    known = {language: set(own_messages(language, title)) for language in languages()}
    return {
        language: [message for message in english if message not in known[language]]
        for language in languages()
        if language != ENGLISH
    }


def unsaid(
    title: Title,
    options: Mapping[str, object] | None = None,
    language: str = ENGLISH,
    players: int | None = None,
    seed: int = 0,
    questions: int = 1,
    tables: int = 10,
) -> list[str]:
    """The messages that a random game needs and a language lacks: in English, they are said nowhere."""
    say = Translator(language, title)
    say_everything(title.game(players, **(options or {})), title.words, say, seed, questions, tables)
    return sorted(say.missing)


def say_everything(
    game: Game[Any, Any], words: Words, say: Translator, seed: int = 0, questions: int = 1, tables: int = 10
) -> None:
    """Say all there is to say in a random game: all news, and at every so many answers the questions and the tables."""
    WordsWalk(game, words, say).play(seed, questions, tables)


class WordsWalk:
    """One game, as every seat and a spectator read it."""

    def __init__(self, game: Game[Any, Any], words: Words, say: Translator) -> None:
        self.game = game
        self.words = words
        self.say = say

    def play(self, seed: int, questions: int, tables: int) -> None:
        game, rng = self.game, seeded(seed, "words")
        seats = [*range(game.players), SPECTATOR]
        for seat in range(game.players):
            self.say(self.words.seat(game, seat))
        state = game.initial()
        n = 0
        while asked := game.pending(state):
            decision = asked[rng.below(len(asked))]
            n += 1
            if n % tables == 0:
                for seat in seats:
                    self.table(game.view(state, seat))
            for question in asked if n % questions == 0 else []:
                if question.seat != CHANCE:
                    self.decision(game.view(state, question.seat), question, rng)
            action = Action(decision.kind, decision.space.sample(rng))
            events = game.apply(state, decision.seat, action, asked)
            for seat in seats if events else []:
                view = game.view(state, seat)
                for event in events:
                    self.say(self.words.news(game, view, event.seen_by(seat)))
        for seat in seats:
            self.table(game.view(state, seat))

    def table(self, view: Any) -> None:
        for block in self.words.table(self.game, view):
            cells: list[Value] = (
                [block.caption, *block.head, *[cell for row in block.rows for cell in row]]
                if isinstance(block, Table)
                else [block.message]
            )
            for cell in cells:
                self.say(cell)
            if isinstance(block, Table):
                assert all(len(row) == len(block.head) for row in block.rows)

    def decision(self, view: Any, decision: Decision, rng: Rng) -> None:
        say, words, game, space = self.say, self.words, self.game, decision.space
        say(words.ask(game, view, decision))
        args = space.sample(rng)
        for choice in [*islice(space, 12), args]:
            say(words.choice(game, view, decision, choice))
        for i in range(len(args)):
            say(words.step(game, view, decision, args[:i]))
            for pick in list(space.picks(args[:i]))[:20]:
                say(words.pick(game, view, decision, args[:i], pick))
