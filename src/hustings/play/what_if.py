"""What an answer would bring, by all that a view knows: events and figures that are sure, and what is only supposed.

An answer is tried in worlds that its seat cannot tell apart. Only what is the same in all of them is said, and
nothing from where something of others is opened: worlds may agree on that by chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from hustings.core.action import CHANCE, Action, Decision
from hustings.core.event import Event, Log
from hustings.core.game import Game
from hustings.core.rng import Rng
from hustings.core.what_if import ChangedFigure, FigureValues, changes, in_order

WORLDS: Final = 3  # that an answer is tried in; what differs between them is not certain
RIVAL_WORLDS: Final = 8  # in which the answers of others are compared; where they differ they are not told
MOST: Final = 24  # answers of others that are listed
SEED: Final = b"what if"  # the same view and answer always give the same


class AnswerTrial:
    """An answer in one world: all that happened, the state then, and the last state before others opened something."""

    def __init__(
        self, game: Game[Any, Any], world: Any, seat: int, action: Action, viewer: int | None = None
    ) -> None:
        seen_by = seat if viewer is None else viewer
        self.after = game.copy(world)
        self.events = game.apply(self.after, seat, action)
        self.told = foreseeable(game, self.events, seen_by)
        self.sure = self.after
        if len(self.told) < len(self.events):
            self.sure = until_opened(game, world, seat, action, seen_by)


class Foresight:
    """What is known of an answer before it is given."""

    def __init__(self, trials: list[AnswerTrial], effects: list[Event], figures: list[ChangedFigure]) -> None:
        self.trials = trials
        self.effects = effects
        self.figures = figures


def foresee(
    game: Game[Any, Any],
    view: Any,
    decision: Decision,
    args: tuple[int, ...],
    rng: Rng | None = None,
    then: Sequence[tuple[int, ...]] = (),
) -> Foresight:
    """Requires that ``args`` are a whole answer to ``decision``, a question to the seat of ``view``.

    ``then``: answers of the same kind that follow at once; what is told is what all of them bring together. Raises
    IllegalAction if one of them is none.
    """
    chance = Rng(SEED) if rng is None else rng
    worlds = [game.determinize(view, chance) for _ in range(WORLDS)]
    answers = [Action(decision.kind, each) for each in (args, *then)]
    action = answers.pop()
    for world in worlds:
        for each in answers:
            game.apply(world, decision.seat, each)
    trials = [AnswerTrial(game, world, decision.seat, action) for world in worlds]
    before = game.figures_now(view, view)
    sure = common([figures_of(game, trial.sure, view) for trial in trials])
    figures = changes(before, sure)
    if not then and game.suppose(worlds[0], decision, args):
        known = {change.key() for change in figures}
        supposed = changes(before, figures_of(game, worlds[0], view), estimate=True)
        figures += [change for change in supposed if change.key() not in known]
    told = in_order(figures, decision.seat, list(game.figure_roles))
    return Foresight(trials, same_events([trial.told for trial in trials]), told)


class Outlook:
    """A question that is open to another seat, and what each of its answers would surely change."""

    def __init__(
        self, decision: Decision, answers: list[tuple[tuple[int, ...], list[ChangedFigure]]]
    ) -> None:
        self.decision = decision
        self.answers = answers


def outlooks(game: Game[Any, Any], view: Any) -> list[Outlook]:
    """What others may answer now, where everybody can see which answers they have; nothing of sealed choices."""
    chance = Rng(SEED)
    worlds = [game.determinize(view, chance) for _ in range(RIVAL_WORLDS)]
    asked = [game.pending(world) for world in worlds]
    untold = game.secret_kinds() | game.private_kinds()
    before = game.figures_now(view, view)
    found: list[Outlook] = []
    for decision in asked[0]:
        hidden = decision.kind in untold or any(decision not in others for others in asked[1:])
        if decision.seat in (CHANCE, view.seat) or hidden:
            continue
        some = list(islice(decision.space, MOST + 1))
        if len(some) > MOST:
            continue
        answers: list[tuple[tuple[int, ...], list[ChangedFigure]]] = []
        for args in some:
            action = Action(decision.kind, args)
            trials = [AnswerTrial(game, world, decision.seat, action, view.seat) for world in worlds[:WORLDS]]
            sure = common([figures_of(game, trial.sure, view) for trial in trials])
            told = in_order(changes(before, sure), decision.seat, list(game.figure_roles))
            answers.append((args, told))
        found.append(Outlook(decision, answers))
    return found


def certain(game: Game[Any, Any], worlds: list[Any], seat: int, action: Action) -> list[Event]:
    """The first events of an action that are the same in all these worlds."""
    return same_events([AnswerTrial(game, world, seat, action).told for world in worlds])


def figures_of(game: Game[Any, Any], state: Any, view: Any) -> FigureValues:
    """The figures that the seat of ``view`` would see in this state, by the places of ``view``."""
    return game.figures_now(game.view(state, view.seat), view)


def common(found: list[FigureValues]) -> FigureValues:
    """The figures that are the same everywhere."""
    first, *rest = found
    return {key: value for key, value in first.items() if all(other.get(key) == value for other in rest)}


def same_events(told: list[list[Event]]) -> list[Event]:
    """The first events that are the same everywhere."""
    shared = told[0]
    for events in told[1:]:
        same = 0
        while same < min(len(shared), len(events)) and shared[same] == events[same]:
            same += 1
        shared = shared[:same]
    return shared


def foreseeable(game: Game[Any, Any], events: list[Event], seat: int) -> list[Event]:
    """What happens, as ``seat`` hears it, before anything comes to light that is not its own."""
    reveals = game.revealing_events()
    found: list[Event] = []
    for event in events:
        if event.kind in reveals and event.about() != seat:
            return found
        found.append(event.seen_by(seat))
    return found


def until_opened(game: Game[Any, Any], world: Any, seat: int, action: Action, viewer: int) -> Any:
    """The state after an answer, as far as its consequences go before somebody else than ``viewer`` opens something."""
    reveals = game.revealing_events()
    state = world
    after = game.copy(world)
    log = Log()
    frame = after.stack[-1]
    game.phases[frame.kind].answer(game, after, frame, seat, action, log)
    while not any(event.kind in reveals and event.about() != viewer for event in log.events):
        state = after
        if not after.stack:
            break
        after = game.copy(after)
        frame = after.stack[-1]
        if not game.phases[frame.kind].settle(game, after, frame, log):
            break
    return state
