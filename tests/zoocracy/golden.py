"""Makes the frozen games anew: ``python -m tests.zoocracy.golden``. Only after a change of rules that is meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import hustings
from hustings.core.action import Action
from hustings.core.record import commit
from hustings.core.rng import seeded
from hustings.play.match import Match
from hustings.testing import perft, playthrough, position
from tests.zoocracy.reached import REQUIRED, Reached

HERE = Path(__file__).parent
SETTINGS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 2, "advanced": True},
    {"players": 3},
    {"players": 3, "promises_to_the_opposition": "literal"},
    {"players": 4},
    {"players": 4, "advanced": True},
    {"players": 5},
    {"players": 6},
)
TRIES = 40  # random games looked at for each setting
PLAYTHROUGHS = ((2, False, 1), (4, False, 2), (5, True, 3))
# players, seed, answers before, depth
PERFT = (
    (2, 0, 5, 2), (2, 0, 6, 2), (2, 0, 24, 3), (2, 0, 37, 3), (2, 2, 21, 3), (3, 0, 3, 3), (3, 0, 4, 3),
    (3, 0, 8, 3), (3, 0, 21, 2), (3, 0, 23, 3), (3, 0, 95, 3), (4, 0, 18, 3), (4, 0, 54, 3), (4, 0, 78, 3),
    (4, 1, 98, 3), (5, 0, 14, 3), (5, 0, 26, 3), (6, 0, 30, 3), (6, 0, 55, 3), (6, 1, 70, 3),
)  # fmt: skip


def record(setting: dict[str, Any], seed: int) -> tuple[Match, set[str]]:
    """A random game as a match, and what it reached."""
    game = hustings.game("zoocracy", **setting)
    secret = f"{seed:064x}"
    assert commit(secret)
    match = Match.new(game, secret, [f"{seat:02x}" for seat in range(game.players)])
    rng = seeded(seed, "golden")
    reached = Reached(game)
    while not match.over:
        if match.chance_is_asked():
            move = match.draw()
        else:
            open_ = match.open()
            decision = open_[rng.below(len(open_))].decision
            move = match.answer(decision.seat, Action(decision.kind, decision.space.sample(rng)))
        reached.move(match.state, move.events)
    reached.end(match.state)
    return match, reached.seen


def choose() -> list[tuple[str, Match]]:
    """Few games that reach everything between them, one of each setting at least."""
    games = []
    for number, setting in enumerate(SETTINGS):
        for seed in range(TRIES):
            match, seen = record(setting, 1000 * number + seed)
            name = "-".join([str(setting["players"]), *[f"{v}".lower() for v in list(setting.values())[1:]]])
            games.append((number, f"{name}-{seed}", match, seen))
    chosen: list[tuple[str, Match]] = []
    missing = set(REQUIRED)
    for number in range(len(SETTINGS)):
        mine = [entry for entry in games if entry[0] == number]
        best = max(mine, key=lambda entry: (len(entry[3] & missing), -len(entry[2].lines)))
        chosen.append((best[1], best[2]))
        missing -= best[3]
    while missing:
        best = max(games, key=lambda entry: (len(entry[3] & missing), -len(entry[2].lines)))
        if not best[3] & missing:
            raise SystemExit(f"not reached: {sorted(missing)}")
        chosen.append((best[1], best[2]))
        missing -= best[3]
    return chosen


def main() -> None:
    records = HERE / "records"
    records.mkdir(exist_ok=True)
    for old in records.glob("*.jsonl"):
        old.unlink()
    for name, match in choose():
        (records / f"{name}.jsonl").write_bytes(match.record().dumps())
        print(name, len(match.lines))
    folder = HERE / "playthroughs"
    folder.mkdir(exist_ok=True)
    for players, advanced, seed in PLAYTHROUGHS:
        game = hustings.game("zoocracy", players=players, advanced=advanced)
        name = f"{players}{'-advanced' if advanced else ''}.txt"
        (folder / name).write_text(playthrough(game, seed))
    rows = ["# players seed answers depth count"]
    for players, seed, n, depth in PERFT:
        game = hustings.game("zoocracy", players=players)
        count = perft(game, position(game, seed, n), depth)
        rows.append(f"{players} {seed} {n} {depth} {count}")
        print(rows[-1])
    (HERE / "perft.txt").write_text("\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
