"""Values of positions by regression: games are played, positions written down, and a network learns who won.

A position is what playouts end with: the first question after the horizon of the evaluator has changed. PyTorch
is needed for the learning alone (``pip install 'hustings[train]'``).
"""

from __future__ import annotations

import json
from array import array
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from importlib import import_module
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from hustings.bots.judgement import LearnedEvaluator
from hustings.core.action import CHANCE, Action
from hustings.core.evaluator import Evaluator
from hustings.core.game import Game, Outcome
from hustings.core.network import Network
from hustings.core.rng import QuickRng, seeded
from hustings.registry import title as find_title
from hustings.train.play import Explorer, Tell, play_quickly, set_up, silent, won
from hustings.train.weights import Numbers, decoded, tables

SEATS: Final = 6
FIRST: Final = 48  # neurons of the layers
SECOND: Final = 24
EPOCHS: Final = 30
BATCH: Final = 2048
RATE: Final = 2e-3
FINE: Final = 4e-4  # rate of learning from games of thinking players, which are few
SPREAD: Final = 0.15  # of the weights that players of recorded games have, in logarithms
LISTS: Final = ("seats", "games", "rows", "wins", "points", "before")
TESTED: Final = 20  # one game in so many is kept for testing


class Recording:
    """Games to be played and written down. Plain data for another process."""

    def __init__(
        self, id: str, numbers: Numbers, seed: str, games: int, playouts: int = 0, shape: Any = None
    ) -> None:
        self.id = id
        self.numbers = numbers
        self.seed = seed
        self.games = games
        self.playouts = playouts
        self.shape = shape  # of the network so far, if any


class Positions:
    """Positions of some games: for each the seats, the game's number, rows, shares of the win, points, and
    what the evaluator thought.
    """

    def __init__(self) -> None:
        self.seats = array("i")
        self.games = array("i")
        self.rows = array("f")
        self.wins = array("f")
        self.points = array("f")
        self.before = array("f")
        self.width = 0

    def add(self, game: int, rows: list[list[float]], outcome: Outcome, before: list[float]) -> None:
        self.seats.append(len(rows))
        self.games.append(game)
        self.width = len(rows[0])
        middle = sum(outcome.points) / len(rows)
        for seat in range(SEATS):
            if seat < len(rows):
                self.rows.extend(rows[seat])
                self.wins.append(won(outcome, seat))
                self.points.append(outcome.points[seat] - middle)
                self.before.append(before[seat])
            else:
                self.rows.extend([0.0] * self.width)
                self.wins.append(0.0)
                self.points.append(0.0)
                self.before.append(0.0)

    def save(self, path: Path) -> None:
        """A line that says how long each list is, then the numbers."""
        lists = [getattr(self, name) for name in LISTS]
        head = json.dumps({"width": self.width, "lengths": [len(values) for values in lists]})
        path.write_bytes(head.encode() + b"\n" + b"".join(values.tobytes() for values in lists))

    @classmethod
    def load(cls, path: Path) -> Positions:
        head, _, data = path.read_bytes().partition(b"\n")
        told = json.loads(head)
        found = cls()
        found.width = told["width"]
        start = 0
        for name, length in zip(LISTS, told["lengths"], strict=True):
            values = getattr(found, name)
            end = start + length * values.itemsize
            values.frombytes(data[start:end])
            start = end
        return found

    def extend(self, other: Positions) -> None:
        for name in LISTS:
            getattr(self, name).extend(getattr(other, name))
        self.width = max(self.width, other.width)


def record(wanted: Recording) -> Positions:
    """Play, and write down what playouts would end with."""
    title = find_title(wanted.id)
    random = Random(wanted.seed)
    found = Positions()
    network = None if wanted.shape is None else Network(**wanted.shape)
    for n in range(wanted.games):
        players = random.choice(tables(wanted.id))
        game = set_up(wanted.id, players)
        judge = title.evaluator.judging_by(wanted.numbers)
        kept: list[tuple[list[list[float]], list[float]]] = []
        last = [judge.horizon(game, game.initial())]

        def watch(
            state: Any, game: Game[Any, Any] = game, last: list[int] = last, kept: list[Any] = kept
        ) -> None:
            now = judge.horizon(game, state)  # noqa: B023
            if now != last[0]:
                last[0] = now
                kept.append((judge.features(game, state), judge.win_probabilities(game, state)))  # noqa: B023

        seated: list[Evaluator[Any, Any]] = []
        for _ in range(players):
            numbers = {
                name: decoded(random.gauss(0.0, SPREAD), value) if value > 0 else value
                for name, value in wanted.numbers.items()
            }
            player = title.evaluator.judging_by(numbers)
            thinks = wanted.playouts > 0
            seated.append(LearnedEvaluator(player, network) if thinks else Explorer(player, network, random))
        seed = f"{wanted.seed} {n}"
        if wanted.playouts:
            outcome = play_thinking(game, seated, seed, wanted.playouts, watch)
        else:
            outcome = play_quickly(game, seated, seed, watch)
        number = random.getrandbits(30)
        for rows, before in kept:
            found.add(number, rows, outcome, before)
    return found


