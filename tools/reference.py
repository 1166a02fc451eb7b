"""Write docs/reference/: every question, event, phase, field and insight of every title, from its declarations.

`python tools/reference.py` writes the pages anew; `--check` fails where one is out of date.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import hustings
from hustings.core.message import Message
from hustings.core.payload import Payload
from hustings.core.role import Role
from hustings.core.struct import ROW, Field, fields_of
from hustings.core.title import Title
from hustings.locale import Translator

MANY = 48  # more than there are of any kind of thing; what has more is an amount
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reference"


def page(title: Title) -> str:
    game = title.game()
    state = game.initial()
    view = game.view(state, 0)
    out = [
        f"# {title.name}: reference",
        "",
        "Written by `tools/reference.py` from what the game declares. Numbers stand for what their role says;",
        '"role from 1" means that 0 stands for none and 1 for the first.',
        "",
        *numbers(title, game, view),
        "## Phases",
        "",
        *table("phase", "step", "about", rows=phases(game)),
        "## Questions",
        "",
        "What is asked, of chance too, and what an answer consists of: `Action(kind, values)` with the values in this order.",
        "",
        *table("kind", "answer", "secret", rows=questions(game)),
        "## Events",
        "",
        "What is told, and in the last column what only its owner learns.",
        "",
        *table("kind", "everyone learns", "only the owner", rows=events(game)),
        "## View",
        "",
        "What `game.view(state, seat)` knows. Fields of the board are the same for everyone.",
        "",
        *table("field", "value", "board", rows=fields(type(view), type(view).__mro__[1])),
    ]
    parts: dict[Any, None] = {}
    collect(type(view), parts)
    for part in parts:
        out += [
            f"### {part.__name__}",
            "",
            *table("field", "value", rows=[r[:2] for r in fields(part, part)]),
        ]
    return "\n".join([*out, *insights(game.insights_type)]).rstrip() + "\n"


def insights(of: Any) -> list[str]:
    """What ``game.insights`` works out, and every part of it."""
    if of is None:
        return []
    out = [
        "## Insights",
        "",
        "What `game.insights(view)` works out from a view: plain data, for pages and analyses.",
        "",
    ]
    parts = [of]
    for part in parts:
        if part is not of:
            out += [f"### {part.__name__}", ""]
        if part.__dict__.get("__doc__"):
            out += [" ".join(part.__doc__.replace("``", "`").split()), ""]
        notes = remarks(part)
        rows = []
        for name, hint in get_type_hints(part).items():
            missing = "" if name in part.__required_keys__ else " (may be missing)"
            rows.append((f"`{name}`", value(hint) + missing, notes.get(name, "")))
            parts += [one for one in typed_dicts(hint) if one not in parts]
        out += table("field", "value", "", rows=rows)
    return out


def value(hint: Any) -> str:
    """A type in words."""
    inside = [value(one) for one in get_args(hint) if one is not NoneType and get_origin(hint) is not Literal]
    if get_origin(hint) is list:
        return f"list of {inside[0]}"
    if get_origin(hint) is dict:
        return f"{inside[1]} by {inside[0]}"
    if get_origin(hint) is Literal:
        return " or ".join([f"`{one}`" for one in get_args(hint)])
    if get_origin(hint) in (Union, UnionType):
        return " or ".join(inside + (["none"] if NoneType in get_args(hint) else []))
    return {int: "number", bool: "flag", str: "word"}.get(hint, str(hint.__name__))


def typed_dicts(hint: Any) -> Iterator[Any]:
    if is_typeddict(hint):
        yield hint
    for one in get_args(hint):
        yield from typed_dicts(one)


def remarks(cls: Any) -> dict[str, str]:
    """The remark behind each field in the source."""
    found = {}
    for line in inspect.getsource(cls).splitlines():
        field = re.match(r"    (\w+): [^#]+?  # (.+)", line)
        if field:
            found[field[1]] = field[2]
    return found


def numbers(title: Title, game: Any, view: Any) -> list[str]:
    """What the numbers of each role are called, where there are only so many."""
    said = Translator("en", title)
    declared = [question.answer for question in game.vocabulary.questions.values()]
    for event in game.vocabulary.events.values():
        declared += [event.public, event.secret]
    rows = []
    for name in sorted(
        {field.role.name for each in declared for field in each.fields} - {"seat", "poll"}
    ):  # whose names are the players'
        names: list[str] = []
        while len(names) <= MANY:
            try:
                named = title.words.name(game, view, name, len(names))
            except (IndexError, KeyError):
                break
            if not isinstance(named, Message):
                names.clear()  # a number like any other
                break
            if not said.knows(named.id):
                break
            names.append(f"{len(names)}: {said(named)}")
        if 1 < len(names) <= MANY:
            rows.append((name, "; ".join(names)))
    return ["## Numbers", "", *table("role", "numbers", rows=rows)] if rows else []


def phases(game: Any) -> Iterator[tuple[str, ...]]:
    for phase in game.phases:
        step = "" if phase.step.name == "number" else role(phase.step)
        yield f"`{phase.name}`", step, payload(phase.args)


def questions(game: Any) -> Iterator[tuple[str, ...]]:
    secret = game.secret_kinds()
    for kind, question in game.vocabulary.questions.items():
        yield f"`{kind}`", payload(question.answer), "yes" if kind in secret else ""


def events(game: Any) -> Iterator[tuple[str, ...]]:
    for kind, event in game.vocabulary.events.items():
        yield f"`{kind}`", payload(event.public), payload(event.secret)


def fields(cls: Any, board: Any) -> Iterator[tuple[str, ...]]:
    public = {field.name for field in fields_of(board)}
    for field in fields_of(cls):
        yield f"`{field.name}`", shape(field), "yes" if field.name in public else ""


def collect(cls: Any, parts: dict[Any, None]) -> None:
    """The structs inside a struct, in the order they are met."""
    for field in fields_of(cls):
        if not field.plain and field.of not in parts:
            parts[field.of] = None
            collect(field.of, parts)


def payload(payload: Payload) -> str:
    said = []
    for i, field in enumerate(payload.fields):
        missing = payload.list_at < 0 and i >= payload.least
        said.append(f"{field.name}: {shape(field)}{' (may be missing)' if missing else ''}")
    return ", ".join(said)


def shape(field: Field) -> str:
    said = field.of.__name__ if not field.plain else role(field.role)
    if field.of == ROW:
        said = f"row of {said}"
    for axis in reversed(field.axes):
        said = f"list of {said}" if axis.name == "number" else f"{said} by {axis.name}"
    return said


def role(role: Role) -> str:
    if role.a_set:
        return f"set of {role.name}"
    return f"{role.name} from {role.base}" if role.base else role.name


def table(*head: str, rows: Any) -> list[str]:
    lines = [f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}"]
    return [*lines, *(f"| {' | '.join(row)} |" for row in rows), ""]


def main() -> None:
    parser = argparse.ArgumentParser(description="Write docs/reference/ from the declarations.")
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    given = parser.parse_args()
    stale = []
    for title in hustings.titles():
        if title.package:
            continue
        file, text = FOLDER / f"{title.id}.md", page(title)
        if not file.is_file() or file.read_text("utf-8") != text:
            stale.append(file.name)
            if not given.check:
                FOLDER.mkdir(exist_ok=True)
                file.write_text(text, "utf-8")
    if given.check and stale:
        sys.exit(f"docs/reference: {', '.join(stale)} out of date: run python tools/reference.py")


if __name__ == "__main__":
    main()
