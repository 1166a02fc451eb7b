"""What really leaves the server tells a seat nothing it may not know.

Two worlds that a seat cannot tell apart are put on two tables; then everything that seat can ask
for is asked on both and must be the same, byte for byte, but for names and times of the tables.
"""

from __future__ import annotations

import json
import re
from functools import partial
from typing import Any

import pytest

import hustings
from hustings.client import Client, ServerError
from hustings.core.action import CHANCE, SPECTATOR
from hustings.core.codec import dumps
from hustings.core.game import Game
from hustings.core.record import header_for, read_record
from hustings.core.rng import seeded
from hustings.testing.walk import steps
from hustings.web.seating import new_row
from hustings.web.store import games
from hustings.web.store.rows import EntryRow, SeatRow, UserRow
from tests.web.conftest import Running
from tests.web.players import friends, play_out, some_answer

STAMP = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")
SEED = "5" * 64  # the same in both worlds: what differs is what lies hidden on the table


class Worlds:
    """One seat, two tables, one real game and one it could not tell from it."""

    def __init__(self, server: Running, people: list[Client], game: Game[Any, Any]) -> None:
        self.server = server
        self.people = people
        self.game = game
        self.stranger = server.client()
        self.stranger.rename("Stranger")
        self.ids = [person.rename(f"P{seat}").id for seat, person in enumerate(people)]
        self.compared = 0

    def lay(self, state: Any) -> str:
        """A running table in exactly this state."""
        owner = UserRow(self.ids[0], "P0", None, None, "guest", None, "")
        game = self.game
        row = new_row(owner, game.id, game.players, game.options, visibility="public")
        header = header_for(game, SEED, [""] * game.players)
        base = {"n": 0, "last": header.seal(), "since": [], "state": state.data()}
        row.seed, row.commitment = SEED, header.seed_commitment
        row.header, row.base = header.line().decode(), dumps(base).decode()
        row.status, row.seq = "running", 1
        row.waiting = dumps([[d.seat, d.kind] for d in game.pending(state)]).decode()
        seats = [
            SeatRow(row.id, seat, "human", user, f"P{seat}", None, False, None, None, None, None)
            for seat, user in enumerate(self.ids)
        ]
        start = [EntryRow(row.id, 1, row.created_at, "start", "", None, "{}")]
        write = partial(games.create, table=row, places=seats, said=start)
        self.server.inside(self.server.site.service.write(write))
        return row.id

    def gather(self, at: str, client: Client, seat: int, answer: tuple[str, list[int]] | None) -> list[str]:
        """Everything this seat can get out of the server, then its answer and what follows from it."""
        said: list[str] = []

        def keep(text: str) -> None:
            said.append(STAMP.sub("TIME", text.replace(at, "TABLE")))

        def ask(method: str, path: str, body: Any = None) -> None:
            try:
                keep(client.request(method, f"/api/tables/{at}{path}", body).text)
            except ServerError as error:
                keep(repr(error.problem))

        for path in (
            "",
            f"/state?seat={seat}&lang=en&text=1",
            f"/text?seat={seat}&lang=en",
            f"/log?seat={seat}&lang=en",
        ):
            ask("GET", path)
        ask("GET", f"/replay?n=0&seat={seat}")
        open_now = client.state(at, seat).open if seat != SPECTATOR else []
        for decision in open_now:
            ask("POST", f"/decisions/{decision.id}/steps?seat={seat}&lang=en", {"prefix": []})
            for args in ([], [0], [1], [99], [1, 1], [3, 3], [0, 0, 0]):
                body = {"kind": decision.kind, "args": args, "seat": seat, "check": True}
                ask("POST", f"/decisions/{decision.id}", body)
        for kind in self.game.heads():
            ask("POST", "/decisions/0.0.x", {"kind": kind, "args": [0], "seat": max(seat, 0)})
        if answer is not None:
            kind, args = answer
            decision = next(d for d in open_now if d.kind == kind)
            ask("POST", f"/decisions/{decision.id}", {"kind": kind, "args": args, "seat": seat})
            for brief in (False, True):
                for event in client.events(at, seat, since=0, timeout=5, brief=brief):
                    keep(f"{event.name} {json.dumps(event.data, sort_keys=True)}")
                    if event.name in ("state", "brief"):
                        break
            ask("POST", "/undo", {"seat": seat})
        return said

    def compare(self, state: Any, seat: int, seed: int) -> None:
        game = self.game
        rng = seeded(seed, f"world {seat}")
        other = game.determinize(game.view(state, seat), rng)
        mine = [d for d in game.pending(state) if d.seat == seat]
        answer = None
        if mine:
            args = mine[0].space.sample(rng)
            answer = (mine[0].kind, list(args))
            if self.tells(state, seat, mine[0].kind, args) or self.tells(other, seat, mine[0].kind, args):
                answer = None  # what follows shows something by rule
        client = self.people[seat] if seat >= 0 else self.stranger
        here = self.gather(self.lay(state), client, seat, answer)
        there = self.gather(self.lay(other), client, seat, answer)
        for a, b in zip(here, there, strict=True):
            # A receipt is a salted hash of the seat's own choice: the same salt here, as the seed is the same.
            assert a == b
        self.compared += len(here)

    def tells(self, state: Any, seat: int, kind: str, args: tuple[int, ...]) -> bool:
        """Whether this answer reveals something by rule, or makes chance speak."""
        from hustings.core.action import Action

        game = self.game
        after = game.copy(state)
        events = game.apply(after, seat, Action(kind, args))
        return any(e.kind in game.reveals() for e in events) or any(
            d.seat == CHANCE for d in game.pending(after)
        )


