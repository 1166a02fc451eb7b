"""Chance is the system's own, unless a test asks for games that go alike."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from hustings.client import Client
from hustings.table.chance import fix, new_seed
from hustings.web.config import Config
from tests.web.conftest import OPEN_LIMITS, Running


@pytest.fixture(autouse=True)
def free_again() -> Iterator[None]:
    yield
    fix("")


def test_no_two_tables_are_dealt_alike() -> None:
    assert new_seed("pocket 3") != new_seed("pocket 3")


def test_fixed_chance_belongs_to_the_set_up() -> None:
    fix("one")
    first = new_seed("pocket 3")
    assert first == new_seed("pocket 3") != new_seed("pocket 4")
    fix("two")
    assert first != new_seed("pocket 3")


def opened(client: Client) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    return client.create("pocket", 3, seats=seats).commitment


def test_a_server_with_fixed_chance_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        running = Running(
            Config(database=str(tmp_path / "hustings.db"), limits=OPEN_LIMITS, fixed_chance="one")
        ).start()
    try:
        assert opened(running.client()) == opened(running.client())
    finally:
        running.stop()
    assert "every deal can be foretold" in caplog.text
