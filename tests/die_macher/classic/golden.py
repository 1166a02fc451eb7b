"""Golden games: how they are found, and what each of them reaches.

``python -m tests.die_macher.classic.golden`` searches random games of several tempers for a small set that
reaches every phase, card action, tie rule and end, and writes their records; then it writes the perft files
and the printed playthroughs anew. Run it after an intended change of the rules, and read the difference.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, cast

import hustings
from hustings.core.action import CHANCE, Action, Decision, seat_after
from hustings.core.event import Event
from hustings.core.record import draw_rng
from hustings.core.rng import Rng, seeded
from hustings.core.role import unshift
from hustings.games.die_macher.classic.frames import CONVERSION
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import result
from hustings.games.die_macher.classic.state import REFUSED, ClassicState
from hustings.games.die_macher.common.cards import topic
from hustings.play.match import Match
from hustings.testing import perft, playthrough, steps

RECORDS = Path(__file__).parent / "records"

SETTINGS: list[tuple[str, int, dict[str, str]]] = [
    ("die-macher-2006", 3, {}),
    ("die-macher-2006", 4, {}),
    ("die-macher-2006", 5, {}),
    ("die-macher-2006", 4, {"length": "short"}),
    ("die-macher-2006", 5, {"length": "short", "dice": "special", "opinion_reversal": "true"}),
    ("die-macher-1997", 3, {}),
    ("die-macher-1997", 4, {}),
    ("die-macher-1997", 5, {}),
    ("die-macher-1997", 5, {"fixed_tenets": "true", "opinion_reversal": "true"}),
]

BOTH = {
    "action votes",
    "action key issue on",
    "action key issue off",
    "action media swap",
    "action own popularity",
    "action rival popularity",
    "tie for the start",
    "all bid zero",
    "lot",
    "coalition forced",
    "coalition agreed",
    "coalition refused",
    "won alone",
    "won narrowly",
    "coalition won",
    "coalition won narrowly",
    "won narrowly over a coalition",
    "national opinion new",
    "national opinion dominant",
    "national opinion opposite",
    "national opinion pushed out",
    "absolute majority exchange",
    "fifty votes",
    "factor of zero or less",
    "poll unsold",
    "poll published, two lines",
    "poll published, one line",
    "poll kept",
    "donation bonus",
    "donation bonus tied",
    "members at zero",
    "programme pile renewed",
    "membership bonus",
    "membership tie for the most",
    "membership tie for second",
    "over-full media",
}
WANTED = {
    "die-macher-2006": BOTH | {"second tie for the start", "narrow loser's media", "polls renewed"},
    "die-macher-1997": BOTH | {"opinion pile renewed", "clash into the pool"},
}


def temper(number: int) -> str:
    """How the seats of a random game behave."""
    return ("plain", "thrifty", "eager", "stingy")[number % 4]


def choose(decision: Decision, mood: str, rng: Rng) -> tuple[int, ...]:
    """A random answer, bent a little so that rare things happen more often."""
    kind, space = decision.kind, decision.space
    if mood in ("thrifty", "stingy") and kind in ("bid", "raise") and rng.below(4):
        listed = list(space)
        return listed[rng.below(min(len(listed), 3 if mood == "thrifty" else 1))]
    if mood == "eager":
        if kind in ("coalition", "consent", "cabinet", "convert", "publish") and rng.below(3):
            return space.uniform(rng) if kind == "cabinet" else list(space)[-1]
        if kind == "meetings":
            return max((space.sample(rng) for _ in range(4)), key=sum)
    return space.sample(rng)


class Witness:
    """Notes what a game reaches."""

    def __init__(self, game: Classic) -> None:
        self.game = game
        self.reached: set[str] = set()

    def note(self, before: ClassicState, action: Action, after: ClassicState, events: list[Event]) -> None:
        self.reached.add(f"asked {action.kind}")
        for event in events:
            self.reached.add(f"told {event.kind}")
            self.event(before, after, event)
        self.action(before, action, after)
        if after.programme_age > before.programme_age:
            self.reached.add("programme pile renewed")
        if len(after.opinion_piles) > len(before.opinion_piles):
            self.reached.add("opinion pile renewed")
        if before.published and not after.published:
            self.reached.add("polls renewed")
        if 0 in after.members:
            self.reached.add("members at zero")

    def action(self, before: ClassicState, action: Action, after: ClassicState) -> None:
        top = before.stack[-1]
        if action.kind == "action":
            (i,) = top.args
            seat = seat_after(before.start, top.step, self.game.players)
            kind = self.game.tables.cabinet_actions[unshift(before.played[seat][i])][action.args[0]][0]
            names = ("votes", "key issue on", "media swap", "own popularity", "rival popularity")
            off = kind == 1 and before.boards[i].key_topic >= 0
            self.reached.add("action key issue off" if off else f"action {names[kind]}")
        elif action.kind == "exchange" and action.args[0] and before.stack[-2].kind == CONVERSION:
            self.reached.add("absolute majority exchange")
        elif action.kind == "sheet" and max(sum(board.media) for board in after.boards) > 5:
            self.reached.add("over-full media")
        elif action.kind == "publish":
            words = ("poll kept", "poll published, one line", "poll published, two lines")
            self.reached.add(words[len(action.args)])
        elif action.kind == "bid":
            step = after.stack[-1].step
            if step > top.step:
                if max(after.bids) == 0:
                    self.reached.add("all bid zero")
                elif len(after.stack[-1].args) > 1:
                    self.reached.add("tie for the start" if top.step == 1 else "second tie for the start")
        elif action.kind == "national-media" and action.args[0] and self.privileged_loser(before):
            self.reached.add("narrow loser's media")

    def privileged_loser(self, state: ClassicState) -> bool:
        frame = state.stack[-1]
        winner = result(state.boards[0], state.partners)
        return frame.args[0] not in (winner.winner, winner.partner)

    def event(self, before: ClassicState, after: ClassicState, event: Event) -> None:
        kind = event.kind
        simple = {
            "forced": "coalition forced",
            "refused": "coalition refused",
            "lot": "lot",
            "unsold": "poll unsold",
        }
        if kind in simple:
            self.reached.add(simple[kind])
        elif kind == "coalition" and before.stack[-1].args[0] >= 0:
            self.reached.add("coalition agreed")
        elif kind == "won":
            self.won(event, after if after.boards else before)
        elif kind == "national-opinion":
            self.national(event)
        elif kind == "converted" and event["votes"] < event["meetings"]:
            self.reached.add("factor of zero or less")
        elif kind == "opinion-clash" and before.round and sum(after.pool) > sum(before.pool):
            self.reached.add("clash into the pool")
        elif kind == "rolled" and before.stack[-1].args[1] == 3 and before.stack[-2].step == 4:
            self.reached.add("donation bonus")
        elif kind == "turned-down":
            refused = [
                after.offers[seat] for seat in range(len(after.offers)) if after.answers[seat] == REFUSED
            ]
            if refused and refused.count(max(refused)) > 1:
                self.reached.add("donation bonus tied")
        if any(50 in board.votes for board in after.boards):
            self.reached.add("fifty votes")

    def national(self, event: Event) -> None:
        if event["strength"] > 1:
            self.reached.add("national opinion dominant")
        elif event["replaced"] < 0:
            self.reached.add("national opinion new")
        elif topic(event["replaced"]) == topic(event["card"]):
            self.reached.add("national opinion opposite")
        else:
            self.reached.add("national opinion pushed out")

    def won(self, event: Event, state: ClassicState) -> None:
        if event["partner"] >= 0:
            self.reached.add("coalition won narrowly" if event["narrow"] else "coalition won")
        elif not event["narrow"]:
            self.reached.add("won alone")
        else:
            self.reached.add("won narrowly")
            level = result(state.boards[0], state.partners).level
            if any(state.partners[seat] >= 0 for seat in level):
                self.reached.add("won narrowly over a coalition")

    def end(self, state: ClassicState) -> None:
        members = sorted(state.members, reverse=True)
        if members[0] == members[1]:
            self.reached.add("membership tie for the most")
        elif members[1] == members[2]:
            self.reached.add("membership tie for second")
        else:
            self.reached.add("membership bonus")


def play(game: Classic, number: int) -> set[str]:
    """What the random game of this number reaches."""
    seed, nonces = names(game, number)
    rng, mood = seeded(number, "golden"), temper(number)
    witness = Witness(game)
    state = game.initial()
    n = 0
    while asked := game.pending(state):
        n += 1
        decision = asked[0]
        source = draw_rng(seed, nonces, n) if decision.seat == CHANCE else rng
        args = decision.space.sample(source) if decision.seat == CHANCE else choose(decision, mood, rng)
        before = state.copy()
        action = Action(decision.kind, args)
        events = game.apply(state, decision.seat, action, asked)
        witness.note(before, action, state, events)
    witness.end(state)
    return witness.reached


def names(game: Classic, number: int) -> tuple[str, list[str]]:
    return f"{number:064x}", [f"seat {seat}" for seat in range(game.players)]


def recorded(game: Classic, number: int) -> bytes:
    """The record of the random game of this number."""
    seed, nonces = names(game, number)
    rng, mood = seeded(number, "golden"), temper(number)
    match = Match.new(game, seed, nonces)
    while not match.over:
        if match.chance_is_asked():
            match.draw()
        else:
            decision = match.open()[0].decision
            match.answer(decision.seat, Action(decision.kind, choose(decision, mood, rng)))
    return match.record().dumps()


def search(tries: int) -> dict[tuple[int, int], set[str]]:
    """For each edition, games that together reach all that is wanted: (setting, number) -> what is new."""
    chosen: dict[tuple[int, int], set[str]] = {}
    for title, wanted in WANTED.items():
        left = set(wanted)
        settings = [i for i, setting in enumerate(SETTINGS) if setting[0] == title]
        found: dict[tuple[int, int], set[str]] = {}
        for number in range(tries):
            i = settings[number % len(settings)]
            found[i, number] = play(make(i), number) & wanted
            if number >= len(settings) * 6 and not left - set().union(*found.values()):
                break
        # One game of every setting, the best first, then whatever is still missing.
        for i in settings:
            best = max((key for key in found if key[0] == i), key=lambda key: len(found[key] & left))
            chosen[best] = found[best]
            left -= found[best]
        while left and (best := max(found, key=lambda key: len(found[key] & left))):
            if not found[best] & left:
                sys.stderr.write(f"{title}: not found: {sorted(left)}\n")
                break
            chosen[best] = found[best]
            left -= found[best]
    return chosen


GAMES: dict[int, Classic] = {}


def make(setting: int) -> Classic:
    if setting not in GAMES:
        GAMES[setting] = set_up(*SETTINGS[setting])
    return GAMES[setting]


PRINTED: list[tuple[str, int, dict[str, str], int]] = [
    ("die-macher-2006", 3, {}, 1),
    ("die-macher-2006", 4, {"length": "short"}, 2),
    ("die-macher-2006", 5, {"length": "short", "dice": "special"}, 3),
    ("die-macher-1997", 3, {}, 1),
    ("die-macher-1997", 4, {}, 2),
    ("die-macher-1997", 3, {"fixed_tenets": "true"}, 3),
]
COUNTED: list[tuple[str, int, dict[str, str]]] = [
    ("die-macher-2006", 3, {}),
    ("die-macher-2006", 5, {"length": "short"}),
    ("die-macher-1997", 4, {}),
    ("die-macher-1997", 3, {"fixed_tenets": "true"}),
]


def stem(id: str, players: int, options: dict[str, str], *more: str) -> str:
    return "+".join([id, f"{players}p", *[f"{name}={value}" for name, value in options.items()], *more])


def set_up(id: str, players: int, options: dict[str, str]) -> Classic:
    chosen: dict[str, Any] = dict(options)
    return cast("Classic", hustings.game(id, players=players, **chosen))


def counted(game: Classic) -> str:
    """A perft file: the first position of each kind of question in two random games, as deep as is quick."""
    rows = ["# seed answers depth count: positions of random games, the first open question first"]
    for seed in (0, 1):
        kinds: set[str] = set()
        for step in steps(game, seed):
            decision = step.asked[0]
            if decision.kind in kinds:
                continue
            kinds.add(decision.kind)
            depth = 1
            if decision.space.count() <= 40:
                depth = 3 if perft(game, step.state, 2) <= 300 and perft(game, step.state, 3) < 20_000 else 2
            rows.append(f"{seed} {step.n} {depth} {perft(game, step.state, depth)}  # {decision.kind}")
    return "\n".join(rows) + "\n"


def freeze() -> None:
    for title, players, options, seed in PRINTED:
        path = RECORDS.parent / "playthroughs" / f"{stem(title, players, options, str(seed))}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(set_up(title, players, options), seed), "utf-8")
    for title, players, options in COUNTED:
        path = RECORDS.parent / "perft" / f"{stem(title, players, options)}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(counted(set_up(title, players, options)), "utf-8")


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    chosen = search(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
    for old in RECORDS.glob("*.jsonl"):
        old.unlink()
    for setting, number in chosen:
        title, players, _ = SETTINGS[setting]
        (RECORDS / f"{title}-{players}p-{number}.jsonl").write_bytes(recorded(make(setting), number))
        sys.stdout.write(f"{title} {players} {number}\n")
    freeze()


if __name__ == "__main__":
    main()
