"""What the table shows beside the view: how things stand, what a choice would do, what is to come.

Plain data, worked out from the view alone, shaped as ``insight_types.py`` says. Reasons are short names; words.py and the pages say them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import Seat
from hustings.core.bitset import full, has, members
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import (
    ASSERTIVENESS,
    BY_STRIKE,
    DISCARDED,
    END,
    GOVERNMENT,
    LEADER,
    NO_EVENT,
    NO_GOVERNMENT,
    NO_MAJORITY,
    NOBODY,
    OPPOSITION,
    PHASE_A,
    PHASE_C,
    PHASE_D,
    PHASE_E,
    PHASE_F,
    PHASE_G,
    PHASES,
    RESISTANCE,
    SPECIES,
)
from hustings.games.zoocracy.insight_types import (
    ZooCalendar,
    ZooGoal,
    ZooInsights,
    ZooNextRound,
    ZooParliament,
    ZooPhaseNow,
    ZooProposal,
    ZooSpecies,
)
from hustings.games.zoocracy.phases.g_progress import prevented
from hustings.games.zoocracy.rules import (
    campaign_limit,
    due_spaces,
    is_tied,
    leader_and_second,
    opposition_larger,
    side_seats,
    votes,
)
from hustings.games.zoocracy.state import ZooView

if TYPE_CHECKING:
    from hustings.games.zoocracy.game import Zoocracy


WHY_NO_GOAL: Final = {NO_GOVERNMENT: "no-government", BY_STRIKE: "strike", NO_MAJORITY: "no-majority"}


def insights(game: Zoocracy, view: ZooView) -> ZooInsights:
    seats = projected(game, view)
    most = max(view.goals)
    return {
        "phase": phase_now(view),
        "calendar": [calendar(game, view, 0), calendar(game, view, 1)],
        "next_round": next_round_chance(game, view),
        "end_card": end_card_odds(game, view),
        "species": [species_now(game, view, species) for species in range(SPECIES)],
        "projection": {"seats": seats, "majority": game.parliament.majority(sum(seats))},
        "additions": additions(game, view),
        "campaign_limit": campaign_limit(game, view),
        "parliament": parliament(game, view),
        "goal": goal_now(game, view),
        "leaders": [seat for seat in range(game.players) if view.goals[seat] == most] if most else [],
        "hand_sizes": [sum(pools) for pools in view.hand_pools],
        "bid_again": bid_again(view),
        "proposer": proposer(view),
        "proposal": proposal(game, view),
        "unseen": unseen(game, view),
    }


# -- the calendar -- [zoo §5.2] [zoo §5g.11]


def phase_now(view: ZooView) -> str:
    """The phase of this round that has begun last."""
    begun = [PHASES[phase] for phase in range(len(PHASES)) if has(view.begun, phase)]
    return begun[-1] if begun else ""


def calendar(game: Zoocracy, view: ZooView, coming: int) -> ZooCalendar:
    """Each phase of this round (0) or the next (1): whether it is played, has begun, why, and whether that may change."""
    phases: list[ZooPhaseNow] = []
    for phase in range(len(PHASES)):
        if phase in (PHASE_A, PHASE_C, PHASE_D):
            phases.append(election_row(view, phase, coming))
        elif phase == PHASE_F:
            phases.append(motion_then(game) if coming else motion_now(game, view))
        else:
            phases.append(row(phase, True, not coming and has(view.begun, phase), "always", False))
    return {"round": view.round + coming, "phases": phases}


def row(phase: int, played: bool, begun: bool, why: str, estimate: bool) -> ZooPhaseNow:
    return {"phase": PHASES[phase], "played": played, "begun": begun, "why": why, "estimate": estimate}


def election_row(view: ZooView, phase: int, coming: int) -> ZooPhaseNow:
    """Markers say in which rounds there are elections. [zoo §5.2]

    Those of the next round can still move: by an election of this round, or by a card in phase E.
    """
    marker = view.presidential if phase == PHASE_A else view.parliamentary
    if not coming:
        begun = has(view.begun, phase)
        played = begun or marker == view.round or (phase == PHASE_D and view.elected)
        return row(phase, played, begun, "marker-here" if played else "marker-later", False)
    played = marker == view.round + 1
    settled = played or (marker > view.round and event_over(view))
    return row(phase, played, False, "marker-there" if played else "marker-elsewhere", not settled)


def event_over(view: ZooView) -> bool:
    """Phase E of this round is over."""
    return has(view.begun, PHASE_F) or has(view.begun, PHASE_G)


def formation_due(view: ZooView) -> bool:
    """Parliament is elected in this round, and the government is still to be formed. [zoo §5d.1]"""
    return (view.parliamentary == view.round or view.elected) and not has(view.begun, PHASE_E)


def motion_then(game: Zoocracy) -> ZooPhaseNow:
    """Phase F of the next round depends on the government and the seats then."""
    if frames.MOTION_EVERY_ROUND in game.programme:
        return row(PHASE_F, True, False, "every-round", True)
    lost = frames.NO_CONFIDENCE in game.programme
    return row(PHASE_F, False, False, "only-if-majority-lost" if lost else "only-if-larger", True)


def motion_now(game: Zoocracy, view: ZooView) -> ZooPhaseNow:
    """Phase F of this round. [zoo §5f.1] [zoo §8.3] [zoo §T5]"""
    if has(view.begun, PHASE_F):
        return row(PHASE_F, True, True, "begun", False)
    if formation_due(view):
        return row(PHASE_F, False, False, "after-formation", True)
    if GOVERNMENT not in view.sides:
        return row(PHASE_F, False, False, "no-government", False)
    if view.failed:
        return row(PHASE_F, False, False, "formation-failed", False)
    if view.offices[LEADER] == NOBODY:
        return row(PHASE_F, False, False, "no-opposition", False)
    if frames.MOTION_EVERY_ROUND in game.programme:
        return row(PHASE_F, True, False, "every-round", False)
    open_still = not has(view.begun, PHASE_G)  # seats may change in phase E
    if frames.TAKEOVER in game.programme:
        more = opposition_larger(view)
        return row(PHASE_F, more, False, "opposition-larger" if more else "opposition-smaller", open_still)
    lost = not game.parliament.has_majority(view)
    return row(PHASE_F, lost, False, "majority-lost" if lost else "majority-held", open_still)


# -- how long it lasts -- [zoo §3.6]


def cards_to_end(view: ZooView) -> int:
    """Among how many undrawn cards the end card is; 0 while others lie above it. Requires that it is not out."""
    deck = view.events
    if deck.stage < len(deck.lengths) - 1 and deck.drawn < deck.lengths[deck.stage]:
        return 0
    return deck.left()


def to_come(game: Zoocracy, view: ZooView) -> tuple[int, ...]:
    """The parts of this round that are on or still to come."""
    return game.programme[max(view.stack[0].step - 1, 0) :] if view.stack else ()


def goals_to_come(game: Zoocracy, view: ZooView) -> int:
    """How many goals one party could still make in this round, at the very most."""
    left = to_come(game, view)
    most = 0
    if frames.PRESIDENTIAL in left and view.presidential == view.round:
        most += game.tables.president_goals
    if frames.PROGRESS_CARDS in left:
        for card in range(1, len(view.pool)):
            if view.pool[card] != DISCARDED and game.card_type[card] == ASSERTIVENESS:
                most += game.tables.assertiveness_goals
    if frames.PROMISED_GOAL in left or frames.NAMED_GOAL in left:
        most += 2 if view.round == game.tables.rounds else 1
    return most


def next_round_chance(game: Zoocracy, view: ZooView) -> ZooNextRound:
    """The chance that there is a next round by the event deck, and why; an estimate where a track might be full before."""
    if view.event != NO_EVENT and game.event_type[view.event] == END:
        return {"odds": [0, 1], "why": "end-card", "estimate": False}
    last = game.tables.goals_last_space
    if max(view.goals) >= last:
        return {"odds": [0, 1], "why": "last-space", "estimate": False}
    left = cards_to_end(view) if view.event == NO_EVENT else 0
    close = max(view.goals) + goals_to_come(game, view) >= last
    if left:
        return {"odds": [left - 1, left], "why": "end-card-below", "estimate": close and left > 1}
    return {
        "odds": [1, 1],
        "why": "cards-above" if view.event == NO_EVENT else "other-event",
        "estimate": close,
    }


def end_card_odds(game: Zoocracy, view: ZooView) -> list[list[int]]:
    """For each round in which the end card may come: [round, part, whole]."""
    if view.event != NO_EVENT and game.event_type[view.event] == END:
        return [[view.round, 1, 1]]
    deck = view.events
    bottom = deck.lengths[len(deck.lengths) - 1]
    left = min(deck.left(), bottom)
    next_draw = view.round if view.event == NO_EVENT else view.round + 1
    above = deck.left() - left
    return [[next_draw + above + place, 1, left] for place in range(left)]


# -- votes and seats --


def species_now(game: Zoocracy, view: ZooView, species: int) -> ZooSpecies:
    """Who would get which votes if it were counted now. [zoo §5c.4] [zoo §5d.13]"""
    row = view.tokens[species]
    first, second = votes(game.tables, species, view.manipulation, view.seasons)
    tied = is_tied(row)
    leader, runner_up = (NOBODY, NOBODY) if tied else leader_and_second(row)  # a tie is never counted
    won = [0] * game.players
    if leader != NOBODY:
        won[leader] = first
    if runner_up != NOBODY:
        won[runner_up] = second
    return {
        "first": first,
        "second": second,
        "leader": leader,
        "runner_up": runner_up,
        "tied": tied,
        "votes": won,
        "blocked": species == view.blockade,
        "manipulated": species == view.manipulation,
    }


def projected(game: Zoocracy, view: ZooView) -> list[int]:
    """The seats if the votes were counted now. [zoo §5c.7]"""
    seats = view.bonus[:]
    for species in range(SPECIES):
        add_votes(game, view, species, view.tokens[species], seats)
    return seats


def add_votes(game: Zoocracy, view: ZooView, species: int, row: list[int], seats: list[int]) -> None:
    first, second = votes(game.tables, species, view.manipulation, view.seasons)
    leader, runner_up = leader_and_second(row)
    if leader != NOBODY:
        seats[leader] += first
    if runner_up != NOBODY:
        seats[runner_up] += second


def additions(game: Zoocracy, view: ZooView) -> list[list[list[int]]]:
    """For the viewer: [species][tokens more, from one] -> the change of every party's seats; empty = a tie or blocked."""
    if view.seat < 0:
        return []
    out: list[list[list[int]]] = []
    most = game.tables.funds_per_species + game.tables.rally_tokens
    for species in range(SPECIES):
        row = view.tokens[species]
        before = [0] * game.players
        add_votes(game, view, species, row, before)
        changes: list[list[int]] = []
        for more in range(1, most + 1):
            after_row = row[:]
            after_row[view.seat] += more
            if species == view.blockade or is_tied(after_row):
                changes.append([])
                continue
            after = [0] * game.players
            add_votes(game, view, species, after_row, after)
            changes.append([after[party] - before[party] for party in range(game.players)])
        out.append(changes)
    return out