def play_thinking(
    game: Game[Any, Any], seated: list[Evaluator[Any, Any]], seed: str, playouts: int, watch: Any
) -> Outcome:
    """One game of planners with these evaluators."""
    from hustings.bots.planner import PlannerBot

    bots = [
        PlannerBot(seeded(0, f"{seed} {seat}"), seated[seat], 0.0, playouts) for seat in range(game.players)
    ]
    luck = QuickRng(f"{seed} luck".encode())
    state = game.initial()
    while asked := game.pending(state):
        decision = asked[0]
        watch(state)
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(luck))
        else:
            action = bots[decision.seat].decide(game, game.view(state, decision.seat), decision)
        game.apply_trusted(state, decision.seat, action)
    return game.outcome(state)


def record_for(
    pool: Executor,
    id: str,
    numbers: Numbers,
    seconds: float,
    seed: str,
    jobs: int,
    playouts: int = 0,
    shape: Any = None,
    games: int = 25,
) -> Positions:
    """As many games as there is time for, in batches; one batch for each process at least."""
    start = monotonic()
    done: dict[int, Positions] = {}
    waiting: dict[Future[Positions], int] = {}
    begun = 0
    # No process waits for the others: some batches take longer.
    while True:
        while len(waiting) < jobs and (begun < jobs or monotonic() - start < seconds):
            wanted = Recording(id, numbers, f"{seed} {begun}", games, playouts, shape)
            waiting[pool.submit(record, wanted)] = begun
            begun += 1
        if not waiting:
            break
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            done[waiting.pop(future)] = future.result()
    found = Positions()
    for number in range(begun):
        found.extend(done[number])
    return found


def learn_values(
    positions: Positions,
    seed: int,
    epochs: int = EPOCHS,
    tell: Tell = silent,
    start: Any = None,
    rate: float = RATE,
) -> tuple[dict[str, Any], list[dict[str, float]]]:
    """The network as plain lists, and its curve: how well it and the evaluator foresee games not learned from.

    ``start`` is a network to go on from.
    """
    torch: Any = import_module("torch")
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"

    def tensor(values: array[Any], *shape: int) -> Any:
        kind = torch.float32 if values.typecode == "f" else torch.int32
        return torch.frombuffer(values, dtype=kind).clone().reshape(*shape).to(device)

    n, width = len(positions.seats), positions.width
    rows = tensor(positions.rows, n, SEATS, width)
    wins = tensor(positions.wins, n, SEATS)
    points = tensor(positions.points, n, SEATS)
    before = tensor(positions.before, n, SEATS).clamp(min=1e-6)
    seats = tensor(positions.seats, n)
    test = tensor(positions.games, n) % TESTED == 0
    there = torch.arange(SEATS, device=device)[None, :] < seats[:, None]
    points = points / points[there].std()
    first = torch.nn.Linear(width, FIRST).to(device)
    second = torch.nn.Linear(2 * FIRST, SECOND).to(device)
    last = torch.nn.Linear(SECOND, 2).to(device)
    if start is not None:
        with torch.no_grad():
            for layer, name in ((first, "first"), (second, "second")):
                whole = torch.tensor(start[name], device=device)
                layer.weight.copy_(whole[:, :-1])
                layer.bias.copy_(whole[:, -1])
            last.weight[0].copy_(torch.tensor(start["last"], device=device))

    def run(rows: Any, there: Any) -> tuple[Any, Any]:
        hidden = torch.relu(first(rows)) * there[:, :, None]
        mean = hidden.sum(1, keepdim=True) / there.sum(1)[:, None, None]
        out = last(torch.relu(second(torch.cat([hidden, mean.expand_as(hidden)], 2))))
        return out[:, :, 0].masked_fill(~there, -1e9), out[:, :, 1]

    def loss_of(scores: Any, wins: Any) -> Any:
        return -(wins * torch.log_softmax(scores, 1).clamp(min=-50)).sum(1).mean()

    layers = [*first.parameters(), *second.parameters(), *last.parameters()]
    learning = torch.nonzero(~test)[:, 0]
    steps = epochs * (len(learning) // BATCH + 1)
    optimizer = torch.optim.AdamW(layers, lr=rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps)
    with torch.no_grad():
        evaluator = float(-(wins[test] * before[test].log()).sum(1).mean())
    curve: list[dict[str, float]] = []
    for epoch in range(epochs):
        total = 0.0
        for part in learning[torch.randperm(len(learning), device=device)].split(BATCH):
            scores, ahead = run(rows[part], there[part])
            loss = loss_of(scores, wins[part])
            error = ((ahead - points[part]) ** 2 * there[part]).sum() / there[part].sum()
            optimizer.zero_grad()
            (loss + 0.3 * error).backward()
            optimizer.step()
            schedule.step()
            total += float(loss.detach()) * len(part)
        with torch.no_grad():
            tested = float(loss_of(run(rows[test], there[test])[0], wins[test]))
        line = {
            "epoch": epoch + 1,
            "positions": n,
            "learned": round(total / len(learning), 4),
            "tested": round(tested, 4),
            "evaluator": round(evaluator, 4),
        }
        curve.append(line)
        tell(line)
    shape = {
        "first": joined(first.weight, first.bias),
        "second": joined(second.weight, second.bias),
        "last": [round(value, 5) for value in last.weight[0].tolist()],
    }
    return shape, curve


def joined(weight: Any, bias: Any) -> list[list[float]]:
    """Rows of a layer, the bias last."""
    return [
        [round(value, 5) for value in (*row, end)]
        for row, end in zip(weight.tolist(), bias.tolist(), strict=True)
    ]
