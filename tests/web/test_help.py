"""No engine helps in a game among people unless their table says so, by whatever way one asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update

from hustings.client import Client, ServerError
from hustings.core.action import Action
from hustings.core.game import Game
from hustings.core.rng import seeded
from hustings.play.what_if import certain
from hustings.registry import game as find_game
from hustings.registry import title as find_title
from hustings.table.localizer import Localizer
from hustings.table.preview import foresee
from hustings.testing.walk import steps
from hustings.web.store.schema import tables
from tests.web.conftest import Running
from tests.web.players import friends, play_out

GAMES = ["pocket", "die-macher-2006", "die-macher-2019", "zoocracy"]


def asked(work: Any) -> tuple[int, str]:
    """The status and type of a refusal; (200, "") if there was none."""
    try:
        work()
    except ServerError as error:
        return error.status, error.type
    return 200, ""


def hint(person: Client, at: str, seat: int) -> tuple[int, str]:
    decision = person.state(at, seat).open[0].id
    return asked(
        lambda: person.request("POST", f"/api/tables/{at}/decisions/{decision}/hint?seat={seat}", {})
    )


def branch(person: Client, at: str, **body: Any) -> tuple[int, str]:
    return asked(lambda: person.request("POST", f"/api/tables/{at}/branch", {"n": 0, **body}))


REFUSED = (403, "no-help")
GIVEN = (200, "")


def test_among_people_nobody_is_helped_by_any_way(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    watcher = server.client()
    watcher.rename("Watcher")
    at = friends(*people, visibility="public")
    assert not people[0].table(at).help
    for seat, person in enumerate(people):
        assert hint(person, at, seat) == REFUSED
        for n in range(person.state(at, seat).n + 1):
            assert branch(person, at, n=n, seat=seat) == REFUSED
            assert branch(person, at, n=n) == REFUSED
    assert branch(watcher, at) == REFUSED
    play_out(dict(enumerate(people)), at)
    for person in (*people, watcher):
        assert branch(person, at, n=3) == GIVEN, "after the game everything is open"


def test_a_table_may_allow_it_and_says_so(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    people[0].rename("Host")
    table = people[0].create("pocket", 2, [{"kind": "me"}, {"kind": "link"}], help=True)
    link = people[0].links(table.id).seats["1"]
    assert people[1].request("GET", f"/api/join/{link}").json()["table"]["help"]
    people[1].accept(link)
    people[0].start(table.id)
    for seat, person in enumerate(people):
        assert hint(person, table.id, seat) == GIVEN
        assert branch(person, table.id, seat=seat) == GIVEN
    play_out(dict(enumerate(people)), table.id)
    again = people[1].request("POST", f"/api/tables/{table.id}/rematch", {}).json()
    assert again["help"], "the same again"


def test_alone_with_bots_one_may_ask(server: Running) -> None:
    person = server.client()
    at = friends(person, bots=2)
    assert hint(person, at, 0) == GIVEN
    assert branch(person, at) == GIVEN


def test_people_who_share_a_device_are_people(server: Running) -> None:
    device = server.client()
    for allowed, wanted in ((False, REFUSED), (True, GIVEN)):
        seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bea"}]
        at = device.create("pocket", 2, seats, help=allowed).id
        device.start(at)
        assert hint(device, at, 0) == wanted
        assert branch(device, at) == wanted


def test_who_is_away_for_a_while_still_plays(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    people[1].leave(at)
    assert people[0].table(at).seats[1].standin
    assert branch(people[0], at) == REFUSED


def test_an_analysis_keeps_to_what_its_game_allows(server: Running) -> None:
    """Also one made before, and one made of that."""
    people = [server.client() for _ in range(2)]
    at = friends(*people, help=True)
    first = people[0].request("POST", f"/api/tables/{at}/branch", {"n": 0, "seat": 0}).json()["id"]
    second = people[0].request("POST", f"/api/tables/{first}/branch", {"n": 0, "seat": 0}).json()["id"]
    assert hint(people[0], second, 0) == GIVEN

    site = server.site
    forbid = update(tables).where(tables.c.id == at).values(help=False)
    server.inside(site.database.write(lambda connection: connection.execute(forbid).rowcount))
    server.loop.call_soon_threadsafe(site.service.slots.clear)
    for analysis in (first, second):
        assert hint(people[0], analysis, 0) == REFUSED
        assert branch(people[0], analysis) == REFUSED
    play_out(dict(enumerate(people)), at)
    assert hint(people[0], second, 0) == GIVEN
    assert branch(people[0], first) == GIVEN


# -- previews --


def questions(game: Game[Any, Any], seeds: range, every: int) -> Iterator[tuple[Any, Any]]:
    """Questions to people in random games, with the state they are asked in."""
    for seed in seeds:
        for step in steps(game, seed):
            if step.n % every == 0:
                yield from ((step.state, decision) for decision in step.asked if decision.seat >= 0)


@pytest.mark.parametrize("id", GAMES)
def test_a_preview_is_the_same_in_every_world_a_seat_may_be_in(id: str) -> None:
    """What it says depends on nothing the seat does not know: neither in words nor in what is left out."""
    game, speaker = find_game(id, players=3), Localizer(find_title(id), "en")
    compared = 0
    for state, decision in questions(game, range(1), 1 if id == "pocket" else 9):
        view = game.view(state, decision.seat)
        rng = seeded(compared, "worlds")
        other = game.determinize(view, rng)
        there = next(d for d in game.pending(other) if (d.seat, d.kind) == (decision.seat, decision.kind))
        args = decision.space.sample(rng)
        said = [
            foresee(
                game, speaker, game.view(world, decision.seat), question, args, seeded(compared, "preview")
            )
            for world, question in ((state, decision), (other, there))
        ]
        assert said[0] == said[1]
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("id", GAMES)
def test_a_preview_says_only_what_is_certain(id: str) -> None:
    """Every effect it names happens in a dozen more worlds."""
    game = find_game(id, players=3)
    told = 0
    for state, decision in questions(game, range(1, 2), 1 if id == "pocket" else 12):
        rng = seeded(told, "worlds")
        view = game.view(state, decision.seat)
        action = Action(decision.kind, decision.space.sample(rng))
        effects, surely = (
            certain(game, [game.determinize(view, rng) for _ in range(worlds)], decision.seat, action)
            for worlds in (3, 12)
        )
        assert effects == surely[: len(effects)]
        told += len(effects)
    assert told


@pytest.mark.parametrize("id", GAMES)
def test_a_preview_of_a_secret_answer_does_not_tell_it_as_past(id: str) -> None:
    """Nothing was decided or opened yet: all that is said is that it stays secret."""
    game, speaker = find_game(id, players=3), Localizer(find_title(id), "en")
    secret = 0
    for state, decision in questions(game, range(1, 2), 1):
        if not [party for party in state.sealed.waiting() if party == decision.seat]:
            continue
        view = game.view(state, decision.seat)
        said = foresee(game, speaker, view, decision, decision.space.sample(seeded(secret)))
        assert [effect.text for effect in said.effects] == [
            "Nobody else sees it until everyone has answered."
        ]
        secret += 1
        if secret == 4:
            break
    assert secret