# -- government --


def parliament(game: Zoocracy, view: ZooView) -> ZooParliament:
    """The majority, how safe the government is, and which coalitions could just reach it. [zoo §5c.8] [zoo §5d.15]

    Two players have no majority to reach. [zoo §7.1]
    """
    government = side_seats(view, GOVERNMENT)
    return {
        "total": sum(view.seats),
        "majority": view.majority,
        "government": government,
        "opposition": side_seats(view, OPPOSITION),
        "margin": government - view.majority if view.majority and GOVERNMENT in view.sides else None,
        "coalitions": coalitions(view.seats, view.majority) if view.majority else [],
    }


def coalitions(seats: list[int], majority: int) -> list[list[Seat]]:
    """The smallest groups of parties that reach the majority: none of them can be left out."""
    found: list[list[Seat]] = []
    for group in range(1, full(len(seats)) + 1):
        parties = members(group)
        total = 0
        least = seats[parties[0]]
        for seat in parties:
            total += seats[seat]
            least = min(least, seats[seat])
        if total >= majority > total - least:
            found.append(parties)
    return found


def bid_again(view: ZooView) -> bool:
    """Those tied for the presidency bid once more. [zoo §5a.6]"""
    top = view.stack[-1] if view.stack else None
    return top is not None and top.kind == frames.PRESIDENTIAL and top.step > 1


