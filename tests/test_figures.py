"""Figures with their provenance: loading, every refusal, overlays, the hash and the audit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import hustings
from hustings.core.errors import FiguresError
from hustings.core.title import Title
from hustings.figures import OWNER, Figures, load

STATES = """
[source.A]
where = "the box"
edition = "2006"

[source.B]
where = "a page"

[[state]]
id = "BY"
seats = [9, 14, 18]
most = 60
small = false
motto = "x"
effect = { food = 2, to = "all" }
status = "C"
sources = ["A"]
note = "as printed"

[[state]]
id = "HH"
seats = [1, 2, 3]
most = 12
small = true
motto = "y"
effect = { food = 1, to = "one" }
status = "I"
sources = ["A"]
status_of = { most = "R", seats = "C" }
sources_of = { seats = ["B"] }
"""
CONSTANTS = """
[[constant]]
id = "price"
value = 4
status = "R"
note = "guessed"

[[constant]]
id = "lost"
status = "NF"
"""


def box(folder: Path, **files: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / f"{name}.toml").write_text(content, "utf-8")
    return folder


def figures(
    folder: Path, overlay: str | None = None, states: str = STATES, constants: str = CONSTANTS
) -> Figures:
    ours = box(folder / "ours", a_states=states, b_constants=constants)
    return load([ours], "" if overlay is None else str(box(folder / "theirs", mine=overlay)))


# -- loading -----------------------------------------------------------------------------------


def test_rows_by_table_and_id(tmp_path: Path) -> None:
    found = figures(tmp_path)
    assert [row.id for row in found.rows("state")] == ["BY", "HH"]
    assert found.row("state", "HH")["seats"] == [1, 2, 3]
    assert found.row("state", "BY").get("small") is False
    assert found.row("state", "BY").get("nothing", 7) == 7
    assert found.value("price") == 4
    assert found.row("state", "BY").file == "a_states.toml"
    assert sorted(found.sources) == ["A", "B"]


def test_status_and_sources_field_by_field(tmp_path: Path) -> None:
    row = figures(tmp_path).row("state", "HH")
    assert [row.field_status(name) for name in ("small", "most", "seats")] == ["I", "R", "C"]
    assert [row.field_sources(name) for name in ("small", "seats")] == [["A"], ["B"]]


def test_tables_may_be_spread_over_files_and_folders(tmp_path: Path) -> None:
    one = box(tmp_path / "one", x='[[card]]\nid = "a"\nn = 1\nstatus = "R"\n')
    two = box(
        tmp_path / "two",
        x='[[card]]\nid = "b"\nn = 2\nstatus = "R"\n',
        y='[[token]]\nid = "t"\nn = 3\nstatus = "R"\n',
    )
    (two / "notes.md").write_text("not figures")
    found = load([one, two])
    assert [row["n"] for row in found.rows("card")] == [1, 2]
    assert [row["n"] for row in found.rows("token")] == [3]


def test_what_is_not_there_is_refused_with_what_is(tmp_path: Path) -> None:
    found = figures(tmp_path)
    calls: list[tuple[Callable[[], object], str]] = [
        (lambda: found.rows("card"), "there is no table 'card'; there are state, constant"),
        (lambda: found.row("state", "XX"), "table 'state' has no row 'XX'; it has BY, HH"),
        (lambda: found.row("state", "BY")["price"], "a_states.toml: state BY has no price"),
        (lambda: found.value("cost"), "table 'constant' has no row 'cost'; it has price, lost"),
        (lambda: found.value("lost"), "b_constants.toml: constant lost has no value"),
    ]
    for call, sentence in calls:
        with pytest.raises(FiguresError) as refused:
            call()
        assert str(refused.value) == sentence


ROW = '[[card]]\nid = "c"\nn = 1\nstatus = "R"\n'

BAD = [
    ("[[card]\n", "x.toml: Expected"),
    ("card = 3\n", "x.toml: card must be a list of rows, written [[card]]"),
    ("[card]\nid = 'c'\n", "x.toml: card must be a list of rows, written [[card]]"),
    ("card = [1]\n", "x.toml: card must be a list of rows, written [[card]]"),
    ("[[card]]\nn = 1\n", "x.toml: every row of card needs an id, a text"),
    ("[[card]]\nid = 3\n", "x.toml: every row of card needs an id, a text"),
    ("[[card]]\nid = ''\n", "x.toml: every row of card needs an id, a text"),
    (ROW + ROW, "x.toml: card c stands twice"),
    ('[[card]]\nid = "c"\nn = 1\n', "x.toml: card c: status must be one of C, I, R, NF"),
    (ROW.replace('"R"', '"X"'), "x.toml: card c: status must be one of C, I, R, NF"),
    (ROW.replace('"R"', "1"), "x.toml: card c: status must be one of C, I, R, NF"),
    (ROW + 'sources = "A"\n', "x.toml: card c: sources must be a list of names"),
    (ROW + "sources = [1]\n", "x.toml: card c: sources must be a list of names"),
    (ROW + 'sources = ["A"]\n', "x.toml: card c: n names the unknown source 'A'"),
    (ROW + "note = 3\n", "x.toml: card c: note must be a text"),
    (ROW + 'status_of = "R"\n', "x.toml: card c: status_of must be a table of fields"),
    (ROW + 'status_of = { m = "R" }\n', "x.toml: card c: status_of.m fits no field"),
    (ROW + 'status_of = { note = "R" }\n', "x.toml: card c: status_of.note fits no field"),
    (ROW + 'status_of = { n = "X" }\n', "x.toml: card c: status_of.n must be one of C, I, R, NF"),
    (ROW + 'sources_of = ["n"]\n', "x.toml: card c: sources_of must be a table of fields"),
    (ROW + 'sources_of = { m = ["A"] }\n', "x.toml: card c: sources_of.m fits no field"),
    (ROW + 'sources_of = { n = "A" }\n', "x.toml: card c: sources_of.n must be a list of names"),
    (ROW + 'sources_of = { n = ["A"] }\n', "x.toml: card c: n names the unknown source 'A'"),
    (ROW.replace('"R"', '"C"'), "x.toml: card c: n is said to be known but names no source"),
    (ROW.replace('"R"', '"I"'), "x.toml: card c: n is said to be known but names no source"),
    (ROW + 'status_of = { n = "C" }\n', "x.toml: card c: n is said to be known but names no source"),
    (ROW + "m = 1.5\n", "x.toml: card c: m must be made of whole numbers, texts, true and false"),
    (ROW + "m = [1, [2.5]]\n", "x.toml: card c: m must be made of whole numbers, texts, true and false"),
    (ROW + "m = { x = nan }\n", "x.toml: card c: m must be made of whole numbers, texts, true and false"),
    (ROW + "m = 2026-11-15\n", "x.toml: card c: m must be made of whole numbers, texts, true and false"),
    ("source = 3\n" + ROW, "x.toml: sources are written [source.NAME]"),
    ("[source]\nA = 'the box'\n" + ROW, "x.toml: source A does not say where"),
    ("[source.A]\nedition = '2006'\n" + ROW, "x.toml: source A does not say where"),
]


@pytest.mark.parametrize(("content", "sentence"), BAD)
def test_a_refusal_names_file_row_and_field(tmp_path: Path, content: str, sentence: str) -> None:
    with pytest.raises(FiguresError) as refused:
        load([box(tmp_path, x=content)])
    assert str(refused.value).startswith(sentence)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xff")
    with pytest.raises(FiguresError, match=r"^x\.toml: "):
        load([tmp_path])


def test_a_row_stands_once_in_all_files(tmp_path: Path) -> None:
    with pytest.raises(FiguresError, match=r"^y\.toml: card c stands twice$"):
        load([box(tmp_path, x=ROW, y=ROW)])


def test_a_source_means_the_same_in_all_files(tmp_path: Path) -> None:
    source = "[source.A]\nwhere = 'the box'\n"
    assert load([box(tmp_path, x=source, y=source)]).sources == {"A": {"where": "the box"}}
    with pytest.raises(FiguresError, match=r"^z\.toml: source A is something else in another file$"):
        load([box(tmp_path, z=source.replace("box", "web"))])


# -- overlays ----------------------------------------------------------------------------------


def test_an_overlay_replaces_fields_by_id(tmp_path: Path) -> None:
    found = figures(
        tmp_path,
        '[[state]]\nid = "HH"\nmost = 13\nseats = [1, 2, 3, 4]\n[[constant]]\nid = "price"\nvalue = 5\n',
    )
    row = found.row("state", "HH")
    assert (row["most"], row["seats"], row["small"]) == (13, [1, 2, 3, 4], True)
    assert found.row("state", "BY")["most"] == 60
    assert found.value("price") == 5
    assert [row.field_status(name) for name in ("most", "seats", "small")] == ["C", "C", "I"]
    assert [row.field_sources(name) for name in ("most", "small")] == [[OWNER], ["A"]]
    assert OWNER in found.sources


def test_an_owner_may_be_less_than_sure(tmp_path: Path) -> None:
    found = figures(tmp_path, '[[constant]]\nid = "price"\nvalue = 5\nstatus = "I"\nnote = "by eye"\n')
    assert found.row("constant", "price").field_status("value") == "I"


def test_tables_within_a_figure_may_have_other_entries(tmp_path: Path) -> None:
    found = figures(tmp_path, '[[state]]\nid = "BY"\neffect = { seats = 3, to = "none" }\n')
    assert found.row("state", "BY")["effect"] == {"seats": 3, "to": "none"}


BAD_OVERLAYS = [
    ("[[x]\n", "overlay mine.toml: Expected"),
    ("[[card]]\nid = 'a'\n", "overlay mine.toml: there is no table 'card'; there are state, constant"),
    ("[[state]]\nid = 'XX'\n", "overlay mine.toml: state has no row 'XX'; it has BY, HH"),
    ("[[state]]\nmost = 3\n", "overlay mine.toml: every row of state needs an id, a text"),
    ("[[state]]\nid = 'BY'\n[[state]]\nid = 'BY'\n", "overlay mine.toml: state BY stands twice"),
    (
        "[[state]]\nid = 'BY'\nvotes = 3\n",
        "overlay mine.toml: state BY has no field 'votes'; it has seats, most, small, motto, effect",
    ),
    ("[[state]]\nid = 'BY'\nmost = '60'\n", "overlay mine.toml: state BY: most must be like 60"),
    ("[[state]]\nid = 'BY'\nmost = true\n", "overlay mine.toml: state BY: most must be like 60"),
    ("[[state]]\nid = 'BY'\nsmall = 1\n", "overlay mine.toml: state BY: small must be like False"),
    ("[[state]]\nid = 'BY'\nseats = 9\n", "overlay mine.toml: state BY: seats must be like [9, 14, 18]"),
    (
        "[[state]]\nid = 'BY'\nseats = [9, 'x']\n",
        "overlay mine.toml: state BY: seats must be like [9, 14, 18]",
    ),
    ("[[state]]\nid = 'BY'\neffect = { food = 'x' }\n", "overlay mine.toml: state BY: effect must be like {"),
    ("[[state]]\nid = 'BY'\neffect = { more = 1.5 }\n", "overlay mine.toml: state BY: effect must be like {"),
    (
        "[[state]]\nid = 'BY'\nmost = 61\nstatus = 'sure'\n",
        "overlay mine.toml: state BY: status must be one of C,",
    ),
]


@pytest.mark.parametrize(("overlay", "sentence"), BAD_OVERLAYS)
def test_a_wrong_overlay_is_refused(tmp_path: Path, overlay: str, sentence: str) -> None:
    with pytest.raises(FiguresError) as refused:
        figures(tmp_path, overlay)
    assert str(refused.value).startswith(sentence)


def test_an_overlay_is_a_folder_of_toml_files(tmp_path: Path) -> None:
    ours = box(tmp_path / "ours", a=STATES)
    (tmp_path / "empty").mkdir()
    for wrong in ("missing", "empty", "ours/a.toml"):
        with pytest.raises(FiguresError, match=r"an overlay is a folder of \.toml files"):
            load([ours], str(tmp_path / wrong))
    (tmp_path / "odd" / "x.toml").mkdir(parents=True)
    with pytest.raises(FiguresError, match=r"^overlay x\.toml: "):
        load([ours], str(tmp_path / "odd"))


def test_an_overlay_reaches_the_game(tmp_path: Path) -> None:
    box(tmp_path, mine='[[constant]]\nid = "funds"\nvalue = 12\n')
    ours, theirs = hustings.game("pocket", players=2), hustings.game("pocket", players=2, data=str(tmp_path))
    assert theirs.initial().funds == [12, 12]
    assert ours.initial().funds == [10, 10]
    assert theirs.data_hash != ours.data_hash


# -- the hash ----------------------------------------------------------------------------------


def test_the_hash_changes_with_every_figure(tmp_path: Path) -> None:
    before = figures(tmp_path / "0").hash()
    for number, (old, new) in enumerate(
        [
            ("most = 60", "most = 61"),
            ("[1, 2, 3]", "[1, 2, 4]"),
            ("small = true", "small = false"),
            ('"y"', '"z"'),
            ('"BY"', '"XY"'),
            ("food = 2", "food = 3"),
            ("small = false", "little = false"),
        ]
    ):
        assert STATES.count(old) == 1
        assert figures(tmp_path / f"s{number}", states=STATES.replace(old, new)).hash() != before
    assert figures(tmp_path / "c", constants=CONSTANTS.replace("4", "5")).hash() != before
    assert figures(tmp_path / "o", '[[constant]]\nid = "price"\nvalue = 5\n').hash() != before


def test_the_hash_changes_with_the_order_of_rows(tmp_path: Path) -> None:
    """Games number their cards by row, so another order is another game."""
    first, second = ROW, ROW.replace('"c"', '"d"')
    here = load([box(tmp_path / "1", x=first + second)])
    there = load([box(tmp_path / "2", x=second + first)])
    assert here.hash() != there.hash()


def test_the_hash_does_not_change_with_what_is_said_about_the_figures(tmp_path: Path) -> None:
    before = figures(tmp_path / "0").hash()
    for number, (old, new) in enumerate(
        [
            ('note = "as printed"', 'note = "seen"'),
            ('status = "C"\nsources = ["A"]', 'status = "I"\nsources = ["B"]'),
            ('where = "the box"', 'where = "elsewhere"'),
            ('sources_of = { seats = ["B"] }\n', ""),
            ('status_of = { most = "R", seats = "C" }\n', ""),
        ]
    ):
        assert old in STATES
        assert figures(tmp_path / f"s{number}", states=STATES.replace(old, new)).hash() == before
    assert figures(tmp_path / "o", '[[constant]]\nid = "price"\nvalue = 4\n').hash() == before


def test_the_hash_does_not_depend_on_which_file_a_table_is_in(tmp_path: Path) -> None:
    assert load([box(tmp_path / "x", one=STATES + CONSTANTS)]).hash() == figures(tmp_path / "y").hash()


# -- the audit ---------------------------------------------------------------------------------


def test_the_audit_lists_every_figure_with_its_provenance(tmp_path: Path) -> None:
    found = {(f.table, f.id, f.name): f for f in figures(tmp_path).findings()}
    assert len(found) == 2 * 5 + 1 + 1
    most = found["state", "HH", "most"]
    assert (most.file, most.value, most.status, most.sources, most.note) == (
        "a_states.toml",
        12,
        "R",
        ["A"],
        "",
    )
    seats = found["state", "HH", "seats"]
    assert (seats.status, seats.sources) == ("C", ["B"])
    assert found["constant", "price", "value"].note == "guessed"


def test_a_row_that_was_not_found_at_all_is_in_the_audit(tmp_path: Path) -> None:
    (lost,) = [f for f in figures(tmp_path).uncertain() if f.id == "lost"]
    assert (lost.name, lost.value, lost.status) == ("", None, "NF")


def test_the_audit_names_what_is_uncertain(tmp_path: Path) -> None:
    names = [(f.id, f.name, f.status) for f in figures(tmp_path).uncertain()]
    assert names == [
        ("HH", "most", "R"),
        ("HH", "small", "I"),
        ("HH", "motto", "I"),
        ("HH", "effect", "I"),
        ("price", "value", "R"),
        ("lost", "", "NF"),
    ]


def test_what_the_owner_typed_in_is_no_longer_uncertain(tmp_path: Path) -> None:
    found = figures(tmp_path, '[[state]]\nid = "HH"\nmost = 13\n')
    assert ("HH", "most") not in [(f.id, f.name) for f in found.uncertain()]


@pytest.mark.parametrize(
    "title", [title for title in hustings.titles() if title.figures], ids=lambda title: title.id
)
def test_the_figures_of_every_game_load(title: Title) -> None:
    assert title.figures is not None
    found = title.figures("")
    assert found.findings()
    assert title.game().data_hash
