"""The figures of an edition, checked and frozen: what is printed on cards and boards."""

from __future__ import annotations

from typing import Final

from hustings.core.bitset import of as set_from
from hustings.core.errors import FiguresError
from hustings.figures import Figures, Row
from hustings.games.die_macher.common.cards import NOTHING, TOPICS

STATES: Final = 16
PARTIES: Final = 5
CABINET: Final = 7
POLLS: Final = 20
DONATIONS: Final = 5
SHEET_LINES: Final = 3  # of each offer of the first column of the sheet

# Actions of cabinet cards
VOTES: Final = 0
KEY_ISSUE: Final = 1
MEDIA_SWAP: Final = 2
OWN_TREND: Final = 3
RIVAL_TREND: Final = 4
ACTIONS: Final[dict[str, int]] = {
    "votes": VOTES,
    "key_issue": KEY_ISSUE,
    "media_swap": MEDIA_SWAP,
    "own_trend": OWN_TREND,
    "rival_trend": RIVAL_TREND,
}

# Lines of the first column of the sheet
LINE_TREND: Final = 0
LINE_VOTES: Final = 1
LINE_MEETINGS: Final = 2
LINES: Final[list[str]] = ["trend", "votes", "meetings"]

Numbers = tuple[int, ...]


class Tables:
    """What the rules look up, for one choice of options."""

    def __init__(self, figures: Figures, short: bool, special_dice: bool, fixed_tenets: bool) -> None:
        check(figures)
        self.hash = figures.hash()
        # the ids that words are found by
        self.state_ids = ids(figures, "state")
        self.topic_ids = ids(figures, "topic")
        self.party_ids = ids(figures, "party")
        self.cabinet_ids = ids(figures, "cabinet")

        self.elections: int = figures.value("elections_short" if short else "elections")
        self.boards: int = figures.value("boards")
        self.start_money: int = figures.value("start_money")
        self.start_members: int = figures.value("start_members")
        self.meetings: int = figures.value("meetings")
        self.media_markers: int = figures.value("media_markers")
        self.coalition_tiles: int = figures.value("coalition_tiles")
        self.programme_cards: int = figures.value("programme_cards")
        self.hand_cards: int = figures.value("hand_cards")
        self.pool_cards: int = figures.value("pool_cards")
        self.opinions_per_state: int = figures.value("opinions_per_state")
        self.sheet_trend: int = figures.value("sheet_trend")
        self.sheet_votes: int = figures.value("sheet_votes")
        self.sheet_meetings: int = figures.value("sheet_meetings")
        self.media_price: int = figures.value("media_price")
        self.media_spaces: int = figures.value("media_spaces")
        self.swap_to_owner: int = figures.value("swap_to_owner")
        self.swap_to_bank: int = figures.value("swap_to_bank")
        self.meeting_price: int = figures.value("meeting_price")
        self.meetings_per_state: int = figures.value("meetings_per_state")
        self.meeting_spaces: int = figures.value("meeting_spaces")
        self.meetings_to_convert: int = figures.value("meetings_to_convert")
        self.trend_max: int = figures.value("trend_max")
        self.votes_max: int = figures.value("votes_max")
        self.poll_minimum_bid: int = figures.value("poll_minimum_bid")
        self.poll_lines: int = figures.value("poll_lines")
        self.poll_dice: int = figures.value("poll_dice")
        self.national_spaces: int = figures.value("national_spaces")
        self.coalition_voluntary: int = figures.value("coalition_voluntary")
        self.coalition_forced: int = figures.value("coalition_forced")
        self.refusal_bonus_dice: int = figures.value("refusal_bonus_dice")
        self.money_per_seat: int = figures.value("money_per_seat")
        self.money_per_member: int = figures.value("money_per_member")
        self.most_members: int = figures.value("most_members")
        self.second_members: int = figures.value("second_members")
        self.dominant_bonus: int = figures.value("dominant_bonus")
        self.opinions_lone_win: int = figures.value("opinions_lone_win")
        self.opinions_narrow_win: int = figures.value("opinions_narrow_win")
        self.opinions_coalition: int = figures.value("opinions_coalition")
        self.payout_rounds: Numbers = tuple(
            figures.value("payout_rounds_short" if short else "payout_rounds")
        )
        # by value, the faces of the die that show it
        self.die: Numbers = faces(figures.value("die_faces_special" if special_dice else "die_faces"))

        # by state, then by votes
        self.seat_tables = tuple([ladder(row, self.votes_max) for row in figures.rows("state")])

        cabinet = figures.rows("cabinet")
        self.cabinet_costs: Numbers = tuple([row["cost"] for row in cabinet])
        self.cabinet_phones: tuple[bool, ...] = tuple([row["phone"] for row in cabinet])
        # by card: pairs of an action and its number
        self.cabinet_actions = tuple([tuple([action(text) for text in row["actions"]]) for row in cabinet])
        self.cabinet_used = used(cabinet, short)  # the set of cards in this game

        polls = figures.rows("poll")
        # by card, then by party: the change of popularity
        self.polls: tuple[Numbers, ...] = tuple([tuple(row["lines"]) for row in polls])
        # by card: 1 if it is in this game
        self.poll_used: Numbers = tuple([int(not (short and row["seven"])) for row in polls])

        donations = figures.rows("donation")
        dice = "_dice_special" if special_dice else "_dice"
        self.donation_amounts: Numbers = tuple([row["amount"] for row in donations])
        self.donation_accept: Numbers = tuple([row["accept" + dice] for row in donations])
        self.donation_refuse: Numbers = tuple([row["refuse" + dice] for row in donations])
        self.donation_used = used(donations, short)  # the set of cards in this game

        self.media_points: Numbers = tuple([row["points"] for row in figures.rows("media_space")])
        spaces = figures.rows("opinion_space")
        self.opinion_members: Numbers = tuple([row["members"] for row in spaces])
        self.opinion_points: Numbers = tuple([row["points"] for row in spaces])

        # by offer: kinds of lines; markers; members
        self.sheet_lines: tuple[Numbers, ...] = tuple(
            [tuple([LINES.index(line) for line in row["lines"]]) for row in figures.rows("first_column")]
        )
        self.sheet_media: Numbers = tuple([row["media"] for row in figures.rows("second_column")])
        self.sheet_members: Numbers = tuple([row["members"] for row in figures.rows("second_column")])

        # by card: a topic has two
        self.programme_copies: Numbers = both_sides(figures, "programme_copies")
        self.opinion_copies: Numbers = both_sides(figures, "opinion_copies")
        # by party: the card it may never show, or NOTHING
        tenets = [NOTHING] * PARTIES
        if fixed_tenets:
            parties = figures.rows("party")
            for i in range(PARTIES):
                # It is the other side of its tenet. [1997 §V.a] [1997 §H26]
                topic = self.topic_ids.index(parties[i]["tenet_topic"])
                tenets[i] = topic * 2 + (1 if parties[i]["tenet_side"] == "yes" else 0)
        self.tenets: Numbers = tuple(tenets)


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
    for table, lines in (("poll", PARTIES), ("first_column", SHEET_LINES)):
        for row in figures.rows(table):
            if len(row["lines"]) != lines:
                raise FiguresError(f"{row.file}: {table} {row.id}: {lines} lines are wanted")


def ids(figures: Figures, table: str) -> list[str]:
    return [row.id for row in figures.rows(table)]


def action(text: str) -> tuple[int, int]:
    """``"votes 3"`` or ``"key_issue"``."""
    verb, _, number = text.partition(" ")
    return ACTIONS[verb], int(number) if number else 0


def used(rows: list[Row], short: bool) -> int:
    """The set of the cards that are in this game. [2006 §8.a]"""
    return set_from([i for i in range(len(rows)) if not (short and rows[i]["seven"])])


def ladder(row: Row, highest: int) -> Numbers:
    """Seats by number of votes."""
    seats: list[int] = []
    for votes in range(highest + 1):
        reached = [n for least, n in zip(row["votes"], row["seats"], strict=True) if votes >= least]
        seats.append(reached[-1] if reached else 0)
    return tuple(seats)


def faces(values: list[int]) -> Numbers:
    """How many faces of a die show each value."""
    return tuple([values.count(value) for value in range(max(values) + 1)])


def both_sides(figures: Figures, column: str) -> Numbers:
    return tuple([row[column] for row in figures.rows("topic") for _ in (0, 1)])