def proposer(view: ZooView) -> Seat:
    """Who is to propose a government now, in the formation or as a motion. [zoo §5d.5] [zoo §5f.2]"""
    top = view.stack[-1] if view.stack else None
    if top is None:
        return NOBODY
    if top.kind == frames.GOVERNMENT:
        order = top.args
        return order[top.step]
    if top.kind in (frames.NO_CONFIDENCE, frames.MOTION_EVERY_ROUND):
        return view.offices[LEADER]
    return NOBODY


def proposal(game: Zoocracy, view: ZooView) -> ZooProposal | None:
    """The proposal that is voted on: what it gives each party, and the seats of all that it gives something."""
    frame = view.stack[-1] if view.stack else None
    if frame is None or frame.kind != frames.VOTE:
        return None
    offices = [0] * game.players
    goals = [0] * game.players
    by, motion, prime, finance, defence, *promised = frame.args
    for party in (prime, finance, defence):
        offices[party] += 1
    for party in promised:
        goals[party] += 1
    named = [seat for seat in range(game.players) if offices[seat] or goals[seat]]
    return {
        "proposer": by,
        "motion": bool(motion),
        "prime": prime,
        "finance": finance,
        "defence": defence,
        "promised": promised,
        "offices": offices,
        "goals": goals,
        "named": named,
        "seats": sum([view.seats[seat] for seat in named]),
    }


