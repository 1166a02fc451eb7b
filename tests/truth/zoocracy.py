"""What Zoocracy shows beside its view, held to the rules and to how the game went on."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

from hustings.core.action import Action
from hustings.core.event import Log
from hustings.core.frame import Frame
from hustings.games.zoocracy import frames, questions
from hustings.games.zoocracy.constants import (
    BY_CARD,
    BY_ELECTION,
    DISCARDED,
    END,
    GOVERNMENT,
    NO_EVENT,
    NOBODY,
    OPPOSITION,
    PHASES,
    RESISTANCE,
    SPECIES,
)
from hustings.games.zoocracy.insight_types import ZooInsights
from hustings.games.zoocracy.phases.b_campaign import PLACE
from tests.truth.figures import Falsehood, Figures, same
from tests.truth.plays import Look

SHAPE = ZooInsights
figures = Figures()


def begun(look: Look) -> str:
    """The letters of the phases that have begun in this round."""
    letters = ""
    for event in reversed(look.past):
        if event.kind == "round":
            break
        if event.kind == "phase":
            letters = PHASES[event["phase"]] + letters
    return letters


def rest(look: Look, rounds: int = 0) -> list[Any] | None:
    """What is still to happen in this round, or all that happens in a later one; None if there is none."""
    found: list[Any] = []
    for event in look.future:
        if event.kind == "round":
            rounds -= 1
            if rounds < 0:
                return found
        elif rounds == 0:
            found.append(event)
    return found if rounds == 0 else None


def phases_of(events: list[Any]) -> str:
    return "".join([PHASES[event["phase"]] for event in events if event.kind == "phase"])


@figures.holds("phase")
def the_phase_begun_last(look: Look) -> None:
    same(look.told["phase"], begun(look)[-1:])


@figures.holds("calendar")
def the_calendar(look: Look) -> None:
    """What is told for certain is what the round does, and so it is of the next one."""
    this, after = look.told["calendar"]
    same((this["round"], after["round"]), (look.state.round, look.state.round + 1))
    before, to_come = begun(look), rest(look)
    assert to_come is not None
    for row in this["phases"]:
        letter = row["phase"]
        same(row["begun"], letter in before, f"{letter} has begun")
        if letter != "F" or {"F", "G"} & set(before):
            same(row["estimate"], False, f"{letter} is only an estimate")
        if not row["estimate"]:
            same(row["played"], letter in before + phases_of(to_come), f"{letter} of this round")
    then = rest(look, 1)
    for row in after["phases"]:
        same(row["begun"], False, f"{row['phase']} of the next round has begun")
        if row["phase"] in "BEG":
            same(row["estimate"], False, f"{row['phase']} is only an estimate")
        if not row["estimate"] and then is not None:
            same(row["played"], row["phase"] in phases_of(then), f"{row['phase']} of the next round")


def chance_of_the_end(look: Look) -> tuple[int, int]:
    """By the draw of this round's event, wherever it comes: the odds that it is the end card."""
    for moment in look.play.moments[look.moment.n :]:
        if moment.decision.question is questions.EVENT:
            counts = moment.decision.space.data()["counts"]
            assert isinstance(counts, list)
            ends = sum(n for event, n in enumerate(counts) if look.game.event_type[event] == END)
            return ends, sum(counts)
    raise AssertionError("every round draws an event")


@figures.holds("next_round")
def whether_there_is_a_next_round(look: Look) -> None:
    told = look.told["next_round"]
    part, whole = told["odds"]
    if not told["estimate"] and part in (0, whole):
        same(part == whole, rest(look, 1) is not None)
    if look.state.event == NO_EVENT and max(look.state.goals) < look.game.tables.goals_last_space:
        ends, cards = chance_of_the_end(look)
        same(part * cards, whole * (cards - ends))


@figures.holds("end_card")
def when_the_end_card_may_come(look: Look) -> None:
    told = look.told["end_card"]
    same(sum([part for _, part, _ in told]), told[0][2])
    same(len({whole for _, _, whole in told}), 1)
    for before, after in pairwise(told):
        same(after[0], before[0] + 1)
    number = look.state.round
    ended = look.state.event != NO_EVENT and look.game.event_type[look.state.event] == END
    if ended:
        same(told, [[number, 1, 1]])
        return
    if look.state.event == NO_EVENT:
        ends, cards = chance_of_the_end(look)
        now = [[part, whole] for then, part, whole in told if then == number]
        same(now[0] if now else [0, 1], [ends, cards] if ends else [0, 1])
    for event in look.future:
        if event.kind == "round":
            number = event["round"]
        if event.kind == "event" and look.game.event_type[event["event"]] == END:
            same(number in [then for then, _, _ in told], True, f"the end card came in round {number}")


