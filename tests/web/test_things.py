"""What the things on a table are and mean now, over HTTP and by the rights of the view."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.client import ServerError
from hustings.locale import COMPLETE
from tests.web.conftest import Running
from tests.web.players import friends


@pytest.mark.parametrize("language", COMPLETE)
def test_a_game_lists_its_things_in_words(server: Running, language: str) -> None:
    got = server.client().request("GET", f"/api/games/zoocracy/things?lang={language}").json()
    things = {thing["id"]: thing for thing in got["things"]}
    assert got["questions"]["blockade"] == "blockade"
    for thing in things.values():
        assert thing["name"]["text"]
        assert thing["what"]["text"]
        assert thing["rule"].startswith("zoo §")
    assert things["card:1"]["does"]["text"]


def test_without_a_language_messages_stay_data(server: Running) -> None:
    got = server.client().request("GET", "/api/games/pocket/things").json()
    money = next(thing for thing in got["things"] if thing["id"] == "money")
    assert money["what"]["values"]["funds"] == 10
    assert "text" not in money["what"]


@pytest.mark.parametrize("language", COMPLETE)
def test_a_game_says_what_its_questions_are_for(server: Running, language: str) -> None:
    """By the words of the edition: in French the two boxes of Die Macher differ."""
    got = server.client().request("GET", f"/api/games/die-macher-2006/coach?lang={language}").json()
    assert "meetings" in got["questions"]
    for said in got["questions"].values():
        assert said["purpose"]["text"] != said["coach"]["text"]
    if language == "fr":
        assert "réunions" in got["questions"]["meetings"]["purpose"]["text"]


def test_there_is_no_such_game_or_thing(server: Running) -> None:
    person = server.client()
    at = friends(person, bots=1)
    for path in ("/api/games/chess/things", "/api/games/chess/coach", f"/api/tables/{at}/things/unicorn"):
        with pytest.raises(ServerError) as refused:
            person.request("GET", path)
        assert refused.value.status == 404


def test_at_a_table_a_thing_says_what_it_means_now(server: Running) -> None:
    person = server.client()
    at = friends(person, bots=1)
    money = person.request("GET", f"/api/tables/{at}/things/money?seat=0&lang=en").json()
    assert money["thing"]["name"]["text"] == "Funds"
    assert "10" in money["now"][0]["text"]


def test_only_who_holds_a_card_is_told(server: Running) -> None:
    """What a thing means now is worked out from the view of the seat that asks."""
    people = [server.client() for _ in range(2)]
    watcher = server.client()
    watcher.rename("Watcher")
    at = friends(*people, visibility="public")
    for seat, person in enumerate(people):
        view = person.state(at, seat).view
        assert view is not None
        for card in (1, 2):
            told = person.request("GET", f"/api/tables/{at}/things/card:{card}?seat={seat}&lang=en").json()
            assert bool(told["now"]) == (card in view["hand"])
            seen = watcher.request("GET", f"/api/tables/{at}/things/card:{card}?seat=-2&lang=en").json()
            assert seen["now"] == []
    with pytest.raises(ServerError) as refused:
        people[0].request("GET", f"/api/tables/{at}/things/card:1?seat=1")
    assert refused.value.status in (403, 404)


def test_what_others_may_do_is_told_with_its_figures(server: Running) -> None:
    """The meetings that the other party may hold, which everybody can list; nothing of a sealed bid."""
    people = [server.client() for _ in range(2)]
    at = friends(*people)

    def rivals(seat: int) -> list[dict[str, Any]]:
        path = f"/api/tables/{at}/rivals?seat={seat}&lang=en"
        return list(people[seat].request("GET", path).json()["questions"])

    assert rivals(0) == rivals(1) == [], "bids are sealed"
    for seat, bid in ((0, 5), (1, 0)):
        question = people[seat].state(at, seat).open[0]
        people[seat].answer(at, question.id, question.kind, [bid], seat)
    [asked] = rivals(1)
    assert (asked["seat"], asked["kind"]) == (0, "meetings")
    two = next(choice for choice in asked["choices"] if choice["args"] == [2, 0])
    figures = {(one["figure"], one["place"]): (one["before"], one["after"]) for one in two["figures"]}
    assert figures["meetings", "region:0"] == (0, 2)
    assert figures["money", "seat:0"] == (5, 3)
    assert two["label"]["text"]
    assert rivals(0) == []


def test_a_preview_has_figures(server: Running) -> None:
    """A sealed bid is an estimate, with a line in words."""
    person = server.client()
    at = friends(person, bots=1)
    question = person.state(at, 0).open[0]
    assert question.kind == "bid"
    path = f"/api/tables/{at}/decisions/{question.id}/preview?seat=0&lang=en"
    told = person.request("POST", path, {"prefix": [3]}).json()
    [money] = told["figures"]
    assert (money["figure"], money["place"], money["seat"], money["before"], money["after"]) == (
        *("money", "seat:0", 0),
        *(10, 7),
    )
    assert money["estimate"]
    assert "10" in money["text"]["text"]
    assert told["nothing"] is None
    none = person.request("POST", path, {"prefix": [0]}).json()
    assert none["figures"] == []
    assert none["nothing"]["text"]
