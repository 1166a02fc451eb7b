"""B. Parliamentary campaign: the two tokens, then one turn for each party."""

from __future__ import annotations

from typing import Final

from hustings.core import Args, Decision, Frame, Log, OneOf, Phase, Range, Seat, Space, Unit
from hustings.core.compound import Branch
from hustings.core.role import unshift
from hustings.games.zoocracy import constants as zoo
from hustings.games.zoocracy import events, questions
from hustings.games.zoocracy.cards import discard
from hustings.games.zoocracy.order import play_order
from hustings.games.zoocracy.rules import Rules, campaign_limit, is_tied, replaced, tied_species, tied_with
from hustings.games.zoocracy.state import ZooState

# What a party can do in its turn: ``step`` of the question "campaign"
END_TURN: Final = 0
PLACE: Final = 1  # species, tokens
CARD: Final = 2  # card, then tokens (Rally) or a party (Negative campaign)
PRIME_TOKENS: Final = 3  # species
LEADER_NEGATIVE: Final = 4  # species, party
TAKE_BACK: Final = 5  # species

UNIT: Final = Unit("zoo §5b.2")


class CampaignTokens(Phase[Rules, ZooState]):
    """Before the first turn: Defence may lay the Blockade, then Finance the Manipulation. [zoo §5b.3]

    ``step`` 0 is Defence, 1 is Finance.
    """

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        """Only an office that is held and face up is asked. [zoo §5d.12] [zoo §B16]"""
        if frame.step == 2:
            state.pop()
            return True
        office = zoo.DEFENCE if frame.step == 0 else zoo.FINANCE
        if state.offices[office] != zoo.NOBODY and state.active[office]:
            return False
        frame.step += 1
        return True

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        if frame.step == 0:
            return [
                Decision(state.offices[zoo.DEFENCE], questions.BLOCKADE, Range(0, zoo.SPECIES, "zoo §5d.14"))
            ]
        return [
            Decision(state.offices[zoo.FINANCE], questions.MANIPULATION, Range(0, zoo.SPECIES, "zoo §5d.13"))
        ]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        """Both may lie on the same species; the used card is turned down. [zoo §5b.3] [zoo §5d.13] [zoo §5d.14]"""
        defence = frame.step == 0
        frame.step += 1
        species = unshift(args[0])
        if species == zoo.NOWHERE:
            log.tell(events.BLOCKADE if defence else events.MANIPULATION, (seat,))
        elif defence:
            state.blockade = species
            state.active[zoo.DEFENCE] = False
            log.tell(events.BLOCKADE, (seat, species))
        else:
            state.manipulation = species
            state.active[zoo.FINANCE] = False
            log.tell(events.MANIPULATION, (seat, species))


