"""How fast a game runs: through the full protocol, in playouts, and what copies and views cost.

Every figure is the median of several rounds, in time of the processor: what else the machine
does disturbs it little. Each round also times a fixed piece of plain Python, so that figures
from different or busy machines can be compared as ratios.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import hustings.core.space
from hustings.core.action import CHANCE, Action, Decision, Seat
from hustings.core.codec import dumps
from hustings.core.game import Game
from hustings.core.record import read_record
from hustings.core.rng import quick, seeded
from hustings.play.agent import Agent
from hustings.play.match import Match, play_on
from hustings.play.replay import Replay

ROUNDS = 3
SECONDS = 0.5  # per figure and round
STATES = 16  # sampled from one game for copies and views


def build() -> str:
    """Whether the rule code in use is interpreted or compiled."""
    return "interpreted" if str(hustings.core.space.__file__).endswith((".py", ".pyc")) else "compiled"


class Bench:
    """The figures of one game; ``lap`` takes one round of all of them."""

    def __init__(self, game: Game[Any, Any], seconds: float = SECONDS) -> None:
        self.game = game
        self.seconds = seconds
        self.laps: dict[str, list[float]] = {}
        self.decisions, self.choices, self.games = 0, 0, 0
        self.states, self.content = sample(game)

    def lap(self) -> None:
        game, states = self.game, self.states
        loops, elapsed = timed(reference, self.seconds)
        self._note("reference", loops / elapsed)
        number = 0

        def full() -> None:
            nonlocal number
            asked, choices = play_full(game, number)
            number += 1
            self.decisions += asked
            self.choices += choices
            self.games += 1

        asked, choices, games = self.decisions, self.choices, self.games
        _, elapsed = timed(full, self.seconds)
        self._note("decisions", (self.decisions - asked) / elapsed)
        self._note("choices", (self.choices - choices) / elapsed)
        self._note("games", (self.games - games) / elapsed)
        trusted = 0

        def quick() -> None:
            nonlocal trusted, number
            trusted += play_trusted(game, number)
            number += 1

        _, elapsed = timed(quick, self.seconds)
        self._note("trusted", trusted / elapsed)
        seats = [n % game.players for n in range(len(states))]
        views = [game.view(state, seat) for state, seat in zip(states, seats, strict=True)]

        def copies() -> None:
            for state in states:
                state.copy()

        def looks() -> None:
            for state, seat in zip(states, seats, strict=True):
                game.view(state, seat)

        def writes() -> None:
            for view in views:
                dumps(view.data())

        def replays() -> None:
            Replay(read_record(self.content), game).run()

        for name, work, each in (
            ("copy", copies, len(states)),
            ("view", looks, len(states)),
            ("view_json", writes, len(states)),
            ("replay", replays, 1),
        ):
            loops, elapsed = timed(work, self.seconds / 2)
            self._note(name, elapsed / loops / each)

    def _note(self, name: str, figure: float) -> None:
        self.laps.setdefault(name, []).append(figure)

    def result(self) -> dict[str, Any]:
        """The medians: rates a second, times in microseconds, the verified replay of one game's record in milliseconds."""
        middle = {name: median(figures) for name, figures in self.laps.items()}
        reference_rate = middle["reference"]
        return {
            "game": self.game.id,
            "players": self.game.players,
            "decisions_per_game": round(self.decisions / self.games, 1),
            "decisions_per_s": round(middle["decisions"]),
            "best_per_s": round(max(self.laps["decisions"])),
            "choices_per_s": round(middle["choices"]),
            "trusted_per_s": round(middle["trusted"]),
            "games_per_s": round(middle["games"], 1),
            "copy_us": round(middle["copy"] * 1e6, 2),
            "view_us": round(middle["view"] * 1e6, 2),
            "view_json_us": round(middle["view_json"] * 1e6, 2),
            "replay_ms": round(middle["replay"] * 1e3, 3),
            "reference_per_s": round(reference_rate, 1),
            "decisions_per_reference": round(middle["decisions"] / reference_rate, 1),
            "spread": round(max(self.laps["decisions"]) / min(self.laps["decisions"]) - 1, 3),
        }


def machine() -> dict[str, str]:
    """What was measured, and with what."""
    return {
        "build": build(),
        "hustings": hustings.__version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": platform.machine(),
    }


def timed(work: Callable[[], object], seconds: float) -> tuple[int, float]:
    """Repeat ``work`` for about so long; how often, and how much time of the processor it took."""
    loops = 0
    start = process_time()
    while True:
        work()
        loops += 1
        elapsed = process_time() - start
        if elapsed >= seconds:
            return loops, elapsed


def play_full(game: Game[Any, Any], number: int) -> tuple[int, int]:
    """One random game through the whole protocol: checked, with events. Decisions, and those of seats."""
    rng = seeded(number, "bench")
    state = game.initial()
    decisions = choices = 0
    while asked := game.pending(state):
        decision = asked[0]
        action = Action(decision.kind, decision.space.sample(rng))
        game.apply(state, decision.seat, action, asked)
        decisions += 1
        choices += decision.seat != CHANCE
    return decisions, choices


def play_trusted(game: Game[Any, Any], number: int) -> int:
    """One random game as a playout plays it: unchecked, without events."""
    return game.play_out(game.initial(), quick(number, "bench"))


class Anyone(Agent):
    """Answers anything."""

    def __init__(self) -> None:
        self.rng = seeded(0, "bench")

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        return Action(decision.kind, decision.space.sample(self.rng))


def sample(game: Game[Any, Any]) -> tuple[list[Any], bytes]:
    """States spread over one random game, and its record."""
    match = Match.new(game, "00" * 32, [""] * game.players)
    states: list[Any] = [game.copy(match.state)]
    agents: dict[Seat, Agent] = {seat: Anyone() for seat in range(game.players)}
    play_on(match, agents, lambda move: states.append(game.copy(match.state)))
    return states[:: max(len(states) // STATES, 1)][:STATES], match.record().dumps()


def reference() -> int:
    """A fixed piece of plain Python: calls, attributes, lists, dicts and small ints. Never change it."""
    counter = _Counter()
    rows = [[i * j % 7 for j in range(8)] for i in range(8)]
    seen: dict[tuple[int, int], int] = {}
    for i in range(200):
        row = rows[i % 8]
        row[i % 8] = (row[(i + 3) % 8] + counter.add(i)) % 11
        key = (row[0], row[1])
        seen[key] = seen.get(key, 0) + 1
        if i % 50 == 0:
            rows = [r[:] for r in rows]
    return sum(seen.values()) + counter.total


class _Counter:
    def __init__(self) -> None:
        self.total = 0

    def add(self, n: int) -> int:
        self.total += n & 3
        return self.total
