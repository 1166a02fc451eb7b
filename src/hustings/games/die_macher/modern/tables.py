"""The figures of the 2019 edition, checked and frozen."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from hustings.core.compound import Branch, Product
from hustings.core.errors import FiguresError
from hustings.core.space import Range, Space, Subset, Unit
from hustings.figures import Figures, load
from hustings.games.die_macher.common.cards import CARDS, TOPICS
from hustings.games.die_macher.modern.actions import ACTS, Act
from hustings.games.die_macher.modern.facts import Politician, Tables
from hustings.games.die_macher.modern.state import BOARDS, PARTIES

SYMBOLS = ("meetings", "trend", "media", "votes")


def figures(overlay: str = "") -> Figures:
    return load([files("hustings.games.die_macher.modern").joinpath("data")], overlay)


# Constants that keep their name, and those that the rules call something shorter
NUMBERS = (
    *("start_money", "base_start", "media_price", "media_spaces", "meeting_spaces", "min_convert"),
    *("trend_min", "trend_max", "majority", "win_alone", "win_several", "win_coalition"),
    *("opinion_copies", "programme_copies", "draft_cards", "draft_picks", "programme_size", "max_swaps"),
)
RENAMED = {
    "media_short": "media_markers_short",
    "media_long": "media_markers_long",
    "cubes": "meeting_cubes",
    "win_without": "win_without_coalition",
    "shelved_base": "poll_shelved_base",
    "doubles": "double_markers",
    "small": "regions_small",
    "large": "regions_large",
    "first_space_short": "media_first_space_short",
}
LISTS = ("meeting_cost", "money_points", "programme_display", "first_open", "later_open", "media_points")


def tables(figures: Figures, donation_figures: str = "text") -> Tables:
    """The figures in the form the rules use, checked against the known totals."""
    out = Tables()
    out.hash = figures.hash()
    out.parties = tuple(row.id for row in figures.rows("party"))
    out.topics = tuple(row.id for row in figures.rows("topic"))
    for name in NUMBERS:
        setattr(out, name, figures.value(name))
    for name, constant in RENAMED.items():
        setattr(out, name, figures.value(constant))
    for name in LISTS:
        setattr(out, name, tuple(figures.value(name)))
    _regions(out, figures)
    _polls(out, figures)
    out.politicians = tuple(_politician(row) for row in figures.rows("politician"))
    once = {row.id for row in figures.rows("once_per_region")}
    out.once = tuple(1 if name in once else 0 for name in ACTS)
    donations = figures.rows("donation" if donation_figures == "text" else "donation_swapped")
    out.donations = tuple((row["amount"], row["accept"], row["refuse"]) for row in donations)
    out.donation_spaces = tuple(_donation_space(mask, len(donations)) for mask in range(1 << len(donations)))
    _packages(out, figures)
    _check(out)
    return out


def _regions(out: Tables, figures: Figures) -> None:
    rows = figures.rows("region")
    out.regions = tuple(row.id for row in rows)
    out.is_small = tuple(1 if row["size"] == "small" else 0 for row in rows)
    out.max_points = tuple(row["max_points"] for row in rows)
    for row in rows:
        votes, points = row["votes"], row["points"]
        rising = sorted(set(votes)) == votes and sorted(points) == points
        if len(votes) != len(points) or not rising or points[-1] != row["max_points"]:
            raise FiguresError(f"{row.file}: region {row.id}: votes and points must rise to the maximum")
    # [region][votes], the last entry for that many votes or more
    out.points = tuple(_ladder(row["votes"], row["points"]) for row in rows)


def _polls(out: Tables, figures: Figures) -> None:
    rows = figures.rows("poll")
    out.poll_back = tuple(out.parties.index(row["back"]) for row in rows)
    out.poll_lines = tuple(tuple(row["lines"][party] for party in out.parties) for row in rows)
    for row, back, lines in zip(rows, out.poll_back, out.poll_lines, strict=True):
        if lines[back] != 2:
            raise FiguresError(f"{row.file}: poll {row.id}: the party on the back must gain 2")


def _packages(out: Tables, figures: Figures) -> None:
    rows = figures.rows("package")
    # how often each symbol stands in a package, in the order of SYMBOLS
    out.packages = tuple(tuple(row[symbol] for symbol in SYMBOLS) for row in rows)
    out.symbols = tuple(figures.row("symbol", symbol)["value"] for symbol in SYMBOLS)
    boards = tuple(range(BOARDS))
    spaces = []
    for counts in out.packages:
        parts: list[Space] = [Subset(boards, n, n, "2019 §04.J.a") for n in counts if n]
        spaces.append(Product(tuple(parts), tuple(n for n in counts if n), "2019 §04.J.a"))
    out.package_space = Branch(tuple(range(len(rows))), tuple(spaces), "2019 §04.J.a")


def _check(out: Tables) -> None:
    """Known totals: a typing error in an overlay is found before the first card is dealt."""
    wrong = []
    if len(out.parties) != PARTIES or len(out.topics) != TOPICS:
        wrong.append("five parties and seven topics")
    if len(out.regions) != 16 or sum(out.is_small) != 8:
        wrong.append("sixteen regions, eight of them small")
    if len(out.poll_back) != 10 or len(out.politicians) != 8 or len(out.donations) != 3:
        wrong.append("ten polls, eight politicians, three donations")
    if len(out.meeting_cost) != out.meeting_spaces + 1 or sorted(out.meeting_cost) != list(out.meeting_cost):
        wrong.append("a rising cost for each number of meetings")
    if len(out.packages) != 5 or {sum(counts) for counts in out.packages} != {5}:
        wrong.append("five packages of five symbols")
    if not 0 <= out.max_swaps <= 2:
        wrong.append("at most two swaps")
    if len(out.media_points) != 7 or out.small + out.large != BOARDS or 2 * TOPICS != CARDS:
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
