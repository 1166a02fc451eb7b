"""Every game, player count and option through ``check_game``: ``python tools/nightly.py [GAMES] [GAME ...]``.

Each option is varied by itself, the others keep their defaults. One line a setting; exit code 1 on a finding.
``--stride N`` looks closely at every N-th state only (5 unless told): many games in less time.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import hustings
from hustings.testing import check_game

Setting = tuple[str, int, dict[str, str]]


def settings(ids: list[str]) -> list[Setting]:
    """What is to be checked."""
    found: list[Setting] = []
    for title in hustings.titles():
        if ids and title.id not in ids:
            continue
        for players in title.players:
            found.append((title.id, players, {}))
            for option in title.options:
                if option.name != "data":
                    found += [(title.id, players, {option.name: value}) for value in option.values[1:]]
    return found


def check(setting: Setting, games: int, stride: int) -> tuple[Setting, list[str], int, int]:
    name, players, options = setting
    report = check_game(hustings.game(name, players, **options), games=games, stride=stride)
    return setting, [repr(finding) for finding in report.findings], report.games, report.states


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", type=int, nargs="?", default=500)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--stride", type=int, default=5)
    wish = parser.parse_args(arguments)
    bad = 0
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(check, setting, wish.games, wish.stride) for setting in settings(wish.game)]
        for job in as_completed(jobs):
            (name, players, options), findings, played, states = job.result()
            chosen = " ".join(f"{option}={value}" for option, value in options.items())
            print(
                f"{name} {players}p {chosen}: {played} games, {states} states, {len(findings)} findings",
                flush=True,
            )
            for finding in findings:
                print(f"  {finding}", flush=True)
            bad += len(findings)
    print(f"{bad} findings in all")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
