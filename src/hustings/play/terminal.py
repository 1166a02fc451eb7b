"""A game in the terminal: people on some seats, bots on the others, playable to its end.

Everything shown comes from ``Words`` and the Fluent files: the same complete text form of a
view that a screen reader gets from the page. The true state stays in the match; what a person
is shown is drawn from the view of their seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hustings.core.action import SPECTATOR, Action, Decision, Seat
from hustings.core.message import Message, Value
from hustings.core.title import Title
from hustings.core.words import Heading, Table
from hustings.locale import Translator
from hustings.play.agent import Agent
from hustings.play.choosing import Choosing, InputRejected
from hustings.play.journal import Journal
from hustings.play.match import Move, play_on
from hustings.play.screen import Screen
from hustings.play.thinking_budget import Pace
from hustings.play.voice import Voices

Rules = Callable[[str], str]  # a section, or "" for all -> Markdown; "" where there is none
Advised = tuple[
    Action, float, float, Message
]  # an answer, the chance to win with it, the points it gains, why
Advice = Callable[[Any, Decision], list[Advised]]  # a view and its question -> good answers, best first

HELP_ALWAYS = ("what", "hint", "table", "news", "why", "rules", "leave")
HELP_STEPS = ("several", "done", "back", "undo")


class Leave(Exception):
    """The person wants to stop here."""


class Switch(Exception):
    """The person wants to answer another of the open questions first."""


class ChangeAnswer(Exception):
    """Somebody wants to change their sealed answer while the others are still choosing."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision


