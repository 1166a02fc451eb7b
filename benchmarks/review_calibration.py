"""Are the chances that hints and reviews tell the chances that are won?

    python benchmarks/review_calibration.py play zoocracy --games 400 --out games.jsonl
    python benchmarks/review_calibration.py fit games.jsonl
    python benchmarks/review_calibration.py curve games.jsonl

`play` lets bots play and keeps, for each game, who won, what every seat could expect where a playout would stop, and
the chances that were told before some of the decisions. It goes on where it was stopped, uses all cores with
`--jobs 0`; `--positions FILE` also keeps what `hustings train` learns from. `fit` writes `src/hustings/bots/data/calibration.json`; `curve` says, of the decisions before which so much
was told, how many were won: each half of the games with what the other half has fitted.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from math import exp, log, sqrt
from os import cpu_count
from pathlib import Path
from typing import Any

import hustings
from hustings.bots import make
from hustings.bots.calibration import Calibration, calibration_of, fitted, softmax
from hustings.bots.judge import Judge
from hustings.bots.judgement import best_evaluator
from hustings.core.action import CHANCE, Action
from hustings.core.rng import seeded
from hustings.train.play import won
from hustings.train.values import Positions

DATA = Path(__file__).resolve().parent.parent / "src" / "hustings" / "bots" / "data" / "calibration.json"
ASKED = 16  # decisions of a game before which a chance is told
WORLDS = 24
FEWEST = 8  # games that are fitted
Row = dict[str, Any]


def play(id: str, players: int, bots: str, seed: int, number: int, every: int = 24) -> tuple[Row, Positions]:
    """One game, from its seed and number alone, and its positions where playouts would stop."""
    title = hustings.title(id)
    game = title.game(players)
    rng = seeded(seed, f"deal {id} {players} {number}")
    names = bots.split(",")
    agents = [
        make(names[(seat + number) % len(names)], seeded(seed, f"{id} {players} {number} {seat}"), title)
        for seat in range(players)
    ]
    evaluator = best_evaluator(game, title.evaluator)
    state = game.initial()
    goal = evaluator.horizon(game, state)
    stops: list[list[Any]] = []
    told: list[list[Any]] = []
    rows: list[tuple[list[list[float]], list[float]]] = []
    plain = Calibration({})
    asked_so_far = 0
    offset = rng.below(every)
    while asked := game.pending(state):
        decision = asked[0]
        now = evaluator.horizon(game, state)
        if now != goal:
            if not evaluator.knows_chances:
                stops.append([now, [round(value, 3) for value in evaluator.value(game, state)]])
            if features := evaluator.features(game, state):
                rows.append((features, evaluator.win_probabilities(game, state)))
            goal = now
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(rng))
        else:
            view = game.view(state, decision.seat)
            action = agents[decision.seat].decide(game, view, decision)
            asked_so_far += 1
            if asked_so_far % every == offset and len(told) < ASKED:
                judge = Keeping(game, evaluator, view, decision, scale=plain)
                judge.try_all(judge.answers([action.args]), range(WORLDS))
                told.append([now, decision.seat, shortened(judge.kept)])
        events = game.apply(state, decision.seat, action, asked)
        for agent in agents:
            agent.news(game, None, [event.seen_by(-2) for event in events])
        for event in events:
            evaluator.observe(game, event.seen_by(-2))
    outcome = game.outcome(state)
    positions = Positions()
    deal = rng.below(1 << 30)
    for features, before in rows:
        positions.add(deal, features, outcome, before)
    return {
        "game": id, "players": players, "version": game.version, "bots": bots, "seed": seed, "number": number,
        "judged": "learned" if evaluator.knows_chances else "own",
        "won": [round(won(outcome, seat), 4) for seat in range(players)], "stops": stops, "told": told,
    }, positions  # fmt: skip


def shortened(kept: list[list[Any]]) -> list[list[Any]]:
    """Where every playout ended in chances that nobody needs to fit, their mean is enough: [-1, means, playouts]."""
    if any(at >= 0 for at, _ in kept):
        return kept
    columns = zip(*(worth for _, worth in kept), strict=True)
    return [[-1, [round(sum(column) / len(kept), 4) for column in columns], len(kept)]]


class Keeping(Judge):
    """Keeps where its playouts stopped, so that another calibration can be tried on them."""

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self.kept: list[list[Any]] = []

    def play_on(self, state: Any, goal: int, rng: Any) -> None:
        super().play_on(state, goal, rng)
        settled = self.evaluator.knows_chances or self.game.over(state)
        at = -1 if settled else self.evaluator.horizon(self.game, state)
        worth = (
            self.evaluator.win_probabilities(self.game, state)
            if settled or at == goal
            else self.evaluator.value(self.game, state)
        )
        self.kept.append([at, [round(value, 3) for value in worth]])


def games(given: argparse.Namespace) -> None:
    out = Path(given.out)
    done = {
        (row["game"], row["players"], row["bots"], row["seed"], row["number"])
        for row in (read(out) if out.exists() else [])
    }
    wanted = [
        (given.game, players, given.bots, given.seed, number)
        for players in (given.players or hustings.title(given.game).players)
        for number in range(given.games)
    ]
    left = [(*task, given.every) for task in wanted if task not in done]
    with out.open("a") as file, ProcessPoolExecutor(given.jobs or cpu_count()) as pool:
        found = Positions()
        for row, positions in pool.map(play, *zip(*left, strict=True)) if left else ():
            file.write(json.dumps(row, separators=(",", ":")) + "\n")
            file.flush()
            found.extend(positions)
    if given.positions:
        found.save(given.positions)


def read(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def chances(scale: Calibration, stop: list[Any]) -> list[float]:
    at, worth = stop[:2]
    spread = scale.temperatures.get(at, 0.0)
    return softmax(worth, spread) if at >= 0 and spread else worth


def playouts(kept: list[list[Any]]) -> int:
    return kept[0][2] if len(kept[0]) > 2 else len(kept)


def means(scale: Calibration, kept: list[list[Any]]) -> list[float]:
    rows = [chances(scale, stop) for stop in kept]
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def fit(given: argparse.Namespace) -> None:
    data = json.loads(json.dumps(fitted()))
    for (title, players, how), rows in sorted(grouped(given.files).items()):
        if len(rows) >= FEWEST:
            data.setdefault(title, {}).setdefault(str(players), {})[how] = {
                **fitting(rows),
                "games": len(rows),
                "bots": rows[0]["bots"],
                "version": rows[0]["version"],
            }
    DATA.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n")


def grouped(files: list[str]) -> dict[tuple[str, int, str], list[Row]]:
    groups: dict[tuple[str, int, str], list[Row]] = {}
    for path in files:
        for row in read(Path(path)):
            groups.setdefault((row["game"], row["players"], row["judged"]), []).append(row)
    return groups


def fitting(rows: list[Row]) -> dict[str, dict[str, float]]:
    """The temperature at each horizon under which what happened was likeliest; then how sharp means are."""
    found: dict[str, dict[str, float]] = {}
    stops: dict[int, list[tuple[list[float], list[float]]]] = {}
    told: dict[int, list[tuple[list[float], list[float]]]] = {}
    for row in rows:
        for horizon, worth in row["stops"] if row["judged"] == "own" else ():
            stops.setdefault(horizon, []).append((worth, row["won"]))
    if stops:
        found["temperatures"] = line(stops, softmax, 0.1, 300.0)
    scale = calibration_of({**found, "sharpness": {}})
    for row in rows:
        for horizon, _, kept in row["told"]:
            told.setdefault(horizon, []).append((means(scale, kept), row["won"]))
    found["sharpness"] = (
        line(told, lambda mean, power: Calibration({}, {0: power}).sharpen(mean, WORLDS, 0), 0.05, 5.0)
        if told
        else {"0": 1.0}
    )
    return found


def line(
    at: dict[int, list[tuple[list[float], list[float]]]],
    told: Callable[[list[float], float], list[float]],
    least: float,
    most: float,
) -> dict[str, float]:
    """A number for each horizon under which what ``told`` makes of the positions was likeliest.

    Two are fitted: the logarithms of the first and the last, with a line between them. One for each horizon would
    follow the luck of a few hundred games.
    """
    first, last = min(at), max(at)

    def number(horizon: int, low: float, high: float) -> float:
        return exp(low + (horizon - first) / max(last - first, 1) * (high - low))

    def total(low: float, high: float) -> float:
        return sum(
            loss(told(worth, number(horizon, low, high)), won)
            for horizon, seen in at.items()
            for worth, won in seen
        )

    low = high = log(sqrt(least * most))
    for _ in range(6):
        low = log(best(lambda x, high=high: total(log(x), high), least, most))
        high = log(best(lambda x, low=low: total(low, log(x)), least, most))
    return {str(horizon): round(number(horizon, low, high), 2) for horizon in range(first, last + 1)}


def loss(chance: list[float], won: list[float]) -> float:
    return -sum(w * log(max(p, 1e-6)) for p, w in zip(chance, won, strict=True))


def best(f: Any, low: float = 0.05, high: float = 100.0) -> float:
    """Where ``f``, which has one valley, is least: by golden section on a logarithmic scale."""
    a, b = log(low), log(high)
    step = (sqrt(5) - 1) / 2
    while b - a > 0.01:
        c, d = b - step * (b - a), a + step * (b - a)
        if f(2.718281828**c) < f(2.718281828**d):
            b = d
        else:
            a = c
    return float(2.718281828 ** ((a + b) / 2))


def curve(given: argparse.Namespace) -> None:
    for (title, players, how), rows in sorted(grouped(given.files).items()):
        print(f"{title}, {players} players, {how}: {len(rows)} games ({rows[0]['bots']})")
        bins: dict[int, list[tuple[float, float, int]]] = {}
        for part in (0, 1):
            scale = calibration_of(fitting([row for row in rows if row["number"] % 2 != part]))
            for row in rows:
                for at, seat, kept in row["told"] if row["number"] % 2 == part else ():
                    chance = scale.sharpen(means(scale, kept), playouts(kept), at)[seat]
                    bins.setdefault(min(int(chance * 10), 9), []).append(
                        (chance, row["won"][seat], row["number"])
                    )
        print("| told | positions | games | told on average | won | 95 % interval |")
        print("| --- | --- | --- | --- | --- | --- |")
        for at, seen in sorted(bins.items()):
            told = sum(chance for chance, _, _ in seen) / len(seen)
            won, error = clustered([(w, number) for _, w, number in seen])
            print(
                f"| {10 * at} to {10 * at + 10} % | {len(seen)} | {len({number for _, _, number in seen})} | "
                f"{100 * told:.1f} % | {100 * won:.1f} % | ± {196 * error:.1f} |"
            )


def clustered(seen: list[tuple[float, int]]) -> tuple[float, float]:
    """The mean and its standard error over games, never over positions: those of one game go together."""
    mean = sum(win for win, _ in seen) / len(seen)
    games: dict[int, float] = {}
    for win, number in seen:
        games[number] = games.get(number, 0.0) + win - mean
    return mean, sqrt(sum(total**2 for total in games.values())) / len(seen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("play")
    command.add_argument("game")
    command.add_argument("--players", type=int, action="append")
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--bots", default="planner@24")
    command.add_argument("--every", type=int, default=24, help="tell a chance before every so many decisions")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--jobs", type=int, default=1)
    command.add_argument("--out", required=True)
    command.add_argument("--positions", type=Path)
    command.set_defaults(do=games)
    for name, do in (("fit", fit), ("curve", curve)):
        command = commands.add_parser(name)
        command.add_argument("files", nargs="+")
        command.set_defaults(do=do)
    given = parser.parse_args()
    given.do(given)


if __name__ == "__main__":
    main()
