"""``hustings verify``: the database file looked at, and every stored game played again, line by line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hustings.table.archive import check
from hustings.web.config import Config
from hustings.web.store import games
from hustings.web.store.database import Unavailable, database
from hustings.web.store.files import UnusableDatabase, examine, integrity, path_of
from hustings.web.store.migrate import check_known


class Found:
    """One stored game and what is wrong with it, if anything."""

    def __init__(self, id: str, game: str, lines: int, status: str, problem: str) -> None:
        self.id = id
        self.game = game
        self.lines = lines
        self.status = status
        self.problem = problem


async def _verify(url: str, tell: Callable[[Found], None]) -> list[Found]:
    store = database(Config(database=url).url)
    await store.start()
    try:
        found: list[Found] = []
        for table in await store.read(games.all_ids):
            loaded = await store.load(table, since=0)
            if loaded is None:
                continue
            row = loaded.row
            result = Found(table, row.game, row.n, row.status, check(loaded)[0])
            tell(result)
            found.append(result)
        return found
    except Unavailable as error:
        raise UnusableDatabase(f"the database cannot be read: {error}") from None
    finally:
        await store.stop()


def verify(url: str, tell: Callable[[Found], None] = lambda found: None) -> list[Found]:
    """All games of a database, oldest first; ``tell`` hears of each as it is done."""
    return asyncio.run(_verify(url, tell))


def file_problems(url: str) -> list[str]:
    """What is wrong with the database file itself; PostgreSQL looks after its own.

    Raises UnusableDatabase if there is none, or it is not one of ours.
    """
    path = path_of(Config(database=url).url)
    if path is None:
        return []
    if not path.exists():
        raise UnusableDatabase(f"there is no database at {path}")
    check_known(examine(path))
    return integrity(path)
