"""The figures, checked and frozen."""

from __future__ import annotations

from typing import Any, Final

from hustings.core import Branch, Product, Range, Space, Subset, Unit
from hustings.core.bitset import full, members
from hustings.core.errors import FiguresError
from hustings.figures import Figures
from hustings.games.die_macher.common.cards import CARDS, TOPICS
from hustings.games.die_macher.modern.actions import ACTS, Act
from hustings.games.die_macher.modern.state import BOARDS, PARTIES

SYMBOLS: Final = ("meetings", "trend", "media", "votes")

Row = tuple[int, ...]


class Politician:
    """One card of the shadow cabinet. [2019 §06.6.f]"""

    def __init__(self, row: Any) -> None:
        self.id: str = row.id
        self.cost: int = row["cost"]
        self.short_game: bool = row["short_game"]
        self.main: Act = _act(row["main"])
        self.secondary: tuple[Act, ...] = tuple([_act(data) for data in row["secondary"]])


class Tables:
    """What the rules look up. Money in thousands."""

    def __init__(self, figures: Figures, donation_figures: str = "text") -> None:
        self.hash: str = figures.hash()
        self.parties: tuple[str, ...] = tuple([row.id for row in figures.rows("party")])
        self.topics: tuple[str, ...] = tuple([row.id for row in figures.rows("topic")])
        self.start_money: int = figures.value("start_money")
        self.base_start: int = figures.value("base_start")
        self.media_price: int = figures.value("media_price")
        self.media_spaces: int = figures.value("media_spaces")
        self.media_short: int = figures.value("media_markers_short")
        self.media_long: int = figures.value("media_markers_long")
        self.cubes: int = figures.value("meeting_cubes")
        self.meeting_spaces: int = figures.value("meeting_spaces")
        self.meeting_cost: Row = tuple(figures.value("meeting_cost"))  # [new meetings]
        self.min_convert: int = figures.value("min_convert")
        self.trend_min: int = figures.value("trend_min")
        self.trend_max: int = figures.value("trend_max")
        self.majority: int = figures.value("majority")
        self.win_alone: int = figures.value("win_alone")
        self.win_several: int = figures.value("win_several")
        self.win_coalition: int = figures.value("win_coalition")
        self.win_without: int = figures.value("win_without_coalition")
        self.money_points: Row = tuple(figures.value("money_points"))
        self.shelved_base: int = figures.value("poll_shelved_base")
        self.doubles: int = figures.value("double_markers")
        self.opinion_copies: int = figures.value("opinion_copies")
        self.programme_copies: int = figures.value("programme_copies")
        self.draft_cards: int = figures.value("draft_cards")
        self.draft_picks: int = figures.value("draft_picks")
        self.programme_size: int = figures.value("programme_size")
        self.max_swaps: int = figures.value("max_swaps")
        self.programme_display: Row = tuple(figures.value("programme_display"))  # for 3, 4 and 5 players
        self.first_open: Row = tuple(figures.value("first_open"))
        self.later_open: Row = tuple(figures.value("later_open"))
        self.small: int = figures.value("regions_small")
        self.large: int = figures.value("regions_large")
        self.media_points: Row = tuple(figures.value("media_points"))  # [space of the national board]
        self.first_space_short: int = figures.value("media_first_space_short")

        regions = figures.rows("region")
        self.regions: tuple[str, ...] = tuple([row.id for row in regions])
        self.is_small: Row = tuple([1 if row["size"] == "small" else 0 for row in regions])
        self.max_points: Row = tuple([row["max_points"] for row in regions])
        # [region][votes], the last entry for that many votes or more
        self.points: tuple[Row, ...] = tuple([_ladder(row) for row in regions])

        polls = figures.rows("poll")
        self.poll_back: Row = tuple([self.parties.index(row["back"]) for row in polls])
        self.poll_lines: tuple[Row, ...] = tuple([self._lines(row) for row in polls])  # [card][party]

        self.politicians: tuple[Politician, ...] = tuple(
            [Politician(row) for row in figures.rows("politician")]
        )
        once = {row.id for row in figures.rows("once_per_region")}
        self.once: Row = tuple([1 if name in once else 0 for name in ACTS])  # [act] limited to once a region

        donations = figures.rows("donation" if donation_figures == "text" else "donation_swapped")
        # (money, base when accepted, base when refused)
        self.donations: tuple[Row, ...] = tuple(
            [(row["amount"], row["accept"], row["refuse"]) for row in donations]
        )
        # by the set of cards left
        self.donation_spaces: tuple[Space, ...] = tuple(
            [_donation_space(left) for left in range(full(len(donations)) + 1)]
        )

        packages = figures.rows("package")
        # [package][symbol] how often, and what each symbol is worth, in the order of SYMBOLS
        self.packages: tuple[Row, ...] = tuple(
            [tuple([row[symbol] for symbol in SYMBOLS]) for row in packages]
        )
        self.symbols: Row = tuple([figures.row("symbol", symbol)["value"] for symbol in SYMBOLS])
        spaces: list[Space] = [_package_space(counts) for counts in self.packages]
        self.package_space: Space = Branch(tuple(range(len(packages))), tuple(spaces), "2019 §04.J.a")
        self._check()

    def _lines(self, row: Any) -> Row:
        lines = tuple([row["lines"][party] for party in self.parties])
        if lines[self.parties.index(row["back"])] != 2:
            raise FiguresError(f"{row.file}: poll {row.id}: the party on the back must gain 2")
        return lines

    def _check(self) -> None:
        """Known totals: a typing error in an overlay is found before the first card is dealt."""
        wrong = []
        if len(self.parties) != PARTIES or len(self.topics) != TOPICS:
            wrong.append("five parties and seven topics")
        if len(self.regions) != 16 or sum(self.is_small) != 8:
            wrong.append("sixteen regions, eight of them small")
        if len(self.poll_back) != 10 or len(self.politicians) != 8 or len(self.donations) != 3:
            wrong.append("ten polls, eight politicians, three donations")
        if len(self.meeting_cost) != self.meeting_spaces + 1 or sorted(self.meeting_cost) != list(
            self.meeting_cost
        ):
            wrong.append("a rising cost for each number of meetings")
        if len(self.packages) != 5 or {sum(counts) for counts in self.packages} != {5}:
            wrong.append("five packages of five symbols")
        if not 0 <= self.max_swaps <= 2:
            wrong.append("at most two swaps")
        if len(self.media_points) != 7 or self.small + self.large != BOARDS or 2 * TOPICS != CARDS:
            wrong.append("seven media spaces and four boards")
        if wrong:
            raise FiguresError(f"the figures must have {'; '.join(wrong)}")


