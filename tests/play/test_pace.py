"""Nobody waits long: the thinking time of all bots of a table together, by clocks that only tests move."""

from __future__ import annotations

from itertools import pairwise

import hustings
from hustings.bots import make
from hustings.core.action import CHANCE, Action
from hustings.core.rng import seeded
from hustings.play.thinking_budget import WAIT, Pace

FIVE = 5.0  # seconds that a person may wait for all bots together


class Clock:
    """Moves on by ``step`` at each look, and when it is told to."""

    def __init__(self, step: float = 0.0) -> None:
        self.now = 100.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_thoughts_get_less_and_less_of_one_wait() -> None:
    clock = Clock()
    pace = Pace(clock=clock)
    given = []
    for _ in range(60):
        given.append(pace.most())
        clock.now += given[-1]
    assert given[0] > 0.5
    assert all(later < sooner for sooner, later in pairwise(given))
    assert sum(given) <= WAIT


def test_what_is_not_thinking_counts_too() -> None:
    """Forty questions, each using up what it is given and 30 ms besides: still below five seconds."""
    clock = Clock()
    pace = Pace(clock=clock)
    began = clock.now
    for _ in range(40):
        clock.now += pace.most() + 0.03
    assert clock.now - began < FIVE
    clock.now += 10
    assert pace.most() == 0.0


def test_an_answer_of_a_person_begins_the_next_wait() -> None:
    clock = Clock()
    pace = Pace(clock=clock)
    first = pace.most()
    clock.now += 60  # the person thinks
    assert pace.most() == 0.0
    pace.begin()
    assert pace.most() == first


def test_out_of_time_the_planner_answers_at_once() -> None:
    """As `greedy` with the same chance would, without one playout; and thinks again when there is time."""
    game = hustings.game("zoocracy", players=4)
    state = game.initial()
    rng = seeded(3)
    while (decision := game.pending(state)[0]).kind != "bid":
        game.apply(state, decision.seat, Action(decision.kind, decision.space.sample(rng)))
    view = game.view(state, decision.seat)
    left = [0.0]
    hurried = make("planner", seeded(8), most=lambda: left[0])
    assert hurried.decide(game, view, decision) == make("greedy", seeded(8)).decide(game, view, decision)
    looks = Clock(0.01)
    left[0] = 0.3
    pensive = make("planner", seeded(8), clock=looks, most=lambda: left[0])
    pensive.decide(game, view, decision)
    assert 100.3 < looks.now < 100.5


def test_a_person_and_four_planners() -> None:
    """Each planner would think a second a question; a look at the clock takes a fiftieth of one. Who answers for
    the person is asked many times, and never waits five seconds.
    """
    title = hustings.title("die-macher-2019")
    game = title.game(5)
    clock = Clock(0.02)
    pace = Pace(clock=clock)
    bots = [make("planner", seeded(seat), title, clock, pace.most) for seat in range(5)]
    person = make("greedy", seeded(9), title)
    state = game.initial()
    rng = seeded(4)
    longest = 0.0
    asked_it = 0
    began = clock.now
    while (asked := game.pending(state)) and asked_it < 12:
        decision = asked[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(rng))
        elif decision.seat == 2:
            longest = max(longest, clock.now - began)
            asked_it += 1
            action = person.decide(game, game.view(state, 2), decision)
            pace.begin()
            began = clock.now
        else:
            action = bots[decision.seat].decide(game, game.view(state, decision.seat), decision)
        game.apply(state, decision.seat, action, asked)
    assert asked_it == 12
    assert 2.0 < longest < FIVE
