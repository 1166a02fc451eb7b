"""A game in two minutes: the things it names exist, and the numbers of its example are the engine's."""

from __future__ import annotations

import re

import pytest

import hustings
from hustings.client import ServerError
from hustings.table.catalogue import listed
from hustings.table.overview import first_count, overview
from tests.web.conftest import Running

OURS = [title for title in hustings.titles() if not title.package]


@pytest.mark.parametrize("title", OURS, ids=lambda title: title.id)
def test_an_overview_names_things_that_there_are(title: hustings.Title) -> None:
    told = overview(title.id, "en")
    known = {thing.id for thing in listed(title.id, "en").things}
    assert set(told.things) == {"goal", "votes", "moves"}
    for named in told.things.values():
        assert named
        assert set(named) <= known
    assert set(title.words.count) <= set(title.game().vocabulary.events)


@pytest.mark.parametrize("title", OURS, ids=lambda title: title.id)
def test_the_example_is_told_in_every_language_with_the_same_numbers(title: hustings.Title) -> None:
    numbers = []  # of two digits: a language may have words for smaller ones
    for language in ("en", "de", "fr", "it", "he"):
        example = overview(title.id, language).example
        assert example is not None
        assert example.news
        assert all(news.text for news in example.news)
        numbers.append([sorted(re.findall(r"\d{2,}", str(news.text))) for news in example.news])
    assert all(each == numbers[0] for each in numbers)


def test_votes_of_the_example_are_meetings_times_the_factor() -> None:
    """What the board shows before the count is what the news of it say."""
    count = first_count("die-macher-2006")
    assert count is not None
    board = count.game.insights(count.view)["states"][0]
    said = count.news[0].values
    assert board["votes_if_converted"][count.view.seat] - board["votes"][count.view.seat] == said["votes"]


def test_an_overview_is_served(server: Running) -> None:
    person = server.client()
    told = person.request("GET", "/api/games/pocket/overview?lang=de").json()
    assert told["example"]["news"][0]["text"]
    with pytest.raises(ServerError) as refused:
        person.request("GET", "/api/games/no-such/overview")
    assert refused.value.status == 404
