"""What leaves the server tells an observer nothing it may not know.

``worlds.py`` has the two worlds and says what is compared. Here every hidden thing of every title is made to differ
between them, with bots at the table, a past, steps back, and others who do things in private.
"""

from __future__ import annotations

from typing import Any

import pytest

import hustings
from hustings.core.action import SPECTATOR
from hustings.core.game import Game
from hustings.testing.walk import steps
from tests.web.worlds import (
    Met,
    Pair,
    Servers,
    alike,
    ask_around,
    leave_orders,
    positions,
    secrets_of,
    servers,
    use_pin,
    whisper,
)

__all__ = ["servers"]  # a fixture

PLAYERS = 3
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
    """One or two of the others are bots, never the owner of the table."""
    others = [seat for seat in range(1, game.players) if seat != observer]
    return frozenset(others[turn % len(others) :][: 1 + turn % 2])


def episode(
    servers: Servers, game: Game[Any, Any], observer: int, state: Any, kind: str, turn: int
) -> Met | None:
    """From a position in which ``kind`` is asked, let it be answered differently, and go on while possible.

    None if the position does not lend itself to it.
    """
    visibility = "private" if turn % 3 == 2 else "public"
    with servers.pair(game, observer, bots=bots_at(game, observer, turn), visibility=visibility) as pair:
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


@pytest.mark.parametrize("observers", [[SPECTATOR], [0, 1, 2]], ids=["spectator", "seat"])
@pytest.mark.parametrize("id", TITLES)
def test_no_secret_reaches_who_may_not_know_it(servers: Servers, id: str, observers: list[int]) -> None:
    game = hustings.game(id, players=PLAYERS)
    secrets = secrets_of(game, range(4))
    whole = Met()
    for kind in sorted(secrets):
        whole.add(differ(servers, game, kind, secrets[kind], observers, range(40), 1))
    assert whole.decisions >= set(secrets)
    assert whole.reasons
    assert whole.compared > 100
