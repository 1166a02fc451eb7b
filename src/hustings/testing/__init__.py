"""Tests for games, ours and others': public, and used by our own.

from hustings.testing import check_game
check_game(hustings.game("mine", players=3), games=20).require()
"""

from hustings.testing.check import check_game
from hustings.testing.perft import check_perft, divide, perft
from hustings.testing.playthrough import playthrough
from hustings.testing.report import CheckFailed, Report, Violation
from hustings.testing.scenario import Scenario, shared_game
from hustings.testing.walk import WalkStep, play_out, position, steps
from hustings.testing.words import unsaid, untranslated

__all__ = [
    "CheckFailed",
    "Report",
    "Scenario",
    "Violation",
    "WalkStep",
    "check_game",
    "check_perft",
    "divide",
    "perft",
    "play_out",
    "playthrough",
    "position",
    "shared_game",
    "steps",
    "unsaid",
    "untranslated",
]
