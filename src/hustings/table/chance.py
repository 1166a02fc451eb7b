"""Where tables and their bots take chance from: the system's own, unless a test asks for games that go alike."""

from __future__ import annotations

import secrets
from hashlib import blake2b

from hustings.lessons import question_seed
from hustings.play.match import OpenDecision
from hustings.table.aggregate import GameTable


class _Fixed:
    """For tests in a browser; "" everywhere else."""

    seed = ""


def fix(seed: str) -> None:
    """From now on every table with the same set-up has the same deal, and its bots answer alike. For tests only."""
    _Fixed.seed = seed


def new_seed(setup: str) -> str:
    """The seed of a new table; ``setup`` says what is played there."""
    if _Fixed.seed:
        return blake2b(f"{_Fixed.seed} {setup}".encode(), digest_size=32).hexdigest()
    return secrets.token_hex(32)


def bot_seed(table: GameTable, question: OpenDecision) -> str:
    """What a bot draws its chance from. In a lesson it belongs to the question: it goes alike every time."""
    if table.row.lesson is None and not _Fixed.seed:
        return secrets.token_hex(16)
    return question_seed(table.row.seed, question.id)
