"""What search finds, distilled into quick choices: for playouts that go on as thinking players would.

Thinking bots play, and afterwards one question of each kind and seat is looked at again: a dozen answers to it are
judged in the same imagined worlds, with the same luck. Then an evolution strategy moves the weights to where the
quick choices are answers that did well. No games are played for that, so a generation takes a second.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from math import sqrt
from multiprocessing import get_context
from random import Random
from time import monotonic
from typing import Any, Final

from hustings.bots.calibration import Calibration
from hustings.bots.champion import ChampionBot
from hustings.bots.judge import Judge
from hustings.bots.judgement import LearnedEvaluator
from hustings.bots.variations import variation
from hustings.core.action import CHANCE, Action, Args, Decision
from hustings.core.evaluator import Evaluator
from hustings.core.network import Network
from hustings.core.rng import QuickRng, Rng, seeded
from hustings.registry import title as find_title
from hustings.train.play import Tell, set_up, silent
from hustings.train.weights import Numbers, coded, decoded, tables

PLAYOUTS: Final = 24  # a decision of the bots that play
WORLDS: Final = 24  # in which an answer is judged
ANSWERS: Final = 12  # to a question, at most
DRAWS: Final = 40  # of variations, to find so many
GENERATIONS: Final = 60
PAIRS: Final = 24  # trials of a generation
STEP: Final = 0.2  # the spread of a trial, in logarithms
RATE: Final = 0.08
BETAS: Final = (0.8, 0.95)
PULL: Final = 0.005  # back to where they began, a generation
FLOOR: Final = 0.6  # of the usual slope: what hardly matters hardly moves
TESTED: Final = 5  # one question in so many is kept for testing
UNSEEN: Final = 0.002  # off for an answer that was not judged, but one like it


class Asking:
    """A game to be played and looked at again. Plain data for another process."""

    def __init__(
        self, id: str, numbers: Numbers, shape: Any, seed: str, playouts: int = PLAYOUTS, worlds: int = WORLDS
    ) -> None:
        self.id = id
        self.numbers = numbers
        self.shape = shape  # of the network, if any
        self.seed = seed
        self.playouts = playouts
        self.worlds = worlds


class JudgedQuestion:
    """One question of a game: after how many answers it came, and how much better than the quick choice others did."""

    def __init__(self, at: int, kind: str, gains: dict[Args, float]) -> None:
        self.at = at
        self.kind = kind
        self.gains = gains


class JudgedGame:
    """A game as its answers, chance included, with some questions judged. Plain data, so that it can be played again."""

    def __init__(self, id: str, players: int) -> None:
        self.id = id
        self.players = players
        self.answers: list[Args] = []
        self.counts: dict[str, int] = {}  # questions by kind
        self.judged: list[JudgedQuestion] = []


Visit = Callable[[int, Any, Decision], None]  # of the number of answers before, a state and a question


def replay(played: JudgedGame, visit: Visit) -> None:
    game = set_up(played.id, played.players)
    state = game.initial()
    for at, args in enumerate(played.answers):
        decision = game.pending(state)[0]
        visit(at, state, decision)
        game.apply_trusted(state, decision.seat, Action(decision.kind, args))


def play_and_judge(asked: Asking) -> JudgedGame:
    """One game of bots that think, and one question of each kind and seat judged."""
    random = Random(asked.seed)
    found = JudgedGame(asked.id, random.choice(tables(asked.id)))
    game = set_up(asked.id, found.players)
    network = None if asked.shape is None else Network(**asked.shape)
    evaluator = LearnedEvaluator(find_title(asked.id).evaluator.judging_by(asked.numbers), network)
    bots = [
        ChampionBot(seeded(0, f"{asked.seed} {seat}"), evaluator, 0.0, asked.playouts)
        for seat in range(found.players)
    ]
    luck = QuickRng(f"{asked.seed} luck".encode())
    places: dict[tuple[str, int], list[int]] = {}
    state = game.initial()
    while questions := game.pending(state):
        decision = questions[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(luck))
        else:
            if decision.space.count() > 1:
                places.setdefault((decision.kind, decision.seat), []).append(len(found.answers))
                found.counts[decision.kind] = found.counts.get(decision.kind, 0) + 1
            action = bots[decision.seat].decide(game, game.view(state, decision.seat), decision)
        found.answers.append(action.args)
        game.apply_trusted(state, decision.seat, action)
    wanted = {random.choice(at) for at in places.values()}

    def visit(at: int, state: Any, decision: Decision) -> None:
        if at in wanted:
            seed = f"{asked.seed} {at}".encode()
            judge = Judge(
                game, evaluator, game.view(state, decision.seat), decision, seed, scale=Calibration({})
            )
            field = judge.candidates()[:ANSWERS]
            if found.answers[at] not in field:
                field[1:] = [found.answers[at], *field[1 : ANSWERS - 1]]
            chance = Rng(seed, "variations")
            for _ in range(DRAWS):
                args = variation(decision.space, field[chance.below(min(len(field), 2))], chance)
                if len(field) < ANSWERS and args not in field:
                    field.append(args)
            answers = judge.answers(field)
            judge.try_all(answers, range(asked.worlds))
            gains = {one.args: one.mean - answers[0].mean for one in answers}
            found.judged.append(JudgedQuestion(at, decision.kind, gains))

    replay(found, visit)
    return found


def judge_for(
    pool: Executor,
    id: str,
    numbers: Numbers,
    shape: Any,
    seconds: float,
    seed: str,
    jobs: int,
    playouts: int = PLAYOUTS,
    worlds: int = WORLDS,
) -> list[JudgedGame]:
    """As many games as there is time for; one for each process at least."""
    start = monotonic()
    done: dict[int, JudgedGame] = {}
    waiting: dict[Future[JudgedGame], int] = {}
    begun = 0
    while True:
        while len(waiting) < jobs and (begun < jobs or monotonic() - start < seconds):
            wanted = Asking(id, numbers, shape, f"{seed} {begun}", playouts, worlds)
            waiting[pool.submit(play_and_judge, wanted)] = begun
            begun += 1
        if not waiting:
            return [done[number] for number in range(begun)]
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            done[waiting.pop(future)] = future.result()


class Exercise:
    """A judged question in a world as its seat may imagine it."""

    def __init__(
        self, game: Any, world: Any, decision: Decision, judged: JudgedQuestion, seed: bytes
    ) -> None:
        self.game = game
        self.world = world
        self.decision = decision
        self.kind = judged.kind
        self.gains = judged.gains
        self.seed = seed

    def gain(self, evaluator: Evaluator[Any, Any]) -> float:
        """What the quick choice of this evaluator brings; where it was not judged, a little less than one like it."""
        rng = Rng(self.seed)
        evaluator.believe(self.game, self.world, self.decision.seat, rng)
        args = evaluator.choose(self.game, self.world, self.decision, rng)
        found = self.gains.get(args)
        if found is not None:
            return found
        return self.gains[min(self.gains, key=lambda known: distance(known, args))] - UNSEEN


def distance(one: Args, other: Args) -> float:
    """How unlike two answers are: in how many places, and a little by how much."""
    apart = 4.0 * abs(len(one) - len(other))
    for a, b in zip(one, other, strict=False):
        if a != b:
            apart += 1 + 0.05 * abs(a - b)
    return apart


class Exercises:
    """What was judged, ready to be answered by any weights: each question counts as often as it is asked in a game."""

    def __init__(self, id: str, games: list[JudgedGame]) -> None:
        self.id = id
        self.exercises: list[Exercise] = []
        counts: dict[str, int] = {}
        for number, played in enumerate(games):
            judged = {one.at: one for one in played.judged}

            def visit(
                at: int,
                state: Any,
                decision: Decision,
                number: int = number,
                played: JudgedGame = played,
                judged: dict[int, JudgedQuestion] = judged,
            ) -> None:
                if at in judged:
                    game = set_up(played.id, played.players)
                    seed = f"{number} {at}".encode()
                    world = game.determinize(game.view(state, decision.seat), Rng(seed))
                    self.exercises.append(Exercise(game, world, decision, judged[at], seed))

            replay(played, visit)
            for kind, count in played.counts.items():
                counts[kind] = counts.get(kind, 0) + count
        seats = sum(played.players for played in games)
        known = [one.kind for one in self.exercises]
        self.weights = {kind: counts[kind] / seats / known.count(kind) for kind in set(known)}

    def gain(self, numbers: Numbers, tested: bool = False) -> float:
        """By how much quick choices with these weights beat those of the bots that played, in chances to win for each
        seat and game; on the questions kept for testing, or on the others.
        """
        evaluator = find_title(self.id).evaluator.judging_by(numbers)
        total = 0.0
        for i, exercise in enumerate(self.exercises):
            if (i % TESTED == 0) == tested:
                total += self.weights[exercise.kind] * exercise.gain(evaluator)
        return total * (TESTED if tested else TESTED / (TESTED - 1))


_here: list[Exercises] = []  # those of this process


def begin(id: str, games: list[JudgedGame]) -> None:
    _here[:] = [Exercises(id, games)]


def gain(numbers: Numbers, tested: bool = False) -> float:
    return _here[0].gain(numbers, tested)


def distill(
    games: list[JudgedGame],
    numbers: Numbers,
    jobs: int,
    seed: int = 1,
    generations: int = GENERATIONS,
    pairs: int = PAIRS,
    tell: Tell = silent,
) -> Numbers:
    """Weights whose quick choices did better where they were judged, beginning from ``numbers``; the mean of the last
    third of the generations.
    """
    title = games[0].id
    hand = find_title(title).evaluator.numbers()
    start = {name: coded(numbers[name], hand[name]) for name in hand}
    codes = dict(start)
    first, second, total = dict.fromkeys(hand, 0.0), dict.fromkeys(hand, 0.0), dict.fromkeys(hand, 0.0)
    random = Random(f"distill {seed}")
    summed = 0
    settled = numbers

    def weights(codes: Numbers) -> Numbers:
        return {name: decoded(codes[name], hand[name]) for name in hand}

    with ProcessPoolExecutor(jobs, get_context("spawn"), begin, (title, games)) as pool:
        for generation in range(1, generations + 1):
            changes = [{name: random.gauss(0.0, STEP) for name in hand} for _ in range(pairs)]
            trials = [
                weights({name: codes[name] + sign * change[name] for name in hand})
                for change in changes
                for sign in (1, -1)
            ]
            gains = list(pool.map(gain, trials))
            better = [gains[2 * n] - gains[2 * n + 1] for n in range(pairs)]
            spread = sqrt(sum(value * value for value in better) / pairs) or 1.0
            for name in hand:
                slope = sum(value * change[name] for value, change in zip(better, changes, strict=True)) / (
                    spread * STEP * pairs
                )
                first[name] = BETAS[0] * first[name] + (1 - BETAS[0]) * slope
                second[name] = BETAS[1] * second[name] + (1 - BETAS[1]) * slope**2
            usual = sqrt(sum(second.values()) / len(second))
            slower = 1 - 0.7 * generation / generations
            for name in hand:
                mean = first[name] / (1 - BETAS[0] ** generation)
                square = max(sqrt(second[name]), FLOOR * usual) / sqrt(1 - BETAS[1] ** generation)
                codes[name] += RATE * slower * mean / (square + 1e-8)
                codes[name] -= PULL * (codes[name] - start[name])
                if not hand[name]:
                    codes[name] = max(codes[name], 0.0)
            if 3 * generation > 2 * generations:
                summed += 1
                for name in hand:
                    total[name] += codes[name]
            if generation % 10 == 0 or generation == generations:
                settled = weights({name: total[name] / summed for name in hand} if summed else codes)
                learned, tested = pool.map(gain, (settled, settled), (False, True))
                tell({"distilled": generation, "gain": round(learned, 4), "tested": round(tested, 4)})
    return settled
