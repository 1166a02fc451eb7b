"""Why bots answer so: said for every vote, proposal and coalition, and without telling what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import hustings
from hustings.bots import make, reason
from hustings.core.action import CHANCE, SPECTATOR, Action, Decision
from hustings.core.event import Log
from hustings.core.rng import seeded
from hustings.games.die_macher.classic.rules import convert
from hustings.games.zoocracy import text as zoo_text
from hustings.games.zoocracy.constants import GOVERNMENT, SPECIES
from hustings.games.zoocracy.rules import votes as zoo_votes
from hustings.locale import Translator

# The decisions about governments and coalitions: nobody is left without a reason for them.
NEGOTIATED = {
    "zoocracy": ("vote", "propose", "motion"),
    "die-macher-2006": ("coalition", "consent"),
    "die-macher-1997": ("coalition", "consent"),
}


def game_of_bots(id: str, seed: int) -> Any:
    """The questions of a game of `greedy` with the answers: (game, state, decision, action), state before it."""
    title = hustings.title(id)
    game = title.game(5 if 5 in title.players else max(title.players))
    state = game.initial()
    rng = seeded(seed)
    bots = [make("greedy", seeded(seed, f"{seat}"), title) for seat in range(game.players)]
    while asked := game.pending(state):
        decision = asked[0]
        if decision.seat == CHANCE:
            action = Action(decision.kind, decision.space.sample(rng))
        else:
            action = bots[decision.seat].decide(game, game.view(state, decision.seat), decision)
            yield game, state, decision, action
        game.apply(state, decision.seat, action, asked)


@pytest.mark.parametrize("id", NEGOTIATED)
def test_votes_proposals_and_coalitions_have_a_reason(id: str) -> None:
    say = Translator("en", hustings.title(id))
    kinds: set[str] = set()
    for seed in range(4):
        for game, state, decision, action in game_of_bots(id, seed):
            if decision.kind in NEGOTIATED[id]:
                for viewer in (decision.seat, SPECTATOR):
                    said = reason(game, game.view(state, viewer), decision, action)
                    assert said is not None
                    assert say(said)
                kinds.add(decision.kind)
    assert kinds == set(NEGOTIATED[id])
    assert not say.missing


@pytest.mark.parametrize("id", NEGOTIATED)
def test_both_answers_have_their_reason(id: str) -> None:
    """Yes and no are not explained by the same words."""
    pairs = 0
    for seed in range(1, 5):
        for game, state, decision, _ in game_of_bots(id, seed):
            if decision.kind in ("vote", "consent"):
                view = game.view(state, decision.seat)
                yes, no = (reason(game, view, decision, Action(decision.kind, (said,))) for said in (1, 0))
                assert yes is not None
                assert no is not None
                assert yes.id != no.id
                pairs += 1
    assert pairs


@pytest.mark.parametrize("title", hustings.titles(), ids=lambda title: title.id)
def test_what_everybody_is_told_rests_on_what_everybody_sees(title: Any) -> None:
    """Hidden things dealt anew behind a spectator's back do not change the sentence."""
    compared = 0
    for n, (game, state, decision, action) in enumerate(game_of_bots(title.id, 3)):
        if n % 7:
            continue
        view = game.view(state, SPECTATOR)
        other = game.determinize(view, seeded(n, "dealt anew"))
        assert _data(game, view, decision, action) == _data(
            game, game.view(other, SPECTATOR), decision, action
        )
        compared += 1
    assert compared > 3


def _data(game: Any, view: Any, decision: Decision, action: Action) -> object:
    said = reason(game, view, decision, action)
    return None if said is None else said.data()


# -- every claim held against the engine --


def _votes(game: Any, state: Any, seat: int) -> int:
    """Votes in the state that votes now, after every meeting there has been converted by the rules."""
    after = game.copy(state)
    board = after.boards[0]
    convert(game.tables, after, board, seat, board.meetings[seat], Log(True))
    return int(board.votes[seat])


def _rival(game: Any, state: Any, *seats: int) -> int:
    return max(_votes(game, state, party) for party in range(game.players) if party not in seats)


def _party(game: Any, state: Any, decision: Decision, args: tuple[int, ...]) -> int:
    if decision.kind == "consent":
        return int((state.start + state.stack[-1].step) % game.players)
    return args[0] - 1


def _named(state: Any, decision: Decision, args: tuple[int, ...]) -> set[int]:
    terms = state.stack[-1].args[2:] if decision.kind == "vote" else args[decision.kind == "motion" :]
    return {party for party in terms if party >= 0}


def _seats(state: Any, parties: set[int]) -> int:
    return sum(state.seats[party] for party in parties)


def _after(game: Any, state: Any, decision: Decision, args: tuple[int, ...]) -> Any:
    after = game.copy(state)
    game.apply(after, decision.seat, Action(decision.kind, args))
    return after


def _count(game: Any, state: Any, species: int, place: int) -> int:
    return int(zoo_votes(game.tables, species, state.manipulation, state.seasons)[place])


def _species(game: Any, values: Any) -> int:
    return next(n for n in range(SPECIES) if zoo_text.species(n) == values["species"])


def _stands(game: Any, state: Any, decision: Decision, args: Any, values: Any, place: int) -> bool:
    """First or second with a species once the answer is given, and so many votes for it."""
    species = _species(game, values)
    row = _after(game, state, decision, args).tokens[species]
    ahead = sum(tokens > row[decision.seat] for tokens in row)
    return ahead == place and bool(values["votes"] == _count(game, state, species, place))


