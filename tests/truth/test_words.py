"""What is said of an answer before it is given, and in the table in words, is so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hustings.core.action import CHANCE
from hustings.core.message import Message, Value
from hustings.core.rng import Rng
from hustings.core.words import Heading, Line, Table
from hustings.play.what_if import WORLDS, certain
from tests.truth.plays import Look, Play, Setting, looks, play

TITLES = ("die-macher-1997", "die-macher-2006", "die-macher-2019", "pocket", "zoocracy")
PLAYERS = {"pocket": 3}


@pytest.fixture(scope="module", params=TITLES)
def plays(request: pytest.FixtureRequest) -> list[Play]:
    setting: Setting = (request.param, PLAYERS.get(request.param, 4), {})
    return [play(setting, 3, sensible) for sensible in (False, True)]


def test_what_an_answer_surely_brings_comes(plays: list[Play]) -> None:
    """All that a preview tells happens, in the same order, before anything else."""
    told = 0
    for made in plays:
        for moment in made.moments:
            seat = moment.decision.seat
            if seat == CHANCE:
                continue
            view = made.game.view(moment.state, seat)
            rng = Rng(b"%d" % moment.n)
            worlds = [made.game.determinize(view, rng) for _ in range(WORLDS)]
            sure = certain(made.game, worlds, seat, moment.action)
            told += len(sure)
            true = [event.seen_by(seat) for event in moment.events]
            assert sure == true[: len(sure)], f"{made.name}, answer {moment.n}: {moment.action!r}"
    assert told > 10


def numbers(blocks: list[Any], id: str, name: str) -> list[Value]:
    """The values of one name in all sentences of one kind in a table."""
    found: list[Value] = []
    for message in sentences(blocks):
        if message.id == id:
            found.append(message.values[name])
    return found


def sentences(blocks: list[Any]) -> Iterator[Message]:
    for block in blocks:
        if isinstance(block, Heading | Line):
            yield block.message
        else:
            assert isinstance(block, Table)
            yield block.caption


def test_elections_have_their_number(plays: list[Play]) -> None:
    """In the table in words as on the board."""
    for made in plays:
        if not made.game.id.startswith("die-macher"):
            continue
        for look in looks(made, 4):
            if "states" in look.told:
                true = [state["election"] for state in look.told["states"]]
                said = numbers(table(look), "classic-election", "number")
            else:
                now = [region["votes_now"] for region in sorted_regions(look)]
                true = [region["election"] for region in sorted_regions(look)]
                said = numbers(table(look), "dm19-region-now", "number")
                assert len(said) == now.count(True)
                said += numbers(table(look), "dm19-region-later", "number")
            assert said == true


def table(look: Look) -> list[Any]:
    return look.play.title.words.table(look.game, look.view)


def sorted_regions(look: Look) -> list[Any]:
    return sorted(look.told["regions"], key=lambda region: region["election"])


COSTS = {
    # kind of question: the value in its answer's sentence, and the event and field that tell what came
    "zoocracy": {"bid": ("cost", "paid", "amount")},
    "die-macher-2019": {"convert": ("votes", "converted", "votes"), "meetings": ("cost", "meetings", "cost")},
}


def test_an_answer_costs_and_brings_what_its_sentence_says(plays: list[Play]) -> None:
    held = 0
    for made in plays:
        for moment in made.moments:
            known = COSTS.get(made.game.id, {}).get(moment.decision.kind)
            if known is None or not any(moment.action.args):
                continue
            value, kind, field = known
            seat = moment.decision.seat
            view = made.game.view(moment.state, seat)
            said = made.title.words.choice(made.game, view, moment.decision, moment.action.args).values[value]
            later = made.log[moment.start :]
            true = next(event for event in later if event.kind == kind and event["seat"] == seat)[field]
            assert said == true, f"{made.name}, answer {moment.n}"
            held += 1
    assert held or made.game.id not in COSTS


NUMBER_OF_CARDS = {("die-macher-2019", "programme"), ("die-macher-2019", "complete"), ("zoocracy", "discard")}


def test_a_question_for_several_cards_says_how_many(plays: list[Play]) -> None:
    for made in plays:
        for moment in made.moments:
            if (made.game.id, moment.decision.kind) not in NUMBER_OF_CARDS:
                continue
            view = made.game.view(moment.state, moment.decision.seat)
            said = made.title.words.ask(made.game, view, moment.decision).values["count"]
            assert {len(args) for args in moment.decision.space} == {said}


def test_nobody_is_told_that_the_own_hand_is_hidden(plays: list[Play]) -> None:
    """In the table in words of 2019 each hand is what the viewer knows, and how many cards more."""
    for made in plays:
        if made.game.id != "die-macher-2019":
            continue
        for look in looks(made, 5):
            parties = next(b for b in table(look) if isinstance(b, Table) and b.caption.id == "dm19-parties")
            for seat, row in enumerate(parties.rows):
                hand = row[-1]
                assert isinstance(hand, Message)
                if seat == look.seat:
                    assert hand.values["hidden"] == 0
                else:
                    assert hand.values["hidden"] == len(look.state.hands[seat]) - len(look.state.shown[seat])
