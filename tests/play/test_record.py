"""Records: whole games out and in, every edit found, nothing lost by a crash."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hustings
from hustings.core import CHANCE, Action, RecordError, Rng, seeded
from hustings.core.errors import TooMuchWork
from hustings.core.record import Record, commit, read_record
from hustings.play.agent import Agent
from hustings.play.journal import SNAPSHOT_EVERY, Journal
from hustings.play.match import MARK_EVERY, Match, Move, StaleDecision, in_force, play_on
from hustings.play.replay import Replay
from tests.laws import few

SEED = "5eed" * 16


class Dice(Agent):
    """Answers at random."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = seeded(seed, "dice")

    def decide(self, game: Any, view: Any, decision: Any) -> Action:
        return Action(decision.kind, decision.space.uniform(self.rng))


def dice(players: int) -> dict[int, Agent]:
    return {seat: Dice(seat) for seat in range(players)}


def finished(players: int = 3) -> Match:
    match = Match.new(hustings.game("pocket", players=players), SEED, ["a", "b", "c"][:players])
    play_on(match, dice(players))
    assert match.over
    return match


def test_a_finished_game_survives_the_file_and_is_verified() -> None:
    match = finished()
    content = match.record().dumps()
    record = read_record(content)
    assert record.dumps() == content
    again = Replay(record).run()
    assert again.state.key() == match.state.key()
    assert again.outcome() == match.outcome()


@pytest.mark.parametrize("lines", [1, 2, 5])
def test_a_finished_record_that_was_cut_is_not_an_unfinished_one(lines: int) -> None:
    """Cut at the end of a line, where every line that is left is true."""
    content = finished().record().dumps()
    cut = b"".join(content.splitlines(keepends=True)[:-lines])
    with pytest.raises(RecordError, match="is cut"):
        Replay(read_record(cut)).run()


def test_the_header_commits_to_the_seed_and_shows_it_only_at_the_end() -> None:
    match = Match.new(hustings.game("pocket", players=3), SEED, ["a", "b", "c"])
    early = json.loads(match.record().dumps().split(b"\n")[0])
    assert "seed" not in early
    assert early["seed_commitment"] == commit(SEED)
    assert SEED not in match.record().dumps().decode()
    play_on(match, dice(3))
    assert json.loads(match.record().dumps().split(b"\n")[0])["seed"] == SEED


def test_every_draw_follows_from_seed_and_nonces() -> None:
    """Another nonce of any seat gives another game; the same ones give the same."""

    def deal(nonces: list[str]) -> list[Any]:
        match = Match.new(hustings.game("pocket", players=3), SEED, nonces)
        play_on(match, dice(3))
        return [(line.kind, line.args) for line in match.lines if line.seat == CHANCE]

    assert deal(["a", "b", "c"]) == deal(["a", "b", "c"])
    assert len({str(deal(["a", "b", x])) for x in "cdefgh"}) > 1


def tampered(line: int, change: Any) -> bytes:
    rows = finished().record().dumps().split(b"\n")
    data = json.loads(rows[line - 1])
    change(data)
    rows[line - 1] = json.dumps(data).encode()
    return b"\n".join(rows)


@pytest.mark.parametrize("line", [2, 3, 7, 12, 20])
@pytest.mark.parametrize("field", ["seat", "kind", "args", "n", "hash"])
def test_any_edit_is_found_and_named_by_line(line: int, field: str) -> None:
    def change(data: dict[str, Any]) -> None:
        old = data[field]
        if field == "args":
            data[field] = [*old[:-1], old[-1] + 1] if old else [1]
        elif field == "hash":
            data[field] = old[:-1] + ("0" if old[-1] != "0" else "1")
        else:
            data[field] = old + 1 if isinstance(old, int) else old + "x"

    with pytest.raises(RecordError) as caught:
        Replay(read_record(tampered(line, change))).run()
    assert caught.value.line == line


