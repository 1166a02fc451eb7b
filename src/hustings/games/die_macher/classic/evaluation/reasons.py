"""Why: one short sentence about an answer."""

from __future__ import annotations

from hustings.core import Args, Decision, Message, Value, seat_after, unshift
from hustings.games.die_macher.classic.evaluation.position import expected_votes, win_chances
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import common, factor
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.classic.text import party_name, state_name
from hustings.games.die_macher.common.cards import NOTHING


def why(game: Classic, state: ClassicState, decision: Decision, args: Args) -> Message | None:
    kind = decision.kind
    seat = decision.seat
    if kind == "coalition":
        return because_coalition(game, state, seat, unshift(args[0]))
    if kind == "consent":
        return because_consent(game, state, seat, args[0])
    if kind == "raise":
        return Message("classic-because-poll" if args[0] else "classic-because-dear")
    if kind == "publish":
        return Message("classic-because-publish" if args else "classic-because-members")
    if kind == "donation":
        return Message("classic-because-money" if args[1] else "classic-because-clean")
    if kind == "media":
        if not args[0]:
            return Message("classic-because-dear")
        return Message("classic-because-media", {"state": named_state(game, state, unshift(args[0]))})
    if kind == "meetings":
        best = most_of(args)
        if best == NOTHING:
            return Message("classic-because-dear")
        by = factor(state.programmes[seat], state.boards[best], seat)
        where: dict[str, Value] = {"state": named_state(game, state, best), "votes": max(by, 0)}
        return Message("classic-because-meetings", where)
    if kind in ("change", "exchange"):
        return Message("classic-because-match" if args[0] else "classic-because-keep")
    return None


def because_coalition(game: Classic, state: ClassicState, seat: int, other: int) -> Message:
    """``other`` is -1 where nobody is asked."""
    if other < 0:
        return Message("classic-because-alone")
    who: dict[str, Value] = {"party": party_name(game, state.party[other])}
    shared = common(state.programmes[seat], state.programmes[other])
    if shared >= game.tables.coalition_forced:
        return Message("classic-because-forced", who | {"cards": shared})
    return Message("classic-because-together", who)


def because_consent(game: Classic, state: ClassicState, seat: int, yes: int) -> Message:
    proposer = seat_after(state.start, state.stack[-1].step, game.players)
    who: dict[str, Value] = {"party": party_name(game, state.party[proposer])}
    if yes:
        return Message("classic-because-together", who)
    votes = [expected_votes(game, state, 0, party) for party in range(game.players)]
    chances = win_chances(state, state.boards[0], votes, 0)
    if chances[proposer] < chances[seat]:
        return Message("classic-because-alone")
    return Message("classic-because-theirs", who)


def named_state(game: Classic, state: ClassicState, i: int) -> Message:
    return state_name(game, state.boards[i].state)


def most_of(counts: Args) -> int:
    """Where the largest number stands, or NOTHING if all are 0."""
    best = NOTHING
    for i in range(len(counts)):
        if counts[i] and (best == NOTHING or counts[i] > counts[best]):
            best = i
    return best
