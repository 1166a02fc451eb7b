"""What the classic editions say, in English."""

from __future__ import annotations

import hustings
from hustings.core.action import SPECTATOR
from hustings.core.event import Event, Log
from hustings.core.words import Heading, Line
from hustings.core.words import Table as TextTable
from hustings.games.die_macher.classic import events
from hustings.games.die_macher.classic.frames import (
    ACTING,
    CONFERENCE,
    CONVERSION,
    DONATIONS,
    EXCHANGE,
    MEETINGS,
    PLACING,
    POLL,
    SHEETS,
    SPOILS,
)
from hustings.games.die_macher.classic.text import card_name, state_name
from hustings.games.die_macher.classic.what_if import donate
from hustings.locale import Translator
from tests.die_macher.classic.scenario import Table, both, no, yes


def speaker(edition: str) -> Translator:
    return Translator("en", hustings.title(f"die-macher-{edition}"))


def question(table: Table, seat: int, edition: str) -> str:
    words = hustings.title(f"die-macher-{edition}").words
    return speaker(edition)(words.ask(table.game, table.game.view(table.state, seat), table.decision(seat)))


def answer(table: Table, seat: int, edition: str, *args: int) -> str:
    words = hustings.title(f"die-macher-{edition}").words
    view = table.game.view(table.state, seat)
    return speaker(edition)(words.choice(table.game, view, table.decision(seat), args))


def news(table: Table, seat: int, edition: str, event: Event) -> str:
    words = hustings.title(f"die-macher-{edition}").words
    return speaker(edition)(words.news(table.game, table.game.view(table.state, seat), event.seen_by(seat)))


def test_questions_and_answers_of_the_campaign() -> None:
    table = Table("2006", 3)
    table.begin(SHEETS)
    said = answer(table, 0, "2006", 1, 0, 0, 1, 1, 2, 2)
    assert said == (
        "popularity +1 in Bremen, six votes in Bremen, six meetings in Saarland, "
        "a media marker in Hamburg, a media marker in Hamburg, 4 members"
    )
    table.deal(*[[no(0), yes(5), yes(6)]] * 3)
    table.begin(CONFERENCE)
    assert answer(table, 0, "2006", *[0] * 14) == "Keep all cards"
    table.do(0, "discard", *[0] * 14)
    assert answer(table, 0, "2006", 0) == "Keep the programme"
    assert answer(table, 0, "2006", no(0) + 1, 0) == (
        "no to anti-terror measures instead of yes to anti-terror measures"
    )
    assert answer(table, 0, "2006", yes(0) + 1, 0) == (
        "Keep the programme, and discard yes to anti-terror measures from your hand"
    )
    table.begin(PLACING)
    assert answer(table, 0, "2006", 0, 0, 0, 0) == "Play no cards"
    assert answer(table, 0, "2006", 0, 3, 0, 0) == "Play face down: Chief Whip in Saarland"
    table.begin(MEETINGS)
    assert answer(table, 0, "2006", 2, 0, 1, 0) == "Hold meetings: 2 in Bremen, 1 in Hamburg"
    table.begin(DONATIONS)
    assert answer(table, 0, "2006", 4, 1) == "Accept 50k; members: about −5"
    assert answer(table, 0, "2006", 0, 0) == "Refuse 10k; members: about +4"


def test_questions_and_answers_in_a_state() -> None:
    table = Table("2006", 3)
    table.state.played = [[3, 0, 0, 0], [0] * 4, [0] * 4]
    table.begin(ACTING)
    assert question(table, 0, "2006") == "What does your Chief Whip do in Bremen?"
    assert answer(table, 0, "2006", 0) == "5 votes"
    assert answer(table, 0, "2006", 1, 2) == "A rival's popularity −1: FDP"
    table.begin(EXCHANGE, 3, 1)
    assert question(table, 1, "2006") == "Do you exchange an opinion in Mecklenburg-Vorpommern?"
    assert answer(table, 1, "2006", 0) == "Leave it as it is"
    table.state.boards[3].opinions[0] = yes(0)
    assert (
        answer(table, 1, "2006", 1, no(0))
        == "no to anti-terror measures instead of yes to anti-terror measures"
    )
    assert answer(table, 1, "2006", 1, yes(0)) == "Swap yes to anti-terror measures for an equal card"
    table.begin(POLL, 0, 0)
    table.chance("poll", 0)
    assert question(table, 0, "2006") == (
        "The poll in Bremen reads: CDU/CSU\u00a0+2, SPD\u00a0+1, FDP\u00a00. What do you publish?"
    )
    assert answer(table, 0, "2006") == "Keep it secret and roll for members"
    assert answer(table, 0, "2006", 0, 1) == "Publish: CDU/CSU\u00a0+2, SPD\u00a0+1"
    table.state.poll = -1
    table.state.boards[2].meetings = [6, 0, 0]
    table.begin(CONVERSION)
    assert question(table, 0, "2006") == "How many meetings in Hamburg do you turn into votes?"
    table.state.boards[0].votes = [20, 0, 0]
    table.begin(SPOILS)
    assert answer(table, 0, "2006", 0) == "None"


