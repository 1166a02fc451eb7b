"""The strategy sheet: where its lines bring most."""

from __future__ import annotations

from hustings.games.die_macher.classic.evaluation.marginal_values import factor_worth, vote_worth
from hustings.games.die_macher.classic.evaluation.position import expected_votes
from hustings.games.die_macher.classic.game import Classic
from hustings.games.die_macher.classic.rules import factor, votes_for
from hustings.games.die_macher.classic.state import ClassicState
from hustings.games.die_macher.classic.tables import LINE_TREND, LINE_VOTES

Args = tuple[int, ...]


def sheets(game: Classic, state: ClassicState, seat: int, most: int) -> list[Args]:
    """Lines where they bring most; media markers where the party may win."""
    tables = game.tables
    boards = range(len(state.boards))
    meet = [
        votes_for(tables.sheet_meetings, factor(state.programmes[seat], state.boards[i], seat))
        * vote_worth(game, state, i, seat)
        for i in boards
    ]
    trend = [factor_worth(game, state, i, seat) + 0.01 * i for i in boards]
    votes = [tables.sheet_votes * vote_worth(game, state, i, seat) for i in boards]
    hopes = [expected_votes(game, state, i, seat) + 0.2 * votes[i] for i in boards]
    rated: list[tuple[float, Args]] = []
    for offer in range(len(tables.sheet_lines)):
        lines = tables.sheet_lines[offer]
        args: list[int] = [offer]
        value = 0.0
        for k in range(len(lines)):
            gains = trend if lines[k] == LINE_TREND else votes if lines[k] == LINE_VOTES else meet
            same = k > 0 and lines[k] == lines[k - 1]
            low = args[-1] if same else 0
            where = low
            for i in range(low, len(state.boards)):
                # A second equal line goes elsewhere unless nothing is left.
                if gains[i] > gains[where] or (same and where == args[-1] and i > low):
                    where = i
            args.append(where)
            value += gains[where]
        for column in range(len(tables.sheet_media)):
            markers = tables.sheet_media[column]
            order = sorted(boards, key=hopes.__getitem__, reverse=True)[:markers]
            order.sort()
            worth = tables.sheet_members[column] * 1.25 + (4.5, 8.0, 11.0, 12.0)[min(markers, 3)]
            rated.append((value + worth, (*args, column, *order)))
    rated.sort(reverse=True)
    return [entry[1] for entry in rated[:most]]
