"""The campaign: the programme, media and opinions, meetings, polls."""

from __future__ import annotations

from hustings.core import Args, Decision, unshift
from hustings.core.bitset import add, members, remove
from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.evaluation import position
from hustings.games.die_macher.classic.evaluation.election import DIE, last_exchange
from hustings.games.die_macher.classic.evaluation.weights import HAND, ClassicWeights
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.phases.conference import card_on
from hustings.games.die_macher.classic.rules import factor, has_topic, votes_for
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import CARDS, NOTHING, topic
from hustings.games.die_macher.common.evaluation import best_exchange, most_of_rivals, variants


def change(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    """The exchange that helps most, if any does."""
    seat = decision.seat
    programme = state.programmes[seat]
    best: Args = (0,)
    most = position.programme_worth(game, state, seat, programme, w) + w.change
    space = decision.space
    for item in space.picks(()):
        if item == 0:
            continue
        for about in space.picks((item,)):
            after = add(remove(programme, card_on(programme, about)), unshift(item))
            value = position.programme_worth(game, state, seat, after, w)
            if value > most:
                best, most = (item, about), value
    return best


def discards(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    """Cards that would not improve the programme anywhere."""
    seat = decision.seat
    programme = state.programmes[seat]
    now = position.programme_worth(game, state, seat, programme, w)
    counts = [0] * CARDS
    for card in state.hands[seat]:
        useful = False
        for old in members(programme):
            if old != card and (topic(old) == topic(card) or not has_topic(programme, card)):
                after = add(remove(programme, old), card)
                if position.programme_worth(game, state, seat, after, w) > now:
                    useful = True
                    break
        if not useful:
            counts[card] += 1
    return tuple(counts)


def place_media(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    """A marker where one may win, or for control of the media."""
    seat = decision.seat
    price = position.money_price(game, state, w) * game.tables.media_price
    best = 0
    most = w.media_price * price
    for item in decision.space.picks(()):
        if item:
            value = media_worth(game, state, seat, unshift(item), w)
            if value > most:
                best, most = item, value
    return (best,)


def media_worth(game: Classic, state: ClassicState, seat: int, i: int, w: ClassicWeights = HAND) -> float:
    board = state.boards[i]
    votes = [position.expected_votes(game, state, i, party, w) for party in range(game.players)]
    chance = position.win_chances(state, board, votes, i, w)[seat]
    number = max(min(state.round + i, game.tables.elections) - 1, 0)
    value = 0.0
    if board.media[seat] == 0:
        value += w.media_win * chance * game.tables.media_points[number]
    rival = most_of_rivals(board.media, seat)
    if board.media[seat] == rival:
        value += w.control
    elif board.media[seat] + 1 == rival:
        value += 0.3 * w.control
    return value


def exchange(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    """Of the opinions of a state whose media the party controls, or where it has a majority."""
    i, _ = state.stack[-1].args
    if len(state.stack) > 1 and state.stack[-2].kind == frames.ELECTION:
        return last_exchange(game, state, decision, w)
    weights = [position.factor_worth(game, state, i, party, w) for party in range(game.players)]
    stands = [[position.holds(programme, card) for card in range(CARDS)] for programme in state.programmes]
    return best_exchange(decision.space, state.boards[i].opinions, stands, weights, decision.seat)


def meetings(
    game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND, zeal: float = 1.0
) -> Args:
    """One after another where it brings most, while it brings more than it costs."""
    seat = decision.seat
    tables = game.tables
    n = len(state.boards)
    chosen = [0] * n
    price = position.money_price(game, state, w) * tables.meeting_price
    supply = state.meetings[seat]
    saving = int(w.saving)
    budget = state.money[seat] - (saving if price > 0.2 and state.money[seat] > saving else 0)
    most = min(supply, max(budget, 0) // tables.meeting_price)
    gains: list[float] = []
    for i in range(n):
        by = factor(state.programmes[seat], state.boards[i], seat)
        value = (by if by > 0 else w.low_factor) * position.vote_worth(game, state, i, seat, w)
        gains.append(value * (1.0 if i == 0 else w.next_state - w.later_state * i) * zeal * w.zeal)
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


def meeting_plans(
    game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND
) -> list[Args]:
    return variants([meetings(game, state, decision, w, zeal) for zeal in (1.0, 3.0, 0.5)])


def convert(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    """When the factor is good, or the board is full; the state that votes now converts all."""
    seat = decision.seat
    (i,) = state.stack[-1].args
    board = state.boards[i]
    by = factor(state.programmes[seat], board, seat)
    everything = board.meetings[seat]
    if (
        i == 0
        or by >= w.convert_factor
        or (everything >= w.convert_full and by >= 1)
        or state.meetings[seat] < 3
    ):
        return (everything,)
    return (0,)


def poll_ceiling(game: Classic, state: ClassicState, seat: int, w: ClassicWeights = HAND) -> float:
    """What a poll is worth at least: two dice of members, or a shift of popularity."""
    price = max(position.money_price(game, state, w), 0.05)
    (i,) = state.stack[-1].args
    value = game.tables.poll_dice * DIE * w.member
    value = max(value, w.poll_trend * position.factor_worth(game, state, i, seat, w))
    return min(max(w.poll_share * value / price, w.poll_least), w.poll_money * state.money[seat] + 1.0)


def bid_for_poll(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    space = decision.space
    if len(space.picks(())) < 2:
        return (0,)
    low = space.picks((1,))[0]
    return (1, low) if low <= poll_ceiling(game, state, decision.seat, w) else (0,)


def publish(game: Classic, state: ClassicState, decision: Decision, w: ClassicWeights = HAND) -> Args:
    """The two lines that help most, if they beat the members for silence."""
    seat = decision.seat
    i, _ = state.stack[-1].args
    board = state.boards[i]
    rated: list[tuple[float, int]] = []
    for party in decision.space.picks(()):
        change = game.tables.polls[state.poll][state.party[party]]
        reached = min(max(board.trend[party] + change, -game.tables.trend_max), game.tables.trend_max)
        steps = reached - board.trend[party]
        value = steps * position.factor_worth(game, state, i, party, w)
        rated.append((value if party == seat else -w.publish_spite * value, party))
    rated.sort(reverse=True)
    chosen: list[int] = []
    total = 0.0
    for value, party in rated[: game.tables.poll_lines]:
        if value > 0:
            chosen.append(party)
            total += value
    if total < game.tables.poll_dice * DIE * w.member:
        return ()
    chosen.sort()
    return tuple(chosen)
