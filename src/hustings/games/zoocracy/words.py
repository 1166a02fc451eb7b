"""How Zoocracy speaks: questions, answers and news. ``text.py`` has the table."""

from __future__ import annotations

from typing import Final

from hustings.core.action import Decision, Seat
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.role import COUNT, FLAG, MONEY, Role
from hustings.core.thing import Thing
from hustings.core.words import Block, Words
from hustings.games.zoocracy import events, questions, text, things
from hustings.games.zoocracy.constants import (
    BY_CARD,
    BY_ELECTION,
    BY_NAMING,
    BY_PROMISE,
    DEFECTORS,
    LOYALTY,
    NEGATIVE,
    NO_CARD,
    NOBODY,
    PHASES,
    RALLY,
)
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.phases.b_campaign import (
    CARD,
    LEADER_NEGATIVE,
    PLACE,
    PRIME_TOKENS,
    TAKE_BACK,
)
from hustings.games.zoocracy.rules import campaign_limit
from hustings.games.zoocracy.state import ZooState, ZooView
from hustings.games.zoocracy.text import by_party, card_subject, party, species
from hustings.mechanisms.sealed import CHANGED, CHOSEN

Args = tuple[int, ...]
Values = dict[str, Value]

# Events that read differently by one of their fields
VARIES: Final = {"voted": "yes", "take-over": "yes", "resistance": "yes", "goal": "why", "no-goal": "why"}


