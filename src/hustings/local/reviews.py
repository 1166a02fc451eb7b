"""Reviews on one device: made a step at a time where the bots think, and kept once they are done."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from hustings.table import archive
from hustings.table.setup import setup_of

if TYPE_CHECKING:
    from hustings.local.service import Local


class MadeReview:
    """A review in the making. What was done stays when it is stopped, as long as the page is open."""

    def __init__(self) -> None:
        self.status = "running"
        self.steps = 0
        self.parts: list[str] = []
        self.task: asyncio.Task[None] | None = None


class LocalReviews:
    """Begins, stops and finds them."""

    def __init__(self, local: Local) -> None:
        self.local = local
        self.made: dict[str, MadeReview] = {}

    async def body(self, id: str) -> tuple[str, list[float | None]] | None:
        """A review that is done, as data, and how well each seat decided."""
        text = await self.local.store.review(id)
        if text is None:
            return None
        kept = json.loads(text)
        return kept["body"], kept["accuracies"]

    def begin(self, id: str) -> MadeReview:
        """Begin, or go on where it was stopped."""
        found = self.made.setdefault(id, MadeReview())
        if found.task is None:
            found.status = "running"
            found.task = asyncio.ensure_future(self._make(id, found))
        return found

    def stop(self, id: str) -> None:
        found = self.made.get(id)
        if found is not None and found.task is not None:
            found.status, task, found.task = "none", found.task, None
            task.cancel()

    async def _make(self, id: str, made: MadeReview) -> None:
        try:
            stored = await self.local.stored(id)
            setup, content = setup_of(stored.row), archive.record_of(stored).decode()
            ask = self.local.bots.thinker.review
            made.steps = int((await ask("count", setup, content))[0])
            for step in range(len(made.parts), made.steps):
                made.parts += await ask("part", setup, content, step)
            body, accuracies = await ask("whole", setup, content, made.parts)
            kept = json.dumps({"body": body, "accuracies": json.loads(accuracies)})
            await self.local.store.keep_review(id, kept)
            del self.made[id]
        except asyncio.CancelledError:
            raise
        except Exception:
            made.status, made.task = "failed", None
            raise
