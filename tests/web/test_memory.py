"""Bots on a server are made anew for every question, and still know who broke a promise."""

from __future__ import annotations

from hustings.web.bots import Runner
from tests.web.conftest import Running
from tests.web.players import wait_for


def test_bots_of_a_server_remember_from_the_stored_game(server: Running) -> None:
    person = server.client()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    table = person.create("zoocracy", 4, seats, {"advanced": "true"})
    person.start(table.id)
    person.leave(table.id)  # the usual bot stands in, and the game goes on to its end
    wait_for(lambda: person.table(table.id).status == "finished", 120)
    assert server.site.service.metrics.bot_failures == 0

    runner = Runner(server.site.service, 0)
    there = server.inside(server.site.service.table(table.id))
    past = [server.inside(runner.events_heard(there, seat)) for seat in (0, 1)]
    kinds = {parts[0] for parts in past[0]}
    assert {"promise", "named", "seats", "round"} <= kinds
    # What a seat was dealt is in its own memory only.
    assert any(parts[2] and parts[3] == 0 for parts in past[0])
    assert not any(parts[2] and parts[3] == 0 for parts in past[1])
