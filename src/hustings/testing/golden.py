"""Golden games: frozen once, so that an unintended change of the rules shows up as a difference.

A folder holds, each made new by ``freeze`` and held by a check:

    records/<setting>+<seed>.jsonl      whole games, line by line
    playthroughs/<setting>+<seed>.txt   random games in print, for people to read
    perft/<setting>.txt                 numbers of ways to go on from positions of random games

A setting is a title, the number of players and the options that are not the default:
``die-macher-2006+4p+length=short``. The names are all there is to say: to add a file, make an
empty one and freeze. Of the records one demands that they reach everything together: every
question, every event, and what else the game's ``Reached`` notes.

    GOLDEN = Golden(Path(__file__).parent, Reached)

    if __name__ == "__main__":
        GOLDEN.main()
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from hustings.core.action import CHANCE, Action, Decision
from hustings.core.errors import HustingsError
from hustings.core.event import Event
from hustings.core.game import Game
from hustings.core.record import Record, RecordLine, read_record
from hustings.core.rng import Rng, seeded
from hustings.mechanisms.sealed import CHANGED
from hustings.play.match import Match
from hustings.play.replay import Replay
from hustings.registry import title
from hustings.testing.perft import check_perft, perft, read_perft
from hustings.testing.playthrough import playthrough
from hustings.testing.scenario import shared_game
from hustings.testing.walk import position, steps

Answer = tuple[Decision, tuple[int, ...]]
Player = Callable[[Any, list[Decision], Rng, int], Answer]

PERFT_HEAD = "# seed answers depth count: positions of random games, the first open question first"
PERFT_MOST = 20_000  # ways to go on that are still counted quickly
SEEDS = 1000  # between the seeds of one setting and the next in a search


class Setting:
    """A title with its number of players and options, and its name in the names of files."""

    def __init__(self, id: str, players: int, **options: object) -> None:
        self.game: Game[Any, Any] = shared_game(id, players, **options)
        chosen = [
            f"{option.name}={self.game.options[option.name]}"
            for option in title(id).options
            if self.game.options[option.name] != option.default
        ]
        self.name = "+".join([id, f"{players}p", *chosen])


def read_name(path: Path) -> tuple[Setting, int]:
    """The setting and the seed in the name of a golden file; a perft file has no seed, which is -1."""
    game, players, *rest = path.stem.split("+")
    seed = int(rest.pop()) if rest and rest[-1].isdecimal() else -1
    options: dict[str, Any] = dict(part.split("=", 1) for part in rest)
    return Setting(game, int(players.removesuffix("p")), **options), seed


def name(setting: Setting, seed: int = -1) -> str:
    return setting.name if seed < 0 else f"{setting.name}+{seed}"


class Reached:
    """Notes what a game reaches, move by move. A game derives its own and notes more: ``seen`` grows."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.seen: set[str] = set()

    def required(self) -> set[str]:
        """What the golden records of this title must reach together: every question and every event.

        In golden games nobody changes a sealed answer.
        """
        words = self.game.vocabulary
        asked = {f"asked {kind}" for kind in words.questions}
        return asked | {f"told {kind}" for kind, event in words.events.items() if event is not CHANGED}

    def move(self, before: Any, action: Action, after: Any, events: list[Event]) -> None:
        """One answer, chance's included. The states are not for keeping."""
        self.seen.add(f"asked {action.kind}")
        for event in events:
            self.seen.add(f"told {event.kind}")

    def end(self, state: Any) -> None:
        """The game is over."""


def at_random(state: Any, asked: list[Decision], rng: Rng, seed: int) -> Answer:
    """Any open question, any answer."""
    decision = asked[rng.below(len(asked))]
    return decision, decision.space.sample(rng)


