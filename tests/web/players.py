"""People at tables, as the tests need them."""

from __future__ import annotations

import random
import time
from typing import Any

import hustings
from hustings import wire
from hustings.client import Client, ServerError


def secrets_in(game: str, happened: dict[str, Any]) -> list[str]:
    """The names of fields of an event on the wire that only its owner may know."""
    secret = hustings.game(game).vocabulary.events[happened["kind"]].secret.names
    return [name for name in happened["fields"] if name in secret]


def friends(*people: Client, game: str = "pocket", bots: int = 0, **more: Any) -> str:
    """A running table with these people on its first seats and bots on the rest; its id."""
    owner = people[0]
    seats: list[dict[str, Any]] = [{"kind": "me"}]
    seats += [{"kind": "link"}] * (len(people) - 1) + [{"kind": "bot", "bot": "random"}] * bots
    table = owner.create(game, len(seats), seats, **more)
    tokens = owner.links(table.id).seats
    for number, guest in enumerate(people[1:], 1):
        guest.accept(tokens[str(number)])
    owner.start(table.id)
    return table.id


def some_answer(decision: wire.DecisionInfo, rng: random.Random) -> list[int]:
    """Any answer, out of those the server lists or the space describes."""
    if decision.choices:
        return rng.choice(decision.choices).args
    space = decision.space
    assert space["type"] == "range", space
    return [rng.randint(space["low"], space["high"])]


def play_out(people: dict[int, Client], id: str, seed: int = 1, most: int = 10_000) -> int:
    """Let everybody answer at random until the game is over; how many answers that took."""
    rng = random.Random(seed)
    given = 0
    until = time.monotonic() + 60
    while given < most:
        acted = False
        for seat, client in people.items():
            state = client.state(id, seat)
            if state.over:
                return given
            if state.open:
                decision = rng.choice(state.open)
                try:
                    client.answer(id, decision.id, decision.kind, some_answer(decision, rng), seat)
                except ServerError as error:
                    if error.type != "stale-decision":
                        raise
                given += 1
                acted = True
        assert time.monotonic() < until, "the game does not end"
        if not acted:
            time.sleep(0.005)
    return given


def wait_for(condition: Any, seconds: float = 60.0) -> Any:
    """The first true value of ``condition()``."""
    until = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.01)
