"""The laws of the kernel, for every number of players and every option."""

from __future__ import annotations

import pytest

import hustings
from hustings.testing import check_game

OPTIONS: list[tuple[str, dict[str, str]]] = [
    ("2006", {}),
    ("2006", {"length": "short"}),
    ("2006", {"dice": "special", "opinion_reversal": "true"}),
    ("2006", {"length": "short", "open_funds": "true"}),
    ("1997", {}),
    ("1997", {"fixed_tenets": "true"}),
    ("1997", {"fixed_tenets": "true", "opinion_reversal": "true", "open_funds": "true"}),
]


@pytest.mark.parametrize(
    ("edition", "options", "players"), [(*each, 3 + number % 3) for number, each in enumerate(OPTIONS)]
)
def test_random_games_keep_the_laws(edition: str, options: dict[str, str], players: int) -> None:
    check_game(
        hustings.game(f"die-macher-{edition}", players=players, **options), games=1, stride=29
    ).require()


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["1997", "2006"])
def test_secrets_are_secrets_over_many_games(edition: str) -> None:
    """Enough games that every field declared secret must have differed in some world."""
    report = check_game(hustings.game(f"die-macher-{edition}", players=4), games=24, stride=11)
    report.require()
    assert report.ends == {"elections-held": 24}


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("edition", "options"), OPTIONS)
def test_many_random_games_keep_the_laws(edition: str, options: dict[str, str], players: int) -> None:
    game = hustings.game(f"die-macher-{edition}", players=players, **options)
    check_game(game, games=25, seed=100, stride=40).require()
