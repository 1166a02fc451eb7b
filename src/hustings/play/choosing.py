"""One answer in the making: whole choices where they are few, otherwise step by step.

Nothing here reads or writes; the terminal shows what it says and passes on what was typed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from hustings.core.action import Action, Decision
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.refusal import Refused, refused
from hustings.core.space import Subset
from hustings.core.words import Words, listed

Args = tuple[int, ...]
LISTED = 12  # so many whole choices are listed; more are made step by step
SHORT = 24  # so many numbers are listed one by one


class InputChoice:
    """Something to type and what it means: the picks it adds, or the end of the answer."""

    def __init__(self, label: str, message: Message, picks: Args) -> None:
        self.label = label
        self.message = message
        self.picks = picks


class InputRejected(Exception):
    """What was typed is not possible; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(repr(message))
        self.message = message


class Choosing:
    """The state of one answer: ``prefix`` is what is chosen so far."""

    def __init__(
        self,
        game: Game[Any, Any],
        words: Words,
        view: Any,
        decision: Decision,
        why_not: Callable[[Action], Message | None] | None = None,
    ) -> None:
        self.game = game
        self.words = words
        self.view = view
        self.decision = decision
        self.space = decision.space
        self.explain = why_not
        self.prefix: Args = ()
        self.before: list[Args] = []  # where each step made by the person began
        few = list(islice(self.space, LISTED + 1))
        self.whole = few if len(few) <= LISTED else []
        if not self.whole:
            self._go_on()

    @property
    def stepwise(self) -> bool:
        return not self.whole

    @property
    def single(self) -> bool:
        """One number is the whole answer: there are no steps to speak of."""
        numbers = self.space.picks(())
        if not isinstance(numbers, range):
            return False
        first = (numbers[0],)
        return self.space.complete(first) and not self.space.picks(first)

    @property
    def ready(self) -> bool:
        """Nothing is left to choose; a stepwise answer can still be taken back."""
        if self.whole:
            return bool(self.before)
        return self.space.complete(self.prefix) and not self.space.picks(self.prefix)

    @property
    def answer(self) -> Action:
        return Action(self.decision.kind, self.prefix)

    def question(self) -> Message:
        return self.words.step(self.game, self.view, self.decision, self.prefix)

    def summary(self) -> Message:
        """The whole answer as chosen so far, in words."""
        return self.words.choice(self.game, self.view, self.decision, self.prefix)

    def numbers(self) -> range | None:
        """The numbers that can be typed as they are, when this step asks for a number."""
        if self.whole and not self.single:
            return None  # whole choices are numbered, whatever they are made of
        picks = self.space.picks(self.prefix)
        return picks if isinstance(picks, range) else None

    def choices(self) -> list[InputChoice]:
        """What can be chosen now. Empty for a wide range of numbers: there the number itself is typed."""
        if self.whole:
            plain = self.single
            return [
                InputChoice(
                    str(args[0]) if plain else str(n),
                    self.words.choice(self.game, self.view, self.decision, args),
                    args,
                )
                for n, args in enumerate(self.whole, 1)
            ]
        together = self._together()
        if together:
            return [InputChoice(str(n), self._all(args), args) for n, args in enumerate(together, 1)]
        picks = self.space.picks(self.prefix)
        numbers = isinstance(picks, range)
        if numbers and len(picks) > SHORT:
            return []
        return [
            InputChoice(str(pick) if numbers else str(n), self._pick(pick), (pick,))
            for n, pick in enumerate(picks, 1)
        ]

    def may_stop(self) -> bool:
        """The answer is whole as it stands, though more could be added."""
        return self.stepwise and self.space.complete(self.prefix) and not self.ready

    def type(self, text: str) -> None:
        """Take what was typed: a label, or several, one for each step. Raises InputRejected, and then nothing changed."""
        prefix, before = self.prefix, self.before[:]
        try:
            for word in text.split():
                self._take(word)
        except InputRejected:
            self.prefix, self.before = prefix, before
            raise
        if self.stepwise:
            self._go_on()

    def fill(self, args: Args) -> None:
        """A whole answer at once, which ``back`` takes away again. Requires one that is allowed."""
        self.restart()
        self.before.append(self.prefix)
        self.prefix = args

    def back(self) -> bool:
        """Take back the last step; False when there is none."""
        if not self.before:
            return False
        self.prefix = self.before.pop()
        return True

    def restart(self) -> bool:
        """Take back all steps."""
        if not self.before:
            return False
        self.prefix = self.before[0]
        self.before.clear()
        return True

    def _take(self, word: str) -> None:
        if self.ready and self.before:
            raise InputRejected(Message("space-too-long", {"most": len(self.prefix)}, self.space.rule))
        for choice in self.choices():
            if choice.label == word:
                self._add(choice.picks)
                return
        numbers = self.numbers()
        if not word.isascii() or not word.isdigit():
            raise InputRejected(Message("terminal-unknown", {"text": word}))
        if numbers is None:
            raise InputRejected(Message("terminal-number", {"most": len(self.choices())}))
        value = int(word[:9])
        if value not in numbers:
            raise InputRejected(self._refusal((*self.prefix, value)))
        self._add((value,))

    def _add(self, picks: Args) -> None:
        self.before.append(self.prefix)
        self.prefix = (*self.prefix, *picks)

    def _go_on(self) -> None:
        """Take the steps that leave no choice."""
        while not self.space.complete(self.prefix):
            picks = self.space.picks(self.prefix)
            if len(picks) != 1:
                return
            self.prefix = (*self.prefix, picks[0])

    def _together(self) -> list[Args]:
        """Several things of which the order does not matter are chosen in one step, where there are few ways."""
        space, prefix = self.space.asking(self.prefix)
        if not isinstance(space, Subset) or prefix or space.most < 2 or space.least != space.most:
            return []
        few = list(islice(space, LISTED + 1))
        return few if len(few) <= LISTED else []

    def _pick(self, value: int) -> Message:
        return self.words.pick(self.game, self.view, self.decision, self.prefix, value)

    def _all(self, picks: Args) -> Message:
        said = listed([self._pick(pick) for pick in picks])
        assert isinstance(said, Message)
        return said

    def _refusal(self, args: Args) -> Message:
        message = self.explain(Action(self.decision.kind, args)) if self.explain is not None else None
        if message is None:
            message = self.space.why_not(args)
        return Message("terminal-possible") if message is None else message

    def explain_word(self, word: str) -> None:
        """Why this cannot be typed now: always raises InputRejected, with the reason."""
        twin = Choosing(self.game, self.words, self.view, self.decision, self.explain)
        twin.prefix, twin.before = self.prefix, self.before[:]
        twin.type(word)
        raise InputRejected(Message("terminal-possible"))

    def impossible(self) -> list[Refused]:
        """What one might try now and may not, by the reason."""
        return [] if self.ready else refused(self.game, self.words, self.view, self.decision, self.prefix)
