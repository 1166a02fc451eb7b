"""What was learned as a file that ``champion`` reads, with where it comes from."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hustings.bots.judgement import FORMAT
from hustings.train.play import set_up
from hustings.train.weights import Evolution, Numbers, tables


def document(
    run: Evolution, numbers: Numbers, judged: int, shape: Any, curve: list[dict[str, float]]
) -> dict[str, Any]:
    """Weights and network, the rules and figures they belong to, and how they were found."""
    players = sorted(set(tables(run.id)))
    game = set_up(run.id, players[0])
    return {
        "format": FORMAT,
        "game": run.id,
        "version": game.version,
        "figures": game.data_hash,
        "players": players,
        "date": datetime.now(UTC).date().isoformat(),
        "seed": run.seed,
        "generations": run.generation,
        "games": run.games,
        "judged": judged,  # questions from which the weights were distilled after that
        "positions": int(curve[-1]["positions"]) if curve else 0,
        "tested": curve[-1]["tested"] if curve else None,  # cross-entropy on games not learned from
        "evaluator": curve[-1]["evaluator"] if curve else None,  # the same of the values written by hand
        "weights": {name: round(value, 5) for name, value in numbers.items()},
        "network": shape,
    }


def write(path: Path, data: dict[str, Any]) -> None:
    """Compact, but a line for each part."""
    parts = [f"{json.dumps(name)}:{json.dumps(value, separators=(',', ':'))}" for name, value in data.items()]
    path.write_text("{" + ",\n".join(parts) + "}\n", "utf-8")
