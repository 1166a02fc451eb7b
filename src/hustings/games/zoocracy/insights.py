"""What the table shows beside the view: how things stand, what a choice would do, what is to come.

Plain data, worked out from the view alone, shaped as ``insight_types.py`` says. Reasons are short names; words.py and the pages say them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import Seat
from hustings.core.bitset import full, has, members
from hustings.games.zoocracy import frames
from hustings.games.zoocracy.constants import (
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
    PHASE_F,
    PHASES,
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
    ZooSupply,
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
        "last_round": last_round_odds(game, view),
        "species": [species_now(game, view, species) for species in range(SPECIES)],
        "projection": {"seats": seats, "majority": game.parliament.majority(sum(seats))},
        "additions": additions(game, view),
        "campaign_limit": campaign_limit(game, view),
        "food_supply": food_supply(game, view),
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
    """Each phase of this round (0) or the next (1): whether it is played as things stand, has begun, and why."""
    here, elsewhere = ("marker-there", "marker-elsewhere") if coming else ("marker-here", "marker-later")
    phases: list[ZooPhaseNow] = []
    for phase in range(len(PHASES)):
        begun = coming == 0 and has(view.begun, phase)
        played, why = True, "always"
        if phase in (PHASE_A, PHASE_C, PHASE_D):
            marker = view.presidential if phase == PHASE_A else view.parliamentary
            played = begun or marker == view.round + coming
            why = here if played else elsewhere
        elif phase == PHASE_F and not coming:
            played, why = motion_now(game, view, begun)
        elif phase == PHASE_F and frames.MOTION_EVERY_ROUND not in game.programme:
            played = False  # it depends on the seats then
            why = "only-if-majority-lost" if frames.NO_CONFIDENCE in game.programme else "only-if-larger"
        phases.append({"phase": PHASES[phase], "played": played, "begun": begun, "why": why})
    return {"round": view.round + coming, "phases": phases}


def motion_now(game: Zoocracy, view: ZooView, begun: bool) -> tuple[bool, str]:
    """Whether phase F is played in this round as things stand, and why. [zoo §5f.1] [zoo §8.3] [zoo §T5]"""
    if GOVERNMENT not in view.sides:
        return begun, "no-government"
    if view.failed:
        return begun, "formation-failed"
    if view.offices[LEADER] == NOBODY:
        return begun, "no-opposition"
    if frames.TAKEOVER in game.programme:
        more = opposition_larger(view)
        return begun or more, "opposition-larger" if more else "opposition-smaller"
    if frames.MOTION_EVERY_ROUND in game.programme:
        return True, "every-round"
    lost = not game.parliament.has_majority(view)
    return begun or lost, "majority-lost" if lost else "majority-held"


# -- how long it lasts -- [zoo §3.6]


def cards_to_end(view: ZooView) -> int:
    """Among how many undrawn cards the end card is; 0 while others lie above it. Requires that it is not out."""
    deck = view.events
    if deck.stage < len(deck.lengths) - 1 and deck.drawn < deck.lengths[deck.stage]:
        return 0
    return deck.left()


def next_round_chance(game: Zoocracy, view: ZooView) -> ZooNextRound:
    """The chance that there is a next round, as far as the event deck decides, and why."""
    if view.event != NO_EVENT and game.event_type[view.event] == END:
        return {"odds": [0, 1], "why": "end-card"}
    if max(view.goals) >= game.tables.goals_last_space:
        return {"odds": [0, 1], "why": "last-space"}
    if view.event != NO_EVENT:
        return {"odds": [1, 1], "why": "other-event"}
    left = cards_to_end(view)
    if left == 0:
        return {"odds": [1, 1], "why": "cards-above"}
    return {"odds": [left - 1, left], "why": "end-card-below"}


def last_round_odds(game: Zoocracy, view: ZooView) -> list[list[int]]:
    """For each round that may be the last: [round, part, whole], as far as the event deck decides."""
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
    leader, runner_up = leader_and_second(row)
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
        "tied": is_tied(row),
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


def food_supply(game: Zoocracy, view: ZooView) -> ZooSupply:
    """How much food the supply has for each party, where it can run out. [zoo §B15] [zoo §7.4]"""
    if not game.limited_supply:
        return {"limited": False, "left": []}
    return {"limited": True, "left": [game.supply.left(view, seat) for seat in range(game.players)]}


# -- government --


def parliament(game: Zoocracy, view: ZooView) -> ZooParliament:
    """The majority, how safe the government is, and which coalitions could just reach it. [zoo §5c.8] [zoo §5d.15]"""
    government = side_seats(view, GOVERNMENT)
    return {
        "total": sum(view.seats),
        "majority": view.majority,
        "government": government,
        "opposition": side_seats(view, OPPOSITION),
        "margin": government - view.majority if view.majority and GOVERNMENT in view.sides else 0,
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
    """Who would make the promised goal of this round as things stand, and why. [zoo §5g.2] [zoo §5g.4] [zoo §8.1]"""
    parties: list[Seat] = []
    reason = prevented(game, view)
    if reason in WHY_NO_GOAL:
        why = WHY_NO_GOAL[reason]
    elif view.caretaker or frames.NAMED_GOAL in game.programme:
        why = "named"
    else:
        parties = [view.promises[space] for space in due_spaces(game, view) if view.promises[space] != NOBODY]
        why = "promised" if parties else "no-promise"
    return {"parties": parties, "why": why}


def unseen(game: Zoocracy, view: ZooView) -> list[int]:
    """By type of action card, how many the viewer has not located: in the deck or in other hands."""
    counts = [0] * (max(game.card_type) + 1)
    for card in range(1, len(view.pool)):
        if view.pool[card] != DISCARDED and card not in view.hand:
            counts[game.card_type[card]] += 1
    return counts
