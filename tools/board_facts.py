"""The names and printed figures that boards in the browser are labelled with, from the games' own tables.

``python tools/board_facts.py`` writes ``web/src/boards/facts.json``; ``--check`` fails when it is out of date.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import hustings
from hustings.games.die_macher.classic import frames as classic_frames
from hustings.games.die_macher.modern import state as modern_state
from hustings.games.die_macher.modern.phases.round import PHASES as MODERN_PHASES
from hustings.games.zoocracy import state as zoo_state

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "boards" / "facts.json"


def kinds(module: Any, first: str) -> dict[int, str]:
    """The names of all frame kinds; ``first`` is the name of frame 0, where the numbering begins."""
    names = list(vars(module))
    block = names[names.index(first) :]
    by_kind = {
        getattr(module, n): n for n in reversed(block) if n.isupper() and type(getattr(module, n)) is int
    }
    return {kind: name.lower().replace("_", "-") for kind, name in by_kind.items()}


def frames(module: Any, programme: tuple[int, ...], first: str) -> list[list[object]]:
    """The kinds of frames that make a round, in order, with their names."""
    names = kinds(module, first)
    return [[kind, names[kind]] for kind in programme]


def numbers(module: Any, first: str) -> dict[str, int]:
    """Every kind of frame by its name."""
    return {name: kind for kind, name in sorted(kinds(module, first).items())}


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
        "phases": frames(classic_frames, game.programmes[1], "ROUND"),
        "frames": numbers(classic_frames, "ROUND"),
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
        "votes_max": 50,
        "meeting_spaces": tables.meeting_spaces,
        "media_spaces": tables.media_spaces,
        "most": list(tables.max_points),
        "media_points": list(tables.media_points),
        "phases": frames(modern_state, MODERN_PHASES, "SETUP"),
        "frames": numbers(modern_state, "SETUP"),
        "polls": [list(lines) for lines in tables.poll_lines],
    }


def zoo(id: str) -> dict[str, object]:
    game: Any = hustings.game(id)
    return {
        "prefix": "zoo",
        "species": list(game.tables.species_ids),
        "habitat": list(game.tables.habitat),
        "card_type": list(game.card_type),
        "card_subject": list(game.card_subject),
        "card_phase": list(game.card_phase),
        "events": [name.replace("_", "-") for name in game.tables.event_ids],
        "goals": game.tables.goals_last_space,
        "rounds": game.tables.rounds,
        "frames": numbers(zoo_state, "ROUND"),
        "first": list(game.tables.first),
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
