"""One game in progress: the true state, what is open, and the record as it grows."""

from __future__ import annotations

from typing import Any

from hustings.core.action import CHANCE, Action, Decision, Seat
from hustings.core.errors import CodecError, HustingsError, RecordError
from hustings.core.event import Event
from hustings.core.game import Game, Outcome
from hustings.core.record import (
    Header,
    Record,
    RecordLine,
    draw_rng,
    header_for,
    seal,
    seal_text,
    state_text,
)
from hustings.core.struct import Texts, number, read
from hustings.play.agent import Agent

MARK_EVERY = 64  # lines: so many at most are carried out again for a step back


class StaleDecision(HustingsError):
    """The question this answer is addressed to is not open any more."""


class OpenDecision:
    """An open decision and its name, which stays the same until it is answered or changes."""

    def __init__(self, id: str, decision: Decision) -> None:
        self.id = id
        self.decision = decision


class Move:
    """An accepted line with what it caused. Events are unscrubbed: use ``seen_by``."""

    def __init__(self, line: RecordLine, events: list[Event]) -> None:
        self.line = line
        self.events = events


class Marks:
    """States kept here and there along a game, so that stepping back need not begin at its start."""

    def __init__(self, game: Game[Any, Any], first: int, states: dict[int, Any]) -> None:
        """``states`` holds at least the one after line ``first``; later lines follow that without a gap."""
        self.game = game
        self.first = first
        self.states = states  # shared with twins, so never changed
        self.beyond = 0  # lines between here and the nearest mark before
        self.redone = 0  # lines carried out again so far

    def copy(self) -> Marks:
        twin = Marks(self.game, self.first, self.states)
        twin.beyond, twin.redone = self.beyond, self.redone
        return twin

    def passed(self, n: int, state: Any) -> None:
        """Line ``n`` has led to ``state``."""
        self.beyond += 1
        if self.beyond >= MARK_EVERY:
            self.states = {**self.states, n: self.game.copy(state)}
            self.beyond = 0

    def back(self, lines: list[RecordLine], n: int) -> Any:
        """The state after line ``n``, to go on from. Raises RecordError if that is before the first."""
        if n < self.first:
            raise RecordError(n + 1, f"line {n} lies before the snapshot this game was opened from")
        again: list[RecordLine] = []
        self.beyond = 0
        while n not in self.states:
            line = lines[n - self.first - 1]
            self.beyond += 1
            if line.undo >= 0:  # the position after that line again, whatever has been taken back since
                n = line.undo
                continue
            if line.note is None:
                again.append(line)
            n -= 1
        state = self.game.copy(self.states[n])
        for line in reversed(again):
            self.game.apply_trusted(state, line.seat, Action(line.kind, line.args))
        self.redone += len(again)
        return state


