"""Open questions as they are put to a seat: in words, in parts, and whether the answer will be final."""

from __future__ import annotations

from itertools import islice
from typing import Any

from hustings import wire
from hustings.core.action import CHANCE, Action, Decision
from hustings.core.errors import HustingsError
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.message import Message
from hustings.core.rng import Rng
from hustings.play.match import OpenDecision
from hustings.table.localizer import Localizer
from hustings.table.undo import harmless

LISTED = 40  # whole answers in words, at most
LISTED_BRIEFLY = 12  # the same for programs
PARTS = 60  # labels for parts of an answer, at most
TRIALS = 4  # answers tried to see whether one could be taken back
BY_ITEM = frozenset({"one-of", "subset", "ordered", "branch"})
BY_SLOT = frozenset({"vector", "priced", "product"})


def decision_infos(
    game: Game[Any, Any], speaker: Localizer, view: Any, asked: list[OpenDecision], full: bool
) -> list[wire.DecisionInfo]:
    """``full`` adds what only people need: labels for the parts of an answer, and whether it is final."""
    return [_question(game, speaker, view, o, full) for o in asked]


def _question(
    game: Game[Any, Any], speaker: Localizer, view: Any, o: OpenDecision, full: bool
) -> wire.DecisionInfo:
    decision, words = o.decision, speaker.title.words
    few = list(islice(decision.space, LISTED + 1))
    choices = None
    if len(few) <= LISTED:
        choices = [
            wire.ChoiceInfo(list(args), speaker(words.choice(game, view, decision, args))) for args in few
        ]
    ask = speaker(words.ask(game, view, decision))
    answer = [wire.AnswerField(f.name, f.role.name, f.depth > 0) for f in decision.question.answer.fields]
    out = wire.DecisionInfo(o.id, decision.kind, decision.space.data(), ask, answer, choices)
    if full:
        out.items = _items(game, speaker, view, decision, out.space)
        out.slots = _slots(game, speaker, view, decision, out.space)
        out.final = final(game, view, decision)
    return out


def phases(game: Game[Any, Any], view: Any) -> list[wire.PhaseInfo]:
    """The phases that are on, by name."""
    out: list[wire.PhaseInfo] = []
    for frame in view.stack:
        phase = game.phases[frame.kind]
        about = phase.args.named(frame.args) if phase.args.fits(frame.args) else {}
        out.append(wire.PhaseInfo(phase.name, about))
    return out


def view_data(view: Any) -> dict[str, Any]:
    """A view for people: without the stack of frames, which ``phases`` tells better. To be written out at once."""
    data: dict[str, Any] = view.data_shared()
    del data["stack"]
    return data


def changeable(
    game: Game[Any, Any], speaker: Localizer, view: Any, o: OpenDecision, args: tuple[int, ...] | None
) -> wire.ChangeableInfo:
    """An answer that was given and may still be changed, with its question."""
    words = speaker.title.words
    answer = None if args is None else speaker(words.choice(game, view, o.decision, args))
    return wire.ChangeableInfo(_question(game, speaker, view, o, True), answer)


def brief_decisions(asked: list[OpenDecision]) -> list[wire.BriefDecision]:
    """The same for a program, which needs no words."""
    out: list[wire.BriefDecision] = []
    for o in asked:
        few = [list(args) for args in islice(o.decision.space, LISTED_BRIEFLY + 1)]
        more = len(few) > LISTED_BRIEFLY
        if more:
            few.pop()
        out.append(wire.BriefDecision(o.id, o.decision.kind, o.decision.space.data(), few, more))
    return out


def _items(
    game: Game[Any, Any], speaker: Localizer, view: Any, decision: Decision, space: dict[str, Any]
) -> list[wire.PickInfo] | None:
    values = space.get("items")
    if space["type"] not in BY_ITEM or not isinstance(values, list) or len(values) > PARTS:
        return None
    words = speaker.title.words
    return [wire.PickInfo(value, speaker(words.pick(game, view, decision, (), value))) for value in values]


def _slots(
    game: Game[Any, Any], speaker: Localizer, view: Any, decision: Decision, space: dict[str, Any]
) -> list[wire.MessageInfo] | None:
    if space["type"] not in BY_SLOT:
        return None
    size = sum(space["sizes"]) if space["type"] == "product" else len(space.get("caps") or space["prices"])
    if size > PARTS:
        return None
    words = speaker.title.words
    labels: list[Message] = []
    for at in range(size):
        try:
            labels.append(words.step(game, view, decision, (0,) * at))
        except (IndexError, KeyError, ValueError):  # what comes here depends on what came before
            return None
    return [speaker(message) for message in labels]


def final(game: Game[Any, Any], view: Any, decision: Decision) -> bool | None:
    """Whether some answer could not be taken back by this seat alone, as far as it can tell.

    Tried out in a world the seat cannot tell from the true one, always the same for the same view.
    """
    rng = Rng(b"final " + decision.kind.encode())
    try:
        world = game.determinize(view, rng)
        tried = list(islice(decision.space, TRIALS // 2))
        tried += [decision.space.sample(rng) for _ in range(TRIALS - len(tried))]
        return any(is_final(game, world, decision, args) for args in set(tried))
    except HustingsError:
        return None


def is_final(game: Game[Any, Any], world: Any, decision: Decision, args: tuple[int, ...]) -> bool:
    """Whether this answer in this world draws, reveals or ends something. Raises HustingsError.

    A sealed one does not, as long as it may be changed.
    """
    after = game.copy(world)
    return stays_so(game, after, game.apply(after, decision.seat, Action(decision.kind, args)), decision)


def stays_so(game: Game[Any, Any], after: Any, events: list[Event], decision: Decision) -> bool:
    """The same, for an answer that was tried and has led to ``after``."""
    if any(other.seat == decision.seat and other.kind == decision.kind for other in game.changeable(after)):
        return False
    asked = game.pending(after)
    return not asked or asked[0].seat == CHANCE or not harmless(game, decision.kind, events)
