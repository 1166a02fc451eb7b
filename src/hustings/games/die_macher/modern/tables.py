"""The figures of the 2019 edition, checked and frozen."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from hustings.core.errors import FiguresError
from hustings.core.space import Branch, Product, Range, Space, Subset, Unit
from hustings.figures import Figures, load
from hustings.games.die_macher.modern.actions import ACTS, Act
from hustings.games.die_macher.modern.state import BOARDS, KINDS, PARTIES, TOPICS

SYMBOLS = ("meetings", "trend", "media", "votes")


def figures(overlay: str = "") -> Figures:
    return load([files("hustings.games.die_macher.modern").joinpath("data")], overlay)


class Politician:
    """One card of the shadow cabinet."""

    def __init__(self, id: str, cost: int, short_game: bool, main: Act, secondary: tuple[Act, ...]) -> None:
        self.id = id
        self.cost = cost
        self.short_game = short_game
        self.main = main
        self.secondary = secondary


class Tables:
    """What the rules look up."""

    def __init__(self, figures: Figures, donation_figures: str = "text") -> None:
        value = figures.value
        self.hash = figures.hash()
        self.parties = tuple(row.id for row in figures.rows("party"))
        self.topics = tuple(row.id for row in figures.rows("topic"))

        self.start_money: int = value("start_money")
        self.base_start: int = value("base_start")
        self.media_price: int = value("media_price")
        self.swap_price: int = value("media_swap_price")
        self.media_spaces: int = value("media_spaces")
        self.media_short: int = value("media_markers_short")
        self.media_long: int = value("media_markers_long")
        self.cubes: int = value("meeting_cubes")
        self.meeting_spaces: int = value("meeting_spaces")
        self.meeting_cost: tuple[int, ...] = tuple(value("meeting_cost"))
        self.min_convert: int = value("min_convert")
        self.trend_min: int = value("trend_min")
        self.trend_max: int = value("trend_max")
        self.majority: int = value("majority")
        self.win_alone: int = value("win_alone")
        self.win_several: int = value("win_several")
        self.win_coalition: int = value("win_coalition")
        self.win_without: int = value("win_without_coalition")
        self.money_points: tuple[int, ...] = tuple(value("money_points"))
        self.shelved_base: int = value("poll_shelved_base")
        self.doubles: int = value("double_markers")
        self.opinion_copies: int = value("opinion_copies")
        self.programme_copies: int = value("programme_copies")
        self.draft_cards: int = value("draft_cards")
        self.draft_picks: int = value("draft_picks")
        self.programme_size: int = value("programme_size")
        self.max_swaps: int = value("max_swaps")
        self.programme_display: tuple[int, ...] = tuple(value("programme_display"))  # for 3, 4, 5 players
        self.first_open: tuple[int, ...] = tuple(value("first_open"))
        self.later_open: tuple[int, ...] = tuple(value("later_open"))
        self.small: int = value("regions_small")
        self.large: int = value("regions_large")
        self.media_points: tuple[int, ...] = tuple(value("media_points"))
        self.first_space_short: int = value("media_first_space_short")

        self._regions(figures)
        self._polls(figures)
        self.politicians = tuple(_politician(row) for row in figures.rows("politician"))
        once = {row.id for row in figures.rows("once_per_region")}
        self.once = tuple(1 if name in once else 0 for name in ACTS)  # [act] -> 1 when limited
        donations = figures.rows("donation" if donation_figures == "text" else "donation_swapped")
        # (money, base when accepted, base when refused)
        self.donations = tuple((row["amount"], row["accept"], row["refuse"]) for row in donations)
        self.donation_spaces = tuple(
            _donation_space(mask, len(donations)) for mask in range(1 << len(donations))
        )
        self._packages(figures)
        self._check()

    def _regions(self, figures: Figures) -> None:
        rows = figures.rows("region")
        self.regions = tuple(row.id for row in rows)
        self.is_small = tuple(1 if row["size"] == "small" else 0 for row in rows)
        self.max_points = tuple(row["max_points"] for row in rows)
        for row in rows:
            votes, points = row["votes"], row["points"]
            rising = sorted(set(votes)) == votes and sorted(points) == points
            if len(votes) != len(points) or not rising or points[-1] != row["max_points"]:
                raise FiguresError(f"{row.file}: region {row.id}: votes and points must rise to the maximum")
        # [region][votes], the last entry for that many votes or more
        self.points = tuple(_ladder(row["votes"], row["points"]) for row in rows)

    def _polls(self, figures: Figures) -> None:
        rows = figures.rows("poll")
        self.poll_back = tuple(self.parties.index(row["back"]) for row in rows)
        self.poll_lines = tuple(tuple(row["lines"][party] for party in self.parties) for row in rows)
        for row, back, lines in zip(rows, self.poll_back, self.poll_lines, strict=True):
            if lines[back] != 2:
                raise FiguresError(f"{row.file}: poll {row.id}: the party on the back must gain 2")

    def _packages(self, figures: Figures) -> None:
        rows = figures.rows("package")
        # how often each symbol stands in a package, in the order of SYMBOLS
        self.packages = tuple(tuple(row[symbol] for symbol in SYMBOLS) for row in rows)
        self.symbols = tuple(figures.row("symbol", symbol)["value"] for symbol in SYMBOLS)
        boards = tuple(range(BOARDS))
        spaces = []
        for counts in self.packages:
            parts: list[Space] = [Subset(boards, n, n, "2019 §04.J.a") for n in counts if n]
            spaces.append(Product(tuple(parts), tuple(n for n in counts if n), "2019 §04.J.a"))
        self.package_space = Branch(tuple(range(len(rows))), tuple(spaces), "2019 §04.J.a")

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
        if len(self.media_points) != 7 or self.small + self.large != BOARDS or 2 * TOPICS != KINDS:
            wrong.append("seven media spaces and four boards")
        if wrong:
            raise FiguresError(f"the figures must have {'; '.join(wrong)}")


def _act(data: dict[str, Any]) -> Act:
    if data.get("act") not in ACTS:
        raise FiguresError(f"unknown action {data.get('act')!r}: there are {', '.join(ACTS)}")
    return Act(ACTS.index(data["act"]), data["amount"])


def _politician(row: Any) -> Politician:
    secondary = tuple(_act(data) for data in row["secondary"])
    return Politician(row.id, row["cost"], row["short_game"], _act(row["main"]), secondary)


def _donation_space(mask: int, cards: int) -> Space:
    """One of the cards left, then 0 to refuse or 1 to accept."""
    left = tuple(card for card in range(cards) if mask >> card & 1)
    if not left:
        return Unit("2019 §06.9c.c")
    return Branch(left, (Range(0, 1, "2019 §06.9c.c"),) * len(left), "2019 §06.9c.c")


def _ladder(votes: list[int], points: list[int]) -> tuple[int, ...]:
    out = []
    for total in range(votes[-1] + 1):
        reached = [p for v, p in zip(votes, points, strict=True) if v <= total]
        out.append(reached[-1] if reached else 0)
    return tuple(out)
