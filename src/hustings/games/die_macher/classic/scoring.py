"""The final account."""

from __future__ import annotations

from hustings.core.bitset import has
from hustings.games.die_macher.classic.phases.election import matches
from hustings.games.die_macher.classic.rules import Rules
from hustings.games.die_macher.classic.state import ClassicBoard


def scores(game: Rules, board: ClassicBoard) -> list[tuple[int, int, int, int, int, int]]:
    """By seat: seats, national media, members, most members, national opinions, dominant opinions.

    [2006 §7.1] [2006 §7.2] [2006 §P13] [2006 §7.3.a] [2006 §7.4.a] [2006 §7.4.b]
    [1997 §6.1] [1997 §6.2] [1997 §6.3.a] [1997 §6.4.a] [1997 §6.4.b]
    """
    tables = game.tables
    bonus = membership_bonus(game, board.members)
    sheet: list[tuple[int, int, int, int, int, int]] = []
    for seat in range(game.players):
        seats = sum([won[seat] for won in board.seats])
        media = 0
        for number in range(len(board.national_media)):
            if has(board.national_media[number], seat):
                media += tables.media_points[number]
        opinions = 0
        dominant = 0
        for space in matches(board.programmes[seat], board.national):
            opinions += tables.opinion_points[space]
            if board.strength[space] > 1:
                dominant += tables.dominant_bonus
        sheet.append((seats, media, board.members[seat], bonus[seat], opinions, dominant))
    return sheet


def membership_bonus(game: Rules, members: list[int]) -> list[int]:
    """Ten for the most members and six for the second most; a tie for the most shares both.

    [2006 §7.3.b] [2006 §7.3.c] [2006 §C17] [1997 §6.3.b] [1997 §6.3.c]
    """
    tables = game.tables
    bonus = [0] * len(members)
    most = max(members)
    first = [seat for seat in range(len(members)) if members[seat] == most]
    if len(first) > 1:
        for seat in first:
            bonus[seat] = (tables.most_members + tables.second_members) // len(first)
        return bonus
    bonus[first[0]] = tables.most_members
    runner_up = max([number for number in members if number < most])
    second = [seat for seat in range(len(members)) if members[seat] == runner_up]
    for seat in second:
        bonus[seat] = tables.second_members if len(second) == 1 else game.edition.shared_second(len(second))
    return bonus
