"""The server speaks the language that is asked for; what that lacks is English, and without a wish nothing is said."""

from __future__ import annotations

import pytest

from hustings.client import Client, ServerError

ASKED = [
    ("de", "Wie viel bietest du", "Die Parteien in Zugreihenfolge"),
    ("de-AT", "Wie viel bietest du", "Die Parteien in Zugreihenfolge"),
    ("fr", "Combien misez-vous", "Les partis"),
    ("en", "How much do you bid", "The parties"),
    ("tlh", "How much do you bid", "The parties"),
]


@pytest.mark.parametrize(("lang", "question", "caption"), ASKED)
def test_questions_tables_and_news_in_the_language_asked_for(
    person: Client, lang: str, question: str, caption: str
) -> None:
    at = person.start(person.create("pocket", 3).id).id
    assert question in str(person.state(at, lang=lang).open[0].ask.text)
    assert caption in str(person.text(at, lang=lang).plain)


def test_two_at_one_table_hear_the_same_in_their_own_languages(person: Client) -> None:
    at = person.start(person.create("pocket", 2).id).id
    english = list(person.log(at, lang="en"))
    german = list(person.log(at, lang="de"))[: len(english)]  # the bots may have gone on
    said = [
        (str(one.news.text), str(other.news.text))
        for first, second in zip(english, german, strict=True)
        for one, other in zip(first.events or [], second.events or [], strict=True)
    ]
    assert said
    assert all(one != other for one, other in said)


def test_a_refusal_in_the_language_asked_for(person: Client) -> None:
    at = person.start(person.create("pocket", 3).id).id
    decision = person.state(at).open[0]
    with pytest.raises(ServerError) as refused:
        person.request(
            "POST", f"/api/tables/{at}/decisions/{decision.id}", {"kind": "bid", "args": [99]}, lang="de"
        )
    message = refused.value.problem.message
    assert message is not None
    assert "Du hast 10." in str(message.text).replace("\u2068", "").replace("\u2069", "")
