"""The table as text: everything a viewer sees, in reading order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.core.action import Seat
from hustings.core.bitset import members
from hustings.core.message import Message, Value
from hustings.core.role import unshift
from hustings.core.words import Block, Heading, Line, Table, listed
from hustings.games.die_macher.classic import frames
from hustings.games.die_macher.classic.insights import election_number
from hustings.games.die_macher.classic.rules import controller, factor
from hustings.games.die_macher.classic.scoring import scores
from hustings.games.die_macher.classic.state import FACE_DOWN, ClassicView
from hustings.games.die_macher.common.cards import CARDS, NOTHING, topic

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic

HIDDEN = "?"


def party_name(game: Classic, party: int) -> Message:
    return Message(f"classic-party-{game.tables.party_ids[party]}")


def seat_name(game: Classic, view: ClassicView, seat: Seat) -> Message:
    """The party of a seat; before the choice, the seat."""
    party = view.party[seat]
    return Message("classic-player", {"number": seat + 1}) if party == NOTHING else party_name(game, party)


def state_name(game: Classic, state: int) -> Message:
    return Message(f"macher-state-{game.tables.state_ids[state]}")


def board_name(game: Classic, view: ClassicView, board: int) -> Message:
    return state_name(game, view.boards[board].state)


def topic_name(game: Classic, number: int) -> Message:
    return Message(f"classic-topic-{game.tables.topic_ids[number]}")


def card_name(game: Classic, card: int) -> Message:
    """A programme or opinion card: a topic and a side."""
    side = "classic-no" if card & 1 else "classic-yes"
    return Message(side, {"topic": topic_name(game, topic(card))})


def cabinet_name(game: Classic, card: int) -> Message:
    return Message(f"classic-cabinet-{game.tables.cabinet_ids[card]}")


def cabinet_cost(game: Classic, card: int) -> Message:
    """A cabinet card and what it costs."""
    return Message(
        "classic-card-cost", {"card": cabinet_name(game, card), "cost": game.tables.cabinet_costs[card]}
    )


def counted(game: Classic, bag: list[int]) -> list[Value]:
    """Every card of a bag, with its copies."""
    return [card_name(game, card) for card in range(CARDS) for _ in range(bag[card])]


def shown(items: list[Value]) -> Value:
    """What lies in some place, or a dash."""
    return listed(items) if items else Message("classic-nothing")


def head(*names: str) -> list[Value]:
    return [Message(f"classic-head-{name}") for name in names]


def heading(game: Classic, view: ClassicView) -> Message:
    return Message("classic-round", {"round": view.round, "rounds": game.tables.elections})


def tabled(game: Classic, view: ClassicView) -> list[Block]:
    blocks: list[Block] = [Heading(heading(game, view))]
    if view.round:
        blocks.append(Line(Message("classic-start", {"party": seat_name(game, view, view.start)})))
    blocks.append(parties(game, view))
    blocks += [Line(programme(game, view, seat)) for seat in range(game.players) if view.programmes[seat]]
    for i in range(len(view.boards)):
        blocks += state(game, view, i)
    if view.boards:
        blocks.append(Line(Message("classic-pool", {"cards": shown(counted(game, view.pool))})))
        blocks.append(national(game, view))
        blocks.append(score_sheet(game, view))
    return blocks + own(game, view)


def parties(game: Classic, view: ClassicView) -> Table:
    rows: list[list[Value]] = []
    for seat in range(game.players):
        name = seat_name(game, view, seat)
        partner = view.partners[seat]
        rows.append(
            [
                Message("classic-you", {"party": name}) if seat == view.seat else name,
                HIDDEN if view.money[seat] == NOTHING else view.money[seat],
                view.members[seat],
                view.meetings[seat],
                view.media[seat],
                len(members(view.cabinet[seat])),
                shown([game.tables.donation_amounts[card] for card in members(view.donations[seat])]),
                Message("classic-nobody") if partner == NOTHING else seat_name(game, view, partner),
            ]
        )
    columns = head("party", "money", "members", "meetings", "media", "cabinet", "donations", "partner")
    return Table(Message("classic-parties"), columns, rows)


def programme(game: Classic, view: ClassicView, seat: Seat) -> Message:
    cards: list[Value] = [card_name(game, card) for card in members(view.programmes[seat])]
    return Message("classic-programme", {"party": seat_name(game, view, seat), "cards": listed(cards)})


def state(game: Classic, view: ClassicView, i: int) -> list[Block]:
    """One state: its opinions, and where every party stands in it."""
    board = view.boards[i]
    table = game.tables.seat_tables[board.state]
    opinions: list[Value] = []
    for card in board.opinions:
        name = card_name(game, card)
        opinions.append(Message("classic-key", {"card": name}) if topic(card) == board.key_topic else name)
    control = controller(board)
    rows: list[list[Value]] = []
    for seat in range(game.players):
        rows.append(
            [
                seat_name(game, view, seat),
                board.votes[seat],
                table[board.votes[seat]],
                board.trend[seat],
                factor(view.programmes[seat], board, seat),
                board.meetings[seat],
                board.media[seat],
                board.tiles[seat],
                laid(game, view, seat, i),
            ]
        )
    name = board_name(game, view, i)
    return [
        Heading(Message("classic-election", {"number": election_number(view, i), "state": name})),
        Line(Message("classic-opinions", {"cards": shown(opinions), "hidden": len(board.hidden)})),
        Line(
            Message("classic-no-control")
            if control == NOTHING
            else Message("classic-control", {"party": seat_name(game, view, control)})
        ),
        Table(
            Message("classic-standing", {"state": name, "most": table[-1]}),
            head("party", "votes", "seats", "trend", "factor", "meetings", "media", "tile", "card"),
            rows,
        ),
    ]


def laid(game: Classic, view: ClassicView, seat: Seat, i: int) -> Value:
    """A party's cabinet card in a state: face up, face down, or none."""
    for rows in (view.placed, view.played):
        if rows and rows[seat][i] == FACE_DOWN:
            return Message("classic-face-down")
        if rows and rows[seat][i]:
            return cabinet_name(game, unshift(rows[seat][i]))
    return Message("classic-nothing")


