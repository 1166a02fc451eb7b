"""Does a review find the blunder? Does it keep quiet where there is none?

    python benchmarks/review_blunders.py zoocracy --trials 200 --jobs 0 --out blunders.jsonl
    python benchmarks/review_blunders.py --report blunders.jsonl

In a game of bots one good answer of one seat is replaced by a poor one, and the bots play on from there. That it
is poor is not for the review to say: playouts to the end of the game in worlds of their own do, by ``POOR`` of the
games at least. The review finds it when it is among the seat's three worst decisions. Of the other decisions that it
names, ``CLAIMS`` are judged again by ``AGAIN`` playouts to the end in new worlds: a claim holds if the answer it calls
better is better there too.
It goes on where it was stopped, and each trial follows from the seed and its number alone.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from pathlib import Path
from time import process_time
from typing import Any

import hustings
from hustings.bots import make
from hustings.bots.judge import Judge, difference
from hustings.bots.judgement import best_evaluator
from hustings.core.action import Action
from hustings.core.rng import Rng, seeded
from hustings.play.match import Match, play_on
from hustings.review import PLAYOUTS, review
from hustings.review.reviewer import positions

POOR = 0.10
LOOK = 16  # worlds to find a poor answer
SURE = 120  # worlds to be sure of it
TRIES = 12  # questions looked at
AGAIN = 200
CLAIMS = 2
Row = dict[str, Any]


def trial(id: str, players: int, bots: str, seed: int, number: int) -> Row:
    title = hustings.title(id)
    game = title.game(players)
    name = f"{id} {players} {number}"
    rng = seeded(seed, name)
    key = "".join(f"{rng.below(256):02x}" for _ in range(32))
    nonces = [f"{rng.below(1 << 30):x}" for _ in range(players)]

    def agents(stream: str) -> dict[int, Any]:
        return {seat: make(bots, seeded(seed, f"{name} {stream} {seat}"), title) for seat in range(players)}

    first = Match.new(game, key, nonces)
    play_on(first, agents("first"))
    asked, _, _ = positions(game, first.lines)
    seat = number % players
    mine = [each for each in asked if each.decision.seat == seat and each.decision.space.count() > 1]
    row: Row = {"game": id, "players": players, "bots": bots, "seed": seed, "number": number}
    for _ in range(TRIES):
        at = mine[rng.below(len(mine))]
        poor = poor_answer(game, title, at, seed, rng)
        if poor is not None:
            break
    else:
        return row | {"planted": None}
    second = Match.new(game, key, nonces)
    for line in first.lines[: at.line.n - 1]:
        second.answer(line.seat, Action(line.kind, line.args))
    args, loss = poor
    second.answer(seat, Action(at.line.kind, args))
    play_on(second, agents("second"))
    began = process_time()
    found = review(second.record(), [seat], PLAYOUTS // players)
    seconds = process_time() - began
    claims = [each for each in found.decisions if each.loss > 0]
    worst = [each.n for each in sorted(claims, key=lambda each: -each.loss)]
    others = [each for each in claims if each.n != at.line.n]
    held = [holds(game, title, second, others.pop(rng.below(len(others)))) for _ in range(CLAIMS) if others]
    return row | {
        "planted": at.line.n, "kind": at.line.kind, "loss": round(loss, 4), "seconds": round(seconds, 1),
        "place": worst.index(at.line.n) + 1 if at.line.n in worst else 0,
        "told": next((each.loss for each in claims if each.n == at.line.n), 0.0),
        "decisions": len(found.decisions), "claims": len(claims), "held": held,
    }  # fmt: skip


def poor_answer(game: Any, title: Any, at: Any, seed: int, rng: Rng) -> tuple[tuple[int, ...], float] | None:
    """The worst of some answers, if it is poor without doubt against the one that was given."""
    view = game.view(at.state, at.decision.seat)
    judge = Judge(
        game,
        best_evaluator(game, title.evaluator),
        view,
        at.decision,
        b"%d %d" % (seed, at.line.n),
        to_the_end=True,
    )
    answers = [at.line.args]
    for args in judge.candidates(8) + [at.decision.space.sample(rng) for _ in range(4)]:
        if args not in answers:
            answers.append(args)
    field = judge.answers(answers)
    judge.try_all(field, range(LOOK))
    given, worst = field[0], min(field, key=lambda answer: answer.mean)
    if given.mean - worst.mean < POOR:
        return None
    judge.try_all([given, worst], range(LOOK, LOOK + SURE))
    gap = difference(given.chances[LOOK:], worst.chances[LOOK:])
    return (worst.args, gap.mean) if gap.beyond(3.0, POOR) else None


def holds(game: Any, title: Any, match: Match, claim: Any) -> bool:
    state = match.state_after(claim.n - 1)
    decision = next(d for d in game.pending(state) if (d.seat, d.kind) == (claim.seat, claim.kind))
    view = game.view(state, claim.seat)
    judge = Judge(game, best_evaluator(game, title.evaluator), view, decision, b"again", to_the_end=True)
    given, better = judge.answers([tuple(claim.args), tuple(claim.better[0].args)])
    judge.try_all([given, better], range(AGAIN))
    return better.mean > given.mean


def trials(given: argparse.Namespace) -> None:
    out = Path(given.out)
    done = set()
    if out.exists():
        done = {
            (row["game"], row["players"], row["bots"], row["seed"], row["number"])
            for row in map(json.loads, out.read_text().splitlines())
        }
    wanted = [(given.game, given.players, given.bots, given.seed, number) for number in range(given.trials)]
    wanted = [task for task in wanted if task not in done]
    with out.open("a") as file, ProcessPoolExecutor(given.jobs or cpu_count()) as pool:
        for row in pool.map(trial, *zip(*wanted, strict=True)) if wanted else ():
            file.write(json.dumps(row) + "\n")
            file.flush()


def tell(rows: list[Row]) -> None:
    print(
        "| title | trials | planted | found among the worst three | named at all | claims in a game | tried | that hold |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for title in sorted({row["game"] for row in rows}):
        mine = [row for row in rows if row["game"] == title]
        planted = [row for row in mine if row["planted"] is not None]
        found = sum(0 < row["place"] <= 3 for row in planted)
        named = sum(row["place"] > 0 for row in planted)
        held = [one for row in planted for one in row["held"]]
        if planted:
            print(
                f"| {title} | {len(mine)} | {len(planted)} | {found} ({100 * found / len(planted):.0f} %) | {named} | "
                f"{sum(row['claims'] for row in planted) / len(planted):.1f} | {len(held)} | {sum(held)} ({100 * sum(held) / max(len(held), 1):.0f} %) |"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description="Plant blunders and see whether a review finds them.")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--trials", type=int, default=20)
    parser.add_argument("--bots", default="champion@40")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out")
    parser.add_argument("--report", nargs="*")
    given = parser.parse_args()
    if given.game:
        trials(given)
    files = given.report or [given.out]
    tell([json.loads(line) for path in files for line in Path(path).read_text().splitlines()])


if __name__ == "__main__":
    main()
