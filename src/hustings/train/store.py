"""What was learned as a file that ``champion`` reads, with where it comes from."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from math import isnan
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
        "tested": known(curve, "tested"),  # cross-entropy on games not learned from
        "evaluator": known(curve, "evaluator"),  # the same of the values written by hand
        "weights": {name: round(value, 5) for name, value in numbers.items()},
        "network": shape,
    }


def known(curve: list[dict[str, float]], name: str) -> float | None:
    """At the end of a curve; None where so few games were recorded that none was left for testing."""
    return curve[-1][name] if curve and not isnan(curve[-1][name]) else None


def write(path: Path, data: dict[str, Any]) -> None:
    """Compact, but a line for each part."""
    parts = [
        f"{json.dumps(name)}:{json.dumps(value, separators=(',', ':'), allow_nan=False)}"
        for name, value in data.items()
    ]
    path.write_text("{" + ",\n".join(parts) + "}\n", "utf-8")
