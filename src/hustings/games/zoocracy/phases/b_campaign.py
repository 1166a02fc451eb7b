"""B. Parliamentary campaign: the two tokens, then one turn for each party."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hustings.core.action import Action, Decision, Seat
from hustings.core.compound import Branch
from hustings.core.event import Log
from hustings.core.frame import Frame, Phase
from hustings.core.message import Message
from hustings.core.space import OneOf, Range, Space, Unit
from hustings.games.zoocracy.board import is_tied, replaced, tied_species, tied_with
from hustings.games.zoocracy.cards import discard
from hustings.games.zoocracy.order import play_order
from hustings.games.zoocracy.state import (
    DEFENCE,
    FINANCE,
    IN_CAMPAIGN,
    LEADER,
    NEGATIVE,
    NOBODY,
    PRIME,
    RALLY,
    SPECIES,
    ZooState,
)

if TYPE_CHECKING:
    from hustings.games.zoocracy.game import Zoocracy

# What a party can do in its turn: the first pick of the decision "campaign"
END_TURN: Final = 0
PLACE: Final = 1  # species, tokens
CARD: Final = 2  # card, then tokens (Rally) or a party (Negative campaign)
PRIME_TOKENS: Final = 3  # species
LEADER_NEGATIVE: Final = 4  # species, party
TAKE_BACK: Final = 5  # species

UNIT: Final = Unit("zoo §5b.2")


class Tokens(Phase["Zoocracy", ZooState]):
    """Before the first turn: Defence may lay the Blockade, then Finance the Manipulation. [zoo §5b.3]

    ``step`` 0 is Defence, 1 is Finance.
    """

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        """Only an office that is held and face up is asked. [zoo §5d.12] [zoo §B16]"""
        if frame.step == 2:
            state.pop()
            return True
        office = DEFENCE if frame.step == 0 else FINANCE
        if state.offices[office] != NOBODY and state.active[office]:
            return False
        frame.step += 1
        return True

    def pending(self, game: Zoocracy, state: ZooState, frame: Frame) -> list[Decision]:
        """0 is to wait; otherwise the species, counted from 1."""
        if frame.step == 0:
            return [Decision(state.offices[DEFENCE], "blockade", Range(0, SPECIES, "zoo §5d.14"))]
        return [Decision(state.offices[FINANCE], "manipulation", Range(0, SPECIES, "zoo §5d.13"))]

    def apply(
        self, game: Zoocracy, state: ZooState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        """Both may lie on the same species; the used card is turned down. [zoo §5b.3] [zoo §5d.13] [zoo §5d.14]"""
        species = action.args[0] - 1
        if species != NOBODY:
            if frame.step == 0:
                state.blockade = species
                state.active[DEFENCE] = 0
            else:
                state.manipulation = species
                state.active[FINANCE] = 0
        log.tell(action.kind, (seat, species))
        frame.step += 1


class Campaign(Phase["Zoocracy", ZooState]):
    """``step`` 0 is before the first turn, then the place in the order counted from 1."""

    def settle(self, game: Zoocracy, state: ZooState, frame: Frame, log: Log) -> bool:
        """One turn each in order of play. [zoo §5b.1] [zoo §5b.2] [zoo §5b.4] [zoo §B14] [zoo §G11]"""
        if frame.step == 0:
            frame.step = 1
            state.order = play_order(state)
            log.tell("order", tuple(state.order))
            return True
        if frame.step <= game.players:
            return False
        state.pop()
        return True

    def pending(self, game: Zoocracy, state: ZooState, frame: Frame) -> list[Decision]:
        seat = state.order[frame.step - 1]
        return [Decision(seat, "campaign", turn(game, state, seat))]

    def apply(
        self, game: Zoocracy, state: ZooState, frame: Frame, seat: Seat, action: Action, log: Log
    ) -> None:
        args = action.args
        what = args[0]
        if what == END_TURN:
            log.tell("turn-ended", (seat,))
            clear_turn(state)
            frame.step += 1
        elif what == PLACE:
            self._place(state, seat, args[1], args[2], log)
        elif what == TAKE_BACK:
            self._take_back(state, seat, args[1], log)
        else:
            if what == CARD:
                self._card(game, state, seat, args, log)
            elif what == PRIME_TOKENS:
                self._prime_tokens(game, state, seat, args[1], log)
            else:
                self._leader_negative(state, seat, args[1], args[2], log)
            # The board is free of ties again: from here on nothing can be taken back. [zoo §B18]
            for species in range(SPECIES):
                state.fresh[species] = 0

    def _place(self, state: ZooState, seat: Seat, species: int, tokens: int, log: Log) -> None:
        """Food from funds on a species. [zoo §5b.7] [zoo §5b.8]"""
        state.tokens[species][seat] += tokens
        state.placed[species] += tokens
        state.fresh[species] += tokens
        state.funds[seat] -= tokens
        state.spent[seat] += tokens
        log.tell("placed", (seat, species, tokens))

    def _take_back(self, state: ZooState, seat: Seat, species: int, log: Log) -> None:
        """Undo what made the tie; this species is closed to more food this turn. [zoo §B18]"""
        tokens = state.fresh[species]
        state.tokens[species][seat] -= tokens
        state.placed[species] -= tokens
        state.fresh[species] = 0
        state.closed[species] = 1
        state.funds[seat] += tokens
        state.spent[seat] -= tokens
        log.tell("taken-back", (seat, species, tokens))

    def _card(self, game: Zoocracy, state: ZooState, seat: Seat, args: tuple[int, ...], log: Log) -> None:
        """A used card lies open; its tokens come from the supply. [zoo §5b.9] [zoo §5b.10] [zoo §B6] [zoo §B15]"""
        card = args[1]
        species = game.card_subject[card]
        discard(state, seat, card)
        if game.card_type[card] == RALLY:  # [zoo §9a.rally]
            state.tokens[species][seat] += args[2]
            state.supply -= args[2]
        else:  # [zoo §9a.negative] [zoo §5b.ex3]
            state.tokens[species] = replaced(state.tokens[species], seat, args[2])
        log.tell("card", (seat, *args[1:]))

    def _prime_tokens(self, game: Zoocracy, state: ZooState, seat: Seat, species: int, log: Log) -> None:
        """Two tokens from the supply, once. [zoo §5b.11] [zoo §B7] [zoo §B16]"""
        tokens = game.tables.prime_minister_tokens
        state.tokens[species][seat] += tokens
        state.supply -= tokens
        state.active[PRIME] = 0
        log.tell("prime-tokens", (seat, species))

    def _leader_negative(self, state: ZooState, seat: Seat, species: int, victim: Seat, log: Log) -> None:
        """A negative campaign without a card, once. [zoo §5b.12] [zoo §B8] [zoo §B16]"""
        state.tokens[species] = replaced(state.tokens[species], seat, victim)
        state.active[LEADER] = 0
        log.tell("leader-negative", (seat, species, victim))

    def why_not(
        self, game: Zoocracy, state: ZooState, frame: Frame, seat: Seat, action: Action
    ) -> Message | None:
        return refusal(game, state, seat, action.args)


def clear_turn(state: ZooState) -> None:
    for species in range(SPECIES):
        state.placed[species] = 0
        state.fresh[species] = 0
        state.closed[species] = 0


def limit(game: Zoocracy, state: ZooState) -> int:
    """How much food from funds a turn may place. [zoo §5b.7] [zoo §9b.good-harvest] [zoo §9b.bad-harvest]"""
    return max(game.campaign_limit + state.harvest, 0)


def turn(game: Zoocracy, state: ZooState, seat: Seat) -> Branch:
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
    if may_use(state, seat, PRIME):
        where = [
            s for s in range(SPECIES) if may_add(state, seat, s, game.tables.prime_minister_tokens, tied)
        ]
        if where:
            items.append(PRIME_TOKENS)
            spaces.append(OneOf(tuple(where), "zoo §5b.11"))
    if may_use(state, seat, LEADER):
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
    return state.offices[office] == seat and state.active[office] == 1


def placements(game: Zoocracy, state: ZooState, seat: Seat) -> Space | None:
    """Food from funds: within the limit of the turn, three to a species, not under the Blockade.

    A tie is allowed for the moment. [zoo §5b.7] [zoo §5b.8] [zoo §5d.14] [zoo §B1] [zoo §B18]
    """
    left = min(limit(game, state) - sum(state.placed), state.funds[seat])
    if left <= 0:
        return None
    most = game.funds_per_species
    if state.blockade == NOBODY and not any(state.placed) and not any(state.closed):
        return game.open_board[min(left, most)]
    items: list[int] = []
    spaces: list[Space] = []
    for species in range(SPECIES):
        room = most - state.placed[species]
        if room > 0 and species != state.blockade and not state.closed[species]:
            items.append(species)
            spaces.append(game.up_to[min(left, room)])
    return Branch(tuple(items), tuple(spaces), "zoo §5b.7") if items else None


def playable(game: Zoocracy, state: ZooState, seat: Seat, tied: list[int]) -> Space | None:
    """Campaign cards in hand that leave no tie behind. [zoo §5b.9] [zoo §B4] [zoo §B5] [zoo §B17] [zoo §B19]"""
    items: list[int] = []
    spaces: list[Space] = []
    for card in state.hands[seat]:
        if game.card_phase[card] != IN_CAMPAIGN:
            continue
        species = game.card_subject[card]
        if game.card_type[card] == RALLY:
            options = [
                n for n in range(1, game.tables.rally_tokens + 1) if may_add(state, seat, species, n, tied)
            ]
            rule = "zoo §9a.rally"
        else:
            options = victims(state, seat, species, tied)
            rule = "zoo §9a.negative"
        if options:
            items.append(card)
            spaces.append(OneOf(tuple(options), rule))
    return Branch(tuple(items), tuple(spaces), "zoo §5b.9") if items else None


def negative_campaigns(state: ZooState, seat: Seat, tied: list[int]) -> Space | None:
    """The opposition leader's negative campaign: a species and a party. [zoo §5b.12]"""
    items: list[int] = []
    spaces: list[Space] = []
    for species in range(SPECIES):
        options = victims(state, seat, species, tied)
        if options:
            items.append(species)
            spaces.append(OneOf(tuple(options), "zoo §9a.negative"))
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


