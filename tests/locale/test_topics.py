"""An issue has one name: the word on its card is a part of the name that stands in sentences."""

from __future__ import annotations

import re
from typing import Any

import pytest

import hustings
from hustings.core.message import Message
from hustings.locale import COMPLETE, Translator

CARDS = {"die-macher-1997": "classic-", "die-macher-2006": "classic-", "die-macher-2019": "dm19-"}


@pytest.mark.parametrize("language", sorted(COMPLETE))
@pytest.mark.parametrize("title", sorted(CARDS))
def test_the_word_on_a_card_is_a_part_of_its_name(title: str, language: str) -> None:
    game: Any = hustings.game(title, players=4)
    tables = game.tables
    say = Translator(language, hustings.title(title), page=True)
    prefix = CARDS[title]
    for topic in getattr(tables, "topic_ids", None) or tables.topics:
        name = str(say(Message(f"{prefix}topic-{topic}"))).casefold()
        word = str(say(Message(f"page-macher-topic-{prefix.removeprefix('classic-')}{topic}"))).casefold()
        stem = re.sub(r"\W", "", word)[:4]
        assert stem in re.sub(r"[^\w\s]", "", name), f"{word}, but {name}"
