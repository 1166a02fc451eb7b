"""How Zoocracy speaks."""

from __future__ import annotations

from typing import Any

from hustings.core.action import Decision, Seat
from hustings.core.event import Event
from hustings.core.message import Message, Value
from hustings.core.words import Block, Heading, Line, Table, Words
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.goals import BY_CARD, BY_ELECTION, BY_PROMISE
from hustings.games.zoocracy.insights import insights
from hustings.games.zoocracy.phases.b_campaign import (
    CARD,
    LEADER_NEGATIVE,
    PLACE,
    PRIME_TOKENS,
    TAKE_BACK,
)
from hustings.games.zoocracy.state import (
    ASSERTIVENESS,
    DEFECTORS,
    DISCARDED,
    GOVERNMENT,
    LOYALTY,
    MANDATE,
    NEGATIVE,
    NEUTRAL,
    NO_CARD,
    NOBODY,
    OFFICES,
    RALLY,
    SPECIES,
    ZooState,
)
from hustings.games.zoocracy.view import ZooView

OF_SPECIES = (RALLY, NEGATIVE, MANDATE, LOYALTY)
TERMS = ("prime", "finance", "defence", "first", "second")


def party(seat: Seat) -> Message:
    return Message("zoo-nobody") if seat == NOBODY else Message("zoo-party", {"number": seat + 1})


def species(number: int) -> Message:
    return Message("zoo-nowhere") if number == NOBODY else Message(f"zoo-species-{number}")


def office(number: int) -> Message:
    return Message(f"zoo-office-{number}")


def event_name(game: Zoocracy, number: int) -> Message:
    name = game.tables.event_ids[number]
    return Message(f"zoo-event-{name.replace('_', '-')}")


def card(game: Zoocracy, number: int) -> Message:
    """A card by its name, with its species or office."""
    if number == NO_CARD:
        return Message("zoo-no-card")
    kind = game.card_type[number]
    values: dict[str, Value] = {}
    if kind in OF_SPECIES:
        values["species"] = species(game.card_subject[number])
    elif kind == ASSERTIVENESS:
        values["office"] = office(game.card_subject[number])
    return Message(f"zoo-card-{kind}", values)


def listed(items: list[Message]) -> Value:
    """One message that says several after one another."""
    if not items:
        return Message("zoo-none")
    said = items[0]
    for item in items[1:]:
        said = Message("zoo-and-then", {"first": said, "second": item})
    return said


