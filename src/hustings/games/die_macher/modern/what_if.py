"""The figures of a 2019 table that an answer may change, and what sealed or offered answers would come to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import Args, Decision
from hustings.core.bitset import size
from hustings.core.role import COUNT, MONEY, NUMBER, SEAT, Role, unshift
from hustings.core.what_if import TABLE, FigureValues
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.phases.programme import NOTHING as TAKE_NOTHING
from hustings.games.die_macher.modern.phases.programme import TWO
from hustings.games.die_macher.modern.phases.setup import carry_out
from hustings.games.die_macher.modern.rules import controller, matches, pay, votes_for
from hustings.games.die_macher.modern.scoring import media_points
from hustings.games.die_macher.modern.state import ModernState, ModernView
from hustings.mechanisms.ranking import clockwise

if TYPE_CHECKING:
    from hustings.games.die_macher.modern.game import Modern

# The most telling first
FIGURES: Final[dict[str, Role]] = {
    "factor": NUMBER,
    "agreement": NUMBER,
    "votes": COUNT,
    "seats": COUNT,
    "votes-if-turned": COUNT,
    "seats-if-turned": COUNT,
    "money": MONEY,
    "control": SEAT,
    "trend": NUMBER,
    "meetings": COUNT,
    "media": COUNT,
    "politicians": COUNT,
    "base": COUNT,
    "cards": COUNT,
    "national-media": COUNT,
    "points": COUNT,
    "turn": COUNT,
}


def figures(game: Modern, view: ModernView, origin: ModernView) -> FigureValues:
    """Every figure by name, place and seat; a region that has left its board has none."""
    found: FigureValues = {}
    turns = clockwise(view.first, game.players) if view.first != NOTHING else []
    for seat in range(game.players):
        place = f"seat:{seat}"
        if view.money[seat] != NOTHING:
            found["money", place, seat] = view.money[seat]
        found["base", place, seat] = view.base[seat]
        found["cards", place, seat] = view.hand_sizes[seat]
        found["national-media", "national", seat] = size(view.presence[seat])
        media = media_points(game, view.presence[seat])
        earned = view.vote_points[seat] + view.win_points[seat]
        found["points", place, seat] = earned + media + view.base[seat]
        if turns:
            found["turn", place, seat] = turns.index(seat) + 1
    for board in range(len(view.regions)):
        card = view.regions[board].region
        if card != NOTHING and card == origin.regions[board].region:
            region_figures(game, view, board, found)
    return found


def region_figures(game: Modern, view: ModernView, board: int, found: FigureValues) -> None:
    region = view.regions[board]
    place = f"state:{board}"
    found["control", place, TABLE] = controller(region)
    for seat in range(game.players):
        votes = region.votes[seat]
        then = votes + votes_for(region, view.programmes[seat], seat, region.meetings[seat])
        agreement = matches(region, view.programmes[seat])
        found["agreement", place, seat] = agreement
        found["factor", place, seat] = max(agreement, 1)
        found["trend", place, seat] = region.trend[seat]
        found["votes", place, seat] = votes
        found["votes-if-turned", place, seat] = then
        found["seats", place, seat] = game.points_for(region.region, votes)
        found["seats-if-turned", place, seat] = game.points_for(region.region, then)
        found["meetings", place, seat] = region.meetings[seat]
        found["media", place, seat] = region.media[seat]
        found["politicians", place, seat] = region.row_seats.count(seat)


# -- what depends on others --


def suppose(game: Modern, world: ModernState, decision: Decision, args: Args) -> bool:
    """A sealed answer is opened alone, a bid wins, a politician who was sent is paid."""
    kind, seat = decision.kind, decision.seat
    if kind == "package":
        carry_out(game, world, seat, args)
    elif kind == "bid":
        pay(world, seat, args[0])
    elif kind in ("raise", "poll-bid") and args[0]:
        pay(world, seat, unshift(args[0]))
    elif kind == "programme":
        world.programmes[seat] = list(args)
    elif kind == "draft":
        world.programmes[seat] = [*world.programmes[seat], *args]
    elif kind == "hold":
        world.hands[seat] = list(args)
    elif kind == "take" and args[0] != TAKE_NOTHING:
        world.hands[seat] = world.hands[seat] + [0] * (2 if args[0] == TWO else 1)
    elif kind == "send":
        prices = [game.tables.politicians[unshift(envoy)].cost for envoy in args if envoy]
        pay(world, seat, sum(prices))
    else:
        return False
    return True
