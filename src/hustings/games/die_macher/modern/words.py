"""How the 2019 edition speaks: names, questions and answers. ``text.py`` has the table and the news."""

from __future__ import annotations

from hustings.core.action import Decision, Seat
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.words import Block, Words
from hustings.games.die_macher.common.cards import NOTHING
from hustings.games.die_macher.modern.actions import ACTS, DOUBLE, MEDIA_SWAP, Act
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import votes_for
from hustings.games.die_macher.modern.scoring import media_points, money_points
from hustings.games.die_macher.modern.state import ACTIONS, CONVERSION, IN_HAND, INFLUENCE, SLOTS, ModernState
from hustings.games.die_macher.modern.text import (
    Names,
    counts_by_board,
    envoys,
    heading,
    listed,
    news,
    package_parts,
    say,
    swaps,
    symbols,
    table,
)
from hustings.games.die_macher.modern.view import ModernView

Args = tuple[int, ...]


class ModernWords(Words):
    prefix = "dm19"
    family = "macher"

    def seat(self, game: Modern, seat: Seat) -> Message:
        return Message("seat", {"number": seat + 1})

    # -- questions --

    def ask(self, game: Modern, view: ModernView, decision: Decision) -> Message:
        names = Names(game, view)
        kind = decision.kind
        values: dict[str, Value] = {}
        if kind in ("main", "secondary", "pay"):
            board, card = acting(game, view)
            values = {"region": names.board(board), "politician": names.politician(card)}
            values["cost"] = game.tables.politicians[card].cost
        elif kind in ("influence", "convert"):
            values = {"region": names.board(place(game, view))}
        elif kind in ("poll-bid", "publish"):
            frame = view.stack[-1]
            values = {"region": names.board(frame.args[-1])}
            if kind == "poll-bid":
                values["party"] = names.party(view.poll_back)
            else:
                values["lines"] = names.lines(view.polls.index(IN_HAND))
        elif kind in ("raise", "bid"):
            values = {"high": view.auction.high, "money": view.money[decision.seat]}
        elif kind == "draft":
            values = {"number": view.stack[-1].args[0] + 1}
        return say(f"ask-{kind}", values)

    def step(self, game: Modern, view: ModernView, decision: Decision, prefix: Args) -> Message:
        names = Names(game, view)
        if decision.kind in ("meetings", "send"):
            return say(f"step-{decision.kind}", {"region": names.board(len(prefix))})
        if decision.kind == "package" and prefix:
            return say("step-package", {"symbol": symbols(game, prefix[0])[len(prefix) - 1]})
        if decision.kind == "swap" and prefix:
            return say("step-swap-out" if len(prefix) % 2 else "step-swap-in")
        if decision.kind == "influence" and prefix:
            return say("step-influence", {"card": names.opinion(place(game, view), prefix[0] - 1)})
        if decision.kind == "donation" and prefix:
            return say("step-donation", {"amount": game.tables.donations[prefix[0]][0]})
        if decision.kind in ("main", "secondary") and prefix:
            act = self.act(game, view, decision.kind, prefix[0])
            return say("step-double" if act.kind == DOUBLE else "step-media-swap")
        return self.ask(game, view, decision)

    # -- answers --

    def pick(self, game: Modern, view: ModernView, decision: Decision, prefix: Args, value: int) -> Message:
        names = Names(game, view)
        kind = decision.kind
        if kind == "package":
            return names.board(value) if prefix else package(game, value)
        if kind in ("programme", "complete", "swap"):
            return names.card(value)
        if kind == "meetings":
            return say("do-meetings-one", {"count": value, "cost": game.tables.meeting_cost[value]})
        if kind == "send":
            return names.politician(value - 1) if value else say("do-send-nobody")
        if kind == "influence" and prefix:
            return names.card(value)
        if kind == "donation" and prefix:
            return self.choice(game, view, decision, (*prefix, value))
        if kind == "donation":
            return say("donation", {"amount": game.tables.donations[value][0]})
        if kind == "influence":
            return names.opinion(place(game, view), value - 1) if value else say("do-influence-pass")
        if kind in ("main", "secondary") and not prefix:
            return self.deed(game, view, kind, value)
        return self.choice(game, view, decision, (*prefix, value))

    def choice(self, game: Modern, view: ModernView, decision: Decision, args: Args) -> Message:
        names = Names(game, view)
        kind = decision.kind
        if kind == "party":
            return names.party(args[0])
        if kind in ("draft", "hold", "keep", "choose"):
            return say(f"do-{kind}", {"card": names.card(args[0])})
        if kind in ("programme", "complete"):
            return say("do-programme", {"cards": names.cards(list(args))})
        if kind == "bid":
            return say("do-bid", {"amount": args[0]})
        if kind in ("raise", "poll-bid"):
            return say("do-bid", {"amount": args[0] - 1}) if args[0] else say("do-pass")
        if kind in ("take", "pay", "publish"):
            return say(f"do-{kind}-{args[0]}")
        if kind == "media":
            return say("do-media", {"region": names.board(args[0] - 1)}) if args[0] else say("do-pass")
        if kind == "donation":
            return self.donation(game, args)
        if kind == "convert":
            return self.convert(game, view, names, decision.seat, args[0])
        if kind in ("main", "secondary"):
            return self.deed(game, view, kind, args[0], args[1] if len(args) > 1 else NOTHING)
        return self.compound(game, view, names, kind, args)

    def compound(self, game: Modern, view: ModernView, names: Names, kind: str, args: Args) -> Message:
        """Answers of several picks."""
        if kind == "package":
            return say(
                "do-package", {"number": args[0] + 1, "parts": package_parts(names, args[0], args[1:])}
            )
        if kind == "swap":
            return say("do-swap", {"swaps": swaps(names, args)}) if args else say("do-swap-nothing")
        if kind == "meetings":
            cost = sum(game.tables.meeting_cost[n] for n in args)
            parts = counts_by_board(names, args)
            return say("do-meetings", {"parts": parts, "cost": cost}) if cost else say("do-meetings-none")
        if kind == "send":
            return say("do-send", {"parts": envoys(names, args)}) if any(args) else say("do-send-nobody")
        if not args[0]:
            return say("do-influence-pass")
        out = names.opinion(place(game, view), args[0] - 1)
        return say("do-influence", {"out": out, "in": names.card(args[1])})

    def donation(self, game: Modern, args: Args) -> Message:
        amount, loss, gain = game.tables.donations[args[0]]
        if args[1]:
            return say("do-donation-accept", {"amount": amount, "loss": -loss})
        return say("do-donation-refuse", {"amount": amount, "gain": gain})

    def convert(self, game: Modern, view: ModernView, names: Names, seat: Seat, meetings: int) -> Message:
        if not meetings:
            return say("do-convert-nothing")
        region = view.regions[place(game, view)]
        gained = votes_for(region, view.programmes[seat], seat, meetings)
        return say("do-convert", {"meetings": meetings, "votes": gained})

    def act(self, game: Modern, view: ModernView, kind: str, choice: int) -> Act:
        politician = game.tables.politicians[acting(game, view)[1]]
        return politician.main if kind == "main" else politician.secondary[choice - 1]

    def deed(self, game: Modern, view: ModernView, kind: str, choice: int, detail: int = NOTHING) -> Message:
        """An action of a politician, with its target where it has been chosen."""
        if not choice:
            return say("do-no-action")
        names = Names(game, view)
        act = self.act(game, view, kind, choice)
        values: dict[str, Value] = {"amount": act.amount}
        if detail == NOTHING:
            return say(f"act-{ACTS[act.kind].replace('_', '-')}", values)
        if act.kind == MEDIA_SWAP:
            values["party"] = names.seat(detail // 2)
            return say("do-media-swap-place" if detail % 2 else "do-media-swap", values)
        if detail == SLOTS:
            return say("do-double-remove")
        return say("do-double-place", {"card": names.opinion(acting(game, view)[0], detail)})

    # -- news and table --

    def news(self, game: Modern, view: ModernView, event: Event) -> Message:
        return news(game, view, event)

    def account(
        self, game: Modern, state: ModernState, events: list[Event]
    ) -> list[tuple[Message, list[int]]]:
        """The lines of the final count."""
        return [
            (say("head-vote-points"), state.vote_points[:]),
            (say("head-win-points"), state.win_points[:]),
            (say("head-media-points"), [media_points(game, presence) for presence in state.presence]),
            (say("head-base"), state.base[:]),
            (say("head-money"), money_points(state.money, game.tables.money_points)),
        ]

    def heading(self, game: Modern, view: ModernView) -> Message:
        return heading(game, view)

    def table(self, game: Modern, view: ModernView) -> list[Block]:
        return table(game, view)


def package(game: Modern, number: int) -> Message:
    return say("package", {"number": number + 1, "parts": listed(symbols(game, number))})


def acting(game: Modern, view: ModernView) -> tuple[int, int]:
    """The board and the politician whose turn it is, from the frame of the politicians' actions."""
    for frame in reversed(view.stack):
        if frame.kind == ACTIONS:
            region = view.regions[frame.args[0]]
            cards = len(region.row_seats)
            turn = frame.step - 1 if frame.step <= cards else (frame.step - cards - 1) // 2
            return frame.args[0], region.row_cards[turn]
    return NOTHING, NOTHING


def place(game: Modern, view: ModernView) -> int:
    """The board that the media or the conversion have come to."""
    frame = view.stack[-1]
    boards = [
        (view.ballot + i) % 4 for i in range(4) if view.regions[(view.ballot + i) % 4].region != NOTHING
    ]
    if frame.kind == INFLUENCE:
        return boards[frame.step]
    if frame.kind == CONVERSION:
        return boards[len(boards) - 1 - frame.step // game.players]
    return NOTHING
