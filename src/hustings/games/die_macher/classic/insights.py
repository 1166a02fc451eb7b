"""Figures beside the view, worked out from it alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hustings.games.die_macher.classic.view import ClassicView

if TYPE_CHECKING:
    from hustings.games.die_macher.classic.game import Classic


def insights_of(game: Classic, view: ClassicView) -> dict[str, object]:
    return {}
