"""The names and printed figures that boards in the browser are labelled with, from the games' own tables.

``python tools/board_facts.py`` writes ``web/src/boards/facts.json``; ``--check`` fails when it is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import hustings
from hustings.games.die_macher.common.cards import CARDS, is_minus, topic
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

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "boards" / "facts.json"


def cards() -> list[dict[str, object]]:
    """Programme and opinion cards by number: which topic, and whether it is against it."""
    return [{"topic": topic(card), "minus": is_minus(card)} for card in range(CARDS)]


def classic(id: str) -> dict[str, object]:
    game: Any = hustings.game(id)
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
        "media_points": list(facts.media_points),
        "opinion_members": list(facts.opinion_members),
        "opinion_points": list(facts.opinion_points),
        "cards": cards(),
        "polls": [list(lines) for lines in facts.polls],
    }


def modern(id: str) -> dict[str, object]:
    game: Any = hustings.game(id)
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


def zoo(id: str) -> dict[str, object]:
    game: Any = hustings.game(id)
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


def text() -> str:
    facts = {
        "die-macher-1997": classic("die-macher-1997"),
        "die-macher-2006": classic("die-macher-2006"),
        "die-macher-2019": modern("die-macher-2019"),
        "zoocracy": zoo("zoocracy"),
    }
    return json.dumps(facts, separators=(",", ":"), sort_keys=True) + "\n"


def main() -> int:
    wanted = text()
    if "--check" in sys.argv:
        if not FILE.is_file() or FILE.read_text("utf-8") != wanted:
            print(f"{FILE.name} is out of date; run python tools/board_facts.py", file=sys.stderr)
            return 1
        return 0
    FILE.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
