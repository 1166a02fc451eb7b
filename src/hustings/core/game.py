"""The protocol: everything a caller can do with a game.

The loop to keep in mind::

    state = game.initial()
    while asked := game.pending(state):
        decision = asked[0]
        action = Action(decision.kind, decision.space.sample(rng))
        events = game.apply(state, decision.seat, action)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from hustings.core._mypyc import mypyc_attr
from hustings.core.action import Action, Decision, Seat
from hustings.core.errors import IllegalAction, InvalidAction, RulesBug
from hustings.core.event import Event, Log
from hustings.core.frame import Board, Phase
from hustings.core.message import Message
from hustings.core.refusal import PLAIN, Refusals
from hustings.core.rng import Rng
from hustings.core.role import COUNT, NUMBER, WORD, Role
from hustings.core.struct import Struct, by_seat, one
from hustings.core.vocabulary import Vocabulary
from hustings.core.what_if import FigureValues

S = TypeVar("S", bound=Board)
V = TypeVar("V", bound=Board)


@dataclass(init=False, eq=False, repr=False)
class Outcome(Struct):
    """How a game ended: ``points`` and ``ranks`` by seat (1 = first, shared by equals) and the reason."""

    points: list[int] = by_seat(COUNT)
    ranks: list[int] = by_seat(NUMBER)
    reason: str = one(WORD)

    def __init__(self, points: list[int], ranks: list[int], reason: str) -> None:
        self.points = points
        self.ranks = ranks
        self.reason = reason

    @property
    def winners(self) -> list[Seat]:
        return [seat for seat in range(len(self.ranks)) if self.ranks[seat] == 1]


def whole_numbers(args: Any) -> bool:
    """Whether ``args`` are what actions are made of; callers may pass in anything."""
    for value in args:  # noqa: SIM110 - a generator would cost more than the whole check
        if type(value) is not int or value < 0:
            return False
    return True


def offered(asked: list[Decision], seat: Seat, action: Action) -> bool:
    for decision in asked:
        if decision.seat == seat and decision.kind == action.kind and decision.space.contains(action.args):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """The rules of one game with its options. Holds no state: one instance serves every table.

    A game provides ``setup``, ``outcome``, ``view``, ``determinize``, ``heads`` and its
    ``phases``, listed by frame kind; the rest is here.
    """

    id: str  # "die-macher-2006"
    version: int  # raised when behaviour changes, never for speed
    players: int
    options: dict[str, str]  # as asked for, defaults filled in
    data_hash: str  # of the component figures in use, or ""
    phases: list[Phase[Any, Any]]
    vocabulary: Vocabulary  # every question and event of the game
    _start: S | None = None  # made once: set-up leaves nothing to chance
    insights_type: ClassVar[Any] = None  # the TypedDict that ``insights`` returns, if it is declared
    figure_roles: ClassVar[dict[str, Role]] = {}  # every figure of ``figures_now``, and what its values are

    def __init__(
        self,
        id: str,
        version: int,
        players: int,
        options: dict[str, str],
        vocabulary: Vocabulary,
        data_hash: str = "",
    ) -> None:
        self.id = id
        self.version = version
        self.players = players
        self.options = options
        self.vocabulary = vocabulary
        self.data_hash = data_hash

    # -- what a game provides --

    def setup(self) -> S:
        """The state before the first forced step: an empty table with the first frame on the stack."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome:
        """The result of a finished game; of a running one, the standing as if it ended now."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat) -> V:
        """What ``seat`` (or SPECTATOR) knows."""
        raise NotImplementedError

    def determinize(self, view: V, rng: Rng) -> S:
        """A state this viewer cannot tell from the true one. Takes the view, so it cannot peek."""
        raise NotImplementedError

    def pick_bounds(self) -> dict[str, tuple[int, ...]]:
        """For each kind of decision, chance included, an upper bound on the values of each pick.

        A pick at position ``i`` is below ``pick_bounds()[kind][i]``; the last bound holds for all later picks.
        """
        raise NotImplementedError

    def conserved(self, state: S) -> dict[str, int]:
        """Sums that must never change during a game (money with the bank, cards, markers), by name."""
        return {}

    def secret_kinds(self) -> frozenset[str]:
        """The kinds of decision, chance included, whose value only its owner learns when it is made."""
        return frozenset()

    def private_kinds(self) -> frozenset[str]:
        """The kinds of decision whose possible answers depend on what only their owner knows: a hand, a card drawn."""
        return frozenset()

    def revealing_events(self) -> frozenset[str]:
        """The kinds of event by which something hidden becomes known to more seats."""
        return frozenset(("revealed",))

    def reveal_event_of(self) -> dict[str, str]:
        """By kind of sealed decision, the kind of event that opens it: the seat, then the values chosen.

        Those not named are opened by ``revealed``, as ``Sealed`` says it.
        """
        return {}

    def refusals(self) -> Refusals[Any, Any]:
        """How the game says what is not possible, and why."""
        return PLAIN

    def insights(self, view: V) -> Mapping[str, object]:
        """What the table shows beside the view, worked out from it: plain data, shaped as ``insights_type`` says."""
        return {}

    def figures_now(self, view: V, origin: V) -> FigureValues:
        """The figures on the table that an answer may change, as ``view`` knows them; hidden ones are left out.

        Places are those of ``origin``, an earlier view of the same seat or the same view.
        """
        return {}

    def suppose(self, world: S, decision: Decision, args: tuple[int, ...]) -> bool:
        """Carry out in ``world`` what an answer comes to if it is opened, wins or is accepted, and nothing else.

        For answers whose effect depends on others. False where there is nothing to suppose; ``world`` is lost.
        """
        return False

    # -- the protocol --

    def initial(self) -> S:
        """The start, up to the first question."""
        if self._start is None:
            self._start = self.setup()
            self._settle(self._start, Log(True))
        return self._start.copy()

    def pending(self, state: S) -> list[Decision]:
        """The open questions; empty when the game is over."""
        stack = state.stack
        if not stack:
            return []
        frame = stack[-1]
        return self.phases[frame.kind].pending(self, state, frame)

    def changeable(self, state: S) -> list[Decision]:
        """Questions whose answer may still be changed: sealed ones, until the last is in. Nobody waits for them."""
        stack = state.stack
        if not stack:
            return []
        frame = stack[-1]
        return self.phases[frame.kind].changeable(self, state, frame)

    def apply(self, state: S, seat: Seat, action: Action, asked: list[Decision] | None = None) -> list[Event]:
        """Answer one open question or change an answer, checked, and carry out all that follows by itself.

        Raises IllegalAction or InvalidAction, and then nothing has changed. ``asked`` may pass
        in what ``pending`` has just said of this very state, to save asking twice.
        """
        if asked is None:
            asked = self.pending(state)
        if not whole_numbers(action.args):
            raise self.refusal(state, seat, action)
        if not offered(asked, seat, action) and not offered(self.changeable(state), seat, action):
            raise self.refusal(state, seat, action)
        log = Log()
        frame = state.stack[-1]
        self.phases[frame.kind].answer(self, state, frame, seat, action, log)
        self._settle(state, log)
        return log.events

    def apply_trusted(self, state: S, seat: Seat, action: Action) -> None:
        """Carry out an action known to be legal, without check or events: for playouts."""
        log = Log(True)
        frame = state.stack[-1]
        self.phases[frame.kind].answer(self, state, frame, seat, action, log)
        self._settle(state, log)

    def play_out(self, state: S, rng: Rng) -> int:
        """Play on at random to the end, as ``apply_trusted`` would; how many answers that took."""
        log = Log(True)
        answers = 0
        while state.stack:
            frame = state.stack[-1]
            phase = self.phases[frame.kind]
            decision = phase.pending(self, state, frame)[0]
            args = decision.space.sample(rng)
            if phase.several_kinds:
                phase.answer(self, state, frame, decision.seat, Action(decision.kind, args), log)
            else:  # most of the time no action need be made
                phase.apply(self, state, frame, decision.seat, args, log)
            self._settle(state, log)
            answers += 1
        return answers

    def why_not(self, state: S, seat: Seat, action: Action) -> Message | None:
        """The sentence that says why ``seat`` may not do this now; None if it may."""
        asked = [d for d in [*self.pending(state), *self.changeable(state)] if d.seat == seat]
        if not asked:
            return Message("not-your-turn")
        same = [d for d in asked if d.kind == action.kind]
        if not same:
            return Message("not-asked", {"kind": action.kind, "asked": ", ".join([d.kind for d in asked])})
        view = self.view(state, seat)
        reason: Message | None = None
        for decision in same:
            reason = self.explain(view, decision, action.args)
            if reason is None:
                return None
        return reason

    def explain(self, view: V, decision: Decision, args: tuple[int, ...]) -> Message | None:
        """The sentence that says what is wrong with an answer, to the one who is asked; None if it is allowed."""
        space = decision.space
        for i in range(len(args)):
            options = space.picks(args[:i])
            if args[i] not in options:
                why = self.refusals().why(self, view, decision, args[:i], args[i], args[i + 1 :])
                return space.why_not(args) if why is None else why
        return space.why_not(args)

    def refused_pick(self, view: V, decision: Decision, prefix: tuple[int, ...], pick: int) -> Message:
        """Why ``pick`` may not follow ``prefix``, as the game says it, or else its space."""
        why = self.refusals().why(self, view, decision, prefix, pick, ())
        return decision.space.reason(prefix, pick) if why is None else why

    def refusal(self, state: S, seat: Seat, action: Action) -> Exception:
        """The error for an action that is not among the open ones."""
        if not whole_numbers(action.args):
            return InvalidAction(f"{action!r}: an action is made of whole numbers from 0 up")
        message = self.why_not(state, seat, action)
        if message is None:
            return RulesBug(f"{action!r} was refused and is legal")
        return IllegalAction(message)

    def copy(self, state: S) -> S:
        return state.copy()

    def phase(self, board: Board) -> str:
        """The name of the phase that is on, given a state or a view; empty when the game is over."""
        return self.phases[board.stack[-1].kind].name if board.stack else ""

    def over(self, state: S) -> bool:
        return not state.stack

    def _settle(self, state: S, log: Log) -> None:
        stack = state.stack
        while stack:
            frame = stack[-1]
            if not self.phases[frame.kind].settle(self, state, frame, log):
                return