def refusal(game: Zoocracy, state: ZooState, seat: Seat, args: tuple[int, ...]) -> Message | None:
    """Why a step of the turn is not possible, where there is more to say than the list of options."""
    what = args[0] if args else -1
    if what == END_TURN and tied_species(state):
        return Message("zoo-why-tied", {"species": name_of(tied_species(state)[0])}, "zoo §5b.13")
    if len(args) < 2 or not PLACE <= what <= LEADER_NEGATIVE:
        return None
    if what == CARD:
        if args[1] not in state.hands[seat]:
            return Message("zoo-why-not-in-hand", {}, "zoo §5.3")
        if game.card_phase[args[1]] != IN_CAMPAIGN:
            return Message("zoo-why-other-phase", {}, "zoo §5.3")
    if what == PRIME_TOKENS and not may_use(state, seat, PRIME):
        return refused_privilege(state, seat, PRIME, "zoo §5b.11")
    if what == LEADER_NEGATIVE and not may_use(state, seat, LEADER):
        return refused_privilege(state, seat, LEADER, "zoo §5b.12")
    species = game.card_subject[args[1]] if what == CARD else args[1]
    if species >= SPECIES:
        return None
    if species == state.blockade:
        return Message("zoo-why-blocked", {"species": name_of(species)}, "zoo §5d.14")
    if what == PLACE:
        return refused_placement(game, state, seat, args)
    return refused_tokens(game, state, seat, args, species)


