"""Makes the frozen games anew: ``python -m tests.die_macher.modern.golden``. Only after a change of rules that is meant."""

from __future__ import annotations

from pathlib import Path

from hustings.core.action import Action, Decision
from hustings.core.rng import Rng, seeded
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.state import ModernState
from hustings.play.match import Match
from hustings.testing import perft, playthrough, position
from tests.die_macher.modern.reached import REQUIRED, Reached
from tests.die_macher.modern.scenario import modern

HERE = Path(__file__).parent
SETTINGS: tuple[tuple[int, int, dict[str, str]], ...] = (
    (3, 4, {}),
    (4, 4, {}),
    (5, 4, {}),
    (3, 7, {}),
    (4, 7, {}),
    (5, 7, {}),
    (4, 4, {"donation_figures": "swapped", "open_funds": "true"}),
)
TRIES = 104  # games looked at for each setting
PLAYTHROUGHS = ((3, 4, 1), (4, 4, 2), (5, 7, 3))
# players, elections, seed, answers before, depth: every kind of question that can be counted
PERFT = (
    (3, 4, 0, 0, 2), (3, 4, 0, 2, 2), (3, 4, 0, 4, 2), (3, 4, 0, 10, 1), (3, 4, 0, 12, 3), (3, 4, 0, 18, 3),
    (3, 4, 0, 30, 3), (3, 4, 0, 34, 3), (3, 4, 0, 38, 1), (3, 4, 0, 42, 3), (3, 4, 0, 44, 3),
    (3, 4, 0, 46, 3), (3, 4, 0, 48, 3), (3, 4, 0, 58, 3), (3, 4, 0, 68, 2), (3, 4, 0, 72, 2),
    (3, 4, 0, 84, 3), (3, 4, 0, 88, 3), (3, 4, 0, 108, 3), (3, 4, 0, 110, 3), (3, 4, 0, 150, 3),
    (3, 4, 0, 156, 3), (3, 4, 0, 160, 3), (4, 4, 1, 0, 2), (4, 4, 1, 2, 2), (4, 4, 1, 4, 3),
    (4, 4, 1, 14, 3), (4, 4, 1, 22, 3), (4, 4, 1, 38, 3), (4, 4, 1, 44, 3), (4, 4, 1, 46, 3),
    (4, 4, 1, 50, 1), (4, 4, 1, 54, 3), (4, 4, 1, 58, 3), (4, 4, 1, 60, 3), (4, 4, 1, 62, 3),
    (4, 4, 1, 82, 3), (4, 4, 1, 98, 2), (4, 4, 1, 102, 2), (4, 4, 1, 120, 3), (4, 4, 1, 122, 3),
    (4, 4, 1, 126, 3), (4, 4, 1, 134, 3), (4, 4, 1, 150, 3), (4, 4, 1, 154, 3), (4, 4, 1, 158, 2),
    (4, 4, 1, 198, 3), (4, 4, 1, 200, 3), (4, 4, 1, 264, 3), (4, 4, 1, 286, 3), (4, 4, 1, 292, 3),
    (5, 7, 2, 0, 2), (5, 7, 2, 2, 2), (5, 7, 2, 10, 3), (5, 7, 2, 20, 3), (5, 7, 2, 40, 3),
    (5, 7, 2, 44, 2), (5, 7, 2, 52, 3), (5, 7, 2, 54, 3), (5, 7, 2, 58, 2), (5, 7, 2, 60, 1),
    (5, 7, 2, 64, 3), (5, 7, 2, 70, 3), (5, 7, 2, 72, 3), (5, 7, 2, 76, 3), (5, 7, 2, 88, 3),
    (5, 7, 2, 112, 2), (5, 7, 2, 142, 3), (5, 7, 2, 144, 3), (5, 7, 2, 148, 3), (5, 7, 2, 152, 3),
    (5, 7, 2, 154, 3), (5, 7, 2, 180, 3), (5, 7, 2, 184, 3), (5, 7, 2, 192, 2), (5, 7, 2, 200, 3),
    (5, 7, 2, 202, 3), (5, 7, 2, 204, 3), (5, 7, 2, 242, 2), (5, 7, 2, 254, 3), (5, 7, 2, 258, 3),
    (5, 7, 2, 268, 3), (5, 7, 2, 306, 3),
)  # fmt: skip
SPENDING = ("bid", "raise", "poll-bid", "send", "meetings")
ACTING = ("pay", "main", "secondary", "influence", "media", "publish")


