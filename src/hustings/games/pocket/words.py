"""How Pocket Election speaks."""

from __future__ import annotations

from hustings.core.action import Decision, Seat
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.thing import Thing
from hustings.core.words import Block, Heading, Line, Table, Words, listed
from hustings.games.pocket import events, questions, things
from hustings.games.pocket.game import Pocket
from hustings.games.pocket.state import NOTHING, REGIONS, PocketView
from hustings.mechanisms.sealed import CHANGED, CHOSEN


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
    overview = (
        ("goal", ("votes",)),
        ("votes", ("meeting", "opinion")),
        ("moves", ("programme", "hand", "money", "order")),
    )
    count = ("count",)
    later = frozenset(("bid", "card", "programme"))

    def seat(self, game: Pocket, seat: Seat) -> Message:
        return party(seat)

    def name(self, game: Pocket, view: PocketView, role: str, value: int) -> Value:
        if role == "region":
            return region(value)
        if role == "issue":
            return issue(value)
        if role == "card":
            return card(value)
        return super().name(game, view, role, value)

    def ask(self, game: Pocket, view: PocketView, decision: Decision) -> Message:
        if decision.question is questions.BID:
            most = min(game.tables.highest_bid, view.funds[decision.seat])
            return Message("pocket-ask-bid", {"most": most})
        if decision.question is questions.PROGRAMME:
            return Message("pocket-ask-programme", {"issue": issue(view.drawn)})
        return super().ask(game, view, decision)

    def choice(self, game: Pocket, view: PocketView, decision: Decision, args: tuple[int, ...]) -> Message:
        said = super().choice(game, view, decision, args)
        if decision.question is questions.CARD:
            return Message(f"{said.id}-{args[0]}", said.values)
        if decision.question is questions.PROGRAMME:
            slot = questions.PROGRAMME.read(args)["slot"]
            if not slot:
                return Message("pocket-do-keep", {"issue": issue(view.drawn)})
            out = view.programmes[view.seat][slot - 1]
            return Message("pocket-do-exchange", {"out": issue(out), "in": issue(view.drawn)})
        return said

    def pick(
        self, game: Pocket, view: PocketView, decision: Decision, prefix: tuple[int, ...], value: int
    ) -> Message:
        if decision.question is questions.PROGRAMME:
            return self.choice(game, view, decision, (value,))
        return super().pick(game, view, decision, prefix, value)

    def step(self, game: Pocket, view: PocketView, decision: Decision, prefix: tuple[int, ...]) -> Message:
        if decision.question is questions.MEETINGS:
            return Message("pocket-step-meetings", {"region": region(len(prefix))})
        return self.ask(game, view, decision)

    def news(self, game: Pocket, view: PocketView, event: Event) -> Message:
        said = super().news(game, view, event)
        if event.declared is CHOSEN or event.declared is CHANGED:
            return Message(f"pocket-news-{event.kind}", {"seat": party(event["seat"])})
        if event.declared is events.ORDER:
            return Message("pocket-news-order-all", said.values)
        if event.declared is events.COUNTED:
            votes = event["votes"]
            parts: list[Value] = [
                Message("labelled", {"name": party(seat), "value": votes[seat]}) for seat in range(len(votes))
            ]
            return Message("pocket-news-votes", {"votes": listed(parts)})
        if event.declared is events.CARD:
            return Message(f"{said.id}-{event['card']}", said.values)
        if event.declared is events.PROGRAMME and event["issue"] is None:
            return Message("pocket-news-kept", said.values)
        return said

    def place(self, game: Pocket, view: PocketView, place: str) -> Message | None:
        kind, _, number = place.partition(":")
        return region(int(number)) if kind == "region" else None

    def things(self, game: Pocket) -> list[Thing]:
        return things.things(game)

    def thing_of(self, game: Pocket) -> dict[str, str]:
        return things.QUESTIONS

    def thing_now(self, game: Pocket, view: PocketView, thing: Thing) -> list[Message]:
        return things.own_now(game, view, thing) + super().thing_now(game, view, thing)

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
