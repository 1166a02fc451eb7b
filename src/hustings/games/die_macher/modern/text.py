"""The table of the 2019 edition in words."""

from __future__ import annotations

from hustings.core.action import Seat, seat_after
from hustings.core.bitset import members
from hustings.core.message import Message, Value
from hustings.core.words import Block, Heading, Line, Table
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.names import Names, Values, all_of, say
from hustings.games.die_macher.modern.rules import controller, in_play, matches, votes_for
from hustings.games.die_macher.modern.scoring import media_points
from hustings.games.die_macher.modern.state import IN_HAND, SHELVED, SLOTS, ModernView, Region
from hustings.games.die_macher.modern.view import draft_progress


def heading(game: Modern, view: ModernView) -> Message:
    return say("round", {"number": view.round + 1, "rounds": game.length.rounds()})


def table(game: Modern, view: ModernView) -> list[Block]:
    """All that lies on the table, in reading order: the round, the regions, the parties, the cards."""
    names = Names(game, view)
    blocks: list[Block] = [Heading(heading(game, view))]
    blocks.append(Line(say("first-player", {"party": names.seat(view.first)})))
    voted = len(view.box) - sum(view.box)
    boards = in_play(view.regions, view.ballot)
    for i in range(len(boards)):
        blocks += region_blocks(names, boards[i], voted - len(boards) + i)
    blocks.append(parties_table(names))
    blocks += card_blocks(names)
    return blocks


def region_blocks(names: Names, board: int, place: int) -> list[Block]:
    game, view = names.game, names.view
    region = view.regions[board]
    soon = place < sum(game.length.ballots[: view.round + 1])
    values: Values = {
        "region": names.region(region.region),
        "number": place + 1,
        "most": game.tables.max_points[region.region],
    }
    blocks: list[Block] = [Heading(say("region-now" if soon else "region-later", values))]
    opinions: list[Value] = []
    for slot in range(SLOTS):
        card = names.card(region.opinions[slot])
        opinions.append(say("doubled", {"card": card}) if slot == region.double else card)
    blocks.append(Line(say("opinions", {"cards": all_of(opinions)})))
    blocks.append(Line(say("media-control", {"party": names.seat(controller(region))})))
    head: list[Value] = [
        say(f"head-{name}")
        for name in ("party", "votes", "points", "meetings", "trend", "media", "matches", "gain")
    ]
    rows = [region_row(names, region, seat) for seat in range(game.players)]
    blocks.append(Table(say("parties-in", {"region": names.region(region.region)}), head, rows))
    if region.row_seats:
        row: list[Value] = []
        for i in range(len(region.row_seats)):
            owner = names.seat(region.row_seats[i])
            row.append(say("row-one", {"politician": names.politician(region.row_cards[i]), "party": owner}))
        blocks.append(Line(say("row", {"parts": all_of(row)})))
    return blocks


def region_row(names: Names, region: Region, seat: Seat) -> list[Value]:
    game, programme = names.game, names.view.programmes[seat]
    return [
        you(names, seat),
        region.votes[seat],
        game.points_for(region.region, region.votes[seat]),
        region.meetings[seat],
        region.trend[seat],
        region.media[seat],
        matches(region, programme),
        votes_for(region, programme, seat, region.meetings[seat]),
    ]


def you(names: Names, seat: Seat) -> Message:
    name = names.seat(seat)
    return say("you", {"party": name}) if seat == names.view.seat else name


def parties_table(names: Names) -> Table:
    game, view = names.game, names.view
    columns = (
        *("party", "money", "spent", "received", "base", "vote-points", "win-points", "media-points"),
        *("meeting-supply", "media-supply", "politicians", "donations", "programme", "hand"),
    )
    rows: list[list[Value]] = []
    for seat in range(game.players):
        known = view.hand if seat == view.seat else view.shown[seat]
        hidden = view.hand_sizes[seat] - len(known)
        rows.append(
            [
                you(names, seat),
                view.money[seat] if view.money[seat] != NOTHING else say("hidden"),
                view.spent[seat],
                view.received[seat],
                view.base[seat],
                view.vote_points[seat],
                view.win_points[seat],
                media_points(game, view.presence[seat]),
                view.meetings[seat],
                view.media[seat],
                cabinet(names, seat),
                donations(names, seat),
                names.cards(view.programmes[seat]),
                say("hand", {"known": names.cards(known), "hidden": hidden}),
            ]
        )
    return Table(say("parties"), [say(f"head-{name}") for name in columns], rows)


def cabinet(names: Names, seat: Seat) -> Value:
    return all_of([names.politician(card) for card in members(names.view.cabinet[seat])])


def donations(names: Names, seat: Seat) -> Value:
    cards = names.game.tables.donations
    return all_of([say("amount", {"amount": cards[i][0]}) for i in members(names.view.donations[seat])])


def card_blocks(names: Names) -> list[Block]:
    """Decks, displays and what the viewer alone can see."""
    game, view = names.game, names.view
    lines: list[Message] = [
        say("programme-display", {"cards": names.cards(sorted(view.programme_display))}),
        say(
            "opinion-display",
            {"cards": names.cards([k for k in range(len(view.display)) if view.display[k]])},
        ),
        say("doubles", {"count": view.doubles}),
        say("poll-top", {"party": names.party(view.poll_back)}),
    ]
    if view.hand:
        lines.append(say("your-hand", {"cards": names.cards(view.hand)}))
    progress = draft_progress(view.stack, game.tables.draft_picks)
    if view.seat >= 0 and view.packets[view.seat]:
        packet = view.packets[seat_after(view.seat, -progress, game.players)][progress:]
        lines.append(say("your-packet", {"cards": names.cards(packet)}))
        picked = [view.packets[seat_after(view.seat, -i, game.players)][i] for i in range(progress)]
        lines.append(say("your-picks", {"cards": names.cards(picked)}))
    for card in range(len(view.polls)):
        if view.polls[card] == IN_HAND:
            lines.append(say("your-poll", {"lines": names.poll(card)}))
        elif view.polls[card] == SHELVED + view.seat and view.seat >= 0:
            lines.append(say("your-shelved-poll", {"lines": names.poll(card)}))
    return [Heading(say("cards")), *[Line(line) for line in lines]]
