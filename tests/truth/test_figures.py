"""Every figure shown beside the rules is so: held to plain recomputation and to how random games go on."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.truth import classic, modern, zoocracy
from tests.truth.plays import Setting, play, settings

FAMILIES: dict[str, ModuleType] = {
    "die-macher-1997": classic,
    "die-macher-2006": classic,
    "die-macher-2019": modern,
    "zoocracy": zoocracy,
}
GAMES = 2000  # a title, in the slow run
EVERY = [setting for title in FAMILIES for setting in settings(title)]


def name(setting: Setting) -> str:
    title, players, options = setting
    return " ".join([title, f"{players}p", *[f"{option}={value}" for option, value in options.items()]])


@pytest.mark.parametrize("id", FAMILIES)
def test_every_figure_has_a_check(id: str) -> None:
    family = FAMILIES[id]
    assert family.figures.unheld(family.SHAPE) == set()
    assert family.figures.unknown(family.SHAPE) == set()


@pytest.mark.parametrize(
    ("setting", "sensible"),
    [(setting, number % 2 == 1) for number, setting in enumerate(EVERY)],
    ids=map(name, EVERY),
)
def test_what_is_shown_is_true(setting: Setting, sensible: bool) -> None:
    """One game of each, by turns at random and with some sense."""
    assert FAMILIES[setting[0]].figures.falsehoods([play(setting, 1, sensible)], stride=5) == []


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("setting", EVERY, ids=name)
def test_what_is_shown_is_true_in_many_games(setting: Setting, part: int) -> None:
    games = -(-GAMES // sum(other[0] == setting[0] for other in EVERY))
    plays = (play(setting, seed, seed % 2 == 1) for seed in range(100 + part, 100 + games, 8))
    assert FAMILIES[setting[0]].figures.falsehoods(plays, stride=2) == []
