"""The table as text: everything a viewer sees, in reading order."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.action import Seat
from hustings.core.message import Message, Value
from hustings.core.words import Block, Heading, Line, Table
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import controller, factor, members_of
from hustings.games.die_macher.classic.scoring import scores
from hustings.games.die_macher.classic.state import SHEETS
from hustings.games.die_macher.classic.view import FACE_DOWN, ClassicView
from hustings.games.die_macher.common.cards import CARDS, NOTHING

HIDDEN = "?"


def party_name(game: Classic, party: int) -> Message:
    return Message(f"classic-party-{game.names.parties[party]}")


def seat_name(game: Classic, view: ClassicView, seat: Seat) -> Message:
    """The party of a seat; before the choice, the seat."""
    party = view.party[seat]
    return Message("classic-player", {"number": seat + 1}) if party == NOTHING else party_name(game, party)


def board_name(game: Classic, view: ClassicView, board: int) -> Message:
    return Message(f"macher-state-{game.names.states[view.boards[board].state]}")


def card_name(game: Classic, card: int) -> Message:
    """A programme or opinion card: a topic and a side."""
    topic = Message(f"classic-topic-{game.names.topics[card >> 1]}")
    return Message("classic-no" if card & 1 else "classic-yes", {"topic": topic})


def listed(items: Sequence[Value]) -> Message:
    """Several things in one sentence."""
    if not items:
        return Message("classic-nothing")
    last = items[-1]
    text = last if isinstance(last, Message) else Message("pick", {"value": last})
    for item in reversed(items[:-1]):
        text = Message("classic-list", {"first": item, "rest": text})
    return text


def head(*names: str) -> list[Value]:
    return [Message(f"classic-head-{name}") for name in names]


def heading(game: Classic, view: ClassicView) -> Message:
    return Message("classic-round", {"round": view.round, "rounds": game.facts.elections})


def tabled(game: Classic, view: ClassicView) -> list[Block]:
    blocks: list[Block] = [Heading(heading(game, view))]
    if view.round:
        blocks.append(Line(Message("classic-start", {"party": seat_name(game, view, view.start)})))
    blocks.append(parties(game, view))
    blocks += [Line(programme(game, view, seat)) for seat in range(game.players) if view.programmes[seat]]
    for i in range(len(view.boards)):
        blocks += state(game, view, i)
    if view.boards:
        pool = [card_name(game, card) for card in range(CARDS) for _ in range(view.pool[card])]
        blocks.append(Line(Message("classic-pool", {"cards": listed(pool)})))
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
                len(members_of(view.cabinet[seat])),
                listed([game.facts.donation_amounts[card] for card in members_of(view.donations[seat])]),
                Message("classic-nobody") if partner == NOTHING else seat_name(game, view, partner),
            ]
        )
    columns = head("party", "money", "members", "meetings", "media", "cabinet", "donations", "partner")
    return Table(Message("classic-parties"), columns, rows)


def programme(game: Classic, view: ClassicView, seat: Seat) -> Message:
    cards = [card_name(game, card) for card in members_of(view.programmes[seat])]
    return Message("classic-programme", {"party": seat_name(game, view, seat), "cards": listed(cards)})


def state(game: Classic, view: ClassicView, i: int) -> list[Block]:
    """One state: its opinions, and where every party stands in it."""
    board = view.boards[i]
    table = game.facts.seat_tables[board.state]
    opinions: list[Value] = []
    for card in board.opinions:
        name = card_name(game, card)
        opinions.append(Message("classic-key", {"card": name}) if card >> 1 == board.key_topic else name)
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
        Heading(
            Message("classic-election", {"number": view.round + i if view.round else i + 1, "state": name})
        ),
        Line(Message("classic-opinions", {"cards": listed(opinions), "hidden": len(board.hidden)})),
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
            return Message(f"classic-cabinet-{game.names.cabinet[rows[seat][i] - 1]}")
    return Message("classic-nothing")


def national(game: Classic, view: ClassicView) -> Table:
    rows: list[list[Value]] = []
    for space, card in enumerate(view.national):
        rows.append(
            [
                space + 1,
                Message("classic-nothing") if card == NOTHING else card_name(game, card),
                view.strength[space],
                game.facts.opinion_members[space],
                game.facts.opinion_points[space],
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
        hand = [card_name(game, item % CARDS) for item in view.hand]
        blocks.append(Line(Message("classic-hand", {"cards": listed(hand)})))
    cabinet: list[Value] = []
    for card in members_of(view.cabinet[view.seat]):
        name = Message(f"classic-cabinet-{game.names.cabinet[card]}")
        cabinet.append(Message("classic-card-cost", {"card": name, "cost": game.facts.cabinet_costs[card]}))
    blocks.append(Line(Message("classic-own-cabinet", {"cards": listed(cabinet)})))
    envelope = view.sealed.values[view.seat]
    if envelope and view.stack and view.stack[-1].kind != SHEETS:
        blocks.append(Line(Message("classic-own-bid", {"amount": envelope[0]})))
    if view.refusals[view.seat]:
        amount = game.facts.donation_amounts[view.refusals[view.seat] - 1]
        blocks.append(Line(Message("classic-news-you-refuse", {"amount": amount})))
    return blocks
