"""The two lengths of the game: what they change, in one place."""

from __future__ import annotations

from hustings.games.die_macher.modern.tables import Tables


class Length:
    """The game of four elections. [2019 §04.A] [2019 §05.a]"""

    elections: int
    ballots: tuple[int, ...]  # elections by round
    media_markers: int
    first_space: int  # of the national board
    politicians: tuple[int, ...]

    def __init__(self, tables: Tables) -> None:
        self.ballots = (1, 1, 1, 1)
        self.elections = 4
        self.media_markers = tables.media_short
        self.first_space = tables.first_space_short
        self.politicians = tuple(
            [i for i in range(len(tables.politicians)) if tables.politicians[i].short_game]
        )

    def rounds(self) -> int:
        return len(self.ballots)

    def is_last(self, round: int) -> bool:
        return round == len(self.ballots) - 1

    def has_donations(self, round: int) -> bool:
        """Every paying round of the short game has one. [2019 §06.9c.c]"""
        return True

    def newcomer(self, round: int) -> int:
        """How many open opinions the region has that enters after this round; 0 when none enters."""
        return 0

    def rebuilds(self, round: int) -> bool:
        """Whether the opinion display and deck are made anew after this round."""
        return False


class LongLength(Length):
    """The game of seven elections in five rounds. [2019 §08.a] [2019 §08.b] [2019 §08.c]"""

    def __init__(self, tables: Tables) -> None:
        self.ballots = (1, 1, 1, 2, 2)
        self.elections = 7
        self.media_markers = tables.media_long
        self.first_space = 0
        self.politicians = tuple(range(len(tables.politicians)))
        self.later_open = tables.later_open

    def has_donations(self, round: int) -> bool:
        """Three cards for the first three rounds. [2019 §08.h]"""
        return round < 3

    def newcomer(self, round: int) -> int:
        """After each of the first three rounds a new region enters. [2019 §08.e] [2019 §08.f]"""
        return self.later_open[round] if round < len(self.later_open) else 0

    def rebuilds(self, round: int) -> bool:
        """After round three. [2019 §08.g]"""
        return round == 2
