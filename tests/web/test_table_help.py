"""What people need around a question and after a game, on the real games."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from hustings.bots import make
from hustings.client import Client, ServerError
from hustings.core.action import SPECTATOR, Action
from hustings.core.record import RecordLine
from hustings.core.rng import seeded
from hustings.play.match import Match
from hustings.play.receipts import opened_by
from hustings.registry import game as find_game
from hustings.registry import title as find_title
from hustings.table.decisions import decision_infos, final
from hustings.table.localizer import Localizer
from hustings.table.thinking import open_reason
from hustings.table.undo import harmless
from tests.web.conftest import Running
from tests.web.players import wait_for

REAL = ("die-macher-2006", "die-macher-1997", "die-macher-2019", "zoocracy")
NEVER_SHOWN = {"draft", "hold"}  # cards that may stay in hand until the end


def finished(id: str, seed: int = 1, players: int | None = None) -> Match:
    """A whole game by chance alone."""
    game = find_game(id, players)
    match = Match.new(game, f"{seed:064x}", [""] * game.players)
    rng = seeded(seed, "any")
    while not match.over:
        if match.chance_is_asked():
            match.draw()
        else:
            decision = match.open()[0].decision
            match.answer(decision.seat, Action(decision.kind, decision.space.sample(rng)))
    return match


@cache
def record_of(id: str) -> bytes:
    return finished(id).record().dumps()


def imported(client: Client, id: str) -> str:
    client.me()
    headers = {"X-CSRF-Token": client.http.cookies["hustings_csrf"]}
    made = client.http.post("/api/import", content=record_of(id), headers=headers)
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


@pytest.mark.parametrize("id", [*REAL, "pocket"])
def test_sealed_choices_open_when_all_have_seen_them_and_not_before(id: str) -> None:
    for seed in (1, 2):
        match = finished(id, seed)
        game = match.game
        again = Match(game, match.header, match.seed)
        sealed: list[RecordLine] = []
        for line in match.lines:
            move = again.take(line)
            if line.seat >= 0 and line.kind in game.secret_kinds():
                sealed.append(line)
            for opened in opened_by(game, sealed, move.events):
                assert opened.kind == line.kind, "another question cannot open this one"
                sealed.remove(opened)
            left = {choice.kind for choice in sealed}
            asked = {decision.decision.kind for decision in again.open()}
            assert left <= NEVER_SHOWN | asked, "all have answered: it lies open"
        assert {choice.kind for choice in sealed} <= NEVER_SHOWN


@pytest.mark.parametrize("id", REAL)
def test_a_story_tells_turns_and_where_the_points_came_from(server: Running, id: str) -> None:
    person = server.client()
    at = imported(person, id)
    story = person.request("GET", f"/api/tables/{at}/story?lang=en").json()
    result = person.table(at).result
    assert result is not None
    assert story["race"][-1]["points"] == result.points
    sums = [sum(source["points"][seat] for source in story["sources"]) for seat in range(len(result.points))]
    assert sums == result.points
    assert 1 <= len(story["turns"]) <= 5
    lines = {standing["n"] for standing in story["race"]}
    assert {turn["n"] for turn in story["turns"]} <= lines
    for said in [*story["turns"], *story["sources"]]:
        assert said["label"]["text"]
        assert "-" not in said["label"]["text"].split()[0], "a name, not an id"
    shown = person.request("GET", f"/api/tables/{at}/replay?n=40&seat=0&text=1&lang=en").json()
    assert shown["blocks"]


@pytest.mark.parametrize("id", REAL)
def test_chapters_begin_where_rounds_and_phases_do(server: Running, id: str) -> None:
    person = server.client()
    at = imported(person, id)
    chapters = person.request("GET", f"/api/tables/{at}/chapters?lang=en").json()["chapters"]
    numbers = [chapter["n"] for chapter in chapters]
    assert numbers[0] == 0
    assert numbers == sorted(set(numbers))
    rounds = {chapter["heading"]["text"] for chapter in chapters}
    assert len(rounds) > 2
    assert len({chapter["phase"] for chapter in chapters}) > 4
    # The one before a chapter stood elsewhere, and it stands where the position does.
    for chapter in chapters[:: max(1, len(chapters) // 5)]:
        shown = person.request("GET", f"/api/tables/{at}/replay?n={chapter['n']}&seat=-2&lang=en").json()
        assert shown["insights"]["phase"] == chapter["phase"]


def test_chapters_of_a_finished_game_are_found_once(server: Running) -> None:
    person = server.client()
    at = imported(person, "pocket")
    path = f"/api/tables/{at}/chapters?lang="
    told = person.request("GET", path + "en").json()
    kept = [key for key in server.site.chapters if key[0] == at]
    assert [language for _, _, language in kept] == ["en"]
    # What is kept is what is told: another answer put in its place shows.
    server.site.chapters[kept[0]].chapters[1:] = []
    assert person.request("GET", path + "en").json()["chapters"] == told["chapters"][:1]
    assert len(person.request("GET", path + "de").json()["chapters"]) == len(told["chapters"])


@pytest.mark.parametrize("id", REAL)
def test_questions_have_labels_for_their_parts(id: str) -> None:
    """Along a game among bots the same questions come up that people get; each is looked at once."""
    match = finished(id)
    title = find_title(id)
    again = Match(match.game, match.header, match.seed)
    speaker = Localizer(title, "en")
    seen: dict[str, Any] = {}
    for line in match.lines:
        for o in again.open():
            if o.decision.seat >= 0 and o.decision.kind not in seen:
                view = again.game.view(again.state, o.decision.seat)
                [asked] = decision_infos(again.game, speaker, view, [o], full=True)
                seen[o.decision.kind] = asked
                space = asked.space["type"]
                if space in ("one-of", "subset", "ordered", "branch"):
                    assert asked.items is not None
                    assert [item.value for item in asked.items] == list(asked.space["items"])
                    assert all(item.label.text for item in asked.items)
                if space in ("vector", "priced", "product"):
                    assert asked.slots is None or all(slot.text for slot in asked.slots)
                assert asked.final is not None
        again.take(line)
    assert (
        any(asked.slots for asked in seen.values()) or id == "die-macher-2019"
    )  # which has spaces of its own
    assert len(seen) > 5


@pytest.mark.parametrize("id", [*REAL, "pocket"])
def test_what_is_not_called_final_can_be_taken_back(id: str) -> None:
    match = finished(id, 3)
    again = Match(match.game, match.header, match.seed)
    game = again.game
    said = {True: 0, False: 0}
    kept = 0
    for line in match.lines:
        decision = next((o.decision for o in again.open() if o.decision.seat == line.seat), None)
        told = None
        if line.seat >= 0 and decision is not None:
            told = final(game, game.view(again.state, line.seat), decision)
            assert told is not None
            said[told] += 1
        move = again.take(line)
        changeable = any(each.decision.seat == line.seat for each in again.changeable())
        stays = again.over or again.chance_is_asked() or not harmless(game, line.kind, move.events)
        stays = stays and not changeable
        if told is False:
            kept += stays
    assert said[True]
    assert said[False]
    # It is what the seat can tell beforehand; seldom an answer nobody tried turns out otherwise.
    assert kept <= said[False] * 0.1


def test_bots_say_why_but_never_what_is_hidden(server: Running) -> None:
    person = server.client()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    at = person.create("zoocracy", 3, seats).id
    person.start(at)
    person.request("POST", f"/api/tables/{at}/seats/0/hand", {"to": "bot", "bot": "greedy"})

    def some_reasons() -> bool:
        return sum(1 for entry in person.log(at, -2, lang="en") if entry.reason) >= 3

    wait_for(some_reasons, 60)
    for entry in person.log(at, -2, lang="en"):
        if entry.reason:
            assert entry.reason.text
            assert entry.events
            assert not any(event.kind == "committed" for event in entry.events)


def test_what_bots_say_at_once_follows_from_what_all_can_see() -> None:
    """In two worlds that all others cannot tell apart, the same answer is explained in the same way."""
    title = find_title("zoocracy")
    game = find_game("zoocracy", 4)
    state = game.initial()
    rng = seeded(5, "world")
    found = 0
    bots = [make("greedy", seeded(seat, "bot"), title) for seat in range(4)]
    for _ in range(150):
        asked = game.pending(state)
        if not asked:
            break
        decision = asked[0]
        if decision.seat < 0:
            game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)))
            continue
        view = game.view(state, decision.seat)
        action = bots[decision.seat].decide(game, view, decision)
        public = game.view(state, SPECTATOR)
        reason = open_reason(game, title.evaluator, public, decision, action)
        other = game.determinize(public, rng)
        twin = open_reason(game, title.evaluator, game.view(other, SPECTATOR), decision, action)
        assert reason == twin
        found += reason is not None
        game.apply(state, decision.seat, action)
    assert found


def test_the_shelf_and_the_bots_have_names(person: Client) -> None:
    games = {game["id"]: game for game in person.request("GET", "/api/games?lang=en").json()}
    length = next(o for o in games["die-macher-2006"]["options"] if o["name"] == "length")
    assert length["label"]["text"] == "Length"
    assert [label["text"] for label in length["labels"]] == ["Full, 7 elections", "Short, 5 elections"]
    for name in REAL:
        assert games[name]["about"]["text"]
        assert games[name]["book"]
        for option in games[name]["options"]:
            assert option["label"]["text"]
            yes_or_no = option["values"] == ["false", "true"]
            assert yes_or_no or all(label["text"] for label in option["labels"])
    for bot in person.request("GET", "/api/bots?lang=en").json():
        assert bot["label"]["text"]
        assert bot["about"]["text"]


def test_the_table_in_words_comes_with_the_state(person: Client) -> None:
    at = person.start(person.create("pocket", 2).id).id
    plain = person.request("GET", f"/api/tables/{at}/state?lang=en").json()
    assert "blocks" not in plain
    assert plain["heading"]["text"]
    assert person.request("GET", f"/api/tables/{at}/state").json()["heading"] is None
    worded = person.request("GET", f"/api/tables/{at}/state?lang=en&text=1").json()
    assert worded["heading"] == worded["blocks"][0]["message"]
    assert worded["blocks"] == person.request("GET", f"/api/tables/{at}/text?lang=en").json()["blocks"]
    decision = worded["open"][0]
    assert decision["final"] is not None
    body = {"kind": decision["kind"], "args": [0]}
    preview = person.request("POST", f"/api/tables/{at}/decisions/{decision['id']}/preview", {"prefix": [0]})
    assert preview.json()["final"] is not None
    answered = person.request("POST", f"/api/tables/{at}/decisions/{decision['id']}?text=1", body).json()
    assert answered["state"]["blocks"]


def test_a_preview_of_several_answers_tells_what_they_change_together(person: Client) -> None:
    lines = finished("zoocracy").record().lines
    n, first, second = next(
        (n, one, two)
        for n, (one, two) in enumerate(pairwise(lines))
        if one.kind == two.kind == "campaign" and one.seat == two.seat and two.args[0] == one.args[0] == 1
    )
    at = person.request("POST", f"/api/tables/{imported(person, 'zoocracy')}/branch", {"n": n}).json()["id"]
    decision = person.request("GET", f"/api/tables/{at}/state?seat={first.seat}").json()["open"][0]["id"]
    path = f"/api/tables/{at}/decisions/{decision}"

    def preview(path: str, *answers: list[int]) -> dict[tuple[str, str, int], dict[str, Any]]:
        body = {"prefix": answers[0], "then": answers[1:]}
        found = person.request("POST", f"{path}/preview?seat={first.seat}&lang=en", body).json()["figures"]
        return {(row["figure"], row["place"], row["seat"]): row for row in found}

    one = preview(path, list(first.args))
    both = preview(path, list(first.args), list(second.args))
    with pytest.raises(ServerError) as refused:
        preview(path, list(first.args), [99])
    assert (refused.value.status, refused.value.type) == (422, "illegal-action")
    body = {"kind": "campaign", "args": list(first.args), "seat": first.seat}
    answered = person.request("POST", path, body)
    now = next(each for each in answered.json()["state"]["open"] if each["kind"] == "campaign")
    two = preview(f"/api/tables/{at}/decisions/{now['id']}", list(second.args))
    assert both.keys() >= two.keys()
    assert {key: both[key]["after"] for key in two} == {key: two[key]["after"] for key in two}
    assert all(both[key]["before"] == row["before"] for key, row in one.items() if key in both)
    assert any(key in one and one[key]["before"] == both[key]["before"] != two[key]["before"] for key in two)
