"""Ids are read from a page and given to commands."""

from __future__ import annotations

import secrets

import pytest

from hustings.table.ids import new_id


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-iMOQ-BgFYfV", "--oQ-BgFYfVx", "iMOQ-BgFYfV-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(drawn))
    assert new_id() == "iMOQ-BgFYfV-"
