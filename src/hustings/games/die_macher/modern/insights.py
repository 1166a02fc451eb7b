"""What the table shows beside the view: factors, forecasts, and what each choice would change.

Everything follows from the view: it is worked out in a world made from it, and only from
what that world shares with every other world of the same view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import Decision, Seat
from hustings.core.event import Log
from hustings.core.rng import Rng
from hustings.games.die_macher.common.auctions import once_around, sold
from hustings.games.die_macher.common.cards import CARDS, NOTHING, opposite
from hustings.games.die_macher.common.insight_types import MacherAuction, MacherTerm
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.insight_types import (
    ModernForecast,
    ModernInsights,
    ModernParty,
    ModernPolls,
    ModernPreview,
    ModernRegionFigures,
    ModernSeat,
)
from hustings.games.die_macher.modern.phases.election import common, result, with_controller
from hustings.games.die_macher.modern.phases.round import LAST_ROUND, PHASES
from hustings.games.die_macher.modern.rules import controller, in_play, matches, nearest, route, votes_for
from hustings.games.die_macher.modern.scoring import media_points
from hustings.games.die_macher.modern.state import SLOTS, ModernState, ModernView, Region
from hustings.games.die_macher.modern.view import determinize
from hustings.mechanisms.auction import NOBODY
from hustings.mechanisms.ranking import clockwise, leaders

if TYPE_CHECKING:
    from hustings.games.die_macher.modern.game import Modern

# Questions whose every answer is worth a preview: their immediate effect is certain.
PREVIEWED: Final = frozenset(
    ("media", "pay", "main", "secondary", "influence", "publish", "convert", "donation", "swap", "choose")
)
MOST_PREVIEWS: Final = 64


def insights(game: Modern, view: ModernView) -> ModernInsights:
    world = determinize(game, view, Rng(b""))
    boards = [board for board in range(len(world.regions)) if world.regions[board].region != NOTHING]
    return {
        "board": board_in_question(game, view),
        "phase": phase_now(game, view),
        "phases": phases(game, view),
        "ballots": list(game.length.ballots),
        "media_points": list(game.tables.media_points[game.length.first_space :]),
        "turn_order": clockwise(view.first, game.players) if view.first != NOTHING else [],
        "order": route(world),
        "elections": elections(world),
        "regions": [region_figures(game, world, board) for board in boards],
        "auction": auction(game, view),
        "seats": [seat_figures(game, world, view, seat) for seat in range(game.players)],
        "polls": poll_figures(game, view),
        "politicians": list(game.length.politicians),
        "previews": previews(game, world, view),
    }


# -- what is going on --


def board_in_question(game: Modern, view: ModernView) -> int:
    """The board that the question is about; NOTHING where it is about none. [2019 §06.7.b] [2019 §06.9a.a]"""
    if not view.stack:
        return NOTHING
    frame = view.stack[-1]
    boards = in_play(view.regions, view.ballot)
    if frame.kind == frames.INFLUENCE:
        return boards[frame.step]
    if frame.kind == frames.CONVERSION:
        return boards[len(boards) - 1 - frame.step // game.players]
    about = game.phases[frame.kind].args
    board: int = about.get(frame.args, "board") if "board" in about.names else NOTHING
    return board


def phases(game: Modern, view: ModernView) -> list[str]:
    """The phases of this round, in order. [2019 §05.a]"""
    kinds = LAST_ROUND if game.length.is_last(view.round) else PHASES
    return [game.phases[kind].name for kind in kinds]


def phase_now(game: Modern, view: ModernView) -> str:
    """Which of them is on; none before the first round and after the last."""
    return phases(game, view)[view.stack[0].step - 1] if view.stack and view.stack[0].step else ""


def auction(game: Modern, view: ModernView) -> MacherAuction | None:
    """The poll that is being sold or in a hand, or the raise of those tied for first player.

    [2019 §06.8.c] [2019 §06.8.e] [2019 §06.1.c]
    """
    top = view.stack[-1] if view.stack else None
    now = view.auction
    if top is not None and top.kind == frames.POLL:
        buyer, board = top.args
        seats = sold(buyer, range(game.players))
        return {"board": board, "buyer": buyer, "leader": buyer, "high": None, "bidders": seats}
    if top is None or not now.bidders or top.kind not in (frames.AUCTION, frames.FIRST_PLAYER):
        return None
    raising = top.kind == frames.FIRST_PLAYER
    return {
        "board": NOTHING if raising else top.args[0],
        "buyer": NOTHING,
        "leader": now.leader,
        "high": now.high if raising or now.leader != NOBODY else None,
        "bidders": once_around(now),
    }


# -- how things stand --


def elections(state: ModernState) -> dict[str, int]:
    """Which election each board in play is, counted from 0: regions vote in the order of the route."""
    boards = route(state)
    voted = len(state.box) - sum(state.box) - len(boards)
    return {str(boards[place]): voted + place for place in range(len(boards))}


def region_figures(game: Modern, state: ModernState, board: int) -> ModernRegionFigures:
    """Who controls, who would auction, what everyone's meetings would bring, who would win.

    [2019 §06.7.a] [2019 §06.8.b] [2019 §06.9a.c] [2019 §06.9b.a]
    """
    region = state.regions[board]
    counted = region.copy()
    parties: list[ModernParty] = []
    for seat in range(game.players):
        parties.append(party_figures(game, state, region, seat))
        counted.votes[seat] += votes_for(region, state.programmes[seat], seat, region.meetings[seat])
    most = leaders(region.votes, range(game.players))
    number = elections(state)[str(board)] + 1
    now = forecast(game, state, region)
    return {
        "board": board,
        "region": region.region,
        "election": number,
        "votes_now": number <= sum(game.length.ballots[: state.round + 1]),
        "controller": controller(region),
        "auctioneer": nearest(game, state, most),
        "leaders": now["winners"] if max(region.votes) > 0 else [],
        "parties": parties,
        "now": now,
        "counted": forecast(game, state, counted),
        "coalitions": coalitions(game, state, counted),
    }


def party_figures(game: Modern, state: ModernState, region: Region, seat: Seat) -> ModernParty:
    """The vote factor spelled out, and what 0, 1, 2 ... meetings would bring. [2019 §06.9a.c] [2019 §06.9a.d]"""
    programme = state.programmes[seat]
    agree: list[int] = []
    oppose: list[int] = []
    for slot in range(SLOTS):
        stand = stance(region, slot, programme)
        if stand > 0:
            agree.append(slot)
        elif stand < 0:
            oppose.append(slot)
    total = matches(region, programme)
    gains = [votes_for(region, programme, seat, n) for n in range(game.tables.meeting_spaces + 1)]
    votes = region.votes[seat]
    gain = gains[region.meetings[seat]]
    return {
        "seat": seat,
        "votes": votes,
        "meetings": region.meetings[seat],
        "trend": region.trend[seat],
        "agree": agree,
        "oppose": oppose,
        "terms": terms(region, programme),
        "matches": total,
        "factor": max(total, 1),
        "gains": gains,
        "gain": gain,
        "points": game.points_for(region.region, votes),
        "points_counted": game.points_for(region.region, votes + gain),
        "next": next_rung(game, region.region, votes),
    }


def stance(region: Region, slot: int, programme: list[int]) -> int:
    """What an opinion counts for a programme: below zero against it, 0 where it is hidden or of no concern to it."""
    kind = region.opinions[slot]
    if kind == NOTHING or not region.face_up[slot]:
        return 0
    worth = 2 if slot == region.double else 1
    if kind in programme:
        return worth
    return -worth if opposite(kind) in programme else 0


def terms(region: Region, programme: list[int]) -> list[MacherTerm]:
    """The matches spelled out, opinion by opinion."""
    found: list[MacherTerm] = []
    for slot in range(SLOTS):
        worth = stance(region, slot, programme)
        if worth:
            found.append({"card": region.opinions[slot], "worth": worth})
    return found


def next_rung(game: Modern, region: int, votes: int) -> list[int]:
    """The votes that bring more points than these, and the points; empty at the top."""
    ladder = game.tables.points[region]
    now = game.points_for(region, votes)
    for total in range(votes + 1, len(ladder)):
        if ladder[total] > now:
            return [total, ladder[total]]
    return []


def forecast(game: Modern, state: ModernState, region: Region) -> ModernForecast:
    """The result if the region voted with these votes. [2019 §06.9b.b] [2019 §06.9b.f]"""
    winners, points, movers = result(game, state, region)
    moving = [seat for seat in with_controller(game, region, winners, movers) if region.media[seat]]
    return {"winners": winners, "points": points, "media": moving}


def coalitions(game: Modern, state: ModernState, region: Region) -> list[list[int]]:
    """While nobody reaches 50: all that could lift the strongest to it. Leader, partner, common cards, votes together.

    [2019 §06.9b.d]
    """
    out: list[list[int]] = []
    if max(region.votes) >= game.tables.majority:
        return out
    leader = nearest(game, state, leaders(region.votes, range(game.players)))
    for other in range(game.players):
        together = region.votes[leader] + region.votes[other]
        if other != leader and together >= game.tables.majority:
            shared = common(state.programmes[leader], state.programmes[other])
            out.append([leader, other, shared, together])
    return out


def seat_figures(game: Modern, state: ModernState, view: ModernView, seat: Seat) -> ModernSeat:
    """The score so far by its sources; money counts only at the end. [2019 §07.b] [2019 §07.c]"""
    media = media_points(game, state.presence[seat])
    earned = state.vote_points[seat] + state.win_points[seat]
    return {
        "seat": seat,
        "votes": state.vote_points[seat],
        "wins": state.win_points[seat],
        "media": media,
        "base": state.base[seat],
        "total": earned + media + state.base[seat],
        "money": view.money[seat],
        "income": income(game, view, seat),
    }


def income(game: Modern, view: ModernView, seat: Seat) -> int | None:
    """What the seat is about to be paid, between the election and its turn. [2019 §06.9c.a] [2019 §06.9c.b]"""
    for frame in view.stack:
        if frame.kind == frames.PAYMENTS:
            place = (seat - view.first) % game.players
            return view.latest[seat] + view.base[seat] if frame.step <= 2 * place else None
    return None


def poll_figures(game: Modern, view: ModernView) -> ModernPolls:
    """The cards that the top one can be, as this viewer knows: not seen, and with its back. [2019 §06.8.a]"""
    cards: list[int] = []
    for card in range(len(view.polls)):
        if view.polls[card] == NOTHING and game.tables.poll_back[card] == view.poll_back:
            cards.append(card)
    return {"back": view.poll_back, "possible": cards}


# -- what each choice would change --


def previews(game: Modern, world: ModernState, view: ModernView) -> list[ModernPreview]:
    """For the viewer's open question: each answer with what it changes at once.

    Of a purse that is hidden only the change is told. [2019 §02.a]
    """
    out: list[ModernPreview] = []
    hidden = [f"money:{seat}" for seat in range(game.players) if view.money[seat] == NOTHING]
    for decision in game.pending(world):
        if (
            decision.seat == view.seat
            and decision.kind in PREVIEWED
            and decision.space.count() <= MOST_PREVIEWS
        ):
            before = snapshot(game, world)
            for args in decision.space:
                out.append(preview(game, world, before, hidden, decision, args))
    return out


def preview(
    game: Modern,
    world: ModernState,
    before: dict[str, int],
    hidden: list[str],
    decision: Decision,
    args: tuple[int, ...],
) -> ModernPreview:
    after = world.copy()
    frame = after.stack[-1]
    # without settling: what follows by itself may depend on what nobody knows yet
    game.phases[frame.kind].apply(game, after, frame, decision.seat, args, Log(True))
    now = snapshot(game, after)
    changes: dict[str, list[int]] = {}
    for name in now:
        if now[name] != before[name]:
            base = before[name] if name in hidden else 0
            changes[name] = [before[name] - base, now[name] - base]
    return {"kind": decision.kind, "args": list(args), "changes": changes}


def snapshot(game: Modern, state: ModernState) -> dict[str, int]:
    """The public figures a choice can touch, named ``what:seat`` or ``what:board:seat``.

    ``term-3`` is what card 3 counts in the matches.
    """
    out: dict[str, int] = {}
    for seat in range(game.players):
        out[f"money:{seat}"] = state.money[seat]
        out[f"base:{seat}"] = state.base[seat]
        out[f"media-supply:{seat}"] = state.media[seat]
        out[f"meeting-supply:{seat}"] = state.meetings[seat]
    for board in range(len(state.regions)):
        region = state.regions[board]
        if region.region == NOTHING:
            continue
        out[f"controller:{board}"] = controller(region)
        out[f"double:{board}"] = region.double
        for seat in range(game.players):
            where = f"{board}:{seat}"
            out[f"votes:{where}"] = region.votes[seat]
            out[f"trend:{where}"] = region.trend[seat]
            agreement = matches(region, state.programmes[seat])
            gain = votes_for(region, state.programmes[seat], seat, region.meetings[seat])
            out[f"matches:{where}"] = agreement
            out[f"factor:{where}"] = max(agreement, 1)
            for card in range(CARDS):
                out[f"term-{card}:{where}"] = 0
            for term in terms(region, state.programmes[seat]):
                out[f"term-{term['card']}:{where}"] += term["worth"]
            out[f"gain:{where}"] = gain
            out[f"points:{where}"] = game.points_for(region.region, region.votes[seat])
            out[f"votes-if-turned:{where}"] = region.votes[seat] + gain
            out[f"points-if-turned:{where}"] = game.points_for(region.region, region.votes[seat] + gain)
    return out