@both
def test_news_tells_each_reader_what_he_may_know(edition: str) -> None:
    table = Table(edition, 3)
    table.begin(POLL, 0, 1)
    event = table.chance("poll", 0).events[0]
    assert news(table, 1, edition, event) == "The poll reads: CDU/CSU\u00a0+2, SPD\u00a0+1, FDP\u00a00."
    for seat in (0, 2, SPECTATOR):
        assert news(table, seat, edition, event) == "SPD looks at the poll."
    table = Table(edition, 3)
    table.begin(PLACING)
    event = table.do(0, "cabinet", 1, 0, 2, 0).events[0]
    assert news(table, 2, edition, event) == "CDU/CSU plays cabinet cards in Bremen, Hamburg."
    table = Table(edition, 3)
    table.begin(DONATIONS)
    event = table.do(0, "donation", 3, 0).events[0]
    assert news(table, 0, edition, event) == "You refuse a donation of 40k."
    assert news(table, 1, edition, event) == "CDU/CSU refuses a donation."


@both
def test_a_card_replaced_by_its_like_is_told_as_such(edition: str) -> None:
    table, log = Table(edition, 3), Log()
    for card in (yes(5), no(0)):
        log.tell(events.CHANGED, (0, no(0), card))
        log.tell(events.EXCHANGED, (0, 2, card, no(0)))
    change, exchange, like, equal = (news(table, 2, edition, event) for event in log.events)
    say = speaker(edition)
    called, state = say(card_name(table.game, no(0))), say(state_name(table.game, 2))
    assert change.startswith(f"CDU/CSU now says {called} instead of yes to ")
    assert exchange.startswith(f"CDU/CSU exchanges an opinion in {state}: {called} instead of yes to ")
    assert like == f"CDU/CSU replaces {called} with an equal card."
    assert equal == f"CDU/CSU swaps {called} in {state} for an equal card."


@both
def test_who_moves_the_popularity_of_a_rival_comes_first(edition: str) -> None:
    table, log = Table(edition, 3), Log()
    log.tell(events.TREND, (0, 2, 1, -2))
    log.tell(events.TREND, (0, 2, 0, 1))
    state = speaker(edition)(state_name(table.game, 2))
    rival, own = log.events
    assert news(table, 2, edition, rival) == f"CDU/CSU moves SPD to popularity −2 in {state}."
    assert news(table, 2, edition, own) == f"CDU/CSU now has popularity +1 in {state}."


@both
def test_a_donation_says_what_it_brings_as_dice_fall_on_average(edition: str) -> None:
    table = Table(edition, 3)
    table.state.members = [50, 50, 50]
    table.begin(DONATIONS)
    for card, amount in enumerate(table.game.tables.donation_amounts):
        for accept in (0, 1):
            world = table.state.copy()
            donate(table.game, world, 0, (card, accept))
            change = world.members[0] - table.state.members[0]
            verb, sign = ("Accept", "−") if accept else ("Refuse", "+")
            assert answer(table, 0, edition, card, accept) == (
                f"{verb} {amount}k; members: about {sign}{abs(change)}"
            )


@both
def test_the_table_shows_own_secrets_and_hides_those_of_others(edition: str) -> None:
    table = Table(edition, 3)
    table.deal([yes(0)] * 3, [no(1)] * 3, [no(2)] * 3)
    table.state.money = [71, 72, 73]
    table.begin(PLACING)
    table.do(0, "cabinet", 1, 0, 0, 0)
    words = hustings.title(f"die-macher-{edition}").words
    say = speaker(edition)

    def text(seat: int) -> str:
        parts: list[str] = []
        for block in words.table(table.game, table.game.view(table.state, seat)):
            if isinstance(block, (Heading, Line)):
                parts.append(say(block.message))
            else:
                assert isinstance(block, TextTable)
                parts += [say(cell) for row in block.rows for cell in row]
        return "\n".join(parts)

    assert "Your hidden programme cards" in text(0)
    assert "\n71\n" in text(0)
    assert "\n72\n" not in text(0)
    assert "face down" not in text(0)
    assert "face down" in text(1)
    assert "hidden programme cards" not in text(SPECTATOR)
    assert "\n?\n" in text(SPECTATOR)


def test_where_the_election_turns_what_is_left_the_question_says_so() -> None:
    table = Table("2006", 3)
    table.state.boards[0].meetings = [6, 0, 0]
    table.state.boards[1].meetings = [6, 0, 0]
    table.begin(CONVERSION)
    assert question(table, 0, "2006") == "How many meetings in Saarland do you turn into votes?"
    table.do(0, "convert", 0)
    assert question(table, 0, "2006") == (
        "How many meetings in Bremen do you turn into votes before the election? The others follow in it."
    )
