"""What the phases of Pocket Election look up."""

from __future__ import annotations

from hustings.core import Game, Vocabulary
from hustings.core._mypyc import mypyc_attr
from hustings.games.pocket import events, questions
from hustings.games.pocket.state import PocketState, PocketView
from hustings.games.pocket.tables import Tables


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Game[PocketState, PocketView]):
    def __init__(self, players: int, options: dict[str, str], tables: Tables) -> None:
        vocabulary = Vocabulary(questions.vocabulary, events.vocabulary)
        super().__init__("pocket", 1, players, options, vocabulary, tables.hash)
        self.tables = tables
