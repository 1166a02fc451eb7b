"""The table in words, and what the things on it are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.action import Seat
from hustings.core.message import Message, Value
from hustings.core.words import Block, Heading, Line, Table
from hustings.core.words import listed as in_a_row
from hustings.games.zoocracy.constants import (
    ASSERTIVENESS,
    DISCARDED,
    GOVERNMENT,
    HIDDEN,
    LOYALTY,
    MANDATE,
    NEGATIVE,
    NEUTRAL,
    NO_CARD,
    NO_EVENT,
    NOBODY,
    OFFICES,
    P1,
    P2,
    RALLY,
    SPECIES,
)
from hustings.games.zoocracy.game import Zoocracy
from hustings.games.zoocracy.insight_types import ZooGoal, ZooInsights, ZooPhaseNow
from hustings.games.zoocracy.insights import insights
from hustings.games.zoocracy.rules import campaign_limit
from hustings.games.zoocracy.state import ZooView

OF_SPECIES: Final = (RALLY, NEGATIVE, MANDATE, LOYALTY)  # cards with a species on them


def party(seat: Seat) -> Message:
    return Message("zoo-nobody") if seat == NOBODY else Message("zoo-party", {"number": seat + 1})


def species(number: int) -> Message:
    return Message(f"zoo-species-{number}")


def office(number: int) -> Message:
    return Message(f"zoo-office-{number}")


def event_card(game: Zoocracy, number: int) -> Message:
    return Message(f"zoo-event-{game.tables.event_ids[number].replace('_', '-')}")


def card(game: Zoocracy, number: int) -> Message:
    """A card by its name, with its species or office."""
    if number == NO_CARD:
        return Message("zoo-no-card")
    return Message(f"zoo-card-{game.card_type[number]}", card_subject(game, number))


def card_subject(game: Zoocracy, number: int) -> dict[str, Value]:
    """The species or the office on a card."""
    kind, subject = game.card_type[number], game.card_subject[number]
    if kind in OF_SPECIES:
        return {"species": species(subject)}
    return {"office": office(subject)} if kind == ASSERTIVENESS else {}


def listed(items: Sequence[Value]) -> Value:
    return in_a_row([*items]) if items else Message("zoo-none")


# -- the table --


def table(heading: Message, game: Zoocracy, view: ZooView) -> list[Block]:
    facts = insights(game, view)
    blocks: list[Block] = [Heading(heading)]
    blocks += calendar_block(game, view, facts)
    blocks.append(parties_block(game, view))
    blocks += parliament_block(game, view, facts)
    blocks.append(species_block(game, view, facts))
    blocks += offices_block(game, view)
    blocks += cards_block(game, view, facts)
    return blocks


def calendar_block(game: Zoocracy, view: ZooView, facts: ZooInsights) -> list[Block]:
    rows: list[list[Value]] = []
    this, after = facts["calendar"]
    for now, then in zip(this["phases"], after["phases"], strict=True):
        rows.append([Message(f"zoo-phase-{now['phase']}"), played(now), played(then)])
    rounds = [Message("zoo-head-round", {"round": number}) for number in (view.round, view.round + 1)]
    head: list[Value] = [Message("zoo-head-phase"), *rounds]
    part, whole = facts["next_round"]["odds"]
    estimate = "-estimate" if facts["next_round"]["estimate"] else ""
    chance = Message(f"zoo-next-round{estimate}", {"percent": round(100 * part / whole)})
    blocks: list[Block] = [Table(Message("zoo-calendar"), head, rows), Line(chance)]
    if view.event != NO_EVENT:
        blocks.append(Line(Message("zoo-event-now", {"event": event_card(game, view.event)})))
    if view.harvest:
        blocks.append(Line(Message("zoo-harvest", {"limit": campaign_limit(game, view)})))
    return blocks


def played(phase: ZooPhaseNow) -> Message:
    """Whether a phase is played in a round, for certain or as things stand, and why."""
    because = Message(f"zoo-because-{phase['why']}")
    yes = "true" if phase["played"] else "false"
    return Message(f"zoo-maybe-{yes}" if phase["estimate"] else f"zoo-played-{yes}", {"why": because})


def goal_line(goal: ZooGoal) -> Message:
    """Who makes the goal of this round, for certain or as things stand."""
    certain = "certain-" if goal["why"] in ("promised", "named") and not goal["estimate"] else ""
    parties = listed([party(seat) for seat in goal["parties"]])
    return Message(f"zoo-goal-{certain}{goal['why']}", {"parties": parties})


def parties_block(game: Zoocracy, view: ZooView) -> Table:
    names = ("party", "goals", "seats", "side", "funds", "received", "spent", "cards")
    head: list[Value] = [Message(f"zoo-head-{name}") for name in names]
    rows: list[list[Value]] = []
    for seat in view.order:
        me = Message("zoo-you", {"party": party(seat)}) if seat == view.seat else party(seat)
        funds: Value = view.funds[seat] if view.funds[seat] != HIDDEN else Message("zoo-hidden")
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


def parliament_block(game: Zoocracy, view: ZooView, facts: ZooInsights) -> list[Block]:
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
    blocks.append(Line(goal_line(facts["goal"])))
    return blocks


def species_block(game: Zoocracy, view: ZooView, facts: ZooInsights) -> Table:
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


def offices_block(game: Zoocracy, view: ZooView) -> list[Block]:
    rows: list[list[Value]] = []
    for number in range(OFFICES):
        side = Message("zoo-face-up" if view.active[number] else "zoo-face-down")
        rows.append([office(number), party(view.offices[number]), side])
    head: list[Value] = [Message(f"zoo-head-{name}") for name in ("office", "party", "privilege")]
    promises: dict[str, Value] = {"first": party(view.promises[P1]), "second": party(view.promises[P2])}
    return [Table(Message("zoo-offices"), head, rows), Line(Message("zoo-promises", promises))]


def cards_block(game: Zoocracy, view: ZooView, facts: ZooInsights) -> list[Block]:
    blocks: list[Block] = []
    if view.seat >= 0:
        blocks.append(Line(Message("zoo-hand", {"cards": listed([card(game, c) for c in view.hand])})))
    open_cards = [c for c in range(1, len(view.pool)) if view.pool[c] == DISCARDED]
    blocks.append(Line(Message("zoo-discards", {"cards": listed([card(game, c) for c in open_cards])})))
    left = view.pool.count(view.shuffles) - sum([counts[view.shuffles] for counts in view.hand_pools])
    deck = view.events
    below = deck.extras[-1] if deck.stage < len(deck.lengths) - 1 else [0] * len(deck.bag)
    events = [event_card(game, e) for e in range(len(deck.bag)) if deck.bag[e] or below[e]]
    blocks.append(Line(Message("zoo-deck", {"cards": left, "events": listed(events)})))
    return blocks