class ZooWords(Words):
    prefix = "zoo"

    def seat(self, game: Zoocracy, seat: Seat) -> Message:
        return party(seat)

    # -- questions --

    def ask(self, game: Zoocracy, view: ZooView, decision: Decision) -> Message:
        kind = decision.kind
        values: dict[str, Value] = {}
        if kind == "bid":
            values["funds"] = view.funds[view.seat] if view.seat >= 0 else 0
        elif kind == "campaign":
            limit = max(game.tables.campaign_limit + view.harvest, 0)
            values.update({"left": limit - sum(view.placed), "limit": limit})
        elif kind == "propose":
            values["majority"] = view.majority
        elif kind == "vote":
            values.update(self._terms(view.stack[-1].args[2:]))
            values["proposer"] = party(view.stack[-1].args[0])
            if len(view.stack[-1].args) == 6:
                kind = "vote-one"
        elif kind == "resistance":
            values["cost"] = game.tables.resistance_cost
        elif kind == "discard":
            values["limit"] = game.tables.hand_limit
        elif kind == "draw":
            values["party"] = party(view.stack[-1].args[0])
        return Message(f"zoo-ask-{kind}", values)

    def _terms(self, args: tuple[int, ...]) -> dict[str, Value]:
        return {name: party(args[i]) for i, name in enumerate(TERMS[: len(args)])}

    def choice(self, game: Zoocracy, view: ZooView, decision: Decision, args: tuple[int, ...]) -> Message:
        kind = decision.kind
        if kind == "bid":
            return Message("zoo-do-bid", {"amount": args[0], "cost": (args[0] + 1) // 2})
        if kind in ("blockade", "manipulation"):
            return Message(f"zoo-do-{kind}" if args[0] else "zoo-do-wait", {"species": species(args[0] - 1)})
        if kind == "campaign":
            return self._campaign(game, view, args)
        if kind.endswith("-card"):
            return self._card(game, view, args)
        if kind == "propose" or (kind == "motion" and args[0]):
            terms = args if kind == "propose" else args[1:]
            return Message(f"zoo-do-propose-{len(terms) - 3}", self._terms(terms))
        if kind == "name-goal":
            return Message("zoo-do-name-goal", {"party": party(args[0])})
        if kind in ("draw", "discard"):
            return Message(f"zoo-do-{kind}", {"cards": listed([card(game, c) for c in args])})
        if kind == "lots":
            return Message("zoo-do-lots", {"parties": listed([party(seat) for seat in args])})
        if kind == "event":
            return event_name(game, args[0])
        return Message(f"zoo-do-{kind}-{args[0]}", {"cost": game.tables.resistance_cost})

    def _campaign(self, game: Zoocracy, view: ZooView, args: tuple[int, ...]) -> Message:
        what = args[0]
        if what == CARD:
            return self._card(game, view, args[1:])
        values: dict[str, Value] = {}
        if len(args) > 1:
            values["species"] = species(args[1])
        if what == PLACE:
            values["tokens"] = args[2]
        elif what == LEADER_NEGATIVE:
            values["party"] = party(args[2])
        elif what == PRIME_TOKENS:
            values["tokens"] = game.tables.prime_minister_tokens
        elif what == TAKE_BACK:
            values["tokens"] = view.fresh[args[1]]
        return Message(f"zoo-do-campaign-{what}", values)

    def _card(self, game: Zoocracy, view: ZooView, args: tuple[int, ...]) -> Message:
        """What a card with its choice would do."""
        if args[0] == NO_CARD:
            return Message("zoo-do-pass")
        return Message(f"zoo-do-card-{game.card_type[args[0]]}", self._card_values(game, args))

    def _card_values(self, game: Zoocracy, args: tuple[int, ...]) -> dict[str, Value]:
        kind = game.card_type[args[0]]
        values: dict[str, Value] = {}
        if kind in OF_SPECIES:
            values["species"] = species(game.card_subject[args[0]])
        if kind == ASSERTIVENESS:
            values["office"] = office(game.card_subject[args[0]])
        if kind in (RALLY, LOYALTY):
            values["tokens"] = args[1]
        if kind in (NEGATIVE, DEFECTORS):
            values["party"] = party(args[1])
        if kind == DEFECTORS:
            values["seats"] = game.tables.defectors_seats
        return values

    def pick(
        self, game: Zoocracy, view: ZooView, decision: Decision, prefix: tuple[int, ...], value: int
    ) -> Message:
        kind, n = decision.kind, len(prefix)
        if kind in ("propose", "lots", "name-goal") or (kind == "motion" and n):
            return party(value)
        if kind in ("draw", "discard"):
            return card(game, value)
        if kind in ("blockade", "manipulation"):
            return species(value - 1)
        if kind == "campaign":
            return self._campaign_pick(game, prefix, value)
        if kind.endswith("-card"):
            return card(game, value) if n == 0 else self._target(game, prefix[0], value)
        if kind == "motion":
            return Message(f"zoo-pick-motion-{value}")
        return self.choice(game, view, decision, (*prefix, value))

    def _campaign_pick(self, game: Zoocracy, prefix: tuple[int, ...], value: int) -> Message:
        n = len(prefix)
        if n == 0:
            return Message(f"zoo-pick-campaign-{value}")
        if prefix[0] == CARD:
            return card(game, value) if n == 1 else self._target(game, prefix[1], value)
        if n == 1:
            return species(value)
        return party(value) if prefix[0] == LEADER_NEGATIVE else Message("zoo-tokens", {"tokens": value})

    def _target(self, game: Zoocracy, number: int, value: int) -> Message:
        if game.card_type[number] in (RALLY, LOYALTY):
            return Message("zoo-tokens", {"tokens": value})
        return party(value)

    def step(self, game: Zoocracy, view: ZooView, decision: Decision, prefix: tuple[int, ...]) -> Message:
        kind, n = decision.kind, len(prefix)
        if kind == "propose":
            return Message(f"zoo-step-{TERMS[n]}")
        if kind == "motion" and n:
            return Message(f"zoo-step-{TERMS[n - 1]}")
        if kind == "campaign" and n:
            if prefix[0] == CARD:
                return Message("zoo-step-card") if n == 1 else self._step_target(game, prefix[1])
            if n == 1:
                return Message("zoo-step-species")
            return Message("zoo-step-party" if prefix[0] == LEADER_NEGATIVE else "zoo-step-tokens")
        if kind.endswith("-card") and n:
            return self._step_target(game, prefix[0])
        return self.ask(game, view, decision)

    def _step_target(self, game: Zoocracy, number: int) -> Message:
        tokens = game.card_type[number] in (RALLY, LOYALTY)
        return Message("zoo-step-tokens" if tokens else "zoo-step-party")

    # -- news --

    def news(self, game: Zoocracy, view: ZooView, event: Event) -> Message:
        kind, public = event.kind, event.public
        if kind == "drew":
            return self._drew(game, event)
        if kind == "card":
            values = self._card_values(game, public[1:])
            values["player"] = party(public[0])
            return Message(f"zoo-news-card-{game.card_type[public[1]]}", values)
        if kind in ("lots", "order", "tied", "government"):
            return Message(f"zoo-news-{kind}", {"parties": listed([party(seat) for seat in public])})
        if kind in ("seats", "income"):
            said = [
                Message("zoo-amount", {"party": party(s), "amount": public[s]}) for s in range(len(public))
            ]
            return Message(f"zoo-news-{kind}", {"parties": listed(said)})
        if kind == "discarded":
            cards = listed([card(game, c) for c in public[1:]])
            return Message("zoo-news-discarded", {"party": party(public[0]), "cards": cards})
        if kind in ("proposed", "motion"):
            return self._proposed(kind, public)
        if kind == "votes":
            return self._votes(public)
        if kind == "event":
            return Message("zoo-news-event", {"event": event_name(game, public[0])})
        return self._plain(kind, public)

    def _drew(self, game: Zoocracy, event: Event) -> Message:
        values: dict[str, Value] = {"party": party(event.public[0]), "count": event.public[1]}
        if event.secret:
            values["cards"] = listed([card(game, c) for c in event.secret])
            return Message("zoo-news-drew-you", values)
        return Message("zoo-news-drew", values)

    def _proposed(self, kind: str, public: tuple[int, ...]) -> Message:
        terms = public[1:] if kind == "proposed" else public[2:]
        if kind == "motion" and not public[1]:
            return Message("zoo-news-no-motion", {"party": party(public[0])})
        values = self._terms(terms)
        values["party"] = party(public[0])
        return Message(f"zoo-news-{kind}-{len(terms) - 3}", values)

    def _votes(self, public: tuple[int, ...]) -> Message:
        values: dict[str, Value] = {
            "species": species(public[0]),
            "first": party(public[1]),
            "votes": public[2],
        }
        if len(public) == 3:
            return Message("zoo-news-votes-one", values)
        values.update({"second": party(public[3]), "more": public[4]})
        return Message("zoo-news-votes-two", values)

    def _plain(self, kind: str, public: tuple[int, ...]) -> Message:
        """News whose numbers always mean the same."""
        values: dict[str, Value] = {}
        names = NEWS[kind]
        for i, name in enumerate(names[: len(public)]):
            values[name] = _value(name, public[i])
        if kind in ("voted", "take-over", "resistance"):
            return Message(f"zoo-news-{kind}-{public[1]}", values)
        if kind in ("blockade", "manipulation") and public[1] == NOBODY:
            return Message("zoo-news-waited", values)
        if kind in ("goal", "no-goal"):
            return Message(f"zoo-news-{kind}-{public[-1]}", values)
        if kind == "no-president" and not public:
            return Message("zoo-news-still-no-president")
        return Message(f"zoo-news-{kind}", values)

    # -- the table --

    def account(
        self, game: Zoocracy, state: ZooState, events: list[Event]
    ) -> list[tuple[Message, list[int]]]:
        """Goals by what they were made for."""
        made = [[0] * game.players for _ in (BY_ELECTION, BY_PROMISE, BY_CARD)]
        before = [0] * game.players
        for event in events:
            if event.kind == "goal":
                seat, goals, why = event.public
                made[why][seat] += goals - before[seat]
                before[seat] = goals
        return [(Message(f"zoo-goals-{why}"), points) for why, points in enumerate(made)]

    def heading(self, game: Zoocracy, view: ZooView) -> Message:
        return Message("zoo-round", {"round": view.round, "rounds": game.tables.rounds})

    def table(self, game: Zoocracy, view: ZooView) -> list[Block]:
        facts: dict[str, Any] = insights(game, view)
        blocks: list[Block] = [Heading(self.heading(game, view))]
        blocks += self._calendar(game, view, facts)
        blocks.append(self._parties(game, view))
        blocks += self._parliament(game, view, facts)
        blocks.append(self._species(game, view, facts))
        blocks += self._offices(game, view)
        blocks += self._cards(game, view, facts)
        return blocks

    def _calendar(self, game: Zoocracy, view: ZooView, facts: dict[str, Any]) -> list[Block]:
        rows: list[list[Value]] = []
        this, after = facts["calendar"]
        for now, then in zip(this["phases"], after["phases"], strict=True):
            rows.append(
                [
                    Message(f"zoo-phase-{now['phase']}"),
                    Message(f"zoo-played-{str(now['played']).lower()}", {"why": _why(now)}),
                    Message(f"zoo-played-{str(then['played']).lower()}", {"why": _why(then)}),
                ]
            )
        head: list[Value] = [
            Message("zoo-head-phase"),
            Message("zoo-head-round", {"round": view.round}),
            Message("zoo-head-round", {"round": view.round + 1}),
        ]
        part, whole = facts["next_round"]["odds"]
        chance = Message("zoo-next-round", {"percent": round(100 * part / whole)})
        blocks: list[Block] = [Table(Message("zoo-calendar"), head, rows), Line(chance)]
        if view.event != NOBODY:
            blocks.append(Line(Message("zoo-event-now", {"event": event_name(game, view.event)})))
        if view.harvest:
            limit = max(game.tables.campaign_limit + view.harvest, 0)
            blocks.append(Line(Message("zoo-harvest", {"limit": limit})))
        return blocks

    def _parties(self, game: Zoocracy, view: ZooView) -> Table:
        names = ("party", "goals", "seats", "side", "funds", "received", "spent", "cards")
        head: list[Value] = [Message(f"zoo-head-{name}") for name in names]
        rows: list[list[Value]] = []
        for seat in view.order:
            me = Message("zoo-you", {"party": party(seat)}) if seat == view.seat else party(seat)
            funds: Value = view.funds[seat] if view.funds[seat] >= 0 else Message("zoo-hidden")
            rows.append(
                [
                    me,
                    view.goals[seat],
                    view.seats[seat],
                    Message(f"zoo-side-{view.sides[seat]}"),
                    funds,
                    view.received[seat],
                    view.spent[seat],
                    sum(view.hand_pools[seat]),
                ]
            )
        return Table(Message("zoo-parties"), head, rows)

    def _parliament(self, game: Zoocracy, view: ZooView, facts: dict[str, Any]) -> list[Block]:
        house = facts["parliament"]
        blocks: list[Block] = []
        if view.majority:
            values: dict[str, Value] = {"total": house["total"], "majority": view.majority}
            blocks.append(Line(Message("zoo-majority", values)))
            groups = [listed([party(seat) for seat in group]) for group in house["coalitions"]]
            said = listed([Message("zoo-group", {"parties": group}) for group in groups])
            blocks.append(Line(Message("zoo-coalitions", {"groups": said})))
        if GOVERNMENT in view.sides:
            values = {"seats": house["government"], "opposition": house["opposition"]}
            name = "zoo-caretaker" if view.caretaker else "zoo-government"
            blocks.append(Line(Message(name, values)))
        elif NEUTRAL in view.sides:
            blocks.append(Line(Message("zoo-no-government")))
        goal = facts["goal"]
        said = listed([party(seat) for seat in goal["parties"]])
        blocks.append(Line(Message(f"zoo-goal-{goal['why']}", {"parties": said})))
        return blocks

    def _species(self, game: Zoocracy, view: ZooView, facts: dict[str, Any]) -> Table:
        head: list[Value] = [Message("zoo-head-species"), Message("zoo-head-votes")]
        head += [party(seat) for seat in range(game.players)]
        head.append(Message("zoo-head-note"))
        rows: list[list[Value]] = []
        for number in range(SPECIES):
            now = facts["species"][number]
            row: list[Value] = [species(number)]
            row.append(Message("zoo-votes", {"first": now["first"], "second": now["second"]}))
            row += view.tokens[number]
            notes = [Message(f"zoo-note-{name}") for name in ("blocked", "manipulated", "tied") if now[name]]
            row.append(listed(notes) if notes else "")
            rows.append(row)
        totals: list[Value] = [Message("zoo-projection"), sum(facts["projection"]["seats"])]
        rows.append([*totals, *facts["projection"]["seats"], ""])
        return Table(Message("zoo-board"), head, rows)

    def _offices(self, game: Zoocracy, view: ZooView) -> list[Block]:
        rows: list[list[Value]] = []
        for number in range(OFFICES):
            side = Message("zoo-face-up" if view.active[number] else "zoo-face-down")
            rows.append([office(number), party(view.offices[number]), side])
        head: list[Value] = [
            Message("zoo-head-office"),
            Message("zoo-head-party"),
            Message("zoo-head-privilege"),
        ]
        promises: dict[str, Value] = {"first": party(view.promises[0]), "second": party(view.promises[1])}
        return [Table(Message("zoo-offices"), head, rows), Line(Message("zoo-promises", promises))]

    def _cards(self, game: Zoocracy, view: ZooView, facts: dict[str, Any]) -> list[Block]:
        blocks: list[Block] = []
        if view.seat >= 0:
            blocks.append(Line(Message("zoo-hand", {"cards": listed([card(game, c) for c in view.hand])})))
        open_cards = [c for c in range(1, len(view.pool)) if view.pool[c] == DISCARDED]
        blocks.append(Line(Message("zoo-discards", {"cards": listed([card(game, c) for c in open_cards])})))
        left = sum([1 for kind in view.pool if kind == view.shuffles]) - sum(
            [row[view.shuffles] for row in view.hand_pools]
        )
        deck = view.events
        below = deck.extras[-1] if deck.stage < len(deck.lengths) - 1 else [0] * len(deck.bag)
        events = [event_name(game, e) for e in range(len(deck.bag)) if deck.bag[e] or below[e]]
        blocks.append(Line(Message("zoo-deck", {"cards": left, "events": listed(events)})))
        return blocks


# What the numbers of plain news mean, one after another.
NEWS: dict[str, tuple[str, ...]] = {
    "committed": ("party",),
    "bid": ("party", "amount"),
    "voted": ("party",),
    "paid": ("party", "amount"),
    "president": ("party",),
    "no-president": ("party",),
    "goal": ("party", "goals"),
    "phase": ("phase",),
    "round": ("round",),
    "blockade": ("party", "species"),
    "manipulation": ("party", "species"),
    "placed": ("party", "species", "tokens"),
    "taken-back": ("party", "species", "tokens"),
    "prime-tokens": ("party", "species"),
    "leader-negative": ("party", "species", "victim"),
    "turn-ended": ("party",),
    "passed": ("party",),
    "majority": ("seats",),
    "kept": ("species", "party", "tokens"),
    "accepted": ("seats", "majority"),
    "refused": ("seats", "majority"),
    "office": ("office", "party"),
    "promise": ("space", "party"),
    "caretaker": (),
    "no-government": (),
    "donated": ("party", "amount", "office"),
    "defected": ("victim", "party", "seats"),
    "take-over": ("party",),
    "no-goal": (),
    "named": ("party", "other"),
    "resistance": ("party",),
    "reshuffled": ("cards",),
    "end": (),
}


def _value(name: str, number: int) -> Value:
    if name in ("party", "victim", "other"):
        return party(number)
    if name == "species":
        return species(number)
    if name == "office":
        return office(number)
    if name == "phase":
        return Message(f"zoo-phase-{'ABCDEFG'[number]}")
    if name == "space":
        return number + 1
    return number


def _why(phase: dict[str, Any]) -> Message:
    return Message(f"zoo-because-{phase['why']}")
