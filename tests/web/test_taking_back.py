"""Taking moves back among people."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.client import Client, ServerError
from tests.web.conftest import Running
from tests.web.players import friends, play_out, wait_for


def post(client: Client, path: str, body: Any) -> Any:
    return client.request("POST", path, body).json()


def refused(client: Client, path: str, body: Any) -> str:
    with pytest.raises(ServerError) as caught:
        client.request("POST", path, body)
    return f"{caught.value.status} {caught.value.type}"


def preview(person: Client, at: str, seat: int) -> Any:
    return person.request("GET", f"/api/tables/{at}/undo", seat=seat, lang="en").json()


def answer_undo(person: Client, at: str, agree: bool, seat: int) -> None:
    post(person, f"/api/tables/{at}/undo/answer", {"agree": agree, "seat": seat})


def in_meetings(server: Running, number: int = 3, **more: Any) -> tuple[str, list[Client], int, int]:
    """Two have made their meetings, one after the other: the table, the people, the first and the second."""
    people = [server.client() for _ in range(number)]
    at = friends(*people, **more)
    for seat, person in enumerate(people):
        person.answer(at, person.state(at, seat).open[0].id, "bid", [0], seat)
    turns = []
    for args in ([1, 0], [0, 1]):
        turns.append(people[0].state(at, -2).waiting[0].seat)
        person = people[turns[-1]]
        person.answer(at, person.state(at, turns[-1]).open[0].id, "meetings", args, turns[-1])
    return at, people, turns[0], turns[1]


def test_everybody_is_told_what_and_whose_moves_it_takes_back(server: Running) -> None:
    at, people, first, second = in_meetings(server)
    before = preview(people[first], at, first)
    assert [move["seat"] for move in before["moves"]] == [first, second]
    assert all(move["news"] and move["news"][0]["text"] for move in before["moves"])
    assert (before["alone"], before["asked"], before["refused"]) == (False, False, "")
    assert sorted(before["voters"]) == sorted({0, 1, 2} - {first})
    own = preview(people[second], at, second)
    assert ([move["seat"] for move in own["moves"]], own["alone"]) == ([second], True)
    people[first].undo(at, first, ask=True)
    other = next(iter({0, 1, 2} - {first}))
    asked = preview(people[other], at, other)
    assert asked["asked"]
    assert asked["by"] == first
    assert [move["n"] for move in asked["moves"]] == [move["n"] for move in before["moves"]]
    state = people[other].state(at, other).undo_asked
    assert state is not None
    assert [move.seat for move in state.moves] == [first, second]


def test_a_request_is_withdrawn_and_all_hear_of_it(server: Running) -> None:
    at, people, first, _ = in_meetings(server)
    people[first].undo(at, first, ask=True)
    answer_undo(people[first], at, False, first)
    assert people[0].state(at, 0).undo_asked is None
    told = people[0].log(at, lang="en")[-1]
    assert (told.type, told.seat, told.now) == ("end-undo", first, "withdrawn")
    assert told.news is not None
    assert "no longer asks" in str(told.news.text)


def test_agreement_and_refusal_are_told(server: Running) -> None:
    at, people, first, _ = in_meetings(server)
    others = [seat for seat in range(3) if seat != first]
    people[first].undo(at, first, ask=True)
    answer_undo(people[others[0]], at, True, others[0])
    answer_undo(people[others[1]], at, False, others[1])
    told = [(entry.seat, entry.agree) for entry in people[first].log(at) if entry.type == "answer-undo"]
    assert told == [(others[0], True), (others[1], False)]
    last = people[first].log(at, lang="en")[-1]
    assert last.news is not None
    assert "does not agree" in str(last.news.text)
    assert people[first].state(at, first).undo_asked is None


def test_a_move_meanwhile_ends_the_request_and_says_so(server: Running) -> None:
    at, people, first, _ = in_meetings(server)
    people[first].undo(at, first, ask=True)
    turn = people[0].state(at, -2).waiting[0]
    question = people[turn.seat].state(at, turn.seat).open[0]
    people[turn.seat].answer(at, question.id, question.kind, (question.choices or [])[0].args, turn.seat)
    ended = [(entry.seat, entry.now) for entry in people[0].log(at) if entry.type == "end-undo"]
    assert ended == [(first, "lapsed")]


def test_stand_ins_do_not_vote(server: Running) -> None:
    at, people, first, second = in_meetings(server)
    third = next(iter({0, 1, 2} - {first, second}))
    post(people[second], f"/api/tables/{at}/seats/{second}/hand", {"to": "bot", "bot": "random"})
    assert preview(people[first], at, first)["voters"] == [third]
    people[first].undo(at, first, ask=True)
    asked = people[0].state(at, 0).undo_asked
    assert asked is not None
    assert (asked.agreed, asked.voters) == ([first], [third])
    assert refused(people[second], f"/api/tables/{at}/undo/answer", {"agree": True, "seat": second}) == (
        "409 handed-over"
    )
    answer_undo(people[third], at, True, third)
    assert people[0].log(at)[-1].type in ("undo", "move")


def test_who_leaves_is_not_waited_for(server: Running) -> None:
    at, people, first, _ = in_meetings(server, 2)
    people[first].undo(at, first, ask=True)
    other = 1 - first
    post(people[other], f"/api/tables/{at}/seats/{other}/hand", {"to": "bot", "bot": "random"})
    wait_for(lambda: any(entry.type == "undo" for entry in people[first].log(at)))


def test_the_log_marks_what_was_taken_back(server: Running) -> None:
    at, people, first, second = in_meetings(server, 2)
    gone = [move["n"] for move in preview(people[first], at, first)["moves"]]
    people[first].undo(at, first, ask=True)
    answer_undo(people[second], at, True, second)
    for _ in range(2):
        marked = [entry.n for entry in people[first].log(at) if entry.undone]
        assert marked == gone
        server.site.service.drop(at)  # and after it was read anew
    play_out(dict(enumerate(people)), at)
    assert [entry.n for entry in people[first].log(at) if entry.undone] == gone


def test_a_table_may_forbid_it(server: Running) -> None:
    at, people, first, second = in_meetings(server, undo="off")
    assert people[0].table(at).undo == "off"
    assert not people[second].state(at, second).may_undo
    assert preview(people[second], at, second)["refused"] == "off"
    for seat in (first, second):
        body = {"seat": seat, "ask": True}
        assert refused(people[seat], f"/api/tables/{at}/undo", body) == "409 undo-off"


def test_a_table_may_limit_it_to_ones_own_last_step(server: Running) -> None:
    at, people, first, second = in_meetings(server, undo="own")
    assert preview(people[first], at, first)["refused"] == "own"
    assert refused(people[first], f"/api/tables/{at}/undo", {"seat": first, "ask": True}) == "409 undo-own"
    people[second].undo(at, second)
    assert people[0].state(at, -2).waiting[0].seat == second


def test_two_do_not_ask_at_once(server: Running) -> None:
    at, people, first, second = in_meetings(server)
    third = next(iter({0, 1, 2} - {first, second}))
    people[first].undo(at, first, ask=True)
    people[first].undo(at, first, ask=True)  # twice is once
    assert refused(people[third], f"/api/tables/{at}/undo", {"seat": third, "ask": True}) == "409 undo-asked"
    assert [entry.type for entry in people[0].log(at)].count("ask-undo") == 1


def test_a_stranger_is_told_nothing(server: Running) -> None:
    at, *_ = in_meetings(server, 2)
    stranger = server.client()
    stranger.create("pocket", 2)
    with pytest.raises(ServerError) as caught:
        preview(stranger, at, 0)
    assert caught.value.status == 404
