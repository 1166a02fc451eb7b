"""Why: one short sentence about an answer."""

from __future__ import annotations

from hustings.core import Args, Decision, Message
from hustings.games.die_macher.modern import questions
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import matches
from hustings.games.die_macher.modern.state import ModernState


def why(game: Modern, state: ModernState, decision: Decision, args: Args) -> Message | None:
    question = decision.question
    if question is questions.POLL_BID:
        return Message("dm19-because-poll" if args[0] else "dm19-because-dear")
    if question is questions.PUBLISH:
        return Message("dm19-because-publish" if args[0] else "dm19-because-base")
    if question is questions.DONATION:
        return Message("dm19-because-money" if args[1] else "dm19-because-clean")
    if question is questions.MEDIA:
        return Message("dm19-because-media" if args[0] else "dm19-because-dear")
    if question is questions.MEETINGS:
        best = 0
        for board in range(len(args)):
            if args[board] > args[best]:
                best = board
        if not args[best]:
            return Message("dm19-because-dear")
        agreement = max(1, matches(state.regions[best], state.programmes[decision.seat]))
        return Message("dm19-because-meetings", {"votes": agreement})
    if question is questions.CONVERT:
        return Message("dm19-because-convert" if args[0] else "dm19-because-wait")
    if question in (questions.SWAP, questions.INFLUENCE):
        return Message("dm19-because-match" if args and args[0] else "dm19-because-keep")
    return None
