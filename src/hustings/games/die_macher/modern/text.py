"""The words of the 2019 edition for its things, its news and its table."""

from __future__ import annotations

from hustings.core.action import Seat
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.words import Block, Heading, Line, Table
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.actions import ACTS, DOUBLE, MEDIA_SWAP
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import controller, matches, votes_for
from hustings.games.die_macher.modern.scoring import media_points
from hustings.games.die_macher.modern.state import BOARDS, IN_HAND, SHELVED, SLOTS, Region
from hustings.games.die_macher.modern.view import HIDDEN, ModernView, draft_progress

Values = dict[str, Value]


def say(name: str, values: Values | None = None) -> Message:
    return Message(f"dm19-{name}", values)


def listed(parts: list[Message]) -> Message:
    """One message out of several: a, b, c."""
    if not parts:
        return say("nothing")
    out = parts[0]
    for part in parts[1:]:
        out = say("list", {"first": out, "second": part})
    return out


class Names:
    """Names things for one viewer of one game."""

    def __init__(self, game: Modern, view: ModernView) -> None:
        self.game = game
        self.view = view

    def party(self, party: int) -> Message:
        return say(f"party-{self.game.tables.parties[party]}") if party != NOTHING else say("nobody")

    def seat(self, seat: Seat) -> Message:
        """By its party; before parties are chosen, by its number."""
        if seat == NOTHING:
            return say("nobody")
        party = self.view.party[seat]
        return Message("seat", {"number": seat + 1}) if party == NOTHING else self.party(party)

    def region(self, card: int) -> Message:
        return Message(f"macher-state-{self.game.tables.regions[card]}")

    def board(self, board: int) -> Message:
        """A board by its region's name."""
        card = self.view.regions[board].region
        return self.region(card) if card != NOTHING else say("board", {"number": board + 1})

    def card(self, kind: int) -> Message:
        if kind == HIDDEN:
            return say("face-down")
        if kind == NOTHING:
            return say("empty")
        topic = say(f"topic-{self.game.tables.topics[kind >> 1]}")
        return say("card-minus" if kind & 1 else "card-plus", {"topic": topic})

    def cards(self, kinds: list[int]) -> Message:
        return listed([self.card(kind) for kind in kinds])

    def opinion(self, board: int, slot: int) -> Message:
        return self.card(self.view.regions[board].opinions[slot])

    def politician(self, card: int) -> Message:
        if card == HIDDEN:
            return say("somebody")
        return say(f"politician-{self.game.tables.politicians[card].id.replace('_', '-')}")

    def lines(self, card: int) -> Message:
        """What a poll says of the parties in play."""
        parts = []
        for seat in range(self.game.players):
            party = self.view.party[seat]
            steps = self.game.tables.poll_lines[card][party]
            sign = "plus" if steps > 0 else "minus" if steps < 0 else "zero"
            parts.append(say(f"line-{sign}", {"party": self.party(party), "steps": abs(steps)}))
        return listed(parts)


# -- news --

# Where the seat stands in the event, what else is a board, and names for plain numbers
SEAT_FIRST = frozenset(
    (
        *("party", "dealt", "received", "committed", "starter", "discarded", "drew", "programme", "package"),
        *("bid", "raise", "first-player", "take", "took", "swap", "media-pass", "media", "meetings", "sent"),
        *("influence", "poll-bid", "poll-sold", "poll", "published", "shelved", "converted", "vote-points"),
        *("won", "presence", "income", "donation"),
    )
)
BOARD_AT = {
    **dict.fromkeys(("opinion", "opinions", "opinion-clash", "no-opinion", "poll-unsold", "left"), 0),
    **dict.fromkeys(("entered", "politician", "paid", "main", "secondary"), 0),
    **dict.fromkeys(("media", "influence", "poll-bid", "poll-sold", "poll", "published", "shelved"), 1),
    **dict.fromkeys(("converted", "vote-points", "won"), 1),
}
NUMBERS = {
    "opinions": ((1, "count"),),
    "bid": ((1, "amount"),),
    "first-player": ((1, "amount"),),
    "meetings": ((1, "cost"),),
    "poll-sold": ((2, "amount"),),
    "converted": ((2, "meetings"), (3, "votes")),
    "vote-points": ((2, "votes"), (3, "points")),
    "won": ((2, "points"),),
    "income": ((1, "points"), (2, "base")),
    "passed": ((0, "number"),),
}
CARD_AT = {"opinion": 2, "opinion-clash": 2, "took": 1}


