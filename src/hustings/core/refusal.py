"""What a player may not do, and why: said from what the player knows.

A game declares its refusals in one place: what a player could mean at a step of an answer, and for
each of these why it is not possible, in one sentence with true numbers, names and the section.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Decision
from hustings.core.message import Message, Value
from hustings.core.role import COUNT, MONEY
from hustings.core.space import Args
from hustings.core.words import Words, listed

G = TypeVar("G")
V = TypeVar("V")

MOST_NAMED: Final = 8  # things in one sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusals(Generic[G, V]):
    """The plain default: every number below the game's bound could be meant, and the space says why not."""

    def why(
        self, game: G, view: V, decision: Decision, prefix: Args, pick: int, rest: Args
    ) -> Message | None:
        """Why ``pick`` may not follow ``prefix``; None where there is nothing better to say than the space does.

        ``rest`` is what was to come after it, in an answer given as a whole. Requires that ``prefix`` is
        allowed; nothing at all may follow it where it is whole already.
        """
        return None

    def tries(self, game: Any, view: V, decision: Decision, prefix: Args) -> Sequence[int]:
        """What a player could mean next, possible or not. Amounts need not be listed: see ``amounts``."""
        bounds = game.pick_bounds().get(decision.kind, ())
        return range(bounds[min(len(prefix), len(bounds) - 1)]) if bounds else ()

    def amounts(self, game: G, view: V, decision: Decision, prefix: Args) -> bool:
        """Whether this step asks for an amount: then too much and too little stand for all such tries."""
        n = len(prefix)
        role = decision.question.answer.role_at(n, n + 1)
        return role.name in (MONEY.name, COUNT.name)


def plain(rule: str) -> Message:
    """Where there is nothing to name."""
    return Message("refused-plain", {}, rule)


class Refused:
    """What would be tried and is not possible, in words, and the reason with its section."""

    def __init__(self, tried: Message, why: Message) -> None:
        self.tried = tried
        self.why = why


def refused(game: Any, words: Words, view: Any, decision: Decision, prefix: Args) -> list[Refused]:
    """Everything a player could mean at this step and may not do, grouped by the reason."""
    space = decision.space
    allowed = space.picks(prefix)
    if not allowed:
        return []
    refusals: Refusals[Any, Any] = game.refusals()
    if refusals.amounts(game, view, decision, prefix):
        return _amounts(game, words, view, decision, prefix, allowed)
    names: dict[str, list[Value]] = {}
    reasons: dict[str, Message] = {}
    for value in refusals.tries(game, view, decision, prefix):
        if value not in allowed:
            why = game.refused_pick(view, decision, prefix, value)
            key = repr(why)
            reasons.setdefault(key, why)
            names.setdefault(key, []).append(words.pick(game, view, decision, prefix, value))
    return [Refused(_all(names[key]), reasons[key]) for key in reasons]


def _amounts(
    game: Any, words: Words, view: Any, decision: Decision, prefix: Args, allowed: Sequence[int]
) -> list[Refused]:
    """Too little and too much. What stands for nothing (a pass) is no amount."""
    n = len(prefix)
    base = decision.question.answer.role_at(n, n + 1).base
    given = [value for value in allowed if value >= max(base, 1)]
    found: list[Refused] = []
    if not given:  # nothing but a pass
        least = base + 1
        why = game.refused_pick(view, decision, prefix, least)
        return [Refused(_or_more(words, game, view, decision, prefix, least), why)]
    below, above = min(given) - 1, max(given) + 1
    if below > base and below not in allowed:
        why = game.refused_pick(view, decision, prefix, below)
        label: Value = words.pick(game, view, decision, prefix, below)
        found.append(Refused(Message("refused-or-less", {"choice": label}), why))
    why = game.refused_pick(view, decision, prefix, above)
    found.append(Refused(_or_more(words, game, view, decision, prefix, above), why))
    return found


def _or_more(words: Words, game: Any, view: Any, decision: Decision, prefix: Args, value: int) -> Message:
    return Message("refused-or-more", {"choice": words.pick(game, view, decision, prefix, value)})


def _all(names: list[Value]) -> Message:
    """One name, or several in a row."""
    shown = names[:MOST_NAMED]
    if len(names) > MOST_NAMED:
        return Message("refused-and-others", {"choices": listed(shown), "more": len(names) - MOST_NAMED})
    only = listed(shown)
    return only if isinstance(only, Message) else Message("pick", {"value": only})


PLAIN: Final[Refusals[Any, Any]] = Refusals()