def national(game: Classic, view: ClassicView) -> Table:
    rows: list[list[Value]] = []
    for space, card in enumerate(view.national):
        rows.append(
            [
                space + 1,
                Message("classic-nothing") if card == NOTHING else card_name(game, card),
                view.strength[space],
                game.tables.opinion_members[space],
                game.tables.opinion_points[space],
            ]
        )
    return Table(Message("classic-national"), head("space", "opinion", "cards", "members", "points"), rows)


def score_sheet(game: Classic, view: ClassicView) -> Table:
    """The standing if the game ended now."""
    rows: list[list[Value]] = []
    for seat, score in enumerate(scores(game, view)):
        rows.append([seat_name(game, view, seat), *score, sum(score)])
    columns = head("party", "seats", "media", "members", "bonus", "opinions", "dominant", "total")
    return Table(Message("classic-scores"), columns, rows)


def own(game: Classic, view: ClassicView) -> list[Block]:
    """What only this viewer holds."""
    if not 0 <= view.seat < game.players:
        return []
    blocks: list[Block] = []
    if view.hand:
        hand: list[Value] = [card_name(game, card) for card in view.hand]
        blocks.append(Line(Message("classic-hand", {"cards": listed(hand)})))
    cabinet: list[Value] = [cabinet_cost(game, card) for card in members(view.cabinet[view.seat])]
    blocks.append(Line(Message("classic-own-cabinet", {"cards": shown(cabinet)})))
    envelope = view.sealed.values[view.seat]
    if envelope and view.stack and view.stack[-1].kind != frames.SHEETS:
        blocks.append(Line(Message("classic-own-bid", {"amount": envelope[0]})))
    if view.refusals[view.seat]:
        amount = game.tables.donation_amounts[unshift(view.refusals[view.seat])]
        blocks.append(Line(Message("classic-news-refuses-you", {"donation": amount})))
    return blocks
