"""What is not possible, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hustings.core.action import Decision, Seat
from hustings.core.bitset import has, members
from hustings.core.message import Message, Value
from hustings.core.refusal import Refusals, plain
from hustings.core.role import shift, unshift
from hustings.core.space import Args
from hustings.games.die_macher.classic import questions
from hustings.games.die_macher.classic.insights import board_in_question
from hustings.games.die_macher.classic.rules import common, controller, fits
from hustings.games.die_macher.classic.state import ClassicView, StateBoard
from hustings.games.die_macher.classic.tables import KEY_ISSUE, MEDIA_SWAP
from hustings.games.die_macher.classic.text import (
    board_name,
    card_name,
    seat_name,
    topic_name,
)
from hustings.games.die_macher.common.cards import CARDS, NOTHING, TOPICS, topic

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic

Values = dict[str, Value]


class ClassicRefusals(Refusals["Classic", ClassicView]):
    def tries(self, game: Classic, view: ClassicView, decision: Decision, prefix: Args) -> Sequence[int]:
        question, n = decision.question, len(prefix)
        if question is questions.PARTY:
            return range(len(game.tables.tenets))
        if question is questions.CABINET:
            return [0, *[shift(card) for card in members(game.tables.cabinet_used)]]
        if question is questions.COALITION:
            return [0, *[shift(seat) for seat in range(game.players) if seat != view.seat]]
        if question is questions.MEDIA:
            return range(len(view.boards) + 1)
        if question is questions.RAISE and not n:
            return (0, 1)
        if question is questions.PUBLISH:
            return [seat for seat in range(game.players) if not prefix or seat > prefix[-1]]
        if question is questions.DONATION and not n:
            return members(game.tables.donation_used)
        return self.card_tries(game, view, decision, prefix)

    def card_tries(self, game: Classic, view: ClassicView, decision: Decision, prefix: Args) -> Sequence[int]:
        """For questions about programme cards, opinions and actions."""
        question, n = decision.question, len(prefix)
        if question is questions.CHANGE:
            held = view.programmes[view.seat]
            if n:
                return [about for about in range(TOPICS) if held >> about * 2 & 3]
            return [0, *[shift(card) for card in sorted(set(view.hand))]]
        if question is questions.ACTION:
            return self.action_tries(game, view, prefix)
        if question is questions.EXCHANGE:
            board = view.boards[board_in_question(game, view)]
            if n:
                return [card for card in range(CARDS) if view.pool[card]]
            return range(len(board.opinions) + 1)
        if question is questions.NATIONAL_OPINION:
            return range(len(view.national)) if n else range(len(view.boards[0].opinions) + 1)
        return ()  # all that could be meant is possible

    def action_tries(self, game: Classic, view: ClassicView, prefix: Args) -> Sequence[int]:
        printed = printed_actions(game, view)
        if not prefix:
            return range(len(printed))
        if printed[prefix[0]][0] == KEY_ISSUE:
            return ()
        return [seat for seat in range(game.players) if seat != view.seat]

    def amounts(self, game: Classic, view: ClassicView, decision: Decision, prefix: Args) -> bool:
        if decision.question is questions.RAISE:
            return len(prefix) == 1
        if decision.question is questions.DISCARD:
            return len(prefix) in view.hand
        return decision.question in (questions.BID, questions.MEETINGS, questions.CONVERT)

    def why(
        self, game: Classic, view: ClassicView, decision: Decision, prefix: Args, pick: int, rest: Args
    ) -> Message | None:
        question = decision.question
        if prefix and question is not questions.ACTION and not decision.space.picks(prefix):
            return None  # there is nothing more to choose
        said: Message | None = None
        if question is questions.PARTY and pick in view.party:
            said = no("party", game.edition.cite.party)
        elif question in (questions.BID, questions.RAISE):
            said = bid(game, view, decision, prefix, pick)
        elif question is questions.DISCARD and len(prefix) < CARDS:
            values: Values = {"card": card_name(game, len(prefix)), "count": view.hand.count(len(prefix))}
            said = no("discard", game.edition.cite.discard, values)
        elif question is questions.CHANGE:
            said = change(game, view, prefix, pick)
        elif question is questions.CABINET:
            said = cabinet(game, view, prefix, pick)
        elif question is questions.ACTION:
            said = action(game, view, prefix, pick)
        elif question is questions.COALITION:
            said = coalition(game, view, unshift(pick))
        elif question is questions.MEDIA:
            said = media(game, view, unshift(pick))
        elif question is questions.EXCHANGE:
            said = exchange(game, view, prefix, pick)
        elif question is questions.MEETINGS:
            said = meetings(game, view, prefix, pick)
        else:
            said = later(game, view, decision, prefix, pick)
        return plain(decision.space.rule) if said is None else said


def no(name: str, rule: str, values: Values | None = None) -> Message:
    return Message(f"classic-no-{name}", values, rule)


def printed_actions(game: Classic, view: ClassicView) -> tuple[tuple[int, int], ...]:
    (board,) = view.stack[-1].args
    return game.tables.cabinet_actions[unshift(view.played[view.seat][board])]


# -- bids and cards --


def bid(game: Classic, view: ClassicView, decision: Decision, prefix: Args, pick: int) -> Message:
    money = view.money[view.seat]
    if decision.question is questions.BID:
        first = view.bids[view.seat]
        if pick < first:
            return no("below-first", game.edition.cite.rebid, {"first": first})
        return no("money", game.edition.cite.bid, {"money": money})
    least = max(view.auction.high + 1, game.tables.poll_minimum_bid)
    if prefix and pick < least:
        return no("higher", game.edition.cite.poll_bid, {"least": least})
    return no("raise", game.edition.cite.poll_bid, {"least": least, "money": money})


def change(game: Classic, view: ClassicView, prefix: Args, pick: int) -> Message | None:
    """Not in hand, against the tenet, or a topic twice. [2006 §6.2.2.d] [1997 §5.2.2.c] [1997 §V.b]"""
    if prefix:
        if not 0 <= pick < TOPICS:
            return None
        card = unshift(prefix[0])
        held = view.programmes[view.seat] >> topic(card) * 2 & 3
        values: Values = {"card": card_name(game, card), "topic": topic_name(game, topic(card))}
        return no("same-topic", game.edition.cite.change, values) if held else None
    card = unshift(pick)
    if not 0 <= card < CARDS:
        return None
    if card not in view.hand:
        return no("card", game.edition.cite.change, {"card": card_name(game, card)})
    return no("tenet", game.edition.cite.tenet, {"card": card_name(game, card)})


def cabinet(game: Classic, view: ClassicView, prefix: Args, pick: int) -> Message | None:
    card = unshift(pick)
    if card < 0 or not has(game.tables.cabinet_used, card):
        return None
    if pick in prefix:
        return no("card-laid", game.edition.cite.placing)
    if not has(view.cabinet[view.seat], card):
        return no("card-used", game.edition.cite.cabinet_used)
    costs = game.tables.cabinet_costs
    money = view.money[view.seat] - sum([costs[unshift(laid)] for laid in prefix if laid])
    return no("price", game.edition.cite.cabinet_money, {"price": costs[card], "money": money})


def action(game: Classic, view: ClassicView, prefix: Args, pick: int) -> Message | None:
    """[2006 §6.2.3.f] [2006 §6.2.3.g] [2006 §P6] [1997 §5.2.3.f] [1997 §5.2.3.g] [1997 §P6]"""
    printed = printed_actions(game, view)
    (i,) = view.stack[-1].args
    board = view.boards[i]
    values: Values = {"state": board_name(game, view, i)}
    kind = printed[prefix[0]][0] if prefix else printed[pick][0] if 0 <= pick < len(printed) else NOTHING
    if kind == KEY_ISSUE:
        return (
            no("key-issue", game.edition.cite.key_issue, values)
            if board.opinions
            else no("no-opinion", game.edition.cite.key_issue, values)
        )
    if kind != MEDIA_SWAP:
        return no("self", game.edition.cite.rival_trend) if prefix and pick == view.seat else None
    if prefix and 0 <= pick < game.players:
        if pick == view.seat:
            return no("self", game.edition.cite.media_swap)
        return no("marker-of", game.edition.cite.media_swap, values)
    price = game.tables.swap_to_owner + game.tables.swap_to_bank
    if not view.media[view.seat]:
        return no("own-marker", game.edition.cite.swap_needs)
    if view.money[view.seat] < price:
        return no("price", game.edition.cite.media_swap, {"price": price, "money": view.money[view.seat]})
    return no("rival-marker", game.edition.cite.media_swap, values)


# -- coalitions, media, meetings --


def coalition(game: Classic, view: ClassicView, other: Seat) -> Message | None:
    if not 0 <= other < game.players or other == view.seat:
        return None
    tiles = view.boards[0].tiles
    if not tiles[other]:
        return no("tile", game.edition.cite.coalition_tile, {"state": board_name(game, view, 0)})
    if view.partners[other] != NOTHING:
        return no(
            "bound", game.edition.cite.coalition_order, {"other": seat_name(game, view, view.partners[other])}
        )
    shared = common(view.programmes[view.seat], view.programmes[other])
    if shared < game.tables.coalition_voluntary:
        needed: Values = {"common": shared, "needed": game.tables.coalition_voluntary}
        return no("in-common", game.edition.cite.coalition, needed)
    return no("asked-before", game.edition.cite.asked_once)


def media(game: Classic, view: ClassicView, board: int) -> Message | None:
    if not 0 <= board < len(view.boards):
        return None
    tables = game.tables
    if sum(view.boards[board].media) >= tables.media_spaces:
        values: Values = {"state": board_name(game, view, board), "spaces": tables.media_spaces}
        return no("media-space", game.edition.cite.media_spaces, values)
    return no("price", game.edition.cite.media, {"price": tables.media_price, "money": view.money[view.seat]})


def exchange(game: Classic, view: ClassicView, prefix: Args, pick: int) -> Message | None:
    """The key issue stays, no topic may be open twice, the card comes from the pool."""
    i = board_in_question(game, view)
    board = view.boards[i]
    if not prefix:
        slot = unshift(pick)
        if not 0 <= slot < len(board.opinions):
            return None
        values: Values = {"card": card_name(game, board.opinions[slot]), "state": board_name(game, view, i)}
        if topic(board.opinions[slot]) == board.key_topic:
            return no("key-issue-stays", game.edition.cite.key_issue, values)
        return no("no-newcomer", game.edition.cite.exchange, values)
    if not 0 <= pick < CARDS:
        return None
    if not view.pool[pick]:
        return no("pool", game.edition.cite.exchange, {"card": card_name(game, pick)})
    return topic_open(game, view, board, i, pick)


def topic_open(game: Classic, view: ClassicView, board: StateBoard, i: int, card: int) -> Message | None:
    values: Values = {"topic": topic_name(game, topic(card)), "state": board_name(game, view, i)}
    return None if fits(board, card) else no("topic-open", game.edition.cite.exchange, values)


def meetings(game: Classic, view: ClassicView, prefix: Args, pick: int) -> Message | None:
    """Four new ones in a state, ten spaces, the supply, the money.

    [2006 §6.2.6.a] [2006 §6.2.6.b] [2006 §6.2.6.c] [1997 §5.2.6.a] [1997 §5.2.6.b] [1997 §5.2.6.c]
    """
    i = len(prefix)
    if i >= len(view.boards):
        return None
    tables = game.tables
    there = view.boards[i].meetings[view.seat]
    values: Values = {"state": board_name(game, view, i), "there": there, "spaces": tables.meeting_spaces}
    if pick > tables.meeting_spaces - there:
        return no("meeting-space", game.edition.cite.meeting_spaces, values)
    if pick > tables.meetings_per_state:
        return no("meetings-new", game.edition.cite.meetings, {**values, "most": tables.meetings_per_state})
    left = view.meetings[view.seat] - sum(prefix)
    if pick > left:
        return no("meeting-supply", game.edition.cite.meeting_supply, {"left": left})
    price = tables.meeting_price
    money = view.money[view.seat] - price * sum(prefix)
    return no("price", game.edition.cite.meeting_price, {"price": price * pick, "money": money})


# -- polls, election, donations --


def later(game: Classic, view: ClassicView, decision: Decision, prefix: Args, pick: int) -> Message | None:
    question = decision.question
    if question is questions.PUBLISH:
        return publish(game, view, prefix, pick)
    if question is questions.CONVERT:
        i = board_in_question(game, view)
        values: Values = {"meetings": view.boards[i].meetings[view.seat], "state": board_name(game, view, i)}
        return no("meetings-there", game.edition.cite.convert, values)
    if question is questions.NATIONAL_OPINION:
        return national(game, view, prefix, pick)
    if question is questions.DONATION and not prefix and pick < len(game.tables.donation_amounts):
        return no("donation-used", game.edition.cite.donation_used)
    return None


def publish(game: Classic, view: ClassicView, prefix: Args, pick: int) -> Message | None:
    if not 0 <= pick < game.players:
        return None
    if prefix and pick <= prefix[-1]:
        return no("line-before", game.edition.cite.poll_lines)
    change = game.tables.polls[view.poll][view.party[pick]]
    if change < 0 and controller(view.boards[board_in_question(game, view)]) == pick:
        return no("protected", game.edition.cite.poll_protection)
    return no("empty-line", game.edition.cite.poll_lines)


def national(game: Classic, view: ClassicView, prefix: Args, pick: int) -> Message | None:
    """[2006 §6.3.3.e] [1997 §5.3.3.e]"""
    if prefix:
        if not 0 <= pick < len(view.national) or view.national[pick] == NOTHING:
            return None
        return no("dominant", game.edition.cite.national_full, {"card": card_name(game, view.national[pick])})
    slot = unshift(pick)
    if not 0 <= slot < len(view.boards[0].opinions):
        return None
    return no(
        "all-dominant",
        game.edition.cite.national_full,
        {"card": card_name(game, view.boards[0].opinions[slot])},
    )


REFUSALS: Final = ClassicRefusals()
