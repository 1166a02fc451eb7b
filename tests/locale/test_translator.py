"""Saying messages: nesting, fallbacks, citations, and games of third parties."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from hustings.core.message import Message
from hustings.core.title import Title
from hustings.core.words import Words
from hustings.locale import Translator, languages, preferred
from hustings.registry import title

OPEN, CLOSE = "\u2068", "\u2069"


def test_messages_inside_messages_are_said_first() -> None:
    say = Translator("en", title("pocket"))
    message = Message(
        "pocket-do-exchange", {"out": Message("pocket-issue-0"), "in": Message("pocket-issue-1")}
    )
    assert say(message) == "Replace taxes with schools"
    assert not say.missing


def test_plain_values_are_written_as_they_are() -> None:
    say = Translator()
    assert say(7) == "7"
    assert say("Bayern") == "Bayern"


def test_numbers_below_zero_have_a_minus_sign() -> None:
    message = Message("space-range", {"low": -3, "high": 5})
    assert Translator("en")(message) == "Choose a number from −3 to 5."
    assert Translator("en")(-3) == "−3"
    assert "\u200e−3" in Translator("he", isolate=True)(message)


def test_marks_of_direction_only_where_they_are_wanted() -> None:
    message = Message("space-range", {"low": 0, "high": 5})
    assert Translator("en")(message) == "Choose a number from 0 to 5."
    assert f"{OPEN}5{CLOSE}" in Translator("en", isolate=True)(message)


def test_marks_inside_a_translation_go_where_none_are_wanted() -> None:
    message = Message("classic-line-trend")
    titles = title("die-macher-2006")
    assert "\u2066+1\u2069" in Translator("he", titles, isolate=True)(message)
    assert Translator("he", titles)(message).endswith(" +1")


def test_a_citation_stands_behind_its_sentence() -> None:
    say = Translator()
    assert (
        say.cited(Message("not-your-turn", {}, "2006 §6.2"))
        == "You have nothing to decide right now. [2006 §6.2]"
    )
    assert say.cited(Message("not-your-turn")) == "You have nothing to decide right now."


def test_what_english_lacks_is_still_readable() -> None:
    say = Translator()
    assert (
        say(Message("zoo-news-vote", {"party": Message("seat", {"number": 2})}))
        == "zoo news vote (party: Seat 2)"
    )
    assert say.missing == {"zoo-news-vote"}


def test_a_missing_value_does_not_fail() -> None:
    say = Translator()
    assert say(Message("space-range", {"low": 1})) == "space range (low: 1)"
    assert say.missing == {"space-range"}


def test_an_unknown_language_speaks_english() -> None:
    say = Translator("xx")
    assert say(Message("not-your-turn")) == "You have nothing to decide right now."
    assert say.missing == {"not-your-turn"}


class TheirWords(Words):
    prefix = "theirs"


PACKAGES = count()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the package of a third party keeps its words."""
    package = tmp_path / f"theirs_{next(PACKAGES)}"
    (package / "locale").mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    return package / "locale"


def third_party(folder: Path) -> Title:
    return Title(
        "theirs",
        "Theirs",
        (2,),
        lambda players, options: None,  # type: ignore[arg-type,return-value]
        words=TheirWords(),
        package=folder.parent.name,
    )


def test_a_third_party_brings_its_own_folder(folder: Path) -> None:
    (folder / "en.ftl").write_text("theirs-vote = A vote\n")
    (folder / "de.ftl").write_text("theirs-vote = Eine Abstimmung\n")
    theirs = third_party(folder)
    assert Translator("en", theirs)(Message("theirs-vote")) == "A vote"
    assert Translator("de", theirs)(Message("theirs-vote")) == "Eine Abstimmung"
    assert Translator("de", theirs)(Message("not-your-turn")) == "Du bist gerade nicht gefragt."
    assert Translator("tlh", theirs)(Message("theirs-vote")) == "A vote"


def test_what_a_language_lacks_is_said_in_english_message_by_message(folder: Path) -> None:
    (folder / "en.ftl").write_text("theirs-vote = A vote for { $who }\ntheirs-red = Red\n")
    (folder / "de.ftl").write_text("theirs-red = Rot\n")
    say = Translator("de", third_party(folder))
    assert say(Message("theirs-vote", {"who": Message("theirs-red")})) == "A vote for Rot"
    assert say.missing == {"theirs-vote"}


FORMS = """
theirs-sea = Meer
    .in = im { $colour-weak } Meer
theirs-red = rot
    .weak = roten
    .number = singular
theirs-both = rot und blau
    .number = plural
theirs-swim = { $who } { $who-number ->
        [plural] schwimmen
       *[singular] schwimmt
    } { $sea-in }.
"""


def test_a_value_lends_its_forms_to_the_sentence_around_it(folder: Path) -> None:
    (folder / "en.ftl").write_text("theirs-swim = { $who } swims in { $sea }.\n")
    (folder / "de.ftl").write_text(FORMS)
    say = Translator("de", third_party(folder))
    sea = Message("theirs-sea", {"colour": Message("theirs-red")})
    assert say(Message("theirs-swim", {"who": Message("theirs-red"), "sea": sea})) == (
        "rot schwimmt im roten Meer."
    )
    assert say(Message("theirs-swim", {"who": Message("theirs-both"), "sea": sea})) == (
        "rot und blau schwimmen im roten Meer."
    )
    assert not say.missing


def test_a_form_that_is_lacking_is_replaced_by_the_plain_one_and_noticed(folder: Path) -> None:
    (folder / "de.ftl").write_text(FORMS)
    say = Translator("de", third_party(folder))
    red = Message("theirs-red")
    assert say(Message("theirs-swim", {"who": red, "sea": red})) == "rot schwimmt rot."
    assert say.missing == {"theirs-red.in"}
    assert say(Message("theirs-swim", {"who": "Anna", "sea": 3})) == "Anna schwimmt 3."
    assert say.missing == {"theirs-red.in"}


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (("",), "en"),
        (("en_GB.UTF-8",), "en"),
        (("C", "en-US"), "en"),
        (("xx_XX", "tlh"), "en"),
        ((), "en"),
        (("de_AT.UTF-8",), "de"),
        (("", "tlh", "de-CH"), "de"),
    ],
)
def test_the_preferred_language_is_one_there_is(wishes: tuple[str, ...], language: str) -> None:
    assert preferred(*wishes) == language
    assert language in languages()


def test_writing_direction() -> None:
    assert Translator("he").right_to_left
    assert not Translator("en").right_to_left
