"""The campaign: programme, media and opinions, meetings, polls, donations."""

from __future__ import annotations

from hustings.core import Args, Decision, unshift
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from hustings.games.die_macher.common.evaluation import best_exchange, most_of_rivals, variants
from hustings.games.die_macher.modern.evaluation import position
from hustings.games.die_macher.modern.evaluation.weights import HAND, ModernWeights
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import controller, holds, matches, route
from hustings.games.die_macher.modern.state import BOARDS, IN_HAND, ModernState


def best_card(game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND) -> Args:
    worth = position.kind_worths(game, state, decision.seat, w)
    programme = state.programmes[decision.seat]
    best = NOTHING
    most = 0.0
    for kind in decision.space.picks(()):
        value = worth[kind] - (w.same_card if kind in programme else 0.0)
        if best == NOTHING or value > most:
            best, most = kind, value
    return (best,)


def platform(game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND) -> Args:
    """The best kinds of different topics, as many as are asked for."""
    worth = position.kind_worths(game, state, decision.seat, w)
    prefix: Args = ()
    space = decision.space
    size = 0
    while True:
        options = space.picks(prefix)
        if not options:
            break
        prefix = (*prefix, options[0])
        size += 1
    best: Args = prefix
    most = -1000.0
    # Few cards: walk over all platforms.
    stack: list[Args] = [()]
    while stack:
        part = stack.pop()
        if len(part) == size:
            value = 0.0
            for kind in part:
                value += worth[kind]
            if value > most:
                best, most = part, value
            continue
        for pick in space.picks(part):
            stack.append((*part, pick))
    return best


def swap(game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND) -> Args:
    worth = position.kind_worths(game, state, decision.seat, w)
    best: Args = ()
    most = w.swap
    for args in list(decision.space):
        gain = 0.0
        for i in range(0, len(args), 2):
            gain += worth[args[i]] - worth[args[i + 1]]
        if gain > most:
            best, most = args, gain
    return best


def media_worth(game: Modern, state: ModernState, board: int, seat: int, w: ModernWeights = HAND) -> float:
    """A marker counts where one wins, and where one has more of them than anyone."""
    region = state.regions[board]
    votes = [position.expected_votes(game, state, board, party, w) for party in range(game.players)]
    chance = position.win_chances(game, state, board, votes, w)[seat]
    points = position.marker_points(game, state, board)
    rival = most_of_rivals(region.media, seat)
    mine = region.media[seat]
    value = 0.0
    if mine == 0:
        value += w.media_win * chance * points
    if mine == rival:  # takes control
        value += w.control + w.control_points * points * (1.0 - chance)
    elif mine + 1 == rival:  # ends another's control
        value += 0.3 * w.control
    elif mine == rival + 1:
        value += w.media_lead * points
    return value


def place_media(game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND) -> Args:
    seat = decision.seat
    best = 0
    most = w.media_price * position.money_price(game, state, w) * game.tables.media_price
    for item in decision.space.picks(()):
        if item:
            value = media_worth(game, state, unshift(item), seat, w)
            if value > most:
                best, most = item, value
    return (best,)


def influence(game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND) -> Args:
    """Of the opinions of a region whose media the party controls."""
    board = route(state)[state.stack[-1].step]
    weights = [position.match_worth(game, state, board, party, w) for party in range(game.players)]
    stands = [[holds(programme, kind) for kind in range(CARDS)] for programme in state.programmes]
    return best_exchange(decision.space, state.regions[board].opinions, stands, weights, decision.seat)


