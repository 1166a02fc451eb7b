"""Engine help while a game runs: hints, and analysis of a position. Everything that gives some asks here.

Among people there is none, unless their table says so: whoever could ask an engine, here or at an analysis
table made from the running game, would play with more than their own head. Alone with bots one may.
"""

from __future__ import annotations

from functools import partial

from hustings.table.aggregate import GameTable
from hustings.table.help import may_have_help
from hustings.web.problems import HttpProblem
from hustings.web.service import Service
from hustings.web.store import games


async def must_have_help(service: Service, table: GameTable) -> None:
    """Raises a 403. An analysis keeps to what the game allows that it comes from."""
    row, seats = table.row, table.seats
    if row.branch_of is not None:
        found = await service.read(partial(games.root_of, id=row.branch_of))
        if found is None:
            raise _refused()
        row, seats = found
    if not may_have_help(row, seats):
        raise _refused()


def _refused() -> HttpProblem:
    return HttpProblem(403, "no engine help in a game among people", "no-help")
