"""``hustings admin`` on the database of a site, as somebody without a browser meets it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hustings.cli import run
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.players import friends, wait_for


class Site:
    """A running server with two people at a table, and the command line beside it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        from hustings.web.config import Config

        self.path = str(folder / "site.db")
        self.capsys = capsys
        self.server = Running(Config(database=self.path, limits=OPEN_LIMITS, bot="random")).start()
        self.ada, self.bob = self.server.client(), self.server.client()
        self.ada.register("Ada", "long enough")
        self.bob.register("Bob", "long enough")
        self.table = friends(self.ada, self.bob)

    def admin(self, *arguments: str, code: int = 0) -> str:
        assert run(["admin", *arguments, "--database", self.path]) == code
        said = self.capsys.readouterr()
        return said.err if code else said.out

    def json(self, *arguments: str) -> Any:
        return json.loads(self.admin(*arguments, "--json"))


@pytest.fixture
def site(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    made = Site(tmp_path, capsys)
    yield made
    made.server.stop()


def test_administrators_are_made_and_unmade(site: Site) -> None:
    assert site.admin("list") == "Nothing.\n"
    assert site.admin("grant", "ada") == "Ada is an administrator.\n"
    wait_for(lambda: site.ada.me().admin, 2)
    assert [each["name"] for each in site.json("list")] == ["Ada"]
    site.admin("revoke", "Ada")
    wait_for(lambda: not site.ada.me().admin, 2)
    assert "no account" in site.admin("grant", "Nobody", code=2)
    assert [each["action"] for each in site.json("log")] == ["revoke", "grant"]
    assert site.json("log")[0]["who"] == "command line"


def test_people_are_banned_muted_and_let_in_again(site: Site) -> None:
    told = site.admin("mute", "Bob", "--for", "7d", "--reason", "Insults")
    assert told.startswith("Bob is muted until 2")
    talk = f"/api/tables/{site.table}/talk"

    def said() -> str:
        answer = site.bob._send("POST", talk, {"text": "Hello"}, {})
        return str(answer.json().get("type", ""))

    wait_for(lambda: said() == "muted", 2)
    site.admin("ban", "203.0.113.7/24", "--reason", "Attack")
    found = site.json("bans")
    assert [(each["kind"], each["whom"].split(" ")[0]) for each in found] == [
        ("ban", "203.0.113.0/24"),
        ("mute", "Bob"),
    ]
    site.admin("lift", str(found[1]["id"]))
    wait_for(lambda: said() != "muted", 2)
    assert "id" in site.admin("ban", "Bob", "--reason", "Spam")
    wait_for(lambda: site.bob.me().user is None, 2)
    assert "too wide" in site.admin("ban", "0.0.0.0/0", "--reason", "x", code=2)
    assert "--for is written" in site.admin("ban", "Ada", "--for", "soon", "--reason", "x", code=2)
    assert "--reason" in site.admin("ban", "Ada", code=2)


def test_tables_are_ended_hidden_removed_and_restored(site: Site) -> None:
    (found,) = site.json("tables", site.table)
    assert (found["status"], found["seats"]) == ("running", "0: Ada, 1: Bob")
    link = site.admin("replace-player", site.table, "1").strip()
    assert link.startswith("/join/")
    wait_for(lambda: site.ada.table(site.table).seats[1].kind == "link", 2)
    site.admin("replace-player", site.table, "1", "--bot", "random")
    wait_for(lambda: site.ada.table(site.table).seats[1].kind == "bot", 2)
    watch = site.ada.links(site.table).watch
    site.admin("revoke-links", site.table)
    wait_for(lambda: site.ada.links(site.table).watch != watch, 2)
    site.admin("hide-table", site.table)
    site.admin("show-table", site.table)
    path = f"/api/tables/{site.table}"
    assert site.admin("remove-table", site.table).endswith(": closed, removed\n")
    wait_for(lambda: site.ada.http.get(path).status_code == 404, 2)
    assert site.admin("restore-table", site.table).endswith(": running\n")
    wait_for(lambda: site.ada.http.get(path).status_code == 200, 2)
    site.admin("end-table", site.table, "--reason", "Abuse")
    wait_for(lambda: site.ada.table(site.table).status == "closed", 2)
    assert "has ended" in site.admin("end-table", site.table, code=2)
    assert "no such thing" in site.admin("end-table", "no-such-table", code=2)
    assert site.json("log")[0]["reason"] == "Abuse"


def test_reports_are_read_and_closed(site: Site) -> None:
    site.ada.request("POST", f"/api/tables/{site.table}/talk", {"text": "you [bold]fool[/]"})
    seq = next(entry.seq for entry in site.bob.log(site.table, 1) if entry.type == "talk")
    wish = {"kind": "talk", "table": site.table, "entry": seq, "reason": "Rude"}
    site.bob.request("POST", "/api/reports", wish)
    told = site.admin("reports")
    assert "about Ada" in told
    assert "> Ada: you [bold]fool[/]" in told
    (found,) = site.json("reports")["reports"]
    site.admin("resolve", str(found["id"]), "Told them off")
    assert site.admin("reports") == "Nothing.\n"
    assert "Told them off" in site.admin("reports", "--resolved")
    assert [user["name"] for user in site.json("people", "ad")] == ["Ada"]


def test_there_must_be_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "list", "--database", str(tmp_path / "no.db")]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "no.db").exists()