def counted(look: Look, tokens: list[list[int]], bonus: list[int]) -> tuple[list[int], int]:
    """Seats and majority as the rules count these tokens."""
    state = look.game.copy(look.state)
    state.tokens = [row[:] for row in tokens]
    state.bonus = bonus[:]
    state.kept = []
    state.stack = [Frame(frames.ROUND), Frame(frames.COUNT)]
    look.game.phases[frames.COUNT].settle(look.game, state, state.stack[-1], Log(True))
    return state.seats, state.majority


def ties(row: list[int]) -> bool:
    there = [n for n in row if n]
    return len(set(there)) < len(there)


@figures.holds("species")
def each_species(look: Look) -> None:
    players = look.game.players
    for number, told in enumerate(look.told["species"]):
        row = look.state.tokens[number]
        alone = [row if other == number else [0] * players for other in range(SPECIES)]
        same(told["tied"], ties(row))
        same(told["blocked"], look.state.blockade == number)
        same(told["manipulated"], look.state.manipulation == number)
        if ties(row):
            same((told["leader"], told["runner_up"], told["votes"]), (NOBODY, NOBODY, [0] * players))
            continue
        same(told["votes"], counted(look, alone, [0] * players)[0])
        ranked = sorted([seat for seat in range(players) if row[seat]], key=lambda seat: -row[seat])
        same([told["leader"], told["runner_up"]], [*ranked, NOBODY, NOBODY][:2])
        two = [[0] * players for _ in range(SPECIES)]
        two[number] = [2, 1, *[0] * (players - 2)]
        same([told["first"], told["second"]], counted(look, two, [0] * players)[0][:2])


@figures.holds("projection")
def the_seats_if_it_were_counted_now(look: Look) -> None:
    if any(ties(row) for row in look.state.tokens):
        return  # a board with a tie is never counted
    seats, majority = counted(look, look.state.tokens, look.state.bonus)
    same(look.told["projection"], {"seats": seats, "majority": majority})


@figures.holds("additions")
def what_more_food_would_change(look: Look) -> None:
    told = look.told["additions"]
    if look.seat < 0:
        same(told, [])
        return
    if look.moment.n % 3 or any(ties(row) for row in look.state.tokens):
        return
    before, _ = counted(look, look.state.tokens, look.state.bonus)
    for number in range(SPECIES):
        for n, change in enumerate(told[number], 1):
            after = [row[:] for row in look.state.tokens]
            after[number][look.seat] += n
            if number == look.state.blockade or ties(after[number]):
                same(change, [])
            else:
                seats, _ = counted(look, after, look.state.bonus)
                same(change, [a - b for a, b in zip(seats, before, strict=True)])


def most_food(look: Look, funds: int) -> int:
    """How much food the rules let the party whose turn it is place before it ends its turn."""
    state = look.game.copy(look.state)
    seat = look.moment.decision.seat
    state.funds[seat] = funds
    placed = 0
    while True:
        space = look.game.pending(state)[0].space
        if PLACE not in space.picks(()):
            return placed
        args = (PLACE, space.picks((PLACE,))[0])
        tokens = space.picks(args)[-1]
        look.game.apply_trusted(state, seat, Action("campaign", (*args, tokens)))
        placed += tokens


@figures.holds("campaign_limit")
def how_much_food_a_turn_may_place(look: Look) -> None:
    if look.moment.decision.question is questions.CAMPAIGN:
        placed = sum(look.state.placed)
        same(look.told["campaign_limit"], placed + most_food(look, 99))
        if look.asked:
            said = look.play.title.words.ask(look.game, look.view, look.moment.decision)
            same(said.values["left"], most_food(look, look.state.funds[look.seat]), "food left")


