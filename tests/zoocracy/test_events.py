"""The events tell everything that moves: whoever only listens can keep the books."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.core.action import SPECTATOR
from hustings.core.event import Event
from hustings.games.zoocracy.constants import GOVERNMENT, NOBODY, OPPOSITION, PHASE_C, RALLY
from hustings.testing import steps
from tests.zoocracy.scenario import Table


class Listener:
    """Keeps food, tokens, seats, goals, cards and offices from what a spectator hears."""

    def __init__(self, game: Any) -> None:
        self.game = game
        n = game.players
        self.funds = [game.tables.start_funds] * n
        self.tokens = [[0] * n for _ in range(9)]
        self.seats = [0] * n
        self.goals = [0] * n
        self.cards = [0] * n
        self.offices = [NOBODY] * 5
        self.sides = [0] * n
        self.round = 1

    def observe(self, event: Event) -> None:
        handler = getattr(self, "hear_" + event.kind.replace("-", "_"), None)
        if handler is not None:
            handler(**event.named())

    def hear_round(self, round: int) -> None:
        self.round = round

    def hear_phase(self, phase: int) -> None:
        if phase == PHASE_C:
            self.seats = [0] * self.game.players

    def hear_drew(self, seat: int, count: int) -> None:
        self.cards[seat] += count

    def hear_discarded(self, seat: int, cards: list[int]) -> None:
        self.cards[seat] -= len(cards)

    def hear_paid(self, seat: int, amount: int) -> None:
        self.funds[seat] -= amount

    def hear_president(self, seat: int) -> None:
        self.offices[0] = seat

    def hear_goal(self, seat: int, goals: int, why: int) -> None:
        self.goals[seat] = goals

    def hear_placed(self, seat: int, species: int, tokens: int) -> None:
        self.tokens[species][seat] += tokens
        self.funds[seat] -= tokens

    def hear_taken_back(self, seat: int, species: int, tokens: int) -> None:
        self.hear_placed(seat, species, -tokens)

    def hear_prime_tokens(self, seat: int, species: int) -> None:
        self.tokens[species][seat] += self.game.tables.prime_minister_tokens

    def hear_leader_negative(self, seat: int, species: int, other: int) -> None:
        self.tokens[species][seat] += 1
        self.tokens[species][other] -= 1

    def hear_card(self, seat: int, card: int, tokens: int = 0, other: int = NOBODY) -> None:
        self.cards[seat] -= 1
        species = self.game.card_subject[card]
        if card in self.game.cards_of_phase[0]:
            if self.game.card_type[card] == RALLY:
                self.tokens[species][seat] += tokens
            else:
                self.hear_leader_negative(seat, species, other)

    def hear_seats(self, seats: list[int]) -> None:
        self.seats = seats
        self.tokens = [[0] * self.game.players for _ in range(9)]

    def hear_kept(self, seat: int, species: int, tokens: int) -> None:
        self.tokens[species][seat] += tokens

    def hear_income(self, food: list[int]) -> None:
        for seat, amount in enumerate(food):
            self.funds[seat] += amount

    def hear_donated(self, seat: int, amount: int, office: int) -> None:
        self.funds[seat] += amount

    def hear_defected(self, seat: int, other: int, seats: int) -> None:
        self.seats[other] -= seats
        self.seats[seat] += seats

    def hear_government(self, parties: list[int]) -> None:
        self.sides = [GOVERNMENT if s in parties else OPPOSITION for s in range(self.game.players)]

    def hear_office(self, office: int, seat: int) -> None:
        self.offices[office] = seat


@pytest.mark.rule("zoo:E10")
@pytest.mark.parametrize(("players", "advanced"), [(2, False), (3, True), (5, False), (6, True)])
def test_a_listener_keeps_the_books(players: int, advanced: bool) -> None:
    """After every answer the books agree with the truth, so funds are hidden but never unknown."""
    game = Table(players, advanced=advanced).game
    for seed in range(2):
        listener = Listener(game)
        after = game.initial()
        for step in steps(game, seed):
            after = game.copy(step.state)
            for event in game.apply(after, step.decision.seat, step.action):
                listener.observe(event.seen_by(SPECTATOR))
            assert listener.funds == after.funds
            assert listener.tokens == after.tokens
            assert listener.seats == after.seats
            assert listener.goals == after.goals
            assert listener.cards == [len(hand) for hand in after.hands]
            assert listener.offices == after.offices
            assert listener.sides == after.sides
            assert listener.round == after.round
        assert game.over(after)  # the last answer, and no dead end
