"""Figures beside the view, worked out from it alone: where everybody stands, and what each answer would change.

``insights`` gives plain data, shaped as ``insight_types.py`` says:

* ``board``, ``turn_order``, ``phase``, ``phases``, ``ballots``, ``bid_again``, ``talks``, ``auction``: what is going on;
* ``states``: for every state on the table, by seat: factor (and its terms), votes and seats now, votes and seats if all
  meetings there were converted; who controls the media, who has an absolute majority, who would win;
* ``coalitions``: every pair of parties with enough in common, and whether it can be formed now;
* ``national``: by seat, the members and points the national opinions bring;
* ``scores``: by seat, the lines of the final account as they stand;
* ``choices``: if the viewer is asked, for each answer the figures that it changes at once. Of money that the viewer
  cannot see only the change is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hustings.core.action import Action, Decision, Seat, seat_after
from hustings.core.bitset import has, members
from hustings.core.rng import Rng
from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.insight_types import (
    ClassicChoice,
    ClassicCoalition,
    ClassicInsights,
    ClassicNational,
    ClassicScore,
    ClassicStanding,
    ClassicTalks,
)
from hustings.games.die_macher.classic.phases.conversion import absolute_majority
from hustings.games.die_macher.classic.phases.election import matches
from hustings.games.die_macher.classic.rules import (
    common,
    controller,
    factor,
    order,
    result,
    votes_for,
)
from hustings.games.die_macher.classic.scoring import scores
from hustings.games.die_macher.classic.state import ClassicState, ClassicView, StateBoard
from hustings.games.die_macher.classic.view import determinize
from hustings.games.die_macher.common.auctions import ascending, sold
from hustings.games.die_macher.common.cards import CARDS, NOTHING, opposite
from hustings.games.die_macher.common.insight_types import MacherAuction, MacherTerm
from hustings.mechanisms.auction import NOBODY

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic

# Answers whose consequences are in the open: nothing hidden takes part in them.
OPEN_KINDS: Final = frozenset(
    (
        "change",
        "action",
        "coalition",
        "consent",
        "media",
        "exchange",
        "publish",
        "convert",
        "national-media",
        "national-opinion",
    )
)
MOST_CHOICES: Final = 64

Change = list[int | str]


def insights(game: Classic, view: ClassicView) -> ClassicInsights:
    return {
        "board": board_in_question(game, view),
        "turn_order": order(view) if view.round and view.start != NOTHING else [],
        "phase": phase_now(game, view),
        "phases": phases(game, view),
        "ballots": [1] * game.tables.elections,
        "bid_again": view.sealed.waiting() != [] and max(view.bids, default=NOTHING) != NOTHING,
        "states": [standing(game, view, i) for i in range(len(view.boards))],
        "coalitions": coalitions(game, view),
        "talks": talks(game, view),
        "auction": auction(game, view),
        "national": national(game, view),
        "scores": [account(row) for row in scores(game, view)],
        "choices": choices(game, view),
    }


# -- what is going on --


def board_in_question(game: Classic, view: ClassicView) -> int:
    """The state that the phase is about, counted by its election."""
    if not view.stack:
        return NOTHING
    top = view.stack[-1]
    if top.kind == frames.PRIVILEGE:
        return 0  # its opinions go to the national board
    args = game.phases[top.kind].args
    if "board" not in args.names or not args.fits(top.args):
        return NOTHING
    board: int = args.get(top.args, "board")
    return board


def phases(game: Classic, view: ClassicView) -> list[str]:
    """The phases of this round, or before it of the first, in order. [2006 §6.a] [1997 §5.a]"""
    return [game.phases[kind].name for kind in game.programmes[max(view.round, 1)]]


def phase_now(game: Classic, view: ClassicView) -> str:
    """Which of them is on; none before the first round and after the last."""
    if not view.stack or not view.round or not view.stack[0].step:
        return ""
    return phases(game, view)[view.stack[0].step - 1]


def talks(game: Classic, view: ClassicView) -> ClassicTalks | None:
    """Who offers a coalition, who is asked, who has refused it. [2006 §6.2.4.d] [1997 §5.2.4.d]"""
    if not view.stack or view.stack[-1].kind != frames.COALITIONS:
        return None
    top = view.stack[-1]
    asked, *refused = top.args
    return {
        "proposer": seat_after(view.start, top.step, game.players),
        "asked": asked,
        "refused": refused,
    }


def auction(game: Classic, view: ClassicView) -> MacherAuction | None:
    """The poll that is being sold, or that has been sold and not yet been used. [2006 §6.2.7.b] [1997 §5.2.7.b]"""
    top = view.stack[-1] if view.stack else None
    if top is None or top.kind not in (frames.AUCTION, frames.POLL):
        return None
    leader = view.auction.leader
    everyone = range(game.players)
    if top.kind == frames.AUCTION:
        bidders = ascending(view.auction, everyone)
        high = view.auction.high if leader != NOBODY else None
        return {"board": top.args[0], "buyer": NOTHING, "leader": leader, "high": high, "bidders": bidders}
    board, buyer = top.args
    return {
        "board": board,
        "buyer": buyer,
        "leader": buyer,
        "high": view.auction.high,
        "bidders": sold(buyer, everyone),
    }


# -- how things stand --


def standing(game: Classic, view: ClassicView, i: int) -> ClassicStanding:
    """Where the parties stand in one state, now and if they converted all their meetings there."""
    board = view.boards[i]
    table = game.tables.seat_tables[board.state]
    factors: list[int] = []
    votes_then: list[int] = []
    for seat in range(game.players):
        by = factor(view.programmes[seat], board, seat)
        factors.append(by)
        gained = votes_for(board.meetings[seat], by)
        votes_then.append(min(board.votes[seat] + gained, game.tables.votes_max))
    number = election_number(view, i)
    votes_now = number == view.round
    outcome = result(board, view.partners if votes_now else [NOTHING] * game.players)
    sides = [seat for seat in range(game.players) if seat in (outcome.winner, outcome.partner)]
    return {
        "state": game.tables.state_ids[board.state],
        "election": number,
        "votes_now": votes_now,
        "most_seats": table[len(table) - 1],
        "factor": factors,
        "terms": [terms(view.programmes[seat], board) for seat in range(game.players)],
        "times": [max(by, 0) for by in factors],
        "votes": board.votes[:],
        "seats": [table[votes] for votes in board.votes],
        "votes_if_converted": votes_then,
        "seats_if_converted": [table[votes] for votes in votes_then],
        "next": [next_rung(table, votes) for votes in board.votes],
        "media_control": controller(board),
        "absolute_majority": absolute_majority(board),
        "leader": outcome.winner,
        "partner": outcome.partner,
        "narrow": outcome.narrow(),
        "leaders": sides if max(board.votes) > 0 else [],
    }


def election_number(view: ClassicView, i: int) -> int:
    """Which election this is, from 1: states vote in the order in which they came into the game."""
    voted = len(view.states) - sum(view.states) - len(view.boards)
    return voted + i + 1


def next_rung(table: Sequence[int], votes: int) -> list[int]:
    """The fewest votes that bring more seats than these, and the seats; empty at the top."""
    for more in range(votes + 1, len(table)):
        if table[more] > table[votes]:
            return [more, table[more]]
    return []


def terms(programme: int, board: StateBoard) -> list[MacherTerm]:
    """The factor spelled out: every open opinion that the programme shares or contradicts, and what it counts.

    Popularity is the rest of it. [2006 §6.2.8.d] [1997 §5.2.8.d]
    """
    found: list[MacherTerm] = []
    for slot in range(len(board.opinions)):
        card = board.opinions[slot]
        value = 2 if slot == board.key_slot else 1
        if has(programme, card):
            found.append({"card": card, "worth": value})
        elif has(programme, opposite(card)):
            found.append({"card": card, "worth": -value})
    return found


def coalitions(game: Classic, view: ClassicView) -> list[ClassicCoalition]:
    """Pairs with enough in common. [2006 §6.2.4.a] [2006 §6.2.4.c] [1997 §5.2.4.a] [1997 §5.2.4.c]"""
    found: list[ClassicCoalition] = []
    votes = view.boards[0].votes if view.boards else [0] * game.players
    for a in range(game.players):
        for b in range(a + 1, game.players):
            shared = common(view.programmes[a], view.programmes[b])
            if shared >= game.tables.coalition_voluntary:
                found.append(
                    {
                        "seats": [a, b],
                        "common": shared,
                        "cards": members(view.programmes[a] & view.programmes[b]),
                        "votes": votes[a] + votes[b],
                        "can_be_forced": shared >= game.tables.coalition_forced,
                        "possible_now": may_join(game, view, a, b),
                        "formed": view.partners[a] == b,
                    }
                )
    return found


def may_join(game: Classic, view: ClassicView, a: Seat, b: Seat) -> bool:
    """Whether two parties with enough in common can still form a coalition in the talks that are on.

    Both have a tile here, neither is bound, and one of them can still make the offer.
    [2006 §6.2.4.a] [2006 §6.2.4.d] [2006 §H11] [1997 §5.2.4.a] [1997 §5.2.4.d] [1997 §H11]
    """
    now = talks(game, view)
    if now is None or view.partners[a] != NOTHING or view.partners[b] != NOTHING:
        return False
    tiles = view.boards[0].tiles
    if not tiles[a] or not tiles[b]:
        return False
    step = view.stack[-1].step
    for later in range(step + 1, game.players):
        if seat_after(view.start, later, game.players) in (a, b):
            return True
    if now["proposer"] not in (a, b):
        return False
    other = b if now["proposer"] == a else a
    return other not in now["refused"]


def national(game: Classic, view: ClassicView) -> list[ClassicNational]:
    """What the national opinions bring each party: members after every election, points at the end."""
    rows: list[ClassicNational] = []
    for seat in range(game.players):
        members = 0
        points = 0
        for space in matches(view.programmes[seat], view.national):
            members += game.tables.opinion_members[space]
            points += game.tables.opinion_points[space]
            if view.strength[space] > 1:
                points += game.tables.dominant_bonus
        rows.append({"members": members, "points": points})
    return rows


def account(row: tuple[int, int, int, int, int, int]) -> ClassicScore:
    seats, media, members, bonus, opinions, dominant = row
    return {
        "seats": seats,
        "media": media,
        "members": members,
        "bonus": bonus,
        "opinions": opinions,
        "dominant": dominant,
        "total": sum(row),
    }


def choices(game: Classic, view: ClassicView) -> list[ClassicChoice]:
    """For each open answer of the viewer, what it changes by itself: name, state or "", seat, before, after."""
    if not 0 <= view.seat < game.players or not view.stack:
        return []
    # Nothing hidden takes part in these answers, so any world the viewer can imagine will do.
    world = determinize(game, view, Rng(b"insights"))
    asked: list[Decision] = []
    for decision in game.pending(world):
        if decision.seat == view.seat and decision.kind in OPEN_KINDS:
            asked.append(decision)
    if not asked or asked[0].space.count() > MOST_CHOICES:
        return []
    before = figures(game, world)
    hidden = [seat for seat in range(game.players) if view.money[seat] == NOTHING]
    found: list[ClassicChoice] = []
    for args in asked[0].space:
        after = world.copy()
        game.apply_trusted(after, view.seat, Action(asked[0].kind, args))
        found.append({"args": list(args), "changes": changes(game, before, figures(game, after), hidden)})
    return found


Figures = dict[tuple[str, int, Seat], int]


def figures(game: Classic, state: ClassicState) -> Figures:
    """Everything countable on the table, by name, state and seat; ``term-3`` is what card 3 counts in a factor."""
    found: Figures = {}
    for seat in range(game.players):
        found["money", NOTHING, seat] = state.money[seat]
        found["members", NOTHING, seat] = state.members[seat]
        found["partner", NOTHING, seat] = state.partners[seat]
        for board in state.boards:
            table = game.tables.seat_tables[board.state]
            by = factor(state.programmes[seat], board, seat)
            then = min(board.votes[seat] + votes_for(board.meetings[seat], by), game.tables.votes_max)
            found["factor", board.state, seat] = by
            for card in range(CARDS):
                found[f"term-{card}", board.state, seat] = 0
            for term in terms(state.programmes[seat], board):
                found[f"term-{term['card']}", board.state, seat] += term["worth"]
            found["popularity", board.state, seat] = board.trend[seat]
            found["votes", board.state, seat] = board.votes[seat]
            found["seats", board.state, seat] = table[board.votes[seat]]
            found["votes-if-turned", board.state, seat] = then
            found["seats-if-turned", board.state, seat] = table[then]
            found["meetings", board.state, seat] = board.meetings[seat]
            found["media", board.state, seat] = board.media[seat]
            found["control", board.state, seat] = int(controller(board) == seat)
    standings = scores(game, state)
    for seat in range(game.players):
        found["score", NOTHING, seat] = sum(standings[seat])
    return found


def changes(game: Classic, before: Figures, after: Figures, hidden: list[Seat]) -> list[Change]:
    """What differs. Money behind a screen counts from 0: only by how much it changes is told. [2006 §H16] [1997 §H16]"""
    found: list[Change] = []
    for key in before:
        if key in after and after[key] != before[key]:
            name, state, seat = key
            where = "" if state == NOTHING else game.tables.state_ids[state]
            base = before[key] if name == "money" and seat in hidden else 0
            found.append([name, where, seat, before[key] - base, after[key] - base])
    return found