def _partners(state: Any, decision: Decision, args: tuple[int, ...], number: int) -> bool:
    named = _named(state, decision, args)
    return decision.seat in named and len(named) == number + 1 and _seats(state, named) >= state.majority


CLAIMS: dict[str, Callable[[Any, Any, Decision, tuple[int, ...], Any], bool]] = {
    "classic-because-alone": lambda g, s, d, a, v: (
        v["votes"] == _votes(g, s, d.seat) and v["rival"] == _rival(g, s, d.seat)
    ),
    "classic-because-together": lambda g, s, d, a, v: (
        v["votes"] == _votes(g, s, d.seat) + _votes(g, s, _party(g, s, d, a))
        and v["rival"] == _rival(g, s, d.seat, _party(g, s, d, a))
    ),
    "classic-because-forced": lambda g, s, d, a, v: (
        _after(g, s, d, a).partners[d.seat] == a[0] - 1
        and v["cards"] == (s.programmes[d.seat] & s.programmes[a[0] - 1]).bit_count()
    ),
    "zoo-because-own": lambda g, s, d, a, v: s.stack[-1].args[0] == d.seat,
    "zoo-because-goals": lambda g, s, d, a, v: v["goals"] == s.stack[-1].args[5:].count(d.seat) > 0,
    "zoo-because-offices": lambda g, s, d, a, v: d.seat in s.stack[-1].args[2:5],
    "zoo-because-nothing": lambda g, s, d, a, v: d.seat not in s.stack[-1].args[2:],
    "zoo-because-behind": lambda g, s, d, a, v: (
        v["majority"] == s.majority
        and v["seats"]
        == _seats(
            s,
            _named(s, d, a) | {d.seat} | ({s.stack[-1].args[0]} if d.kind == "vote" else set()),
        )
    ),
    "zoo-because-share": lambda g, s, d, a, v: (
        v["goals"] == s.stack[-1].args[5:].count(d.seat)
        and v["all"] == len(s.stack[-1].args[5:])
        and v["offices"] == s.stack[-1].args[2:5].count(d.seat)
    ),
    "zoo-because-government": lambda g, s, d, a, v: (
        v["seats"] == sum(n for n, side in zip(s.seats, s.sides, strict=True) if side == GOVERNMENT)
        and v["majority"] == s.majority
    ),
    "zoo-because-partner": lambda g, s, d, a, v: _partners(s, d, a, 1),
    "zoo-because-partners": lambda g, s, d, a, v: _partners(s, d, a, 2),
    "zoo-because-enough": lambda g, s, d, a, v: s.seats[d.seat] >= s.majority,
    "zoo-because-bid": lambda g, s, d, a, v: (v["bid"], v["food"]) == (a[0], s.funds[d.seat]),
    "zoo-because-keep": lambda g, s, d, a, v: v["food"] == s.funds[d.seat] and a == (0,),
    "zoo-because-first": lambda g, s, d, a, v: _stands(g, s, d, a, v, 0),
    "zoo-because-second": lambda g, s, d, a, v: _stands(g, s, d, a, v, 1),
    "zoo-because-tokens": lambda g, s, d, a, v: (
        v["tokens"] == _after(g, s, d, a).tokens[_species(g, v)][d.seat]
    ),
    "zoo-because-tie": lambda g, s, d, a, v: _tied(s.tokens[a[1]]),
    "zoo-because-word": lambda g, s, d, a, v: v["party"] == zoo_text.party(a[0]) and a[0] in s.promises,
    "zoo-because-no-word": lambda g, s, d, a, v: v["party"] != zoo_text.party(a[0]),
}


def _tied(row: list[int]) -> bool:
    held = [tokens for tokens in row if tokens]
    return len(held) != len(set(held))


@pytest.mark.parametrize("id", ["zoocracy", "die-macher-2006", "die-macher-1997", "die-macher-2019"])
def test_every_claim_is_true(id: str) -> None:
    """Whatever answer a bot or a random player might give: its reason says what the engine says."""
    claims: set[str] = set()
    for seed in range(3):
        for options in [{}, {"advanced": "true"}] if id == "zoocracy" else [{}]:
            title = hustings.title(id)
            game = title.game(max(title.players), **options)
            state = game.initial()
            rng = seeded(seed)
            evaluator = title.evaluator.new()
            bots = [make("greedy", seeded(seed, f"{seat}"), title) for seat in range(game.players)]
            while asked := game.pending(state):
                decision = asked[0]
                if decision.seat == CHANCE:
                    action = Action(decision.kind, decision.space.sample(rng))
                else:
                    for _ in range(3):
                        args = decision.space.sample(rng)
                        said = evaluator.explain(game, state, decision, args)
                        if said is not None:
                            claims.add(said.id)
                            assert CLAIMS[said.id](game, state, decision, args, said.values), (said, args)
                    action = bots[decision.seat].decide(game, game.view(state, decision.seat), decision)
                    said = evaluator.explain(game, state, decision, action.args)
                    if said is not None:
                        claims.add(said.id)
                        assert CLAIMS[said.id](game, state, decision, action.args, said.values), said
                game.apply(state, decision.seat, action, asked)
    assert len(claims) >= {"zoocracy": 14, "die-macher-2019": 0}.get(id, 3), claims
