"""What is printed on cards and boards, frozen into tuples for the rules to look up."""

from __future__ import annotations

from typing import Final

# Actions of cabinet cards
VOTES: Final = 0
KEY_ISSUE: Final = 1
MEDIA_SWAP: Final = 2
OWN_TREND: Final = 3
RIVAL_TREND: Final = 4

# Lines of the first column of the sheet
LINE_TREND: Final = 0
LINE_VOTES: Final = 1
LINE_MEETINGS: Final = 2

Row = tuple[int, ...]
NOBODYS: Final = -1


class Facts:
    """One edition's figures for one choice of options. Built by ``tables.py``."""

    def __init__(
        self,
        numbers: dict[str, int],
        payout_rounds: Row,
        die: Row,
        seat_tables: tuple[Row, ...],
        cabinet_costs: Row,
        cabinet_phones: tuple[bool, ...],
        cabinet_actions: tuple[tuple[tuple[int, int], ...], ...],
        cabinet_used: int,
        polls: tuple[Row, ...],
        poll_used: Row,
        donation_amounts: Row,
        donation_accept: Row,
        donation_refuse: Row,
        donation_used: int,
        media_points: Row,
        opinion_members: Row,
        opinion_points: Row,
        sheet_lines: tuple[Row, ...],
        sheet_media: Row,
        sheet_members: Row,
        programme_copies: Row,
        opinion_copies: Row,
        tenets: Row,
    ) -> None:
        self.elections = numbers["elections"]
        self.boards = numbers["boards"]
        self.start_money = numbers["start_money"]
        self.start_members = numbers["start_members"]
        self.meetings = numbers["meetings"]
        self.media_markers = numbers["media_markers"]
        self.coalition_tiles = numbers["coalition_tiles"]
        self.programme_cards = numbers["programme_cards"]
        self.hand_cards = numbers["hand_cards"]
        self.pool_cards = numbers["pool_cards"]
        self.opinions_per_state = numbers["opinions_per_state"]
        self.sheet_trend = numbers["sheet_trend"]
        self.sheet_votes = numbers["sheet_votes"]
        self.sheet_meetings = numbers["sheet_meetings"]
        self.media_price = numbers["media_price"]
        self.media_spaces = numbers["media_spaces"]
        self.swap_to_owner = numbers["swap_to_owner"]
        self.swap_to_bank = numbers["swap_to_bank"]
        self.meeting_price = numbers["meeting_price"]
        self.meetings_per_state = numbers["meetings_per_state"]
        self.meeting_spaces = numbers["meeting_spaces"]
        self.meetings_to_convert = numbers["meetings_to_convert"]
        self.trend_max = numbers["trend_max"]
        self.votes_max = numbers["votes_max"]
        self.poll_minimum_bid = numbers["poll_minimum_bid"]
        self.poll_lines = numbers["poll_lines"]
        self.poll_dice = numbers["poll_dice"]
        self.national_spaces = numbers["national_spaces"]
        self.coalition_voluntary = numbers["coalition_voluntary"]
        self.coalition_forced = numbers["coalition_forced"]
        self.refusal_bonus_dice = numbers["refusal_bonus_dice"]
        self.money_per_seat = numbers["money_per_seat"]
        self.money_per_member = numbers["money_per_member"]
        self.most_members = numbers["most_members"]
        self.second_members = numbers["second_members"]
        self.dominant_bonus = numbers["dominant_bonus"]
        self.opinions_lone_win = numbers["opinions_lone_win"]
        self.opinions_narrow_win = numbers["opinions_narrow_win"]
        self.opinions_coalition = numbers["opinions_coalition"]
        self.payout_rounds = payout_rounds
        self.die = die  # [value] -> faces of the die that show it
        self.seat_tables = seat_tables  # [state][votes] -> seats
        self.cabinet_costs = cabinet_costs  # [card]
        self.cabinet_phones = cabinet_phones  # [card]
        self.cabinet_actions = cabinet_actions  # [card] -> (action, number)
        self.cabinet_used = cabinet_used  # the set of cards in this game
        self.polls = polls  # [card][party] -> change of popularity
        self.poll_used = poll_used  # [card] -> 1 if the card is in this game
        self.donation_amounts = donation_amounts
        self.donation_accept = donation_accept  # [card] -> dice
        self.donation_refuse = donation_refuse  # [card] -> dice
        self.donation_used = donation_used  # the set of cards in this game
        self.media_points = media_points  # [round - 1]
        self.opinion_members = opinion_members  # [space]
        self.opinion_points = opinion_points  # [space]
        self.sheet_lines = sheet_lines  # [offer] -> kinds of lines
        self.sheet_media = sheet_media  # [offer]
        self.sheet_members = sheet_members  # [offer]
        self.programme_copies = programme_copies  # [card]
        self.opinion_copies = opinion_copies  # [card]
        self.tenets = tenets  # [party] -> the card it may never show, or NOBODYS
