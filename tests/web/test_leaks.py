"""What leaves the server tells an observer nothing it may not know.

``worlds.py`` has the two worlds and says what is compared. Here every hidden thing of every title is made to differ
between them, with bots at the table, a past, steps back, and others who do things in private.
"""

from __future__ import annotations

import logging
import random
from typing import Any

import httpx
import pytest

import hustings
from hustings.client import Client, ServerError
from hustings.core.action import SPECTATOR, Action
from hustings.core.game import Game
from hustings.core.record import read_record
from tests.web.conftest import Running
from tests.web.players import friends, play_out, some_answer
from tests.web.worlds import (
    Met,
    Pair,
    Servers,
    Stream,
    World,
    alike,
    ask_around,
    leave_orders,
    positions,
    secrets_of,
    servers,
    servers_apart,
    use_pin,
    whisper,
)

__all__ = ["servers", "servers_apart"]  # fixtures

PLAYERS = 3
SEED = "5" * 64
TITLES = ("pocket", "die-macher-1997", "die-macher-2006", "die-macher-2019", "zoocracy")
SECRETS = {
    "pocket": {"bid", "deal", "issue"},
    "die-macher-1997": {"bid", "cabinet", "donation", "hand", "poll", "sheet"},
    "die-macher-2006": {"bid", "cabinet", "donation", "hand", "poll", "sheet"},
    "die-macher-2019": {
        "bid", "card", "deal", "draft", "hold", "opinions", "package", "poll", "programme", "replacement", "send",
        "unsold",
    },
    "zoocracy": {"bid", "draw", "vote"},
}  # fmt: skip


def bots_at(game: Game[Any, Any], observer: int, turn: int) -> frozenset[int]:
    """One of the others is a bot, never the owner of the table."""
    others = [seat for seat in range(1, game.players) if seat != observer]
    return frozenset({others[turn % len(others)]})


def episode(
    servers: Servers, game: Game[Any, Any], observer: int, state: Any, kind: str, turn: int
) -> Met | None:
    """From a position in which ``kind`` is asked, let it be answered differently, and go on while possible.

    None if the position does not lend itself to it.
    """
    visibility = "private" if turn % 3 == 2 else "public"
    bots = bots_at(game, observer, turn)
    with servers.pair(game, observer, f"{kind} {turn}", bots=bots, visibility=visibility) as pair:
        found = alike(pair, state, kind, apart=turn % 2 == 0)
        if found is None:
            return None
        pair.begin(*found)
        if kind not in pair.met.decisions and not pair.play(1, focus=kind):
            return None
        pair.glance()
        pair.play(3, differ=2)
        if turn % 2 and not pair.undo():
            pair.ask_undo()
        pair.play(2)
        pair.in_private(ask_around)
        pair.poll()
        pair.branch(pair.a.match.n)
        pair.reload()
        pair.come_again()
        return pair.met


def differ(
    servers: Servers,
    game: Game[Any, Any],
    kind: str,
    events: set[str],
    observers: list[int],
    seeds: range,
    many: int,
) -> Met:
    """Episodes about one secret, so many at least, until it has differed in all that it tells.

    What was met in all of them. Fails if that does not happen.
    """
    whole, done = Met(), 0
    for turn, state in enumerate(positions(game, kind, seeds)):
        first = turn % len(observers)
        for observer in observers[first:] + observers[:first]:
            met = episode(servers, game, observer, state, kind, turn)
            if met is not None:
                whole.add(met)
                done += 1
                break
        if done >= many and whole.events >= events:
            assert kind in whole.decisions
            return whole
    raise AssertionError(f"{kind}: {done} times, {events - whole.events} did not differ")


@pytest.mark.parametrize("id", TITLES)
def test_every_secret_is_known_here(id: str) -> None:
    """So that none is forgotten when a title gets new ones."""
    assert set(secrets_of(hustings.game(id, players=PLAYERS), range(4))) == SECRETS[id]


