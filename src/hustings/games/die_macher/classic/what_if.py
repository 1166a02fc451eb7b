"""The figures of a classic table that an answer may change, and what sealed or offered answers would come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import Args, Decision
from hustings.core.bitset import size
from hustings.core.event import Log
from hustings.core.role import COUNT, MONEY, NUMBER, SEAT, Role, unshift
from hustings.core.what_if import TABLE, FigureValues
from hustings.games.die_macher.classic.phases.preliminary import carry_out
from hustings.games.die_macher.classic.rules import (
    add_members,
    controller,
    factor,
    order,
    pay,
    receive,
    result,
    votes_for,
)
from hustings.games.die_macher.classic.scoring import scores
from hustings.games.die_macher.classic.state import ClassicState, ClassicView
from hustings.games.die_macher.common.cards import NOTHING

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic

# The most telling first
FIGURES: Final[dict[str, Role]] = {
    "factor": NUMBER,
    "votes": COUNT,
    "seats": COUNT,
    "votes-if-turned": COUNT,
    "seats-if-turned": COUNT,
    "money": MONEY,
    "control": SEAT,
    "leader": SEAT,
    "popularity": NUMBER,
    "meetings": COUNT,
    "media": COUNT,
    "tiles": COUNT,
    "members": COUNT,
    "cards": COUNT,
    "cabinet": COUNT,
    "partner": SEAT,
    "together": COUNT,
    "national-media": COUNT,
    "opinion-members": COUNT,
    "opinion-points": COUNT,
    "points": COUNT,
    "turn": COUNT,
}


def figures(game: Classic, view: ClassicView, origin: ClassicView) -> FigureValues:
    """Every figure by name, place and seat. States keep the place they have in ``origin``."""
    found: FigureValues = {}
    turns = order(view) if view.round and view.start != NOTHING else []
    sheet = scores(game, view)
    for seat in range(game.players):
        place = f"seat:{seat}"
        if view.money[seat] != NOTHING:
            found["money", place, seat] = view.money[seat]
        found["members", place, seat] = view.members[seat]
        found["cards", place, seat] = len(view.hand_ages[seat])
        found["cabinet", place, seat] = size(view.cabinet[seat])
        found["partner", place, seat] = view.partners[seat]
        found["points", place, seat] = sum(sheet[seat])
        found["opinion-points", "national", seat] = sheet[seat][4] + sheet[seat][5]
        found["national-media", "national", seat] = sum(
            [1 for seats in view.national_media if seats >> seat & 1]
        )
        found["opinion-members", "national", seat] = opinion_members(game, view, view.programmes[seat])
        if turns:
            found["turn", place, seat] = turns.index(seat) + 1
    places = {origin.boards[i].state: i for i in range(len(origin.boards))}
    for i in range(len(view.boards)):
        if view.boards[i].state in places:
            state_figures(game, view, i, f"state:{places[view.boards[i].state]}", found)
    return found


def opinion_members(game: Classic, view: ClassicView, programme: int) -> int:
    """The members that the national opinions bring a programme after an election."""
    gained = 0
    for space in range(len(view.national)):
        card = view.national[space]
        if card != NOTHING and programme >> card & 1:
            gained += game.tables.opinion_members[space]
    return gained


def state_figures(game: Classic, view: ClassicView, i: int, place: str, found: FigureValues) -> None:
    board = view.boards[i]
    table = game.tables.seat_tables[board.state]
    most = game.tables.votes_max
    found["control", place, TABLE] = controller(board)
    partners = view.partners if not i else [NOTHING] * game.players
    found["leader", place, TABLE] = result(board, partners).winner if max(board.votes) else NOTHING
    for seat in range(game.players):
        by = factor(view.programmes[seat], board, seat)
        votes = board.votes[seat]
        then = min(votes + votes_for(board.meetings[seat], by), most)
        found["factor", place, seat] = by
        found["popularity", place, seat] = board.trend[seat]
        found["votes", place, seat] = votes
        found["votes-if-turned", place, seat] = then
        found["seats", place, seat] = table[votes]
        found["seats-if-turned", place, seat] = table[then]
        found["meetings", place, seat] = board.meetings[seat]
        found["media", place, seat] = board.media[seat]
        found["tiles", place, seat] = board.tiles[seat]
        partner = partners[seat]
        found["together", place, seat] = votes + board.votes[partner] if partner != NOTHING else 0


# -- what depends on others --


def suppose(game: Classic, world: ClassicState, decision: Decision, args: Args) -> bool:
    """A sealed answer is opened alone, a bid wins, an offer is accepted, cards that were laid are paid, and dice fall
    as they do on average.
    """
    kind, seat = decision.kind, decision.seat
    log = Log(True)
    if kind == "sheet":
        carry_out(game, world, seat, args)
    elif kind == "bid":
        pay(world, seat, args[0], log)
    elif kind == "raise" and args[0]:
        pay(world, seat, args[1], log)
    elif kind == "cabinet":
        pay(world, seat, sum([game.tables.cabinet_costs[unshift(card)] for card in args if card]), log)
    elif kind == "coalition" and args[0]:
        join(world, seat, unshift(args[0]))
    elif kind == "donation":
        donate(game, world, seat, args)
    elif kind == "publish" and not args:
        add_members(world, seat, average(game, game.tables.poll_dice, False))
    else:
        return False
    return True


def join(world: ClassicState, seat: int, other: int) -> None:
    """The two form a coalition."""
    world.partners[seat] = other
    world.partners[other] = seat


def donate(game: Classic, world: ClassicState, seat: int, args: Args) -> None:
    """Money at the price of members, or members for turning it down. [2006 §6.4.2.b] [2006 §6.4.2.c] [1997 §5.4.4.b]"""
    card, accepts = args
    if accepts:
        receive(world, seat, game.tables.donation_amounts[card], Log(True))
        add_members(world, seat, -average(game, game.tables.donation_accept[card], True))
    else:
        add_members(world, seat, average(game, game.tables.donation_refuse[card], False))


def average(game: Classic, dice: int, loss: bool) -> int:
    """How many members so many dice bring or cost on average, to the nearest whole number."""
    faces = game.tables.die
    whole = 1
    rolls: list[tuple[tuple[int, ...], int]] = [((), 1)]  # with their weights
    for _ in range(dice):
        longer: list[tuple[tuple[int, ...], int]] = []
        for rolled, weight in rolls:
            for value in range(len(faces)):
                if faces[value]:
                    longer.append(((*rolled, value), weight * faces[value]))
        rolls = longer
        whole *= sum(faces)
    total = 0
    for rolled, weight in rolls:
        total += weight * (game.edition.loss(rolled) if loss else sum(rolled))
    return (2 * total + whole) // (2 * whole)
