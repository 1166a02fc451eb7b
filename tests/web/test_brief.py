"""Programs listen briefly: what happened without words, and a state only with something to answer."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from hustings import wire
from hustings.client import Client, ServerError
from hustings.table.recipients import Recipient, ResponseFormat
from hustings.web.hub import Listener
from hustings.web.routes.events import EventStream
from tests.web.conftest import Running
from tests.web.players import friends, secrets_in

WORDS = {"news", "label", "ask", "reason", "heading", "insights", "blocks", "text"}


def keys(data: Any) -> set[str]:
    """All names in it, however deep; a view is the game's own and has no words."""
    if isinstance(data, list):
        return set().union(*[keys(item) for item in data])
    if isinstance(data, dict):
        inner = [keys(value) for name, value in data.items() if name not in ("view", "space", "result")]
        return set(data).union(*inner)
    return set()


def play(client: Client, at: str, seat: int, heard: list[tuple[str, Any]]) -> None:
    """Answer whatever this seat is asked, until the game is over."""
    answered: set[str] = set()
    for event in client.events(at, seat, since=0, timeout=30, brief=True):
        heard.append((event.name, event.data))
        brief = msgspec.convert(event.data, wire.Brief) if event.name == "brief" else None
        while brief is not None and brief.open and brief.open[0].id not in answered:
            question = brief.open[0]
            answered.add(question.id)
            args = question.choices[len(answered) % len(question.choices)]
            try:
                brief = client.answer_briefly(at, question.id, question.kind, args, seat).brief
            except ServerError as error:
                if error.type != "stale-decision":  # its choices have changed meanwhile
                    raise
                break
        if event.name == "brief" and event.data["over"]:
            return


def test_programs_play_a_game_by_what_they_are_asked(server: Running) -> None:
    people = [server.client() for _ in range(3)]
    at = friends(*people)
    heard: list[list[tuple[str, Any]]] = [[], [], []]
    with ThreadPoolExecutor(3) as pool:
        playing = [pool.submit(play, client, at, seat, heard[seat]) for seat, client in enumerate(people)]
        for each in playing:
            each.result(60)
    for said in heard:
        names = {name for name, _ in said}
        assert names >= {"entry", "brief"}
        assert "state" not in names
        assert not WORDS & keys([data for name, data in said if name in ("entry", "brief")])
        briefs = [data for name, data in said if name == "brief"]
        moves = [data for name, data in said if name == "entry" and data["type"] == "move"]
        assert len(moves) > len(briefs) > 3
        for brief in briefs[1:]:  # the first says where things stand
            assert brief["open"] or brief["over"]
        assert briefs[-1]["over"]
        assert briefs[-1]["result"]


def test_a_question_is_put_once(server: Running) -> None:
    """Who is still asked the same hears that somebody else has answered, and no state again."""
    people = [server.client() for _ in range(3)]
    at = friends(*people)
    stream = people[2].events(at, 2, since=0, timeout=10, brief=True)
    while next(stream).name != "brief":
        pass
    for seat in (0, 1):
        question = people[seat].state(at, seat).open[0]
        assert question.kind == "bid"  # all three are asked at once
        noted = people[seat].answer_briefly(at, question.id, "bid", [1], seat)
        assert noted.brief is None
    names: list[str] = []
    while len(names) < 4:  # an answer and its receipt, twice
        event = next(stream)
        if event.name == "table":  # who is here
            continue
        names.append(event.name)
        if event.data.get("happened"):
            for happened in event.data["happened"]:
                if happened["owner"] != 2:
                    assert not secrets_in("pocket", happened)
    assert names == ["entry"] * 4


@pytest.mark.parametrize("brief", [True, False])
@pytest.mark.parametrize("moment", [1, 2])
def test_what_happens_while_a_stream_catches_up_is_told_once(
    server: Running, brief: bool, moment: int
) -> None:
    """A table that starts while somebody comes to it: before they have read the past, or while they read it."""
    one, other = server.client(), server.client()
    table = one.create("pocket", 2, [{"kind": "me"}, {"kind": "link"}])
    other.accept(one.links(table.id).seats["1"])
    session = server.inside(server.site.people.session(one.http.cookies["hustings_session"]))
    listener = Listener(table.id, Recipient(0, ResponseFormat("", brief=brief)), session)
    stream = EventStream(server.site, listener, 0, "client")

    async def come() -> list[bytes]:
        server.site.hub.add(listener)
        parts: list[bytes] = []
        async for part in stream.missed():
            parts.append(part)
            if len(parts) == moment:
                await asyncio.to_thread(one.start, table.id)
        server.site.hub.remove(listener)
        sent = [data for seq, data in listener.queue if seq == 0 or seq > listener.sent]
        return b"".join(parts + sent).split(b"\n\n")

    told = server.inside(come())
    state = "brief" if brief else "state"
    states = [message for message in told if f"event: {state}".encode() in message]
    assert len(states) == 1
    [question] = msgspec.json.decode(states[0].partition(b"data: ")[2])["open"]
    assert question["kind"] == "bid"
    entries = [message for message in told if b"event: entry" in message]
    numbers = [msgspec.json.decode(message.partition(b"data: ")[2])["seq"] for message in entries]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == server.inside(server.site.service.table(table.id)).row.seq
    assert told.index(entries[-1]) < told.index(states[0])


def test_a_program_changes_a_sealed_answer(server: Running) -> None:
    """Until the last is in, by what it is told in brief: after its answer, and when it comes back."""
    one, other = people = [server.client() for _ in range(2)]
    at = friends(*people)
    asked = one.state(at, 0).open[0]
    first = one.answer_briefly(at, asked.id, "bid", [1])
    assert first.brief is None
    [again] = first.changeable
    [told] = come_back(one, at, 0).changeable
    assert (told.question.id, told.question.kind, told.answer) == (again, "bid", [1])
    assert [3] in told.question.choices
    assert come_back(other, at, 1).changeable == []
    [still] = one.answer_briefly(at, again, "bid", [3]).changeable
    [told] = come_back(one, at, 0).changeable
    assert (told.question.id, told.answer) == (still, [3])
    last = other.answer_briefly(at, other.state(at, 1).open[0].id, "bid", [0])
    assert last.changeable == []
    with pytest.raises(ServerError, match="stale-decision"):
        one.answer_briefly(at, still, "bid", [2])
    said = [
        event.fields for entry in other.log(at) for event in entry.events or [] if event.kind == "revealed"
    ]
    assert {"seat": 0, "amount": 3} in said


def come_back(client: Client, at: str, seat: int) -> wire.Brief:
    """What a program is told first when it listens."""
    for event in client.events(at, seat, since=0, timeout=10, brief=True):
        if event.name == "brief":
            return msgspec.convert(event.data, wire.Brief)
    raise AssertionError("nothing was told")


def test_an_answer_briefly_is_the_same_answer(server: Running) -> None:
    person = server.client()
    at = person.start(person.create("pocket", 2, [{"kind": "me"}] * 2).id).id
    question = person.state(at, 0).open[0]
    first = person.answer_briefly(at, question.id, "bid", [1], 0, key="once")
    again = person.answer_briefly(at, question.id, "bid", [1], 0, key="once")
    assert (first.seq, first.n) == (again.seq, again.n)
    with pytest.raises(ServerError, match="stale-decision"):
        person.answer_briefly(at, question.id, "bid", [2], 0)
    text = person.request("GET", f"/api/tables/{at}/log", seat=1).text
    assert json.loads(text)["entries"]