class Golden:
    """The golden files of a game: everything below ``folder``.

    ``player`` answers for all seats in new records; games whose rare things are rare at random bend
    it a little. ``nonce`` is what a seat adds to the seed.
    """

    def __init__(
        self,
        folder: Path,
        reached: Callable[[Any], Reached] = Reached,
        player: Player = at_random,
        nonce: str = "{:02x}",
    ) -> None:
        self.folder = folder
        self.reached = reached
        self.player = player
        self.nonce = nonce

    @property
    def records(self) -> list[Path]:
        return sorted((self.folder / "records").glob("*.jsonl"))

    @property
    def playthroughs(self) -> list[Path]:
        return sorted((self.folder / "playthroughs").glob("*.txt"))

    @property
    def perft(self) -> list[Path]:
        return sorted((self.folder / "perft").glob("*.txt"))

    @property
    def perft_rows(self) -> list[tuple[str, str]]:
        """Every position of every perft file: the setting's name and the row."""
        rows = [(path, row.partition("#")[0].strip()) for path in self.perft for row in lines(path)]
        return [(path.stem, row) for path, row in rows if row]

    @property
    def titles(self) -> list[str]:
        """The titles that have records."""
        return sorted({path.stem.partition("+")[0] for path in self.records})

    # -- checking: each gives the problems found, none when all is well --

    def check_record(self, path: Path) -> list[str]:
        """It replays line by line, checked and unchecked alike, and is the game its name says."""
        try:
            record = read_record(path.read_bytes())
            match = Replay(record).run()
        except HustingsError as error:
            return [str(error)]
        state = match.game.initial()
        for line in record.lines:
            match.game.apply_trusted(state, line.seat, Action(line.kind, line.args))
        setting, seed = read_name(path)
        played, named = match.game, setting.game
        found = {
            "it is not over": not match.over,
            "unchecked it ends in another state": state.key() != match.state.key(),
            "its name says another title": (played.id, played.players) != (named.id, named.players),
            "its name says other options": played.options != named.options,
            "its name says another seed": record.header.seed != f"{seed:064x}",
        }
        return [problem for problem, wrong in found.items() if wrong]

    def check_playthrough(self, path: Path) -> list[str]:
        """The same random game in print; else the first line that differs."""
        setting, seed = read_name(path)
        old, new = lines(path), playthrough(setting.game, seed).splitlines()
        for n in range(max(len(old), len(new))):
            was, now = [text[n] if n < len(text) else "(the end)" for text in (old, new)]
            if was != now:
                return [f"line {n + 1}\n  was {was}\n  now {now}"]
        return []

    def check_perft(self, setting: str, row: str) -> list[str]:
        """There are as many ways to go on as there were."""
        return check_perft(read_name(Path(f"{setting}.txt"))[0].game, row)

    def missing(self, id: str) -> list[str]:
        """What no golden record of this title reaches, and some must."""
        seen: set[str] = set()
        required: set[str] = set()
        for path in self.records:
            if path.stem.partition("+")[0] == id:
                noted = self.replayed(read_record(path.read_bytes()))
                seen |= noted.seen
                required |= noted.required()
        return sorted(required - seen)

    def replayed(self, record: Record) -> Reached:
        """What a recorded game reaches."""
        replay = Replay(record)
        game, match = replay.match.game, replay.match
        noted = self.reached(game)
        before = game.copy(match.state)
        for move in replay.moves():
            noted.move(before, Action(move.line.kind, move.line.args), match.state, move.events)
            before = game.copy(match.state)
        noted.end(match.state)
        return noted

    # -- freezing --

    def record(self, setting: Setting, seed: int, answers: Sequence[RecordLine] = ()) -> Record:
        """The game of this seed: by these answers as far as they are legal, then by ``player``."""
        nonces = [self.nonce.format(seat) for seat in range(setting.game.players)]
        match = Match.new(setting.game, f"{seed:064x}", nonces)
        rng = seeded(seed, "golden")
        left = [(line.seat, Action(line.kind, line.args)) for line in answers if line.seat != CHANCE]
        left.reverse()
        while not match.over:
            if match.chance_is_asked():
                match.draw()
                continue
            if left:
                seat, action = left.pop()
                if setting.game.why_not(match.state, seat, action) is None:
                    match.answer(seat, action)
                    continue
                left.clear()
            asked = [question.decision for question in match.open()]
            decision, args = self.player(match.state, asked, rng, seed)
            match.answer(decision.seat, Action(decision.kind, args))
        return match.record()

    def freeze(self) -> Iterator[Path]:
        """Make every file anew that is there: the same games as long as the rules allow, the same positions."""
        for path in self.records:
            old = path.read_bytes()
            answers = read_record(old).lines if old else []
            path.write_bytes(self.record(*read_name(path), answers).dumps())
            yield path
        for path in self.playthroughs:
            setting, seed = read_name(path)
            path.write_text(playthrough(setting.game, seed), "utf-8")
            yield path
        for path in self.perft:
            game = read_name(path)[0].game
            rows = [row[:3] for row in read_perft(path.read_text("utf-8"))] or list(positions(game))
            path.write_text("\n".join([PERFT_HEAD, *[counted(game, *row) for row in rows]]) + "\n", "utf-8")
            yield path

    def search(self, tries: int) -> Iterator[Path]:
        """Replace the records by few others that reach everything together.

        Of each setting that has one now, ``tries`` games are looked at and one is taken at least.
        """
        settings = sorted({read_name(path)[0].name for path in self.records})
        for game in self.titles:
            games: dict[tuple[str, int], tuple[Record, set[str]]] = {}
            left: set[str] = set()
            mine = [setting for setting in settings if setting.partition("+")[0] == game]
            for n, setting in enumerate(mine):
                for seed in range(SEEDS * n, SEEDS * n + tries):
                    record = self.record(read_name(Path(setting))[0], seed)
                    noted = self.replayed(record)
                    games[setting, seed] = (record, noted.seen)
                    left |= noted.required()
            for path in self.records:
                if path.stem.partition("+")[0] == game:
                    path.unlink()
            for setting, seed in few(games, mine, left):
                path = self.folder / "records" / f"{setting}+{seed}.jsonl"
                path.write_bytes(games[setting, seed][0].dumps())
                yield path

    def main(self) -> None:
        """The command line of a game's golden module."""
        parser = argparse.ArgumentParser(
            description="Make the golden games anew after a change that is meant."
        )
        parser.add_argument(
            "--search",
            type=int,
            default=0,
            metavar="N",
            help="look for other records in N games of each setting",
        )
        given = parser.parse_args()
        paths = self.search(given.search) if given.search else self.freeze()
        for path in paths:
            sys.stdout.write(f"{path.relative_to(self.folder)}\n")
        for game in self.titles:
            for what in self.missing(game):
                sys.stdout.write(f"{game}: no record reaches {what}\n")


