"""Component figures on the page: listed with their status, and one's own laid over them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import hustings
from hustings.client import Client, ServerError
from hustings.core.record import read_record
from hustings.core.title import Title
from hustings.figures import MOST_TEXT, own_text
from hustings.locale import COMPLETE
from hustings.play.replay import Replay
from hustings.registry import titles
from hustings.table import own_figures
from hustings.table.figures_view import FigureWords, note_id
from hustings.web.config import Config
from hustings.web.verify import verify
from tests.web.conftest import OPEN_LIMITS, Running
from tests.web.players import play_out

TITLES = [title for title in titles() if title.figures is not None]


def listed(server: Running, game: str, lang: str = "") -> Any:
    return httpx.get(f"{server.url}/api/figures/{game}", params={"lang": lang}).json()


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_figure_is_listed_with_its_status(server: Running, title: Title) -> None:
    assert title.figures is not None
    told = listed(server, title.id)
    names = {"C": "confirmed", "I": "inferred", "R": "reconstructed", "NF": "not-found"}
    found = {
        (table["id"], row["id"], figure["name"]): (figure["value"], figure["status"])
        for table in told["tables"]
        for row in table["rows"]
        for figure in row["figures"]
    }
    wanted = {
        (f.table, f.id, f.name): (f.value, names[f.status]) for f in title.figures("").findings() if f.name
    }
    assert found == wanted
    assert sum(told["counts"].values()) == len(title.figures("").findings())
    assert told["hash"] == title.game().data_hash
    used = {s for t in told["tables"] for r in t["rows"] for f in r["figures"] for s in f["sources"]}
    assert used <= set(told["sources"])


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_everything_has_a_name_in_every_language(title: Title, language: str) -> None:
    assert title.figures is not None
    figures = title.figures("")
    words = FigureWords(title, figures, language)
    words.translator.missing.clear()
    for rows in figures.tables.values():
        for row in rows.values():
            assert words.row(row)
            assert "_" not in words.table(row.table) + words.row(row)
            assert not row.note or words.translator.knows(note_id(row.note)), row.note
            for name in row.fields:
                assert words.translator.knows(f"figure-field-{name.replace('_', '-')}"), name
                assert "_" not in words.value(row, name)
                assert words.value(row, name)
    assert not words.translator.missing


def test_a_language_changes_the_words_and_not_the_figures(server: Running) -> None:
    english, german = listed(server, "zoocracy"), listed(server, "zoocracy", "de")
    assert [t["label"] for t in german["tables"]] != [t["label"] for t in english["tables"]]
    assert "Tierarten" in [t["label"] for t in german["tables"]]
    assert german["hash"] == english["hash"]


def test_an_unknown_game_has_no_figures(server: Running) -> None:
    assert httpx.get(f"{server.url}/api/figures/nothing").status_code == 404


def test_the_shelf_says_what_is_reconstructed(server: Running) -> None:
    shelf = {game["id"]: game for game in httpx.get(f"{server.url}/api/games").json()}
    assert shelf["pocket"]["reconstructed"] == []
    assert "poll.lines" in shelf["die-macher-2006"]["reconstructed"]
    # the seventh topic itself is a guess, though the number of its cards is not
    assert "topic.health_reform" in shelf["die-macher-2006"]["reconstructed"]
    modern = shelf["die-macher-2019"]["reconstructed"]
    assert "region.points" in modern
    assert "region.NW.max_points" in modern
    assert "region.BB.max_points" not in modern  # printed in the rulebook's example
    for title in hustings.titles():
        assert shelf[title.id]["figures"] == (title.figures is not None)
        for key in shelf[title.id]["reconstructed"]:
            table, *rest = key.split(".")
            assert title.figures is not None
            rows = title.figures("").tables[table]
            column = [row for row in rows.values() if rest[0] in row.fields]
            assert rest[0] in rows or all(row.field_status(rest[0]) == "R" for row in column)


# -- one's own --

RICHER = '[[constant]]\nid = "funds"\nvalue = 12\n'


def opened(client: Client, figures: str = RICHER, game: str = "pocket", players: int = 2, **more: Any) -> str:
    """A table with own figures, against bots."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    table = client.create(game, players, seats, figures=figures, **more)
    client.start(table.id)
    return table.id


def why_not(client: Client, figures: str, game: str = "pocket", lang: str = "") -> Any:
    """The problem with these figures; none may open a table with them either."""
    with pytest.raises(ServerError) as checked:
        client.request("POST", f"/api/figures/{game}", {"figures": figures}, lang=lang)
    with pytest.raises(ServerError) as made:
        client.create(game, 3, figures=figures)
    assert checked.value.status == made.value.status == 422
    return checked.value.problem


