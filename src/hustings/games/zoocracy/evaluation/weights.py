"""The numbers that play of Zoocracy is judged by: what things are worth, and where caution begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hustings.games.zoocracy import constants as zoo


@dataclass
class ZooWeights:
    """Written by hand; `hustings train` finds others by playing."""

    # In goals
    goal_kept: float = 0.88  # a goal promised for this round: strikes and lost majorities happen
    parliament: float = 1.7  # all that a newly elected parliament has to give, shared by weight
    food: float = 0.055  # one food while there is time to use it
    rich: float = 14.0  # above this much food the next one is worth less
    card: float = 0.1
    president: float = 0.05
    prime: float = 0.16
    finance: float = 0.1
    defence: float = 0.1
    leader: float = 0.08
    two_cards: float = 0.12  # what the opposition draws more until the next election
    ministry: float = 0.9  # an office for which an Assertiveness card is in hand
    # Bids for the presidency
    bid: float = 2.0  # how much of the food above the reserve: half of a bid is lost
    bid_reserve: float = 1.0  # campaigns that are to be paid for
    bid_least: float = 3.0
    # Campaigning, in seats
    contest: float = 0.14  # how readily a lead is attacked by each rival still to come
    token: float = 0.75  # that a token from funds must bring
    token_early: float = 1.0  # times that in a round without a count
    token_last: float = 0.15  # in the last round
    spite: float = 0.2  # a seat lost by another, shared by all the others
    card_price: float = 0.45
    card_early: float = 2.0  # times that in a round without a count
    privilege: float = 1.0  # to keep a privilege for the count
    blockade: float = 0.4
    manipulation: float = 0.4
    manipulation_spite: float = 0.35
    loyalty: float = 0.6  # rounds to come for which tokens are kept
    season: float = 1.0
    # Governments: the chance that a proposal passes, and what is left if it does not
    pass_least: float = 0.75
    pass_margin: float = 1.0
    pass_minority: float = 0.08
    close: float = 0.5  # how much a rival's share hurts
    close_goals: float = 0.25
    rival: float = 0.5
    nothing_left: float = 0.1
    later_seats: float = 0.75
    next_proposer: float = 0.35
    later_proposer: float = 0.15

    def office(self, office: int) -> float:
        if office == zoo.PRESIDENT:
            return self.president
        if office == zoo.PRIME:
            return self.prime
        if office == zoo.FINANCE:
            return self.finance
        return self.defence if office == zoo.DEFENCE else self.leader


HAND: Final = ZooWeights()
