"""Tables nobody comes back to are closed; what was played at them stays."""

from __future__ import annotations

import logging
from functools import partial

from hustings.table.draft import TableDraft
from hustings.table.seating import close
from hustings.table.times import later
from hustings.web.config import Closing
from hustings.web.problems import HttpProblem
from hustings.web.service import Service
from hustings.web.store import games

logger = logging.getLogger("hustings.web")
DAY = 24 * 60 * 60
BATCH = 20


class AbandonedTables:
    def __init__(self, service: Service, closing: Closing) -> None:
        self.service = service
        self.closing = closing
        self.shut: set[str] = set()  # tables that cannot be opened, and so not closed

    async def close_some(self) -> int:
        """Close a few of them; how many. Several processes may do this at the same time."""
        days = {
            ("gathering", "live"): self.closing.gathering,
            ("gathering", "async"): self.closing.gathering_async,
            ("running", "live"): self.closing.running,
            ("running", "async"): self.closing.running_async,
        }
        untouched = {kind: later(-many * DAY) for kind, many in days.items() if many}
        unseen = later(-self.closing.bots * DAY) if self.closing.bots else ""
        found = await self.service.read(
            partial(games.abandoned, untouched=untouched, unseen=unseen, most=BATCH, but=self.shut)
        )
        closed = 0
        for table, touched_at in found:
            try:
                done, _ = await self.service.change(table, partial(_close, touched_at=touched_at))
                closed += done
            except HttpProblem as refused:
                if refused.problem.type == "other-rules":
                    self.shut.add(table)
        if closed:
            logger.info("closed %d forgotten tables", closed)
        return closed


def _close(draft: TableDraft, touched_at: str | None) -> bool:
    if draft.row.status not in games.OPEN or draft.row.touched_at != touched_at:
        return False  # somebody has come back
    close(draft, "abandoned")
    return True
