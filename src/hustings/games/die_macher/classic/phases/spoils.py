"""The spoils of victory: media markers and opinions move to the national board."""

from __future__ import annotations

from typing import Final

from hustings.core import Args, Branch, Decision, Frame, Log, OneOf, Payload, Phase, Range, Seat, Space, Unit
from hustings.core.bitset import add
from hustings.core.role import COUNT, SEAT, shift, unshift
from hustings.games.die_macher.classic import events, frames, questions
from hustings.games.die_macher.classic.rules import Rules, result, strongest
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.common.cards import NOTHING, opposite

MEDIA_ONLY: Final = 0

# Steps of a privilege
MARKER: Final = 0
OPINIONS: Final = 1


class Spoils(Phase[Rules, ClassicState]):
    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        """Those with a privilege use it one after another."""
        state.pop()
        for seat, opinions in reversed(privileges(game, state)):
            state.push(frames.PRIVILEGE, (seat, opinions))
        return True


class Privilege(Phase[Rules, ClassicState]):
    """One party may move a media marker, and then so many opinions."""

    args = Payload({"seat": SEAT, "opinions": COUNT})

    def settle(self, game: Rules, state: ClassicState, frame: Frame, log: Log) -> bool:
        seat, opinions = frame.args
        if frame.step == MARKER:
            # A marker in the state is needed. [2006 §6.3.3.a] [2006 §P5] [1997 §5.3.3.a] [1997 §H24]
            if state.boards[0].media[seat]:
                return False
            frame.step = OPINIONS
        if opinions and len(placements(state)) > 1:
            return False
        state.pop()
        return True

    def pending(self, game: Rules, state: ClassicState, frame: Frame) -> list[Decision]:
        seat, _ = frame.args
        cite = game.edition.cite
        if frame.step == MARKER:
            return [Decision(seat, questions.NATIONAL_MEDIA, Range(0, 1, cite.national_media))]
        rule = cite.national_opinion
        items = placements(state)
        spaces: list[Space] = [Unit(rule)]
        for item in items[1:]:
            victims = replaceable(state, state.boards[0].opinions[unshift(item)])
            spaces.append(OneOf(victims, cite.national_full) if victims else Unit(rule))
        return [Decision(seat, questions.NATIONAL_OPINION, Branch(tuple(items), tuple(spaces), rule))]

    def apply(self, game: Rules, state: ClassicState, frame: Frame, seat: Seat, args: Args, log: Log) -> None:
        _, opinions = frame.args
        if frame.step == MARKER:
            frame.step = OPINIONS
            if args[0]:
                # The marker moves from the state to the space of this round.
                # [2006 §6.3.3.a] [2006 §P5] [1997 §5.3.3.a] [1997 §P5]
                state.boards[0].media[seat] -= 1
                markers = state.national_media
                markers[state.round - 1] = add(markers[state.round - 1], seat)
                log.tell(events.NATIONAL_MEDIA, (seat, state.round))
        elif args[0]:
            chosen, *replaced = args
            frame.args = (seat, opinions - 1)
            place(game, state, seat, unshift(chosen), replaced[0] if replaced else NOTHING, log)
        else:
            frame.args = (seat, 0)


def privileges(game: Rules, state: ClassicState) -> list[tuple[Seat, int]]:
    """Who may move a marker, and how many opinions, in order.

    A lone winner: a marker and two opinions. A narrow winner: a marker and one; in some editions the
    losers on equal votes a marker. A coalition: a marker and one opinion each, the stronger partner first.

    [2006 §6.3.3.b] [2006 §6.3.3.f] [2006 §6.3.3.g] [2006 §6.3.3.h] [2006 §6.3.3.i] [2006 §C14] [2006 §C15]
    [2006 §H14] [1997 §5.3.3.b] [1997 §5.3.3.f] [1997 §5.3.3.g]
    """
    tables = game.tables
    board = state.boards[0]
    outcome = result(board, state.partners)
    if outcome.partner != NOTHING:
        first = strongest(board, [outcome.winner, outcome.partner])
        second = outcome.partner if first == outcome.winner else outcome.winner
        return [(first, tables.opinions_coalition), (second, tables.opinions_coalition)]
    if not outcome.narrow():
        return [(outcome.winner, tables.opinions_lone_win)]
    found = [(outcome.winner, tables.opinions_narrow_win)]
    if game.edition.narrow_loser_places_media:
        for seat in outcome.level:
            if state.partners[seat] == NOTHING:
                found.append((seat, MEDIA_ONLY))
    return found


def placements(state: ClassicState) -> list[int]:
    """0 to place none, and each opinion of the state (slot + 1) that has a place on the national board.

    [2006 §P12] [1997 §P12]
    """
    opinions = state.boards[0].opinions
    if NOTHING in state.national:  # room for every topic
        return list(range(len(opinions) + 1))
    items = [0]
    for slot in range(len(opinions)):
        card = opinions[slot]
        if home(state, card) != NOTHING or replaceable(state, card):
            items.append(shift(slot))
    return items


def home(state: ClassicState, card: int) -> int:
    """The national space that holds this topic, or NOTHING."""
    sides = (card, opposite(card))
    for space in range(len(state.national)):
        if state.national[space] in sides:
            return space
    return NOTHING


def replaceable(state: ClassicState, card: int) -> tuple[int, ...]:
    """On a full board a new topic may push out any opinion that is not dominant.

    [2006 §6.3.3.e] [1997 §5.3.3.e]
    """
    if NOTHING in state.national or home(state, card) != NOTHING:
        return ()
    return tuple([space for space in range(len(state.national)) if state.strength[space] == 1])


def place(game: Rules, state: ClassicState, seat: Seat, slot: int, replaced: int, log: Log) -> None:
    """The same card stacks, the opposite replaces, a new topic takes the leftmost free space.

    [2006 §6.3.3.b] [2006 §6.3.3.c] [2006 §6.3.3.d] [2006 §6.3.3.e]
    [1997 §5.3.3.b] [1997 §5.3.3.c] [1997 §5.3.3.d] [1997 §5.3.3.e]
    """
    board = state.boards[0]
    card = board.opinions.pop(slot)
    space = home(state, card)
    if space == NOTHING:
        space = replaced if replaced != NOTHING else state.national.index(NOTHING)
    held = state.national[space]
    if held == card:
        state.strength[space] += 1
    else:
        if held != NOTHING:
            game.edition.put_replaced(state, held, state.strength[space])
        state.national[space] = card
        state.strength[space] = 1
    log.tell(events.NATIONAL_OPINION, (seat, card, space, state.strength[space], held))
