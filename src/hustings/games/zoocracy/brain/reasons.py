"""Why: one short sentence about an answer."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.core.message import Message, Value
from hustings.games.zoocracy.brain.campaign import seats_gained
from hustings.games.zoocracy.brain.governments import part_of
from hustings.games.zoocracy.brain.memory import Memory
from hustings.games.zoocracy.brain.standing import turns_to_come
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.phases.b_campaign import (
    CARD,
    END_TURN,
    LEADER_NEGATIVE,
    PLACE,
    PRIME_TOKENS,
    TAKE_BACK,
)
from hustings.games.zoocracy.state import NAMED_GOAL, NOBODY, RALLY, ZooState

Args = tuple[int, ...]


def why(memory: Memory, game: Zoocracy, state: ZooState, decision: Decision, args: Args) -> Message | None:
    kind = decision.kind
    if kind == "vote":
        return because_vote(memory, game, state, decision.seat, args[0])
    if kind == "propose":
        return because_proposal(state, decision.seat, args)
    if kind == "motion":
        if args[0] == 0:
            return Message("zoo-because-no-motion")
        return because_proposal(state, decision.seat, args[1:])
    if kind == "bid":
        return Message("zoo-because-no-bid" if args[0] == 0 else "zoo-because-bid")
    if kind == "campaign":
        return because_campaign(game, state, decision.seat, args)
    if kind == "name-goal":
        if args[0] == decision.seat:
            return Message("zoo-because-own-goal")
        return Message("zoo-because-word", {"party": named_party(args[0])})
    return None


def because_vote(memory: Memory, game: Zoocracy, state: ZooState, seat: int, yes: int) -> Message:
    frame = state.stack[-1].args
    goals = frame[5:].count(seat)
    offices = frame[2:5].count(seat)
    proposer: dict[str, Value] = {"party": named_party(frame[0])}
    if yes:
        if frame[0] == seat:
            return Message("zoo-because-own")
        if goals:
            return Message("zoo-because-goals", {"goals": goals})
        return Message("zoo-because-offices" if offices else "zoo-because-stability")
    if not goals and not offices:
        return Message("zoo-because-nothing")
    if memory.broken.get(frame[2], 0) and NAMED_GOAL in game.programme:
        return Message("zoo-because-broken", {"party": named_party(frame[2])})
    if (
        part_of(memory, game, state, frame[0], seat, frame)
        > part_of(memory, game, state, seat, seat, frame) + 0.5
    ):
        return Message("zoo-because-theirs", proposer)
    return Message("zoo-because-more")


def because_proposal(state: ZooState, seat: int, terms: Args) -> Message:
    """Who is to govern with us: those who get a goal or an office."""
    partners: list[int] = []
    for party in terms:
        if party not in (seat, NOBODY) and party not in partners:
            partners.append(party)
    seats = state.seats[seat]
    for party in partners:
        seats += state.seats[party]
    if not partners:
        enough = seats >= state.majority
        return Message("zoo-because-enough" if enough else "zoo-because-anyway")
    if seats < state.majority:
        return Message("zoo-because-offer")
    if len(partners) > 2:
        return Message("zoo-because-proposal")
    who: dict[str, Value] = {"party": named_party(partners[0])}
    if len(partners) == 1:
        return Message("zoo-because-partner", who)
    return Message("zoo-because-partners", who | {"other": named_party(partners[1])})


def because_campaign(game: Zoocracy, state: ZooState, seat: int, args: Args) -> Message:
    what = args[0]
    if what == END_TURN:
        return Message("zoo-because-save")
    later = turns_to_come(game, state, seat)
    species = game.card_subject[args[1]] if what == CARD else args[1]
    tokens, victim = 0, NOBODY
    if what == PLACE:
        tokens = args[2]
    elif what == PRIME_TOKENS:
        tokens = game.tables.prime_minister_tokens
    elif what == CARD and game.card_type[args[1]] == RALLY:
        tokens = args[2]
    elif what in (CARD, LEADER_NEGATIVE):
        tokens, victim = 1, args[2]
    if what == TAKE_BACK or not tokens:
        return Message("zoo-because-tie")
    gain = seats_gained(game, state, species, seat, tokens, victim, later)
    where: dict[str, Value] = {"species": Message(f"zoo-species-{species}")}
    if gain < 0.5:
        return Message("zoo-because-foothold", where)
    where["seats"] = max(1, int(gain + 0.5))
    return Message("zoo-because-seats", where)


def named_party(seat: int) -> Message:
    return Message("zoo-party", {"number": seat + 1})
