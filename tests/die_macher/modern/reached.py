"""What a recorded game has reached: phases, actions, ties, ends. The golden records must reach all of it."""

from __future__ import annotations

from typing import Final

from hustings.core.action import Action
from hustings.core.event import Event
from hustings.core.role import unshift
from hustings.games.die_macher.common.cards import opposite
from hustings.games.die_macher.modern.actions import ACTS
from hustings.games.die_macher.modern.game import Modern
from hustings.games.die_macher.modern.rules import controller
from hustings.games.die_macher.modern.state import ModernState
from hustings.mechanisms.ranking import leaders
from hustings.testing import golden
from tests.die_macher.modern.scenario import modern

NEVER: Final = {"told no-opinion"}  # cannot be met by chance


def politicians() -> list[str]:
    """Every action of every card."""
    out = []
    for card in modern(4, 7).tables.politicians:
        out.append(f"{card.id} main {ACTS[card.main.kind]}")
        out += [f"{card.id} secondary {ACTS[act.kind]}" for act in card.secondary]
    return out


REQUIRED: Final = frozenset(
    (
        *politicians(),
        *(f"take {how}" for how in range(3)),
        *(f"swap {n}" for n in range(3)),
        *(f"donation {card} {answer}" for card in range(3) for answer in range(2)),
        *(f"package {number}" for number in range(5)),
        *("not paid", "cannot pay", "action left out", "2x placed", "2x removed"),
        *("media swap with own marker", "media swap without"),
        *("raise wins", "all pass, the last wins", "tie at nothing"),
        *("auctioneer tie", "media tie", "protected by the media", "influence passed", "reversal"),
        *("alone at 50", "several at 50", "several tied at the top", "coalition", "no coalition"),
        *("leader tie", "partner tie", "partner skipped", "controller beside the winner"),
        *("trend stops at the top", "trend stops at the bottom", "published at +4"),
        *("too few topics", "programme deck reshuffled", "convert some", "convert nothing"),
        *("money tie for first", "money tie for second", "victory alone", "victory shared"),
        *("4 elections", "7 elections", "3 players", "4 players", "5 players"),
    )
)


