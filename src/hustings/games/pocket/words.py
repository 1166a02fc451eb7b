"""How Pocket Election speaks."""

from __future__ import annotations

from hustings.core.action import Decision, Seat
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.words import Block, Heading, Line, Table, Words
from hustings.games.pocket.game import Pocket
from hustings.games.pocket.state import NOTHING, REGIONS
from hustings.games.pocket.view import PocketView


def party(seat: Seat) -> Message:
    return Message("pocket-party", {"number": seat + 1})


def region(number: int) -> Message:
    return Message("pocket-region", {"number": number + 1})


def issue(number: int) -> Message:
    return Message(f"pocket-issue-{number}")


def card(number: int) -> Message:
    return Message(f"pocket-card-{number}")


class PocketWords(Words):
    prefix = "pocket"

    def seat(self, game: Pocket, seat: Seat) -> Message:
        return party(seat)

    def ask(self, game: Pocket, view: PocketView, decision: Decision) -> Message:
        if decision.kind == "programme":
            return Message("pocket-ask-programme", {"issue": issue(view.drawn)})
        return Message(f"pocket-ask-{decision.kind}")

    def choice(self, game: Pocket, view: PocketView, decision: Decision, args: tuple[int, ...]) -> Message:
        if decision.kind == "bid":
            return Message("pocket-do-bid", {"amount": args[0]})
        if decision.kind == "meetings":
            return Message("pocket-do-meetings", {"first": args[0], "second": args[1]})
        if decision.kind == "card":
            values: dict[str, Value] = {"region": region(args[1])} if len(args) > 1 else {}
            return Message(f"pocket-do-card-{args[0]}", values)
        if args[0] == 0:
            return Message("pocket-do-keep", {"issue": issue(view.drawn)})
        out = view.programmes[view.seat][args[0] - 1]
        return Message("pocket-do-exchange", {"out": issue(out), "in": issue(view.drawn)})

    def pick(
        self, game: Pocket, view: PocketView, decision: Decision, prefix: tuple[int, ...], value: int
    ) -> Message:
        if decision.kind == "card":
            return region(value) if prefix else card(value)
        return Message("pick", {"value": value})

    def step(self, game: Pocket, view: PocketView, decision: Decision, prefix: tuple[int, ...]) -> Message:
        if decision.kind == "meetings":
            return Message("pocket-step-meetings", {"region": region(len(prefix))})
        return self.ask(game, view, decision)

    def news(self, game: Pocket, view: PocketView, event: Event) -> Message:
        kind, public, secret = event.kind, event.public, event.secret
        if kind == "dealt" and secret:
            return Message("pocket-news-dealt-you", {"first": card(secret[0]), "second": card(secret[1])})
        if kind == "drew" and secret:
            return Message("pocket-news-drew-you", {"issue": issue(secret[0])})
        values: dict[str, Value] = {}
        if kind in ("dealt", "drew", "committed", "revealed", "meetings", "card", "programme"):
            values["party"] = party(public[0])
        if kind == "revealed":
            values["amount"] = public[1]
        elif kind == "meetings":
            values.update({"first": public[1], "second": public[2]})
        elif kind == "card":
            if len(public) > 2:
                values["region"] = region(public[2])
            return Message(f"pocket-news-card-{public[1]}", values)
        elif kind == "programme":
            if not public[1]:
                return Message("pocket-news-kept", values)
            values["issue"] = issue(public[2])
        elif kind == "order":
            values["first"] = party(public[0])
        return Message(f"pocket-news-{kind}", values)

    def heading(self, game: Pocket, view: PocketView) -> Message:
        rounds = game.tables.rounds
        return Message("pocket-round", {"round": min(view.round + 1, rounds), "rounds": rounds})

    def table(self, game: Pocket, view: PocketView) -> list[Block]:
        blocks: list[Block] = [Heading(self.heading(game, view))]
        rows: list[list[Value]] = []
        for seat in view.order:
            first, second = view.programmes[seat]
            rows.append(
                [
                    Message("pocket-you", {"party": party(seat)}) if seat == view.seat else party(seat),
                    view.votes[seat],
                    view.funds[seat],
                    view.hand_sizes[seat],
                    Message("pocket-two", {"first": issue(first), "second": issue(second)}),
                    *view.meetings[seat],
                ]
            )
        head: list[Value] = [
            Message(f"pocket-head-{name}") for name in ("party", "votes", "funds", "cards", "programme")
        ]
        head += [region(number) for number in range(REGIONS)]
        blocks.append(Table(Message("pocket-parties"), head, rows))
        for number in range(REGIONS):
            values: dict[str, Value] = {"region": region(number), "issue": issue(view.opinions[number])}
            blocks.append(Line(Message("pocket-opinion", values)))
        if view.hand:
            blocks.append(Heading(Message("pocket-hand")))
            blocks += [Line(card(number)) for number in view.hand]
        if view.drawn != NOTHING:
            blocks.append(Line(Message("pocket-news-drew-you", {"issue": issue(view.drawn)})))
        return blocks
