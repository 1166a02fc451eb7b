"""Everything that can be asked, answered, told or shown has words."""

from __future__ import annotations

from hustings.core.words import Heading, Line
from hustings.games.pocket import TITLE
from hustings.games.pocket.state import PASS, SMEAR, SPIN
from hustings.locale import Translator
from tests.pocket.scenario import Table

WORDS = TITLE.words
say = Translator("en", TITLE)


def question(table: Table, seat: int) -> str:
    return say(WORDS.ask(table.game, table.game.view(table.state, seat), table.decision(seat)))


def choice(table: Table, seat: int, *args: int) -> str:
    return say(WORDS.choice(table.game, table.game.view(table.state, seat), table.decision(seat), args))


def news(table: Table, seat: int) -> list[str]:
    view = table.game.view(table.state, seat)
    return [say(WORDS.news(table.game, view, event.seen_by(seat))) for event in table.events]


def test_a_card_says_what_it_does_and_where() -> None:
    table = Table().to_cards()
    assert question(table, 0) == "Do you play a card?"
    assert choice(table, 0, PASS) == "Play no card"
    assert choice(table, 0, SMEAR, 1) == "Play a smear in the South: every rival there loses a meeting"


def test_a_drawn_issue_is_named_to_its_party_only() -> None:
    table = Table().to_cards().do(0, "card", SPIN).chance("issue", 5)
    assert news(table, 0) == ["You have drawn housing."]
    assert "housing" not in news(table, 1)[0]
    assert question(table, 0) == "You have drawn housing. What does your party stand for?"
    assert choice(table, 0, 0) == "Keep your programme and put housing back"
    assert choice(table, 0, 2) == "Replace schools with housing"


def test_a_secret_bid_is_told_without_its_amount() -> None:
    assert news(Table().do(2, "bid", 4), 0) == ["Green has made a secret bid."]


def test_the_table_shows_the_own_hand_and_no_other() -> None:
    table = Table(2, hands=((SPIN, SPIN), (SMEAR, SMEAR)))
    shown = {}
    for seat in (0, 1):
        blocks = WORDS.table(table.game, table.game.view(table.state, seat))
        shown[seat] = [say(block.message) for block in blocks if isinstance(block, Heading | Line)]
    assert shown[0][-3:] == ["Your cards", "Spin", "Spin"]
    assert shown[1][-3:] == ["Your cards", "Smear", "Smear"]
