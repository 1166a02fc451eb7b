"""``hustings train``: what ``champion`` plays by, learned from nothing but games against itself."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from json import dumps
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer

from hustings.cli.common import GameId, output
from hustings.core.errors import OptionError
from hustings.registry import title
from hustings.train.distill import PLAYOUTS, WORLDS, distill, judge_for
from hustings.train.store import document, write
from hustings.train.values import EPOCHS, FINE, Positions, learn_values, record_for
from hustings.train.weights import GAMES, PAIRS, compare, learn_weights


def train(
    game: GameId,
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="Where checkpoints, curves and the result are kept.")
    ] = Path("learned"),
    seconds: Annotated[float, typer.Option(min=0, help="Seconds to search for better weights.")] = 120.0,
    recording: Annotated[
        float, typer.Option(min=0, metavar="SECONDS", help="Seconds to record games for the network.")
    ] = 60.0,
    judging: Annotated[
        float,
        typer.Option(min=0, metavar="SECONDS", help="Seconds to judge answers by search, to learn from."),
    ] = 0.0,
    thinking: Annotated[
        float, typer.Option(min=0, metavar="SECONDS", help="Seconds to record games of bots that think.")
    ] = 0.0,
    playouts: Annotated[int, typer.Option(min=2, help="Playouts a decision of bots that think.")] = PLAYOUTS,
    worlds: Annotated[
        int, typer.Option(min=2, help="Imagined worlds in which search judges an answer.")
    ] = WORLDS,
    epochs: Annotated[int, typer.Option(min=1, help="Passes of the network over all positions.")] = EPOCHS,
    pairs: Annotated[int, typer.Option(min=1, help="Trials in each generation.")] = PAIRS,
    games: Annotated[int, typer.Option(min=1, help="Games in each trial.")] = GAMES,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for one per core.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same training.")] = 1,
    network: Annotated[bool, typer.Option(help="Also learn a network, which needs PyTorch.")] = True,
) -> int:
    """Train the bot `champion`.

    First it evolves the weights of quick choices, then it fits a network that predicts the winner from the end of a
    round (`pip install 'hustings[train]'`). With `--judging`, bots that think with both play, search judges some of
    their answers, the weights are fitted to what it found, and the network learns again. With `--thinking` it also
    records games of bots that think with that network, and continues learning from them. Running the same command again
    resumes: it searches for better weights for as long again, and records more games. The result is DIR/GAME.json; set
    HUSTINGS_LEARNED=DIR to play with it.
    """
    if not title(game).evaluator.numbers():
        raise OptionError(f"there is nothing to learn for {game}: its evaluator has no weights")
    if network and find_spec("torch") is None:
        raise OptionError("learning a network needs PyTorch: pip install 'hustings[train]', or --no-network")
    console = output()
    workers = jobs or os.cpu_count() or 1
    out.mkdir(parents=True, exist_ok=True)
    curves = out / f"{game}-curve.jsonl"

    def tell(line: dict[str, Any]) -> None:
        with curves.open("a", encoding="utf-8") as file:
            file.write(dumps(line) + "\n")
        console.print(", ".join(f"{name} {value}" for name, value in line.items()))

    run = learn_weights(game, out / f"{game}-weights.json", workers, seconds, seed, pairs, games, tell)
    numbers = run.settled()
    shape: Any = None
    curve: list[dict[str, float]] = []
    questions = 0
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        tell(
            {"against": "hand", **compare(pool, game, numbers, {}, title(game).players[-1], games, "compare")}
        )
        name = f"{seed} {run.generation} {len(list(out.glob(f'{game}-positions-*.bin')))}"

        def values(name: str) -> tuple[Any, list[dict[str, float]]]:
            found = record_for(pool, game, numbers, recording, name, workers, games=games)
            return learn_values(kept(found, out, f"{game}-positions"), seed, epochs, tell)

        if network:
            shape, curve = values(name)
        if judging:
            judged = judge_for(
                pool, game, numbers, shape, judging, f"{name} judged", workers, playouts, worlds
            )
            questions = sum(len(one.judged) for one in judged)
            tell({"judged": questions, "games": len(judged)})
            numbers = distill(judged, numbers, workers, seed, tell=tell)
            if network:
                shape, curve = values(f"{name} again")
        if network and thinking:
            found = record_for(pool, game, numbers, thinking, f"{name} thinking", workers, playouts, shape, 1)
            found = kept(found, out, f"{game}-thinking")
            shape, curve = learn_values(found, seed, epochs, tell, shape, FINE)
    path = out / f"{game}.json"
    write(path, document(run, numbers, questions, shape, curve))
    console.print(f"written to {path}")
    return 0


def kept(found: Positions, folder: Path, name: str) -> Positions:
    """Positions saved beside those of earlier runs, and all of them together."""
    parts = sorted(folder.glob(f"{name}-*.bin"))
    found.save(folder / f"{name}-{len(parts):04d}.bin")
    for part in parts:
        found.extend(Positions.load(part))
    return found
