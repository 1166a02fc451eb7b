"""The laws every game keeps, on random games of every player count."""

from __future__ import annotations

import pytest

from hustings.testing import check_game, shared_game, steps


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pocket_passes(players: int) -> None:
    report = check_game(shared_game("pocket", players), games=25, stride=3).require()
    assert report.games == 25
    assert report.kinds == {"deal", "bid", "meetings", "card", "issue", "programme"}
    assert report.ends == {"rounds-played": 25}


def test_cards_and_issues_are_conserved_from_the_first_moment() -> None:
    game = shared_game("pocket", 4)
    assert game.conserved(game.initial()) == {"cards": 8, "issues": 18}


@pytest.mark.parametrize("players", [2, 4])
def test_every_frame_is_as_its_phase_declares_it(players: int) -> None:
    game = shared_game("pocket", players)
    for step in steps(game, 3):
        for frame in step.state.stack:
            assert game.phases[frame.kind].args.fits(frame.args)
