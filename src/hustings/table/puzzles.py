"""Puzzles as a page shows them: one set up, its steps, and what an answer is worth."""

from __future__ import annotations

from functools import lru_cache

from hustings import wire
from hustings.core.errors import OptionError
from hustings.core.message import Message
from hustings.play.match import OpenDecision
from hustings.puzzles import Puzzle, Verdict, judge_answer
from hustings.puzzles import puzzle as find_puzzle
from hustings.puzzles.model import PuzzleStart
from hustings.table.decisions import decision_infos, phases, view_data
from hustings.table.localizer import Localizer
from hustings.table.preview import foresee
from hustings.table.problems import HttpProblem, illegal, not_found
from hustings.table.questions import step_info


def known(id: str) -> Puzzle:
    try:
        return find_puzzle(id)
    except OptionError:
        raise not_found() from None


@lru_cache(maxsize=8)
def start(id: str) -> PuzzleStart:
    """Its position, which nobody changes: setting it up means playing up to it."""
    return find_puzzle(id).position()


def refused(position: PuzzleStart, args: tuple[int, ...], language: str) -> HttpProblem:
    """Why these picks are not allowed."""
    why = position.game.explain(position.view, position.decision, args)
    if why is None:
        return HttpProblem(422, "this is not an answer")
    return illegal(why, str(Localizer(position.title, language)(why).text))


def info(each: Puzzle, ask: wire.MessageInfo | None = None) -> wire.PuzzleInfo:
    return wire.PuzzleInfo(each.id, each.game, each.players, each.grade, each.kind, ask)


def set_up(each: Puzzle, language: str) -> wire.PuzzlePosition:
    position = start(each.id)
    game, view, decision = position.game, position.view, position.decision
    speaker = Localizer(position.title, language)
    asked = decision_infos(game, speaker, view, [OpenDecision(each.id, decision)], True)
    heading = position.title.words.heading(game, view)
    state = wire.State(
        each.id,
        each.seat,
        0,
        len(each.lines),
        False,
        phases(game, view),
        view_data(view),
        dict(game.insights(view)),
        asked,
        [wire.Waiting(each.seat, each.kind)],
        None,
        False,
        None,
        None,
    )
    if language and heading is not None:
        state.heading = speaker(heading)
    seats = [speaker(position.title.words.seat(game, seat)) for seat in range(game.players)]
    return wire.PuzzlePosition(info(each, asked[0].ask), each.options, seats, state)


def verdict(each: Puzzle, args: tuple[int, ...], language: str) -> wire.PuzzleVerdict:
    position = each.position()
    game, view, decision = position.game, position.view, position.decision
    speaker = Localizer(position.title, language)
    found: Verdict = judge_answer(each, args)
    solution = speaker(position.title.words.choice(game, view, decision, tuple(each.solution)))
    same = list(args) == each.solution
    name = "puzzle-solved" if same else "puzzle-as-good" if found.solved else "puzzle-not-solved"
    values = {"chance": round(100 * found.chance), "best": round(100 * found.best)}
    return wire.PuzzleVerdict(
        found.solved,
        round(found.chance, 4),
        round(found.best, 4),
        round(found.error, 4),
        each.solution,
        solution,
        speaker(Message(name, {**values})),
        [speaker(change.message()) for change in found.figures],
    )


def told_step(id: str, prefix: tuple[int, ...], language: str) -> wire.StepInfo:
    position = start(id)
    space = position.decision.space
    if any(prefix[at] not in space.picks(prefix[:at]) for at in range(len(prefix))):
        raise refused(position, prefix, language)
    return step_info(
        position.game, Localizer(position.title, language), position.view, position.decision, prefix
    )


def foreseen(id: str, args: tuple[int, ...], language: str) -> wire.Preview:
    position = start(id)
    if not position.decision.space.contains(args):
        raise refused(position, args, language)
    speaker = Localizer(position.title, language)
    return foresee(position.game, speaker, position.view, position.decision, args)