class Terminal:
    """One sitting at one terminal."""

    def __init__(
        self,
        title: Title,
        journal: Journal,
        people: list[Seat],
        bots: dict[Seat, Agent],
        screen: Screen,
        rules: Rules | None = None,
        advice: Advice | None = None,
        pace: Pace | None = None,
    ) -> None:
        self.game = journal.match.game
        self.title = title
        self.words = title.words
        self.journal = journal
        self.match = journal.match
        self.people = people
        self.voices = Voices(journal.match, bots)
        self.screen = screen
        self.rules = rules
        self.advice = advice
        self.pace = Pace() if pace is None else pace
        self.heard: dict[Seat, list[str]] = {seat: [] for seat in people}
        self.told: list[str] = []  # the news last shown, to be shown again
        self.before: Seat | None = None  # who looked at the screen last
        self.left = False  # by choice, not by Ctrl-C

    def run(self) -> bool:
        """Play until the game is over (True) or the person leaves (False). Every move made is on disk."""
        self.screen.message(Message("terminal-begin"), "dim")
        try:
            while True:
                play_on(self.match, self.voices.agents, self.keep)
                if self.match.over:
                    break
                seat, action = self.next_answer()
                self.pace.begin()
                self.keep(self.match.answer(seat, action))
        except (Leave, EOFError):
            self.left = True
            return False
        except KeyboardInterrupt:
            return False
        self.finish()
        return True

    def next_answer(self) -> tuple[Seat, Action]:
        """Raises Leave."""
        decisions = self.next_decisions()
        while True:
            try:
                return self.answer(decisions)
            except ChangeAnswer as wanted:
                decisions = [wanted.decision]

    def next_decisions(self) -> list[Decision]:
        """All questions to one person: the one already looking, if they are asked anything."""
        asked = [each.decision for each in self.match.open() if each.decision.seat in self.people]
        seats = [decision.seat for decision in asked]
        seat = self.before if self.before in seats else seats[0]
        return [decision for decision in asked if decision.seat == seat]

    def keep(self, move: Move) -> None:
        """After each move: onto the disk, then into everybody's news."""
        self.journal.keep(move)
        for seat in self.people:
            view = self.game.view(self.match.state, seat)
            for event in move.events:
                message = self.words.news(self.game, view, event.seen_by(seat))
                self.heard[seat].append(self.screen.say.cited(message))
        for bot, reason in self.voices.after(move):
            said = Message("terminal-says", {"seat": self.words.seat(self.game, bot), "reason": reason})
            for seat in self.people:
                self.heard[seat].append(self.screen.say(said))

    # -- one decision --

    def answer(self, decisions: list[Decision]) -> tuple[Seat, Action]:
        """Ask one person until there is a legal answer to one of their questions. Raises Leave."""
        seat = decisions[0].seat
        self.curtain(seat)
        view = self.game.view(self.match.state, seat)
        self.told, self.heard[seat] = self.heard[seat], []
        self.news()
        self.screen.blocks(self.words.table(self.game, view))
        decisions = self.introduce(view, decisions)
        while True:
            self.screen.gap()
            self.screen.message(self.question(view, decisions[0]), "bold")
            for other in decisions[1:]:
                self.screen.message(Message("terminal-other", {"question": self.question(view, other)}))
            try:
                return seat, self.ask(view, decisions[0])
            except Switch:
                decisions = [*decisions[1:], decisions[0]]

    def introduce(self, view: Any, decisions: list[Decision]) -> list[Decision]:
        """Between the table and the questions, which come in the order returned: for those who teach."""
        return decisions

    def ask(self, view: Any, decision: Decision) -> Action:
        """One question until it is answered. Raises Leave or Switch."""
        choosing = Choosing(
            self.game,
            self.words,
            view,
            decision,
            lambda action: self.game.why_not(self.match.state, decision.seat, action),
        )
        self.show(choosing)
        while True:
            try:
                if self.take(choosing, self.screen.ask("> ")):
                    return choosing.answer
            except InputRejected as refused:
                self.screen.message(refused.message, "yellow")

    def question(self, view: Any, decision: Decision) -> Message:
        """The game's question, citing the section behind it."""
        asked = self.words.ask(self.game, view, decision)
        return Message(asked.id, asked.values, asked.rule or decision.space.rule)

    def curtain(self, seat: Seat) -> None:
        """Between two people at one terminal: hide what the last one saw until the next one sits there."""
        if len(self.people) > 1 and seat != self.before:
            self.screen.wipe()
            self.screen.message(
                Message("terminal-curtain", {"seat": self.words.seat(self.game, seat)}), "bold"
            )
            self.screen.ask("")
        self.before = seat

    def news(self) -> None:
        if self.told:
            self.screen.blocks([Heading(Message("terminal-news"))])
            for sentence in self.told:
                self.screen.write(f"- {sentence}")

    def show(self, choosing: Choosing) -> None:
        """What can be typed now."""
        if choosing.ready and choosing.stepwise:
            self.screen.message(Message("terminal-confirm", {"answer": choosing.summary()}), "bold")
            return
        if choosing.stepwise and not choosing.single:
            self.screen.message(choosing.question())
        rows = [(choice.label, self.screen.say(choice.message)) for choice in choosing.choices()]
        if choosing.may_stop():
            rows.append(("d", self.screen.say(Message("terminal-done", {"answer": choosing.summary()}))))
        numbers = choosing.numbers()
        if rows and any(label != text for label, text in rows):
            self.screen.options(rows)
        elif numbers is not None:
            self.screen.message(Message("space-range", {"low": numbers[0], "high": numbers[-1]}))

    def take(self, choosing: Choosing, typed: str) -> bool:
        """Act on what was typed; True when the answer is complete. Raises InputRejected or Leave."""
        word, _, rest = typed.partition(" ")
        command = self.command(word.lower())
        if command is not None:
            command(choosing, rest.strip())
            return False
        if choosing.ready and choosing.stepwise:
            if typed.lower() in ("", "y", "yes"):
                return True
            raise InputRejected(Message("terminal-unknown", {"text": typed}))
        if word.lower() in ("d", "done"):
            if choosing.may_stop():
                return True
            raise InputRejected(Message("terminal-not-done"))
        if not typed:
            self.show(choosing)
            return False
        choosing.type(typed)
        if choosing.ready and (not choosing.stepwise or len(choosing.prefix) == 1):
            return True  # what took several steps is shown once more as a whole
        self.show(choosing)
        return False

    # -- commands --

    def command(self, word: str) -> Callable[[Choosing, str], None] | None:
        for names, command in (
            (("?", "h", "help"), self.help),
            (("b", "back"), self.back),
            (("u", "undo"), self.undo),
            (("i", "hint"), self.hint),
            (("t", "table"), self.table),
            (("n", "news"), self.repeat_news),
            (("w", "why"), self.why),
            (("r", "rules"), self.read_rules),
            (("o", "other"), self.other),
            (("c", "change"), self.change),
            (("q", "quit", "exit"), self.leave),
        ):
            if word in names:
                return command
        return None

    def help(self, choosing: Choosing, rest: str) -> None:
        """What can be typed; with a word after it, what that is on the table."""
        if rest:
            self.what_is(choosing, rest.lower())
            return
        names = ["number", *(HELP_STEPS if choosing.stepwise and not choosing.single else ()), *HELP_ALWAYS]
        if len(self.next_decisions()) > 1:
            names.insert(1, "other")
        if self.changeable():
            names.insert(1, "change")
        self.screen.blocks([Heading(Message("terminal-help"))])
        for name in names:
            self.screen.message(Message(f"terminal-help-{name}"))

    def what_is(self, choosing: Choosing, wanted: str) -> None:
        """Something on the table, by its id or its name, and what it means now; ``this`` is what is asked about."""
        say = Translator(self.screen.say.language, self.title, page=True)
        if wanted == "this":
            wanted = self.words.thing_of(self.game).get(choosing.decision.kind, "")
        for thing in self.words.things(self.game):
            if wanted in (thing.id, say(thing.name).lower()):
                self.screen.write(f"{say(thing.name)} ({thing.rule})", "bold")
                self.screen.write(say(thing.what))
                if thing.does is not None:
                    self.screen.write(say(thing.does))
                for line in self.words.thing_now(self.game, choosing.view, thing):
                    self.screen.write(f"- {say(line)}")
                return
        raise InputRejected(Message("terminal-no-thing", {"name": wanted, "game": self.title.id}))

    def back(self, choosing: Choosing, rest: str) -> None:
        if not choosing.back():
            raise InputRejected(Message("terminal-nothing-to-undo"))
        self.show(choosing)

    def undo(self, choosing: Choosing, rest: str) -> None:
        if not choosing.restart():
            raise InputRejected(Message("terminal-nothing-to-undo"))
        self.show(choosing)

    def hint(self, choosing: Choosing, rest: str) -> None:
        """What a bot would do here: the best answers, what they promise, and why."""
        found = [] if self.advice is None else self.advice(choosing.view, choosing.decision)
        if not found:
            raise InputRejected(Message("terminal-no-hint"))
        if len(found) == 1:
            raise InputRejected(Message("terminal-hint-only", {"answer": self.named(choosing, found[0][0])}))
        self.screen.message(Message("terminal-hint"), "bold")
        for action, chance, error, reason in found:
            values: dict[str, Value] = {
                "answer": self.named(choosing, action),
                "percent": round(100 * chance),
                "error": round(100 * error),
                "reason": reason,
            }
            self.screen.write(f"- {self.screen.say(Message('terminal-hint-row', values))}")

    def named(self, choosing: Choosing, action: Action) -> Message:
        return self.words.choice(self.game, choosing.view, choosing.decision, action.args)

    def table(self, choosing: Choosing, rest: str) -> None:
        self.screen.blocks(self.words.table(self.game, choosing.view))
        self.screen.gap()
        self.screen.message(self.question(choosing.view, choosing.decision), "bold")
        self.show(choosing)

    def repeat_news(self, choosing: Choosing, rest: str) -> None:
        if not self.told:
            raise InputRejected(Message("terminal-no-news"))
        self.news()

    def why(self, choosing: Choosing, rest: str) -> None:
        """Why something cannot be chosen now: what was typed after the word, or all there is."""
        if rest:
            choosing.explain_word(rest)
        reasons = choosing.impossible()
        if not reasons:
            raise InputRejected(Message("terminal-all-possible"))
        for one in reasons:
            values: dict[str, Value] = {"choices": one.tried, "sentence": self.screen.say.cited(one.why)}
            self.screen.write(f"- {self.screen.say(Message('terminal-why', values))}")

    def read_rules(self, choosing: Choosing, rest: str) -> None:
        text = self.rules(rest or choosing.space.rule) if self.rules is not None else ""
        if not text:
            raise InputRejected(
                Message("terminal-no-section", {"section": rest}) if rest else Message("terminal-no-rules")
            )
        self.screen.markdown(text)

    def other(self, choosing: Choosing, rest: str) -> None:
        if len(self.next_decisions()) < 2:
            raise InputRejected(Message("terminal-unknown", {"text": "o"}))
        raise Switch

    def changeable(self) -> list[Decision]:
        """The sealed answers of people here that may still be changed."""
        return [each.decision for each in self.match.changeable() if each.decision.seat in self.people]

    def change(self, choosing: Choosing, rest: str) -> None:
        """Back to somebody who has answered; their number after the word says who, if there are several."""
        found = self.changeable()
        if not found:
            raise InputRejected(Message("terminal-nothing-to-change"))
        chosen = [decision for decision in found if len(found) == 1 or rest == str(decision.seat + 1)]
        if not chosen:
            names = ", ".join(
                f"c {decision.seat + 1}: {self.screen.say(self.words.seat(self.game, decision.seat))}"
                for decision in found
            )
            raise InputRejected(Message("terminal-change-whose", {"names": names}))
        raise ChangeAnswer(chosen[0])

    def leave(self, choosing: Choosing, rest: str) -> None:
        raise Leave

    # -- the end --

    def finish(self) -> None:
        """The last news, the last look at the table, and the result."""
        only = self.people[0] if len(self.people) == 1 else SPECTATOR
        if len(self.people) > 1:
            self.screen.wipe()
        self.told = self.heard[only] if only != SPECTATOR else []
        self.news()
        view = self.game.view(self.match.state, only)
        self.screen.blocks(self.words.table(self.game, view))
        outcome = self.match.outcome()
        order = sorted(range(self.game.players), key=lambda seat: (outcome.ranks[seat], seat))
        rows: list[list[Value]] = [
            [self.words.seat(self.game, seat), outcome.ranks[seat], outcome.points[seat]] for seat in order
        ]
        head: list[Value] = [Message(f"terminal-head-{name}") for name in ("seat", "place", "points")]
        self.screen.blocks([Heading(Message("terminal-over"))])
        self.screen.blocks([Table(Message("terminal-result"), head, rows)])
        self.screen.message(self.verdict(outcome.winners, only), "bold green")

    def verdict(self, winners: list[Seat], viewer: Seat) -> Message:
        if viewer in winners:
            return Message("terminal-you-win" if len(winners) == 1 else "terminal-you-share")
        if len(winners) == 1:
            return Message("terminal-wins", {"winner": self.words.seat(self.game, winners[0])})
        names = ", ".join(self.screen.say(self.words.seat(self.game, seat)) for seat in winners)
        return Message("terminal-share", {"winners": names})
