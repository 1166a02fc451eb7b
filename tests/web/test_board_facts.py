"""What boards in the browser are labelled with, held to what the rules look up."""

from __future__ import annotations

from typing import Any

import pytest

import hustings
from hustings.table.board_facts import facts_of

CLASSIC = ["die-macher-1997", "die-macher-2006"]


def facts(name: str, **options: str) -> tuple[Any, dict[str, Any]]:
    game: Any = hustings.game(name, players=None, **options)
    told: Any = facts_of(game)
    return game, told


def reached(steps: list[list[int]], votes: int) -> int:
    return max([worth for least, worth in steps if least <= votes], default=0)


@pytest.mark.parametrize("name", [*CLASSIC, "die-macher-2019"])
def test_the_steps_of_a_vote_track_are_those_of_the_rules(name: str) -> None:
    game, told = facts(name)
    for state, steps in enumerate(told["ladders"]):
        for votes in range(told["votes_max"] + 1):
            true = game.tables.seat_tables[state][votes] if name in CLASSIC else game.points_for(state, votes)
            assert reached(steps, votes) == true, (told["states"][state], votes)
        worths = [worth for _, worth in steps]
        assert worths == sorted(set(worths)), "every step brings more"


@pytest.mark.parametrize("name", CLASSIC)
def test_a_cabinet_card_says_what_it_can_do(name: str) -> None:
    game, told = facts(name)
    chancellor = told["cabinet"].index("chancellor")
    assert ["votes", 10] in told["acts"][chancellor]
    assert [len(acts) for acts in told["acts"]] == [len(acts) for acts in game.tables.cabinet_actions]


def test_a_politician_says_its_main_action_first() -> None:
    _, told = facts("die-macher-2019")
    backbencher = told["cabinet"].index("backbencher")
    assert told["acts"][backbencher] == [["double", 0], ["trend", 1], ["votes", 3]]