@pytest.mark.parametrize("seed", range(2))
def test_two_worlds_look_the_same_from_a_seat(server: Running, seed: int) -> None:
    game = hustings.game("pocket", players=3)
    worlds = Worlds(server, [server.client() for _ in range(3)], game)
    for step in steps(game, seed):
        if step.decision.seat == CHANCE or step.n % 4 != seed:
            continue
        for seat in (0, 1, 2, SPECTATOR):
            worlds.compare(step.state, seat, seed * 1000 + step.n)
    assert worlds.compared > 50


REAL = (("die-macher-2006", 3), ("die-macher-1997", 3), ("die-macher-2019", 3), ("zoocracy", 3))


def look_at(server: Running, id: str, players: int, seed: int, every: int, seats: tuple[int, ...]) -> int:
    """Compare at every so manieth answer of a random game; how many texts were compared."""
    game = hustings.game(id, players=players)
    worlds = Worlds(server, [server.client() for _ in range(players)], game)
    for number, step in enumerate(steps(game, seed)):
        if step.decision.seat == CHANCE or number % every != every // 2:
            continue
        for seat in {step.decision.seat, *seats}:
            worlds.compare(step.state, seat, seed * 1000 + step.n)
    return worlds.compared


@pytest.mark.parametrize(("id", "players"), REAL)
def test_real_games_look_the_same_from_a_seat(server: Running, id: str, players: int) -> None:
    assert look_at(server, id, players, seed=7, every=150, seats=(SPECTATOR,)) > 30


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("id", "players"), REAL)
def test_real_games_look_the_same_from_every_seat(server: Running, id: str, players: int, seed: int) -> None:
    assert look_at(server, id, players, seed, every=11, seats=(0, 1, 2, SPECTATOR)) > 500


def test_no_seed_hash_or_salt_leaves_before_its_time(server: Running) -> None:
    """Everything three people and a watcher receive in a whole game, searched for what must stay inside."""
    people = [server.client() for _ in range(3)]
    watcher = server.client()
    received: list[tuple[int, str]] = []  # line number, text
    at = friends(*people, visibility="public")

    def collect(client: Client, seat: int) -> int:
        texts = []
        for path in ("", "/state", "/text?lang=en", "/log", "/replay?n=1"):
            query = f"{'&' if '?' in path else '?'}seat={seat}"
            texts.append(client.request("GET", f"/api/tables/{at}{path}{query}").text)
        for refused in ("/record", "/verify", "/replay?seat=-3"):
            with pytest.raises(ServerError) as caught:
                client.request("GET", f"/api/tables/{at}{refused}")
            texts.append(repr(caught.value.problem))
        texts.append(client.http.get("/metrics").text)
        n = client.state(at, SPECTATOR).n
        received.extend((n, text) for text in texts)
        return n

    import random

    rng = random.Random(3)
    while not people[0].state(at).over:
        for seat, client in enumerate(people):
            for decision in client.state(at, seat).open[:1]:
                client.answer(at, decision.id, decision.kind, some_answer(decision, rng), seat)
        if people[0].state(at).over:
            break
        collect(watcher, SPECTATOR)
        for seat, client in enumerate(people):
            collect(client, seat)
    record = read_record(people[0].record(at))
    secrets = {record.header.seed} | {line.hash for line in record.lines}
    salts = {
        line.note["opened"]["salt"]: line.n for line in record.lines if line.note and "opened" in line.note
    }
    assert salts
    assert len(received) > 50
    for n, text in received:
        assert not any(secret in text for secret in secrets)
        assert not any(salt in text for salt, opened in salts.items() if opened > n)
    play_out(dict(enumerate(people)), at)


def test_the_log_of_the_server_holds_no_secrets(
    server: Running, person: Client, caplog: pytest.LogCaptureFixture
) -> None:
    import logging

    with caplog.at_level(logging.DEBUG, logger="hustings"):
        table = person.create("pocket", 2, [{"kind": "me"}, {"kind": "link"}])
        token = person.links(table.id).seats["1"]
        server.client().accept(token)
        person.start(table.id, nonce="abcdef0123")
        with pytest.raises(ServerError):
            person.answer(table.id, "0.0.x", "bid", [1])
    said = caplog.text
    assert '"route": "/api/join/{token}"' in said
    row = server.site.service.lives[table.id].row
    session = person.http.cookies["hustings_session"]
    for secret in (token, row.seed, "abcdef0123", session, row.watch_token):
        assert secret not in said