def test_own_figures_are_played_with_and_can_be_read(server: Running) -> None:
    me, stranger = server.client(), server.client()
    table = opened(me, visibility="public")
    view = me.state(table, 0).view
    assert view is not None
    assert view["funds"][0] == 12
    told = me.request("GET", f"/api/tables/{table}/figures", lang="de").json()
    assert stranger.request("GET", f"/api/tables/{table}/figures", lang="de").json() == told
    (funds,) = [r for t in told["tables"] for r in t["rows"] if r["id"] == "funds"]
    assert (funds["figures"][0]["value"], funds["figures"][0]["status"]) == (12, "own")
    assert told["counts"]["own"] == 1
    assert told["hash"] != listed(server, "pocket")["hash"]
    info = me.table(table)
    assert info.reconstructed == []
    assert info.options["data"] == ""  # the list of tables does not carry them


def test_without_own_figures_a_table_is_as_before(server: Running) -> None:
    me = server.client()
    table = me.create("pocket", 2)
    assert me.table(table.id).reconstructed is None
    told = me.request("GET", f"/api/tables/{table.id}/figures").json()
    assert told == listed(server, "pocket")


def test_what_is_entered_is_no_longer_reconstructed(server: Running) -> None:
    me = server.client()
    species = "".join(f'[[species]]\nid = "{n}"\nfirst = 4\n' for n in ("elephant", "zebra"))
    table = me.create("zoocracy", 3, figures=species)
    assert table.reconstructed is not None
    assert "species.monkey.first" in table.reconstructed
    assert not {"species.first", "species.elephant.first", "species.zebra.first"} & set(table.reconstructed)
    told = me.request("GET", f"/api/tables/{table.id}/figures").json()
    assert told["facts"]["species"][0] == "elephant"


def test_boards_are_labelled_with_own_figures(server: Running) -> None:
    me = server.client()
    table = me.create("die-macher-2006", 3, figures='[[cabinet]]\nid = "whip"\ncost = 6\n')
    told = me.request("GET", f"/api/tables/{table.id}/figures").json()
    assert told["facts"]["costs"] == [1, 3, 6, 8, 10, 15, 25]


def imported(client: Client, content: bytes) -> httpx.Response:
    token = client.request("GET", "/api/me").json()["csrf"]
    return client.http.post("/api/import", content=content, headers={"X-CSRF-Token": token})


def test_the_record_carries_own_figures(tmp_path: Path) -> None:
    """Played against bots in a process of their own, over a restart; then checked, imported, played again."""
    config = Config(database=str(tmp_path / "t.db"), limits=OPEN_LIMITS, bot="random", rest=0.0)
    running = Running(config).start()
    with Client(running.url) as me:
        table = opened(me, players=3)
        play_out({0: me}, table, most=3)
        running.stop()
        running = Running(running.config).start()
        play_out({0: me}, table)
        content = me.record(table)
        header = read_record(content).header
        assert header.plain_options()["data"] == '{"constant":[{"id":"funds","value":12}]}'
        assert header.data_hash == me.request("GET", f"/api/tables/{table}/figures").json()["hash"]
        assert Replay(read_record(content)).run().over
        assert me.request("GET", f"/api/tables/{table}/verify").json()["ok"]
        again = imported(me, content).json()
        assert again["reconstructed"] == []
        assert me.record(again["id"]) == content
        assert me.request("POST", f"/api/tables/{table}/rematch", {}).json()["reconstructed"] == []
        branch = me.request("POST", f"/api/tables/{table}/branch", {"n": 2}).json()
        assert branch["reconstructed"] == []
        tampered = content.replace(b'\\"value\\":12', b'\\"value\\":13', 1)
        assert tampered != content
        assert imported(me, tampered).json()["type"] == "bad-record"
    running.stop()
    assert {found.problem for found in verify(config.database)} == {""}


REFUSED = [
    ("[[constant]", "not a TOML file"),
    ("a = " + "[" * 5000, "not a TOML file"),
    ("a = " + "9" * 5000, "not a TOML file"),
    ("{" * 5000, "not a TOML file"),
    ("{}", "no figures"),
    ('[[constant]]\nid = "funds"\nvalue = 10\n', "no figures"),
    ("x = 1", "no table x"),
    ("constant = 1", "constant must be a list of rows"),
    ("[[constant]]\nvalue = 1", "constant must be a list of rows"),
    ('[[constant]]\nid = "money"\nvalue = 1', "constant has no row money; it has funds, income"),
    ('[[constant]]\nid = "funds"\nvalues = 1', "constant funds has no figure values; it has value"),
    ('[[constant]]\nid = "funds"\nvalue = "much"', "constant funds: value must be written like 10"),
    ('[[constant]]\nid = "funds"\nvalue = 1.5', "constant funds: value must be written like 10"),
    ('[[constant]]\nid = "funds"\nvalue = true', "constant funds: value must be written like 10"),
    ('[[constant]]\nid = "funds"\nvalue = 1000000', "constant funds: value must be from 0 to 30"),
    ('[[constant]]\nid = "funds"\nvalue = -1', "constant funds: value must be from 0 to 30"),
    (RICHER + RICHER, "constant funds is listed twice"),
]