class ZooWords(Words):
    prefix = "zoo"
    overview = (
        ("goal", ("goal", "government", "agenda")),
        ("votes", ("votes", "seats", "majority")),
        ("moves", ("food", "token", "hand", "office", "proposal", "event")),
    )
    count = ("votes", "seats", "majority")
    later = frozenset(
        (
            *("bid", "president-card", "blockade", "manipulation", "campaign", "vote", "motion", "take-over"),
            *("election-card", "event-card", "progress-card", "resistance"),
        )
    )

    def seat(self, game: Zoocracy, seat: Seat) -> Message:
        return party(seat)

    def label(self, game: Zoocracy, view: ZooView, role: Role, value: int) -> Value:
        if value < role.base and role.name == "seat":
            return Message("zoo-nobody")
        if value < role.base and role.name == "species":
            return Message("zoo-nowhere")
        return super().label(game, view, role, value)

    def name(self, game: Zoocracy, view: ZooView, role: str, value: int) -> Value:
        if role == "species":
            return species(value)
        if role == "office":
            return text.office(value)
        if role == "card":
            return text.card(game, value)
        if role == "event":
            return text.event_card(game, value)
        if role == "phase":
            return Message(f"zoo-phase-{PHASES[value]}")
        if role == "space":
            return value + 1
        return super().name(game, view, role, value)

    # -- questions --

    def ask(self, game: Zoocracy, view: ZooView, decision: Decision) -> Message:
        said = super().ask(game, view, decision)
        question = decision.question
        if question is questions.BID:
            return Message(said.id, {"funds": view.funds[view.seat] if view.seat >= 0 else 0})
        if question is questions.CAMPAIGN:
            limit = campaign_limit(game, view)
            left = max(limit - sum(view.placed), 0)
            if view.seat == decision.seat:
                left = min(left, view.funds[view.seat])
            return Message(said.id, {"left": left, "limit": limit})
        if question is questions.PROPOSE:
            return Message(said.id, {"majority": view.majority})
        if question is questions.VOTE:
            proposal = self._frame(game, view)
            asked = said.id if "next_goal" in proposal else f"{said.id}-one"
            mine = view.stack[-1].args[0] == view.seat
            return Message(f"{asked}-own" if mine else asked, proposal)
        if question is questions.RESISTANCE:
            return Message(said.id, {"cost": game.tables.resistance_cost})
        if question is questions.DISCARD:
            limit = game.tables.hand_limit
            return Message(f"{said.id}-so-many", {"count": len(view.hand) - limit, "limit": limit})
        if question is questions.DRAW:
            return Message(said.id, self._frame(game, view))
        return said

    def _frame(self, game: Zoocracy, view: ZooView) -> Values:
        """What the phase that is on is about."""
        frame = view.stack[-1]
        return self.labels(game, view, game.phases[frame.kind].args, frame.args)

    def choice(self, game: Zoocracy, view: ZooView, decision: Decision, args: Args) -> Message:
        question, first = decision.question, args[0]
        if question is questions.CAMPAIGN:
            return self._campaign(game, view, args)
        if question in (questions.ELECTION_CARD, questions.EVENT_CARD, questions.PROGRESS_CARD):
            return self._card(game, args)
        if question is questions.EVENT:
            return text.event_card(game, first)
        said = super().choice(game, view, decision, args)
        if question is questions.BID:
            return Message(said.id, said.values | {"cost": (first + 1) // 2})
        if question in (questions.BLOCKADE, questions.MANIPULATION):
            return said if first else Message("zoo-do-wait")
        if question is questions.PROPOSE or (question is questions.MOTION and first):
            goals = 2 if "next_goal" in said.values else 1
            return Message(f"zoo-do-propose-{goals}", said.values)
        if question.answer.fields[0].role is FLAG:
            return Message(f"{said.id}-{first}", {"cost": game.tables.resistance_cost})
        return said

    def _campaign(self, game: Zoocracy, view: ZooView, args: Args) -> Message:
        what, *rest = args
        if what == CARD:
            return self._card(game, tuple(rest))
        values: Values = {}
        if rest:
            values["species"] = species(rest[0])
        if what == PLACE:
            values["tokens"] = rest[1]
        elif what == LEADER_NEGATIVE:
            values["other"] = party(rest[1])
        elif what == PRIME_TOKENS:
            values["tokens"] = game.tables.prime_minister_tokens
        elif what == TAKE_BACK:
            values["tokens"] = view.fresh[rest[0]]
        return Message(f"zoo-do-campaign-{what}", values)

    def _card(self, game: Zoocracy, args: Args) -> Message:
        """What a card with its choice would do."""
        card = args[0]
        if card == NO_CARD:
            return Message("zoo-do-pass")
        kind = game.card_type[card]
        values = card_subject(game, card)
        if kind in (RALLY, LOYALTY):
            values["tokens"] = args[1]
        if kind == LOYALTY and len(args) > 2:
            return Message(f"zoo-do-card-{kind}-of", values | {"other": party(args[2])})
        if kind in (NEGATIVE, DEFECTORS):
            values["other"] = party(args[1])
        if kind == DEFECTORS:
            values["seats"] = game.tables.defectors_seats
        return Message(f"zoo-do-card-{kind}", values)

    def pick(self, game: Zoocracy, view: ZooView, decision: Decision, prefix: Args, value: int) -> Message:
        question, n = decision.question, len(prefix)
        if question is questions.CAMPAIGN:
            return self._campaign_pick(game, prefix, value)
        role = question.answer.role_at(n, n + 1)
        if question is questions.MOTION and role is FLAG:
            return Message(f"zoo-pick-motion-{value}")
        if role is COUNT:
            return Message("zoo-tokens", {"tokens": value})
        if role in (FLAG, MONEY):
            return self.choice(game, view, decision, (*prefix, value))
        return super().pick(game, view, decision, prefix, value)

    def _campaign_pick(self, game: Zoocracy, prefix: Args, value: int) -> Message:
        if not prefix:
            return Message(f"zoo-pick-campaign-{value}")
        if len(prefix) == 1:
            return text.card(game, value) if prefix[0] == CARD else species(value)
        return party(value) if self._against(game, prefix) else Message("zoo-tokens", {"tokens": value})

    def _against(self, game: Zoocracy, prefix: Args) -> bool:
        """Whether this step of a campaign goes on with a party and not with tokens."""
        what, subject = prefix
        return what == LEADER_NEGATIVE or (what == CARD and game.card_type[subject] == NEGATIVE)

    def step(self, game: Zoocracy, view: ZooView, decision: Decision, prefix: Args) -> Message:
        question, n = decision.question, len(prefix)
        names = question.answer.names
        first = n == 0 and question is not questions.PROPOSE
        if first or len(names) == 1 or n >= len(names):
            return self.ask(game, view, decision)
        name = names[n]
        if name == "subject":
            name = "card" if prefix[0] == CARD else "species"
        elif name == "target":
            name = "other" if self._against(game, prefix) else "tokens"
        elif name == "other" and question is questions.ELECTION_CARD:
            name = "keeper"
        return Message(f"zoo-step-{name.replace('_', '-')}")

    # -- news --

    def news(self, game: Zoocracy, view: ZooView, event: Event) -> Message:
        said = super().news(game, view, event)
        kind, values = event.declared, said.values
        if kind is CHOSEN or kind is CHANGED:
            return Message(f"zoo-news-{event.kind}", {"seat": party(event["seat"])})
        if event.kind in VARIES:
            return Message(f"{said.id}-{event[VARIES[event.kind]]}", values)
        if kind is events.CARD:
            card = event["card"]
            name = f"{said.id}-{game.card_type[card]}"
            if game.card_type[card] == LOYALTY and event["other"] is not None:
                name += "-of"
            return Message(name, values | card_subject(game, card))
        if kind in (events.BLOCKADE, events.MANIPULATION) and event["species"] is None:
            return Message("zoo-news-waited", values)
        if kind is events.NO_PRESIDENT:
            none = event["seat"] == NOBODY
            return Message(
                "zoo-news-still-no-president-tied" if none else "zoo-news-no-president-tied", values
            )
        if kind is events.VOTES:
            return Message(f"{said.id}-{'one' if event['second'] is None else 'two'}", values)
        if kind is events.MOTION:
            if not event["move"]:
                return Message("zoo-news-no-motion", values)
            return Message(f"{said.id}-{1 if event['next_goal'] is None else 2}", values)
        if kind is events.SEATS:
            return Message(said.id, {"seats": by_party(event["seats"])})
        if kind is events.INCOME:
            return Message(said.id, {"food": by_party(event["food"])})
        return said

    # -- the table --

    def place(self, game: Zoocracy, view: ZooView, place: str) -> Message | None:
        kind, _, number = place.partition(":")
        if kind == "enclosure":
            return species(int(number))
        if kind == "office":
            return text.office(int(number))
        if kind == "agenda":
            return Message("zoo-place-agenda", {"number": int(number) + 1})
        return Message(f"zoo-place-{kind}") if kind in ("parliament", "calendar") else None

    def things(self, game: Zoocracy) -> list[Thing]:
        return things.things(game)

    def thing_of(self, game: Zoocracy) -> dict[str, str]:
        return things.QUESTIONS

    def thing_now(self, game: Zoocracy, view: ZooView, thing: Thing) -> list[Message]:
        return things.own_now(game, view, thing) + super().thing_now(game, view, thing)

    def account(
        self, game: Zoocracy, state: ZooState, happened: list[Event]
    ) -> list[tuple[Message, list[int]]]:
        """Goals by what they were made for."""
        made = [[0] * game.players for _ in (BY_ELECTION, BY_PROMISE, BY_CARD, BY_NAMING)]
        before = [0] * game.players
        for event in happened:
            if event.declared is events.GOAL:
                seat, goals = event["seat"], event["goals"]
                made[event["why"]][seat] += goals - before[seat]
                before[seat] = goals
        return [(Message(f"zoo-goals-{why}"), points) for why, points in enumerate(made)]

    def heading(self, game: Zoocracy, view: ZooView) -> Message:
        return Message("zoo-round", {"round": view.round, "rounds": game.tables.rounds})

    def table(self, game: Zoocracy, view: ZooView) -> list[Block]:
        return text.table(self.heading(game, view), game, view)