def news(game: Modern, view: ModernView, event: Event) -> Message:
    """What happened, to the viewer of ``view``."""
    names = Names(game, view)
    kind, public = event.kind, event.public
    values: Values = {}
    if kind in SEAT_FIRST:
        values["party"] = names.seat(public[0])
    if kind in BOARD_AT:
        values["region"] = names.board(public[BOARD_AT[kind]])
    for at, name in NUMBERS.get(kind, ()):
        values[name] = public[at]
    if kind in CARD_AT:
        values["card"] = names.card(public[CARD_AT[kind]])
    special = SPECIAL.get(kind)
    return special(names, event, values) if special else say(f"news-{kind}", values)


def _secret(names: Names, event: Event, values: Values) -> Message:
    """Cards that only one seat sees; the others learn that they came."""
    if event.kind == "drew":
        values["count"] = event.public[1]
    if not event.secret:
        return say(f"news-{event.kind}", values)
    if event.kind == "poll":
        values["lines"] = names.lines(event.secret[0])
    else:
        values["cards"] = names.cards(list(event.secret))
    return say(f"news-{event.kind}-you", values)


def _cards(names: Names, event: Event, values: Values) -> Message:
    seated = event.kind in SEAT_FIRST
    values["cards"] = names.cards(list(event.public[1 if seated else 0 :]))
    return say(f"news-{event.kind}", values)


def _regions(names: Names, event: Event, values: Values) -> Message:
    values["regions"] = listed([names.region(card) for card in event.public[:BOARDS]])
    values["first"] = names.region(event.public[event.public[BOARDS]])
    return say("news-regions", values)


def _display(names: Names, event: Event, values: Values) -> Message:
    values["cards"] = names.cards([kind for kind in range(len(event.public)) if event.public[kind]])
    return say("news-opinion-display", values)


def _party(names: Names, event: Event, values: Values) -> Message:
    return say("news-party", {"number": event.public[0] + 1, "party": names.party(event.public[1])})


def _poll_back(names: Names, event: Event, values: Values) -> Message:
    return say("news-poll-back", {"party": names.party(event.public[0])})


def _committed(names: Names, event: Event, values: Values) -> Message:
    return say("news-committed", values)


def _package(names: Names, event: Event, values: Values) -> Message:
    values["number"] = event.public[1] + 1
    values["parts"] = package_parts(names, event.public[1], event.public[2:])
    return say("news-package", values)


def _tied(names: Names, event: Event, values: Values) -> Message:
    return say("news-tied", {"parties": listed([names.seat(seat) for seat in event.public])})


def _offer(names: Names, event: Event, values: Values) -> Message:
    """A bid in the open: 0 passes, n bids n - 1."""
    offer = event.public[-1]
    if not offer:
        return say("news-pass", values)
    values["amount"] = offer - 1
    return say("news-raise", values)


def _numbered(names: Names, event: Event, values: Values) -> Message:
    """Events whose last number chooses the sentence."""
    if event.kind == "paid":
        values["party"] = names.seat(event.public[1])
        values["politician"] = names.politician(event.public[2])
    elif event.kind == "donation":
        values["amount"] = names.game.tables.donations[event.public[1]][0]
    return say(f"news-{event.kind}-{event.public[-1]}", values)


def _swap(names: Names, event: Event, values: Values) -> Message:
    if len(event.public) == 1:
        return say("news-swap-nothing", values)
    values["swaps"] = swaps(names, event.public[1:])
    return say("news-swap", values)


def _meetings(names: Names, event: Event, values: Values) -> Message:
    values["parts"] = counts_by_board(names, event.public[2:])
    return say("news-meetings", values)