def _act(data: dict[str, Any]) -> Act:
    if data.get("act") not in ACTS:
        raise FiguresError(f"unknown action {data.get('act')!r}: there are {', '.join(ACTS)}")
    return Act(ACTS.index(data["act"]), data["amount"])


def _ladder(row: Any) -> Row:
    """The points of a region's card for 0, 1, 2 ... votes."""
    votes: list[int] = row["votes"]
    points: list[int] = row["points"]
    rising = sorted(set(votes)) == votes and sorted(points) == points
    if len(votes) != len(points) or not rising or points[-1] != row["max_points"]:
        raise FiguresError(f"{row.file}: region {row.id}: votes and points must rise to the maximum")
    out: list[int] = []
    for i in range(len(votes)):
        out += [points[i - 1] if i else 0] * (votes[i] - len(out))
    return (*out, points[-1])


def _donation_space(left: int) -> Space:
    """One of the cards left, then 0 to refuse or 1 to accept."""
    cards = tuple(members(left))
    if not cards:
        return Unit("2019 §06.9c.c")
    return Branch(cards, (Range(0, 1, "2019 §06.9c.c"),) * len(cards), "2019 §06.9c.c")


def _package_space(counts: Row) -> Space:
    """For each symbol as many different boards as it stands there."""
    wanted = tuple([n for n in counts if n])
    parts: list[Space] = [Subset(tuple(range(BOARDS)), n, n, "2019 §04.J.a") for n in wanted]
    return Product(tuple(parts), wanted, "2019 §04.J.a")
