"""06.9b and 06.9c: the results of an election, payments and donations."""

from __future__ import annotations

from typing import Final

from hustings.core import Args, Decision, Frame, Log, Phase, Seat, seat_after
from hustings.core.bitset import add, remove
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern import events, questions
from hustings.games.die_macher.modern.rules import Rules, controller, nearest, receive, route
from hustings.games.die_macher.modern.state import ModernState, Region
from hustings.mechanisms.ranking import leaders

# How an election was won
ALONE: Final = 0  # the only party at 50
SEVERAL: Final = 1  # one of several at 50
COALITION: Final = 2
WITHOUT: Final = 3  # most votes, and nobody to reach 50 with


class Election(Phase[Rules, ModernState]):
    """``step`` counts the elections of this round."""

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step == 0:
            state.latest = [0] * game.players
        place = state.begin_step(game.length.ballots[state.round])
        if place >= 0:
            self.hold(game, state, route(state)[place], log)
        return True

    def hold(self, game: Rules, state: ModernState, board: int, log: Log) -> None:
        """Points for votes, then the winners, then the media. [2019 §06.9b.a]"""
        region = state.regions[board]
        safe = controller(region)  # judged before any marker moves [2019 §M40]
        self.score_votes(game, state, board, region, log)
        winners, points, movers = result(game, state, region)
        how = how_won(game, region, winners)
        for seat in winners:
            state.win_points[seat] += points
            partner = sum(winners) - seat if how == COALITION else NOTHING
            votes = region.votes[seat] + (region.votes[partner] if partner != NOTHING else 0)
            log.tell(events.WON, (seat, board, region.region, points, how, partner, votes))
        if safe != NOTHING and safe not in movers:
            movers.append(safe)  # in every case [2019 §06.9b.f] [2019 §M39]
        for seat in movers:
            self.move_marker(game, state, region, seat, log)
        state.held += 1

    def score_votes(self, game: Rules, state: ModernState, board: int, region: Region, log: Log) -> None:
        """What the votes reach on the region's card. [2019 §06.9b.a]"""
        for seat in range(game.players):
            points = game.points_for(region.region, region.votes[seat])
            state.vote_points[seat] += points
            state.latest[seat] += points
            log.tell(events.VOTE_POINTS, (seat, board, region.votes[seat], points))

    def move_marker(self, game: Rules, state: ModernState, region: Region, seat: Seat, log: Log) -> None:
        """From the region, if one is there, to this election's space of the national board. [2019 §06.9b.b]"""
        if region.media[seat]:
            region.media[seat] -= 1
            state.presence[seat] = add(state.presence[seat], state.held)
            log.tell(events.PRESENCE, (seat, state.held))


def how_won(game: Rules, region: Region, winners: list[Seat]) -> int:
    """[2019 §06.9b.b] [2019 §06.9b.c] [2019 §06.9b.d] [2019 §06.9b.e]"""
    if max(region.votes) >= game.tables.majority:
        return ALONE if len(winners) == 1 else SEVERAL
    return COALITION if len(winners) == 2 else WITHOUT


def result(game: Rules, state: ModernState, region: Region) -> tuple[list[Seat], int, list[Seat]]:
    """Who wins at these votes, the points each of them scores, and who moves a media marker for it."""
    tables = game.tables
    votes = region.votes
    strong = [seat for seat in range(game.players) if votes[seat] >= tables.majority]
    best = leaders(votes, range(game.players))
    if len(strong) == 1:
        return strong, tables.win_alone, strong[:]  # [2019 §06.9b.b]
    if strong:
        return strong, tables.win_several, best  # [2019 §06.9b.c]
    leader = nearest(game, state, best)  # [2019 §06.9b.d]
    partner = find_partner(game, state, region, leader)
    if partner != NOTHING:
        return [leader, partner], tables.win_coalition, [leader, partner]
    return [leader], tables.win_without, []  # [2019 §06.9b.e] [2019 §M38]


def find_partner(game: Rules, state: ModernState, region: Region, leader: Seat) -> Seat:
    """The party with most programme cards in common among those that lift the leader to 50, or NOTHING.

    Ties go to the first player, then clockwise. Nobody may refuse, and no common card is needed.
    [2019 §06.9b.d] [2019 §M35] [2019 §M36] [2019 §M37]
    """
    best = NOTHING
    most = -1
    for i in range(game.players):
        seat = seat_after(state.first, i, game.players)
        if seat == leader or region.votes[seat] + region.votes[leader] < game.tables.majority:
            continue
        shared = common(state.programmes[seat], state.programmes[leader])
        if shared > most:
            most = shared
            best = seat
    return best


def common(one: list[int], other: list[int]) -> int:
    """Cards of the same topic and sign."""
    n = 0
    for kind in one:
        if kind in other:
            n += 1
    return n


class Payments(Phase[Rules, ModernState]):
    """Two steps for each party, from the first player clockwise: its income, its donation."""

    def settle(self, game: Rules, state: ModernState, frame: Frame, log: Log) -> bool:
        if frame.step == 2 * game.players:
            state.pop()
            return True
        seat = seat_after(state.first, frame.step // 2, game.players)
        if frame.step % 2 == 0:
            self.pay_out(state, seat, log)
        elif game.length.has_donations(state.round):
            return False
        frame.step += 1
        return True

    def pay_out(self, state: ModernState, seat: Seat, log: Log) -> None:
        """1 for each point for votes just scored, and 1 for each point of the base.

        [2019 §06.9c.a] [2019 §06.9c.b] [2019 §08.h]
        """
        receive(state, seat, state.latest[seat] + state.base[seat])
        log.tell(events.INCOME, (seat, state.latest[seat], state.base[seat]))

    def pending(self, game: Rules, state: ModernState, frame: Frame) -> list[Decision]:
        """One of the cards left, then 1 to accept or 0 to refuse. [2019 §06.9c.c] [2019 §M42]"""
        seat = seat_after(state.first, frame.step // 2, game.players)
        return [Decision(seat, questions.DONATION, game.tables.donation_spaces[state.donations[seat]])]

    def apply(self, game: Rules, state: ModernState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Money costs the base's trust, refusal earns it; the card is gone. [2019 §06.9c.c] [2019 §M41]"""
        card, accepted = args
        money, loss, gain = game.tables.donations[card]
        if accepted:
            receive(state, seat, money)
            state.base[seat] = max(state.base[seat] + loss, 0)
        else:
            state.base[seat] += gain
        state.donations[seat] = remove(state.donations[seat], card)
        log.tell(events.DONATION, (seat, card, accepted))
        frame.step += 1
