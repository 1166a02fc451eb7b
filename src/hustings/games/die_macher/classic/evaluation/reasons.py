"""Why: one short sentence about an answer. Everything it says can be counted on the table."""

from __future__ import annotations

from hustings.core import Args, Decision, Message, Value, seat_after, unshift
from hustings.games.die_macher.classic.evaluation.figures import votes_so_far
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import common
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.classic.text import party_name


def why(game: Classic, state: ClassicState, decision: Decision, args: Args) -> Message | None:
    seat = decision.seat
    if decision.kind == "coalition":
        return because_coalition(game, state, seat, unshift(args[0]))
    if decision.kind == "consent":
        proposer = seat_after(state.start, state.stack[-1].step, game.players)
        return together(game, state, seat, proposer) if args[0] else alone(game, state, seat)
    return None


def because_coalition(game: Classic, state: ClassicState, seat: int, other: int) -> Message:
    """``other`` is -1 where nobody is asked."""
    if other < 0:
        return alone(game, state, seat)
    shared = common(state.programmes[seat], state.programmes[other])
    if shared >= game.tables.coalition_forced:
        return Message(
            "classic-because-forced", {"party": party_name(game, state.party[other]), "cards": shared}
        )
    return together(game, state, seat, other)


def together(game: Classic, state: ClassicState, seat: int, other: int) -> Message:
    votes = [votes_so_far(game, state, state.boards[0], party) for party in range(game.players)]
    values: dict[str, Value] = {
        "party": party_name(game, state.party[other]),
        "votes": votes[seat] + votes[other],
        "rival": most_besides(votes, seat, other),
    }
    return Message("classic-because-together", values)


def alone(game: Classic, state: ClassicState, seat: int) -> Message:
    votes = [votes_so_far(game, state, state.boards[0], party) for party in range(game.players)]
    return Message("classic-because-alone", {"votes": votes[seat], "rival": most_besides(votes, seat, seat)})


def most_besides(votes: list[int], seat: int, other: int) -> int:
    """The most votes of any other party."""
    most = 0
    for party in range(len(votes)):
        if party not in (seat, other):
            most = max(most, votes[party])
    return most
