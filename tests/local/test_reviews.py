"""Reviews, and how long bots think, on one device."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from hustings.core.record import read_record
from hustings.local import Local, MemoryStore
from hustings.local.bots import HereThinker
from hustings.local.prepared import lessons, prepare, prepared, whoever
from hustings.local.service import Owner
from hustings.local.speed import DECISIONS, LIMIT, QUIET, measured, wait_on
from hustings.play.thinking_budget import PART, WAIT
from hustings.review import Reviewer
from hustings.structs import Encoder
from hustings.table.catalogue import bot_infos, game_infos
from hustings.table.overview import overview
from tests.local.play import Page, go_on, play


class Counting(HereThinker):
    """Counts the pieces of reviews, and stops where it is told to."""

    def __init__(self, slow: float = 1.0) -> None:
        self.pieces: list[str] = []
        self.halt = asyncio.Event()
        self.at = 0
        self.slow = slow
        self.given: list[float] = []

    async def review(self, what: str, *values: Any) -> list[str]:
        if what == "part" and values[2] == self.at:
            self.halt.set()
        self.pieces.append(what)
        return await super().review(what, *values)

    async def slowness(self) -> float:
        return self.slow

    async def think(self, *values: Any) -> Any:
        self.given.append(values[6])
        return await super().think(*values)


async def made(page: Page, id: str) -> Any:
    while (told := await page.get(f"/tables/{id}/review", lang="en"))["status"] == "running":
        await asyncio.sleep(0)
    return told


def test_a_review_is_made_stopped_gone_on_with_and_kept() -> None:
    async def reviewed() -> None:
        thinker, store = Counting(), MemoryStore()
        page = Page(Local(store, thinker))
        at = await play(page, "pocket", 2)
        assert (await page.get(f"/tables/{at}/review"))["status"] == "none"
        assert await page.get("/me/reviews") == []
        thinker.at = 2
        await page.post(f"/tables/{at}/review")
        await thinker.halt.wait()
        stopped = page.read(await page.ask("DELETE", f"/tables/{at}/review"))
        assert (stopped["status"], stopped["done"]) == ("none", 2)
        assert (await page.post(f"/tables/{at}/review"))["status"] == "running"
        told = await made(page, at)
        steps = told["steps"]
        assert (told["status"], told["done"]) == ("done", steps)
        # The step that was cut off was made again, no other.
        assert thinker.pieces.count("part") == steps + 1
        record = (await page.ask("GET", f"/tables/{at}/record")).body
        reviewer = Reviewer(read_record(record))
        whole = reviewer.whole([reviewer.part(range(reviewer.steps))])
        assert [seat["accuracy"] for seat in told["review"]["seats"]] == [
            seat.accuracy for seat in whole.seats
        ]
        assert len(told["review"]["decisions"]) == len(whole.decisions)
        again = Page(Local(store, HereThinker()))
        await again.local.start()
        assert (await again.get(f"/tables/{at}/review", lang="en"))["review"] == told["review"]
        (listed,) = await again.get("/me/reviews")
        assert (listed["table"], listed["accuracy"]) == (at, whole.seats[0].accuracy)
        await again.ask("DELETE", f"/tables/{at}")
        assert store.reviews == {}

    asyncio.run(reviewed())


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    async def asked() -> int:
        page = Page(Local(MemoryStore(), HereThinker()))
        made = await page.post("/tables", {"game": "pocket", "players": 2})
        await page.post(f"/tables/{made['id']}/start")
        return (await page.ask("POST", f"/tables/{made['id']}/review", {})).status

    assert asyncio.run(asked()) == 409


@pytest.mark.parametrize(
    ("slowness", "seconds"), [(0.2, WAIT), (1, WAIT), (2, 2.0), (3, 0.5), (4, 0), (50, 0)]
)
def test_the_slower_the_device_the_less_bots_think(slowness: float, seconds: float) -> None:
    assert wait_on(slowness) == pytest.approx(seconds)
    assert wait_on(slowness) + (LIMIT - WAIT) * min(slowness, LIMIT / (LIMIT - WAIT)) <= LIMIT


@pytest.mark.parametrize(("slowness", "most"), [(1.0, PART * WAIT), (100.0, 0.0)])
def test_bots_are_told_how_long_they_may_think_here(slowness: float, most: float) -> None:
    async def asked() -> list[float]:
        thinker = Counting(slowness)
        page = Page(Local(MemoryStore(), thinker))
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "strong"}]
        made = await page.post("/tables", {"game": "pocket", "players": 2, "seats": seats})
        await page.post(f"/tables/{made['id']}/start")
        await go_on(page, made["id"], 2)
        return thinker.given

    given = asyncio.run(asked())
    assert given
    assert max(given) <= most
    assert (max(given) == 0) == (most == 0)


def test_a_device_is_measured_by_the_clock_it_has() -> None:
    times = iter([5.0, 5.0 + 10 * QUIET])
    assert measured(lambda: next(times)) == pytest.approx(10)
    assert DECISIONS > 0


def test_what_is_prepared_is_what_would_be_answered(tmp_path: Path) -> None:
    prepare(tmp_path)
    encode = Encoder().encode
    for language in ("en", "he"):
        assert prepared(f"games {language}", tmp_path) == encode(game_infos(language))
        assert prepared(f"bots {language}", tmp_path) == encode(bot_infos(language))
        assert prepared(f"overview pocket {language}", tmp_path) == encode(overview("pocket", language))
    assert prepared("me", tmp_path) == encode(whoever(Owner()))
    assert json.loads(prepared("lessons", tmp_path) or b"") == lessons()
    assert prepared("games xx", tmp_path) is None


@pytest.mark.interpreted
def test_no_game_is_loaded_before_somebody_wants_to_play_it() -> None:
    import subprocess
    import sys

    program = (
        "import asyncio, sys; from hustings.local.routes import answer; from hustings.local import Local, MemoryStore;"
        "from hustings.local.bots import HereThinker; import hustings.puzzles as p; p.all_puzzles();"
        "asyncio.run(answer(Local(MemoryStore(), HereThinker()), 'GET', '/me', {}, None));"
        "print([name for name in sys.modules if name.startswith('hustings.games.')])"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout
    assert found == "[]\n"
