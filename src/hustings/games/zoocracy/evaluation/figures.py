"""What a party has, as numbers a player would count."""

from __future__ import annotations

from hustings.core import Figures, Message
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.rules import leader_and_second
from hustings.games.zoocracy.state import ZooState


def figures(game: Zoocracy, state: ZooState, seat: int) -> Figures:
    leads = 0
    for species in range(zoo.SPECIES):
        if leader_and_second(state.tokens[species])[0] == seat:
            leads += 1
    return [
        (Message("zoo-head-goals"), float(state.goals[seat])),
        (Message("zoo-count-promises"), float(state.promises.count(seat))),
        (Message("zoo-head-seats"), float(state.seats[seat])),
        (Message("zoo-count-offices"), float(state.offices.count(seat))),
        (Message("zoo-count-leads"), float(leads)),
        (Message("zoo-head-funds"), float(state.funds[seat])),
        (Message("zoo-head-cards"), float(len(state.hands[seat]))),
    ]