@pytest.mark.parametrize(("figures", "sentence"), REFUSED)
def test_wrong_figures_are_refused_with_the_field(server: Running, figures: str, sentence: str) -> None:
    problem = why_not(server.client(), figures)
    assert problem.type == "bad-figures"
    assert sentence in clean(problem.detail)


def clean(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def test_a_refusal_is_said_in_the_language_asked_for(server: Running) -> None:
    problem = why_not(server.client(), '[[constant]]\nid = "funds"\nvalue = 99', lang="de")
    assert "muss zwischen 0 und 30 liegen" in clean(problem.message.text)


@pytest.mark.parametrize(
    ("game", "figures", "sentence"),
    [
        ("die-macher-2006", '[[state]]\nid = "NW"\nseats_max = 81', "the ladder must end at seats_max"),
        ("die-macher-2006", '[[poll]]\nid = "poll_1"\nlines = [1]', "5 lines are wanted"),
        ("die-macher-2006", '[[cabinet]]\nid = "whip"\nactions = ["win 3"]', "cannot be win 3; it can be"),
        ("die-macher-2006", '[[cabinet]]\nid = "whip"\nactions = ["votes 900"]', "cannot be votes 900"),
        ("die-macher-2019", '[[poll]]\nid = "1"\nback = "SPD"', "the party on the back must gain 2"),
        ("die-macher-2019", '[[poll]]\nid = "1"\nlines = { SPD = 1 }', "lines must be written like"),
        ("zoocracy", '[[event]]\nid = "strike"\ntype = "end"', "there is exactly one end card"),
        (
            "zoocracy",
            '[[species]]\nid = "zebra"\nhabitat = "air"',
            "habitat cannot be air; it can be land, water",
        ),
        ("zoocracy", '[[constant]]\nid = "rounds"\nvalue = 24', "every round has one card"),
    ],
)
def test_figures_that_do_not_fit_together_are_refused(
    server: Running, game: str, figures: str, sentence: str
) -> None:
    assert sentence in clean(why_not(server.client(), figures, game).detail)


@pytest.mark.slow
def test_figures_with_which_no_game_ends_are_refused(server: Running) -> None:
    """Compiled rules do not hear that their time is over: there the process is ended, and another sentence says so."""
    figures = '[[constant]]\nid = "hand_cards"\nvalue = 20'
    refused = clean(why_not(server.client(), figures, "die-macher-2006").detail)
    assert "cannot be played to its end" in refused or "this takes too long" in refused


def test_large_files_and_folders_are_refused(server: Running, tmp_path: Path) -> None:
    me = server.client()
    assert "too large" in why_not(me, RICHER + "#" * MOST_TEXT).detail
    with pytest.raises(ServerError):
        me.create("pocket", 2, figures="#" * 70_000)
    (tmp_path / "mine.toml").write_text(RICHER)
    for name in (str(tmp_path), '{"constant":[{"id":"funds","value":12}]}'):
        with pytest.raises(
            ServerError
        ) as refused:  # a folder of the server's; figures that nobody has checked
            me.create("pocket", 2, options={"data": name})
        assert refused.value.status == 422
    assert "TOML" in why_not(me, str(tmp_path)).detail


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_all_of_ours_raised_by_one_or_refused(title: Title) -> None:
    """Whatever is changed: a text that makes the same game again, or a sentence; never anything else."""
    assert title.figures is not None
    taken = 0
    for finding in title.figures("").findings():
        if type(finding.value) is int:
            text = json.dumps({finding.table: [{"id": finding.id, finding.name: finding.value + 1}]})
            own = own_text(title.figures(""), text)
            assert own == own_text(title.figures(""), own)
            assert title.figures(own).hash() != title.figures("").hash()
            taken += 1
    assert taken


def test_own_figures_are_the_same_however_they_are_written() -> None:
    longer = "# mine\n[source.ME]\nwhere = 'my box'\n" + RICHER + 'note = "as printed"\nsources = ["ME"]\n'
    assert own_figures.check("pocket", longer) == own_figures.check("pocket", RICHER)
