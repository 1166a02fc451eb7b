"""Making puzzles: bots play, a quick search finds questions with one good answer, a deep one makes sure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from hustings.bots import make
from hustings.bots.judge import Judge, difference
from hustings.bots.judgement import best_evaluator
from hustings.core.action import CHANCE, Action, Decision
from hustings.core.game import Game
from hustings.core.rng import Rng, seeded
from hustings.core.title import Title
from hustings.puzzles.answer import errors, holds, judged
from hustings.puzzles.model import Line, Puzzle, PuzzleStart

FEWEST: Final = 3  # answers: a yes or no can be guessed
ALL: Final = 24  # as many answers are all looked at; of more, those worth a look
QUICK: Final = 16  # worlds
DEEP: Final = 240
CLEAR: Final = 0.05  # chance to win by which the solution is ahead
SURE: Final = 2.5  # standard errors
OFTEN: Final = 3  # one in so many puzzles may be of one kind of question
EVERY: Final = 4  # decisions between two that are looked at
TIMES: Final = 5  # that each bot tries
STRENGTHS: Final = ("planner@30", "planner@120")
PLAYERS: Final = "greedy"
MOST_GAMES: Final = 400


def make_puzzles(
    title: Title,
    count: int,
    players: int | None = None,
    seed: int = 1,
    prefix: str = "",
    beside: Sequence[Puzzle] = (),
    most_games: int = MOST_GAMES,
) -> Iterator[Puzzle]:
    """``count`` puzzles as they are found, or fewer if so many games do not have them; the same for the same seed.

    At most one comes from a game. With those of ``beside``, at most a third are of one kind of question, and at most
    two fifths of one grade.
    """
    game = title.game(players if players is not None else _usual(title))
    size = len(beside) + count
    kinds = Counter(each.kind for each in beside)
    grades = Counter(each.grade for each in beside)
    found = 0
    for number in range(most_games):
        if found == count:
            return
        name = f"{prefix or title.id}-{found + 1:03}"
        full = {kind for kind, made in kinds.items() if made * OFTEN >= size}
        closed = {grade for grade, made in grades.items() if made >= max(1, size * 2 // 5)}
        made = _from_game(title, game, seeded(seed, f"{title.id} {number}"), name, full, closed)
        if made is not None:
            kinds[made.kind] += 1
            grades[made.grade] += 1
            found += 1
            yield made


def made_anew(puzzle: Puzzle) -> Puzzle | None:
    """The same position judged as it would be today, perhaps with another solution; None if it is no puzzle any more."""
    return _puzzle(puzzle.position(), list(puzzle.lines), puzzle.id, set())


def _usual(title: Title) -> int:
    return 4 if 4 in title.players else title.players[-1]


def _from_game(
    title: Title, game: Game[Any, Any], rng: Rng, name: str, full: set[str], closed: set[int]
) -> Puzzle | None:
    bots = [make(PLAYERS, Rng(bytes([rng.below(256) for _ in range(8)])), title) for _ in range(game.players)]
    state = game.initial()
    lines: list[Line] = []
    wait = rng.below(EVERY * game.players) + 1
    while asked := game.pending(state):
        decision = asked[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(rng))
        else:
            wait -= 1
            if wait <= 0 and decision.kind not in full and decision.space.count() > 1:
                wait = EVERY
                position = PuzzleStart(title, game, game.copy(state), decision)
                made = _puzzle(position, lines, name, closed)
                if made is not None:
                    return made
            action = bots[decision.seat].decide(game, game.view(state, decision.seat), decision)
        lines.append((decision.seat, decision.kind, list(action.args)))
        game.apply(state, decision.seat, action, asked)
    return None


def _puzzle(position: PuzzleStart, lines: list[Line], name: str, closed: set[int]) -> Puzzle | None:
    """The position as a puzzle, if it is one and of a grade that is not ``closed``."""
    game, decision = position.game, position.decision
    seed = f"{name} {len(lines)}".encode()
    field = _looked_at(position, decision, seed)
    if len(field) < FEWEST:
        return None
    quick = Judge(game, best_evaluator(game, position.title.evaluator), position.view, decision, seed)
    tried = quick.answers(field)
    quick.try_all(tried, range(QUICK))
    tried.sort(key=lambda answer: -answer.mean)
    gap = difference(tried[0].chances, tried[1].chances)
    if not gap.beyond(1.5, CLEAR / 3) or not 0.05 < tried[0].mean < 0.97:
        return None
    best = [answer.args for answer in tried[:3]]
    if 1 in closed and _solves(position, PLAYERS, best[0]) > 0.5:
        return None
    first = judged(position, best, seed + b" first", DEEP // 4)
    if any(not difference(first.tried[0].chances, x.chances).beyond(1.0, CLEAR) for x in first.tried[1:]):
        return None
    deep = judged(position, best, seed + b" deep", DEEP)
    if any(not difference(deep.tried[0].chances, x.chances).beyond(SURE, CLEAR) for x in deep.tried[1:]):
        return None
    solved = {name: _solves(position, name, best[0]) for name in (PLAYERS, *STRENGTHS)}
    if grade(solved) in closed:
        return None
    made = Puzzle(
        name,
        game.id,
        game.version,
        game.data_hash,
        game.players,
        dict(game.options),
        list(lines),
        decision.seat,
        decision.kind,
        list(best[0]),
        [list(args) for args in best[1:]],
        [round(deep.chance(answer), 4) for answer in deep.tried],
        [round(error, 4) for error in errors(deep)],
        grade(solved),
        solved,
    )
    return made if holds(made) else None


def _looked_at(position: PuzzleStart, decision: Decision, seed: bytes) -> list[tuple[int, ...]]:
    if decision.space.count() <= ALL:
        return list(decision.space)
    evaluator = best_evaluator(position.game, position.title.evaluator)
    return Judge(position.game, evaluator, position.view, decision, seed).candidates(ALL)


def _solves(position: PuzzleStart, name: str, solution: tuple[int, ...]) -> float:
    """How often a bot gives the solution."""
    times = 1 if name == PLAYERS else TIMES
    right = 0
    for number in range(times):
        bot = make(name, seeded(number, "puzzle"), position.title)
        answer = bot.decide(position.game, position.view, position.decision)
        right += answer.args == solution
    return right / times


def grade(solved: dict[str, float]) -> int:
    """1: ``greedy`` solves it; 2: the planner with few playouts mostly does; 3: with more; 4: not even then."""
    names = (PLAYERS, *STRENGTHS)
    for place, name in enumerate(names):
        if solved[name] > 0.5:
            return place + 1
    return len(names) + 1
