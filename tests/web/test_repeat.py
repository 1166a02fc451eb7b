"""What a server does again and again."""

from __future__ import annotations

import asyncio
import logging

import pytest

from hustings.web.repeat import repeat
from hustings.web.store.database import Unavailable


class Diary:
    """What was done, in order; the third rest ends it."""

    def __init__(self, *failures: Exception | None) -> None:
        self.failures = list(failures)
        self.done: list[str] = []

    async def work(self) -> None:
        self.done.append("work")
        failure = self.failures.pop(0)
        if failure is not None:
            raise failure

    async def rest(self) -> None:
        self.done.append("rest")
        if not self.failures:
            raise asyncio.CancelledError


def kept(*failures: Exception | None) -> Diary:
    diary = Diary(*failures)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(repeat("counting sheep", diary.work, diary.rest))
    return diary


def test_work_and_rest_take_turns_until_cancelled() -> None:
    assert kept(None, None).done == ["work", "rest", "work", "rest"]


def test_a_failure_is_logged_and_tried_again_after_the_rest(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "hustings.web"):
        assert kept(ValueError("a secret"), None).done == ["work", "rest", "work", "rest"]
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert said[0].startswith("counting sheep: ValueError")
    assert "a secret" not in said[0]


def test_a_database_that_does_not_answer_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "hustings.web"):
        assert kept(Unavailable(), None).done == ["work", "rest", "work", "rest"]
    assert not caplog.records
