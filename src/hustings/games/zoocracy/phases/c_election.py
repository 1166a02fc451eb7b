"""C. Parliamentary election: cards, the count of votes, majority and income."""

from __future__ import annotations

from hustings.core import Frame, Log, Phase, Seat
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import events, questions
from hustings.games.zoocracy.phases.windows import Window
from hustings.games.zoocracy.rules import Rules, leader_and_second, receive, votes
from hustings.games.zoocracy.state import Kept, ZooState


class ElectionCards(Window):
    """The old parliament is dissolved; then cards in the order of this round's campaign. [zoo §5c.3] [zoo §C1]"""

    def __init__(self) -> None:
        self.phase = zoo.IN_ELECTION
        self.question = questions.ELECTION_CARD
        self.rule = "zoo §5c.3"

    def begin(self, game: Rules, state: ZooState, log: Log) -> None:
        """Seats and majority leave the track. [zoo §5c.2]"""
        for seat in range(game.players):
            state.seats[seat] = 0
        state.majority = 0

    def play(self, game: Rules, state: ZooState, seat: Seat, args: tuple[int, ...], log: Log) -> None:
        card = args[0]
        kind, subject = game.card_type[card], game.card_subject[card]
        if kind == zoo.MANDATE:  # [zoo §9a.mandate] [zoo §C5]
            leader, _ = leader_and_second(state.tokens[subject])
            state.bonus[leader] += game.tables.mandate_seats
        elif kind == zoo.LOYALTY:  # [zoo §9a.loyalty] [zoo §C6]
            _, tokens = args
            state.kept.append(Kept(subject, seat, tokens))
        elif kind == zoo.MIGRATION:  # [zoo §9a.migration]
            state.bonus[seat] += game.tables.migration_seats
        elif kind == zoo.RAINY:  # [zoo §9a.rainy]
            state.seasons[zoo.LAND] += game.tables.season_votes
        else:  # Dry season [zoo §9a.dry]
            state.seasons[zoo.WATER] += game.tables.season_votes


class Count(Phase[Rules, ZooState]):
    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        for seat in range(game.players):
            state.seats[seat] = state.bonus[seat]  # [zoo §C8]
            state.bonus[seat] = 0
        for species in range(zoo.SPECIES):
            self._count(game, state, species, log)
        state.majority = game.parliament.majority(sum(state.seats))
        log.tell(events.SEATS, tuple(state.seats))
        if state.majority:
            log.tell(events.MAJORITY, (state.majority,))
        self._clear(game, state, log)
        self._income(game, state, log)
        state.elected = True
        state.parliamentary = state.round + game.tables.election_interval  # [zoo §5c.10] [zoo §E1]
        state.pop()
        return True

    def _count(self, game: Rules, state: ZooState, species: int, log: Log) -> None:
        """First and second number to the two parties with most tokens, nothing to others.

        [zoo §5c.4] [zoo §5c.5] [zoo §5c.6] [zoo §5c.7] [zoo §C3]
        """
        first, second = leader_and_second(state.tokens[species])
        if first == zoo.NOBODY:
            return
        most, next_most = votes(game.tables, species, state.manipulation, state.seasons)
        state.seats[first] += most
        if second != zoo.NOBODY and next_most:
            state.seats[second] += next_most
            log.tell(events.VOTES, (species, first, most, second, next_most))
        else:
            log.tell(events.VOTES, (species, first, most))

    def _clear(self, game: Rules, state: ZooState, log: Log) -> None:
        """Food and the Manipulation token leave the board; Loyalty keeps its own. [zoo §5c.9] [zoo §B10] [zoo §B11]"""
        for species in range(zoo.SPECIES):
            state.supply += sum(state.tokens[species])
            state.tokens[species] = [0] * game.players
        for kept in state.kept:
            state.tokens[kept.species][kept.seat] += kept.tokens
            state.supply -= kept.tokens
            log.tell(events.KEPT, (kept.seat, kept.species, kept.tokens))
        state.kept = []
        state.manipulation = zoo.NOWHERE
        state.seasons[zoo.LAND] = 0
        state.seasons[zoo.WATER] = 0

    def _income(self, game: Rules, state: ZooState, log: Log) -> None:
        """One food for each seat. [zoo §5c.11] [zoo §C9]"""
        for seat in range(game.players):
            receive(state, seat, state.seats[seat])
        log.tell(events.INCOME, tuple(state.seats))
