"""Figures beside the view, worked out from it alone: where everybody stands, and what each answer would change.

``insights_of`` gives plain data:

* ``states``: for every state on the table, by seat: factor (and its terms), votes and seats now, votes and seats if all
  meetings there were converted; who controls the media, who has an absolute majority, who would win;
* ``coalitions``: every pair of parties with enough in common, and whether it can be formed now;
* ``national``: by seat, the members and points the national opinions bring;
* ``scores``: by seat, the lines of the final account as they stand;
* ``choices``: if the viewer is asked, for each answer the figures that it changes at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hustings.core.action import Action, Decision, Seat
from hustings.core.rng import Rng
from hustings.games.die_macher.classic.knowledge import world_of
from hustings.games.die_macher.classic.phases.conversion import absolute_majority
from hustings.games.die_macher.classic.phases.election import matches
from hustings.games.die_macher.classic.rules import common, controller, factor, members_of, result, votes_for
from hustings.games.die_macher.classic.scoring import scores
from hustings.games.die_macher.classic.state import Board, ClassicState
from hustings.games.die_macher.classic.view import ClassicView
from hustings.games.die_macher.common.cards import NOTHING

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

Change = list[object]


def insights_of(game: Classic, view: ClassicView) -> dict[str, object]:
    return {
        "states": [standing(game, view, board) for board in view.boards],
        "coalitions": coalitions(game, view),
        "national": national(game, view),
        "scores": [list(row) for row in scores(game, view)],
        "choices": choices(game, view),
    }


def standing(game: Classic, view: ClassicView, board: Board) -> dict[str, object]:
    """Where the parties stand in one state, now and if they converted all their meetings there."""
    table = game.facts.seat_tables[board.state]
    factors: list[int] = []
    votes_then: list[int] = []
    for seat in range(game.players):
        by = factor(view.programmes[seat], board, seat)
        factors.append(by)
        gained = votes_for(board.meetings[seat], by)
        votes_then.append(min(board.votes[seat] + gained, game.facts.votes_max))
    active = len(view.boards) > 0 and board is view.boards[0]
    outcome = result(board, view.partners if active else [NOTHING] * game.players)
    return {
        "state": game.names.states[board.state],
        "most_seats": table[len(table) - 1],
        "factor": factors,
        "terms": [terms(view.programmes[seat], board) for seat in range(game.players)],
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
    }


def next_rung(table: Sequence[int], votes: int) -> list[int]:
    """The fewest votes that bring more seats than these, and the seats; empty at the top."""
    for more in range(votes + 1, len(table)):
        if table[more] > table[votes]:
            return [more, table[more]]
    return []


def terms(programme: int, board: Board) -> list[list[int]]:
    """The factor spelled out: every open opinion that the programme shares or contradicts, and what it counts.

    Popularity is the rest of it. [2006 §6.2.8.d] [1997 §5.2.8.d]
    """
    found: list[list[int]] = []
    for card in board.opinions:
        value = 2 if card >> 1 == board.key_topic else 1
        if programme >> card & 1:
            found.append([card, value])
        elif programme >> (card ^ 1) & 1:
            found.append([card, -value])
    return found


def coalitions(game: Classic, view: ClassicView) -> list[dict[str, object]]:
    """Pairs with enough in common. [2006 §6.2.4.a] [2006 §6.2.4.c] [1997 §5.2.4.a] [1997 §5.2.4.c]"""
    found: list[dict[str, object]] = []
    for a in range(game.players):
        for b in range(a + 1, game.players):
            shared = common(view.programmes[a], view.programmes[b])
            if shared >= game.facts.coalition_voluntary:
                tiles = view.boards[0].tiles if view.boards else [0] * game.players
                free = view.partners[a] == NOTHING and view.partners[b] == NOTHING
                votes = view.boards[0].votes if view.boards else [0] * game.players
                found.append(
                    {
                        "seats": [a, b],
                        "common": shared,
                        "cards": members_of(view.programmes[a] & view.programmes[b]),
                        "votes": votes[a] + votes[b],
                        "can_be_forced": shared >= game.facts.coalition_forced,
                        "possible_now": bool(tiles[a] and tiles[b] and free),
                        "formed": view.partners[a] == b,
                    }
                )
    return found


def national(game: Classic, view: ClassicView) -> list[dict[str, int]]:
    """What the national opinions bring each party: members after every election, points at the end."""
    rows: list[dict[str, int]] = []
    for seat in range(game.players):
        members = 0
        points = 0
        for space in matches(view.programmes[seat], view.national):
            members += game.facts.opinion_members[space]
            points += game.facts.opinion_points[space]
            if view.strength[space] > 1:
                points += game.facts.dominant_bonus
        rows.append({"members": members, "points": points})
    return rows


def choices(game: Classic, view: ClassicView) -> list[dict[str, object]]:
    """For each open answer of the viewer, what it changes by itself: name, state or "", seat, before, after."""
    if not 0 <= view.seat < game.players or not view.stack:
        return []
    # Nothing hidden takes part in these answers, so any world the viewer can imagine will do.
    world = world_of(game, view, Rng(b"insights"))
    asked: list[Decision] = []
    for decision in game.pending(world):
        if decision.seat == view.seat and decision.kind in OPEN_KINDS:
            asked.append(decision)
    if not asked or asked[0].space.count() > MOST_CHOICES:
        return []
    before = figures(game, world)
    found: list[dict[str, object]] = []
    for args in asked[0].space:
        after = world.copy()
        game.apply_trusted(after, view.seat, Action(asked[0].kind, args))
        found.append({"args": list(args), "changes": changes(game, before, figures(game, after))})
    return found


Figures = dict[tuple[str, int, Seat], int]


def figures(game: Classic, state: ClassicState) -> Figures:
    """Everything countable on the table, by name, state and seat."""
    found: Figures = {}
    for seat in range(game.players):
        found["money", NOTHING, seat] = state.money[seat]
        found["members", NOTHING, seat] = state.members[seat]
        found["partner", NOTHING, seat] = state.partners[seat]
        for board in state.boards:
            found["factor", board.state, seat] = factor(state.programmes[seat], board, seat)
            found["popularity", board.state, seat] = board.trend[seat]
            found["votes", board.state, seat] = board.votes[seat]
            found["seats", board.state, seat] = game.facts.seat_tables[board.state][board.votes[seat]]
            found["meetings", board.state, seat] = board.meetings[seat]
            found["media", board.state, seat] = board.media[seat]
            found["control", board.state, seat] = int(controller(board) == seat)
    standings = scores(game, state)
    for seat in range(game.players):
        found["score", NOTHING, seat] = sum(standings[seat])
    return found


def changes(game: Classic, before: Figures, after: Figures) -> list[Change]:
    found: list[Change] = []
    for key in before:
        if key in after and after[key] != before[key]:
            name, state, seat = key
            where = "" if state == NOTHING else game.names.states[state]
            found.append([name, where, seat, before[key], after[key]])
    return found
