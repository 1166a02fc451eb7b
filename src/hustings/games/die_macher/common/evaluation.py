"""What bots work out alike in all editions of Die Macher."""

from __future__ import annotations

from typing import Final

from hustings.core import Args, Rng, Space, shift, unshift

EXCHANGE: Final = 0.2  # points that an exchange of opinions must bring at least
SPITE: Final = 0.25  # a point of a rival's, to oneself

Rated = list[tuple[float, int, int]]  # what a card is worth on a board


def sealed_bid(least: int, money: int, bid: float, share: float, rng: Rng) -> int:
    """From ``least`` on, below ``bid`` and a share of the money: hard to foresee."""
    return min(least + rng.below(max(int(bid + share * money), 1)), money)


def variants(plans: list[Args]) -> list[Args]:
    """The different ones among these, and the first with each of its places left empty."""
    found: list[Args] = []
    for plan in plans:
        if plan not in found:
            found.append(plan)
    base = plans[0]
    for i in range(len(base)):
        less = (*base[:i], 0, *base[i + 1 :])
        if base[i] and less not in found:
            found.append(less)
    return found


def card_plans(best: list[int], rated: Rated, most: int) -> list[Args]:
    """The best cards for the boards; then none, and each card alone, the best first."""
    plans = [tuple(best)]
    if most > 1:
        none = (0,) * len(best)
        if none not in plans:
            plans.append(none)
        for _, card, board in rated:
            single = (*none[:board], shift(card), *none[board + 1 :])
            if single not in plans and len(plans) < most:
                plans.append(single)
    return plans


def best_exchange(
    space: Space, opinions: list[int], stands: list[list[int]], weights: list[float], seat: int
) -> Args:
    """Let people think as the party does, and not as its rivals do: an open opinion, and the card for it.

    ``stands``: by party and card, 1 if its programme has the card, -1 if it has the opposite;
    ``weights``: what a match is worth to each party.
    """
    best: Args = (0,)
    most = EXCHANGE
    for item in space.picks(()):
        if item == 0:
            continue
        out = opinions[unshift(item)]
        for card in space.picks((item,)):
            gain = 0.0
            for party in range(len(stands)):
                change = (stands[party][card] - stands[party][out]) * weights[party]
                gain += change if party == seat else -SPITE * change
            if gain > most:
                best, most = (item, card), gain
    return best


def most_of_rivals(counts: list[int], seat: int) -> int:
    """The most that any other party has."""
    most = 0
    for party in range(len(counts)):
        if party != seat:
            most = max(most, counts[party])
    return most
