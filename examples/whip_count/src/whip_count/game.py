"""The rules: bills come up one by one, everybody pledges votes in secret, the highest pledge wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hustings.core.action import CHANCE, Args, Decision, Seat
from hustings.core.event import Log
from hustings.core.frame import Board, Frame, Phase
from hustings.core.game import Game, Outcome
from hustings.core.rng import Rng
from hustings.core.role import COUNT, SEAT, Role
from hustings.core.space import Draw, Range
from hustings.core.struct import by, by_seat, one
from hustings.core.vocabulary import Vocabulary
from hustings.figures import Figures
from hustings.mechanisms import sealed
from hustings.mechanisms.ranking import leaders, ranks
from hustings.mechanisms.sealed import Sealed

BILL: Final = Role("bill")
NOTHING: Final = -1

vocabulary: Final[Vocabulary] = Vocabulary(sealed.vocabulary)
TURN_UP: Final = vocabulary.question("turn-up", bill=BILL)
PLEDGE: Final = vocabulary.question("pledge", votes=COUNT)
BILL_UP: Final = vocabulary.event("bill", bill=BILL, points=COUNT)
PLEDGED: Final = vocabulary.event("revealed", seat=SEAT, votes=COUNT)
PASSED: Final = vocabulary.event("passed", seat=SEAT, bill=BILL, points=COUNT)
WITHDRAWN: Final = vocabulary.event("withdrawn", bill=BILL)
END: Final = vocabulary.event("end")


@dataclass(init=False, eq=False, repr=False)
class WhipBoard(Board):
    votes: list[int] = by_seat(COUNT)  # not pledged yet
    points: list[int] = by_seat(COUNT)
    bills: list[int] = by(BILL, COUNT)  # still to come
    bill: int = one(BILL)  # on the table, or NOTHING


@dataclass(init=False, eq=False, repr=False)
class WhipState(WhipBoard):
    sealed: Sealed = one(Sealed, secret=True)


@dataclass(init=False, eq=False, repr=False)
class WhipView(WhipBoard):
    seat: Seat = one(SEAT)
    sealed: Sealed = one(Sealed)


class Session(Phase["WhipCount", WhipState]):
    """Turn up a bill, then vote on it, until there are none."""

    def settle(self, game: WhipCount, state: WhipState, frame: Frame, log: Log) -> bool:
        """The session ends with the last bill. [whip §4]"""
        if any(state.bills):
            return False
        state.pop()
        log.tell(END)
        return True

    def pending(self, game: WhipCount, state: WhipState, frame: Frame) -> list[Decision]:
        return [Decision(CHANCE, TURN_UP, Draw(tuple(state.bills), 1, "whip §2"))]

    def apply(
        self, game: WhipCount, state: WhipState, frame: Frame, seat: Seat, args: Args, log: Log
    ) -> None:
        """The next bill lies open before anybody pledges. [whip §2]"""
        (state.bill,) = args
        state.bills[state.bill] -= 1
        log.tell(BILL_UP, (state.bill, game.points[state.bill]))
        state.sealed.ask(list(range(game.players)))
        state.push(DIVISION)


class Division(Phase["WhipCount", WhipState]):
    """The vote on one bill."""

    def pending(self, game: WhipCount, state: WhipState, frame: Frame) -> list[Decision]:
        """Everyone pledges at once, as many votes as they like of those they have. [whip §2]"""
        return [
            Decision(seat, PLEDGE, Range(0, state.votes[seat], "whip §2")) for seat in state.sealed.waiting()
        ]

    def apply(
        self, game: WhipCount, state: WhipState, frame: Frame, seat: Seat, args: Args, log: Log
    ) -> None:
        """Only the highest pledge is paid, and wins; if it is tied, the bill is withdrawn. [whip §3]"""
        state.sealed.commit(seat, args, log)
        if not state.sealed.ready():
            return
        pledges = [votes for (votes,) in state.sealed.open(log, PLEDGED)]
        ahead = leaders(pledges, range(game.players))
        if len(ahead) > 1:
            log.tell(WITHDRAWN, (state.bill,))
        else:
            winner = ahead[0]
            state.votes[winner] -= pledges[winner]
            state.points[winner] += game.points[state.bill]
            log.tell(PASSED, (winner, state.bill, game.points[state.bill]))
        state.bill = NOTHING
        state.pop()


SESSION: Final = 0
DIVISION: Final = 1


class WhipCount(Game[WhipState, WhipView]):
    def __init__(self, players: int, options: dict[str, str], figures: Figures) -> None:
        super().__init__("whip-count", 1, players, options, vocabulary, figures.hash())
        self.phases = [Session(), Division()]
        self.votes: int = figures.value("votes")
        self.points: list[int] = [row["points"] for row in figures.rows("bill")]
        self.copies: list[int] = [row["copies"] for row in figures.rows("bill")]

    def setup(self) -> WhipState:
        """Everyone starts with the same votes; the bills are shuffled. [whip §1]"""
        state = WhipState()
        state.votes = [self.votes] * self.players
        state.points = [0] * self.players
        state.bills = self.copies[:]
        state.bill = NOTHING
        state.sealed = sealed.sealed(self.players)
        state.stack = [Frame(SESSION)]
        return state

    def outcome(self, state: WhipState) -> Outcome:
        """Most points win; then most votes left; equals share the place. [whip §4]"""
        scores = list(zip(state.points, state.votes, strict=True))
        return Outcome(state.points[:], ranks(scores), "no-bills-left")

    def view(self, state: WhipState, seat: Seat) -> WhipView:
        seen = WhipView()
        state.copy_board(seen)
        seen.seat = seat
        seen.sealed = state.sealed.seen_by(seat)
        return seen

    def determinize(self, view: WhipView, rng: Rng) -> WhipState:
        state = WhipState()
        view.copy_board(state)
        state.sealed = view.sealed.copy()
        for seat in state.sealed.unknown(view.seat):
            state.sealed.values[seat] = (rng.below(view.votes[seat] + 1),)
        return state

    def pick_bounds(self) -> dict[str, tuple[int, ...]]:
        return {"turn-up": (len(self.points),), "pledge": (self.votes + 1,)}

    def secret_kinds(self) -> frozenset[str]:
        return frozenset(("pledge",))
