"""The numbers that classic play is judged by: what things are worth in points, and where caution begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class ClassicWeights:
    """Written by hand; `hustings train` finds others by playing."""

    # How votes and wins come about
    meetings_a_round: float = 3.2  # that a party usually holds in a state each round
    factor_meetings: float = 0.85  # how many of them a step of popularity or match counts for
    negative_factor: float = 0.5  # the same where popularity and match are below 0
    negative_match: float = 0.4
    heat: float = 7.0  # votes ahead that make a win clear
    spoils: float = 0.35  # how much of a win ten votes bring
    opinion_bonus: float = 6.0  # to place national opinions, besides the marker
    seat_money: float = 0.8  # thousands that a seat brings
    # Money, in points for a thousand
    money: float = 0.55
    money_left: float = 0.08  # more for each election to come
    money_most: float = 0.95
    money_last: float = 0.3  # in the last campaign
    # The strategy sheet
    sheet_trend: float = 1.0
    sheet_meetings: float = 1.0
    sheet_member: float = 1.25
    sheet_media: float = 1.0
    bid: float = 4.0  # bids for the start are below this
    bid_money: float = 0.001  # and this share of the money
    # The shadow cabinet
    card_spare: float = 1.0  # a card, where there are more of them than elections
    card_scarce: float = 2.5
    card_early: float = 20.0  # more for each election to come after the next two
    card_purse: float = 8.0  # money kept back from cards
    phone: float = 1.0  # to be asked into a coalition
    rival_trend: float = 0.3
    key_issue: float = 0.9
    media_swap: float = 1.0
    # Programme, media and meetings
    change: float = 1.0  # points that another programme must bring
    national_points: float = 0.8
    national_members: float = 0.8
    media_price: float = 1.15
    media_win: float = 1.0
    control: float = 3.5  # to control the media of a state for a round
    saving: float = 4.0  # money kept back from meetings, for polls
    zeal: float = 1.0
    low_factor: float = 0.45  # what a meeting is worth where popularity and match are not above 0
    next_state: float = 0.85  # a vote in a state that votes later
    later_state: float = 0.1
    convert_factor: float = 3.0  # popularity and match at which meetings are converted early
    convert_full: float = 8.0
    # Polls
    member: float = 1.15  # points for a member won by dice
    poll_trend: float = 1.2
    poll_share: float = 1.2  # how much of its worth is paid
    poll_money: float = 0.7  # how much of the money is
    poll_least: float = 0.0  # what is paid for any poll
    publish_spite: float = 0.35
    # Coalitions, national opinions, donations
    coalition_share: float = 0.6
    coalition_spite: float = 0.3
    coalition_least: float = 0.3
    opinion_members: float = 1.0
    opinion_spite: float = 0.3
    donation_purse: float = 55.0  # money above this is of no use
    donation_member: float = 1.2
    donation_top: float = 0.6  # the chance to have refused most
    donation_save: float = 1.0  # to keep a large donation for later


HAND: Final = ClassicWeights()
