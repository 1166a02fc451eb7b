"""The laws every game keeps."""

from __future__ import annotations

import pytest

from hustings.testing import check_game, shared_game


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_keeps_the_laws(players: int) -> None:
    check_game(shared_game("whip-count", players), games=25).require()