def refused_privilege(state: ZooState, seat: Seat, office: int, rule: str) -> Message:
    if state.offices[office] != seat:
        return Message("zoo-why-not-your-office", {}, rule)
    return Message("zoo-why-used", {}, "zoo §5d.12")


def refused_tokens(
    game: Zoocracy, state: ZooState, seat: Seat, args: tuple[int, ...], species: int
) -> Message | None:
    """For Rally, the Prime Minister's tokens and negative campaigns: no token to replace, or a tie."""
    negative = args[0] == LEADER_NEGATIVE or (args[0] == CARD and game.card_type[args[1]] == NEGATIVE)
    if negative:
        victim = args[2] if len(args) > 2 else seat
        if victim >= game.players or victim == seat or not state.tokens[species][victim]:
            return Message("zoo-why-no-token", {"species": name_of(species)}, "zoo §9a.negative")
    elif args[0] == CARD and (len(args) < 3 or not 1 <= args[2] <= game.tables.rally_tokens):
        return None
    return Message("zoo-why-tie", {}, "zoo §5b.13")


def refused_placement(game: Zoocracy, state: ZooState, seat: Seat, args: tuple[int, ...]) -> Message | None:
    if len(args) < 3:
        return None
    species = args[1]
    if state.closed[species]:
        return Message("zoo-why-closed", {"species": name_of(species)}, "zoo §B18")
    if args[2] > state.funds[seat]:
        return Message("zoo-why-funds", {"funds": state.funds[seat]}, "zoo §5b.7")
    if args[2] + sum(state.placed) > limit(game, state):
        return Message("zoo-why-limit", {"limit": limit(game, state)}, "zoo §5b.7")
    return Message("zoo-why-species-limit", {"limit": game.tables.funds_per_species}, "zoo §5b.8")


def name_of(species: int) -> Message:
    return Message(f"zoo-species-{species}")
