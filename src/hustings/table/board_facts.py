"""The names and printed figures that boards in the browser are labelled with, from a game's own tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings.core.game import Game
from hustings.games.die_macher.classic import tables as classic_tables
from hustings.games.die_macher.common.cards import CARDS, is_minus, topic
from hustings.games.die_macher.modern.actions import ACTS
from hustings.games.die_macher.modern.tables import SYMBOLS
from hustings.games.zoocracy.constants import (
    ASSERTIVENESS,
    IN_CAMPAIGN,
    IN_ELECTION,
    IN_EVENT,
    IN_PROGRESS,
    LOYALTY,
    MANDATE,
    NEGATIVE,
    RALLY,
)
from hustings.games.zoocracy.phases.b_campaign import CARD, END_TURN, PLACE


def cards() -> list[dict[str, object]]:
    """Programme and opinion cards by number: which topic, and whether it is against it."""
    return [{"topic": topic(card), "minus": is_minus(card)} for card in range(CARDS)]


def steps(ladder: Sequence[int]) -> list[list[int]]:
    """Where a ladder by votes rises: the votes, and what they bring."""
    return [[votes, ladder[votes]] for votes in range(1, len(ladder)) if ladder[votes] > ladder[votes - 1]]


def classic_acts(actions: Sequence[tuple[int, int]]) -> list[list[object]]:
    """What one cabinet card can do: a name and a number each."""
    names = {number: name for name, number in classic_tables.ACTIONS.items()}
    return [[names[kind], number] for kind, number in actions]


def classic(game: Any) -> dict[str, object]:
    facts = game.tables
    return {
        "prefix": "classic",
        "parties": list(facts.party_ids),
        "states": list(facts.state_ids),
        "topics": list(facts.topic_ids),
        "cabinet": list(facts.cabinet_ids),
        "costs": list(facts.cabinet_costs),
        "donations": list(facts.donation_amounts),
        "votes_max": facts.votes_max,
        "meeting_spaces": facts.meeting_spaces,
        "media_spaces": facts.media_spaces,
        "elections": facts.elections,
        "trend": [-facts.trend_max, facts.trend_max],
        "ladders": [steps(table) for table in facts.seat_tables],
        "least_convert": facts.meetings_to_convert,
        "media_price": facts.media_price,
        "acts": [classic_acts(actions) for actions in facts.cabinet_actions],
        "phones": list(facts.cabinet_phones),
        "donation_effects": [
            [-accept, refuse]
            for accept, refuse in zip(facts.donation_accept, facts.donation_refuse, strict=True)
        ],
        "sheet": {
            "lines": [[classic_tables.LINES[line] for line in lines] for lines in facts.sheet_lines],
            "worth": {
                "trend": facts.sheet_trend,
                "votes": facts.sheet_votes,
                "meetings": facts.sheet_meetings,
            },
            "media": list(facts.sheet_media),
            "members": list(facts.sheet_members),
        },
        "media_points": list(facts.media_points),
        "opinion_members": list(facts.opinion_members),
        "opinion_points": list(facts.opinion_points),
        "cards": cards(),
        "polls": [list(lines) for lines in facts.polls],
    }


def modern_acts(card: Any) -> list[list[object]]:
    """What one politician can do, the main action first: a name and a number each."""
    return [[ACTS[act.kind], act.amount] for act in (card.main, *card.secondary)]


def modern(game: Any) -> dict[str, object]:
    tables = game.tables
    return {
        "prefix": "dm19",
        "parties": list(tables.parties),
        "states": list(tables.regions),
        "topics": list(tables.topics),
        "cabinet": [card.id for card in tables.politicians],
        "costs": [card.cost for card in tables.politicians],
        "donations": [row[0] for row in tables.donations],
        "votes_max": tables.majority,
        "meeting_spaces": tables.meeting_spaces,
        "media_spaces": tables.media_spaces,
        "most": list(tables.max_points),
        "trend": [tables.trend_min, tables.trend_max],
        "ladders": [steps(ladder) for ladder in tables.points],
        "least_convert": tables.min_convert,
        "media_price": tables.media_price,
        "acts": [modern_acts(card) for card in tables.politicians],
        "donation_effects": [[row[1], row[2]] for row in tables.donations],
        "packages": [list(row) for row in tables.packages],
        "symbols": [[symbol, worth] for symbol, worth in zip(SYMBOLS, tables.symbols, strict=True)],
        "media_points": list(tables.media_points),
        "cards": cards(),
        "polls": [list(lines) for lines in tables.poll_lines],
    }


ON_A_SPECIES = (RALLY, NEGATIVE, MANDATE, LOYALTY)
IN_PHASE = {IN_CAMPAIGN: "B", IN_ELECTION: "C", IN_EVENT: "E", IN_PROGRESS: "G"}


def action_card(game: Any, card: int) -> dict[str, object]:
    """What a card is, on which species or office it acts, and in which phase it can be played. Card 0 is none."""
    kind = game.card_type[card]
    subject = "species" if kind in ON_A_SPECIES else "office" if kind == ASSERTIVENESS else ""
    phase = IN_PHASE.get(game.card_phase[card], "")
    return {"type": kind, "subject": subject, "number": game.card_subject[card], "phase": phase}


def zoo(game: Any) -> dict[str, object]:
    return {
        "prefix": "zoo",
        "species": list(game.tables.species_ids),
        "habitat": list(game.tables.habitat),
        "cards": [action_card(game, card) for card in range(len(game.card_type))],
        "events": [name.replace("_", "-") for name in game.tables.event_ids],
        "turn": {"end": END_TURN, "place": PLACE, "card": CARD},
        "goals": game.tables.goals_last_space,
        "rounds": game.tables.rounds,
    }


BOARDS = {"die-macher-1997": classic, "die-macher-2006": classic, "die-macher-2019": modern, "zoocracy": zoo}


def facts_of(game: Game[Any, Any]) -> dict[str, object] | None:
    """Of a game that has a board; they follow from its figures."""
    board = BOARDS.get(game.id)
    return board(game) if board is not None else None
