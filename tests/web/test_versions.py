"""New rules come; games begun by the old ones go on by the old ones, held to them as before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hustings import registry
from hustings.client import ServerError
from hustings.core.game import Game
from hustings.core.record import read_record
from hustings.core.title import Title
from hustings.games.pocket import TITLE, figures, make
from hustings.games.pocket.game import Pocket
from hustings.games.pocket.state import PocketState
from hustings.games.pocket.tables import Tables
from hustings.play.replay import Replay
from hustings.table.setup import set_up
from hustings.web.config import Config
from hustings.web.verify import verify
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.players import friends, play_out

pytestmark = pytest.mark.interpreted  # makes a game of another


class RicherPocket(Pocket):
    """Version 2: everybody begins with more."""

    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        super().__init__(players, options, tables)
        self.version = 2

    def setup(self) -> PocketState:
        state = super().setup()
        state.funds = [funds + 2 for funds in state.funds]
        return state


def make_2(players: int, options: dict[str, str]) -> Game[Any, Any]:
    return RicherPocket(players, options, Tables(figures(options["data"])))


def second(older: tuple[Title, ...]) -> Title:
    return Title(
        "pocket",
        "Pocket Election",
        (2, 3, 4),
        make_2,
        words=TITLE.words,
        book="pocket",
        figures=figures,
        older=older,
    )


@pytest.fixture
def upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    running = Running(Config(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS, bots=0, chores=0)).start()

    def install(title: Title) -> None:
        """As a restart with another version installed would."""
        monkeypatch.setattr(registry, "_load", lambda _: title)
        set_up.cache_clear()
        running.site.service.slots.clear()

    yield running, install
    running.stop()
    monkeypatch.undo()
    set_up.cache_clear()


def test_old_games_go_on_by_their_own_rules(upgrade: Any) -> None:
    server, install = upgrade
    people = [server.client() for _ in range(2)]
    finished, begun = friends(*people), friends(*people)
    play_out(dict(enumerate(people)), finished)
    play_out(dict(enumerate(people)), begun, most=4)
    record = people[0].record(finished)
    before = people[0].state(begun, 0)
    assert before.view is not None

    install(second(older=(TITLE,)))
    assert people[0].state(begun, 0) == before
    assert people[0].request("GET", f"/api/tables/{finished}/verify").json()["ok"]
    fresh = friends(*people)
    state = people[0].state(fresh, 0)
    assert state.view is not None
    old = make(2, {"data": ""})
    assert state.view["funds"] == [funds + 2 for funds in old.initial().funds]
    for at in (begun, fresh):
        play_out(dict(enumerate(people)), at)
    assert read_record(people[0].record(begun)).header.version == 1
    assert read_record(people[0].record(fresh)).header.version == 2
    for content in (record, people[0].record(begun), people[0].record(fresh)):
        assert Replay(read_record(content)).run().over
        headers = {"X-CSRF-Token": people[0].http.cookies["hustings_csrf"]}
        assert people[0].http.post("/api/import", content=content, headers=headers).status_code == 201
    found = verify(server.config.database)
    assert len(found) == 6
    assert not [game for game in found if game.problem]
    branch = people[0].request("POST", f"/api/tables/{begun}/branch", {"n": before.n}).json()
    assert people[0].state(branch["id"], 0).view == before.view


def test_a_game_whose_rules_are_gone_is_kept_and_says_so(upgrade: Any) -> None:
    server, install = upgrade
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    install(second(older=()))
    with pytest.raises(ServerError) as caught:
        people[0].state(at, 0)
    assert (caught.value.status, caught.value.type) == (409, "other-rules")
    assert [table.id for table in people[0].tables("mine")] == [at]
    [found] = verify(server.config.database)
    assert "version 1" in found.problem
    install(TITLE)
    play_out(dict(enumerate(people)), at)