class Match:
    """The truth of one table. Whoever holds it must give out views and scrubbed events only.

    ``seed`` is empty when a record is replayed that has not opened its seed.
    """

    def __init__(self, game: Game[Any, Any], header: Header, seed: str, state: Any = None) -> None:
        """``state`` is for twins, which ``copy`` tells the rest."""
        self.game = game
        self.header = header
        self.seed = seed
        self.state: Any = game.initial() if state is None else state
        self.lines: list[RecordLine] = []
        self.last = ""
        self.n = 0
        self.moved = 0  # the last line that was no remark
        self._asked: list[Decision] = []
        self._changeable: list[Decision] = []
        self._since: dict[tuple[Seat, str], int] = {}
        self._text = b""  # the state as it enters the hash; remarks do not change it
        self._known = Texts()
        if state is None:
            self.last = header.seal()
            self._marks = Marks(game, 0, {0: game.copy(self.state)})
            self._reopen()

    @classmethod
    def new(cls, game: Game[Any, Any], seed: str, nonces: list[str]) -> Match:
        """A fresh game; ``seed`` is 32 secret bytes in hexadecimal, ``nonces`` what each seat threw in."""
        return cls(game, header_for(game, seed, nonces), seed)

    def copy(self) -> Match:
        """The same game again, to go on in without changing this one."""
        twin = Match(self.game, self.header, self.seed, self.game.copy(self.state))
        twin.lines += self.lines
        twin.last, twin.n, twin.moved = self.last, self.n, self.moved
        twin._marks = self._marks.copy()
        twin._asked, twin._changeable = self._asked, self._changeable
        twin._since, twin._text = self._since, self._text
        twin._known = self._known  # holds for whoever looks: it is compared, not believed
        return twin

    def snapshot(self) -> dict[str, object]:
        """All that ``jump`` needs to go on from here, as plain data. Secret: it holds the true state."""
        since = [[seat, kind, n] for (seat, kind), n in self._since.items()]
        return {"n": self.n, "last": self.last, "since": since, "state": self.state.data()}

    def jump(self, snapshot: dict[str, Any]) -> None:
        """Go on from a snapshot of this game. Raises CodecError, and then nothing has changed."""
        state = read(type(self.state), snapshot.get("state"))
        n = number(snapshot.get("n"), "n")
        last = snapshot.get("last")
        since = snapshot.get("since")
        if not isinstance(last, str) or not isinstance(since, list):
            raise CodecError("a snapshot holds n, last, since and state")
        self.state, self.n, self.last = state, n, last
        self.moved = n
        self._text = b""
        self._marks = Marks(self.game, n, {n: self.game.copy(state)})
        self._reopen()
        self._since = self._since | {(seat, kind): opened for seat, kind, opened in since}

    # -- looking --

    @property
    def over(self) -> bool:
        return not self._asked

    @property
    def redone(self) -> int:
        """How many lines were carried out again for steps back."""
        return self._marks.redone

    def open(self) -> list[OpenDecision]:
        """The open decisions. The name of one does not change while others answer theirs."""
        return [OpenDecision(self._name(decision), decision) for decision in self._asked]

    def changeable(self) -> list[OpenDecision]:
        """The answers that may still be changed: each is for its own seat to see."""
        return [OpenDecision(self._name(decision), decision) for decision in self._changeable]

    def waiting(self) -> list[tuple[Seat, str]]:
        """Whom the table waits for, and for which kind of answer: public."""
        return [(decision.seat, decision.kind) for decision in self._asked]

    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)

    def record(self) -> Record:
        """The record so far; of a finished game with its seed and result. Requires all lines."""
        if not self.over:
            return Record(self.header, self.lines)
        header = self.header.copy()
        header.seed = self.seed
        result = self.outcome()
        return Record(header, self.lines, result, seal(self.last, {"result": result.data()}, self.state))

    # -- moving --

    def answer(self, seat: Seat, action: Action, id: str = "") -> Move:
        """Answer an open decision, or change an answer. Raises StaleDecision or IllegalAction, and changes nothing then."""
        if id and id not in [self._name(d) for d in [*self._asked, *self._changeable] if d.seat == seat]:
            raise StaleDecision(f"decision {id} is not open")
        events = self.game.apply(self.state, seat, action, self._asked)
        return Move(self._add(RecordLine(self.n + 1, seat, action.kind, action.args, "")), events)

    def draw(self) -> Move:
        """Let chance answer; requires that chance is asked."""
        return self.answer(CHANCE, self._drawn())

    def chance_is_asked(self) -> bool:
        return bool(self._asked) and self._asked[0].seat == CHANCE

    def note(self, note: dict[str, Any]) -> RecordLine:
        """Seal a remark into the record: who plays a seat, what was agreed."""
        return self._add(RecordLine(self.n + 1, -1, "", (), "", note=note))

    def undo(self, seat: Seat, to: int) -> RecordLine:
        """Step back to the state after line ``to``. Whether that is fair is for the caller to know."""
        self.state = self._marks.back(self.lines, to)
        return self._add(RecordLine(self.n + 1, seat, "", (), "", undo=to))

    def take(self, line: RecordLine) -> Move:
        """The next line of a record, held to the rules, to the seed if it is known, and to its hash.

        Raises RecordError; ``where`` it says counts the header as line 1.
        """
        where = line.n + 1
        events: list[Event] = []
        if line.undo >= 0:
            self.state = self._marks.back(self.lines, line.undo)
        elif line.note is None:
            if line.seat == CHANCE and self.seed and self.chance_is_asked():
                drawn = self._drawn()
                if drawn.args != line.args:
                    raise RecordError(where, f"the seed draws {drawn!r} here, not {line.args}")
            action = Action(line.kind, line.args)
            try:
                events = self.game.apply(self.state, line.seat, action, self._asked)
            except HustingsError as error:
                raise RecordError(where, f"{action!r} of seat {line.seat} is refused: {error}") from None
        said = line.hash
        if line.note is None:
            self._text = b""
        if self._seal(line) != said:
            raise RecordError(where, "the hash does not fit: this line or one before it was changed")
        return Move(self._add(line, said), events)

    def state_after(self, n: int) -> Any:
        """The state after line ``n``, worked out anew from the nearest one that was kept."""
        return self._marks.copy().back(self.lines, n)

    def _drawn(self) -> Action:
        decision = self._asked[0]
        rng = draw_rng(self.seed, self.header.nonces, self.n + 1)
        return Action(decision.kind, decision.space.sample(rng))

    def _seal(self, line: RecordLine) -> str:
        if not self._text:
            self._text = state_text(self.state, self._known)
        return seal_text(self.last, line.line(sealed=False), self._text)

    def _add(self, line: RecordLine, sealed: str = "") -> RecordLine:
        """``sealed`` is this line's seal where it has just been worked out."""
        if not sealed:
            if line.note is None:
                self._text = b""
            sealed = self._seal(line)
        line.hash = self.last = sealed
        self.n = line.n
        self.lines.append(line)
        self._marks.passed(self.n, self.state)
        if line.note is None:  # a remark changes no question
            self.moved = line.n
            self._reopen(line.seat)
        return line

    def _name(self, decision: Decision) -> str:
        return f"{self._since[decision.seat, decision.kind]}.{decision.seat}.{decision.kind}"

    def _reopen(self, answered: Seat | None = None) -> None:
        """Ask anew. A question keeps its name unless its seat has just acted or its choices changed."""
        before = {(d.seat, d.kind): d for d in [*self._asked, *self._changeable]}
        self._asked = self.game.pending(self.state)
        self._changeable = self.game.changeable(self.state)
        since = {}
        for decision in [*self._asked, *self._changeable]:
            key = (decision.seat, decision.kind)
            same = key in before and decision.seat != answered and before[key].space == decision.space
            since[key] = self._since[key] if same else self.n
        self._since = since


