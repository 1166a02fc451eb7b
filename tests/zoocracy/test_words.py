"""Everything that can be asked, answered, told or shown has words."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from hustings.core.action import Action
from hustings.core.bitset import of
from hustings.core.words import Heading, Line
from hustings.core.words import Table as Grid
from hustings.games.zoocracy import TITLE, frames
from hustings.games.zoocracy.constants import PHASE_E
from hustings.games.zoocracy.what_if import FIGURES
from hustings.locale import Translator
from hustings.testing import unsaid
from tests.zoocracy.scenario import HIPPO, PLACE, Table

WORDS = TITLE.words


@pytest.mark.parametrize(("players", "advanced"), [(2, False), (3, True), (4, False), (6, True)])
def test_nothing_is_left_without_words(players: int, advanced: bool) -> None:
    assert unsaid(TITLE, {"advanced": advanced}, players=players) == []


@pytest.mark.parametrize("options", [{"loyalty": "any"}, {"food_supply": "limited"}], ids=str)
def test_nor_with_options_that_ask_or_tell_more(options: dict[str, object]) -> None:
    assert unsaid(TITLE, options, players=3) == []


@pytest.mark.rule("zoo:B15", "zoo:7.4")
@pytest.mark.parametrize(
    ("players", "supply", "said"),
    [
        (3, "open", "Food in the supply never runs out."),
        (3, "limited", "Food left in the supply: Yellow 15, Green 0, Red 15."),
        (2, "limited", "Food left in the supply, the unused colours included: Yellow 115, Green 100."),
    ],
)
def test_the_table_says_whether_food_can_run_out(players: int, supply: str, said: str) -> None:
    say = Translator("en", TITLE)
    table = Table(players, food_supply=supply)
    table.state.supply[1] = 0
    table.begin(frames.CAMPAIGN)
    blocks = WORDS.table(table.game, table.game.view(table.state, 0))
    lines = [say(block.message) for block in blocks if isinstance(block, Line)]
    assert any(line.startswith(said) for line in lines)


def test_no_sentence_is_written_for_nothing() -> None:
    """Every message of the English file is named in the code, at least by how it begins."""
    text = (files("hustings.locale") / "en" / "zoo.ftl").read_text("utf-8")
    code = ""
    package = files("hustings.games.zoocracy")
    for folder in (package, package / "phases", package / "evaluation"):
        for file in folder.iterdir():
            if file.name.endswith(".py"):
                code += file.read_text("utf-8")
    stems = set(re.findall(r'f?"(zoo-[A-Za-z0-9-]+)', code))
    game = Table().game
    stems |= {f"zoo-{form}-{kind}" for form in ("ask", "do", "later") for kind in game.vocabulary.questions}
    stems |= {f"zoo-news-{kind}" for kind in game.vocabulary.events}
    stems |= {f"zoo-figure-{figure}" for figure in FIGURES}
    unused = [
        name
        for name in re.findall(r"^(zoo-[A-Za-z0-9-]+) =", text, re.MULTILINE)
        if not any(name.startswith(stem) for stem in stems)
    ]
    assert unused == []


def test_an_own_draw_is_named_and_a_rivals_is_not() -> None:
    say = Translator("en", TITLE)
    table = Table().begin(frames.DRAWING, 1, 2)
    table.chance("draw", table.card(4), table.card(0, HIPPO))
    drew = table.events[0]
    mine = say(WORDS.news(table.game, table.game.view(table.state, 1), drew.seen_by(1)))
    other = say(WORDS.news(table.game, table.game.view(table.state, 0), drew.seen_by(0)))
    assert mine == "You draw Migration, Rally (hippos)."
    assert other == "Green draws 2 cards."


def test_a_refusal_says_why_with_its_section() -> None:
    say = Translator("en", TITLE)
    table = Table()
    table.state.blockade = HIPPO
    table.begin(frames.CAMPAIGN)
    message = table.game.why_not(table.state, 0, Action("campaign", (PLACE, HIPPO, 1)))
    assert message is not None
    expected = "The Blockade lies on the hippos this round."
    assert say(message) == expected
    assert message.rule == "zoo §5d.14"


def test_the_text_form_shows_what_matters() -> None:
    say = Translator("en", TITLE)
    table = Table(2).parliament(7, 5).govern(0).event("strike")
    table.state.begun = of([PHASE_E])
    table.deal(0, 4)
    blocks = WORDS.table(table.game, table.game.view(table.state, 0))
    lines = [say(block.message) for block in blocks if isinstance(block, Heading | Line)]
    assert lines[0] == "Round 1 of at most 8"
    assert "This round's event: Strike." in lines
    assert "Your cards: Migration." in lines
    assert lines[-1].startswith("The deck has 46 cards.")
    assert lines[-1].endswith("Strike, Resistance, End of the game.")
    assert "The strike stops this round's promised goal." in lines
    grids = [block for block in blocks if isinstance(block, Grid)]
    assert [say(cell) for cell in grids[1].rows[0]] == [
        "Yellow (you)", "0", "7", "government", "10", "10", "0", "1",
    ]  # fmt: skip
    assert say(grids[1].rows[1][4]) == "hidden"