class Reached(golden.Reached):
    """Notes phases, actions, ties and ends."""

    game: Modern

    def __init__(self, game: Modern) -> None:
        super().__init__(game)
        self.seen = {f"{game.length.elections} elections", f"{game.players} players"}

    def required(self) -> set[str]:
        return (super().required() | REQUIRED) - NEVER

    def move(self, before: ModernState, action: Action, after: ModernState, events: list[Event]) -> None:
        super().move(before, action, after, events)
        for event in events:
            self.event(before, event)
        if sum(before.programme_discard) > 20 > sum(after.programme_discard) and len(events) < 20:
            self.seen.add("programme deck reshuffled")

    def event(self, before: ModernState, event: Event) -> None:
        note = getattr(self, "on_" + event.kind.replace("-", "_"), None)
        if note is not None:
            note(before, event)

    def on_take(self, before: ModernState, event: Event) -> None:
        self.seen.add(f"take {event['how']}")

    def on_swap(self, before: ModernState, event: Event) -> None:
        self.seen.add(f"swap {len(event['cards']) // 2}")

    def on_donation(self, before: ModernState, event: Event) -> None:
        self.seen.add(f"donation {event['donation']} {event['accepted']}")

    def on_package(self, before: ModernState, event: Event) -> None:
        self.seen.add(f"package {event['package']}")

    def on_discarded(self, before: ModernState, event: Event) -> None:
        if not before.programmes[event["seat"]] and len(event["cards"]) > 1:
            self.seen.add("too few topics")

    def on_paid(self, before: ModernState, event: Event) -> None:
        if not event["paid"]:
            cost = self.game.tables.politicians[event["politician"]].cost
            self.seen.add("cannot pay" if before.money[event["seat"]] < cost else "not paid")

    def on_main(self, before: ModernState, event: Event) -> None:
        self.deed(before, event)

    def on_secondary(self, before: ModernState, event: Event) -> None:
        self.deed(before, event)

    def deed(self, before: ModernState, event: Event) -> None:
        if not event["act"]:
            self.seen.add("action left out")
            return
        seat, trends = event["seat"], before.regions[event["board"]].trend
        politician = self.game.tables.politicians[event["politician"]]
        acts = (politician.main,) if event.kind == "main" else politician.secondary
        act = next(act for act in acts if act.kind == unshift(event["act"]))
        name = ACTS[act.kind]
        self.seen.add(f"{politician.id} {event.kind} {name}")
        if name == "double":
            self.seen.add("2x placed" if event["placed"] else "2x removed")
        elif name == "media_swap":
            self.seen.add("media swap with own marker" if event["placed"] else "media swap without")
        elif name == "trend" and trends[seat] + act.amount > 4:
            self.seen.add("trend stops at the top")
        elif name == "rivals_trend" and -3 in trends[:seat] + trends[seat + 1 :]:
            self.seen.add("trend stops at the bottom")

    def on_first_player(self, before: ModernState, event: Event) -> None:
        auction = before.auction
        if auction.bidders:
            if event["amount"] > auction.high or auction.leader >= 0:
                self.seen.add("raise wins")
            else:
                self.seen.add("all pass, the last wins")
            if auction.high == 0 and auction.leader < 0:
                self.seen.add("tie at nothing")

    def on_poll_bid(self, before: ModernState, event: Event) -> None:
        votes = before.regions[event["board"]].votes
        if len(leaders(votes, range(self.game.players))) > 1 and max(votes):
            self.seen.add("auctioneer tie")

    def on_influence(self, before: ModernState, event: Event) -> None:
        for region in before.regions:
            if max(region.media) and controller(region) < 0:
                self.seen.add("media tie")
        if not event["slot"]:
            self.seen.add("influence passed")
        elif before.regions[event["board"]].opinions[unshift(event["slot"])] == opposite(event["card"]):
            self.seen.add("reversal")

    def on_published(self, before: ModernState, event: Event) -> None:
        region = before.regions[event["board"]]
        lines = self.game.tables.poll_lines[event["poll"]]
        safe = controller(region)
        if safe >= 0 and lines[before.party[safe]] < 0:
            self.seen.add("protected by the media")
        if region.trend[event["seat"]] == 4:
            self.seen.add("published at +4")

    def on_converted(self, before: ModernState, event: Event) -> None:
        if not event["meetings"]:
            self.seen.add("convert nothing")
        elif event["meetings"] < before.regions[event["board"]].meetings[event["seat"]]:
            self.seen.add("convert some")

    def on_vote_points(self, before: ModernState, event: Event) -> None:
        """Gathers the votes of an election; the last party's line completes it."""
        if event["seat"] == 0:
            self.votes: list[int] = []
        self.votes.append(event["votes"])
        if len(self.votes) == self.game.players:
            self.election(before, before.regions[event["board"]].media)

    def election(self, before: ModernState, media: list[int]) -> None:
        votes = self.votes
        n = self.game.players
        best = leaders(votes, range(n))
        strong = sum(total >= 50 for total in votes)
        if strong == 1:
            self.seen.add("alone at 50")
        elif strong > 1:
            self.seen.add("several tied at the top" if len(best) > 1 else "several at 50")
        else:
            self.search(before, best)
        safe = leaders(media, range(n))
        if len(safe) == 1 and media[safe[0]] and safe[0] not in best:
            self.seen.add("controller beside the winner")

    def search(self, before: ModernState, best: list[int]) -> None:
        """The coalition search, told from the rules anew."""
        n = self.game.players
        if len(best) > 1 and self.votes[best[0]]:
            self.seen.add("leader tie")
        leader = min(best, key=lambda seat: (seat - before.first) % n)
        shared = {
            s: len({*before.programmes[s]} & {*before.programmes[leader]}) for s in range(n) if s != leader
        }
        able = [seat for seat in shared if self.votes[seat] + self.votes[leader] >= 50]
        self.seen.add("coalition" if able else "no coalition")
        if able:
            most = max(shared[seat] for seat in able)
            if sum(shared[seat] == most for seat in able) > 1:
                self.seen.add("partner tie")
            if any(shared[seat] > most for seat in shared if seat not in able):
                self.seen.add("partner skipped")

    def end(self, state: ModernState) -> None:
        money = sorted(state.money, reverse=True)
        if money[0] == money[1]:
            self.seen.add("money tie for first")
        elif money[1] == money[2]:
            self.seen.add("money tie for second")
        winners = self.game.outcome(state).winners
        self.seen.add("victory alone" if len(winners) == 1 else "victory shared")
