"""What bots say at a table, when they say it, and what they remember of it."""

from __future__ import annotations

from typing import Any

import hustings
from hustings.bots import make, remembers, speaks
from hustings.core.rng import seeded
from hustings.games.zoocracy.evaluation import ZooEvaluator
from hustings.play.agent import Agent
from hustings.play.heard import heard
from hustings.play.match import Match, Move, play_on
from hustings.play.voice import Voices

ZOO = hustings.title("zoocracy")


def table(seed: int, **options: str) -> tuple[Match, dict[int, Agent]]:
    game = ZOO.game(4, **options)
    match = Match.new(game, f"{seed:064x}", [""] * 4)
    return match, {seat: make("greedy", seeded(seed, f"{seat}"), ZOO) for seat in range(4)}


def test_a_vote_is_explained_when_it_is_opened_and_not_before() -> None:
    match, bots = table(5)
    voices = Voices(match, bots)
    said: dict[str, int] = {}

    def listen(move: Move) -> None:
        opened = {event.public[0] for event in move.events if event.kind == "voted"}
        for seat, message in voices.after(move):
            kind = "vote" if seat in opened else move.line.kind
            assert kind != "vote" or seat in opened
            assert speaks(match.game, kind)
            said[kind] = said.get(kind, 0) + 1
            assert message.id.startswith("zoo-because-")

    play_on(match, voices.agents, listen)
    assert said["vote"] >= 4
    assert said["propose"] >= 1
    assert "campaign" not in said
    assert not voices.fresh
    assert not voices.sealed


def memory(agent: Any, game: Any) -> tuple[dict[int, int], dict[int, int]]:
    evaluator = agent.evaluator(game)
    assert isinstance(evaluator, ZooEvaluator)
    return evaluator.memory.kept, evaluator.memory.broken


def test_a_bot_made_anew_remembers_what_one_that_sat_there_does() -> None:
    """In the advanced rules the goal's giver may break its word; the record tells all of it."""
    told = 0
    for seed in range(6):
        match, bots = table(seed, advanced="true")
        play_on(match, bots)
        assert remembers(match.game)
        for seat in range(4):
            fresh = make("greedy", seeded(1), ZOO)
            fresh.news(match.game, None, heard(match.game, match.lines, seat))
            assert memory(fresh, match.game) == memory(bots[seat], match.game)
            told += sum(map(len, memory(fresh, match.game)))
    assert told


def test_what_was_taken_back_is_not_remembered() -> None:
    match, bots = table(2, advanced="true")
    marks: list[tuple[int, int]] = []
    play_on(match, bots, lambda move: marks.append((move.line.n, len(move.events))))
    whole = heard(match.game, match.lines, 1)
    last = match.lines[-1].n
    match.undo(0, last // 2)
    half = heard(match.game, match.lines, 1)
    assert half == whole[: len(half)]
    assert len(half) == sum(events for n, events in marks if n <= last // 2) < len(whole)


def test_where_promises_bind_there_is_nothing_to_remember() -> None:
    assert not remembers(ZOO.game(4))
    for name in ("die-macher-1997", "die-macher-2006", "die-macher-2019"):
        assert not remembers(hustings.game(name))
