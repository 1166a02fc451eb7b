"""Why: one short sentence about an answer."""

from __future__ import annotations

from hustings.core import Args, Decision, Message, Value
from hustings.games.zoocracy import frames, questions, text
from hustings.games.zoocracy.constants import NOBODY, RALLY
from hustings.games.zoocracy.evaluation.campaign import seats_gained
from hustings.games.zoocracy.evaluation.governments import part_of
from hustings.games.zoocracy.evaluation.memory import Memory
from hustings.games.zoocracy.evaluation.position import turns_to_come
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.phases import b_campaign
from hustings.games.zoocracy.state import ZooState


def why(memory: Memory, game: Zoocracy, state: ZooState, decision: Decision, args: Args) -> Message | None:
    question = decision.question
    if question is questions.VOTE:
        return because_vote(memory, game, state, decision.seat, args[0])
    if question is questions.PROPOSE:
        return because_proposal(state, decision.seat, args)
    if question is questions.MOTION:
        move, *terms = args
        if not move:
            return Message("zoo-because-no-motion")
        return because_proposal(state, decision.seat, tuple(terms))
    if question is questions.BID:
        return Message("zoo-because-no-bid" if args[0] == 0 else "zoo-because-bid")
    if question is questions.CAMPAIGN:
        return because_campaign(game, state, decision.seat, args)
    if question is questions.NAME_GOAL:
        if args[0] == decision.seat:
            return Message("zoo-because-own-goal")
        return Message("zoo-because-word", {"party": text.party(args[0])})
    return None


def because_vote(memory: Memory, game: Zoocracy, state: ZooState, seat: int, yes: int) -> Message:
    proposal = state.stack[-1].args
    proposer, _motion, prime, finance, defence, *promised = proposal
    goals = promised.count(seat)
    offices = (prime, finance, defence).count(seat)
    if yes:
        if proposer == seat:
            return Message("zoo-because-own")
        if goals:
            return Message("zoo-because-goals", {"goals": goals})
        return Message("zoo-because-offices" if offices else "zoo-because-stability")
    if not goals and not offices:
        return Message("zoo-because-nothing")
    if memory.broken.get(prime, 0) and frames.NAMED_GOAL in game.programme:
        return Message("zoo-because-broken", {"party": text.party(prime)})
    theirs = part_of(memory, game, state, proposer, seat, proposal)
    if theirs > part_of(memory, game, state, seat, seat, proposal) + 0.5:
        return Message("zoo-because-theirs", {"party": text.party(proposer)})
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
    who: dict[str, Value] = {"party": text.party(partners[0])}
    if len(partners) == 1:
        return Message("zoo-because-partner", who)
    return Message("zoo-because-partners", who | {"other": text.party(partners[1])})


def because_campaign(game: Zoocracy, state: ZooState, seat: int, args: Args) -> Message:
    what = args[0]
    if what == b_campaign.END_TURN:
        return Message("zoo-because-save")
    subject = args[1]
    target = args[2] if len(args) > 2 else 0
    later = turns_to_come(game, state, seat)
    species = game.card_subject[subject] if what == b_campaign.CARD else subject
    tokens, victim = 0, NOBODY
    if what == b_campaign.PLACE or (what == b_campaign.CARD and game.card_type[subject] == RALLY):
        tokens = target
    elif what == b_campaign.PRIME_TOKENS:
        tokens = game.tables.prime_minister_tokens
    elif what in (b_campaign.CARD, b_campaign.LEADER_NEGATIVE):
        tokens, victim = 1, target
    if what == b_campaign.TAKE_BACK or not tokens:
        return Message("zoo-because-tie")
    gain = seats_gained(game, state, species, seat, tokens, victim, later)
    where: dict[str, Value] = {"species": text.species(species)}
    if gain < 0.5:
        return Message("zoo-because-foothold", where)
    where["seats"] = max(1, int(gain + 0.5))
    return Message("zoo-because-seats", where)
