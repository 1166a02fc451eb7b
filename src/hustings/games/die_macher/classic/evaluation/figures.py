"""What a party has, as numbers a player would count."""

from __future__ import annotations

from hustings.core import Figures, Message
from hustings.core.bitset import has
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import factor, votes_for
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.classic.text import state_name


def figures(game: Classic, state: ClassicState, seat: int) -> Figures:
    """Votes count the meetings in a state as they would be converted now."""
    markers = 0
    for holders in state.national_media:
        if has(holders, seat):
            markers += 1
    found: Figures = [
        (Message("figure-points"), float(game.outcome(state).points[seat])),
        (Message("figure-money"), float(state.money[seat])),
        (Message("classic-figure-members"), float(state.members[seat])),
        (Message("classic-figure-seats"), float(sum([won[seat] for won in state.seats]))),
        (Message("classic-figure-markers"), float(markers)),
    ]
    for board in state.boards:
        votes = board.votes[seat]
        votes += votes_for(board.meetings[seat], factor(state.programmes[seat], board, seat))
        where = state_name(game, board.state)
        found.append((Message("figure-votes", {"place": where}), float(min(votes, game.tables.votes_max))))
    return found
