"""Playthroughs: one game printed in full, for people to read and for diffs to show what changed."""

from __future__ import annotations

from typing import Any

from hustings.core.action import CHANCE, SPECTATOR
from hustings.core.codec import state_hash
from hustings.core.game import Game
from hustings.core.struct import Struct
from hustings.testing.walk import steps


def playthrough(game: Game[Any, Any], seed: int) -> str:
    """Every question, answer, event and change of the random game ``seed``, as text."""
    chosen = " ".join(f"{name}={value}" for name, value in game.options.items() if value)
    out = [f"# {game.id} version {game.version}, {game.players} players, {chosen}, random game {seed}"]
    last: dict[str, object] = {}
    state: Any = game.initial()
    twin = game.initial()
    for step in steps(game, seed):
        out += ["", f"## {step.n}  {state_hash(twin)}"]
        out += changes(last, twin)
        last = twin.data()
        for decision in step.asked:
            out.append(
                f"ask {who(decision.seat)} {decision.kind} {decision.space.count()} {decision.space!r}"
            )
        answer = step.decision.question.answer.text(step.action.args)
        out.append(f"do  {who(step.decision.seat)} {step.action.kind}({answer})")
        for event in game.apply(twin, step.decision.seat, step.action):
            out.append(f"    {event!r}")
        state = twin
    out += ["", f"## end  {state_hash(state)}"]
    out += changes(last, state)
    out.append(repr(game.outcome(state)))
    out.append(f"spectator {game.view(state, SPECTATOR)!r}")
    return "\n".join(out) + "\n"


def who(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def changes(last: dict[str, object], state: Struct) -> list[str]:
    """The fields that are not as they were."""
    return [f"{name} = {value}" for name, value in state.data().items() if last.get(name) != value]
