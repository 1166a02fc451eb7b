"""The campaign: the programme, media and opinions, meetings, polls."""

from __future__ import annotations

from typing import Final

from hustings.core import Args, Decision, unshift
from hustings.core.bitset import add, members, remove
from hustings.games.die_macher.classic.evaluation import position
from hustings.games.die_macher.classic.evaluation.election import DIE
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.conference import card_on
from hustings.games.die_macher.classic.rules import factor, has_topic, votes_for
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS, NOTHING, topic
from hustings.games.die_macher.common.evaluation import best_exchange, most_of_rivals, variants

CONTROL: Final = 3.5  # to control the media of a state for a round
SAVING: Final = 4  # money kept back from meetings, for polls


def change(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """The exchange that helps most, if any does."""
    seat = decision.seat
    programme = state.programmes[seat]
    best: Args = (0,)
    most = position.programme_worth(game, state, seat, programme) + 1.0
    space = decision.space
    for item in space.picks(()):
        if item == 0:
            continue
        for about in space.picks((item,)):
            after = add(remove(programme, card_on(programme, about)), unshift(item))
            value = position.programme_worth(game, state, seat, after)
            if value > most:
                best, most = (item, about), value
    return best


def discards(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """Cards that would not improve the programme anywhere."""
    seat = decision.seat
    programme = state.programmes[seat]
    now = position.programme_worth(game, state, seat, programme)
    counts = [0] * CARDS
    for card in state.hands[seat]:
        useful = False
        for old in members(programme):
            if old != card and (topic(old) == topic(card) or not has_topic(programme, card)):
                after = add(remove(programme, old), card)
                if position.programme_worth(game, state, seat, after) > now:
                    useful = True
                    break
        if not useful:
            counts[card] += 1
    return tuple(counts)


def place_media(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """A marker where one may win, or for control of the media."""
    seat = decision.seat
    price = position.money_price(game, state) * game.tables.media_price
    best = 0
    most = 1.15 * price
    for item in decision.space.picks(()):
        if item:
            value = media_worth(game, state, seat, unshift(item))
            if value > most:
                best, most = item, value
    return (best,)


def media_worth(game: Classic, state: ClassicState, seat: int, i: int) -> float:
    board = state.boards[i]
    votes = [position.expected_votes(game, state, i, party) for party in range(game.players)]
    chance = position.win_chances(state, board, votes, i)[seat]
    number = max(min(state.round + i, game.tables.elections) - 1, 0)
    value = 0.0
    if board.media[seat] == 0:
        value += chance * game.tables.media_points[number]
    rival = most_of_rivals(board.media, seat)
    if board.media[seat] == rival:
        value += CONTROL
    elif board.media[seat] + 1 == rival:
        value += 0.3 * CONTROL
    return value


def exchange(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """Of the opinions of a state whose media the party controls."""
    i, _ = state.stack[-1].args
    weights = [position.factor_worth(game, state, i, party) for party in range(game.players)]
    stands = [[position.holds(programme, card) for card in range(CARDS)] for programme in state.programmes]
    return best_exchange(decision.space, state.boards[i].opinions, stands, weights, decision.seat)


def meetings(game: Classic, state: ClassicState, decision: Decision, zeal: float = 1.0) -> Args:
    """One after another where it brings most, while it brings more than it costs."""
    seat = decision.seat
    tables = game.tables
    n = len(state.boards)
    chosen = [0] * n
    price = position.money_price(game, state) * tables.meeting_price
    supply = state.meetings[seat]
    budget = state.money[seat] - (SAVING if price > 0.2 and state.money[seat] > SAVING else 0)
    most = min(supply, max(budget, 0) // tables.meeting_price)
    gains: list[float] = []
    for i in range(n):
        by = factor(state.programmes[seat], state.boards[i], seat)
        value = (by if by > 0 else 0.45) * position.vote_worth(game, state, i, seat)
        gains.append(value * (1.0 if i == 0 else 0.85 - 0.1 * i) * zeal)
    for _ in range(most):
        best = NOTHING
        for i in range(n):
            board = state.boards[i]
            room = min(tables.meetings_per_state, tables.meeting_spaces - board.meetings[seat])
            if chosen[i] < room and (best == NOTHING or gains[i] > gains[best]):
                by = factor(state.programmes[seat], board, seat)
                votes = board.votes[seat] + votes_for(board.meetings[seat] + chosen[i], by)
                if votes < tables.votes_max:
                    best = i
        if best == NOTHING or gains[best] < price:
            break
        chosen[best] += 1
    return tuple(chosen)


def meeting_plans(game: Classic, state: ClassicState, decision: Decision) -> list[Args]:
    return variants([meetings(game, state, decision, zeal) for zeal in (1.0, 3.0, 0.5)])


def convert(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """When the factor is good, or the board is full; the state that votes now converts all."""
    seat = decision.seat
    (i,) = state.stack[-1].args
    board = state.boards[i]
    by = factor(state.programmes[seat], board, seat)
    everything = board.meetings[seat]
    if i == 0 or by >= 3 or (everything >= 8 and by >= 1) or state.meetings[seat] < 3:
        return (everything,)
    return (0,)


def poll_ceiling(game: Classic, state: ClassicState, seat: int) -> float:
    """What a poll is worth at least: two dice of members, or a shift of popularity."""
    price = max(position.money_price(game, state), 0.05)
    (i,) = state.stack[-1].args
    value = game.tables.poll_dice * DIE * 1.15
    value = max(value, 0.8 * position.factor_worth(game, state, i, seat))
    return min(0.75 * value / price, 0.45 * state.money[seat] + 1.0)


def bid_for_poll(game: Classic, state: ClassicState, decision: Decision) -> Args:
    space = decision.space
    if len(space.picks(())) < 2:
        return (0,)
    low = space.picks((1,))[0]
    return (1, low) if low <= poll_ceiling(game, state, decision.seat) else (0,)


def publish(game: Classic, state: ClassicState, decision: Decision) -> Args:
    """The two lines that help most, if they beat the members for silence."""
    seat = decision.seat
    i, _ = state.stack[-1].args
    board = state.boards[i]
    rated: list[tuple[float, int]] = []
    for party in decision.space.picks(()):
        change = game.tables.polls[state.poll][state.party[party]]
        reached = min(max(board.trend[party] + change, -game.tables.trend_max), game.tables.trend_max)
        steps = reached - board.trend[party]
        value = steps * position.factor_worth(game, state, i, party)
        rated.append((value if party == seat else -0.35 * value, party))
    rated.sort(reverse=True)
    chosen: list[int] = []
    total = 0.0
    for value, party in rated[: game.tables.poll_lines]:
        if value > 0:
            chosen.append(party)
            total += value
    if total < game.tables.poll_dice * DIE * 1.15:
        return ()
    chosen.sort()
    return tuple(chosen)
