"""The numbers that play of 2019 is judged by: what things are worth in points, and where caution begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class ModernWeights:
    """Written by hand; `hustings train` finds others by playing."""

    # How votes and wins come about
    meetings_a_round: float = 3.6  # that a party usually holds in a region each round
    match_meetings: float = 0.85  # how many of them a match counts for
    no_match: float = 0.5  # how much the first match counts
    negative_match: float = 0.3
    trend_rounds: float = 0.6  # how often a step of the trend counts
    win: float = 8.0  # points for a won region, on average
    heat: float = 8.0  # votes ahead that make a win clear
    spoils: float = 0.02  # how much of a win a vote brings
    seat_money: float = 0.8  # thousands that a point for votes brings
    # Money, in points for a thousand
    money: float = 0.5
    money_left: float = 0.1  # more for each round to come
    money_most: float = 0.8
    money_last: float = 0.3  # in the last campaign
    bid: float = 4.0  # bids for the first place are below this
    bid_money: float = 0.001  # and this share of the money
    # The sealed packages
    package_meetings: float = 3.0
    package_trend: float = 1.0
    package_media: float = 1.0
    package_votes: float = 6.0
    # Politicians
    card_spare: float = 1.0  # one, where there are more of them than rounds
    card_scarce: float = 3.0
    card_early: float = 0.0  # more for each round to come
    rivals_trend: float = 0.3
    double: float = 0.7
    double_spite: float = 0.25
    free_poll: float = 4.0
    new_programme: float = 3.0
    # Programme, media and meetings
    same_card: float = 2.0  # off for a card that the programme has already
    swap: float = 0.5  # points that another programme must bring
    media_price: float = 1.1
    media_win: float = 0.8
    media_lead: float = 0.15
    control: float = 2.5  # to control the media of a region for a round
    control_points: float = 0.6
    saving: float = 5.0  # money kept back from meetings, for polls
    zeal: float = 1.0
    wait: float = 0.12  # off for each round until the region votes
    convert_trend: float = 1.0  # trend and matches at which meetings are turned in early
    convert_match: float = 2.0
    # Polls and donations
    poll_shelf: float = 1.0
    poll_trend: float = 1.6
    poll_share: float = 1.3  # how much of its worth is paid at most
    poll_money: float = 1.0  # how much of the money is
    poll_jump: float = 0.5  # how much of that is bid at once
    publish_spite: float = 0.3
    donation_money: float = 1.0
    donation_save: float = 1.5  # to keep a large donation for later


HAND: Final = ModernWeights()
