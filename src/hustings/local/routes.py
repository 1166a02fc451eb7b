"""All requests that are answered here."""

from __future__ import annotations

from hustings.local import past_routes, review_routes, shelf_routes, table_routes  # noqa: F401 - they say what they answer
from hustings.local.requests import LocalReply, answer, listen

__all__ = ["LocalReply", "answer", "listen"]