SEATS = [0, 1, 2]
# With every change seats or spectators of each kind of game, and of long lists every other or third secret.
OFTEN = {
    ("pocket", "spectator"): 1,
    ("pocket", "seat"): 1,
    ("die-macher-2006", "seat"): 2,  # 1997 has its secrets
    ("die-macher-2019", "spectator"): 3,
    ("zoocracy", "seat"): 1,
}
OBSERVERS = {"spectator": [SPECTATOR], "seat": SEATS}


@pytest.mark.parametrize(
    ("id", "who", "stride"),
    [
        *((*which, stride) for which, stride in OFTEN.items()),
        *(
            pytest.param(id, who, 1, marks=pytest.mark.slow)
            for id in TITLES  # noqa: A001
            for who in OBSERVERS
            if OFTEN.get((id, who)) != 1
        ),
    ],
)
def test_no_secret_reaches_who_may_not_know_it(servers: Servers, id: str, who: str, stride: int) -> None:
    game = hustings.game(id, players=PLAYERS)
    secrets = secrets_of(game, range(4))
    whole = Met()
    kinds = sorted(secrets)[::stride]
    for kind in kinds:
        whole.add(differ(servers, game, kind, secrets[kind], OBSERVERS[who], range(40), 1))
    assert whole.decisions >= set(kinds)
    assert whole.reasons
    assert whole.compared > 100


# -- a past --


