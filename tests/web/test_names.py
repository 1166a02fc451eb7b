"""Names and talk: every script, no tricks."""

from __future__ import annotations

import pytest

from hustings.table.names import clean, clean_text, distinct, folded, skeleton
from tests.web.conftest import Running
from tests.web.players import friends

PLAIN = [
    "Ada",
    "שלום עולם, 3 קולות!",
    "مرحبا بالعالم (١٢)",
    "می‌خواهم",  # a zero-width non-joiner inside a Persian word
    "क्‍ष",  # and a joiner inside a Hindi one
    "👩‍🚀 and 🏳️‍🌈",
    "שלום \u200fABC\u200e 12",  # marks beside Hebrew are needed
    "Ωmega, Жук, 东京",
]


@pytest.mark.parametrize("text", PLAIN)
def test_real_text_of_every_script_stays_as_it_is(text: str) -> None:
    assert clean_text(text) == text


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("I vote \u202eon\u202c", "I vote on"),
        ("\u2066a\u2069\u2067b\u2069\u2068c\u2069", "abc"),
        ("\u202aa\u202b\u202d", "a"),
        ("no\u200e marks\u200f needed\u061c", "no marks needed"),
        ("ze\u200bro\u2060 wid\ufeffth\u200d", "zero width"),
        ("A\u200dd\u200ca", "Ada"),
        ("soft\u00adhyphen\x00\x1b[31m", "softhyphen[31m"),
        ("two\nlines\u2028", "two\nlines"),
        ("\U000e0041tags\U000e0042", "tags"),
        ("שלום \u202eהפוך\u202c", "שלום הפוך"),
        (" \u202e\u200b ", ""),
    ],
)
def test_signs_that_turn_or_hide_text_are_taken_out(said: str, kept: str) -> None:
    assert clean_text(said) == kept


def test_names_keep_their_letters_and_nothing_else() -> None:
    assert clean("  Ada\u202e \t Lovelace\u200b ") == "Ada Lovelace"
    assert clean("עדה") == "עדה"
    assert clean("علی‌رضا") == "علی‌رضا"
    assert clean("\u202e\u2066") == ""
    assert len(clean("x" * 100)) == 40
    assert folded("A\u200bDA") == folded("ａｄａ") == "ada"


@pytest.mark.parametrize(
    "copy", ["Ada", "ada", "Аda", "Adа", "ＡＤＡ", "A da", "Ad\u0301a", "Αda", "A\u200bda"]
)
def test_what_looks_alike_has_one_skeleton(copy: str) -> None:
    assert skeleton(copy) == skeleton("Ada")


@pytest.mark.parametrize(
    "pair", [("Bill", "BiII"), ("Paul 0", "Paul O"), ("Modern", "Modem"), ("Раυl", "Paul")]
)
def test_more_that_looks_alike(pair: tuple[str, str]) -> None:
    assert skeleton(pair[0]) == skeleton(pair[1])


@pytest.mark.parametrize(
    "pair", [("Ada", "Ida"), ("Max", "Mia"), ("עדה", "עדי"), ("Иван", "Нина"), ("李", "王")]
)
def test_names_that_differ_stay_as_they_are(pair: tuple[str, str]) -> None:
    assert distinct(pair[0], [pair[1]]) == pair[0]


def test_the_later_one_gets_a_number() -> None:
    assert distinct("Ada", ["Bob"]) == "Ada"
    assert distinct("Аdа", ["Ada"]) == "Аdа (2)"
    assert distinct("Ada", ["Ada", "ADA (2)"]) == "Ada (3)"
    long = "x" * 40
    assert distinct(long, [long]) == "x" * 36 + " (2)"


def test_two_people_at_a_table_never_show_the_same_name(server: Running) -> None:
    ada, copy, third = server.client(), server.client(), server.client()
    ada.rename("Ada")
    copy.rename("Аdа")  # in Cyrillic letters
    third.rename("ADA")
    at = friends(ada, copy, third)
    assert [seat.name for seat in ada.table(at).seats] == ["Ada", "Аdа (2)", "ADA (3)"]


def test_a_host_cannot_take_a_guests_name(server: Running) -> None:
    host, guest = server.client(), server.client()
    host.rename("Host")
    guest.rename("Ada")
    table = host.create("pocket", 2, [{"kind": "open"}, {"kind": "link"}], visibility="public")
    guest.accept(host.links(table.id).seats["1"])
    body = {"seat": 0, "kind": "me", "name": "Ada"}
    shown = host.request("POST", f"/api/tables/{table.id}/seats", body).json()
    assert [seat["name"] for seat in shown["seats"]] == ["Ada (2)", "Ada"]


def test_talk_goes_out_without_direction_signs(server: Running) -> None:
    people = [server.client() for _ in range(2)]
    at = friends(*people)
    people[0].request("POST", f"/api/tables/{at}/talk", {"text": "I vote \u202eon\u202c, שלום"})
    said = [entry.text for entry in people[1].log(at) if entry.type == "talk"]
    assert said == ["I vote on, שלום"]