def _sent(names: Names, event: Event, values: Values) -> Message:
    if len(event.public) == 1:
        return say("news-sent-nobody", values)
    values["regions"] = listed([names.board(board) for board in event.public[1:]])
    if not event.secret:
        return say("news-sent", values)
    values["parts"] = envoys(names, event.secret)
    return say("news-sent-you", values)


def _politician(names: Names, event: Event, values: Values) -> Message:
    values["party"] = names.seat(event.public[1])
    values["politician"] = names.politician(event.public[2])
    return say("news-politician", values)


def _deed(names: Names, event: Event, values: Values) -> Message:
    """An action of a politician, or none."""
    _, seat, card, choice, *detail = event.public
    values["party"] = names.seat(seat)
    values["politician"] = names.politician(card)
    if not choice:
        return say("news-no-action", values)
    politician = names.game.tables.politicians[card]
    act = politician.main if event.kind == "main" else politician.secondary[choice - 1]
    values["amount"] = abs(act.amount)
    if act.kind == MEDIA_SWAP:
        values["rival"] = names.seat(detail[0] // 2)
        return say("news-media-swap-place" if detail[0] % 2 else "news-media-swap", values)
    if act.kind == DOUBLE:
        return say("news-double-remove" if detail[0] == SLOTS else "news-double-place", values)
    return say(f"news-act-{ACTS[act.kind].replace('_', '-')}", values)


def _influence(names: Names, event: Event, values: Values) -> Message:
    if not event.public[2]:
        return say("news-influence-pass", values)
    values["card"] = names.card(event.public[3])
    return say("news-influence", values)


def _published(names: Names, event: Event, values: Values) -> Message:
    values["lines"] = names.lines(event.public[2])
    return say("news-published", values)


def _converted(names: Names, event: Event, values: Values) -> Message:
    return say("news-converted" if event.public[2] else "news-converted-nothing", values)


def _presence(names: Names, event: Event, values: Values) -> Message:
    game = names.game
    values["points"] = game.tables.media_points[game.length.first_space + event.public[1]]
    return say("news-presence", values)


def _entered(names: Names, event: Event, values: Values) -> Message:
    return say("news-entered", {"region": names.region(event.public[1])})


def _round(names: Names, event: Event, values: Values) -> Message:
    return say("news-round", {"number": event.public[0] + 1, "rounds": names.game.length.rounds()})


SPECIAL = {
    **dict.fromkeys(("dealt", "received", "drew", "poll"), _secret),
    **dict.fromkeys(("discarded", "programme", "display"), _cards),
    **dict.fromkeys(("take", "paid", "donation"), _numbered),
    **dict.fromkeys(("raise", "poll-bid"), _offer),
    **dict.fromkeys(("main", "secondary"), _deed),
    "regions": _regions,
    "opinion-display": _display,
    "party": _party,
    "poll-back": _poll_back,
    "committed": _committed,
    "package": _package,
    "tied": _tied,
    "swap": _swap,
    "meetings": _meetings,
    "sent": _sent,
    "politician": _politician,
    "influence": _influence,
    "published": _published,
    "converted": _converted,
    "presence": _presence,
    "entered": _entered,
    "round": _round,
}


# -- parts of answers and news --


def symbols(game: Modern, number: int) -> list[Message]:
    """The symbols of a package, one by one."""
    counts = game.tables.packages[number]
    names = ("meetings", "trend", "media", "votes")
    return [say(f"symbol-{names[i]}") for i in range(len(names)) for _ in range(counts[i])]


def package_parts(names: Names, number: int, boards: tuple[int, ...]) -> Message:
    wanted = symbols(names.game, number)
    parts = []
    for i in range(len(wanted)):
        parts.append(say("symbol-in", {"symbol": wanted[i], "region": names.board(boards[i])}))
    return listed(parts)


def swaps(names: Names, pairs: tuple[int, ...]) -> Message:
    return listed(
        [
            say("swap-one", {"in": names.card(pairs[i]), "out": names.card(pairs[i + 1])})
            for i in range(0, len(pairs), 2)
        ]
    )


def counts_by_board(names: Names, counts: tuple[int, ...]) -> Message:
    parts = []
    for board in range(len(counts)):
        if counts[board]:
            parts.append(say("count-in", {"count": counts[board], "region": names.board(board)}))
    return listed(parts)


def envoys(names: Names, cards: tuple[int, ...]) -> Message:
    parts = []
    for board in range(len(cards)):
        if cards[board]:
            politician = names.politician(cards[board] - 1)
            parts.append(say("politician-in", {"politician": politician, "region": names.board(board)}))
    return listed(parts)


# -- the table --


def heading(game: Modern, view: ModernView) -> Message:
    return say("round", {"number": view.round + 1, "rounds": game.length.rounds()})


def table(game: Modern, view: ModernView) -> list[Block]:
    """All that lies on the table, in reading order: the round, the regions, the parties, the cards."""
    names = Names(game, view)
    blocks: list[Block] = [Heading(heading(game, view))]
    blocks.append(Line(say("first-player", {"party": names.seat(view.first)})))
    place = view.held
    for i in range(BOARDS):
        board = (view.ballot + i) % BOARDS
        if view.regions[board].region != NOTHING:
            blocks += region_blocks(names, board, place)
            place += 1
    blocks.append(parties_table(names))
    blocks += card_blocks(names)
    return blocks


def region_blocks(names: Names, board: int, place: int) -> list[Block]:
    game, view = names.game, names.view
    region = view.regions[board]
    soon = place < view.held + game.length.ballots[view.round]
    values: Values = {
        "region": names.region(region.region),
        "number": place + 1,
        "most": game.tables.max_points[region.region],
    }
    blocks: list[Block] = [Heading(say("region-now" if soon else "region-later", values))]
    opinions = []
    for slot in range(SLOTS):
        card = names.card(region.opinions[slot])
        opinions.append(say("doubled", {"card": card}) if slot == region.double else card)
    blocks.append(Line(say("opinions", {"cards": listed(opinions)})))
    blocks.append(Line(say("media-control", {"party": names.seat(controller(region))})))
    head: list[Value] = [
        say(f"head-{name}")
        for name in ("party", "votes", "points", "meetings", "trend", "media", "matches", "gain")
    ]
    rows = [region_row(names, region, seat) for seat in range(game.players)]
    blocks.append(Table(say("parties-in", {"region": names.region(region.region)}), head, rows))
    if region.row_seats:
        row = []
        for i in range(len(region.row_seats)):
            owner = names.seat(region.row_seats[i])
            row.append(say("row-one", {"politician": names.politician(region.row_cards[i]), "party": owner}))
        blocks.append(Line(say("row", {"parts": listed(row)})))
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
        hidden = view.hand_sizes[seat] - len(view.shown[seat])
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
                say("hand", {"known": names.cards(view.shown[seat]), "hidden": hidden}),
            ]
        )
    return Table(say("parties"), [say(f"head-{name}") for name in columns], rows)


def cabinet(names: Names, seat: Seat) -> Message:
    mask = names.view.cabinet[seat]
    return listed([names.politician(card) for card in names.game.length.politicians if mask >> card & 1])


def donations(names: Names, seat: Seat) -> Message:
    cards = names.game.tables.donations
    mask = names.view.donations[seat]
    return listed([say("amount", {"amount": cards[i][0]}) for i in range(len(cards)) if mask >> i & 1])


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
        packet = view.packets[(view.seat - progress) % game.players][progress:]
        lines.append(say("your-packet", {"cards": names.cards(packet)}))
        picked = [view.packets[(view.seat - i) % game.players][i] for i in range(progress)]
        lines.append(say("your-picks", {"cards": names.cards(picked)}))
    for card in range(len(view.polls)):
        if view.polls[card] == IN_HAND:
            lines.append(say("your-poll", {"lines": names.lines(card)}))
        elif view.polls[card] == SHELVED + view.seat and view.seat >= 0:
            lines.append(say("your-shelved-poll", {"lines": names.lines(card)}))
    return [Heading(say("cards")), *[Line(line) for line in lines]]