def long_past(servers: Servers, id: str, observer: int, answers: int) -> Met:
    """A game from its very start, alike for so many answers, with talk and steps back; then it parts in secret."""
    game = hustings.game(id, players=PLAYERS)
    with servers.pair(game, observer, bots=bots_at(game, observer, 0)) as pair:
        pair.begin(None, None, (SEED, SEED))
        talker = pair.others()[0]
        for _ in range(answers // 10):
            pair.play(8, differ=0)
            pair.talk(talker, "well, well")
            if not pair.undo():
                pair.ask_undo()
            pair.play(2, differ=0)
        while not pair.met.decisions and pair.play(1):
            pass
        pair.play(4)
        pair.in_private(ask_around)
        pair.ask_for_notices()
        pair.poll()
        pair.reload()
        pair.poll()
        for n in range(0, pair.a.match.n, 7):
            pair.branch(n)
        pair.come_again()
        return pair.met


@pytest.mark.parametrize(("id", "observer", "answers"), [("pocket", 2, 10), ("zoocracy", 0, 20)])
def test_a_table_with_a_past(servers: Servers, id: str, observer: int, answers: int) -> None:
    met = long_past(servers, id, observer, answers)
    assert met.decisions
    assert met.openings
    assert met.undone
    assert met.reasons


# -- what others do in private --


def pocket(servers: Servers, observer: int, **more: Any) -> Pair:
    """Everybody is asked for a sealed bid."""
    game = hustings.game("pocket", players=PLAYERS)
    pair = servers.pair(game, observer, bots=bots_at(game, observer, 0), **more)
    pair.begin(None, None, (SEED, SEED))
    return pair


@pytest.mark.parametrize("observer", [0, SPECTATOR])
def test_whispers_leave_no_trace_for_others(servers: Servers, observer: int) -> None:
    with pocket(servers, observer) as pair:
        pair.in_private(whisper)
        pair.play(3)
        pair.in_private(whisper)
        pair.poll()
        pair.reload()
        pair.come_again()


@pytest.mark.parametrize("observer", [0, SPECTATOR])
def test_standing_orders_leave_no_trace_for_others(servers: Servers, observer: int) -> None:
    with pocket(servers, observer) as pair:
        pair.in_private(leave_orders)
        pair.poll()
        pair.reload()
        pair.come_again()


@pytest.mark.parametrize("observer", [1, SPECTATOR])
def test_an_answer_by_standing_orders_looks_like_any_other(servers: Servers, observer: int) -> None:
    with pocket(servers, observer) as pair:
        pair.answer_by_orders(0, Action("bid", (1,)), Action("bid", (4,)))
        pair.poll()
        pair.reload()
        pair.come_again()
        assert pair.met.decisions == {"bid"}


def test_pins_leave_no_trace_for_others(servers: Servers) -> None:
    """They are others in each world, and used in one only."""
    with pocket(servers, 1, pins=frozenset({0})) as pair:
        pair.in_private(use_pin)
        pair.play(3)
        pair.in_private(use_pin)
        pair.poll()
        pair.come_again()


# -- a game that goes into a file, which holds its seed --


def save_it(world: World) -> None:
    """The owner saves the game, and has all that is hidden; nobody else has anything of it."""
    file = world.ask("P0", "POST", "/save", {})
    assert file.status_code == 200, file.text
    assert world.seed.encode() in file.content
    lines = [line.line() for line in world.match.lines]
    assert file.content.split(b"\n")[2:-1] == lines


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_a_saved_game_reaches_nobody_but_its_owner(servers: Servers, visibility: str) -> None:
    """Those who watch hear that it was saved, on streams of before as on new ones, and no more than before."""
    game = hustings.game("pocket", players=PLAYERS)
    with servers.pair(game, SPECTATOR, bots=frozenset({1, 2}), visibility=visibility) as pair:
        pair.begin(None, None, (SEED, SEED))
        pair.play(2)
        for _ in range(2):
            for name in pair.seats:
                assert pair.ask(name, "POST", "/save", {}).status_code in (401, 403, 404)
            assert not pair.a.game_table.row.carried
            pair.poll()
        pair.step("a file", save_it, save_it)
        assert pair.a.game_table.row.carried
        for name in pair.seats:
            assert pair.ask(name, "POST", "/save", {}).status_code in (401, 403, 404)
        pair.play(2)
        pair.poll()
        pair.reload()
        pair.come_again()
        assert pair.met.decisions == {"bid"}


@pytest.mark.parametrize("observer", [0, 1])
def test_a_game_among_people_is_not_saved_for_any_of_them(servers: Servers, observer: int) -> None:
    with pocket(servers, observer) as pair:
        pair.play(2)
        status = pair.ask(f"P{observer}", "POST", "/save", {}).status_code
        assert status == (409 if observer == 0 else 403)
        pair.settle("no file")
        pair.poll()
        pair.come_again()
        assert not pair.a.game_table.row.carried
        assert pair.met.decisions == {"bid"}


def test_rights_from_before_end_with_a_file(server: Running) -> None:
    """A link to a seat, a stream, and what a file of the game is worth to somebody else."""
    owner, friend, watcher = server.client(), server.client(), server.client()
    for client in (friend, watcher):
        client.me()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = owner.create("pocket", 2, seats, visibility="public", rated=False)
    at = table.id
    owner.start(at)

    def post(client: Client, path: str, body: Any) -> httpx.Response:
        headers = {"X-CSRF-Token": client.http.cookies["hustings_csrf"]}
        return client.http.post(path, json=body, headers=headers)

    stream = Stream(watcher, f"/api/tables/{at}/events?seat={SPECTATOR}&since=0", {})
    assert post(owner, f"/api/tables/{at}/seats", {"seat": 1, "kind": "link"}).status_code == 200
    token = owner.links(at).seats["1"]
    assert post(owner, f"/api/tables/{at}/save", {}).status_code == 409  # somebody may still come
    assert post(owner, f"/api/tables/{at}/seats", {"seat": 1, "kind": "bot", "bot": "random"}).is_success
    file = post(owner, f"/api/tables/{at}/save", {})
    assert file.status_code == 200, file.text
    seed = server.inside(server.site.service.table(at)).row.seed
    assert seed in file.text
    # The link is dead, there is no other way to a seat, and whoever has the file has a table of their own.
    with pytest.raises(ServerError):
        friend.accept(token)
    for path in (f"/api/tables/{at}/join", f"/api/tables/{at}/save"):
        assert post(friend, path, {}).status_code in (403, 404, 409)
    opened = friend.http.post(
        "/api/import", content=file.content, headers={"X-CSRF-Token": friend.http.cookies["hustings_csrf"]}
    )
    assert opened.status_code == 201, opened.text
    assert opened.json()["id"] != at
    assert friend.table(at).mine == []
    # The stream from before goes on, and has nothing of it.
    told = b"".join(stream.take() for _ in range(3))
    stream.close()
    assert b'"file"' in told
    assert seed.encode() not in told
    assert not any(line.hash.encode() in told for line in read_record(file.content.split(b"\n", 1)[1]).lines)


# -- the same at length --


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("observer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("id", TITLES)
def test_no_secret_in_many_games(servers: Servers, id: str, observer: int, seed: int) -> None:
    """Here a seat that is dealt last may not meet every draw: what must differ is left to the short test."""
    game = hustings.game(id, players=PLAYERS)
    met = Met()
    for kind in sorted(SECRETS[id]):
        for turn, state in enumerate(positions(game, kind, range(100 + 2 * seed, 102 + 2 * seed))):
            found = episode(servers, game, observer, state, kind, turn)
            if found is not None:
                met.add(found)
    assert met.decisions
    assert met.compared > 300


@pytest.mark.slow
@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("id", ["pocket", "zoocracy"])
def test_nothing_is_told_by_another_process(servers_apart: Servers, id: str, observer: int) -> None:
    """The observer's process hears of everything from the others', and tells it in its own words."""
    assert long_past(servers_apart, id, observer, 10).decisions
    game = hustings.game(id, players=PLAYERS)
    for kind in sorted(SECRETS[id]):
        differ(servers_apart, game, kind, set(), [observer, SPECTATOR], range(20), 1)


@pytest.mark.slow
@pytest.mark.parametrize("observer", [0, SPECTATOR])
@pytest.mark.parametrize("deed", [whisper, leave_orders])
def test_nothing_private_is_told_by_another_process(servers_apart: Servers, observer: int, deed: Any) -> None:
    with pocket(servers_apart, observer) as pair:
        pair.in_private(deed)
        pair.talk(pair.others()[0], "what was before has come by now")
        pair.poll()
        pair.come_again()


@pytest.mark.slow
def test_hints_leave_no_trace_for_others(servers: Servers) -> None:
    """Where one person plays against bots they may ask for one; whoever watches does not notice."""
    with servers.pair(hustings.game("pocket", players=PLAYERS), SPECTATOR, bots=frozenset({1, 2})) as pair:
        pair.begin(None, None, (SEED, SEED))
        path = f"/decisions/{pair.b.game_table.open(0)[0].id}/hint?seat=0"
        assert pair.b.ask("P0", "POST", path, {}).status_code == 200
        pair.settle("a hint")
        pair.poll()
        pair.come_again()


@pytest.mark.slow
@pytest.mark.parametrize("observer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("id", TITLES)
def test_long_pasts(servers: Servers, id: str, observer: int) -> None:
    assert long_past(servers, id, observer, 10 if id == "pocket" else 80).decisions


# -- what may never be said, in any world --


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
    with caplog.at_level(logging.DEBUG, logger="hustings"):
        table = person.create("pocket", 2, [{"kind": "me"}, {"kind": "link"}])
        token = person.links(table.id).seats["1"]
        server.client().accept(token)
        person.start(table.id, nonce="abcdef0123")
        with pytest.raises(ServerError):
            person.answer(table.id, "0.0.x", "bid", [1])
    said = caplog.text
    assert '"route": "/api/join/{token}"' in said
    row = server.site.service.slots[table.id].table.row
    session = person.http.cookies["hustings_session"]
    for secret in (token, row.seed, "abcdef0123", session, row.watch_token):
        assert secret not in said
