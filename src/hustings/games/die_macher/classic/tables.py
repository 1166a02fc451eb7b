"""The figures of an edition, checked and frozen."""

from __future__ import annotations

from importlib.resources import files

from hustings.core.errors import FiguresError
from hustings.figures import Figures, Row, load
from hustings.games.die_macher.classic.facts import (
    KEY_ISSUE,
    LINE_MEETINGS,
    LINE_TREND,
    LINE_VOTES,
    MEDIA_SWAP,
    NOBODYS,
    OWN_TREND,
    RIVAL_TREND,
    VOTES,
    Facts,
)
from hustings.games.die_macher.common.cards import TOPICS

STATES = 16
PARTIES = 5
CABINET = 7
POLLS = 20
DONATIONS = 5

ACTIONS = {
    "votes": VOTES,
    "key_issue": KEY_ISSUE,
    "media_swap": MEDIA_SWAP,
    "own_trend": OWN_TREND,
    "rival_trend": RIVAL_TREND,
}
LINES = {"trend": LINE_TREND, "votes": LINE_VOTES, "meetings": LINE_MEETINGS}


def figures_of(edition: str, overlay: str = "") -> Figures:
    return load([files("hustings.games.die_macher.classic").joinpath("data", edition)], overlay)


class Tables:
    """An edition's figures as the rules want them, and the ids that words are found by."""

    def __init__(self, figures: Figures, short: bool, special_dice: bool, fixed_tenets: bool) -> None:
        check(figures)
        self.hash = figures.hash()
        self.states = [row.id for row in figures.rows("state")]
        self.topics = [row.id for row in figures.rows("topic")]
        self.parties = [row.id for row in figures.rows("party")]
        self.cabinet = [row.id for row in figures.rows("cabinet")]
        self.facts = frozen(figures, short, special_dice, fixed_tenets, self.topics)


def check(figures: Figures) -> None:
    """The known totals of the box, and that every ladder of seats climbs."""
    for table, n in (
        ("state", STATES),
        ("topic", TOPICS),
        ("party", PARTIES),
        ("cabinet", CABINET),
        ("poll", POLLS),
        ("donation", DONATIONS),
    ):
        if len(figures.rows(table)) != n:
            raise FiguresError(f"{table}: {n} rows are wanted, not {len(figures.rows(table))}")
    for row in figures.rows("state"):
        votes, seats = row["votes"], row["seats"]
        if len(votes) != len(seats) or votes != sorted(set(votes)) or seats != sorted(seats):
            raise FiguresError(f"{row.file}: state {row.id}: votes and seats must climb together")
        if seats[-1] != row["seats_max"] or votes[-1] > figures.value("votes_max"):
            raise FiguresError(f"{row.file}: state {row.id}: the ladder must end at seats_max")
    for row in figures.rows("cabinet"):
        for text in row["actions"]:
            if text.split()[0] not in ACTIONS:
                raise FiguresError(f"{row.file}: cabinet {row.id}: unknown action {text!r}")
    for row in figures.rows("poll"):
        if len(row["lines"]) != PARTIES:
            raise FiguresError(f"{row.file}: poll {row.id}: {PARTIES} lines are wanted")


def action(text: str) -> tuple[int, int]:
    """``"votes 3"`` or ``"key_issue"``."""
    verb, _, number = text.partition(" ")
    return ACTIONS[verb], int(number) if number else 0


def ladder(row: Row, highest: int) -> tuple[int, ...]:
    """Seats by number of votes."""
    seats = []
    for votes in range(highest + 1):
        reached = [n for least, n in zip(row["votes"], row["seats"], strict=True) if votes >= least]
        seats.append(reached[-1] if reached else 0)
    return tuple(seats)


def faces(values: list[int]) -> tuple[int, ...]:
    """How many faces of a die show each value."""
    return tuple(values.count(value) for value in range(max(values) + 1))


def frozen(figures: Figures, short: bool, special_dice: bool, fixed_tenets: bool, topics: list[str]) -> Facts:
    numbers = {row.id: row["value"] for row in figures.rows("constant") if isinstance(row["value"], int)}
    if short:
        numbers["elections"] = numbers["elections_short"]
    payouts = figures.value("payout_rounds_short" if short else "payout_rounds")
    die = figures.value("die_faces_special" if special_dice else "die_faces")
    dice = "_dice_special" if special_dice else "_dice"
    cabinet, polls, donations = figures.rows("cabinet"), figures.rows("poll"), figures.rows("donation")
    topic_rows = figures.rows("topic")
    tenets = [NOBODYS] * PARTIES
    if fixed_tenets:
        for i, row in enumerate(figures.rows("party")):
            # The card a party may never show is the other side of its tenet. [1997 §V.a] [1997 §H26]
            tenets[i] = topics.index(row["tenet_topic"]) * 2 + (1 if row["tenet_side"] == "yes" else 0)
    return Facts(
        numbers,
        tuple(payouts),
        faces(die),
        tuple(ladder(row, numbers["votes_max"]) for row in figures.rows("state")),
        tuple(row["cost"] for row in cabinet),
        tuple(row["phone"] for row in cabinet),
        tuple(tuple(action(text) for text in row["actions"]) for row in cabinet),
        sum(1 << i for i, row in enumerate(cabinet) if not (short and row["seven"])),
        tuple(tuple(row["lines"]) for row in polls),
        tuple(int(not (short and row["seven"])) for row in polls),
        tuple(row["amount"] for row in donations),
        tuple(row["accept" + dice] for row in donations),
        tuple(row["refuse" + dice] for row in donations),
        sum(1 << i for i, row in enumerate(donations) if not (short and row["seven"])),
        tuple(row["points"] for row in figures.rows("media_space")),
        tuple(row["members"] for row in figures.rows("opinion_space")),
        tuple(row["points"] for row in figures.rows("opinion_space")),
        tuple(tuple(LINES[line] for line in row["lines"]) for row in figures.rows("first_column")),
        tuple(row["media"] for row in figures.rows("second_column")),
        tuple(row["members"] for row in figures.rows("second_column")),
        tuple(row["programme_copies"] for row in topic_rows for _ in (0, 1)),
        tuple(row["opinion_copies"] for row in topic_rows for _ in (0, 1)),
        tuple(tenets),
    )
