"""Names that nobody can guess."""

from __future__ import annotations

import secrets


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_token() -> str:
    return secrets.token_urlsafe(24)