def in_force(lines: list[RecordLine], n: int) -> list[RecordLine]:
    """The answers that led to the position after line ``n``; ``lines`` follow each other without a gap."""
    kept: list[RecordLine] = []
    if not lines:
        return kept
    first = lines[0].n
    at = min(n, lines[-1].n)
    while at >= first:
        line = lines[at - first]
        if line.undo >= 0:  # the position after that line again, whatever has been taken back since
            at = line.undo
            continue
        if line.note is None:
            kept.append(line)
        at -= 1
    kept.reverse()
    return kept


def play_on(match: Match, agents: dict[Seat, Agent], listener: Any = None) -> list[Move]:
    """Let chance and agents answer until somebody without an agent is asked, or the game is over.

    ``listener(move)`` is called after each accepted answer, in order.
    """
    moves: list[Move] = []
    game = match.game
    while not match.over:
        if match.chance_is_asked():
            move = match.draw()
        else:
            ready = [o.decision for o in match.open() if o.decision.seat in agents]
            if not ready:
                break
            decision = ready[0]
            view = game.view(match.state, decision.seat)
            move = match.answer(decision.seat, agents[decision.seat].decide(game, view, decision))
        moves.append(move)
        for seat, agent in agents.items():
            agent.news(game, None, [event.seen_by(seat) for event in move.events])
        if listener is not None:
            listener(move)
    return moves
