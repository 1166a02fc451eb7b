"""Titles: what is offered, and refusals that say what would be allowed."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.core.errors import OptionError
from hustings.core.game import Game
from hustings.core.title import DATA, OPEN_FUNDS, Choice, Title, span
from hustings.core.vocabulary import Vocabulary

LENGTH = Choice("length", ("full", "short"))


def figures(overlay: str) -> None:
    """None of its own."""


def title(players: tuple[int, ...] = (2, 3, 4)) -> Title:
    def make(players: int, options: dict[str, str]) -> Game[Any, Any]:
        return Game("toy", 1, players, options, Vocabulary(), options["data"])

    return Title("toy", "Toy", players, make, options=(LENGTH, OPEN_FUNDS), figures=figures)


def test_a_game_is_set_up_as_asked() -> None:
    game = title().game(3, length="short", open_funds=True, data="my/box")
    assert (game.id, game.players, game.data_hash) == ("toy", 3, "my/box")
    assert game.options == {"length": "short", "open_funds": "true", "data": "my/box"}


def test_defaults_are_filled_in() -> None:
    game = title().game()
    assert game.players == 4
    assert game.options == {"length": "full", "open_funds": "false", "data": ""}
    assert title().game(2, open_funds=False).options["open_funds"] == "false"


@pytest.mark.parametrize(
    ("players", "options", "sentence"),
    [
        (5, {}, "toy is for 2-4 players, not 5"),
        (1, {}, "toy is for 2-4 players, not 1"),
        (3, {"size": "small"}, "toy has no option 'size': it has length, open_funds, data"),
        (3, {"length": "long"}, "length cannot be 'long': it is one of full, short"),
        (3, {"open_funds": 1}, "open_funds cannot be '1': it is one of false, true"),
    ],
)
def test_a_refusal_says_what_would_be_allowed(
    players: int, options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(OptionError) as refused:
        title().game(players, **options)
    assert str(refused.value) == sentence


def test_numbers_of_players_with_gaps_are_listed() -> None:
    with pytest.raises(OptionError, match="is for 2, 4 players, not 3"):
        title((2, 4)).game(3)
    assert [span(n) for n in ((4,), (3, 4), (2, 3, 4, 5), (2, 4, 6))] == ["4", "3-4", "2-5", "2, 4, 6"]


def test_an_option_begins_with_its_default() -> None:
    assert LENGTH.default == "full"
    assert DATA.default == ""
    assert DATA.check("anything/at all") == "anything/at all"
    assert OPEN_FUNDS.check(False) == "false"


def test_an_option_is_read_with_its_type() -> None:
    game = title().game(3, length="short", open_funds=True, data="my/box")
    assert (LENGTH.of(game.options), OPEN_FUNDS.of(game.options)) == ("short", True)
    assert DATA.of(game.options) == "my/box"
    assert [option.kind for option in title().options] == ["choice", "flag", "folder"]


def test_two_games_of_one_title_do_not_share_options() -> None:
    toy = title()
    first, second = toy.game(2, length="short"), toy.game(3)
    assert (first.players, first.options["length"]) == (2, "short")
    assert (second.players, second.options["length"]) == (3, "full")
