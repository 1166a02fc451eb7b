"""What a party has, as numbers a player would count."""

from __future__ import annotations

from hustings.core import Figures, Message
from hustings.core.bitset import size
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import votes_for
from hustings.games.die_macher.modern.state import ModernState


def figures(game: Modern, state: ModernState, seat: int) -> Figures:
    """Votes count the meetings in a region as they would be turned in now."""
    found: Figures = [
        (Message("dm19-head-points"), float(game.outcome(state).points[seat])),
        (Message("dm19-head-money"), float(state.money[seat])),
        (Message("dm19-head-base"), float(state.base[seat])),
        (Message("dm19-count-markers"), float(size(state.presence[seat]))),
    ]
    for region in state.regions:
        if region.region != NOTHING:
            votes = region.votes[seat]
            if region.meetings[seat]:
                votes += votes_for(region, state.programmes[seat], seat, region.meetings[seat])
            where = Message(f"macher-state-{game.tables.regions[region.region]}")
            found.append((Message("dm19-count-votes", {"place": where}), float(votes)))
    return found
