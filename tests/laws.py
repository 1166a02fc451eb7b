"""How hard the property tests try. Fixed examples by default; HUSTINGS_EXAMPLES=1000 searches further."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

from hustings.core.payload import Payload
from hustings.core.role import NUMBER
from hustings.core.struct import many
from hustings.core.vocabulary import Question

EXAMPLES = os.environ.get("HUSTINGS_EXAMPLES", "")

few = settings(
    max_examples=int(EXAMPLES or 60),
    derandomize=not EXAMPLES,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def question(kind: str) -> Question:
    """A question of any kind, whose answers are just numbers."""
    return Question(kind, Payload({"values": many(NUMBER)}))
