"""What the classic editions show beside the view, held to the rules and to how the game went on."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from hustings.core.action import Action
from hustings.core.event import Log
from hustings.core.frame import Frame
from hustings.games.die_macher.classic import frames, questions
from hustings.games.die_macher.classic.insight_types import ClassicInsights
from hustings.games.die_macher.common.cards import NOTHING
from tests.truth.figures import Falsehood, Figures, in_order, same
from tests.truth.plays import Look, Play

SHAPE = ClassicInsights
figures = Figures()

PARTS = {"acting": "placing", "privilege": "spoils"}  # what comes in the place of a phase, and belongs to it
# Questions about one state
ABOUT_A_STATE = {"action", "exchange", "convert", "publish"}


@figures.holds("board")
def the_state_in_question(look: Look) -> None:
    told, kind = look.told["board"], look.moment.decision.kind
    if kind in ABOUT_A_STATE:
        named = [event["state"] for event in look.moment.events if "state" in event.declared.public.names]
        if named and (kind == "action" or look.moment.action.args[:1] > (0,)):
            same(look.state.boards[told].state, named[0])
        else:
            same(told != NOTHING, True)
    elif kind in ("national-media", "national-opinion"):
        same(told, 0)
    elif kind == "raise":
        same(told, look.told["auction"]["board"])
    else:
        same(told, NOTHING)


@figures.holds("turn_order")
def the_order_of_turns(look: Look) -> None:
    named = [event["other"] for event in look.past if event.kind == "start"]
    seats = range(look.game.players)
    first = named[-1] if named else 0
    same(look.told["turn_order"], [(first + i) % len(seats) for i in seats] if look.state.round else [])


@figures.holds("bid_again")
def whether_the_tied_bid_again(look: Look) -> None:
    again = False
    if look.moment.decision.question is questions.BID:
        heard = [event for event in look.past if event.kind in ("round", "highest-bid")]
        again = bool(heard) and heard[-1].kind == "highest-bid"
    same(look.told["bid_again"], again)


@figures.holds("phase", "phases")
def the_phases_of_this_round(look: Look) -> None:
    """In this order, and no others."""
    told: list[str] = look.told["phases"]
    if not look.state.round:
        same(look.told["phase"], "")
    else:
        same(look.told["phase"], phase_of(look.game, look.state))
    in_order(told, phases_by_round(look.play)[max(look.state.round, 1)])


def phase_of(game: Any, state: Any) -> str:
    name: str = game.phases[state.stack[1].kind].name
    return PARTS.get(name, name)


@lru_cache(maxsize=1)
def phases_by_round(made: Play) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for moment in made.moments:
        if moment.state.round:
            found.setdefault(moment.state.round, []).append(phase_of(made.game, moment.state))
    return found


@lru_cache(maxsize=1)
def elections(made: Play) -> list[tuple[int, int]]:
    """The states in the order in which they vote, and the rounds."""
    return [(event["state"], n) for n, event in enumerate([e for e in made.log if e.kind == "won"], 1)]


@figures.holds("states.state", "states.election", "states.votes_now")
def which_election_a_state_is(look: Look) -> None:
    for told, board in zip(look.told["states"], look.state.boards, strict=True):
        same(told["state"], look.game.tables.state_ids[board.state])
        number = dict(elections(look.play))[board.state]
        same(told["election"], number, told["state"])
        same(told["votes_now"], number == look.state.round, told["state"])


@figures.holds("ballots")
def how_many_states_vote(look: Look) -> None:
    """One a round, to the end of the game."""
    same(look.told["ballots"], [1 for _ in elections(look.play)])


def alone(look: Look, i: int) -> tuple[Any, Any]:
    """A copy of the state with one board only, which votes now."""
    state = look.game.copy(look.state)
    board = state.boards[i]
    state.boards = [board]
    state.round = max(state.round, 1)
    return state, board


def elect(look: Look, state: Any) -> list[Any]:
    """Hold the election of the first board; what is told of it."""
    log = Log()
    state.stack = [Frame(frames.ROUND), Frame(frames.ELECTION)]
    phase, frame = look.game.phases[frames.ELECTION], state.stack[-1]
    phase.settle(look.game, state, frame, log)  # converts
    phase.settle(look.game, state, frame, log)  # counts
    return log.events


@figures.holds("states.votes", "states.seats", "states.most_seats", "states.next")
def votes_and_seats(look: Look) -> None:
    for i, told in enumerate(look.told["states"]):
        table = look.game.tables.seat_tables[look.state.boards[i].state]
        same(told["most_seats"], max(table))
        same(told["votes"], look.state.boards[i].votes)
        state, board = alone(look, i)
        board.meetings = [0] * look.game.players
        seats = [event["seats"] for event in elect(look, state) if event.kind == "seats"]
        same(told["seats"], seats[0])
        for votes, following in zip(told["votes"], told["next"], strict=True):
            more = [[v, table[v]] for v in range(len(table)) if v > votes and table[v] > table[votes]]
            same(following, more[0] if more else [])


@figures.holds("states.votes_if_converted", "states.seats_if_converted")
def what_meetings_would_bring(look: Look) -> None:
    for i, told in enumerate(look.told["states"]):
        state, board = alone(look, i)
        seats = [event["seats"] for event in elect(look, state) if event.kind == "seats"]
        same(told["votes_if_converted"], board.votes)
        same(told["seats_if_converted"], seats[0])


@figures.holds("states.factor", "states.times", "states.terms")
def the_factor(look: Look) -> None:
    """Spelled out term by term, and by the votes that ten meetings would bring."""
    for i, told in enumerate(look.told["states"]):
        board = look.state.boards[i]
        for seat in range(look.game.players):
            total = board.trend[seat]
            for term in told["terms"][seat]:
                total += term["worth"]
                same(term["card"] in board.opinions, True)
            same(told["factor"][seat], total)
            state, copy = alone(look, i)
            copy.votes = [0] * look.game.players
            copy.meetings = [0] * look.game.players
            copy.meetings[seat] = 4
            elect(look, state)
            times = told["times"][seat]
            same(min(4 * times, look.game.tables.votes_max) if times else 2, copy.votes[seat])


@figures.holds("states.media_control", "states.absolute_majority")
def control_and_majority(look: Look) -> None:
    for told, board in zip(look.told["states"], look.state.boards, strict=True):
        most = [
            seat
            for seat, n in enumerate(board.media)
            if n and board.media.count(n) == 1 and n == max(board.media)
        ]
        same(told["media_control"], most[0] if most else NOTHING)
        over = [seat for seat, votes in enumerate(board.votes) if votes > sum(board.votes) - votes]
        same(told["absolute_majority"], over[0] if over else NOTHING)


@figures.holds("states.leader", "states.partner", "states.narrow", "states.leaders")
def who_would_win(look: Look) -> None:
    """If it voted now, with the votes there are."""
    for i, told in enumerate(look.told["states"]):
        state, board = alone(look, i)
        board.meetings = [0] * look.game.players
        if i or not told["votes_now"]:
            state.partners = [NOTHING] * look.game.players
        won = next(event for event in elect(look, state) if event.kind == "won")
        same(
            (told["leader"], told["partner"], told["narrow"]),
            (won["seat"], won["partner"], bool(won["narrow"])),
        )
        sides = [seat for seat in (won["seat"], won["partner"]) if seat != NOTHING]
        same(told["leaders"], sorted(sides) if max(board.votes) else [])


@figures.holds("coalitions.seats", "coalitions.common", "coalitions.cards", "coalitions.can_be_forced")
def pairs_with_enough_in_common(look: Look) -> None:
    programmes = look.state.programmes
    told = {tuple(pair["seats"]): pair for pair in look.told["coalitions"]}
    for a in range(look.game.players):
        for b in range(a + 1, look.game.players):
            shared = [card for card in range(64) if programmes[a] >> card & programmes[b] >> card & 1]
            same((a, b) in told, len(shared) >= look.game.tables.coalition_voluntary)
            if (a, b) in told:
                pair = told[a, b]
                same((pair["common"], pair["cards"]), (len(shared), shared))
                same(pair["can_be_forced"], len(shared) >= look.game.tables.coalition_forced)


@figures.holds("coalitions.votes", "coalitions.formed")
def coalitions_formed(look: Look) -> None:
    formed = set()
    for event in look.past:
        if event.kind == "coalition":
            formed.add(tuple(sorted((event["seat"], event["other"]))))
        elif event.kind == "won":
            voted = event["state"]
            if not look.state.boards or look.state.boards[0].state != voted:
                formed.clear()
    for pair in look.told["coalitions"]:
        same(pair["formed"], tuple(pair["seats"]) in formed)
        votes = look.state.boards[0].votes if look.state.boards else [0] * look.game.players
        same(pair["votes"], sum([votes[seat] for seat in pair["seats"]]))


@figures.holds("coalitions.possible_now")
def coalitions_possible(look: Look) -> None:
    """Played out: the two say yes to each other whenever they are asked, and no to everybody else."""
    for pair in look.told["coalitions"]:
        same(pair["possible_now"], can_join(look, *pair["seats"]), pair["seats"])


def can_join(look: Look, a: int, b: int) -> bool:
    if look.moment.decision.kind not in ("coalition", "consent") or look.state.partners[a] == b:
        return False
    state = look.game.copy(look.state)
    while True:
        asked = look.game.pending(state)
        if not asked or asked[0].kind not in ("coalition", "consent"):
            return False
        decision = asked[0]
        answer = 0
        if decision.kind == "coalition" and decision.seat in (a, b):
            other = b if decision.seat == a else a
            answer = other + 1 if (other + 1,) in decision.space else 0
        elif decision.kind == "consent":
            talks = look.game.insights(look.game.view(state, decision.seat))["talks"]
            answer = int({talks["proposer"], decision.seat} == {a, b})
        events = look.game.apply(state, decision.seat, Action(decision.kind, (answer,)))
        if any(event.kind == "coalition" and {event["seat"], event["other"]} == {a, b} for event in events):
            return True


@figures.holds("talks")
def who_talks_to_whom(look: Look) -> None:
    told, decision = look.told["talks"], look.moment.decision
    if decision.kind not in ("coalition", "consent"):
        same(told, None)
        return
    offers = [e for e in look.past if e.kind in ("proposed", "refused", "coalition", "round")]
    if decision.kind == "consent":
        same((told["asked"], told["proposer"]), (decision.seat, offers[-1]["seat"]))
        proposer = offers[-1]["seat"]
    else:
        same((told["asked"], told["proposer"]), (NOTHING, decision.seat))
        proposer = decision.seat
    refused: list[int] = []
    for event in reversed(offers):
        if event.kind in ("round", "coalition") or (event.kind == "proposed" and event["seat"] != proposer):
            break
        if event.kind == "refused" and event["other"] == proposer:
            refused.insert(0, event["seat"])
    same(told["refused"], refused)


@figures.holds("auction")
def the_poll_that_is_sold(look: Look) -> None:
    """Retold from the bids."""
    told, kind = look.told["auction"], look.moment.decision.kind
    if kind not in ("raise", "publish"):
        same(told, None)
        return
    calls: list[Any] = []
    for event in reversed(look.past):
        if event.kind not in ("raised", "passed", "poll", "paid", "poll-card"):
            break
        if event.kind in ("raised", "passed"):
            calls.insert(0, event)
    raised = [event for event in calls if event.kind == "raised"]
    same(told["high"], raised[-1]["amount"] if raised else None if kind == "raise" else told["high"])
    leader = raised[-1]["seat"] if raised else NOTHING
    states = {bidder["seat"]: bidder["state"] for bidder in told["bidders"]}
    if kind == "publish":
        same((told["buyer"], states[look.moment.decision.seat]), (look.moment.decision.seat, "leads"))
        return
    same((told["buyer"], told["leader"]), (NOTHING, leader))
    out = {event["seat"] for event in calls if event.kind == "passed"}
    for seat, state in states.items():
        true = (
            "out"
            if seat in out
            else "turn"
            if seat == look.moment.decision.seat
            else "leads"
            if seat == leader
            else "in"
        )
        same(state, true, seat)


@figures.holds("national")
def what_national_opinions_bring(look: Look) -> None:
    state = look.game.copy(look.state)
    state.stack = [Frame(frames.ROUND), Frame(frames.MEMBERS)]
    before = state.members[:]
    look.game.phases[frames.MEMBERS].settle(look.game, state, state.stack[-1], Log(True))
    gained = [after - old for after, old in zip(state.members, before, strict=True)]
    same([row["members"] for row in look.told["national"]], gained)
    for row, score in zip(look.told["national"], look.told["scores"], strict=True):
        same(row["points"], score["opinions"] + score["dominant"])


@figures.holds("scores")
def the_account_so_far(look: Look) -> None:
    same([row["total"] for row in look.told["scores"]], look.game.outcome(look.state).points)
    for seat, row in enumerate(look.told["scores"]):
        same(row["total"], sum([row[name] for name in row if name != "total"]))
        same(row["members"], look.state.members[seat])
        won = [event["seats"][seat] for event in look.past if event.kind == "seats"]
        same(row["seats"], sum(won))


@figures.holds("choices")
def what_an_answer_changes(look: Look) -> None:
    """Carried out in the true state: the figures that are told change as told. Hidden money is told as a change."""
    hidden = [seat for seat in range(look.game.players) if look.view.money[seat] == NOTHING]
    for choice in look.told["choices"]:
        if not look.asked:
            raise Falsehood("choices for somebody who is not asked")
        after = look.game.copy(look.state)
        look.game.apply_trusted(after, look.seat, Action(look.moment.decision.kind, tuple(choice["args"])))
        told = {(name, where, seat): (old, new) for name, where, seat, old, new in choice["changes"]}
        for seat in range(look.game.players):
            spent = after.money[seat] - look.state.money[seat]
            if seat in hidden:
                same(told.get(("money", "", seat), (0, 0)), (0, spent), "hidden money")
            elif spent:
                same(told.get(("money", "", seat)), (look.state.money[seat], after.money[seat]), "money")
        standing = {board.state: board for board in after.boards}
        for board in look.state.boards:
            if board.state in standing:
                where = look.game.tables.state_ids[board.state]
                for name, old, new in (
                    ("votes", board.votes, standing[board.state].votes),
                    ("popularity", board.trend, standing[board.state].trend),
                    ("meetings", board.meetings, standing[board.state].meetings),
                    ("media", board.media, standing[board.state].media),
                ):
                    for seat in range(look.game.players):
                        true = (old[seat], new[seat]) if old[seat] != new[seat] else None
                        same(told.get((name, where, seat)), true, f"{name} in {where}")
        scores = list(zip(look.game.outcome(look.state).points, look.game.outcome(after).points, strict=True))
        for seat, (old, new) in enumerate(scores):
            same(told.get(("score", "", seat)), (old, new) if old != new else None, "score")