def few(
    games: dict[tuple[str, int], tuple[Record, set[str]]], settings: list[str], left: set[str]
) -> Iterator[tuple[str, int]]:
    """Few games that together reach what is ``left``, the short ones first, and one of each setting at least."""

    def best(among: list[tuple[str, int]]) -> tuple[str, int]:
        return max(among, key=lambda key: (len(games[key][1] & left), -len(games[key][0].lines)))

    for setting in settings:
        chosen = best([key for key in games if key[0] == setting])
        left -= games[chosen][1]
        yield chosen
    while left:
        chosen = best(list(games))
        if not games[chosen][1] & left:
            return
        left -= games[chosen][1]
        yield chosen


def positions(game: Game[Any, Any]) -> Iterator[tuple[int, int, int]]:
    """The first position of each kind of question in two random games, and how deep is quick to count."""
    for seed in (0, 1):
        kinds: set[str] = set()
        for step in steps(game, seed):
            decision = step.asked[0]
            if decision.kind not in kinds:
                kinds.add(decision.kind)
                depth = 1
                if decision.space.count() <= 40:
                    quick = perft(game, step.state, 2) <= 300 and perft(game, step.state, 3) < PERFT_MOST
                    depth = 3 if quick else 2
                yield seed, step.n, depth


def counted(game: Game[Any, Any], seed: int, n: int, depth: int) -> str:
    """A row of a perft file."""
    state = position(game, seed, n)
    return f"{seed} {n} {depth} {perft(game, state, depth)}  # {game.pending(state)[0].kind}"


def lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()
