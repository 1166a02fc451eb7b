"""Why: one short sentence about an answer. Everything it says can be counted on the table."""

from __future__ import annotations

from hustings.core import Args, Decision, Message, Value
from hustings.games.zoocracy import frames, questions, text
from hustings.games.zoocracy.constants import GOVERNMENT, NOBODY, P1, P2, RALLY
from hustings.games.zoocracy.evaluation.memory import Memory
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.phases import b_campaign
from hustings.games.zoocracy.rules import is_tied, leader_and_second, side_seats, tied_species, votes
from hustings.games.zoocracy.state import ZooState


def why(memory: Memory, game: Zoocracy, state: ZooState, decision: Decision, args: Args) -> Message | None:
    question = decision.question
    seat = decision.seat
    if question is questions.VOTE:
        return because_vote(memory, game, state, seat, args[0])
    if question is questions.PROPOSE:
        return because_proposal(state, seat, args)
    if question is questions.MOTION:
        move, *terms = args
        if not move:
            return Message(
                "zoo-because-government",
                {"seats": side_seats(state, GOVERNMENT), "majority": state.majority},
            )
        return because_proposal(state, seat, tuple(terms))
    if question is questions.BID:
        if args[0] == 0:
            return Message("zoo-because-keep", {"food": state.funds[seat]})
        return Message("zoo-because-bid", {"bid": args[0], "food": state.funds[seat]})
    if question is questions.CAMPAIGN:
        return because_campaign(game, state, seat, args)
    if question is questions.NAME_GOAL:
        return because_named(state, seat, args[0])
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
        if offices:
            return Message("zoo-because-offices")
        return behind(state, proposer, (prime, finance, defence, *promised), seat)
    if not goals and not offices:
        return Message("zoo-because-nothing")
    if memory.broken.get(prime, 0) and frames.NAMED_GOAL in game.programme:
        return Message("zoo-because-broken", {"party": text.party(prime)})
    return Message(
        "zoo-because-share", {"goals": goals, "all": len(promised), "offices": offices, "posts": 3}
    )


def because_proposal(state: ZooState, seat: int, terms: Args) -> Message:
    """Who is to govern with us: those who get a goal or an office."""
    partners = served(terms, seat)
    if not partners and state.seats[seat] >= state.majority:
        return Message("zoo-because-enough")
    seats = state.seats[seat]
    for party in partners:
        seats += state.seats[party]
    if seats < state.majority or seat not in terms or not partners or len(partners) > 2:
        return behind(state, seat, terms, seat)
    who: dict[str, Value] = {"party": text.party(partners[0])}
    if len(partners) == 1:
        return Message("zoo-because-partner", who)
    return Message("zoo-because-partners", who | {"other": text.party(partners[1])})


def served(terms: Args, seat: int) -> list[int]:
    """The others who get something by these terms."""
    partners: list[int] = []
    for party in terms:
        if party not in (seat, NOBODY) and party not in partners:
            partners.append(party)
    return partners


def behind(state: ZooState, proposer: int, terms: Args, seat: int) -> Message:
    """How many seats the proposer, those who get something and ``seat`` have together."""
    parties = {proposer, seat}
    for party in terms:
        if party != NOBODY:
            parties.add(party)
    seats = 0
    for party in parties:
        seats += state.seats[party]
    return Message("zoo-because-behind", {"seats": seats, "majority": state.majority})


def because_named(state: ZooState, seat: int, named: int) -> Message | None:
    """The Prime Minister names who makes the goal of this round; it may have been promised."""
    owed = NOBODY if state.caretaker else state.promises[P1 if state.elected else P2]
    if owed in (NOBODY, seat):
        return None
    return Message(
        "zoo-because-word" if named == owed else "zoo-because-no-word", {"party": text.party(owed)}
    )


def because_campaign(game: Zoocracy, state: ZooState, seat: int, args: Args) -> Message | None:
    """What a species would bring if votes were counted after this answer."""
    what = args[0]
    if what == b_campaign.END_TURN:
        return Message("zoo-because-keep", {"food": state.funds[seat]})
    subject = args[1]
    target = args[2] if len(args) > 2 else 0
    if what == b_campaign.TAKE_BACK:
        return Message("zoo-because-tie") if subject in tied_species(state) else None
    species = game.card_subject[subject] if what == b_campaign.CARD else subject
    row = state.tokens[species][:]
    if what == b_campaign.PLACE or (what == b_campaign.CARD and game.card_type[subject] == RALLY):
        row[seat] += target
    elif what == b_campaign.PRIME_TOKENS:
        row[seat] += game.tables.prime_minister_tokens
    else:
        row[seat] += 1
        if target != NOBODY:
            row[target] -= 1
    where: dict[str, Value] = {"species": text.species(species)}
    if is_tied(row):
        return Message("zoo-because-tokens", where | {"tokens": row[seat]})
    leader, second = leader_and_second(row)
    first_votes, second_votes = votes(game.tables, species, state.manipulation, state.seasons)
    if leader == seat and first_votes:
        return Message("zoo-because-first", where | {"votes": first_votes})
    if second == seat and second_votes:
        return Message("zoo-because-second", where | {"votes": second_votes})
    return Message("zoo-because-tokens", where | {"tokens": row[seat]})
