"""A bot of one's own: it pays as little as it may, and otherwise asks `greedy`.

hustings ladder die-macher-2006 -p 4 --bots examples/bots/thrifty.py --against greedy -n 20
hustings play zoocracy --bots examples/bots/thrifty.py
"""

from typing import Any

from hustings import Action, Decision, Game
from hustings.bots import GreedyBot


class ThriftyBot(GreedyBot):
    name = "thrifty"

    def decide(self, game: Game[Any, Any], view: Any, decision: Decision) -> Action:
        if decision.kind in ("bid", "raise", "poll-bid", "meetings"):
            cheapest = min(decision.space, key=sum)
            return Action(decision.kind, cheapest)
        return super().decide(game, view, decision)
