"""What a party has, as numbers a player would count."""

from __future__ import annotations

from hustings.core import Figures, Message
from hustings.core.bitset import has
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import factor, votes_for
from hustings.games.die_macher.classic.state import ClassicState, StateBoard
from hustings.games.die_macher.classic.text import state_name


def figures(game: Classic, state: ClassicState, seat: int) -> Figures:
    """Votes count the meetings in a state as they would be converted now."""
    markers = 0
    for holders in state.national_media:
        if has(holders, seat):
            markers += 1
    found: Figures = [
        (Message("classic-head-points"), float(game.outcome(state).points[seat])),
        (Message("classic-head-money"), float(state.money[seat])),
        (Message("classic-head-members"), float(state.members[seat])),
        (Message("classic-head-seats"), float(sum([won[seat] for won in state.seats]))),
        (Message("classic-count-markers"), float(markers)),
    ]
    for board in state.boards:
        where = state_name(game, board.state)
        found.append(
            (Message("classic-count-votes", {"place": where}), float(votes_so_far(game, state, board, seat)))
        )
    return found


def votes_so_far(game: Classic, state: ClassicState, board: StateBoard, seat: int) -> int:
    """The votes of a party in a state, with its meetings there as they would be converted now."""
    votes = board.votes[seat]
    votes += votes_for(board.meetings[seat], factor(state.programmes[seat], board, seat))
    return min(votes, game.tables.votes_max)