def meetings(
    game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND, zeal: float = 1.0
) -> Args:
    """One after another where it brings most for its price."""
    seat = decision.seat
    tables = game.tables
    chosen = [0] * BOARDS
    price = position.money_price(game, state, w)
    left = state.money[seat] - (int(w.saving) if price > 0.2 else 0)
    supply = state.meetings[seat]
    gains: list[float] = []
    for board in range(BOARDS):
        region = state.regions[board]
        if region.region == NOTHING:
            gains.append(0.0)
            continue
        wait = position.rounds_to(game, state, board) - 1.0
        agreement = max(1, matches(region, state.programmes[seat]))
        value = agreement * position.vote_worth(game, state, board, seat, w)
        gains.append(w.zeal * zeal * value * (1.0 - w.wait * max(wait, 0.0)))
    while supply > 0:
        best = NOTHING
        most = 0.0
        for board in range(BOARDS):
            room = tables.meeting_spaces - state.regions[board].meetings[seat]
            if gains[board] <= 0 or chosen[board] >= room:
                continue
            cost = tables.meeting_cost[chosen[board] + 1] - tables.meeting_cost[chosen[board]]
            net = gains[board] - price * cost
            if cost <= left and net > most:
                best, most = board, net
        if best == NOTHING:
            break
        left -= tables.meeting_cost[chosen[best] + 1] - tables.meeting_cost[chosen[best]]
        chosen[best] += 1
        supply -= 1
    return tuple(chosen)


def meeting_plans(
    game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND
) -> list[Args]:
    return variants([meetings(game, state, decision, w, zeal) for zeal in (1.0, 2.5, 0.6)])


def convert(game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND) -> Args:
    """Trend counts each time: turn in often where it is good, wait where it is not."""
    seat = decision.seat
    values = decision.space.picks(())
    boards = route(state)
    board = boards[len(boards) - 1 - state.stack[-1].step // game.players]
    region = state.regions[board]
    agreement = matches(region, state.programmes[seat])
    full = values[-1] >= game.tables.meeting_spaces - 1
    if (
        (region.trend[seat] >= w.convert_trend and agreement >= w.convert_match)
        or full
        or state.meetings[seat] < 3
    ):
        return (values[-1],)
    return (0,)


def shelf_worth(game: Modern, state: ModernState, w: ModernWeights = HAND) -> float:
    return game.tables.shelved_base * (
        1.0 + position.pay_days(game, state) * position.money_price(game, state, w)
    )


def bid_for_poll(game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND) -> Args:
    seat = decision.seat
    values = decision.space.picks(())
    if len(values) < 2:
        return (0,)
    price = max(position.money_price(game, state, w), 0.1)
    value = w.poll_shelf * shelf_worth(game, state, w)
    if state.poll_back == state.party[seat]:
        (board,) = state.stack[-1].args
        value = max(value, w.poll_trend * position.trend_worth(game, state, board, seat, w))
    ceiling = min(w.poll_share * value / price, w.poll_money * state.money[seat])
    best = values[1] if unshift(values[1]) <= ceiling else 0
    for bid in values[2:]:  # everybody bids once: a low bid is outbid
        if unshift(bid) <= w.poll_jump * ceiling:
            best = bid
    return (best,)


def publish(game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND) -> Args:
    seat = decision.seat
    if len(decision.space.picks(())) < 2:
        return (0,)
    _, board = state.stack[-1].args
    region = state.regions[board]
    lines = game.tables.poll_lines[state.polls.index(IN_HAND)]
    safe = controller(region)
    total = 0.0
    for party in range(game.players):
        steps = lines[state.party[party]]
        if steps < 0 and party == safe:
            continue
        reached = min(max(region.trend[party] + steps, game.trend_min), game.trend_max)
        change = (reached - region.trend[party]) * position.trend_worth(game, state, board, party, w)
        total += change if party == seat else -w.publish_spite * change
    return (1,) if total > shelf_worth(game, state, w) else (0,)


def donation(game: Modern, state: ModernState, decision: Decision, w: ModernWeights = HAND) -> Args:
    space = decision.space
    price = position.money_price(game, state, w)
    pays = position.pay_days(game, state)
    best: Args = ()
    most = -1000.0
    for card in space.picks(()):
        money, loss, gain = game.tables.donations[card]
        accept = w.donation_money * money * price + loss * (1.0 + pays * price)
        refuse = gain * (1.0 + pays * price)
        save = w.donation_save * card if pays > 1 else 0.0
        for answer in space.picks((card,)):
            value = (accept if answer else refuse) - save
            if not best or value > most:
                best, most = (card, answer), value
    return best