def test_a_dropped_line_is_found() -> None:
    rows = finished().record().dumps().split(b"\n")
    del rows[5]
    with pytest.raises(RecordError) as caught:
        Replay(read_record(b"\n".join(rows))).run()
    assert caught.value.line == 6


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": "00" * 32}, "committed"),
        ({"seed_commitment": "00" * 32}, "committed"),
        ({"version": 99}, "version 99"),
        ({"data_hash": "0" * 32}, "figures"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": 17}, "2-4 players"),
        ({"nonces": ["x", "b", "c"]}, "the seed draws|hash"),
        ({"format": "hustings-record-0"}, "not a hustings-record-2"),
    ],
)
def test_a_false_header_is_found(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        Replay(read_record(tampered(1, lambda data: data.update(change)))).run()


def test_a_false_result_is_found() -> None:
    last = len(finished().record().dumps().split(b"\n")) - 1
    with pytest.raises(RecordError) as caught:
        Replay(read_record(tampered(last, lambda data: data["result"]["points"].reverse()))).run()
    assert caught.value.line == last


def test_a_draw_the_seed_did_not_make_is_found_although_it_is_legal_and_hashed() -> None:
    """A server that picks a card for a friend can hash it, but it cannot make the seed agree."""
    honest = finished()
    match = Match(honest.game, honest.header, SEED)
    assert match.chance_is_asked()
    asked = match.open()[0].decision
    other = next(args for args in asked.space if args != honest.lines[0].args)
    match.answer(CHANCE, Action(asked.kind, other))
    play_on(match, dice(3))
    with pytest.raises(RecordError, match="the seed draws") as caught:
        Replay(read_record(match.record().dumps())).run()
    assert caught.value.line == 2


@settings(few, max_examples=150)
@given(st.binary(max_size=300))
def test_any_bytes_end_in_a_record_or_a_named_error(content: bytes) -> None:
    try:
        record = read_record(content)
    except RecordError:
        return
    assert isinstance(record, Record)


GOOD = finished().record().dumps()


@settings(few, max_examples=150)
@given(st.integers(0, len(GOOD) - 1), st.binary(min_size=0, max_size=4), st.integers(0, 4))
def test_any_damage_to_a_record_is_found(at: int, put: bytes, cut: int) -> None:
    content = GOOD[:at] + put + GOOD[at + cut :]
    if content == GOOD:
        return
    try:
        record = read_record(content)
        same = record.dumps() == GOOD  # damage to white space only
        Replay(record).run()
    except RecordError:
        return
    assert same


def test_answers_are_addressed_to_decisions() -> None:
    """A sealed bid keeps its address while others bid; an answered one is stale; twice is refused."""
    match = Match.new(hustings.game("pocket", players=3), SEED, [])
    while match.chance_is_asked():
        match.draw()
    ids = {o.decision.seat: o.id for o in match.open()}
    match.answer(1, Action("bid", (2,)), ids[1])
    assert {o.decision.seat: o.id for o in match.open()} == {0: ids[0], 2: ids[2]}
    with pytest.raises(StaleDecision):
        match.answer(1, Action("bid", (2,)), ids[1])
    match.answer(0, Action("bid", (0,)), ids[0])
    match.answer(2, Action("bid", (0,)), ids[2])
    with pytest.raises(StaleDecision):
        match.answer(2, Action("bid", (0,)), ids[2])
    assert match.n == 6


def test_steps_back_and_notes_are_sealed_and_replayed() -> None:
    match = Match.new(hustings.game("pocket", players=2), SEED, [])
    while match.chance_is_asked():
        match.draw()
    before = match.state.key()
    n = match.n
    match.answer(0, Action("bid", (3,)))
    match.note({"hands": "seat 1 is played by a bot"})
    match.undo(0, n)
    assert match.state.key() == before
    assert [line.n for line in in_force(match.lines, match.n)] == list(range(1, n + 1))
    play_on(match, dice(2))
    again = Replay(read_record(match.record().dumps())).run()
    assert again.state.key() == match.state.key()


def journal(path: Path) -> Journal:
    return Journal.create(path, hustings.game("pocket", players=4), SEED, ["n"] * 4)


def test_a_journal_is_complete_after_every_move_and_verified_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    log = journal(path)
    agents = dice(4)
    while True:
        log.keep(_one(log.match, agents))
        if log.match.over:
            break
        twin = Journal.open(path)
        assert twin.match.state.key() == log.match.state.key()
        assert [o.id for o in twin.match.open()] == [o.id for o in log.match.open()]
        twin.close()
    log.close()
    record = read_record(path.read_bytes())
    assert record.header.seed == SEED
    assert Replay(record).run().over
    assert not path.with_name("game.jsonl.secret").exists()


def _one(match: Match, agents: dict[int, Agent]) -> Move:
    if match.chance_is_asked():
        return match.draw()
    decision = match.open()[0].decision
    view = match.game.view(match.state, decision.seat)
    return match.answer(decision.seat, agents[decision.seat].decide(match.game, view, decision))


def test_a_line_cut_off_by_a_crash_was_never_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    log = journal(path)
    log.keep(log.match.draw())
    log.close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":2,"seat":-1,"ki')
    again = Journal.open(path)
    assert again.match.n == 1
    again.keep(again.match.draw())
    again.close()
    assert read_record(path.read_bytes()).lines[1].n == 2


def test_a_crash_while_finishing_leaves_a_finished_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    log = journal(path)
    agents = dice(4)
    secret = path.with_name("game.jsonl.secret")
    kept = secret.read_bytes()
    while not log.match.over:
        log.keep(_one(log.match, agents))
    log.close()
    secret.write_bytes(kept)  # as if it had not come to that any more
    with pytest.raises(RecordError, match="is over"):
        Journal.open(path)
    assert not secret.exists()
    assert Replay(read_record(path.read_bytes())).run().over


@pytest.mark.parametrize("row", [b"[]", b"7", b"{}", b"nonsense"])
def test_a_damaged_line_in_a_running_game_is_named(tmp_path: Path, row: bytes) -> None:
    path = tmp_path / "game.jsonl"
    log = journal(path)
    log.keep(log.match.draw())
    log.close()
    path.write_bytes(path.read_bytes() + row + b"\n")
    with pytest.raises(RecordError) as caught:
        Journal.open(path)
    assert caught.value.line == 3


def test_loading_starts_at_the_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was before it is not even read: damage there goes unnoticed until the game is verified."""
    monkeypatch.setattr("hustings.play.journal.SNAPSHOT_EVERY", 8)
    assert SNAPSHOT_EVERY > 8
    path = tmp_path / "game.jsonl"
    log = journal(path)
    agents = dice(4)
    for _ in range(20):
        log.keep(_one(log.match, agents))
    log.close()
    again = Journal.open(path)
    assert len(again.match.lines) == 4
    assert [o.id for o in again.match.open()] == [o.id for o in log.match.open()]
    assert again.match.n == 20
    assert again.match.state.key() == log.match.state.key()
    while not again.match.over:
        again.keep(_one(again.match, agents))
    again.close()
    assert Replay(read_record(path.read_bytes())).run().over


def test_a_record_cut_at_a_line_end_is_called_cut() -> None:
    """Its seed is open, so the game was over: what has no result is not all of it."""
    rows = GOOD.splitlines(keepends=True)
    for kept in range(1, len(rows)):
        with pytest.raises(RecordError, match="cut") as caught:
            read_record(b"".join(rows[:kept]))
        assert caught.value.line == kept + 1


def stepping_back(times: int) -> Match:
    """A game in which all sorts of lines are taken back again and again, steps back among them."""
    match = Match.new(hustings.game("pocket", players=2), SEED, [])
    agents, rng = dice(2), random.Random(1)
    for _ in range(times):
        for _ in range(rng.randrange(6)):
            some_move(match, agents)
        match.undo(0, rng.randrange(match.n + 1))
    return match


def some_move(match: Match, agents: dict[int, Agent]) -> None:
    if match.chance_is_asked():
        match.draw()
    elif not match.over:
        decision = match.open()[0].decision
        view = match.game.view(match.state, decision.seat)
        match.answer(decision.seat, agents[decision.seat].decide(match.game, view, decision))


def test_a_step_back_costs_the_same_however_long_the_game_was() -> None:
    match = stepping_back(300)
    assert match.n > 4 * MARK_EVERY
    while not match.over:
        some_move(match, dice(2))
    for to in range(match.n):
        twin = match.copy()
        twin.undo(0, to)
        assert twin.redone - match.redone <= MARK_EVERY


def test_steps_back_over_steps_back_lead_where_the_lines_in_force_lead() -> None:
    match = stepping_back(60)
    for n in range(match.n + 1):
        state = match.game.initial()
        for line in in_force(match.lines, n):
            match.game.apply_trusted(state, line.seat, Action(line.kind, line.args))
        assert match.state_after(n).key() == state.key()


def test_a_record_can_be_refused_for_the_work_it_makes() -> None:
    match = stepping_back(60)
    play_on(match, dice(2))
    record = read_record(match.record().dumps())
    assert Replay(record, budget=match.n + match.redone).run().over
    with pytest.raises(TooMuchWork):
        Replay(read_record(match.record().dumps()), budget=match.n + match.redone - 1).run()
