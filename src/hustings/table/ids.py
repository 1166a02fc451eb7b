"""Names that nobody can guess."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """Never one that a command line would take for an option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def new_token() -> str:
    return secrets.token_urlsafe(24)
