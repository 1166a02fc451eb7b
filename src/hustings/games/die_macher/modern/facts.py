"""The figures as the rules look them up: plain, typed and frozen. ``tables.py`` reads them in."""

from __future__ import annotations

from hustings.core.space import Space
from hustings.games.die_macher.modern.actions import Act

Row = tuple[int, ...]


class Politician:
    """One card of the shadow cabinet. [2019 §06.6.f]"""

    def __init__(self, id: str, cost: int, short_game: bool, main: Act, secondary: tuple[Act, ...]) -> None:
        self.id = id
        self.cost = cost
        self.short_game = short_game
        self.main = main
        self.secondary = secondary


class Tables:
    """What the rules look up. Money in thousands."""

    hash: str
    parties: tuple[str, ...]
    topics: tuple[str, ...]
    start_money: int
    base_start: int
    media_price: int
    media_spaces: int
    media_short: int
    media_long: int
    cubes: int
    meeting_spaces: int
    meeting_cost: Row  # [new meetings]
    min_convert: int
    trend_min: int
    trend_max: int
    majority: int
    win_alone: int
    win_several: int
    win_coalition: int
    win_without: int
    money_points: Row
    shelved_base: int
    doubles: int
    opinion_copies: int
    programme_copies: int
    draft_cards: int
    draft_picks: int
    programme_size: int
    max_swaps: int
    programme_display: Row  # for 3, 4 and 5 players
    first_open: Row
    later_open: Row
    small: int
    large: int
    media_points: Row  # [space of the national board]
    first_space_short: int
    regions: tuple[str, ...]
    is_small: Row
    max_points: Row
    points: tuple[Row, ...]  # [region][votes], the last entry for that many votes or more
    poll_back: Row
    poll_lines: tuple[Row, ...]  # [card][party]
    politicians: tuple[Politician, ...]
    once: Row  # [act] -> 1 when it is limited to once a region
    donations: tuple[Row, ...]  # (money, base when accepted, base when refused)
    donation_spaces: tuple[Space, ...]  # by the cards left, as bits
    packages: tuple[Row, ...]  # [package][symbol] -> how often
    symbols: Row  # what each symbol is worth
    package_space: Space
