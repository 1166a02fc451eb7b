"""The figures of a Zoocracy table that an answer may change, and what sealed answers and proposals would come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import Args, Decision
from hustings.core.event import Log
from hustings.core.role import COUNT, FLAG, MONEY, SEAT, Role
from hustings.core.what_if import TABLE, FigureValues
from hustings.games.zoocracy import frames, roles
from hustings.games.zoocracy.constants import GOVERNMENT, HIDDEN, OFFICES, SPECIES
from hustings.games.zoocracy.governing import take_office
from hustings.games.zoocracy.insights import projected
from hustings.games.zoocracy.rules import campaign_limit, is_tied, leader_and_second, pay, votes
from hustings.games.zoocracy.state import ZooState, ZooView

if TYPE_CHECKING:
    from hustings.games.zoocracy.game import Zoocracy

# The most telling first
FIGURES: Final[dict[str, Role]] = {
    "goals": COUNT,
    "seats": COUNT,
    "seats-if-counted": COUNT,
    "votes": COUNT,
    "food": MONEY,
    "tied": FLAG,
    "tokens": COUNT,
    "support": COUNT,
    "majority": COUNT,
    "blockade": FLAG,
    "manipulation": FLAG,
    "left": COUNT,
    "cards": COUNT,
    "office": SEAT,
    "privilege": FLAG,
    "government": FLAG,
    "promise": SEAT,
    "presidential": roles.ROUND,
    "parliamentary": roles.ROUND,
    "turn": COUNT,
}


def figures(game: Zoocracy, view: ZooView, origin: ZooView) -> FigureValues:
    """Every figure by name, place and seat."""
    found: FigureValues = {}
    for species in range(SPECIES):
        enclosure_figures(game, view, species, found)
    counted = projected(game, view)
    for seat in range(game.players):
        place = f"seat:{seat}"
        if view.funds[seat] != HIDDEN:
            found["food", place, seat] = view.funds[seat]
        found["goals", place, seat] = view.goals[seat]
        found["cards", place, seat] = sum(view.hand_pools[seat])
        found["turn", place, seat] = view.order.index(seat) + 1
        found["seats", "parliament", seat] = view.seats[seat]
        found["seats-if-counted", "parliament", seat] = counted[seat]
        found["government", "parliament", seat] = int(view.sides[seat] == GOVERNMENT)
    for office in range(OFFICES):
        found["office", f"office:{office}", TABLE] = view.offices[office]
        found["privilege", f"office:{office}", TABLE] = int(view.active[office])
    for space in range(len(view.promises)):
        found["promise", f"agenda:{space}", TABLE] = view.promises[space]
    found["majority", "parliament", TABLE] = view.majority
    found["support", "parliament", TABLE] = supported(game, view)
    found["left", "parliament", TABLE] = max(campaign_limit(game, view) - sum(view.placed), 0)
    found["presidential", "calendar", TABLE] = view.presidential
    found["parliamentary", "calendar", TABLE] = view.parliamentary
    return found


def enclosure_figures(game: Zoocracy, view: ZooView, species: int, found: FigureValues) -> None:
    place = f"enclosure:{species}"
    row = view.tokens[species]
    won = [0] * game.players
    tied = is_tied(row)
    if not tied:  # a tie is never counted
        first, second = votes(game.tables, species, view.manipulation, view.seasons)
        leader, runner_up = leader_and_second(row)
        if leader >= 0:
            won[leader] = first
        if runner_up >= 0:
            won[runner_up] = second
    found["tied", place, TABLE] = int(tied)
    found["blockade", place, TABLE] = int(species == view.blockade)
    found["manipulation", place, TABLE] = int(species == view.manipulation)
    for seat in range(game.players):
        found["tokens", place, seat] = row[seat]
        found["votes", place, seat] = won[seat]


def supported(game: Zoocracy, view: ZooView) -> int:
    """The seats of all that the proposal on the table gives something; 0 while there is none. [zoo §5d.8]"""
    frame = view.stack[-1] if view.stack else None
    if frame is None or frame.kind != frames.VOTE:
        return 0
    _proposer, _motion, *named = frame.args
    return sum([view.seats[seat] for seat in range(game.players) if seat in named])


# -- what depends on others --


def suppose(game: Zoocracy, world: ZooState, decision: Decision, args: Args) -> bool:
    """A bid is opened; a proposal is accepted by all that it gives something, and a vote for it by the voter too."""
    kind, seat = decision.kind, decision.seat
    log = Log(True)
    if kind == "bid":
        pay(world, seat, (args[0] + 1) // 2, log)
    elif kind == "president-card" and args[0]:
        world.hands[seat] = world.hands[seat] + world.deck[: game.tables.president_cards]
    elif kind == "propose":
        govern(game, world, seat, args, True)
    elif kind == "motion" and args[0]:
        _move, *terms = args
        govern(game, world, seat, tuple(terms), False)
    elif kind == "vote" and args[0]:
        _proposer, motion, *promised = world.stack[-1].args
        govern(game, world, seat, tuple(promised), not motion)
    else:
        return False
    return True


def govern(game: Zoocracy, world: ZooState, seat: int, terms: Args, anew: bool) -> None:
    parties = [party for party in range(game.players) if party == seat or party in terms]
    take_office(game, world, parties, terms, anew, Log(True))