def goal_now(game: Zoocracy, view: ZooView) -> ZooGoal:
    """Who makes the promised goal of this round as things stand, and why; from phase G on it is certain.

    Under Resistance it is not: whoever it is may go without. [zoo §5g.2] [zoo §5g.4] [zoo §8.1] [zoo §9b.resistance]
    """
    if formation_due(view):
        return {"parties": [], "why": "after-formation", "estimate": True}
    if goal_over(game, view):
        return {"parties": [], "why": "over", "estimate": False}
    reason = prevented(game, view)
    settled = has(view.begun, PHASE_G)
    if reason in WHY_NO_GOAL:
        return {"parties": [], "why": WHY_NO_GOAL[reason], "estimate": reason == NO_MAJORITY and not settled}
    resisted = view.event != NO_EVENT and game.event_type[view.event] == RESISTANCE
    estimate = resisted or not settled
    if view.caretaker or frames.NAMED_GOAL in game.programme:
        return {"parties": [], "why": "named", "estimate": estimate}
    parties = [view.promises[space] for space in due_spaces(game, view) if view.promises[space] != NOBODY]
    return {"parties": parties, "why": "promised" if parties else "no-promise", "estimate": estimate}


def goal_over(game: Zoocracy, view: ZooView) -> bool:
    """The promised goal of this round has been made, or not."""
    left = to_come(game, view)
    return not (frames.PROMISED_GOAL in left or frames.NAMED_GOAL in left)


def unseen(game: Zoocracy, view: ZooView) -> list[int]:
    """By type of action card, how many the viewer has not located: in the deck or in other hands."""
    counts = [0] * (max(game.card_type) + 1)
    for card in range(1, len(view.pool)):
        if view.pool[card] != DISCARDED and card not in view.hand:
            counts[game.card_type[card]] += 1
    return counts
