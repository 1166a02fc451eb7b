"""Why: one short sentence about an answer."""

from __future__ import annotations

from hustings.core.action import Decision
from hustings.core.message import Message
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import matches
from hustings.games.die_macher.modern.state import ModernState

Args = tuple[int, ...]


def why(game: Modern, state: ModernState, decision: Decision, args: Args) -> Message | None:
    kind = decision.kind
    if kind == "poll-bid":
        return Message("dm19-because-poll" if args[0] else "dm19-because-dear")
    if kind == "publish":
        return Message("dm19-because-publish" if args[0] else "dm19-because-base")
    if kind == "donation":
        return Message("dm19-because-money" if args[1] else "dm19-because-clean")
    if kind == "media":
        return Message("dm19-because-media" if args[0] else "dm19-because-dear")
    if kind == "meetings":
        best = 0
        for board in range(len(args)):
            if args[board] > args[best]:
                best = board
        if not args[best]:
            return Message("dm19-because-dear")
        agreement = max(1, matches(state.regions[best], state.programmes[decision.seat]))
        return Message("dm19-because-meetings", {"votes": agreement})
    if kind == "convert":
        return Message("dm19-because-convert" if args[0] else "dm19-because-wait")
    if kind in ("swap", "influence"):
        return Message("dm19-because-match" if args and args[0] else "dm19-because-keep")
    return None