@figures.holds("parliament")
def the_house(look: Look) -> None:
    told, state = look.told["parliament"], look.state
    parties = range(look.game.players)
    sides = {
        side: sum([state.seats[seat] for seat in parties if state.sides[seat] == side])
        for side in (GOVERNMENT, OPPOSITION)
    }
    same(told["total"], sum(state.seats))
    same((told["government"], told["opposition"]), (sides[GOVERNMENT], sides[OPPOSITION]))
    majority = state.majority if look.game.players > 2 else 0
    same(told["majority"], majority)
    governed = majority and GOVERNMENT in state.sides
    same(told["margin"], sides[GOVERNMENT] - majority if governed else None)
    enough: list[set[int]] = []
    for size in parties:
        for group in combinations(parties, size + 1):
            reached = majority and sum([state.seats[seat] for seat in group]) >= majority
            if reached and not any(smaller <= set(group) for smaller in enough):
                enough.append(set(group))
    same(sorted(told["coalitions"]), sorted([sorted(group) for group in enough]))


@figures.holds("goal")
def who_makes_the_goal(look: Look) -> None:
    """What is told for certain comes; a government still to be formed promises anew."""
    told = look.told["goal"]
    to_come = rest(look)
    assert to_come is not None
    forming = {"C", "D"} & set(phases_of(to_come)) or look.moment.decision.kind in ("propose", "vote")
    if forming and told["parties"] and not is_motion(look):
        raise Falsehood(f"a goal is promised to {told['parties']} before there is a government")
    if told["estimate"]:
        resisted = look.game.event_type[look.state.event] == RESISTANCE
        same("G" in begun(look) and not resisted, False, "an estimate in phase G")
        return
    made: list[Any] = []
    for event in reversed(look.past):
        if event.kind == "round":
            break
        if event.kind == "goal":
            made.insert(0, event)
    made += [event for event in to_come if event.kind == "goal"]
    scored = [event["seat"] for event in made if event["why"] not in (BY_ELECTION, BY_CARD)]
    if told["why"] == "over":
        same([event for event in to_come if event.kind == "goal" and event["why"] != BY_CARD], [])
    elif told["why"] == "named":
        same(bool(scored), True, "a goal is named")
    else:
        same(told["parties"], scored)


def is_motion(look: Look) -> bool:
    return bool(look.told["proposal"]) and look.told["proposal"]["motion"]


@figures.holds("leaders")
def who_has_most_goals(look: Look) -> None:
    goals = look.state.goals
    same(look.told["leaders"], [seat for seat, n in enumerate(goals) if n and n == max(goals)])


@figures.holds("hand_sizes")
def how_many_cards_everybody_has(look: Look) -> None:
    same(look.told["hand_sizes"], [len(hand) for hand in look.state.hands])


@figures.holds("bid_again")
def whether_the_tied_bid_again(look: Look) -> None:
    if look.moment.decision.question is questions.BID:
        heard = [event.kind for event in look.past if event.kind in ("round", "tied", "lots")]
        same(look.told["bid_again"], heard[-1] == "tied")
    else:
        same(look.told["bid_again"], False)


@figures.holds("proposer")
def who_proposes(look: Look) -> None:
    asked = look.moment.decision
    same(look.told["proposer"], asked.seat if asked.kind in ("propose", "motion") else NOBODY)


@figures.holds("proposal")
def what_is_voted_on(look: Look) -> None:
    told = look.told["proposal"]
    if look.moment.decision.question is not questions.VOTE:
        same(told, None)
        return
    made = [event for event in look.past if event.kind in ("proposed", "motion")][-1]
    terms = made.named()
    promised = [terms[name] for name in ("goal", "next_goal") if name in terms and terms[name] is not None]
    offices = [terms[name] for name in ("prime", "finance", "defence")]
    named = sorted({*offices, *promised})
    parties = range(look.game.players)
    same(
        told,
        {
            "proposer": terms["seat"],
            "motion": made.kind == "motion",
            **dict(zip(("prime", "finance", "defence"), offices, strict=True)),
            "promised": promised,
            "offices": [offices.count(seat) for seat in parties],
            "goals": [promised.count(seat) for seat in parties],
            "named": named,
            "seats": sum([look.state.seats[seat] for seat in named]),
        },
    )


@figures.holds("unseen")
def cards_that_could_be_anywhere(look: Look) -> None:
    state = look.state
    hidden = [
        *state.deck,
        *[card for seat, hand in enumerate(state.hands) if seat != look.seat for card in hand],
    ]
    counts = [0] * (max(look.game.card_type) + 1)
    for card in hidden:
        same(state.pool[card] == DISCARDED, False)
        counts[look.game.card_type[card]] += 1
    same(look.told["unseen"], counts)