class Campaign(Phase[Rules, ZooState]):
    """``step`` 0 is before the first turn, then the place in the order counted from 1."""

    def settle(self, game: Rules, state: ZooState, frame: Frame, log: Log) -> bool:
        """One turn each in order of play. [zoo §5b.1] [zoo §5b.2] [zoo §5b.4] [zoo §B14] [zoo §G11]"""
        if frame.step == 0:
            frame.step = 1
            state.order = play_order(state)
            log.tell(events.ORDER, tuple(state.order))
            return True
        if frame.step <= game.players:
            return False
        state.pop()
        return True

    def pending(self, game: Rules, state: ZooState, frame: Frame) -> list[Decision]:
        seat = state.order[frame.step - 1]
        return [Decision(seat, questions.CAMPAIGN, turn(game, state, seat))]

    def apply(self, game: Rules, state: ZooState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        what = args[0]
        if what == END_TURN:
            log.tell(events.TURN_ENDED, (seat,))
            clear_turn(state)
            frame.step += 1
        elif what == PLACE:
            _, species, tokens = args
            self._place(state, seat, species, tokens, log)
        elif what == TAKE_BACK:
            _, species = args
            self._take_back(state, seat, species, log)
        else:
            if what == CARD:
                _, card, target = args
                self._card(game, state, seat, card, target, log)
            elif what == PRIME_TOKENS:
                _, species = args
                self._prime_tokens(game, state, seat, species, log)
            else:
                _, species, victim = args
                self._leader_negative(state, seat, species, victim, log)
            # The board is free of ties again: from here on nothing can be taken back. [zoo §B18]
            for species in range(zoo.SPECIES):
                state.fresh[species] = 0

    def _place(self, state: ZooState, seat: Seat, species: int, tokens: int, log: Log) -> None:
        """Food from funds on a species. [zoo §5b.7] [zoo §5b.8]"""
        state.tokens[species][seat] += tokens
        state.placed[species] += tokens
        state.fresh[species] += tokens
        state.funds[seat] -= tokens
        state.spent[seat] += tokens
        log.tell(events.PLACED, (seat, species, tokens))

    def _take_back(self, state: ZooState, seat: Seat, species: int, log: Log) -> None:
        """Undo what made the tie; this species is closed to more food this turn. [zoo §B18]"""
        tokens = state.fresh[species]
        state.tokens[species][seat] -= tokens
        state.placed[species] -= tokens
        state.fresh[species] = 0
        state.closed[species] = True
        state.funds[seat] += tokens
        state.spent[seat] -= tokens
        log.tell(events.TAKEN_BACK, (seat, species, tokens))

    def _card(self, game: Rules, state: ZooState, seat: Seat, card: int, target: int, log: Log) -> None:
        """A used card lies open; its tokens come from the supply. [zoo §5b.9] [zoo §5b.10] [zoo §B6] [zoo §B15]"""
        species = game.card_subject[card]
        discard(state, seat, card)
        if game.card_type[card] == zoo.RALLY:  # [zoo §9a.rally]
            state.tokens[species][seat] += target
            state.supply -= target
            log.tell(events.CARD, (seat, card, target))
        else:  # [zoo §9a.negative] [zoo §5b.ex3]
            state.tokens[species] = replaced(state.tokens[species], seat, target)
            log.tell(events.CARD, (seat, card, 1, target))

    def _prime_tokens(self, game: Rules, state: ZooState, seat: Seat, species: int, log: Log) -> None:
        """Two tokens from the supply, once. [zoo §5b.11] [zoo §B7] [zoo §B16]"""
        tokens = game.tables.prime_minister_tokens
        state.tokens[species][seat] += tokens
        state.supply -= tokens
        state.active[zoo.PRIME] = False
        log.tell(events.PRIME_TOKENS, (seat, species))

    def _leader_negative(self, state: ZooState, seat: Seat, species: int, victim: Seat, log: Log) -> None:
        """A negative campaign without a card, once. [zoo §5b.12] [zoo §B8] [zoo §B16]"""
        state.tokens[species] = replaced(state.tokens[species], seat, victim)
        state.active[zoo.LEADER] = False
        log.tell(events.LEADER_NEGATIVE, (seat, species, victim))


def clear_turn(state: ZooState) -> None:
    for species in range(zoo.SPECIES):
        state.placed[species] = 0
        state.fresh[species] = 0
        state.closed[species] = False


def turn(game: Rules, state: ZooState, seat: Seat) -> Branch:
    """All that a party can do next in its turn."""
    tied = tied_species(state)
    items: list[int] = []
    spaces: list[Space] = []
    if not tied:  # [zoo §5b.13] [zoo §B1]
        items.append(END_TURN)
        spaces.append(UNIT)
    placing = placements(game, state, seat)
    if placing is not None:
        items.append(PLACE)
        spaces.append(placing)
    cards = playable(game, state, seat, tied)
    if cards is not None:
        items.append(CARD)
        spaces.append(cards)
    if may_use(state, seat, zoo.PRIME):
        where = [
            s for s in range(zoo.SPECIES) if may_add(state, seat, s, game.tables.prime_minister_tokens, tied)
        ]
        if where:
            items.append(PRIME_TOKENS)
            spaces.append(OneOf(tuple(where), "zoo §5b.11"))
    if may_use(state, seat, zoo.LEADER):
        anywhere = negative_campaigns(state, seat, tied)
        if anywhere is not None:
            items.append(LEADER_NEGATIVE)
            spaces.append(anywhere)
    if tied:
        items.append(TAKE_BACK)
        spaces.append(OneOf(tuple(tied), "zoo §B18"))
    return Branch(tuple(items), tuple(spaces), "zoo §5b.2")


def may_use(state: ZooState, seat: Seat, office: int) -> bool:
    """Whether ``seat`` holds this office and its privilege is unused. [zoo §5d.12] [zoo §B16]"""
    return state.offices[office] == seat and state.active[office]


def placements(game: Rules, state: ZooState, seat: Seat) -> Space | None:
    """Food from funds: within the limit of the turn, three to a species, not under the Blockade.

    A tie is allowed for the moment. [zoo §5b.7] [zoo §5b.8] [zoo §5d.14] [zoo §B1] [zoo §B18]
    """
    left = min(campaign_limit(game, state) - sum(state.placed), state.funds[seat])
    if left <= 0:
        return None
    most = game.tables.funds_per_species
    if state.blockade == zoo.NOWHERE and not any(state.placed) and not any(state.closed):
        return game.open_board[min(left, most)]
    items: list[int] = []
    spaces: list[Space] = []
    for species in range(zoo.SPECIES):
        room = most - state.placed[species]
        if room > 0 and species != state.blockade and not state.closed[species]:
            items.append(species)
            spaces.append(game.up_to[min(left, room)])
    return Branch(tuple(items), tuple(spaces), "zoo §5b.7") if items else None


def playable(game: Rules, state: ZooState, seat: Seat, tied: list[int]) -> Space | None:
    """Campaign cards in hand that leave no tie behind. [zoo §5b.9] [zoo §B4] [zoo §B5] [zoo §B17] [zoo §B19]"""
    items: list[int] = []
    spaces: list[Space] = []
    for card in state.hands[seat]:
        if game.card_phase[card] != zoo.IN_CAMPAIGN:
            continue
        species = game.card_subject[card]
        if game.card_type[card] == zoo.RALLY:
            choices = [
                n for n in range(1, game.tables.rally_tokens + 1) if may_add(state, seat, species, n, tied)
            ]
            rule = "zoo §9a.rally"
        else:
            choices = victims(state, seat, species, tied)
            rule = "zoo §9a.negative"
        if choices:
            items.append(card)
            spaces.append(OneOf(tuple(choices), rule))
    return Branch(tuple(items), tuple(spaces), "zoo §5b.9") if items else None


def negative_campaigns(state: ZooState, seat: Seat, tied: list[int]) -> Space | None:
    """The opposition leader's negative campaign: a species and a party. [zoo §5b.12]"""
    items: list[int] = []
    spaces: list[Space] = []
    for species in range(zoo.SPECIES):
        choices = victims(state, seat, species, tied)
        if choices:
            items.append(species)
            spaces.append(OneOf(tuple(choices), "zoo §9a.negative"))
    return Branch(tuple(items), tuple(spaces), "zoo §5b.12") if items else None


def settles_all(species: int, tied: list[int]) -> bool:
    """Whether a change on this species could leave the whole board without a tie. [zoo §B19]"""
    return not tied or (len(tied) == 1 and tied[0] == species)


def may_add(state: ZooState, seat: Seat, species: int, tokens: int, tied: list[int]) -> bool:
    """Whether ``seat`` may add tokens from the supply here: no Blockade, no tie afterwards.

    [zoo §5b.13] [zoo §5d.14] [zoo §B1] [zoo §B9]
    """
    if species == state.blockade or not settles_all(species, tied):
        return False
    # In one's own turn every tie involves one's own tokens.
    return not tied_with(state.tokens[species], seat, tokens)


def victims(state: ZooState, seat: Seat, species: int, tied: list[int]) -> list[Seat]:
    """Whose token ``seat`` may replace here. [zoo §9a.negative] [zoo §B2] [zoo §B5] [zoo §B9]"""
    found: list[Seat] = []
    if species == state.blockade or not settles_all(species, tied):
        return found
    row = state.tokens[species]
    for victim in range(len(row)):
        if victim != seat and row[victim] and not is_tied(replaced(row, seat, victim)):
            found.append(victim)
    return found
