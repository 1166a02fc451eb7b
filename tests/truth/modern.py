"""What the edition of 2019 shows beside the view, held to the rules and to how the game went on."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hustings.core.event import Log
from hustings.games.die_macher.common.cards import CARDS, NOTHING
from hustings.games.die_macher.modern import frames
from hustings.games.die_macher.modern.insight_types import ModernInsights
from hustings.games.die_macher.modern.insights import region_figures
from hustings.games.die_macher.modern.state import IN_DECK, SLOTS
from tests.truth.figures import Falsehood, Figures, in_order, same
from tests.truth.plays import Look, Play

SHAPE = ModernInsights
figures = Figures()

ABOUT_A_REGION = {"pay", "main", "secondary", "influence", "poll-bid", "publish", "convert"}


@figures.holds("board")
def the_region_in_question(look: Look) -> None:
    told, decision = look.told["board"], look.moment.decision
    if decision.kind not in ABOUT_A_REGION:
        same(told, NOTHING)
        return
    named = [
        e["board"]
        for e in look.moment.events
        if "board" in e.declared.public.names and e.about() == decision.seat
    ]
    same(told, named[0])


@figures.holds("turn_order")
def the_order_of_turns(look: Look) -> None:
    first = 0
    for event in look.past:
        if event.kind in ("starter", "first-player"):
            first = event["seat"]
    players = look.game.players
    same(look.told["turn_order"], [(first + i) % players for i in range(players)])


@figures.holds("phase", "phases")
def the_phases_of_this_round(look: Look) -> None:
    told: list[str] = look.told["phases"]
    names = [look.game.phases[frame.kind].name for frame in look.state.stack]
    if not look.state.stack[0].step:
        same(look.told["phase"], "")
        return
    same(look.told["phase"], names[1])
    in_order(told, phases_by_round(look.play)[look.state.round])


@lru_cache(maxsize=1)
def phases_by_round(made: Play) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for moment in made.moments:
        stack: Any = moment.state.stack
        if stack[0].step:
            found.setdefault(moment.state.round, []).append(made.game.phases[stack[1].kind].name)
    return found


@lru_cache(maxsize=1)
def elections(made: Play) -> list[tuple[int, int]]:
    """The regions in the order in which they vote, each with its round from 0."""
    found: list[tuple[int, int]] = []
    for moment in made.moments:
        for event in moment.events:
            if event.kind == "vote-points" and event["seat"] == 0:
                found.append((moment.state.regions[event["board"]].region, moment.state.round))
    return found


@figures.holds("ballots")
def how_many_regions_vote(look: Look) -> None:
    rounds = [at for _, at in elections(look.play)]
    same(look.told["ballots"], [rounds.count(at) for at in range(max(rounds) + 1)])


@figures.holds(
    "order", "elections", "regions.board", "regions.region", "regions.election", "regions.votes_now"
)
def which_election_a_region_is(look: Look) -> None:
    voting = elections(look.play)
    regions = {
        board: region.region for board, region in enumerate(look.state.regions) if region.region != NOTHING
    }
    number = {board: [card for card, _ in voting].index(card) for board, card in regions.items()}
    same(look.told["order"], sorted(regions, key=lambda board: number[board]))
    same(look.told["elections"], {str(board): number[board] for board in look.told["order"]})
    same(sorted([told["board"] for told in look.told["regions"]]), sorted(regions))
    for told in look.told["regions"]:
        card, when = voting[number[told["board"]]]
        same(told["region"], card)
        same(told["election"], number[told["board"]] + 1)
        same(told["votes_now"], when == look.state.round)


@figures.holds("regions.controller", "regions.auctioneer")
def control_of_the_media(look: Look) -> None:
    for told in look.told["regions"]:
        region = look.state.regions[told["board"]]
        media = region.media
        most = [seat for seat, n in enumerate(media) if n and n == max(media) and media.count(n) == 1]
        same(told["controller"], most[0] if most else NOTHING)
        order = [(look.state.first + i) % look.game.players for i in range(look.game.players)]
        same(told["auctioneer"], max(order, key=lambda seat: (region.votes[seat], -order.index(seat))))
    auction = look.told["auction"]
    if auction and look.moment.decision.kind == "poll-bid":
        here = next(told for told in look.told["regions"] if told["board"] == auction["board"])
        same(here["auctioneer"], auction["bidders"][-1]["seat"])


def elect(look: Look, region: Any) -> tuple[list[Any], Any]:
    """Hold an election in this region alone; what is told, and the state after it."""
    state = look.game.copy(look.state)
    state.regions = [region.copy()]
    state.presence = [0] * look.game.players
    state.held = 0
    log = Log()
    look.game.phases[frames.ELECTION].hold(look.game, state, 0, log)
    return log.events, state


def converted(look: Look, board: int) -> Any:
    """The region when everybody has turned in all meetings there."""
    state = look.game.copy(look.state)
    look.game.phases[frames.CONVERSION].convert_all(look.game, state, board, Log(True))
    return state.regions[board]


@figures.holds("regions.parties")
def every_party_in_a_region(look: Look) -> None:
    for told in look.told["regions"]:
        region = look.state.regions[told["board"]]
        after = converted(look, told["board"])
        points = {e["seat"]: e["points"] for e in elect(look, region)[0] if e.kind == "vote-points"}
        then = {e["seat"]: e["points"] for e in elect(look, after)[0] if e.kind == "vote-points"}
        for seat, row in enumerate(told["parties"]):
            same(
                [
                    row[name]
                    for name in ("seat", "votes", "meetings", "trend", "points", "points_counted", "gain")
                ],
                [
                    *(
                        seat,
                        region.votes[seat],
                        region.meetings[seat],
                        region.trend[seat],
                        points[seat],
                        then[seat],
                    ),
                    after.votes[seat] - region.votes[seat],
                ],
            )
            same(row["gains"], [votes_by(look, told["board"], seat, n) for n in range(len(row["gains"]))])
            ladder = look.game.tables.points[region.region]
            better = [
                [v, ladder[v]] for v in range(row["votes"] + 1, len(ladder)) if ladder[v] > points[seat]
            ]
            same(row["next"], better[0] if better else [])
            spelled_out(look, region, seat, row)


def votes_by(look: Look, board: int, seat: int, meetings: int) -> int:
    state = look.game.copy(look.state)
    region = state.regions[board]
    before = region.votes[seat]
    region.meetings = [meetings if other == seat else 0 for other in range(look.game.players)]
    look.game.phases[frames.CONVERSION].convert_all(look.game, state, board, Log(True))
    return int(region.votes[seat] - before)


def spelled_out(look: Look, region: Any, seat: int, row: Any) -> None:
    """Agreements and disagreements, one by one."""
    programme = look.state.programmes[seat]
    agree = []
    oppose = []
    worth = {}
    for slot in range(SLOTS):
        card = region.opinions[slot]
        if card == NOTHING or not region.face_up[slot]:
            continue
        other = card + 1 if card % 2 == 0 else card - 1
        times = 2 if slot == region.double else 1
        if card in programme:
            agree.append(slot)
            worth[card] = times
        elif other in programme:
            oppose.append(slot)
            worth[card] = -times
    same((row["agree"], row["oppose"]), (agree, oppose))
    same({term["card"]: term["worth"] for term in row["terms"]}, worth)
    same((row["matches"], row["factor"]), (sum(worth.values()), max(sum(worth.values()), 1)))


@figures.holds("regions.now", "regions.counted", "regions.leaders")
def who_would_win(look: Look) -> None:
    for told in look.told["regions"]:
        region = look.state.regions[told["board"]]
        for name, place in (("now", region), ("counted", converted(look, told["board"]))):
            events, _state = elect(look, place)
            won = [event for event in events if event.kind == "won"]
            moved = [event["seat"] for event in events if event.kind == "presence"]
            same(sorted(told[name]["winners"]), sorted([event["seat"] for event in won]), name)
            same({told[name]["points"]}, {event["points"] for event in won}, name)
            same(sorted(told[name]["media"]), sorted(moved), name)
            if name == "now":
                same(sorted(told["leaders"]), sorted(told["now"]["winners"]) if max(region.votes) else [])


@figures.holds("regions.coalitions")
def coalitions_that_could_win(look: Look) -> None:
    """Everybody that could lift the strongest to a majority, if all meetings were turned in: one of them would."""
    for told in look.told["regions"]:
        votes = converted(look, told["board"]).votes
        majority = look.game.tables.majority
        pairs = told["coalitions"]
        if max(votes) >= majority:
            same(pairs, [])
            continue
        order = [(look.state.first + i) % look.game.players for i in range(look.game.players)]
        leader = max(order, key=lambda seat: (votes[seat], -order.index(seat)))
        true = []
        for other in range(look.game.players):
            if other != leader and votes[leader] + votes[other] >= majority:
                shared = len([c for c in look.state.programmes[leader] if c in look.state.programmes[other]])
                true.append([leader, other, shared, votes[leader] + votes[other]])
        same(pairs, true)
        if true:
            partner = next(seat for seat in told["counted"]["winners"] if seat != leader)
            same(partner in [pair[1] for pair in pairs], True)


@figures.holds("auction")
def the_auction(look: Look) -> None:
    """Retold from the bids."""
    told, decision = look.told["auction"], look.moment.decision
    if decision.kind == "publish":
        same((told["buyer"], told["leader"]), (decision.seat, decision.seat))
        return
    if decision.kind not in ("raise", "poll-bid"):
        same(told, None)
        return
    calls: list[Any] = []
    for event in reversed(look.past):
        if event.kind not in ("raise", "poll-bid", "poll-back", "polls-shuffled"):
            break
        if event.kind == decision.kind and (event.kind == "raise" or event["board"] == told["board"]):
            calls.insert(0, event)
    bids = [event for event in calls if event["amount"]]
    tied = [event["amount"] for event in look.past if event.kind == "bid"][-look.game.players :]
    start = max(tied) if decision.kind == "raise" else None
    same(told["high"], bids[-1]["amount"] - 1 if bids else start)
    same(told["leader"], bids[-1]["seat"] if bids else NOTHING)
    for place, bidder in enumerate(told["bidders"]):
        seat = bidder["seat"]
        true = "later" if place > len(calls) else "turn" if place == len(calls) else "out"
        same(bidder["state"], "leads" if seat == told["leader"] else true)
    same(told["bidders"][len(calls)]["seat"], decision.seat)


@figures.holds("media_points")
def what_national_media_bring(look: Look) -> None:
    """As many as there are elections; the account that is shown counts by them."""
    points = look.told["media_points"]
    same(len(points), len(elections(look.play)))
    for seat, row in enumerate(look.told["seats"]):
        marked = [e["election"] for e in look.past if e.kind == "presence" and e["seat"] == seat]
        same(sum([points[election] for election in marked]), row["media"])


@figures.holds("seats")
def the_account_so_far(look: Look) -> None:
    """Without the points for money, which are counted at the end."""
    won = {kind: [0] * look.game.players for kind in ("vote-points", "won")}
    for event in look.past:
        if event.kind in won:
            won[event.kind][event["seat"]] += event["points"]
    for seat, row in enumerate(look.told["seats"]):
        same((row["seat"], row["votes"], row["wins"]), (seat, won["vote-points"][seat], won["won"][seat]))
        same(row["base"], look.state.base[seat])
        media = [
            event["election"] for event in look.past if event.kind == "presence" and event["seat"] == seat
        ]
        spaces = look.game.tables.media_points[look.game.length.first_space :]
        same(row["media"], sum([spaces[election] for election in media]))
        same(row["total"], row["votes"] + row["wins"] + row["media"] + row["base"])
        same(row["money"], look.view.money[seat])
        if row["income"] is not None:
            paid = [e["points"] + e["base"] for e in look.future if e.kind == "income" and e["seat"] == seat]
            same([row["income"]], paid[:1])
        elif look.moment.decision.kind == "donation":
            later = [e for e in look.past[-20:] if e.kind == "income" and e["seat"] == seat]
            same(bool(later), True, "no income is told before it is paid")


@figures.holds("polls")
def what_the_top_poll_can_be(look: Look) -> None:
    told, state = look.told["polls"], look.state
    same(told["back"], state.poll_back)
    backs = look.game.tables.poll_back
    true = [
        card for card, place in enumerate(state.polls) if place == IN_DECK and backs[card] == state.poll_back
    ]
    same(set(true) <= set(told["possible"]), True)
    known = [card for card, place in enumerate(look.view.polls) if place != NOTHING]
    same(set(told["possible"]) & set(known), set())
    if state.poll_back == NOTHING:
        same(told["possible"], [])


@figures.holds("politicians")
def the_politicians_of_this_game(look: Look) -> None:
    start = look.play.moments[0].state.cabinet[0]
    same(look.told["politicians"], [card for card in range(start.bit_length()) if start >> card & 1])


# Told of an answer, and worked out from what it changes.
DERIVED = (
    "controller",
    "double",
    "matches",
    "factor",
    "gain",
    "points",
    "votes-if-turned",
    "points-if-turned",
)


@figures.holds("previews")
def what_an_answer_changes(look: Look) -> None:
    """Carried out in the true state, before anything follows by itself. Hidden money is told as a change."""
    game = look.game
    for told in look.told["previews"]:
        if not look.asked:
            raise Falsehood("previews for somebody who is not asked")
        after = game.copy(look.state)
        frame = after.stack[-1]
        game.phases[frame.kind].apply(game, after, frame, look.seat, tuple(told["args"]), Log(True))
        true: dict[str, list[int]] = {}

        def note(
            name: str, old: int, new: int, hidden: bool = False, true: dict[str, list[int]] = true
        ) -> None:
            if old != new:
                true[name] = [0, new - old] if hidden else [old, new]

        for seat in range(game.players):
            hidden = look.view.money[seat] == NOTHING
            note(f"money:{seat}", look.state.money[seat], after.money[seat], hidden)
            note(f"base:{seat}", look.state.base[seat], after.base[seat])
            note(f"media-supply:{seat}", look.state.media[seat], after.media[seat])
            note(f"meeting-supply:{seat}", look.state.meetings[seat], after.meetings[seat])
            for board, (old, new) in enumerate(zip(look.state.regions, after.regions, strict=True)):
                note(f"votes:{board}:{seat}", old.votes[seat], new.votes[seat])
                note(f"trend:{board}:{seat}", old.trend[seat], new.trend[seat])
        derived = [
            name for name in told["changes"] if name.split(":")[0] in DERIVED or name.startswith("term-")
        ]
        same({k: v for k, v in told["changes"].items() if k not in derived}, true, told["args"])
        for name in derived:
            what, where, seat_text = f"{name}:".split(":")[:3]
            row = region_figures(game, after, int(where))
            figures_then = {"controller": row["controller"], "double": after.regions[int(where)].double}
            if seat_text:
                party = row["parties"][int(seat_text)]
                figures_then.update(party)
                figures_then["votes-if-turned"] = party["votes"] + party["gain"]
                figures_then["points-if-turned"] = party["points_counted"]
                for card in range(CARDS):
                    figures_then[f"term-{card}"] = sum(
                        [term["worth"] for term in party["terms"] if term["card"] == card]
                    )
            same(told["changes"][name][1], figures_then[what], name)
