"""How long one person waits for four bots: a table of five, every wait between two answers of the person.

`python benchmarks/table_wait.py die-macher-2006 --bots planner --games 2 --seed 20264`

The person's seat is played by `greedy`, which takes no time to speak of. Waits are by the wall clock: rules,
copies and thoughts, on whatever else the machine is doing. A server adds its own way to and from the bots.
"""

from __future__ import annotations

import argparse
from time import monotonic

import hustings
from hustings.bots import make
from hustings.core.action import CHANCE, Action
from hustings.core.rng import seeded
from hustings.play.thinking_budget import Pace


def waits(id: str, players: int, bots: str, seed: int, number: int) -> list[tuple[float, int]]:
    """For each wait of one game: the seconds, and how many questions bots answered in it."""
    title = hustings.title(id)
    game = title.game(players)
    pace = Pace()
    agents = [
        make(bots, seeded(seed, f"game {number} seat {seat}"), title, most=pace.most)
        for seat in range(players)
    ]
    person = number % players
    agents[person] = make("greedy", seeded(seed, f"game {number} person"), title)
    chance = seeded(seed, f"game {number} chance")
    state = game.initial()
    found: list[tuple[float, int]] = []
    pace.begin()
    began, answered = monotonic(), 0
    while asked := game.pending(state):
        decision = asked[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(chance))
        else:
            if decision.seat == person and answered:
                found.append((monotonic() - began, answered))
            action = agents[decision.seat].decide(game, game.view(state, decision.seat), decision)
            answered += 1
            if decision.seat == person:
                pace.begin()
                began, answered = monotonic(), 0
        game.apply(state, decision.seat, action, asked)
    found.append((monotonic() - began, answered))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a person waits for the bots of a table.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bots", default="planner")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=20264)
    given = parser.parse_args()
    found: list[tuple[float, int]] = []
    for number in range(given.games):
        found += waits(given.game, given.players, given.bots, given.seed, number)
    found.sort()
    middle, late = found[len(found) // 2][0], found[len(found) * 95 // 100][0]
    longest, questions = found[-1]
    print(
        f"{given.game}, {given.players} players, {given.bots}: {len(found)} waits in {given.games} games, "
        f"half below {middle:.2f} s, 95 % below {late:.2f} s, the longest {longest:.2f} s ({questions} answers); "
        f"at most {max(answers for _, answers in found)} answers in one wait"
    )


if __name__ == "__main__":
    main()
