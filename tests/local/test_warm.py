"""What is asked once before the memory of the browser's Python is kept."""

from __future__ import annotations

import asyncio

import pytest

from hustings.local.warm import ask, at_once, quiet, to_the_first_question


def test_a_table_comes_to_its_first_question_without_a_loop() -> None:
    local = quiet()
    to_the_first_question(local, "pocket", 3)
    [slot] = local.slots.values()
    assert slot.table.row.status == "running"
    assert slot.table.match is not None
    assert slot.table.match.open()


def test_what_is_refused_is_not_passed_over() -> None:
    with pytest.raises(RuntimeError, match="404"):
        ask(quiet(), "GET", "/tables/none", "en")


def test_what_has_to_wait_is_not_begun_and_forgotten() -> None:
    with pytest.raises(RuntimeError, match="waits"):
        at_once(asyncio.sleep(0))