def sensible(state: ModernState, decision: Decision, rng: Rng, style: int) -> tuple[int, ...]:
    """A random answer of somebody with a plan, so that everything is played.

    Style 0 keeps money for the next round and acts rather than passes; style 1 puts it all into
    meetings; style 2 bids little, so that ties come up; style 3 thinks of the last election only.
    """
    drawn = [decision.space.sample(rng) for _ in range(4)]
    if style == 3:
        return single_minded(state, decision, drawn)
    if decision.kind == "meetings" and style == 1:
        return max(drawn, key=sum)
    if decision.kind == "convert" and style == 1:
        return max(drawn)
    if decision.kind in ("bid", "raise") and style == 2:
        return (min(drawn)[0] // 9 if decision.kind == "bid" else 0,)
    if decision.kind in SPENDING:
        return min(drawn, key=sum)
    if decision.kind in ACTING and rng.below(4):
        return max(drawn)
    return drawn[0]


def single_minded(state: ModernState, decision: Decision, drawn: list[tuple[int, ...]]) -> tuple[int, ...]:
    """All meetings where the last election of the short game will be, and nothing else."""
    if decision.kind == "meetings":
        last = (state.ballot - state.round + 3) % 4
        for n in range(8, 0, -1):
            args = tuple(n if board == last else 0 for board in range(4))
            if args in decision.space:
                return args
    if decision.kind == "convert":
        return max(decision.space)
    if decision.kind == "package":
        return next(iter(decision.space))
    if decision.kind in ("take", "swap", "media", "send", "poll-bid", "bid", "raise"):
        return next(iter(decision.space))
    return drawn[0]


def record(setting: tuple[int, int, dict[str, str]], seed: int) -> tuple[Match, set[str]]:
    """A game as a match, and what it reached."""
    players, elections, options = setting
    game: Modern = modern(players, elections, **options)
    match = Match.new(game, f"{seed:064x}", [f"{seat:02x}" for seat in range(players)])
    rng = seeded(seed, "golden")
    reached = Reached(game)
    while not match.over:
        before = game.copy(match.state)
        if match.chance_is_asked():
            move = match.draw()
        else:
            open_ = match.open()
            decision = open_[rng.below(len(open_))].decision
            move = match.answer(
                decision.seat, Action(decision.kind, sensible(match.state, decision, rng, seed % 4))
            )
        reached.move(before, match.state, move.events)
    reached.end(match.state)
    return match, reached.seen


def name(setting: tuple[int, int, dict[str, str]], seed: int) -> str:
    players, elections, options = setting
    return "-".join([f"{players}p", f"{elections}e", *options.values(), str(seed)])


def choose() -> list[tuple[str, Match]]:
    """Few games that reach everything between them, one of each setting at least."""
    games: list[tuple[int, int, set[str]]] = []
    for number, setting in enumerate(SETTINGS):
        for seed in range(TRIES):
            games.append((number, seed, record(setting, 1000 * number + seed)[1]))
    chosen: list[tuple[int, int]] = []
    missing = set(REQUIRED)
    for number in range(len(SETTINGS)):
        best = max(
            (entry for entry in games if entry[0] == number), key=lambda entry: len(entry[2] & missing)
        )
        chosen.append(best[:2])
        missing -= best[2]
    while missing:
        best = max(games, key=lambda entry: len(entry[2] & missing))
        if not best[2] & missing:
            raise SystemExit(f"not reached: {sorted(missing)}")
        chosen.append(best[:2])
        missing -= best[2]
    return [(name(SETTINGS[n], seed), record(SETTINGS[n], 1000 * n + seed)[0]) for n, seed in chosen]


def freeze_records() -> None:
    records = HERE / "records"
    records.mkdir(exist_ok=True)
    made = choose()
    for old in records.glob("*.jsonl"):
        old.unlink()
    for title, match in made:
        (records / f"{title}.jsonl").write_bytes(match.record().dumps())
        print(title, len(match.lines))


def freeze_playthroughs() -> None:
    folder = HERE / "playthroughs"
    folder.mkdir(exist_ok=True)
    for players, elections, seed in PLAYTHROUGHS:
        text = playthrough(modern(players, elections), seed)
        (folder / f"{players}p-{elections}e.txt").write_text(text)


def freeze_perft() -> None:
    rows = ["# players elections seed answers depth count"]
    for players, elections, seed, n, depth in PERFT:
        game = modern(players, elections)
        rows.append(f"{players} {elections} {seed} {n} {depth} {perft(game, position(game, seed, n), depth)}")
    (HERE / "perft.txt").write_text("\n".join(rows) + "\n")


def main() -> None:
    freeze_records()
    freeze_playthroughs()
    freeze_perft()


if __name__ == "__main__":
    main()
